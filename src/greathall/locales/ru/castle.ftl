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

castle-character-trader = Торговец
    .acc = торговца
    .gen = торговца
    .dat = торговцу
    .ins = торговцем
    .nom = торговец

castle-character-bricklayer = Строитель
    .acc = строителя
    .gen = строителя
    .dat = строителю
    .ins = строителем
    .nom = строитель

castle-character-stonemason = Каменотёс
    .acc = каменотёса
    .gen = каменотёса
    .dat = каменотёсу
    .ins = каменотёсом
    .nom = каменотёс

castle-character-worker = Рабочий
    .acc = рабочего
    .gen = рабочего
    .dat = рабочему
    .ins = рабочим
    .nom = рабочий

castle-character-architect = Архитектор
    .acc = архитектора
    .gen = архитектора
    .dat = архитектору
    .ins = архитектором
    .nom = архитектор

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

## Helper spaces: the building; several places of one building are numbered

castle-space-keep_1 = Склад
    .to = на склад
    .scores = { castle-scoring-keep_free_spaces.scores }

castle-space-tavern_12 = Таверна, место 1
    .to = в таверну
    .scores = { castle-scoring-tavern_full.scores }

castle-space-tavern_6 = Таверна, место 2
    .to = в таверну
    .scores = { castle-scoring-tavern_half.scores }

castle-space-big_gate_1 = Большие ворота
    .to = на большие ворота
    .scores = { castle-scoring-big_gate.scores }

castle-space-small_gate_1 = Малые ворота
    .to = на малые ворота
    .scores = { castle-scoring-small_gate.scores }

castle-space-stable_16 = Конюшня, место 1
    .to = в конюшню
    .scores = { castle-scoring-stable_high.scores }

castle-space-stable_12 = Конюшня, место 2
    .to = в конюшню
    .scores = { castle-scoring-stable_low.scores }

castle-space-servants_1 = Дом прислуги, место 1
    .to = в дом прислуги
    .scores = { castle-scoring-servants_unbuilt.scores }

castle-space-servants_2 = Дом прислуги, место 2
    .to = в дом прислуги
    .scores = { castle-scoring-servants_unbuilt.scores }

castle-space-servants_3 = Дом прислуги, место 3
    .to = в дом прислуги
    .scores = { castle-scoring-servants_unbuilt.scores }

castle-space-market_1 = Рынок, место 1
    .to = на рынок
    .scores = { castle-scoring-market_talers.scores }

castle-space-market_2 = Рынок, место 2
    .to = на рынок
    .scores = { castle-scoring-market_talers.scores }

castle-space-palace_1 = Дворец, место 1
    .to = во дворец
    .scores = { castle-scoring-palace_resources.scores }

castle-space-palace_2 = Дворец, место 2
    .to = во дворец
    .scores = { castle-scoring-palace_resources.scores }

castle-space-forge_10 = Кузница, место 1
    .to = в кузницу
    .scores = { castle-scoring-forge_full.scores }

castle-space-forge_6 = Кузница, место 2
    .to = в кузницу
    .scores = { castle-scoring-forge_half.scores }

## Winter events

castle-winter-town_tavern = Городская таверна

castle-winter-granary = Амбар

castle-winter-plague = Чума

castle-winter-broken_wall = Разрушенная стена

castle-winter-frozen_beauty = Замёрзшая красавица

castle-winter-snowfall = Снегопад

castle-winter-beggar = Нищий

castle-winter-hearth = Очаг

castle-winter-famine = Голод

castle-winter-robbers = Разбойники

castle-winter-trade_tax = Торговый налог

castle-winter-new_road = Новая дорога

## Variants

castle-variant-season = Время года
    .text = Какой стороной лежит игровое поле. Зима добавляет карточки событий; остальное не меняется.

castle-variant-season-summer = Лето
    .text = Поле без неожиданностей: для первой партии.

castle-variant-season-winter = Зима
    .text = События зимних карточек вмешиваются в ваши планы.

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
    .text = Отправляется ли смотритель свободно или для него нужна постройка в тот же ход и он входит в число двух слуг.

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

castle-scoring-keep_free_spaces = Склад
    .scores = очки за свободные места для слуг

castle-scoring-tavern_full = Таверна, место 1
    .scores = очки за слуг в замке

castle-scoring-tavern_half = Таверна, место 2
    .scores = очки за слуг в замке

castle-scoring-big_gate = Большие ворота
    .scores = очки за башни

castle-scoring-small_gate = Малые ворота
    .scores = очки за башни

castle-scoring-stable_high = Конюшня, место 1
    .scores = очки за дома

castle-scoring-stable_low = Конюшня, место 2
    .scores = очки за дома

castle-scoring-servants_unbuilt = Дом прислуги
    .scores = очки за непостроенные здания

castle-scoring-market_talers = Рынок
    .scores = очки за оставшиеся талеры

castle-scoring-palace_resources = Дворец
    .scores = очки за сданные фишки

castle-scoring-forge_full = Кузница, место 1
    .scores = очки за серебро в кузнице

castle-scoring-forge_half = Кузница, место 2
    .scores = очки за серебро в кузнице

castle-scoring-granary_share = Амбар
    .scores = чем меньше там слуг, тем больше очков за каждого

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

## What components say: put together from their data (games/castle/texts.py)

castle-text-pay = заплатить { NAME("currency:taler", $n, form: "n-acc") }

castle-text-give = отдать { NAME($pieces, form: "n-acc") }

castle-text-gain-point = получить { NAME("currency:point", $n, form: "n-acc") }

castle-text-gain-taler = получить { NAME("currency:taler", $n, form: "n-acc") }

castle-text-lose-point = потерять { NAME("currency:point", $n, form: "n-acc") }

castle-text-lose-played_card = убрать из игры { $n ->
        [one] { $n } свою разыгранную карточку
        [few] { $n } свои разыгранные карточки
       *[other] { $n } своих разыгранных карточек
    }

castle-text-lose-worker_card = убрать из игры { $n ->
        [one] { $n } карточку рабочего
        [few] { $n } карточки рабочих
       *[other] { $n } карточек рабочих
    } (с руки или из разыгранных)

castle-text-lose-messenger_card = убрать из игры { $n ->
        [1] своего посыльного
       *[other] { $n } своих посыльных
    }

castle-text-or = { $first } или { $last }

castle-text-and = { $first } и { $last }

castle-text-event_ends = { $do }, после чего карточка выходит из игры

castle-text-per = { $do } { $counter }

castle-text-per-choice = { $counter } { $do }

castle-text-may = Каждый игрок может { $n ->
        [1] один раз
        [one] до { $n } раза
       *[other] до { $n } раз
    } { $do }.

castle-text-must = Каждый игрок должен { $do }.

castle-text-every-round = Сейчас и в начале каждого хода игроки по очереди должны { $do }.

castle-text-lasts-game = Действует до конца игры.

castle-text-lasts-settled = Остаётся в игре, пока событие не завершится.

castle-text-town_tavern = Разыграв строителя или каменотёса, можно за { NAME("currency:taler", $fee, form: "n-acc") } сделать слугу смотрителем таверны. Каждый, кто разыгрывает торговца, платит хозяину смотрителя { NAME("currency:taler", $toll, form: "n-acc") }; пока смотрителя нет, талеры копятся на карточке и достанутся следующему.

castle-text-granary = Разыграв строителя или каменотёса, после постройки можно отправить сюда до { NAME("piece:helper", $spaces, form: "n-gen") }; плата за каждого — { NAME("currency:taler", $fee, form: "n") }. В конце игры: { $points }.

castle-text-frozen_beauty = В начале любого следующего хода каждый может начать ухаживание. С этого времени каждый, кто не выбыл, дарит за ход фишку или талер либо выбывает до конца игры. Последний поклонник получает { NAME("currency:point", $prize, form: "n-acc") }, а подарки по очереди разбирают остальные.

castle-text-does-gain-taler = приносит { NAME("currency:taler", $n, form: "n-acc") } из казны

castle-text-does-gain-point = приносит { NAME("currency:point", $n, form: "n-acc") }

castle-text-does-score = приносит { $gain }

castle-text-does-place_at_carrier = ставит слугу к тележке или всаднику

castle-text-does-distribution = затем все слуги у тележек и всадника получают ресурсы, часть которых уходит на защитную башню

castle-text-does-take_from_tower = забирает с защитной башни все фишки одного вида

castle-text-does-buy_from_worker = может купить фишку у чужого рабочего

castle-text-does-take_from_card = забирает фишки со своей карточки

castle-text-does-take_back_cards = затем возвращает на руку все разыгранные карточки

castle-text-does-build = строит до { $n ->
        [one] { $n } здания
       *[other] { $n } зданий
    }: { $reward }

castle-text-does-send = затем может отправить в замок до { NAME("piece:helper", $n, form: "n-gen") } за ход

castle-text-tile_point = { $group ->
        [1] { $n ->
            [1] все очки за каждое
           *[other] очки за каждое, умноженные на { $n }
        }
        [2] { $n ->
            [1] половина очков за каждое
           *[other] половина очков за каждое, умноженная на { $n }
        }
       *[other] { NAME("currency:point", $n, form: "n") } с каждых { $group } очков здания
    }

castle-text-equips = получает { NAME($pieces, form: "n-acc") }

castle-text-equips-freely = получает { $n ->
        [one] { $n } фишку
        [few] { $n } фишки
       *[other] { $n } фишек
    } по выбору владельца из { NAME($kinds, form: "gen") }

castle-text-for = { $gain } { $counter }

castle-text-space = { NAME("currency:taler", $n, form: "n") }: { $points }

castle-text-sell_talers = { NAME("piece:helper", $helpers, form: "n") } — { NAME("currency:point", 1, form: "n") } { $n ->
        [1] за каждый оставшийся талер
        [one] за каждый { $n } оставшийся талер
        [few] за каждые { $n } оставшихся талера
       *[other] за каждые { $n } оставшихся талеров
    }

castle-text-sell_resources = { NAME("piece:helper", $helpers, form: "n") } — до { $n ->
        [one] { $n } фишки
       *[other] { $n } фишек
    } по их строительной стоимости в очках

castle-text-granary_share = { NAME("piece:helper", $helpers, form: "n") } — { NAME("currency:point", $n, form: "n") } за каждого

castle-counter-free_space = { $n ->
        [1] за каждое свободное место для слуги
        [one] за каждое { $n } свободное место для слуги
        [few] за каждые { $n } свободных места для слуг
       *[other] за каждые { $n } свободных мест для слуг
    }

castle-counter-castle_helper = { $n ->
        [1] за каждого слугу в замке
        [one] за каждого { $n } слугу в замке
        [few] за каждых { $n } слуг в замке
       *[other] за каждых { $n } слуг в замке
    }

castle-counter-tower = { $n ->
        [1] за каждую башню
        [one] за каждую { $n } башню
        [few] за каждые { $n } башни
       *[other] за каждые { $n } башен
    }

castle-counter-house = { $n ->
        [1] за каждый дом
        [one] за каждый { $n } дом
        [few] за каждые { $n } дома
       *[other] за каждые { $n } домов
    }

castle-counter-tile_left = { $n ->
        [1] за каждое непостроенное здание
        [one] за каждое { $n } непостроенное здание
        [few] за каждые { $n } непостроенных здания
       *[other] за каждые { $n } непостроенных зданий
    }

castle-counter-forge_silver = { $n ->
        [1] за каждый слиток серебра в кузнице
        [one] за каждый { $n } слиток серебра в кузнице
        [few] за каждые { $n } слитка серебра в кузнице
       *[other] за каждые { $n } слитков серебра в кузнице
    }

castle-counter-piece_paid = { $n ->
        [1] за каждую отданную фишку
        [one] за каждую { $n } отданную фишку
        [few] за каждые { $n } отданные фишки
       *[other] за каждые { $n } отданных фишек
    }

castle-counter-tile_point = { $n ->
        [1] за каждое очко здания
        [one] за каждое { $n } очко здания
        [few] за каждые { $n } очка здания
       *[other] за каждые { $n } очков здания
    }

castle-counter-building_by_others = { $n ->
        [1] за каждое здание, построенное в этот ход другими
        [one] за каждое { $n } здание, построенное в этот ход другими
        [few] за каждые { $n } здания, построенных в этот ход другими
       *[other] за каждые { $n } зданий, построенных в этот ход другими
    }

castle-counter-played_card = { $n ->
        [1] за каждую свою разыгранную карточку
        [one] за каждую { $n } свою разыгранную карточку
        [few] за каждые { $n } свои разыгранные карточки
       *[other] за каждые { $n } своих разыгранных карточек
    }

castle-counter-own_castle_helper = { $n ->
        [1] за каждого своего слугу в замке
        [one] за каждого { $n } своего слугу в замке
        [few] за каждых { $n } своих слуг в замке
       *[other] за каждых { $n } своих слуг в замке
    }

castle-counter-own_carrier_helper = { $n ->
        [1] за каждого своего слугу у тележек и всадника
        [one] за каждого { $n } своего слугу у тележек и всадника
        [few] за каждых { $n } своих слуг у тележек и всадника
       *[other] за каждых { $n } своих слуг у тележек и всадника
    }

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

castle-term-played = Разыгранные карточки

castle-term-removed = Вышли из игры

castle-term-supply = Запас

## What happens

castle-event-first-player = Первый игрок — { $seat }.

castle-event-marker-passed = Теперь первый игрок — { $seat }.

castle-event-round = Ход { $n } из { $of }

castle-event-round-taler = { $seat } берёт талер хода.

castle-event-reveal = { $seat } открывает карточку «{ NAME($card) }».

castle-event-equipped = { $seat } кладёт на карточку «{ NAME($card) }» { NAME($pieces, form: "n-acc") }.

castle-event-unequipped = { $seat }: для карточки «{ NAME($card) }» в запасе ничего не осталось.

castle-event-gained = { $seat } получает { NAME("currency:taler", $n, form: "n-acc") } благодаря { NAME($card, form: "dat") }.

castle-event-placed = { $seat } отправляет слугу к { NAME($carrier, form: "dat") }.

castle-event-displaced = { $seat } сменяет слугу у { NAME($carrier, form: "gen") }; { $owner } забирает его в запас.

castle-event-moved = { $seat } отправляет слугу { NAME($source) } к { NAME($carrier, form: "dat") }.

castle-event-kept-back = { $seat } оставляет смотрителя в городской таверне и никого не ставит к тележкам.

castle-event-no-helper = { $seat }: слуг в запасе нет, торговец никого не ставит.

castle-event-no-carrier = { $seat }: доступного места у тележек и всадника нет, торговец никого не ставит.

castle-event-delivered = { $seat } получает от торговцев { $pieces }.

castle-event-undelivered = { $seat } ничего не получает от { NAME($carrier, form: "gen") }: запаса не хватило.

castle-event-tower-share = Защитная башня получает { $pieces }.

castle-event-took-tower = { $seat } забирает с защитной башни { NAME($resource, $n, form: "n-acc") }.

castle-event-tower-empty = { $seat } ничего не берёт: защитная башня пуста.

castle-event-bought = { $seat } покупает { NAME($resource, 1, form: "n-acc") }; { $owner } получает { NAME("currency:taler", 1, form: "n-acc") }.

castle-event-bought-no-more = { $seat } больше ничего не покупает у рабочих.

castle-event-bought-nothing = { $seat } ничего не покупает у рабочих.

castle-event-refused = { $owner } { $owner_gender ->
        [female] отказалась
       *[male] отказался
    } продать последнюю фишку; { $seat } может обратиться к другому рабочему.

castle-event-took-card = { $seat } забирает с карточки рабочего { NAME($pieces, form: "n-acc") }.

castle-event-card-empty = { $seat } ничего не забирает: карточка «{ NAME($card) }» пуста.

castle-event-swapped = { $seat } отдаёт слиток серебра в кузницу и берёт { NAME($resource, 1, form: "n-acc") }.

castle-event-built-no-more = { NAME($card) }: { $seat } больше ничего не строит.

castle-event-built-nothing = { NAME($card) }: { $seat } ничего не строит.

castle-event-built = { $seat } строит { NAME($building, form: "acc") } и отдаёт { NAME($pieces, form: "n-acc") }.

castle-event-points = { NAME($category) }: { $seat } получает { NAME("currency:point", $n, form: "n-acc") }.

castle-event-lost-points = { $seat } теряет { NAME("currency:point", $n, form: "n-acc") }.

castle-event-recalled = { $seat } отзывает слугу { NAME($source) }.

castle-event-housed = { $seat } платит { NAME("currency:taler", $n, form: "n-acc") } и отправляет слугу { NAME($space, form: "to") }.

castle-event-housed-no-more = { NAME($card) }: { $seat } больше не отправляет слуг.

castle-event-housed-nobody = { NAME($card) }: { $seat } не отправляет слуг.

castle-event-took-back = { $seat } возвращает на руку { $n ->
        [one] { $n } карточку
        [few] { $n } карточки
       *[other] { $n } карточек
    }.

castle-event-winter = Зимнее событие: «{ NAME($event) }».

castle-event-winter-lasts = Зимнее событие: «{ NAME($event) }». Карточка остаётся в игре.

castle-event-winter-ends = Карточка «{ NAME($event) }» выходит из игры.

castle-event-winter-settled = Событие «{ NAME($event) }» завершено, карточка выходит из игры.

castle-event-paid = { $seat } платит { NAME("currency:taler", $n, form: "n-acc") }.

castle-event-declined = { NAME($event) }: { $seat } отказывается.

castle-event-spared = { NAME($event) }: { $seat } ничего не теряет.

castle-event-beggar-refused = { $seat } ничего не подаёт нищему.

castle-event-gave = { $seat } отдаёт в городской запас { NAME($pieces, form: "n-acc") }.

castle-event-lost-card = { $seat } убирает из игры карточку «{ NAME($card) }».

castle-event-town-tavern-opened = { $seat } платит { NAME("currency:taler", $n, form: "n-acc") }, и слуга становится смотрителем городской таверны.

castle-event-town-tavern-coins = { $seat } забирает из городской таверны { NAME("currency:taler", $n, form: "n-acc") }.

castle-event-toll = { NAME("winter:town_tavern") }: { $seat } платит { NAME("currency:taler", $n, form: "n-acc") }, получает { $owner }.

castle-event-toll-waits = { $seat } кладёт { NAME("currency:taler", $n, form: "n-acc") } на карточку городской таверны.

castle-event-toll-unpaid = { $seat } не может заплатить городской таверне и отзывает слугу от { NAME($carrier, form: "gen") }.

castle-event-toll-waived = { $seat } не платит городской таверне: нет ни талера, ни слуги у тележек и всадника.

castle-event-stored = { $seat } платит { NAME("currency:taler", $n, form: "n-acc") } и отправляет слугу в амбар.

castle-event-courted = { $seat } дарит замёрзшей красавице { NAME($resource, 1, form: "n-acc") }.

castle-event-courted-taler = { $seat } дарит замёрзшей красавице { NAME("currency:taler", 1, form: "n-acc") }.

castle-event-courting-begun = { $seat } начинает ухаживать за замёрзшей красавицей.

castle-event-not-courting-yet = { $seat } пока не начинает ухаживать за замёрзшей красавицей.

castle-event-nobody-courts = В этот ход никто не начинает ухаживать за замёрзшей красавицей.

castle-event-dropped-out = { $seat } ничего не дарит замёрзшей красавице и выбывает до конца игры.

castle-event-beauty-won = { $seat } { $seat_gender ->
        [female] завоевала
       *[male] завоевал
    } сердце замёрзшей красавицы.

castle-event-beauty-undecided = Замёрзшую красавицу никто не завоевал: ни карточка, ни подарки никому не достаются.

castle-event-looted = { $seat } берёт из подарков { NAME($resource, 1, form: "n-acc") }.

castle-event-looted-taler = { $seat } берёт из подарков { NAME("currency:taler", 1, form: "n-acc") }.

castle-event-all-built = Все здания построены: это был последний ход.

castle-event-final = Финальный подсчёт очков

castle-event-went-home = { $seat } забирает слугу от { NAME($carrier, form: "gen") }.

castle-event-sold-talers = Рынок: { $seat } обменивает { NAME("currency:taler", $n, form: "n-acc") } на { NAME("currency:point", $points, form: "n-acc") }.

castle-event-converted = Дворец: { $seat } сдаёт { NAME($resource, 1, form: "n-acc") } и получает { NAME("currency:point", $points, form: "n-acc") }.

castle-event-converted-no-more = Дворец: { $seat } больше ничего не сдаёт.

castle-event-rewarded = { NAME($event) }: { $seat } получает { NAME("currency:taler", $n, form: "n-acc") }.

## Questions

castle-ask-choose-cards =
    { $n ->
        [one] Выберите { $n } карточку на этот ход.
        [few] Выберите { $n } карточки на этот ход.
       *[other] Выберите { $n } карточек на этот ход.
    }

castle-ask-equip-freely = { NAME($card) }: выберите для него { $n ->
        [one] { $n } фишку
        [few] { $n } фишки
       *[other] { $n } фишек
    }.

castle-ask-equip-first = На обоих ваших рабочих запаса не хватает. Кто из них получает ресурсы первым?

castle-ask-first-worker = Кто из ваших рабочих действует первым?

castle-ask-place-helper = Куда торговец отправляет слугу?

castle-ask-send-to-carrier = Какой слуга пойдёт к { NAME($carrier, form: "dat") }?

castle-ask-take-from-tower = Какой ресурс забрать с защитной башни?

castle-ask-buy-piece = Купить фишку у рабочего?

castle-ask-sell-last-piece = { $buyer } хочет купить последнюю фишку с карточки вашего рабочего: { NAME($resource, 1, form: "n-acc") }. Продать?
    .topic = Продажа последней фишки с карточки вашего рабочего

castle-ask-build = { NAME($card) }: что построить? { $counter ->
        [piece_paid] Каждая отданная фишка принесёт { NAME("currency:taler", $gain, form: "n-acc") }.
       *[tile_point] Здание принесёт { $group ->
            [1] все свои очки.
            [2] половину своих очков.
           *[other] { NAME("currency:point", $gain, form: "n-acc") } с каждых { $group } своих очков.
        }
    } Этой карточкой можно построить ещё { $left ->
        [one] { $left } здание
        [few] { $left } здания
       *[other] { $left } зданий
    }.

castle-ask-swap-silver = Обменять серебро ради здания «{ NAME($building) }» (стоимость { $cost })? Каждый слиток заменяет одну любую фишку; у вас { NAME("resource:silver", $n, form: "n") }.

castle-ask-pay-pieces = Сколько { NAME($resource, form: "gen") } отдать за { NAME($building, form: "acc") }? Каждая фишка стоит { $value }; осталось заплатить { $due }.

castle-ask-house-helper = Отправить слугу? В здании и в амбаре он останется и принесёт очки в конце игры; смотритель таверны очков не приносит.

castle-ask-send-helper = Какого слугу отправить? Куда: { NAME($place) }.

castle-ask-withdraw-helper = Вам нечем заплатить городской таверне. Какого слугу отозвать?

castle-ask-offer = { NAME($event) }: принять предложение?

castle-ask-swap-for-event = { NAME($event) }: обменять слиток серебра на фишку для этой карточки? Слиток уходит в кузницу; у вас { NAME("resource:silver", $n, form: "n") }.

castle-ask-pay-or-lose-card = { NAME($event) }: заплатить талеры или убрать карточку из игры?

castle-ask-pay-for-helpers = { NAME($event) }: за каждого слугу заплатите { NAME("currency:taler", $talers, form: "n-acc") } или потеряйте { NAME("currency:point", $points, form: "n-acc") }. Слуг: { $helpers }. За скольких заплатить талерами?

castle-ask-begin-courting = Начать ухаживать за замёрзшей красавицей? Тогда каждый ход каждый дарит фишку или талер, а кто не подарит — выбывает до конца игры; последний получит { NAME("currency:point", $prize, form: "n-acc") }.
    .topic = Начало ухаживания за замёрзшей красавицей

castle-ask-court = Что подарить замёрзшей красавице? Последний поклонник получит { NAME("currency:point", $prize, form: "n-acc") }; кто ничего не подарит, выбывает до конца игры.

castle-ask-take-gift = Какой подарок взять?

castle-ask-answer-beggar = Подать нищему? Первый отказ завершает это событие.

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

castle-do-house = { NAME($space) }, { NAME("currency:taler", $talers, form: "n") }: { NAME($space, form: "scores") }

castle-do-open-inn = { NAME("winter:town_tavern") }, { NAME("currency:taler", $talers, form: "n") }: смотритель, которому платят торговцы, но очков он не приносит

castle-do-store = { NAME("winter:granary") }, { NAME("currency:taler", $talers, form: "n") }: { castle-scoring-granary_share.scores }

castle-do-house-nobody = Больше не отправлять слуг

castle-do-remove-helper = Отозвать слугу от { NAME($carrier, form: "gen") }

castle-do-give = Отдать { NAME($resources, form: "n-acc") } за { NAME("currency:point", $points, form: "n-acc") }

castle-do-give-for-talers = Отдать { NAME($resources, form: "n-acc") } за { NAME("currency:taler", $talers, form: "n-acc") }

castle-do-decline = Отказаться

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

castle-do-court-silver = Обменять серебро и подарить { NAME($resource, 1, form: "n-acc") }

castle-do-begin-courting = Начать ухаживание

castle-do-not-yet = Не в этот ход

castle-do-stop-courting = Ничего не дарить и выбыть до конца игры

castle-do-loot = Взять { NAME($resource, 1, form: "n-acc") }

castle-do-loot-taler = Взять { NAME("currency:taler", 1, form: "n-acc") }

castle-do-convert = Сдать { NAME($resource, 1, form: "n-acc") }

castle-do-convert-silver = Обменять серебро и сдать { NAME($resource, 1, form: "n-acc") }

castle-do-convert-no-more = Больше ничего не сдавать

## Why not

castle-why-no-played-card = Архитектору нечего возвращать: у вас ещё нет разыгранных карточек.

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

castle-why-swap-not-asked = Карточка больше не требует { NAME($resource, form: "gen") }.

castle-why-swap-needed = Точной оплаты пока не получается: обменяйте ещё серебро.

castle-why-wrong-amount = С таким количеством точной оплаты не получится.

castle-why-not-standing = Ещё не построено: { NAME($building) }.

castle-why-space-taken = Место занято ({ $owner }).

castle-why-one-per-building = В этот ход вы уже отправили туда слугу: { NAME($building) }.

castle-why-fee-missing = Для платы за место не хватает { NAME("currency:taler", $n, form: "n-gen") }.

castle-why-already-two = { $n ->
        [one] В этот ход уже отправлен { $n } слуга, больше нельзя.
        [few] В этот ход уже отправлены { $n } слуги, больше нельзя.
       *[other] В этот ход уже отправлено { $n } слуг, больше нельзя.
    }

castle-why-no-building = В этот ход вы ещё не построили ни одного здания.

castle-why-town-tavern-taken = В городской таверне уже есть смотритель ({ $owner }).

castle-why-granary-full = Амбар полон.

castle-why-one-per-granary = В этот ход вы уже отправили слугу в амбар.

castle-why-talers-missing = Вам не хватает { NAME("currency:taler", $n, form: "n-gen") }.

castle-why-pieces-missing = Вам не хватает { NAME($pieces, form: "n-gen") }.

castle-why-points-left = На это не хватит очков: заплатите талерами за большее число слуг.

castle-why-begun-by-you = Вы начали ухаживание, поэтому подарок обязателен.

castle-why-no-taler-to-give = У вас нет талера для подарка.

castle-why-nothing-of-this = У вас нет { NAME($resource, form: "gen") }.

castle-why-no-gift = Среди подарков нет { NAME($resource, form: "gen") }.

castle-why-no-piece = У вас нет { NAME($resource, form: "gen") }.

castle-why-no-silver = У вас нет серебра для обмена.

castle-why-no-gift-taler = Среди подарков нет талеров.
