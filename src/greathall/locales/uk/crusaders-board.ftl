### Написи на дошці Crusader Kings у браузері.

## Частини столу

crusaders-table-map = Мапа
crusaders-table-mine = Мій дім
crusaders-table-houses = Доми
crusaders-table-common = Спільне
crusaders-table-status = Час
crusaders-table-order = Порядок ходу
crusaders-table-legend = Знаки на мапі
crusaders-table-larger = Збільшити мапу
crusaders-table-smaller = Зменшити мапу
crusaders-table-choices = На вибір

## Мапа

crusaders-table-closed = Поза грою
crusaders-table-independent = Незалежний
crusaders-table-duchy = Герцогство
crusaders-table-lord = Незалежний правитель
crusaders-table-lord-is = Править { $person } ({ $trait })
crusaders-table-duke-is = Герцог: { $person }
crusaders-table-duke-of = Герцог: { NAME($region) }
crusaders-table-duchess-of = Герцогиня: { NAME($region) }
crusaders-table-duchess-is = Герцогиня: { $person }
crusaders-table-allied-with = Союзник: { $seat }
crusaders-table-route = Морський шлях

## Літери культур

crusaders-table-letter-england = Ан
crusaders-table-letter-france = Фр
crusaders-table-letter-germany = Ні
crusaders-table-letter-italy = Іт
crusaders-table-letter-iberia = Іб

## Доми

crusaders-table-ai = ШІ
crusaders-table-whole-house = Дім повністю
crusaders-table-fallen = династія впала
crusaders-table-points = Очки
crusaders-table-regions = Регіони
crusaders-table-shields = Щити на треку походів
crusaders-table-age = Жетони віку правителя
crusaders-table-bag = Риси в мішечку
crusaders-table-crusades = Походи в цю добу
crusaders-table-wars = Війна
crusaders-table-pacts = Союз
crusaders-table-claims = Привід до війни
crusaders-table-laid = Викладено сорочкою догори
crusaders-table-bag-seen = Риси, помічені дорогою до мішечка
crusaders-table-ruler = Правитель
crusaders-table-woman = Жінка
crusaders-table-man = Чоловік
crusaders-table-married-to = у шлюбі

## Риси й перевірки

crusaders-table-positive = Позитивна риса
crusaders-table-negative = Негативна риса
crusaders-table-critical = критична
crusaders-table-critical-in = Критична: { $checks }
crusaders-table-note-chance = шанс { $n } %
crusaders-table-note-noble = випадкова риса, без союзу
crusaders-table-check = Перевірка рис
crusaders-table-successes = Успіхи: { $n } з { $of }
crusaders-table-draws = Витягнуто: { $n } з { $of }
crusaders-table-invested = вкладено: { $n }
crusaders-table-cancelled = скасовано спроб: { $n }
crusaders-table-sacrificed = Пожертвувано
crusaders-table-sacrificing = Із жертвами

## Пропозиції

crusaders-table-offer = Пропозиція
crusaders-table-offer-between = Пропозиція: { $seat } → { $partner }
crusaders-table-offer-empty = Поки нічого
crusaders-table-offer-side = { $seat } віддає
crusaders-table-offer-claim = Відмова від приводу до війни
crusaders-table-offer-peace = Сторони укладають мир
crusaders-table-offer-marriage = Шлюб: { NAME($member) } і { NAME($other) }; пара входить до дому гравця { $house }

## Спільний стіл

crusaders-table-free-space = Щита ще немає
crusaders-table-in-deck = у колоді: { $n }
crusaders-table-decks = Колоди дій
crusaders-table-nobles = Знать для сватання
crusaders-table-supplies = Запас
crusaders-table-general-bag = Випадкові риси
crusaders-table-councillor = Радник
crusaders-table-invention = Винахід
crusaders-table-needs-crusader = Щити на треку походів: { $n }
crusaders-table-needs-builder = Замки: { $n }
crusaders-table-needs-inventor = Розвитки: { $n }
crusaders-table-needs-king_of_jerusalem = Щит у Єрусалимі

## Що дають розвитки й поділки треку

crusaders-table-hook-marriage_check = Перевірки шлюбу: безкоштовні жетони +{ $n }
crusaders-table-hook-build_check = Будівництво: безкоштовні жетони +{ $n }
crusaders-table-hook-build_cost = Перший замок дії коштує { $n } зол.
crusaders-table-hook-plot_check = Інтриги: безкоштовні жетони +{ $n }
crusaders-table-hook-plot_check-one = { $plot }: безкоштовні жетони +{ $n }
crusaders-table-hook-crusade_check = Походи: безкоштовні жетони +{ $n }
crusaders-table-hook-invade_check = Вторгнення: безкоштовні жетони +{ $n }
crusaders-table-hook-invade_reach = Вторгнення морем, армій: { $n }
crusaders-table-hook-defence = Вторгнення у ваші регіони: потрібно успіхів +{ $n }
crusaders-table-hook-era_start = Бонусні карти щодоби: { $n }
crusaders-table-hook-crusades_per_era = Походи за добу: { $n }
crusaders-table-hook-tax = Податки: золото +{ $n }
crusaders-table-hook-own_birth = За народження у вас: рис на вибір { $n }, лишається одна
crusaders-table-hook-own_turn_start = Раз на раунд на початку ходу можна зняти жетон заворушень у своєму регіоні
crusaders-table-hook-own_character_would_die = Раз на раунд перевірка може врятувати члена родини від події чи старості
crusaders-table-hook-assassination_of_own_character = Решта може платити проти вбивств у вашій родині
crusaders-table-hook-plot_range = Заворушення можна спричинити в будь-якому регіоні
crusaders-table-hook-overthrow_range = Перевороти можливі в будь-якому регіоні

## Що роблять події карт дій

crusaders-table-target-self = Ви самі
crusaders-table-target-other = Інший дім
crusaders-table-target-other_choice = Дім на ваш вибір
crusaders-table-by-left_neighbour = вирішує сусід ліворуч
crusaders-table-by-active = вирішуєте ви
crusaders-table-optional = за бажанням
crusaders-table-only-no_army = без армії
crusaders-table-only-has_castle = із замком
crusaders-table-only-has_army = краще з армією
crusaders-table-deed-birth =
    { $n ->
        [1] народжується дитина
        [2] народжуються двоє дітей
       *[other] народжуються діти: { $n }
    }
crusaders-table-deed-birth-chosen =
    { $n ->
        [1] народжується дитина
       *[other] народжуються діти: { $n }
    }, риса на вибір із двох
crusaders-table-deed-bastard =
    { $n ->
        [1] народжується бастард
       *[other] народжуються бастарди: { $n }
    }
crusaders-table-deed-place_token =
    { NAME($token) } в { $n ->
        [1] одному регіоні
       *[other] { $n } регіонах
    }
crusaders-table-deed-remove_token = { NAME($token) }: зняти жетони, до { $n }
crusaders-table-deed-add_trait = нова риса: { NAME($trait) }
crusaders-table-deed-add_trait-child = риса наймолодшої дитини: { NAME($trait) }
crusaders-table-deed-remove_trait = риса на вибір покидає мішечок
crusaders-table-deed-check = { $kind }; у разі провалу: { $failure }
crusaders-table-deed-or = { $first }, інакше: { $second }
crusaders-table-deed-choice = 1) { $first }; 2) { $second }
crusaders-table-deed-if-married = а якщо правитель у шлюбі, ще й { $effect }
crusaders-table-deed-pay = заплатити { $gold }
crusaders-table-deed-pay-neighbour = заплатити сусідові ліворуч { $gold }
crusaders-table-deed-pay-each = заплатити { $gold } за кожну армію
crusaders-table-deed-steal_gold = сусідові ліворуч: { $gold }
crusaders-table-deed-buy_development = розвиток за ціною { $price }
crusaders-table-deed-take_development = сусід ліворуч може переманити радника; ціна: { $price }
crusaders-table-deed-lose_development = іде радник
crusaders-table-deed-age = жетони віку правителя +{ $n }
crusaders-table-deed-death-non_ruler = помирає член родини, але не правитель
crusaders-table-deed-death-male_non_ruler = помирає чоловік із родини, але не правитель
crusaders-table-deed-death-ruler_spouse = помирає чоловік або дружина правителя
crusaders-table-deed-death-youngest_child = помирає наймолодша дитина
crusaders-table-deed-casus_belli-left_neighbour = сусід ліворуч дістає привід до війни з цим домом
crusaders-table-deed-casus_belli-target = привід до війни з домом на вибір
crusaders-table-deed-clear_casus_belli = зникає привід до війни з цим домом
crusaders-table-deed-demobilise = одна армія розпускається
crusaders-table-deed-demobilise-all = усі армії розпускаються
crusaders-table-deed-mobilise = регіон мобілізується безкоштовно
crusaders-table-deed-end_war = одна війна завершується
crusaders-table-deed-remove_castle = падає замок
crusaders-table-deed-replace_shield = щит на треку поступається вашому

## Набір карт

crusaders-table-draw-plan = Ваші вісім карт
crusaders-table-draw-sum = { $n } з { $of }
crusaders-table-draw-these = Взяти ці карти
crusaders-table-one-less = На карту менше: { NAME($deck) }
crusaders-table-one-more = На карту більше: { NAME($deck) }
crusaders-table-cards = Карти дій
crusaders-table-bag-odds = Добра риса за стільки жетонів:

## Значення компонентів

crusaders-table-sex-male = чоловік
crusaders-table-sex-female = жінка
crusaders-table-sex-horse = кінь
crusaders-table-pool-random = випадкові риси
crusaders-table-pool-starting = початкові риси
crusaders-table-pool-event = риси подій
crusaders-table-pool-crusade = риси хрестоносців
crusaders-table-relative-wife = дружина
crusaders-table-relative-son = син
crusaders-table-relative-daughter = дочка
crusaders-table-relative-brother = брат
crusaders-table-action-build = будівництво
crusaders-table-action-develop = розвиток
crusaders-table-action-plot = змова
crusaders-table-action-overthrow = переворот
crusaders-table-action-mobilise = мобілізація
crusaders-table-action-invade = вторгнення
crusaders-table-action-tax = збір податків
crusaders-table-action-crusade = похід
crusaders-table-its-name = назва
