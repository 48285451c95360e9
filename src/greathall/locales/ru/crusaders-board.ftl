### Надписи на доске Crusader Kings в браузере.

## Части стола

crusaders-table-map = Карта
crusaders-table-mine = Мой дом
crusaders-table-houses = Дома
crusaders-table-common = Общее
crusaders-table-status = Время
crusaders-table-order = Порядок хода
crusaders-table-legend = Знаки на карте
crusaders-table-larger = Увеличить карту
crusaders-table-smaller = Уменьшить карту
crusaders-table-choices = На выбор

## Карта

crusaders-table-closed = Вне игры
crusaders-table-independent = Независим
crusaders-table-duchy = Герцогство
crusaders-table-lord = Независимый правитель
crusaders-table-lord-is = Правит { $person } ({ $trait })
crusaders-table-duke-is = Герцог: { $person }
crusaders-table-duke-of = Герцог: { NAME($region) }
crusaders-table-duchess-of = Герцогиня: { NAME($region) }
crusaders-table-duchess-is = Герцогиня: { $person }
crusaders-table-allied-with = Союзник: { $seat }
crusaders-table-route = Морской путь

## Буквы культур

crusaders-table-letter-england = Ан
crusaders-table-letter-france = Фр
crusaders-table-letter-germany = Ге
crusaders-table-letter-italy = Ит
crusaders-table-letter-iberia = Иб

## Дома

crusaders-table-ai = ИИ
crusaders-table-whole-house = Дом целиком
crusaders-table-fallen = династия пала
crusaders-table-points = Очки
crusaders-table-regions = Регионы
crusaders-table-shields = Щиты на треке походов
crusaders-table-age = Жетоны возраста правителя
crusaders-table-bag = Черты в мешочке
crusaders-table-crusades = Походы в этом Веке
crusaders-table-wars = Война
crusaders-table-pacts = Союз
crusaders-table-claims = Повод к войне
crusaders-table-laid = Выложено рубашкой вверх
crusaders-table-bag-seen = Черты, замеченные по пути в мешочек
crusaders-table-ruler = Правитель
crusaders-table-woman = Женщина
crusaders-table-man = Мужчина
crusaders-table-married-to = в браке

## Черты и проверки

crusaders-table-positive = Положительная черта
crusaders-table-negative = Отрицательная черта
crusaders-table-critical = критическая
crusaders-table-critical-in = Критическая: { $checks }
crusaders-table-note-chance = шанс { $n } %
crusaders-table-note-noble = случайная черта, без союза
crusaders-table-check = Проверка черт
crusaders-table-successes = Успехи: { $n } из { $of }
crusaders-table-draws = Вытянуто: { $n } из { $of }
crusaders-table-invested = вложено: { $n }
crusaders-table-cancelled = отменено попыток: { $n }
crusaders-table-sacrificed = Пожертвовано
crusaders-table-sacrificing = С жертвами

## Предложения

crusaders-table-offer = Предложение
crusaders-table-offer-between = Предложение: { $seat } → { $partner }
crusaders-table-offer-empty = Пока ничего
crusaders-table-offer-side = { $seat } отдаёт
crusaders-table-offer-claim = Отказ от повода к войне
crusaders-table-offer-peace = Стороны заключают мир
crusaders-table-offer-marriage = Брак: { NAME($member) } и { NAME($other) }; пара входит в дом игрока { $house }

## Общий стол

crusaders-table-free-space = Щита ещё нет
crusaders-table-in-deck = в колоде: { $n }
crusaders-table-decks = Колоды действий
crusaders-table-nobles = Знать для сватовства
crusaders-table-supplies = Запас
crusaders-table-general-bag = Случайные черты
crusaders-table-councillor = Советник
crusaders-table-invention = Изобретение
crusaders-table-needs-crusader = Щиты на треке походов: { $n }
crusaders-table-needs-builder = Замки: { $n }
crusaders-table-needs-inventor = Развития: { $n }
crusaders-table-needs-king_of_jerusalem = Щит в Иерусалиме

## Что дают развития и деления трека

crusaders-table-hook-marriage_check = Проверки брака: бесплатные жетоны +{ $n }
crusaders-table-hook-build_check = Строительство: бесплатные жетоны +{ $n }
crusaders-table-hook-build_cost = Первый замок действия стоит { $n } зол.
crusaders-table-hook-plot_check = Интриги: бесплатные жетоны +{ $n }
crusaders-table-hook-plot_check-one = { $plot }: бесплатные жетоны +{ $n }
crusaders-table-hook-crusade_check = Походы: бесплатные жетоны +{ $n }
crusaders-table-hook-invade_check = Вторжения: бесплатные жетоны +{ $n }
crusaders-table-hook-invade_reach = Вторжения по морю, армий: { $n }
crusaders-table-hook-defence = Вторжения в ваши регионы: нужно успехов +{ $n }
crusaders-table-hook-era_start = Бонусные карты каждый Век: { $n }
crusaders-table-hook-crusades_per_era = Походы за Век: { $n }
crusaders-table-hook-tax = Налоги: золото +{ $n }
crusaders-table-hook-own_birth = При рождении у вас: черт на выбор { $n }, остаётся одна
crusaders-table-hook-own_turn_start = Раз в раунд в начале хода можно снять жетон беспорядков в своём регионе
crusaders-table-hook-own_character_would_die = Раз в раунд проверка может спасти члена семьи от события или старости
crusaders-table-hook-assassination_of_own_character = Остальные могут платить против убийств в вашей семье
crusaders-table-hook-plot_range = Беспорядки можно вызвать в любом регионе
crusaders-table-hook-overthrow_range = Перевороты возможны в любом регионе

## Что делают события карт действий

crusaders-table-target-self = Вы сами
crusaders-table-target-other = Другой дом
crusaders-table-target-other_choice = Дом на ваш выбор
crusaders-table-by-left_neighbour = решает сосед слева
crusaders-table-by-active = решаете вы
crusaders-table-optional = по желанию
crusaders-table-only-no_army = без армии
crusaders-table-only-has_castle = с замком
crusaders-table-only-has_army = лучше с армией
crusaders-table-deed-birth =
    { $n ->
        [1] рождается ребёнок
        [2] рождаются двое детей
       *[other] рождаются дети: { $n }
    }
crusaders-table-deed-birth-chosen =
    { $n ->
        [1] рождается ребёнок
       *[other] рождаются дети: { $n }
    }, черта на выбор из двух
crusaders-table-deed-bastard =
    { $n ->
        [1] рождается бастард
       *[other] рождаются бастарды: { $n }
    }
crusaders-table-deed-place_token =
    { NAME($token) } в { $n ->
        [1] одном регионе
       *[other] { $n } регионах
    }
crusaders-table-deed-remove_token = { NAME($token) }: снять жетоны, до { $n }
crusaders-table-deed-add_trait = новая черта: { NAME($trait) }
crusaders-table-deed-add_trait-child = черта младшего ребёнка: { NAME($trait) }
crusaders-table-deed-remove_trait = черта на выбор покидает мешочек
crusaders-table-deed-check = { $kind }; при провале: { $failure }
crusaders-table-deed-or = { $first }, иначе: { $second }
crusaders-table-deed-choice = 1) { $first }; 2) { $second }
crusaders-table-deed-if-married = а если правитель в браке, ещё и { $effect }
crusaders-table-deed-pay = заплатить { $gold }
crusaders-table-deed-pay-neighbour = заплатить соседу слева { $gold }
crusaders-table-deed-pay-each = заплатить { $gold } за каждую армию
crusaders-table-deed-steal_gold = соседу слева: { $gold }
crusaders-table-deed-buy_development = развитие по цене { $price }
crusaders-table-deed-take_development = сосед слева может переманить советника; цена: { $price }
crusaders-table-deed-lose_development = уходит советник
crusaders-table-deed-age = жетоны возраста правителя +{ $n }
crusaders-table-deed-death-non_ruler = умирает член семьи, но не правитель
crusaders-table-deed-death-male_non_ruler = умирает мужчина из семьи, но не правитель
crusaders-table-deed-death-ruler_spouse = умирает муж или жена правителя
crusaders-table-deed-death-youngest_child = умирает младший ребёнок
crusaders-table-deed-casus_belli-left_neighbour = сосед слева получает повод к войне с этим домом
crusaders-table-deed-casus_belli-target = повод к войне с домом на выбор
crusaders-table-deed-clear_casus_belli = исчезает повод к войне с этим домом
crusaders-table-deed-demobilise = одна армия распускается
crusaders-table-deed-demobilise-all = все армии распускаются
crusaders-table-deed-mobilise = регион мобилизуется бесплатно
crusaders-table-deed-end_war = одна война завершается
crusaders-table-deed-remove_castle = рушится замок
crusaders-table-deed-replace_shield = щит на треке уступает место вашему

## Набор карт

crusaders-table-draw-plan = Ваши восемь карт
crusaders-table-draw-sum = { $n } из { $of }
crusaders-table-draw-these = Взять эти карты
crusaders-table-one-less = На карту меньше: { NAME($deck) }
crusaders-table-one-more = На карту больше: { NAME($deck) }
crusaders-table-cards = Карты действий
crusaders-table-bag-odds = Хорошая черта за столько жетонов:

## Значения компонентов

crusaders-table-sex-male = мужчина
crusaders-table-sex-female = женщина
crusaders-table-sex-horse = лошадь
crusaders-table-pool-random = случайные черты
crusaders-table-pool-starting = начальные черты
crusaders-table-pool-event = черты событий
crusaders-table-pool-crusade = черты крестоносцев
crusaders-table-relative-wife = жена
crusaders-table-relative-son = сын
crusaders-table-relative-daughter = дочь
crusaders-table-relative-brother = брат
crusaders-table-action-build = строительство
crusaders-table-action-develop = развитие
crusaders-table-action-plot = заговор
crusaders-table-action-overthrow = переворот
crusaders-table-action-mobilise = мобилизация
crusaders-table-action-invade = вторжение
crusaders-table-action-tax = сбор податей
crusaders-table-action-crusade = поход
crusaders-table-its-name = название
