### «Замок на все времена»: названия и фразы.

## The game

castle-title = Замок на все времена

castle-tagline = Стройте замок вместе — а хозяином станет один

castle-about = От двух до четырёх игроков возводят один замок: башни, дома, ворота и дворец. Каждый ход все тайно выбирают персонажа: торговцы привозят ресурсы, строители, каменотёсы и рабочие строят, а архитектор зарабатывает на чужих постройках. В конце игру решают слуги, отправленные в готовые здания. А зимой события рушат даже самые продуманные планы.

## Resources, talers, points, helpers

castle-resource-sand = Песок
    .acc = песок
    .gen = песка
    .n = { $n ->
        [one] { $n } фишка песка
        [few] { $n } фишки песка
       *[other] { $n } фишек песка
    }
    .n-acc = { $n ->
        [one] { $n } фишку песка
        [few] { $n } фишки песка
       *[other] { $n } фишек песка
    }
    .n-gen = { $n ->
        [one] { $n } фишки песка
       *[other] { $n } фишек песка
    }

castle-resource-wood = Доски
    .acc = доски
    .gen = досок
    .n = { $n ->
        [one] { $n } доска
        [few] { $n } доски
       *[other] { $n } досок
    }
    .n-acc = { $n ->
        [one] { $n } доску
        [few] { $n } доски
       *[other] { $n } досок
    }
    .n-gen = { $n ->
        [one] { $n } доски
       *[other] { $n } досок
    }

castle-resource-clay = Глина
    .acc = глину
    .gen = глины
    .n = { $n ->
        [one] { $n } фишка глины
        [few] { $n } фишки глины
       *[other] { $n } фишек глины
    }
    .n-acc = { $n ->
        [one] { $n } фишку глины
        [few] { $n } фишки глины
       *[other] { $n } фишек глины
    }
    .n-gen = { $n ->
        [one] { $n } фишки глины
       *[other] { $n } фишек глины
    }

castle-resource-stone = Каменные блоки
    .acc = каменные блоки
    .gen = каменных блоков
    .n = { $n ->
        [one] { $n } каменный блок
        [few] { $n } каменных блока
       *[other] { $n } каменных блоков
    }
    .n-acc = { $n ->
        [one] { $n } каменный блок
        [few] { $n } каменных блока
       *[other] { $n } каменных блоков
    }
    .n-gen = { $n ->
        [one] { $n } каменного блока
       *[other] { $n } каменных блоков
    }

castle-resource-silver = Слитки серебра
    .acc = слитки серебра
    .gen = слитков серебра
    .n = { $n ->
        [one] { $n } слиток серебра
        [few] { $n } слитка серебра
       *[other] { $n } слитков серебра
    }
    .n-acc = { $n ->
        [one] { $n } слиток серебра
        [few] { $n } слитка серебра
       *[other] { $n } слитков серебра
    }
    .n-gen = { $n ->
        [one] { $n } слитка серебра
       *[other] { $n } слитков серебра
    }

castle-currency-taler = Талеры
    .acc = талеры
    .gen = талеров
    .n = { $n ->
        [one] { $n } талер
        [few] { $n } талера
       *[other] { $n } талеров
    }
    .n-acc = { $n ->
        [one] { $n } талер
        [few] { $n } талера
       *[other] { $n } талеров
    }
    .n-gen = { $n ->
        [one] { $n } талера
       *[other] { $n } талеров
    }

castle-currency-point = Победные очки
    .acc = победные очки
    .gen = победных очков
    .n = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
    .n-acc = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
    .n-gen = { $n ->
        [one] { $n } очка
       *[other] { $n } очков
    }

castle-piece-helper = Слуга
    .acc = слугу
    .gen = слуги
    .n = { $n ->
        [one] { $n } слуга
        [few] { $n } слуги
       *[other] { $n } слуг
    }
    .n-acc = { $n ->
        [one] { $n } слугу
       *[other] { $n } слуг
    }
    .n-gen = { $n ->
        [one] { $n } слуги
       *[other] { $n } слуг
    }

## Colours

castle-colour-red = Красный

castle-colour-blue = Синий

castle-colour-yellow = Жёлтый
    .nom = жёлтый

castle-colour-green = Зелёный

castle-colour-dark_brown = Тёмно-коричневый
    .nom = тёмно-коричневый

castle-colour-red_brown = Красно-коричневый
    .nom = красно-коричневый

castle-colour-grey = Серый
    .nom = серый

castle-colour-silver = Серебристый
    .nom = серебристый

## Characters and cards

castle-character-messenger = Посыльный
    .acc = посыльного
    .gen = посыльного
    .dat = посыльному
    .ins = посыльным
    .nom = посыльный
    .text = Даёт 8 талеров из казны.

castle-character-trader = Торговец
    .acc = торговца
    .gen = торговца
    .dat = торговцу
    .ins = торговцем
    .nom = торговец
    .text = Ставит слугу к тележке или всаднику; затем каждый слуга у тележек и всадника получает ресурсы, отдавая одну фишку на защитную башню.

castle-character-bricklayer = Строитель
    .acc = строителя
    .gen = строителя
    .dat = строителю
    .ins = строителем
    .nom = строитель
    .text = Забирает с защитной башни все фишки одного вида; строит до двух зданий и получает по 1 талеру за каждую потраченную фишку; затем может расставить слуг.
    .reward = За каждую отданную фишку вы получите 1 талер.

castle-character-stonemason = Каменотёс
    .acc = каменотёса
    .gen = каменотёса
    .dat = каменотёсу
    .ins = каменотёсом
    .nom = каменотёс
    .text = Может купить фишку у чужого рабочего; строит до двух зданий и получает за них все очки; затем может расставить слуг.
    .reward = За каждое здание вы получите все его очки.

castle-character-worker = Рабочий
    .acc = рабочего
    .gen = рабочего
    .dat = рабочему
    .ins = рабочим
    .nom = рабочий
    .text = Забирает ресурсы со своей карточки; строит до двух зданий и получает за них половину очков.
    .reward = За каждое здание вы получите половину его очков.

castle-character-architect = Архитектор
    .acc = архитектора
    .gen = архитектора
    .dat = архитектору
    .ins = архитектором
    .nom = архитектор
    .text = Приносит 5 очков за каждое здание, построенное в этот ход другими, затем возвращает все сыгранные карточки в руку.

castle-card-messenger = Посыльный
    .acc = посыльного
    .gen = посыльного
    .dat = посыльному
    .ins = посыльным
    .nom = посыльный

castle-card-trader = Торговец
    .acc = торговца
    .gen = торговца
    .dat = торговцу
    .ins = торговцем
    .nom = торговец

castle-card-bricklayer = Строитель
    .acc = строителя
    .gen = строителя
    .dat = строителю
    .ins = строителем
    .nom = строитель

castle-card-stonemason = Каменотёс
    .acc = каменотёса
    .gen = каменотёса
    .dat = каменотёсу
    .ins = каменотёсом
    .nom = каменотёс

castle-card-worker_wood_silver = Рабочий (доски, серебро)
    .acc = рабочего (доски, серебро)
    .gen = рабочего (доски, серебро)
    .dat = рабочему (доски, серебро)
    .ins = рабочим (доски, серебро)
    .nom = рабочий (доски, серебро)

castle-card-worker_sand_clay = Рабочий (песок, глина)
    .acc = рабочего (песок, глина)
    .gen = рабочего (песок, глина)
    .dat = рабочему (песок, глина)
    .ins = рабочим (песок, глина)
    .nom = рабочий (песок, глина)

castle-card-worker_stone = Рабочий (камень, выбор)
    .acc = рабочего (камень, выбор)
    .gen = рабочего (камень, выбор)
    .dat = рабочему (камень, выбор)
    .ins = рабочим (камень, выбор)
    .nom = рабочий (камень, выбор)

castle-card-architect = Архитектор
    .acc = архитектора
    .gen = архитектора
    .dat = архитектору
    .ins = архитектором
    .nom = архитектор

## Carriers

castle-carrier-sand_cart = Тележка с песком
    .acc = тележку с песком
    .gen = тележки с песком
    .dat = тележке с песком

castle-carrier-wood_cart = Тележка с досками
    .acc = тележку с досками
    .gen = тележки с досками
    .dat = тележке с досками

castle-carrier-clay_cart = Тележка с глиной
    .acc = тележку с глиной
    .gen = тележки с глиной
    .dat = тележке с глиной

castle-carrier-stone_cart = Тележка с каменными блоками
    .acc = тележку с каменными блоками
    .gen = тележки с каменными блоками
    .dat = тележке с каменными блоками

castle-carrier-rider = Всадник
    .acc = всадника
    .gen = всадника
    .dat = всаднику

## Buildings

castle-building-tower_1 = Башня 1
    .acc = башню 1
    .gen = башни 1
    .pre = башне 1

castle-building-tower_2 = Башня 2
    .acc = башню 2
    .gen = башни 2
    .pre = башне 2

castle-building-tower_3 = Башня 3
    .acc = башню 3
    .gen = башни 3
    .pre = башне 3

castle-building-tower_4 = Башня 4
    .acc = башню 4
    .gen = башни 4
    .pre = башне 4

castle-building-tower_5 = Башня 5
    .acc = башню 5
    .gen = башни 5
    .pre = башне 5

castle-building-tower_6 = Башня 6
    .acc = башню 6
    .gen = башни 6
    .pre = башне 6

castle-building-tower_7 = Башня 7
    .acc = башню 7
    .gen = башни 7
    .pre = башне 7

castle-building-tower_8 = Башня 8
    .acc = башню 8
    .gen = башни 8
    .pre = башне 8

castle-building-tower_9 = Башня 9
    .acc = башню 9
    .gen = башни 9
    .pre = башне 9

castle-building-house_1 = Дом 1
    .acc = дом 1
    .gen = дома 1
    .pre = доме 1

castle-building-house_2 = Дом 2
    .acc = дом 2
    .gen = дома 2
    .pre = доме 2

castle-building-house_3 = Дом 3
    .acc = дом 3
    .gen = дома 3
    .pre = доме 3

castle-building-house_4 = Дом 4
    .acc = дом 4
    .gen = дома 4
    .pre = доме 4

castle-building-house_5 = Дом 5
    .acc = дом 5
    .gen = дома 5
    .pre = доме 5

castle-building-house_6 = Дом 6
    .acc = дом 6
    .gen = дома 6
    .pre = доме 6

castle-building-well = Колодец
    .acc = колодец
    .gen = колодца
    .pre = колодце

castle-building-keep = Склад
    .acc = склад
    .gen = склада
    .pre = складе

castle-building-tavern = Таверна
    .acc = таверну
    .gen = таверны
    .pre = таверне

castle-building-big_gate = Большие ворота
    .acc = большие ворота
    .gen = больших ворот
    .pre = больших воротах

castle-building-small_gate = Малые ворота
    .acc = малые ворота
    .gen = малых ворот
    .pre = малых воротах

castle-building-stable = Конюшня
    .acc = конюшню
    .gen = конюшни
    .pre = конюшне

castle-building-servants_quarters = Дом прислуги
    .acc = дом прислуги
    .gen = дома прислуги
    .pre = доме прислуги

castle-building-palace = Дворец
    .acc = дворец
    .gen = дворца
    .pre = дворце

castle-building-market = Рынок
    .acc = рынок
    .gen = рынка
    .pre = рынке

castle-building-forge = Кузница
    .acc = кузницу
    .gen = кузницы
    .pre = кузнице

castle-kind-tower = Башни
    .n = { $n ->
        [one] { $n } башня
        [few] { $n } башни
       *[other] { $n } башен
    }

castle-kind-house = Дома
    .n = { $n ->
        [one] { $n } дом
        [few] { $n } дома
       *[other] { $n } домов
    }

## Helper spaces: the building and the fee; equal fees are numbered

castle-space-keep_1 = Склад, 14 талеров
    .to = на склад
    .points = { castle-scoring-keep_free_spaces.points }

castle-space-tavern_12 = Таверна, 12 талеров
    .to = в таверну
    .points = { castle-scoring-tavern_full.points }

castle-space-tavern_6 = Таверна, 6 талеров
    .to = в таверну
    .points = { castle-scoring-tavern_half.points }

castle-space-big_gate_1 = Большие ворота, 10 талеров
    .to = на большие ворота
    .points = { castle-scoring-big_gate.points }

castle-space-small_gate_1 = Малые ворота, 5 талеров
    .to = на малые ворота
    .points = { castle-scoring-small_gate.points }

castle-space-stable_16 = Конюшня, 16 талеров
    .to = в конюшню
    .points = { castle-scoring-stable_high.points }

castle-space-stable_12 = Конюшня, 12 талеров
    .to = в конюшню
    .points = { castle-scoring-stable_low.points }

castle-space-servants_1 = Дом прислуги, 6 талеров (1)
    .to = в дом прислуги
    .points = { castle-scoring-servants_unbuilt.points }

castle-space-servants_2 = Дом прислуги, 6 талеров (2)
    .to = в дом прислуги
    .points = { castle-scoring-servants_unbuilt.points }

castle-space-servants_3 = Дом прислуги, 6 талеров (3)
    .to = в дом прислуги
    .points = { castle-scoring-servants_unbuilt.points }

castle-space-market_1 = Рынок, 6 талеров (1)
    .to = на рынок
    .points = { castle-scoring-market_talers.points }

castle-space-market_2 = Рынок, 6 талеров (2)
    .to = на рынок
    .points = { castle-scoring-market_talers.points }

castle-space-palace_1 = Дворец, 17 талеров (1)
    .to = во дворец
    .points = { castle-scoring-palace_resources.points }

castle-space-palace_2 = Дворец, 17 талеров (2)
    .to = во дворец
    .points = { castle-scoring-palace_resources.points }

castle-space-forge_10 = Кузница, 10 талеров
    .to = в кузницу
    .points = { castle-scoring-forge_full.points }

castle-space-forge_6 = Кузница, 6 талеров
    .to = в кузницу
    .points = { castle-scoring-forge_half.points }

## Winter events

castle-winter-town_tavern = Городская таверна
    .text = Действует до конца игры. За 3 талера слуга становится смотрителем таверны. Каждый, кто играет торговцем, платит хозяину смотрителя 1 талер; пока смотрителя нет, монеты копятся на карточке и достанутся следующему.

castle-winter-granary = Амбар
    .text = Действует до конца игры. Сюда можно отправить до трёх слуг, по 5 талеров за каждого. В конце игры один слуга приносит 10 очков, двое — по 7, трое — по 3.

castle-winter-plague = Чума
    .text = Каждый игрок убирает из игры одну свою сыгранную карточку или платит по 1 талеру за каждую сыгранную карточку.

castle-winter-broken_wall = Разрушенная стена
    .text = Каждый игрок может отдать на починку стены до трёх каменных блоков и получить по 3 очка за каждый.

castle-winter-frozen_beauty = Замёрзшая красавица
    .text = Чтобы ухаживать за ней, кладите на карточку талер или фишку ресурса сейчас и в начале каждого хода. Последний поклонник получает 8 очков, после чего все по очереди разбирают подарки.

castle-winter-snowfall = Снегопад
    .text = Каждый игрок убирает из игры карточку рабочего (с руки или из сыгранных) или платит 3 талера.

castle-winter-beggar = Нищий
    .text = Сейчас и в начале каждого хода игроки по очереди платят по 1 талеру. Первый, кто не заплатит, теряет 5 очков, и нищий уходит.

castle-winter-hearth = Очаг
    .text = Каждый игрок может отдать две доски и получить 3 очка.

castle-winter-famine = Голод
    .text = Игрок расплачивается за всех своих слуг, стоящих в замке: 3 талера или 2 очка за слугу. Слуги у тележек и всадника не считаются.

castle-winter-robbers = Разбойники
    .text = Каждый игрок платит 3 талера или убирает из игры своего посыльного.

castle-winter-trade_tax = Торговый налог
    .text = За каждого своего слугу у тележек и всадника игрок платит 1 талер или теряет 2 очка.

castle-winter-new_road = Новая дорога
    .text = Каждый игрок может отдать один каменный блок, одну фишку глины и одну фишку песка и получить 4 очка или 5 талеров.

## Variants

castle-variant-season = Время года
    .text = Какой стороной лежит игровое поле. Зима добавляет карточки событий; остальное не меняется.

castle-variant-season-summer = Лето

castle-variant-season-winter = Зима

castle-variant-winter_cards = Карточки зимних событий
    .text = Из какой колоды берутся зимние события: шесть карточек первого издания или все двенадцать.

castle-variant-winter_cards-6 = Шесть карточек

castle-variant-winter_cards-12 = Двенадцать карточек

castle-variant-stonemason_purchase = Покупка каменотёса
    .text = Сколько фишек может купить каменотёс: одну всего или по одной с каждой карточки рабочего.

castle-variant-stonemason_purchase-total = Одна фишка всего

castle-variant-stonemason_purchase-per_worker = По одной с каждой карточки рабочего

castle-variant-keep_counts = Места, которые считает склад
    .text = Какие свободные места для слуг приносят очки складу: только у построенных зданий или все на поле.

castle-variant-keep_counts-standing = Только построенные здания

castle-variant-keep_counts-all = Все здания

castle-variant-tavern_rules = Смотритель городской таверны
    .text = Нужна ли для смотрителя постройка той же карточкой и входит ли он в число двух слуг или же отправляется свободно.

castle-variant-tavern_rules-helper_rules = Как любой слуга

castle-variant-tavern_rules-free = Свободно

## Where points come from

castle-score-build = Строительство

castle-score-architect = Архитектор

castle-score-winter = Зимние события

castle-score-keep = Склад

castle-score-tavern = Таверна

castle-score-gates = Ворота

castle-score-stable = Конюшня

castle-score-servants_quarters = Дом прислуги

castle-score-market = Рынок

castle-score-palace = Дворец

castle-score-forge = Кузница

castle-score-granary = Амбар

## What decides between equal points

castle-tie-talers = оставшиеся талеры

castle-tie-resources = стоимость оставшихся ресурсов

## Scorings, decks and other entries of the component browser

castle-scoring-keep_free_spaces = Склад: { castle-scoring-keep_free_spaces.points }
    .points = 3 очка за каждое свободное место для слуги

castle-scoring-tavern_full = Таверна: { castle-scoring-tavern_full.points }
    .points = 1 очко за каждого слугу в замке

castle-scoring-tavern_half = Таверна: { castle-scoring-tavern_half.points }
    .points = 1 очко за каждых двух слуг в замке

castle-scoring-big_gate = Большие ворота: { castle-scoring-big_gate.points }
    .points = 2 очка за каждую башню

castle-scoring-small_gate = Малые ворота: { castle-scoring-small_gate.points }
    .points = 1 очко за каждую башню

castle-scoring-stable_high = Конюшня: { castle-scoring-stable_high.points }
    .points = 3 очка за каждый дом

castle-scoring-stable_low = Конюшня: { castle-scoring-stable_low.points }
    .points = 2 очка за каждый дом

castle-scoring-servants_unbuilt = Дом прислуги: { castle-scoring-servants_unbuilt.points }
    .points = 1 очко за каждое непостроенное здание

castle-scoring-market_talers = Рынок: { castle-scoring-market_talers.points }
    .points = 1 очко за каждые 2 оставшихся талера, с обоими слугами — за каждый талер

castle-scoring-palace_resources = Дворец: { castle-scoring-palace_resources.points }
    .points = до 5 фишек по их стоимости в очках, с обоими слугами — до 10

castle-scoring-forge_full = Кузница: { castle-scoring-forge_full.points }
    .points = 1 очко за каждый слиток серебра в кузнице

castle-scoring-forge_half = Кузница: { castle-scoring-forge_half.points }
    .points = 1 очко за каждые два слитка серебра в кузнице

castle-scoring-granary_share = Амбар: 10, 7 или 3 очка за каждого слугу

castle-deck-six = Шесть зимних карточек

castle-deck-twelve = Двенадцать зимних карточек

castle-seating-two = Два игрока

castle-seating-three = Три игрока

castle-seating-four = Четыре игрока

castle-start-player = Каждый игрок в начале игры

castle-start-defence_tower = Защитная башня в начале игры

castle-round_space-round_15 = Шкала ходов, клетка 15

castle-round_space-round_14 = Шкала ходов, клетка 14

castle-round_space-round_13 = Шкала ходов, клетка 13

castle-round_space-round_12 = Шкала ходов, клетка 12

castle-round_space-round_11 = Шкала ходов, клетка 11

castle-round_space-round_10 = Шкала ходов, клетка 10

castle-round_space-round_9 = Шкала ходов, клетка 9

castle-round_space-round_8 = Шкала ходов, клетка 8

castle-round_space-round_7 = Шкала ходов, клетка 7

castle-round_space-round_6 = Шкала ходов, клетка 6

castle-round_space-round_5 = Шкала ходов, клетка 5

castle-round_space-round_4 = Шкала ходов, клетка 4

castle-round_space-round_3 = Шкала ходов, клетка 3

castle-round_space-round_2 = Шкала ходов, клетка 2

castle-round_space-round_1 = Шкала ходов, клетка 1

## Where a helper comes from

castle-place-supply = из запаса

castle-place-town_tavern = из городской таверны

castle-place-sand_cart = от тележки с песком

castle-place-wood_cart = от тележки с досками

castle-place-clay_cart = от тележки с глиной

castle-place-stone_cart = от тележки с каменными блоками

castle-place-rider = от всадника

## Places and phases

castle-term-treasury = Городская казна

castle-term-stock = Городской запас

castle-term-defence_tower = Защитная башня

castle-term-start_player = Первый игрок

castle-term-innkeeper = Смотритель таверны

castle-term-round = Ход

castle-term-hand = Карточки на руке

castle-term-played = Сыгранные карточки

castle-term-removed = Вышли из игры

castle-term-supply = Запас

## What happens

castle-event-start-player = Первый игрок — { $seat }.

castle-event-round = Ход { $n } из { $of }

castle-event-round-taler = { $seat } берёт талер хода.

castle-event-reveal = { $seat } открывает карточку «{ NAME($card) }».

castle-event-equipped = { $seat } кладёт на карточку «{ NAME($card) }» { NAME($pieces, form: "n-acc") }.

castle-event-income = { $seat } получает { NAME("currency:taler", $n, form: "n-acc") } благодаря { NAME($card, form: "dat") }.

castle-event-placed = { $seat } отправляет слугу к { NAME($carrier, form: "dat") }.

castle-event-displaced = { $seat } сменяет слугу у { NAME($carrier, form: "gen") }; { $owner } забирает его в запас.

castle-event-moved = { $seat } переставляет слугу { NAME($source) } к { NAME($carrier, form: "dat") }.

castle-event-kept-back = { $seat } никого не ставит к тележкам.

castle-event-delivered = { $seat } получает от торговцев { $pieces }.

castle-event-tower-share = Защитная башня получает { $pieces }.

castle-event-took-tower = { $seat } забирает с защитной башни { NAME($resource, $n, form: "n-acc") }.

castle-event-bought = { $seat } покупает { NAME($resource, 1, form: "n-acc") }; { $owner } получает { NAME("currency:taler", 1, form: "n-acc") }.

castle-event-refused = { $owner } { $owner_gender ->
        [female] отказалась
       *[male] отказался
    } продать последнюю фишку; { $seat } может обратиться к другому рабочему.

castle-event-took-card = { $seat } забирает с карточки рабочего { NAME($pieces, form: "n-acc") }.

castle-event-swapped = { $seat } отдаёт слиток серебра в кузницу и берёт { NAME($resource, 1, form: "n-acc") }.

castle-event-built-nothing = { NAME($card) }: { $seat } ничего не строит.

castle-event-built = { $seat } строит { NAME($building, form: "acc") } и отдаёт { NAME($pieces, form: "n-acc") }.

castle-event-points = { NAME($category) }: { $seat } получает { NAME("currency:point", $n, form: "n-acc") }.

castle-event-lost-points = { $seat } теряет { NAME("currency:point", $n, form: "n-acc") }.

castle-event-recalled = { $seat } отзывает слугу { NAME($source) }.

castle-event-housed = { $seat } платит { NAME("currency:taler", $n, form: "n-acc") } и отправляет слугу { NAME($space, form: "to") }.

castle-event-took-back = { $seat } возвращает на руку { $n ->
        [one] { $n } карточку
        [few] { $n } карточки
       *[other] { $n } карточек
    }.

castle-event-winter = Зимнее событие: «{ NAME($event) }».

castle-event-winter-ends = Карточка «{ NAME($event) }» выходит из игры.

castle-event-paid = { $seat } платит { NAME("currency:taler", $n, form: "n-acc") }.

castle-event-gave = { $seat } отдаёт в городской запас { NAME($pieces, form: "n-acc") }.

castle-event-lost-card = { $seat } убирает из игры карточку «{ NAME($card) }».

castle-event-inn-opened = { $seat } платит { NAME("currency:taler", $n, form: "n-acc") }, и слуга становится смотрителем городской таверны.

castle-event-inn-coins = { $seat } забирает из городской таверны { NAME("currency:taler", $n, form: "n-acc") }.

castle-event-toll = Городская таверна: { $seat } платит { NAME("currency:taler", 1, form: "n-acc") }, его получает { $owner }.

castle-event-toll-waits = { $seat } кладёт { NAME("currency:taler", 1, form: "n-acc") } на карточку городской таверны.

castle-event-toll-unpaid = { $seat } не может заплатить городской таверне и отзывает слугу от { NAME($carrier, form: "gen") }.

castle-event-stored = { $seat } платит { NAME("currency:taler", $n, form: "n-acc") } и отправляет слугу в амбар.

castle-event-courted = { $seat } дарит замёрзшей красавице { NAME($resource, 1, form: "n-acc") }.

castle-event-courted-taler = { $seat } дарит замёрзшей красавице { NAME("currency:taler", 1, form: "n-acc") }.

castle-event-dropped-out = { $seat } отворачивается от замёрзшей красавицы.

castle-event-beauty-won = { $seat } { $seat_gender ->
        [female] завоевала
       *[male] завоевал
    } сердце замёрзшей красавицы.

castle-event-beauty-leaves = За замёрзшей красавицей никто не ухаживает, и она уходит.

castle-event-looted = { $seat } берёт из подарков { NAME($resource, 1, form: "n-acc") }.

castle-event-looted-taler = { $seat } берёт из подарков { NAME("currency:taler", 1, form: "n-acc") }.

castle-event-all-built = Все здания построены: это был последний ход.

castle-event-final-scoring = Финальный подсчёт очков

castle-event-sold-talers = Рынок: { $seat } обменивает { NAME("currency:taler", $n, form: "n-acc") } на { NAME("currency:point", $points, form: "n-acc") }.

castle-event-converted = Дворец: { $seat } сдаёт { NAME($resource, 1, form: "n-acc") } и получает { NAME("currency:point", $points, form: "n-acc") }.

castle-event-rewarded = { NAME($event) }: { $seat } получает { NAME("currency:taler", $n, form: "n-acc") }.

## Questions

castle-ask-choose-cards =
    { $n ->
        [one] Выберите { $n } карточку на этот ход.
        [few] Выберите { $n } карточки на этот ход.
       *[other] Выберите { $n } карточек на этот ход.
    }

castle-ask-equip-freely = Выберите две фишки для рабочего с каменным блоком.

castle-ask-first-worker = Кто из ваших рабочих действует первым?

castle-ask-place-helper = Куда торговец отправляет слугу?

castle-ask-send-to-carrier = Какой слуга пойдёт к { NAME($carrier, form: "dat") }?

castle-ask-take-from-tower = Какой ресурс забрать с защитной башни?

castle-ask-buy-piece = Купить фишку у рабочего?

castle-ask-sell-last-piece = { $buyer } хочет купить последнюю фишку с карточки вашего рабочего: { NAME($resource, 1, form: "n-acc") }. Продать?
    .topic = Продажа последней фишки с карточки вашего рабочего

castle-ask-build = { NAME($card) }: что построить? { NAME($character, form: "reward") } Этой карточкой можно построить ещё { $left ->
        [one] { $left } здание
        [few] { $left } здания
       *[other] { $left } зданий
    }.

castle-ask-swap-silver = Обменять серебро ради здания «{ NAME($building) }» (стоимость { $cost })? Каждый слиток заменяет одну любую фишку; у вас { NAME("resource:silver", $n, form: "n") }.

castle-ask-pay-pieces = Сколько { NAME($resource, form: "gen") } отдать за { NAME($building, form: "acc") }? Каждая фишка стоит { $value }; осталось заплатить { $due }.

castle-ask-house-helper = Отправить слугу в замок? Там он останется и принесёт очки в конце игры.

castle-ask-send-helper = Какого слугу отправить? Место: { NAME($place) }.

castle-ask-withdraw-helper = Вам нечем заплатить городской таверне. Какого слугу отозвать?

castle-ask-offer = { NAME($event) }. { NAME($event, form: "text") }

castle-ask-choose-reward = { NAME($event) }: взять { NAME("currency:point", $points, form: "n-acc") } или { NAME("currency:taler", $talers, form: "n-acc") }?

castle-ask-pay-or-lose-card = { NAME($event) }. { NAME($event, form: "text") }

castle-ask-pay-for-helpers = { NAME($event) }: за каждого слугу заплатите { NAME("currency:taler", $talers, form: "n-acc") } или потеряйте { NAME("currency:point", $points, form: "n-acc") }. Слуг: { $helpers }. За скольких заплатить талерами?

castle-ask-court = Сделать подарок замёрзшей красавице?

castle-ask-take-gift = Какой подарок взять?

castle-ask-answer-beggar = Подать нищему талер?

castle-ask-convert-piece = Дворец: сдать фишку за очки? Можно сдать ещё { $n ->
        [one] { $n } фишку
        [few] { $n } фишки
       *[other] { $n } фишек
    }.

## Choices

castle-do-choose = Выбрать { NAME($cards, form: "acc") }

castle-do-equip = Взять { NAME($resources, form: "n-acc") }

castle-do-place = Отправить слугу к { NAME($carrier, form: "dat") }

castle-do-keep-back = Никого не ставить

castle-do-send = Слуга { NAME($place) }

castle-do-take = Забрать с башни { NAME($resource, form: "acc") }

castle-do-buy = Купить { NAME($resource, 1, form: "n-acc") } за { NAME("currency:taler", 1, form: "n-acc") }. Продаёт { $owner }: { NAME($card, form: "nom") }

castle-do-buy-nothing = Ничего не покупать

castle-do-sell = Продать

castle-do-refuse = Не продавать

castle-do-first = Сначала { NAME($card, form: "nom") }

castle-do-build = Построить { NAME($building, form: "acc") }

castle-do-build-nothing = Закончить строительство

castle-do-swap = Обменять слиток серебра на { NAME($resource, 1, form: "n-acc") }

castle-do-swap-no-more = Больше не менять серебро

castle-do-pay-pieces =
    { $n ->
        [0] Не отдавать { NAME($resource, form: "gen") }
       *[other] Отдать { NAME($resource, $n, form: "n-acc") }
    }

castle-do-house = { NAME($space) }: { NAME($space, form: "points") }

castle-do-open-inn = Отправить слугу смотрителем в городскую таверну

castle-do-store = Отправить слугу в амбар

castle-do-house-nobody = Больше не отправлять слуг

castle-do-remove-helper = Отозвать слугу от { NAME($carrier, form: "gen") }

castle-do-give =
    { $n ->
        [0] Отказаться
        [1] Согласиться
        [2] Согласиться дважды
        [few] Согласиться { $n } раза
       *[other] Согласиться { $n } раз
    }

castle-do-reward-points = Взять очки

castle-do-reward-talers = Взять талеры

castle-do-give-up = Убрать из игры карточку «{ NAME($card) }»

castle-do-pay-talers = Заплатить { NAME("currency:taler", $n, form: "n-acc") }

castle-do-pay-fines =
    { $n ->
        [0] Потерять очки за каждого слугу
       *[other] Заплатить талерами за { NAME("piece:helper", $n, form: "n-acc") }
    }

castle-do-refuse-beggar = Отказать и потерять { NAME("currency:point", $n, form: "n-acc") }

castle-do-court = Подарить { NAME($resource, 1, form: "n-acc") }

castle-do-court-taler = Подарить { NAME("currency:taler", 1, form: "n-acc") }

castle-do-stop-courting = Ничего не дарить

castle-do-loot = Взять { NAME($resource, 1, form: "n-acc") }

castle-do-loot-taler = Взять { NAME("currency:taler", 1, form: "n-acc") }

castle-do-convert = Сдать { NAME($resource, 1, form: "n-acc") }

castle-do-convert-silver = Обменять серебро и сдать { NAME($resource, 1, form: "n-acc") }

castle-do-convert-no-more = Больше ничего не сдавать

## Why not

castle-why-no-played-card = Архитектору нечего возвращать: у вас ещё нет сыгранных карточек.

castle-why-empty-cart-first = Есть свободная тележка. Сменять чужих слуг можно, только когда заняты все четыре.

castle-why-rider-later = К всаднику можно отправить слугу, только когда заняты все четыре тележки.

castle-why-own-helper = Здесь уже стоит ваш слуга.

castle-why-fresh-helper = Этого слугу { $owner } { $owner_gender ->
        [female] поставила
       *[male] поставил
    } только в этот ход, сменить его пока нельзя.

castle-why-must-place = В запасе есть слуга, поэтому торговец обязан его поставить.

castle-why-tower-has-none = На защитной башне нет { NAME($resource, form: "gen") }.

castle-why-card-has-none = На этой карточке нет { NAME($resource, form: "gen") }.

castle-why-no-taler = Вам не хватает { NAME("currency:taler", $n, form: "n-gen") }.

castle-why-owner-refused = { $owner } не продаёт последнюю фишку.

castle-why-bought-there = С этой карточки уже куплена фишка.

castle-why-too-little = Здание стоит { $n }, а ваши фишки — не больше { $have }.

castle-why-two-kinds = Нужны ресурсы трёх видов; у вас видов: { $kinds }.

castle-why-not-exact = Из ваших фишек не собрать стоимость ровно { $n } при трёх видах ресурсов.

castle-why-stock-short = На тележке не хватает { NAME($resource, form: "gen") }.

castle-why-cart-empty = На тележке не осталось { NAME($resource, form: "gen") }.

castle-why-swap-unspent = Фишку, взятую за серебро, нужно потратить на это здание, а эта не подойдёт.

castle-why-swap-needed = Точной оплаты пока не получается: обменяйте ещё серебро.

castle-why-wrong-amount = С таким количеством точной оплаты не получится.

castle-why-not-standing = Ещё не построено: { NAME($building) }.

castle-why-space-taken = Место занято ({ $owner }).

castle-why-one-per-building = В этот ход вы уже отправили туда слугу: { NAME($building) }.

castle-why-fee-missing = Для платы за место не хватает { NAME("currency:taler", $n, form: "n-gen") }.

castle-why-already-two = Этой карточкой уже отправлены два слуги.

castle-why-no-building = Этой карточкой не построено ни одного здания.

castle-why-inn-taken = В городской таверне уже есть смотритель ({ $owner }).

castle-why-granary-full = Амбар полон.

castle-why-one-per-granary = В этот ход вы уже отправили слугу в амбар.

castle-why-talers-missing = Вам не хватает { NAME("currency:taler", $n, form: "n-gen") }.

castle-why-pieces-missing = Вам не хватает { NAME($pieces, form: "n-gen") }.

castle-why-points-left = На это не хватит очков: заплатите талерами за большее число слуг.

castle-why-no-taler-to-give = У вас нет талера для подарка.

castle-why-nothing-of-this = У вас нет { NAME($resource, form: "gen") }.

castle-why-no-gift = Среди подарков нет { NAME($resource, form: "gen") }.

castle-why-no-piece = У вас нет { NAME($resource, form: "gen") }.

castle-why-no-silver = У вас нет серебра для обмена.

castle-why-no-gift-taler = Среди подарков нет талеров.
