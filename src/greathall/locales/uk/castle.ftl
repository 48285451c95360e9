### «Замок на всі часи»: назви та фрази.

## The game

castle-title = Замок на всі часи

castle-tagline = Будуйте замок разом — а господарем стане один

castle-about = Від двох до чотирьох гравців зводять один замок: вежі, будинки, брами й палац. Щоходу всі таємно обирають персонажа: торговці привозять ресурси, муляри, каменярі та робітники будують, а архітектор заробляє на чужих будівлях. Наприкінці гру вирішують слуги, відправлені до готових будівель. А взимку події руйнують навіть найкращі плани.

## Resources, talers, points, helpers

castle-resource-sand = Пісок
    .acc = пісок
    .gen = піску
    .n = { $n ->
        [one] { $n } фішка піску
        [few] { $n } фішки піску
       *[other] { $n } фішок піску
    }
    .n-acc = { $n ->
        [one] { $n } фішку піску
        [few] { $n } фішки піску
       *[other] { $n } фішок піску
    }
    .n-gen = { $n ->
        [one] { $n } фішки піску
       *[other] { $n } фішок піску
    }

castle-resource-wood = Дошки
    .acc = дошки
    .gen = дощок
    .n = { $n ->
        [one] { $n } дошка
        [few] { $n } дошки
       *[other] { $n } дощок
    }
    .n-acc = { $n ->
        [one] { $n } дошку
        [few] { $n } дошки
       *[other] { $n } дощок
    }
    .n-gen = { $n ->
        [one] { $n } дошки
       *[other] { $n } дощок
    }

castle-resource-clay = Глина
    .acc = глину
    .gen = глини
    .n = { $n ->
        [one] { $n } фішка глини
        [few] { $n } фішки глини
       *[other] { $n } фішок глини
    }
    .n-acc = { $n ->
        [one] { $n } фішку глини
        [few] { $n } фішки глини
       *[other] { $n } фішок глини
    }
    .n-gen = { $n ->
        [one] { $n } фішки глини
       *[other] { $n } фішок глини
    }

castle-resource-stone = Кам’яні блоки
    .acc = кам’яні блоки
    .gen = кам’яних блоків
    .n = { $n ->
        [one] { $n } кам’яний блок
        [few] { $n } кам’яні блоки
       *[other] { $n } кам’яних блоків
    }
    .n-acc = { $n ->
        [one] { $n } кам’яний блок
        [few] { $n } кам’яні блоки
       *[other] { $n } кам’яних блоків
    }
    .n-gen = { $n ->
        [one] { $n } кам’яного блока
       *[other] { $n } кам’яних блоків
    }

castle-resource-silver = Зливки срібла
    .acc = зливки срібла
    .gen = зливків срібла
    .n = { $n ->
        [one] { $n } зливок срібла
        [few] { $n } зливки срібла
       *[other] { $n } зливків срібла
    }
    .n-acc = { $n ->
        [one] { $n } зливок срібла
        [few] { $n } зливки срібла
       *[other] { $n } зливків срібла
    }
    .n-gen = { $n ->
        [one] { $n } зливка срібла
       *[other] { $n } зливків срібла
    }

castle-currency-taler = Талери
    .acc = талери
    .gen = талерів
    .n = { $n ->
        [one] { $n } талер
        [few] { $n } талери
       *[other] { $n } талерів
    }
    .n-acc = { $n ->
        [one] { $n } талер
        [few] { $n } талери
       *[other] { $n } талерів
    }
    .n-gen = { $n ->
        [one] { $n } талера
       *[other] { $n } талерів
    }

castle-currency-point = Переможні очки
    .acc = переможні очки
    .gen = переможних очок
    .n = { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[other] { $n } очок
    }
    .n-acc = { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[other] { $n } очок
    }
    .n-gen = { $n ->
        [one] { $n } очка
       *[other] { $n } очок
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

castle-colour-red = Червоний

castle-colour-blue = Синій

castle-colour-yellow = Жовтий
    .nom = жовтий

castle-colour-green = Зелений

castle-colour-dark_brown = Темно-коричневий
    .nom = темно-коричневий

castle-colour-red_brown = Червоно-коричневий
    .nom = червоно-коричневий

castle-colour-grey = Сірий
    .nom = сірий

castle-colour-silver = Сріблястий
    .nom = сріблястий

## Characters and cards

castle-character-messenger = Гонець
    .acc = гінця
    .gen = гінця
    .dat = гінцеві
    .ins = гінцем
    .nom = гонець

castle-character-trader = Торговець
    .acc = торговця
    .gen = торговця
    .dat = торговцеві
    .ins = торговцем
    .nom = торговець

castle-character-bricklayer = Муляр
    .acc = муляра
    .gen = муляра
    .dat = муляреві
    .ins = муляром
    .nom = муляр

castle-character-stonemason = Каменяр
    .acc = каменяра
    .gen = каменяра
    .dat = каменяреві
    .ins = каменярем
    .nom = каменяр

castle-character-worker = Робітник
    .acc = робітника
    .gen = робітника
    .dat = робітникові
    .ins = робітником
    .nom = робітник

castle-character-architect = Архітектор
    .acc = архітектора
    .gen = архітектора
    .dat = архітекторові
    .ins = архітектором
    .nom = архітектор

castle-card-messenger = Гонець
    .acc = гінця
    .gen = гінця
    .dat = гінцеві
    .ins = гінцем
    .nom = гонець

castle-card-trader = Торговець
    .acc = торговця
    .gen = торговця
    .dat = торговцеві
    .ins = торговцем
    .nom = торговець

castle-card-bricklayer = Муляр
    .acc = муляра
    .gen = муляра
    .dat = муляреві
    .ins = муляром
    .nom = муляр

castle-card-stonemason = Каменяр
    .acc = каменяра
    .gen = каменяра
    .dat = каменяреві
    .ins = каменярем
    .nom = каменяр

castle-card-worker_wood_silver = Робітник (дошки, срібло)
    .acc = робітника (дошки, срібло)
    .gen = робітника (дошки, срібло)
    .dat = робітникові (дошки, срібло)
    .ins = робітником (дошки, срібло)
    .nom = робітник (дошки, срібло)

castle-card-worker_sand_clay = Робітник (пісок, глина)
    .acc = робітника (пісок, глина)
    .gen = робітника (пісок, глина)
    .dat = робітникові (пісок, глина)
    .ins = робітником (пісок, глина)
    .nom = робітник (пісок, глина)

castle-card-worker_stone = Робітник (камінь, вибір)
    .acc = робітника (камінь, вибір)
    .gen = робітника (камінь, вибір)
    .dat = робітникові (камінь, вибір)
    .ins = робітником (камінь, вибір)
    .nom = робітник (камінь, вибір)

castle-card-architect = Архітектор
    .acc = архітектора
    .gen = архітектора
    .dat = архітекторові
    .ins = архітектором
    .nom = архітектор

## Carriers

castle-carrier-sand_cart = Візок із піском
    .acc = візок із піском
    .gen = візка з піском
    .dat = візкові з піском

castle-carrier-wood_cart = Візок із дошками
    .acc = візок із дошками
    .gen = візка з дошками
    .dat = візкові з дошками

castle-carrier-clay_cart = Візок із глиною
    .acc = візок із глиною
    .gen = візка з глиною
    .dat = візкові з глиною

castle-carrier-stone_cart = Візок із кам’яними блоками
    .acc = візок із кам’яними блоками
    .gen = візка з кам’яними блоками
    .dat = візкові з кам’яними блоками

castle-carrier-rider = Вершник
    .acc = вершника
    .gen = вершника
    .dat = вершникові

## Buildings

castle-building-tower_1 = Вежа 1
    .acc = вежу 1
    .gen = вежі 1
    .pre = вежі 1

castle-building-tower_2 = Вежа 2
    .acc = вежу 2
    .gen = вежі 2
    .pre = вежі 2

castle-building-tower_3 = Вежа 3
    .acc = вежу 3
    .gen = вежі 3
    .pre = вежі 3

castle-building-tower_4 = Вежа 4
    .acc = вежу 4
    .gen = вежі 4
    .pre = вежі 4

castle-building-tower_5 = Вежа 5
    .acc = вежу 5
    .gen = вежі 5
    .pre = вежі 5

castle-building-tower_6 = Вежа 6
    .acc = вежу 6
    .gen = вежі 6
    .pre = вежі 6

castle-building-tower_7 = Вежа 7
    .acc = вежу 7
    .gen = вежі 7
    .pre = вежі 7

castle-building-tower_8 = Вежа 8
    .acc = вежу 8
    .gen = вежі 8
    .pre = вежі 8

castle-building-tower_9 = Вежа 9
    .acc = вежу 9
    .gen = вежі 9
    .pre = вежі 9

castle-building-house_1 = Будинок 1
    .acc = будинок 1
    .gen = будинку 1
    .pre = будинку 1

castle-building-house_2 = Будинок 2
    .acc = будинок 2
    .gen = будинку 2
    .pre = будинку 2

castle-building-house_3 = Будинок 3
    .acc = будинок 3
    .gen = будинку 3
    .pre = будинку 3

castle-building-house_4 = Будинок 4
    .acc = будинок 4
    .gen = будинку 4
    .pre = будинку 4

castle-building-house_5 = Будинок 5
    .acc = будинок 5
    .gen = будинку 5
    .pre = будинку 5

castle-building-house_6 = Будинок 6
    .acc = будинок 6
    .gen = будинку 6
    .pre = будинку 6

castle-building-well = Криниця
    .acc = криницю
    .gen = криниці
    .pre = криниці

castle-building-keep = Склад
    .acc = склад
    .gen = складу
    .pre = складі

castle-building-tavern = Таверна
    .acc = таверну
    .gen = таверни
    .pre = таверні

castle-building-big_gate = Велика брама
    .acc = велику браму
    .gen = великої брами
    .pre = великій брамі

castle-building-small_gate = Мала брама
    .acc = малу браму
    .gen = малої брами
    .pre = малій брамі

castle-building-stable = Стайня
    .acc = стайню
    .gen = стайні
    .pre = стайні

castle-building-servants_quarters = Дім прислуги
    .acc = дім прислуги
    .gen = дому прислуги
    .pre = домі прислуги

castle-building-palace = Палац
    .acc = палац
    .gen = палацу
    .pre = палаці

castle-building-market = Ринок
    .acc = ринок
    .gen = ринку
    .pre = ринку

castle-building-forge = Кузня
    .acc = кузню
    .gen = кузні
    .pre = кузні

castle-kind-tower = Вежі
    .n = { $n ->
        [one] { $n } вежа
        [few] { $n } вежі
       *[other] { $n } веж
    }

castle-kind-house = Будинки
    .n = { $n ->
        [one] { $n } будинок
        [few] { $n } будинки
       *[other] { $n } будинків
    }

## Helper spaces: the building; several places of one building are numbered

castle-space-keep_1 = Склад
    .to = на склад
    .scores = { castle-scoring-keep_free_spaces.scores }

castle-space-tavern_12 = Таверна, місце 1
    .to = до таверни
    .scores = { castle-scoring-tavern_full.scores }

castle-space-tavern_6 = Таверна, місце 2
    .to = до таверни
    .scores = { castle-scoring-tavern_half.scores }

castle-space-big_gate_1 = Велика брама
    .to = на велику браму
    .scores = { castle-scoring-big_gate.scores }

castle-space-small_gate_1 = Мала брама
    .to = на малу браму
    .scores = { castle-scoring-small_gate.scores }

castle-space-stable_16 = Стайня, місце 1
    .to = до стайні
    .scores = { castle-scoring-stable_high.scores }

castle-space-stable_12 = Стайня, місце 2
    .to = до стайні
    .scores = { castle-scoring-stable_low.scores }

castle-space-servants_1 = Дім прислуги, місце 1
    .to = до дому прислуги
    .scores = { castle-scoring-servants_unbuilt.scores }

castle-space-servants_2 = Дім прислуги, місце 2
    .to = до дому прислуги
    .scores = { castle-scoring-servants_unbuilt.scores }

castle-space-servants_3 = Дім прислуги, місце 3
    .to = до дому прислуги
    .scores = { castle-scoring-servants_unbuilt.scores }

castle-space-market_1 = Ринок, місце 1
    .to = на ринок
    .scores = { castle-scoring-market_talers.scores }

castle-space-market_2 = Ринок, місце 2
    .to = на ринок
    .scores = { castle-scoring-market_talers.scores }

castle-space-palace_1 = Палац, місце 1
    .to = до палацу
    .scores = { castle-scoring-palace_resources.scores }

castle-space-palace_2 = Палац, місце 2
    .to = до палацу
    .scores = { castle-scoring-palace_resources.scores }

castle-space-forge_10 = Кузня, місце 1
    .to = до кузні
    .scores = { castle-scoring-forge_full.scores }

castle-space-forge_6 = Кузня, місце 2
    .to = до кузні
    .scores = { castle-scoring-forge_half.scores }

## Winter events

castle-winter-town_tavern = Міська таверна

castle-winter-granary = Комора

castle-winter-plague = Чума

castle-winter-broken_wall = Зруйнована стіна

castle-winter-frozen_beauty = Замерзла красуня

castle-winter-snowfall = Снігопад

castle-winter-beggar = Жебрак

castle-winter-hearth = Вогнище

castle-winter-famine = Голод

castle-winter-robbers = Розбійники

castle-winter-trade_tax = Торговий податок

castle-winter-new_road = Нова дорога

## Variants

castle-variant-season = Пора року
    .text = Яким боком лежить ігрове поле. Зима додає картки подій; решта не змінюється.

castle-variant-season-summer = Літо
    .text = Поле без несподіванок: для першої партії.

castle-variant-season-winter = Зима
    .text = Події зимових карток втручаються у ваші плани.

castle-variant-winter_cards = Картки зимових подій
    .text = З якої колоди беруться зимові події: шість карток першого видання чи всі дванадцять.

castle-variant-winter_cards-6 = Шість карток

castle-variant-winter_cards-12 = Дванадцять карток

castle-variant-stonemason_purchase = Купівля каменяра
    .text = Скільки фішок може купити каменяр: одну загалом чи по одній із кожної картки робітника.

castle-variant-stonemason_purchase-total = Одна фішка загалом

castle-variant-stonemason_purchase-per_worker = По одній із кожної картки робітника

castle-variant-keep_counts = Місця, які рахує склад
    .text = Які вільні місця для слуг приносять очки складу: лише у зведених будівлях чи всі на полі.

castle-variant-keep_counts-standing = Лише зведені будівлі

castle-variant-keep_counts-all = Усі будівлі

castle-variant-tavern_rules = Доглядач міської таверни
    .text = Чи відправляється доглядач вільно, чи для нього потрібна будівля, зведена того ж ходу, і він входить до двох слуг.

castle-variant-tavern_rules-helper_rules = Як будь-який слуга

castle-variant-tavern_rules-free = Вільно

## Where points come from

castle-score-build = Будівництво

castle-score-architect = Архітектор

castle-score-winter = Зимові події

castle-score-keep = Склад

castle-score-tavern = Таверна

castle-score-gates = Брами

castle-score-stable = Стайня

castle-score-servants_quarters = Дім прислуги

castle-score-market = Ринок

castle-score-palace = Палац

castle-score-forge = Кузня

castle-score-granary = Комора

## What decides between equal points

castle-tie-talers = талери, що лишилися

castle-tie-resources = вартість ресурсів, що лишилися

## Scorings, decks and other entries of the component browser

castle-scoring-keep_free_spaces = Склад
    .scores = очки за вільні місця для слуг

castle-scoring-tavern_full = Таверна, місце 1
    .scores = очки за слуг у замку

castle-scoring-tavern_half = Таверна, місце 2
    .scores = очки за слуг у замку

castle-scoring-big_gate = Велика брама
    .scores = очки за вежі

castle-scoring-small_gate = Мала брама
    .scores = очки за вежі

castle-scoring-stable_high = Стайня, місце 1
    .scores = очки за будинки

castle-scoring-stable_low = Стайня, місце 2
    .scores = очки за будинки

castle-scoring-servants_unbuilt = Дім прислуги
    .scores = очки за незведені будівлі

castle-scoring-market_talers = Ринок
    .scores = очки за талери, що лишилися

castle-scoring-palace_resources = Палац
    .scores = очки за здані фішки

castle-scoring-forge_full = Кузня, місце 1
    .scores = очки за срібло в кузні

castle-scoring-forge_half = Кузня, місце 2
    .scores = очки за срібло в кузні

castle-scoring-granary_share = Комора
    .scores = що менше там слуг, то більше очок за кожного

castle-deck-six = Шість зимових карток

castle-deck-twelve = Дванадцять зимових карток

castle-seating-two = Два гравці

castle-seating-three = Три гравці

castle-seating-four = Чотири гравці

castle-start-player = Кожен гравець на початку гри

castle-start-defence_tower = Захисна вежа на початку гри

castle-round_space-round_15 = Шкала ходів, клітинка 15

castle-round_space-round_14 = Шкала ходів, клітинка 14

castle-round_space-round_13 = Шкала ходів, клітинка 13

castle-round_space-round_12 = Шкала ходів, клітинка 12

castle-round_space-round_11 = Шкала ходів, клітинка 11

castle-round_space-round_10 = Шкала ходів, клітинка 10

castle-round_space-round_9 = Шкала ходів, клітинка 9

castle-round_space-round_8 = Шкала ходів, клітинка 8

castle-round_space-round_7 = Шкала ходів, клітинка 7

castle-round_space-round_6 = Шкала ходів, клітинка 6

castle-round_space-round_5 = Шкала ходів, клітинка 5

castle-round_space-round_4 = Шкала ходів, клітинка 4

castle-round_space-round_3 = Шкала ходів, клітинка 3

castle-round_space-round_2 = Шкала ходів, клітинка 2

castle-round_space-round_1 = Шкала ходів, клітинка 1

## What components say: put together from their data (games/castle/texts.py)

castle-text-pay = заплатити { NAME("currency:taler", $n, form: "n-acc") }

castle-text-give = віддати { NAME($pieces, form: "n-acc") }

castle-text-gain-point = отримати { NAME("currency:point", $n, form: "n-acc") }

castle-text-gain-taler = отримати { NAME("currency:taler", $n, form: "n-acc") }

castle-text-lose-point = втратити { NAME("currency:point", $n, form: "n-acc") }

castle-text-lose-played_card = прибрати з гри { $n ->
        [one] { $n } свою зіграну картку
        [few] { $n } свої зіграні картки
       *[other] { $n } своїх зіграних карток
    }

castle-text-lose-worker_card = прибрати з гри { $n ->
        [one] { $n } картку робітника
        [few] { $n } картки робітників
       *[other] { $n } карток робітників
    } (з руки або із зіграних)

castle-text-lose-messenger_card = прибрати з гри { $n ->
        [1] свого гінця
       *[other] { $n } своїх гінців
    }

castle-text-or = { $first } або { $last }

castle-text-and = { $first } та { $last }

castle-text-event_ends = { $do }, після чого картка виходить із гри

castle-text-per = { $do } { $counter }

castle-text-per-choice = { $counter } { $do }

castle-text-may = Кожен гравець може { $n ->
        [1] один раз
        [one] до { $n } разу
       *[other] до { $n } разів
    } { $do }.

castle-text-must = Кожен гравець мусить { $do }.

castle-text-every-round = Зараз і на початку кожного ходу гравці по черзі мусять { $do }.

castle-text-lasts-game = Діє до кінця гри.

castle-text-lasts-settled = Лишається в грі, доки подія не завершиться.

castle-text-town_tavern = Граючи муляром або каменярем, можна за { NAME("currency:taler", $fee, form: "n-acc") } зробити слугу доглядачем таверни. Кожен, хто грає торговцем, платить господареві доглядача { NAME("currency:taler", $toll, form: "n-acc") }; поки доглядача немає, талери накопичуються на картці й дістануться наступному.

castle-text-granary = Граючи муляром або каменярем, після будівництва можна відправити сюди до { NAME("piece:helper", $spaces, form: "n-gen") }; плата за кожного — { NAME("currency:taler", $fee, form: "n") }. Наприкінці гри: { $points }.

castle-text-frozen_beauty = На початку будь-якого наступного ходу кожен може почати залицяння. Відтоді кожен, хто не вибув, дарує за хід фішку або талер чи вибуває до кінця гри. Останній залицяльник отримує { NAME("currency:point", $prize, form: "n-acc") }, а подарунки по черзі розбирають інші.

castle-text-does-gain-taler = приносить { NAME("currency:taler", $n, form: "n-acc") } зі скарбниці

castle-text-does-gain-point = приносить { NAME("currency:point", $n, form: "n-acc") }

castle-text-does-score = приносить { $gain }

castle-text-does-place_at_carrier = ставить слугу до візка або вершника

castle-text-does-distribution = потім усі слуги біля візків і вершника отримують ресурси, частина яких іде на захисну вежу

castle-text-does-take_from_tower = забирає із захисної вежі всі фішки одного виду

castle-text-does-buy_from_worker = може купити фішку в чужого робітника

castle-text-does-take_from_card = забирає фішки зі своєї картки

castle-text-does-take_back_cards = потім повертає на руку всі зіграні картки

castle-text-does-build = зводить до { $n ->
        [one] { $n } будівлі
       *[other] { $n } будівель
    }: { $reward }

castle-text-does-send = потім може відправити до замку до { NAME("piece:helper", $n, form: "n-gen") } за хід

castle-text-tile_point = { $group ->
        [1] { $n ->
            [1] усі очки за кожну
           *[other] очки за кожну, помножені на { $n }
        }
        [2] { $n ->
            [1] половина очок за кожну
           *[other] половина очок за кожну, помножена на { $n }
        }
       *[other] { NAME("currency:point", $n, form: "n") } з кожних { $group } очок будівлі
    }

castle-text-equips = отримує { NAME($pieces, form: "n-acc") }

castle-text-equips-freely = отримує { $n ->
        [one] { $n } фішку
        [few] { $n } фішки
       *[other] { $n } фішок
    } на вибір власника з { NAME($kinds, form: "gen") }

castle-text-for = { $gain } { $counter }

castle-text-space = { NAME("currency:taler", $n, form: "n") }: { $points }

castle-text-sell_talers = { NAME("piece:helper", $helpers, form: "n") } — { NAME("currency:point", 1, form: "n") } { $n ->
        [1] за кожен талер, що лишився
        [one] за кожен { $n } талер, що лишився
        [few] за кожні { $n } талери, що лишилися
       *[other] за кожні { $n } талерів, що лишилися
    }

castle-text-sell_resources = { NAME("piece:helper", $helpers, form: "n") } — до { $n ->
        [one] { $n } фішки
       *[other] { $n } фішок
    } за їхньою будівельною вартістю в очках

castle-text-granary_share = { NAME("piece:helper", $helpers, form: "n") } — { NAME("currency:point", $n, form: "n") } за кожного

castle-counter-free_space = { $n ->
        [1] за кожне вільне місце для слуги
        [one] за кожне { $n } вільне місце для слуги
        [few] за кожні { $n } вільні місця для слуг
       *[other] за кожні { $n } вільних місць для слуг
    }

castle-counter-castle_helper = { $n ->
        [1] за кожного слугу в замку
        [one] за кожного { $n } слугу в замку
        [few] за кожних { $n } слуг у замку
       *[other] за кожних { $n } слуг у замку
    }

castle-counter-tower = { $n ->
        [1] за кожну вежу
        [one] за кожну { $n } вежу
        [few] за кожні { $n } вежі
       *[other] за кожні { $n } веж
    }

castle-counter-house = { $n ->
        [1] за кожен будинок
        [one] за кожен { $n } будинок
        [few] за кожні { $n } будинки
       *[other] за кожні { $n } будинків
    }

castle-counter-tile_left = { $n ->
        [1] за кожну незведену будівлю
        [one] за кожну { $n } незведену будівлю
        [few] за кожні { $n } незведені будівлі
       *[other] за кожні { $n } незведених будівель
    }

castle-counter-forge_silver = { $n ->
        [1] за кожен зливок срібла в кузні
        [one] за кожен { $n } зливок срібла в кузні
        [few] за кожні { $n } зливки срібла в кузні
       *[other] за кожні { $n } зливків срібла в кузні
    }

castle-counter-piece_paid = { $n ->
        [1] за кожну віддану фішку
        [one] за кожну { $n } віддану фішку
        [few] за кожні { $n } віддані фішки
       *[other] за кожні { $n } відданих фішок
    }

castle-counter-tile_point = { $n ->
        [1] за кожне очко будівлі
        [one] за кожне { $n } очко будівлі
        [few] за кожні { $n } очки будівлі
       *[other] за кожні { $n } очок будівлі
    }

castle-counter-building_by_others = { $n ->
        [1] за кожну будівлю, зведену цього ходу іншими
        [one] за кожну { $n } будівлю, зведену цього ходу іншими
        [few] за кожні { $n } будівлі, зведені цього ходу іншими
       *[other] за кожні { $n } будівель, зведених цього ходу іншими
    }

castle-counter-played_card = { $n ->
        [1] за кожну свою зіграну картку
        [one] за кожну { $n } свою зіграну картку
        [few] за кожні { $n } свої зіграні картки
       *[other] за кожні { $n } своїх зіграних карток
    }

castle-counter-own_castle_helper = { $n ->
        [1] за кожного свого слугу в замку
        [one] за кожного { $n } свого слугу в замку
        [few] за кожних { $n } своїх слуг у замку
       *[other] за кожних { $n } своїх слуг у замку
    }

castle-counter-own_carrier_helper = { $n ->
        [1] за кожного свого слугу біля візків і вершника
        [one] за кожного { $n } свого слугу біля візків і вершника
        [few] за кожних { $n } своїх слуг біля візків і вершника
       *[other] за кожних { $n } своїх слуг біля візків і вершника
    }

## Where a helper comes from

castle-place-supply = із запасу

castle-place-town_tavern = з міської таверни

castle-place-sand_cart = від візка з піском

castle-place-wood_cart = від візка з дошками

castle-place-clay_cart = від візка з глиною

castle-place-stone_cart = від візка з кам’яними блоками

castle-place-rider = від вершника

## Places and phases

castle-term-treasury = Міська скарбниця

castle-term-stock = Міський запас

castle-term-defence_tower = Захисна вежа

castle-term-start_player = Перший гравець

castle-term-innkeeper = Доглядач таверни

castle-term-round = Хід

castle-term-hand = Картки на руці

castle-term-played = Зіграні картки

castle-term-removed = Вийшли з гри

castle-term-supply = Запас

## What happens

castle-event-first-player = Перший гравець — { $seat }.

castle-event-marker-passed = Тепер перший гравець — { $seat }.

castle-event-round = Хід { $n } з { $of }

castle-event-round-taler = { $seat } бере талер ходу.

castle-event-reveal = { $seat } відкриває картку «{ NAME($card) }».

castle-event-equipped = { $seat } кладе на картку «{ NAME($card) }» { NAME($pieces, form: "n-acc") }.

castle-event-unequipped = { $seat }: для картки «{ NAME($card) }» у запасі нічого не лишилося.

castle-event-gained = { $seat } отримує { NAME("currency:taler", $n, form: "n-acc") } завдяки { NAME($card, form: "dat") }.

castle-event-placed = { $seat } відправляє слугу до { NAME($carrier, form: "gen") }.

castle-event-displaced = { $seat } замінює слугу біля { NAME($carrier, form: "gen") }; { $owner } забирає його до запасу.

castle-event-moved = { $seat } відправляє слугу { NAME($source) } до { NAME($carrier, form: "gen") }.

castle-event-kept-back = { $seat } лишає доглядача в міській таверні й нікого не ставить до візків.

castle-event-no-helper = { $seat }: слуг у запасі немає, торговець нікого не ставить.

castle-event-no-carrier = { $seat }: доступного місця біля візків і вершника немає, торговець нікого не ставить.

castle-event-delivered = { $seat } отримує від торговців { $pieces }.

castle-event-undelivered = { $seat } нічого не отримує від { NAME($carrier, form: "gen") }: запасу забракло.

castle-event-tower-share = Захисна вежа отримує { $pieces }.

castle-event-took-tower = { $seat } забирає із захисної вежі { NAME($resource, $n, form: "n-acc") }.

castle-event-tower-empty = { $seat } нічого не бере: захисна вежа порожня.

castle-event-bought = { $seat } купує { NAME($resource, 1, form: "n-acc") }; { $owner } отримує { NAME("currency:taler", 1, form: "n-acc") }.

castle-event-bought-no-more = { $seat } більше нічого не купує в робітників.

castle-event-bought-nothing = { $seat } нічого не купує в робітників.

castle-event-refused = { $owner } { $owner_gender ->
        [female] відмовилася
       *[male] відмовився
    } продати останню фішку; { $seat } може звернутися до іншого робітника.

castle-event-took-card = { $seat } забирає з картки робітника { NAME($pieces, form: "n-acc") }.

castle-event-card-empty = { $seat } нічого не забирає: картка «{ NAME($card) }» порожня.

castle-event-swapped = { $seat } віддає зливок срібла до кузні й бере { NAME($resource, 1, form: "n-acc") }.

castle-event-built-no-more = { NAME($card) }: { $seat } більше нічого не зводить.

castle-event-built-nothing = { NAME($card) }: { $seat } нічого не зводить.

castle-event-built = { $seat } зводить { NAME($building, form: "acc") } та віддає { NAME($pieces, form: "n-acc") }.

castle-event-points = { NAME($category) }: { $seat } отримує { NAME("currency:point", $n, form: "n-acc") }.

castle-event-lost-points = { $seat } втрачає { NAME("currency:point", $n, form: "n-acc") }.

castle-event-recalled = { $seat } відкликає слугу { NAME($source) }.

castle-event-housed = { $seat } платить { NAME("currency:taler", $n, form: "n-acc") } та відправляє слугу { NAME($space, form: "to") }.

castle-event-housed-no-more = { NAME($card) }: { $seat } більше не відправляє слуг.

castle-event-housed-nobody = { NAME($card) }: { $seat } не відправляє слуг.

castle-event-took-back = { $seat } повертає на руку { $n ->
        [one] { $n } картку
        [few] { $n } картки
       *[other] { $n } карток
    }.

castle-event-winter = Зимова подія: «{ NAME($event) }».

castle-event-winter-lasts = Зимова подія: «{ NAME($event) }». Картка залишається в грі.

castle-event-winter-ends = Картка «{ NAME($event) }» виходить із гри.

castle-event-winter-settled = Подію «{ NAME($event) }» завершено, картка виходить із гри.

castle-event-paid = { $seat } платить { NAME("currency:taler", $n, form: "n-acc") }.

castle-event-declined = { NAME($event) }: { $seat } відмовляється.

castle-event-spared = { NAME($event) }: { $seat } нічого не втрачає.

castle-event-beggar-refused = { $seat } нічого не подає жебракові.

castle-event-gave = { $seat } віддає до міського запасу { NAME($pieces, form: "n-acc") }.

castle-event-lost-card = { $seat } прибирає з гри картку «{ NAME($card) }».

castle-event-town-tavern-opened = { $seat } платить { NAME("currency:taler", $n, form: "n-acc") }, і слуга стає доглядачем міської таверни.

castle-event-town-tavern-coins = { $seat } забирає з міської таверни { NAME("currency:taler", $n, form: "n-acc") }.

castle-event-toll = { NAME("winter:town_tavern") }: { $seat } платить { NAME("currency:taler", $n, form: "n-acc") }, отримує { $owner }.

castle-event-toll-waits = { $seat } кладе { NAME("currency:taler", $n, form: "n-acc") } на картку міської таверни.

castle-event-toll-unpaid = { $seat } не може заплатити міській таверні й відкликає слугу від { NAME($carrier, form: "gen") }.

castle-event-toll-waived = { $seat } не платить міській таверні: немає ні талера, ні слуги біля візків і вершника.

castle-event-stored = { $seat } платить { NAME("currency:taler", $n, form: "n-acc") } та відправляє слугу до комори.

castle-event-courted = { $seat } дарує замерзлій красуні { NAME($resource, 1, form: "n-acc") }.

castle-event-courted-taler = { $seat } дарує замерзлій красуні { NAME("currency:taler", 1, form: "n-acc") }.

castle-event-courting-begun = { $seat } починає залицятися до замерзлої красуні.

castle-event-not-courting-yet = { $seat } поки не починає залицятися до замерзлої красуні.

castle-event-nobody-courts = Цього ходу ніхто не починає залицятися до замерзлої красуні.

castle-event-dropped-out = { $seat } нічого не дарує замерзлій красуні й вибуває до кінця гри.

castle-event-beauty-won = { $seat } { $seat_gender ->
        [female] завоювала
       *[male] завоював
    } серце замерзлої красуні.

castle-event-beauty-undecided = Замерзлу красуню ніхто не завоював: ні картка, ні подарунки нікому не дістаються.

castle-event-looted = { $seat } бере з подарунків { NAME($resource, 1, form: "n-acc") }.

castle-event-looted-taler = { $seat } бере з подарунків { NAME("currency:taler", 1, form: "n-acc") }.

castle-event-all-built = Усі будівлі зведено: це був останній хід.

castle-event-final = Фінальний підрахунок очок

castle-event-went-home = { $seat } забирає слугу від { NAME($carrier, form: "gen") }.

castle-event-sold-talers = Ринок: { $seat } обмінює { NAME("currency:taler", $n, form: "n-acc") } на { NAME("currency:point", $points, form: "n-acc") }.

castle-event-converted = Палац: { $seat } здає { NAME($resource, 1, form: "n-acc") } та отримує { NAME("currency:point", $points, form: "n-acc") }.

castle-event-converted-no-more = Палац: { $seat } більше нічого не здає.

castle-event-rewarded = { NAME($event) }: { $seat } отримує { NAME("currency:taler", $n, form: "n-acc") }.

## Questions

castle-ask-choose-cards =
    { $n ->
        [one] Оберіть { $n } картку на цей хід.
        [few] Оберіть { $n } картки на цей хід.
       *[other] Оберіть { $n } карток на цей хід.
    }

castle-ask-equip-freely = { NAME($card) }: оберіть для нього { $n ->
        [one] { $n } фішку
        [few] { $n } фішки
       *[other] { $n } фішок
    }.

castle-ask-equip-first = На обох ваших робітників запасу бракує. Хто з них отримує ресурси першим?

castle-ask-first-worker = Хто з ваших робітників діє першим?

castle-ask-place-helper = Куди торговець відправляє слугу?

castle-ask-send-to-carrier = Який слуга піде до { NAME($carrier, form: "gen") }?

castle-ask-take-from-tower = Який ресурс забрати із захисної вежі?

castle-ask-buy-piece = Купити фішку в робітника?

castle-ask-sell-last-piece = { $buyer } хоче купити останню фішку з картки вашого робітника: { NAME($resource, 1, form: "n-acc") }. Продати?
    .topic = Продаж останньої фішки з картки вашого робітника

castle-ask-build = { NAME($card) }: що звести? { $counter ->
        [piece_paid] Кожна віддана фішка принесе { NAME("currency:taler", $gain, form: "n-acc") }.
       *[tile_point] Будівля принесе { $group ->
            [1] усі свої очки.
            [2] половину своїх очок.
           *[other] { NAME("currency:point", $gain, form: "n-acc") } з кожних { $group } своїх очок.
        }
    } Цією карткою можна звести ще { $left ->
        [one] { $left } будівлю
        [few] { $left } будівлі
       *[other] { $left } будівель
    }.

castle-ask-swap-silver = Обміняти срібло заради будівлі «{ NAME($building) }» (вартість { $cost })? Кожен зливок заміняє одну будь-яку фішку; у вас { NAME("resource:silver", $n, form: "n") }.

castle-ask-pay-pieces = Скільки { NAME($resource, form: "gen") } віддати за { NAME($building, form: "acc") }? Кожна фішка коштує { $value }; лишилося заплатити { $due }.

castle-ask-house-helper = Відправити слугу? У будівлі та в коморі він лишиться й принесе очки наприкінці гри; доглядач таверни очок не приносить.

castle-ask-send-helper = Якого слугу відправити? Куди: { NAME($place) }.

castle-ask-withdraw-helper = Вам нічим заплатити міській таверні. Якого слугу відкликати?

castle-ask-offer = { NAME($event) }: прийняти пропозицію?

castle-ask-swap-for-event = { NAME($event) }: обміняти зливок срібла на фішку для цієї картки? Зливок іде до кузні; у вас { NAME("resource:silver", $n, form: "n") }.

castle-ask-pay-or-lose-card = { NAME($event) }: заплатити талери чи прибрати картку з гри?

castle-ask-pay-for-helpers = { NAME($event) }: за кожного слугу заплатіть { NAME("currency:taler", $talers, form: "n-acc") } або втратьте { NAME("currency:point", $points, form: "n-acc") }. Слуг: { $helpers }. За скількох заплатити талерами?

castle-ask-begin-courting = Почати залицятися до замерзлої красуні? Тоді щоходу кожен дарує фішку або талер, а хто не подарує — вибуває до кінця гри; останній отримає { NAME("currency:point", $prize, form: "n-acc") }.
    .topic = Початок залицяння до замерзлої красуні

castle-ask-court = Що подарувати замерзлій красуні? Останній залицяльник отримає { NAME("currency:point", $prize, form: "n-acc") }; хто нічого не подарує, вибуває до кінця гри.

castle-ask-take-gift = Який подарунок узяти?

castle-ask-answer-beggar = Подати жебракові? Перша відмова завершує цю подію.

castle-ask-convert-piece = Палац: здати фішку за очки? Можна здати ще { $n ->
        [one] { $n } фішку
        [few] { $n } фішки
       *[other] { $n } фішок
    }.

## Choices

castle-do-choose = Обрати { NAME($cards, form: "acc") }

castle-do-equip = Узяти { NAME($resources, form: "n-acc") }

castle-do-place = Відправити слугу до { NAME($carrier, form: "gen") }

castle-do-keep-back = Нікого не ставити

castle-do-send = Слуга { NAME($place) }

castle-do-take = Забрати з вежі { NAME($resource, form: "acc") }

castle-do-buy = Купити { NAME($resource, 1, form: "n-acc") } за { NAME("currency:taler", 1, form: "n-acc") }. Продає { $owner }: { NAME($card, form: "nom") }

castle-do-buy-nothing = Нічого не купувати

castle-do-sell = Продати

castle-do-refuse = Не продавати

castle-do-first = Спершу { NAME($card, form: "nom") }

castle-do-build = Звести { NAME($building, form: "acc") }

castle-do-build-nothing = Закінчити будівництво

castle-do-swap = Обміняти зливок срібла на { NAME($resource, 1, form: "n-acc") }

castle-do-swap-no-more = Більше не міняти срібла

castle-do-pay-pieces =
    { $n ->
        [0] Не віддавати { NAME($resource, form: "gen") }
       *[other] Віддати { NAME($resource, $n, form: "n-acc") }
    }

castle-do-house = { NAME($space) }, { NAME("currency:taler", $talers, form: "n") }: { NAME($space, form: "scores") }

castle-do-open-inn = { NAME("winter:town_tavern") }, { NAME("currency:taler", $talers, form: "n") }: доглядач, якому платять торговці, але очок він не приносить

castle-do-store = { NAME("winter:granary") }, { NAME("currency:taler", $talers, form: "n") }: { castle-scoring-granary_share.scores }

castle-do-house-nobody = Більше не відправляти слуг

castle-do-remove-helper = Відкликати слугу від { NAME($carrier, form: "gen") }

castle-do-give = Віддати { NAME($resources, form: "n-acc") } за { NAME("currency:point", $points, form: "n-acc") }

castle-do-give-for-talers = Віддати { NAME($resources, form: "n-acc") } за { NAME("currency:taler", $talers, form: "n-acc") }

castle-do-decline = Відмовитися

castle-do-give-up = Прибрати з гри картку «{ NAME($card) }»

castle-do-pay-talers = Заплатити { NAME("currency:taler", $n, form: "n-acc") }

castle-do-pay-fines =
    { $n ->
        [0] Втратити очки за кожного слугу
       *[other] Заплатити талерами за { NAME("piece:helper", $n, form: "n-acc") }
    }

castle-do-refuse-beggar = Відмовити й утратити { NAME("currency:point", $n, form: "n-acc") }

castle-do-court = Подарувати { NAME($resource, 1, form: "n-acc") }

castle-do-court-taler = Подарувати { NAME("currency:taler", 1, form: "n-acc") }

castle-do-court-silver = Обміняти срібло й подарувати { NAME($resource, 1, form: "n-acc") }

castle-do-begin-courting = Почати залицяння

castle-do-not-yet = Не цього ходу

castle-do-stop-courting = Нічого не дарувати й вибути до кінця гри

castle-do-loot = Узяти { NAME($resource, 1, form: "n-acc") }

castle-do-loot-taler = Узяти { NAME("currency:taler", 1, form: "n-acc") }

castle-do-convert = Здати { NAME($resource, 1, form: "n-acc") }

castle-do-convert-silver = Обміняти срібло та здати { NAME($resource, 1, form: "n-acc") }

castle-do-convert-no-more = Більше нічого не здавати

## Why not

castle-why-no-played-card = Архітекторові нічого повертати: у вас іще немає зіграних карток.

castle-why-empty-cart-first = Є вільний візок. Замінювати чужих слуг можна, лише коли зайнято всі чотири.

castle-why-rider-later = До вершника можна відправити слугу, лише коли зайнято всі чотири візки.

castle-why-own-helper = Тут уже стоїть ваш слуга.

castle-why-fresh-helper = Цього слугу { $owner } { $owner_gender ->
        [female] поставила
       *[male] поставив
    } лише цього ходу, замінити його поки не можна.

castle-why-must-place = У запасі є слуга, тож торговець мусить його поставити.

castle-why-tower-has-none = На захисній вежі немає { NAME($resource, form: "gen") }.

castle-why-card-has-none = На цій картці немає { NAME($resource, form: "gen") }.

castle-why-no-taler = Вам бракує { NAME("currency:taler", $n, form: "n-gen") }.

castle-why-owner-refused = { $owner } не продає останньої фішки.

castle-why-bought-there = З цієї картки вже куплено фішку.

castle-why-too-little = Будівля коштує { $n }, а ваші фішки — не більше { $have }.

castle-why-two-kinds = Потрібні ресурси трьох видів; у вас видів: { $kinds }.

castle-why-not-exact = З ваших фішок не зібрати вартість рівно { $n } за трьох видів ресурсів.

castle-why-stock-short = На візку не вистачає { NAME($resource, form: "gen") }.

castle-why-cart-empty = На візку не лишилося { NAME($resource, form: "gen") }.

castle-why-swap-unspent = Фішку, взяту за срібло, треба витратити на цю будівлю, а ця не підійде.

castle-why-swap-not-asked = Картка більше не вимагає { NAME($resource, form: "gen") }.

castle-why-swap-needed = Точної оплати поки не виходить: обміняйте ще срібло.

castle-why-wrong-amount = З такою кількістю точної оплати не вийде.

castle-why-not-standing = Ще не зведено: { NAME($building) }.

castle-why-space-taken = Місце зайнято ({ $owner }).

castle-why-one-per-building = Цього ходу ви вже відправили туди слугу: { NAME($building) }.

castle-why-fee-missing = Для плати за місце бракує { NAME("currency:taler", $n, form: "n-gen") }.

castle-why-already-two = { $n ->
        [one] Цього ходу вже відправлено { $n } слугу, більше не можна.
       *[other] Цього ходу вже відправлено { $n } слуг, більше не можна.
    }

castle-why-no-building = Цього ходу ви ще не звели жодної будівлі.

castle-why-town-tavern-taken = У міській таверні вже є доглядач ({ $owner }).

castle-why-granary-full = Комора повна.

castle-why-one-per-granary = Цього ходу ви вже відправили слугу до комори.

castle-why-talers-missing = Вам бракує { NAME("currency:taler", $n, form: "n-gen") }.

castle-why-pieces-missing = Вам бракує { NAME($pieces, form: "n-gen") }.

castle-why-points-left = На це не вистачить очок: заплатіть талерами за більшу кількість слуг.

castle-why-begun-by-you = Ви почали залицяння, тож подарунок обов’язковий.

castle-why-no-taler-to-give = У вас немає талера для подарунка.

castle-why-nothing-of-this = У вас немає { NAME($resource, form: "gen") }.

castle-why-no-gift = Серед подарунків немає { NAME($resource, form: "gen") }.

castle-why-no-piece = У вас немає { NAME($resource, form: "gen") }.

castle-why-no-silver = У вас немає срібла для обміну.

castle-why-no-gift-taler = Серед подарунків немає талерів.
