### Надписи на доске Crusader Kings в браузере.

## Части стола

crusaders-term-map = Карта
crusaders-term-mine = Мой дом
crusaders-term-houses = Дома
crusaders-term-common = Общее
crusaders-term-status = Время
crusaders-term-order = Порядок хода
crusaders-term-legend = Знаки на карте
crusaders-term-larger = Увеличить карту
crusaders-term-smaller = Уменьшить карту
crusaders-term-choices = На выбор

## Карта

crusaders-term-closed = Вне игры
crusaders-term-independent = Независим
crusaders-term-duchy = Герцогство
crusaders-term-lord = Независимый феодал
crusaders-term-lord-is = Правит { $person } ({ $trait })
crusaders-term-duke-is = Герцог: { $person }
crusaders-term-duke-of = Герцог: { NAME($region) }
crusaders-term-duchess-of = Герцогиня: { NAME($region) }
crusaders-term-duchess-is = Герцогиня: { $person }
crusaders-term-allied-with = Союзник: { $seat }
crusaders-term-route = Морской путь

## Буквы культур

crusaders-term-letter-england = Ан
crusaders-term-letter-france = Фр
crusaders-term-letter-germany = Ге
crusaders-term-letter-italy = Ит
crusaders-term-letter-iberia = Иб

## Дома

crusaders-term-ai = ИИ
crusaders-term-whole-house = Дом целиком
crusaders-term-fallen = династия пала
crusaders-term-points = Очки
crusaders-term-regions = Регионы
crusaders-term-shields = Щиты на треке походов
crusaders-term-age = Жетоны возраста правителя
crusaders-term-bag = Черты в мешочке
crusaders-term-crusades = Походы в этом Веке
crusaders-term-wars = Война
crusaders-term-pacts = Союз
crusaders-term-claims = Повод к войне
crusaders-term-laid = Выложено лицом вниз
crusaders-term-bag-seen = Черты, замеченные по пути в мешочек
crusaders-term-ruler = Правитель
crusaders-term-woman = Женщина
crusaders-term-man = Мужчина
crusaders-term-married-to = в браке

## Черты и проверки

crusaders-term-positive = Положительная черта
crusaders-term-negative = Отрицательная черта
crusaders-term-critical = критическая
crusaders-term-critical-in = Критическая: { $checks }
crusaders-term-note-chance = шанс { $n } %
crusaders-term-note-noble = случайная черта, без союза
crusaders-term-check = Проверка черт
crusaders-term-successes = Успехи: { $n } из { $of }
crusaders-term-draws = Вытянуто: { $n } из { $of }
crusaders-term-invested = вложено: { $n }
crusaders-term-cancelled = отменено жетонов: { $n }
crusaders-term-sacrificed = Пожертвовано
crusaders-term-sacrificing = С жертвами

## Предложения

crusaders-term-offer = Предложение
crusaders-term-offer-between = Предложение: { $seat } → { $partner }
crusaders-term-offer-empty = Пока ничего
crusaders-term-offer-side = { $seat } отдаёт
crusaders-term-offer-claim = Отказ от повода к войне
crusaders-term-offer-peace = Стороны заключают мир
crusaders-term-offer-marriage = Брак: { NAME($member) } и { NAME($other) }. В чью династию: { $house }

## Общий стол

crusaders-term-free-space = Щита ещё нет
crusaders-term-in-deck = в колоде: { $n }
crusaders-term-decks = Колоды действий
crusaders-term-nobles = Знать для сватовства
crusaders-term-supplies = Запас
crusaders-term-general-bag = Случайные черты
crusaders-term-councillor = Советник
crusaders-term-invention = Изобретение
crusaders-term-needs-crusader = Щиты на треке походов: { $n }
crusaders-term-needs-builder = Замки: { $n }
crusaders-term-needs-inventor = Развития: { $n }
crusaders-term-needs-king_of_jerusalem = Щит в Иерусалиме

## Набор карт

crusaders-term-draw-plan = Ваши восемь карт
crusaders-term-draw-sum = { $n } из { $of }
crusaders-term-draw-these = Взять эти карты
crusaders-term-one-less = На карту меньше: { NAME($deck) }
crusaders-term-one-more = На карту больше: { NAME($deck) }
crusaders-term-cards = Карты действий
crusaders-term-bag-odds = Хорошая черта за столько жетонов:

## Значения компонентов

crusaders-term-sex-male = мужчина
crusaders-term-sex-female = женщина
crusaders-term-sex-horse = лошадь
crusaders-term-pool-random = случайные черты
crusaders-term-pool-starting = начальные черты
crusaders-term-pool-event = черты событий
crusaders-term-pool-crusade = черты крестоносцев
crusaders-term-relative-wife = жена
crusaders-term-relative-son = сын
crusaders-term-relative-daughter = дочь
crusaders-term-relative-brother = брат
crusaders-term-action-build = строительство
crusaders-term-action-develop = развитие
crusaders-term-action-plot = заговор
crusaders-term-action-overthrow = переворот
crusaders-term-action-mobilise = мобилизация
crusaders-term-action-invade = вторжение
crusaders-term-action-tax = сбор податей
crusaders-term-action-crusade = поход
