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
    .text = Приносить 8 талерів зі скарбниці.

castle-character-trader = Торговець
    .acc = торговця
    .gen = торговця
    .dat = торговцеві
    .ins = торговцем
    .nom = торговець
    .text = Ставить слугу до візка або вершника; потім кожен слуга біля візків і вершника отримує ресурси, віддаючи одну фішку на захисну вежу.

castle-character-bricklayer = Муляр
    .acc = муляра
    .gen = муляра
    .dat = муляреві
    .ins = муляром
    .nom = муляр
    .text = Забирає із захисної вежі всі фішки одного виду; зводить до двох будівель і отримує по 1 талеру за кожну витрачену фішку; потім може розставити слуг.
    .reward = За кожну віддану фішку ви отримаєте 1 талер.

castle-character-stonemason = Каменяр
    .acc = каменяра
    .gen = каменяра
    .dat = каменяреві
    .ins = каменярем
    .nom = каменяр
    .text = Може купити фішку в чужого робітника; зводить до двох будівель і отримує за них усі очки; потім може розставити слуг.
    .reward = За кожну будівлю ви отримаєте всі її очки.

castle-character-worker = Робітник
    .acc = робітника
    .gen = робітника
    .dat = робітникові
    .ins = робітником
    .nom = робітник
    .text = Забирає ресурси зі своєї картки; зводить до двох будівель і отримує за них половину очок.
    .reward = За кожну будівлю ви отримаєте половину її очок.

castle-character-architect = Архітектор
    .acc = архітектора
    .gen = архітектора
    .dat = архітекторові
    .ins = архітектором
    .nom = архітектор
    .text = Приносить 5 очок за кожну будівлю, зведену цього ходу іншими, потім повертає всі зіграні картки в руку.

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

## Helper spaces: the building and the fee; equal fees are numbered

castle-space-keep_1 = Склад, 14 талерів
    .to = на склад
    .points = { castle-scoring-keep_free_spaces.points }

castle-space-tavern_12 = Таверна, 12 талерів
    .to = до таверни
    .points = { castle-scoring-tavern_full.points }

castle-space-tavern_6 = Таверна, 6 талерів
    .to = до таверни
    .points = { castle-scoring-tavern_half.points }

castle-space-big_gate_1 = Велика брама, 10 талерів
    .to = на велику браму
    .points = { castle-scoring-big_gate.points }

castle-space-small_gate_1 = Мала брама, 5 талерів
    .to = на малу браму
    .points = { castle-scoring-small_gate.points }

castle-space-stable_16 = Стайня, 16 талерів
    .to = до стайні
    .points = { castle-scoring-stable_high.points }

castle-space-stable_12 = Стайня, 12 талерів
    .to = до стайні
    .points = { castle-scoring-stable_low.points }

castle-space-servants_1 = Дім прислуги, 6 талерів (1)
    .to = до дому прислуги
    .points = { castle-scoring-servants_unbuilt.points }

castle-space-servants_2 = Дім прислуги, 6 талерів (2)
    .to = до дому прислуги
    .points = { castle-scoring-servants_unbuilt.points }

castle-space-servants_3 = Дім прислуги, 6 талерів (3)
    .to = до дому прислуги
    .points = { castle-scoring-servants_unbuilt.points }

castle-space-market_1 = Ринок, 6 талерів (1)
    .to = на ринок
    .points = { castle-scoring-market_talers.points }

castle-space-market_2 = Ринок, 6 талерів (2)
    .to = на ринок
    .points = { castle-scoring-market_talers.points }

castle-space-palace_1 = Палац, 17 талерів (1)
    .to = до палацу
    .points = { castle-scoring-palace_resources.points }

castle-space-palace_2 = Палац, 17 талерів (2)
    .to = до палацу
    .points = { castle-scoring-palace_resources.points }

castle-space-forge_10 = Кузня, 10 талерів
    .to = до кузні
    .points = { castle-scoring-forge_full.points }

castle-space-forge_6 = Кузня, 6 талерів
    .to = до кузні
    .points = { castle-scoring-forge_half.points }

## Winter events

castle-winter-town_tavern = Міська таверна
    .text = Діє до кінця гри. За 3 талери слуга стає доглядачем таверни. Кожен, хто грає торговцем, платить господареві доглядача 1 талер; поки доглядача немає, монети накопичуються на картці й дістануться наступному.

castle-winter-granary = Комора
    .text = Діє до кінця гри. Сюди можна відправити до трьох слуг, по 5 талерів за кожного. Наприкінці гри один слуга приносить 10 очок, двоє — по 7, троє — по 3.

castle-winter-plague = Чума
    .text = Кожен гравець прибирає з гри одну свою зіграну картку або платить по 1 талеру за кожну зіграну картку.

castle-winter-broken_wall = Зруйнована стіна
    .text = Кожен гравець може віддати на ремонт стіни до трьох кам’яних блоків і отримати по 3 очки за кожен.

castle-winter-frozen_beauty = Замерзла красуня
    .text = Щоб залицятися до неї, кладіть на картку талер або фішку ресурсу зараз і на початку кожного ходу. Останній залицяльник отримує 8 очок, після чого всі по черзі розбирають подарунки.

castle-winter-snowfall = Снігопад
    .text = Кожен гравець прибирає з гри картку робітника (з руки або із зіграних) чи платить 3 талери.

castle-winter-beggar = Жебрак
    .text = Зараз і на початку кожного ходу гравці по черзі платять по 1 талеру. Перший, хто не заплатить, втрачає 5 очок, і жебрак іде геть.

castle-winter-hearth = Вогнище
    .text = Кожен гравець може віддати дві дошки й отримати 3 очки.

castle-winter-famine = Голод
    .text = За кожного свого слугу в замку гравець платить 3 талери або втрачає 2 очки. Слуги біля візків і вершника не рахуються.

castle-winter-robbers = Розбійники
    .text = Кожен гравець платить 3 талери або прибирає з гри свого гінця.

castle-winter-trade_tax = Торговий податок
    .text = За кожного свого слугу біля візків і вершника гравець платить 1 талер або втрачає 2 очки.

castle-winter-new_road = Нова дорога
    .text = Кожен гравець може віддати один кам’яний блок, одну фішку глини й одну фішку піску та отримати 4 очки або 5 талерів.

## Variants

castle-variant-season = Пора року
    .text = Яким боком лежить ігрове поле. Зима додає картки подій; решта не змінюється.

castle-variant-season-summer = Літо

castle-variant-season-winter = Зима

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
    .text = Чи потрібна для доглядача будівля, зведена тією ж карткою, і чи входить він до двох слуг, чи відправляється вільно.

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

castle-scoring-keep_free_spaces = Склад: { castle-scoring-keep_free_spaces.points }
    .points = 3 очки за кожне вільне місце для слуги

castle-scoring-tavern_full = Таверна: { castle-scoring-tavern_full.points }
    .points = 1 очко за кожного слугу в замку

castle-scoring-tavern_half = Таверна: { castle-scoring-tavern_half.points }
    .points = 1 очко за кожних двох слуг у замку

castle-scoring-big_gate = Велика брама: { castle-scoring-big_gate.points }
    .points = 2 очки за кожну вежу

castle-scoring-small_gate = Мала брама: { castle-scoring-small_gate.points }
    .points = 1 очко за кожну вежу

castle-scoring-stable_high = Стайня: { castle-scoring-stable_high.points }
    .points = 3 очки за кожен будинок

castle-scoring-stable_low = Стайня: { castle-scoring-stable_low.points }
    .points = 2 очки за кожен будинок

castle-scoring-servants_unbuilt = Дім прислуги: { castle-scoring-servants_unbuilt.points }
    .points = 1 очко за кожну незведену будівлю

castle-scoring-market_talers = Ринок: { castle-scoring-market_talers.points }
    .points = 1 очко за кожні 2 талери, що лишилися, з обома слугами — за кожен талер

castle-scoring-palace_resources = Палац: { castle-scoring-palace_resources.points }
    .points = до 5 фішок за їхньою вартістю в очках, з обома слугами — до 10

castle-scoring-forge_full = Кузня: { castle-scoring-forge_full.points }
    .points = 1 очко за кожен зливок срібла в кузні

castle-scoring-forge_half = Кузня: { castle-scoring-forge_half.points }
    .points = 1 очко за кожні два зливки срібла в кузні

castle-scoring-granary_share = Комора: 10, 7 або 3 очки за кожного слугу

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

castle-event-start-player = Перший гравець — { $seat }.

castle-event-round = Хід { $n } з { $of }

castle-event-round-taler = { $seat } бере талер ходу.

castle-event-reveal = { $seat } відкриває картку «{ NAME($card) }».

castle-event-equipped = { $seat } кладе на картку «{ NAME($card) }» { NAME($pieces, form: "n-acc") }.

castle-event-income = { $seat } отримує { NAME("currency:taler", $n, form: "n-acc") } завдяки { NAME($card, form: "dat") }.

castle-event-placed = { $seat } відправляє слугу до { NAME($carrier, form: "gen") }.

castle-event-displaced = { $seat } замінює слугу біля { NAME($carrier, form: "gen") }; { $owner } забирає його до запасу.

castle-event-moved = { $seat } переставляє слугу { NAME($source) } до { NAME($carrier, form: "gen") }.

castle-event-kept-back = { $seat } нікого не ставить до візків.

castle-event-delivered = { $seat } отримує від торговців { $pieces }.

castle-event-tower-share = Захисна вежа отримує { $pieces }.

castle-event-took-tower = { $seat } забирає із захисної вежі { NAME($resource, $n, form: "n-acc") }.

castle-event-bought = { $seat } купує { NAME($resource, 1, form: "n-acc") }; { $owner } отримує { NAME("currency:taler", 1, form: "n-acc") }.

castle-event-refused = { $owner } { $owner_gender ->
        [female] відмовилася
       *[male] відмовився
    } продати останню фішку; { $seat } може звернутися до іншого робітника.

castle-event-took-card = { $seat } забирає з картки робітника { NAME($pieces, form: "n-acc") }.

castle-event-swapped = { $seat } віддає зливок срібла до кузні й бере { NAME($resource, 1, form: "n-acc") }.

castle-event-built-nothing = { NAME($card) }: { $seat } нічого не зводить.

castle-event-built = { $seat } зводить { NAME($building, form: "acc") } та віддає { NAME($pieces, form: "n-acc") }.

castle-event-points = { NAME($category) }: { $seat } отримує { NAME("currency:point", $n, form: "n-acc") }.

castle-event-lost-points = { $seat } втрачає { NAME("currency:point", $n, form: "n-acc") }.

castle-event-recalled = { $seat } відкликає слугу { NAME($source) }.

castle-event-housed = { $seat } платить { NAME("currency:taler", $n, form: "n-acc") } та відправляє слугу { NAME($space, form: "to") }.

castle-event-took-back = { $seat } повертає на руку { $n ->
        [one] { $n } картку
        [few] { $n } картки
       *[other] { $n } карток
    }.

castle-event-winter = Зимова подія: «{ NAME($event) }».

castle-event-winter-ends = Картка «{ NAME($event) }» виходить із гри.

castle-event-paid = { $seat } платить { NAME("currency:taler", $n, form: "n-acc") }.

castle-event-gave = { $seat } віддає до міського запасу { NAME($pieces, form: "n-acc") }.

castle-event-lost-card = { $seat } прибирає з гри картку «{ NAME($card) }».

castle-event-inn-opened = { $seat } платить { NAME("currency:taler", $n, form: "n-acc") }, і слуга стає доглядачем міської таверни.

castle-event-inn-coins = { $seat } забирає з міської таверни { NAME("currency:taler", $n, form: "n-acc") }.

castle-event-toll = Міська таверна: { $seat } платить { NAME("currency:taler", 1, form: "n-acc") }, його отримує { $owner }.

castle-event-toll-waits = { $seat } кладе { NAME("currency:taler", 1, form: "n-acc") } на картку міської таверни.

castle-event-toll-unpaid = { $seat } не може заплатити міській таверні й відкликає слугу від { NAME($carrier, form: "gen") }.

castle-event-stored = { $seat } платить { NAME("currency:taler", $n, form: "n-acc") } та відправляє слугу до комори.

castle-event-courted = { $seat } дарує замерзлій красуні { NAME($resource, 1, form: "n-acc") }.

castle-event-courted-taler = { $seat } дарує замерзлій красуні { NAME("currency:taler", 1, form: "n-acc") }.

castle-event-dropped-out = { $seat } відвертається від замерзлої красуні.

castle-event-beauty-won = { $seat } { $seat_gender ->
        [female] завоювала
       *[male] завоював
    } серце замерзлої красуні.

castle-event-beauty-leaves = До замерзлої красуні ніхто не залицяється, і вона йде геть.

castle-event-looted = { $seat } бере з подарунків { NAME($resource, 1, form: "n-acc") }.

castle-event-looted-taler = { $seat } бере з подарунків { NAME("currency:taler", 1, form: "n-acc") }.

castle-event-all-built = Усі будівлі зведено: це був останній хід.

castle-event-final-scoring = Фінальний підрахунок очок

castle-event-sold-talers = Ринок: { $seat } обмінює { NAME("currency:taler", $n, form: "n-acc") } на { NAME("currency:point", $points, form: "n-acc") }.

castle-event-converted = Палац: { $seat } здає { NAME($resource, 1, form: "n-acc") } та отримує { NAME("currency:point", $points, form: "n-acc") }.

castle-event-rewarded = { NAME($event) }: { $seat } отримує { NAME("currency:taler", $n, form: "n-acc") }.

## Questions

castle-ask-choose-cards =
    { $n ->
        [one] Оберіть { $n } картку на цей хід.
        [few] Оберіть { $n } картки на цей хід.
       *[other] Оберіть { $n } карток на цей хід.
    }

castle-ask-equip-freely = Оберіть дві фішки для робітника з кам’яним блоком.

castle-ask-first-worker = Хто з ваших робітників діє першим?

castle-ask-place-helper = Куди торговець відправляє слугу?

castle-ask-send-to-carrier = Який слуга піде до { NAME($carrier, form: "gen") }?

castle-ask-take-from-tower = Який ресурс забрати із захисної вежі?

castle-ask-buy-piece = Купити фішку в робітника?

castle-ask-sell-last-piece = { $buyer } хоче купити останню фішку з картки вашого робітника: { NAME($resource, 1, form: "n-acc") }. Продати?
    .topic = Продаж останньої фішки з картки вашого робітника

castle-ask-build = { NAME($card) }: що звести? { NAME($character, form: "reward") } Цією карткою можна звести ще { $left ->
        [one] { $left } будівлю
        [few] { $left } будівлі
       *[other] { $left } будівель
    }.

castle-ask-swap-silver = Обміняти срібло заради будівлі «{ NAME($building) }» (вартість { $cost })? Кожен зливок заміняє одну будь-яку фішку; у вас { NAME("resource:silver", $n, form: "n") }.

castle-ask-pay-pieces = Скільки { NAME($resource, form: "gen") } віддати за { NAME($building, form: "acc") }? Кожна фішка варта { $value }; лишилося заплатити { $due }.

castle-ask-house-helper = Відправити слугу до замку? Там він лишиться і принесе очки наприкінці гри.

castle-ask-send-helper = Якого слугу відправити? Місце: { NAME($place) }.

castle-ask-withdraw-helper = Вам нічим заплатити міській таверні. Якого слугу відкликати?

castle-ask-offer = { NAME($event) }. { NAME($event, form: "text") }

castle-ask-choose-reward = { NAME($event) }: узяти { NAME("currency:point", $points, form: "n-acc") } чи { NAME("currency:taler", $talers, form: "n-acc") }?

castle-ask-pay-or-lose-card = { NAME($event) }. { NAME($event, form: "text") }

castle-ask-pay-for-helpers = { NAME($event) }: за кожного слугу заплатіть { NAME("currency:taler", $talers, form: "n-acc") } або втратьте { NAME("currency:point", $points, form: "n-acc") }. Слуг: { $helpers }. За скількох заплатити талерами?

castle-ask-court = Зробити подарунок замерзлій красуні?

castle-ask-take-gift = Який подарунок узяти?

castle-ask-answer-beggar = Подати жебракові талер?

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

castle-do-house = { NAME($space) }: { NAME($space, form: "points") }

castle-do-open-inn = Відправити слугу доглядачем до міської таверни

castle-do-store = Відправити слугу до комори

castle-do-house-nobody = Більше не відправляти слуг

castle-do-remove-helper = Відкликати слугу від { NAME($carrier, form: "gen") }

castle-do-give =
    { $n ->
        [0] Відмовитися
        [1] Погодитися
        [2] Погодитися двічі
        [few] Погодитися { $n } рази
       *[other] Погодитися { $n } разів
    }

castle-do-reward-points = Узяти очки

castle-do-reward-talers = Узяти талери

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

castle-do-stop-courting = Нічого не дарувати

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

castle-why-swap-needed = Точної оплати поки не виходить: обміняйте ще срібло.

castle-why-wrong-amount = З такою кількістю точної оплати не вийде.

castle-why-not-standing = Ще не зведено: { NAME($building) }.

castle-why-space-taken = Місце зайнято ({ $owner }).

castle-why-one-per-building = Цього ходу ви вже відправили туди слугу: { NAME($building) }.

castle-why-fee-missing = Для плати за місце бракує { NAME("currency:taler", $n, form: "n-gen") }.

castle-why-already-two = Цією карткою вже відправлено двох слуг.

castle-why-no-building = Цією карткою не зведено жодної будівлі.

castle-why-inn-taken = У міській таверні вже є доглядач ({ $owner }).

castle-why-granary-full = Комора повна.

castle-why-one-per-granary = Цього ходу ви вже відправили слугу до комори.

castle-why-talers-missing = Вам бракує { NAME("currency:taler", $n, form: "n-gen") }.

castle-why-pieces-missing = Вам бракує { NAME($pieces, form: "n-gen") }.

castle-why-points-left = На це не вистачить очок: заплатіть талерами за більшу кількість слуг.

castle-why-no-taler-to-give = У вас немає талера для подарунка.

castle-why-nothing-of-this = У вас немає { NAME($resource, form: "gen") }.

castle-why-no-gift = Серед подарунків немає { NAME($resource, form: "gen") }.

castle-why-no-piece = У вас немає { NAME($resource, form: "gen") }.

castle-why-no-silver = У вас немає срібла для обміну.

castle-why-no-gift-taler = Серед подарунків немає талерів.
