### Написи на дошці Crusader Kings у браузері.

## Частини столу

crusaders-term-map = Мапа
crusaders-term-mine = Мій дім
crusaders-term-houses = Доми
crusaders-term-common = Спільне
crusaders-term-status = Час
crusaders-term-order = Порядок ходу
crusaders-term-legend = Знаки на мапі
crusaders-term-larger = Збільшити мапу
crusaders-term-smaller = Зменшити мапу
crusaders-term-choices = На вибір

## Мапа

crusaders-term-closed = Поза грою
crusaders-term-independent = Незалежний
crusaders-term-duchy = Герцогство
crusaders-term-lord = Незалежний феодал
crusaders-term-lord-is = Править { $person } ({ $trait })
crusaders-term-duke-is = Герцог: { $person }
crusaders-term-duke-of = Герцог: { NAME($region) }
crusaders-term-duchess-of = Герцогиня: { NAME($region) }
crusaders-term-duchess-is = Герцогиня: { $person }
crusaders-term-allied-with = Союзник: { $seat }
crusaders-term-route = Морський шлях

## Літери культур

crusaders-term-letter-england = Ан
crusaders-term-letter-france = Фр
crusaders-term-letter-germany = Ні
crusaders-term-letter-italy = Іт
crusaders-term-letter-iberia = Іб

## Доми

crusaders-term-ai = ШІ
crusaders-term-whole-house = Дім повністю
crusaders-term-fallen = династія впала
crusaders-term-points = Очки
crusaders-term-regions = Регіони
crusaders-term-shields = Щити на треку походів
crusaders-term-age = Жетони віку правителя
crusaders-term-bag = Риси в мішечку
crusaders-term-crusades = Походи цієї епохи
crusaders-term-wars = Війна
crusaders-term-pacts = Союз
crusaders-term-claims = Привід до війни
crusaders-term-laid = Викладено долілиць
crusaders-term-bag-seen = Риси, помічені дорогою до мішечка
crusaders-term-ruler = Правитель
crusaders-term-woman = Жінка
crusaders-term-man = Чоловік
crusaders-term-married-to = у шлюбі

## Риси й перевірки

crusaders-term-positive = Позитивна риса
crusaders-term-negative = Негативна риса
crusaders-term-critical = критична
crusaders-term-critical-in = Критична: { $checks }
crusaders-term-note-chance = шанс { $n } %
crusaders-term-note-noble = випадкова риса, без союзу
crusaders-term-check = Перевірка рис
crusaders-term-successes = Успіхи: { $n } з { $of }
crusaders-term-draws = Витягнуто: { $n } з { $of }
crusaders-term-invested = вкладено: { $n }
crusaders-term-cancelled = скасовано жетонів: { $n }
crusaders-term-sacrificed = Пожертвувано
crusaders-term-sacrificing = Із жертвами

## Пропозиції

crusaders-term-offer = Пропозиція
crusaders-term-offer-between = Пропозиція: { $seat } → { $partner }
crusaders-term-offer-empty = Поки що нічого
crusaders-term-offer-side = { $seat } віддає
crusaders-term-offer-claim = Відмова від приводу до війни
crusaders-term-offer-peace = Сторони укладають мир
crusaders-term-offer-marriage = Шлюб: { NAME($member) } і { NAME($other) }. До чиєї династії: { $house }

## Спільний стіл

crusaders-term-free-space = Щита ще немає
crusaders-term-in-deck = у колоді: { $n }
crusaders-term-decks = Колоди дій
crusaders-term-nobles = Знать для сватання
crusaders-term-supplies = Запас
crusaders-term-general-bag = Випадкові риси
crusaders-term-councillor = Радник
crusaders-term-invention = Винахід
crusaders-term-needs-crusader = Щити на треку походів: { $n }
crusaders-term-needs-builder = Замки: { $n }
crusaders-term-needs-inventor = Розвитки: { $n }
crusaders-term-needs-king_of_jerusalem = Щит у Єрусалимі

## Набір карт

crusaders-term-draw-plan = Ваші вісім карт
crusaders-term-draw-sum = { $n } з { $of }
crusaders-term-draw-these = Взяти ці карти
crusaders-term-one-less = На карту менше: { NAME($deck) }
crusaders-term-one-more = На карту більше: { NAME($deck) }
crusaders-term-cards = Карти дій
crusaders-term-bag-odds = Добра риса за стільки жетонів:

## Значення компонентів

crusaders-term-sex-male = чоловік
crusaders-term-sex-female = жінка
crusaders-term-sex-horse = кінь
crusaders-term-pool-random = випадкові риси
crusaders-term-pool-starting = початкові риси
crusaders-term-pool-event = риси подій
crusaders-term-pool-crusade = риси хрестоносців
crusaders-term-relative-wife = дружина
crusaders-term-relative-son = син
crusaders-term-relative-daughter = дочка
crusaders-term-relative-brother = брат
crusaders-term-action-build = будівництво
crusaders-term-action-develop = розвиток
crusaders-term-action-plot = змова
crusaders-term-action-overthrow = переворот
crusaders-term-action-mobilise = мобілізація
crusaders-term-action-invade = вторгнення
crusaders-term-action-tax = збір податків
crusaders-term-action-crusade = похід
