# Viscounts of the West Kingdom: names and sentences.

viscounts-title = Виконты Западного королевства
viscounts-tagline = Объезжайте королевство, привлекайте людей и ждите падения короны
viscounts-about = Ведите виконта по королевству, держите при деле ряд горожан, торгуйте, стройте, заполняйте замок и переписывайте манускрипты, пока край не впал в нищету или не пришёл к процветанию. От одного до четырёх игроков, четыре автомы для соло.

## Ресурсы и всё исчисляемое

viscounts-resource-ink = Чернильница
    .acc = чернильницу
    .gen = чернильницы
    .n = { $n ->
            [one] { $n } чернильница
            [few] { $n } чернильницы
           *[other] { $n } чернильниц
        }
    .n-acc = { $n ->
            [one] { $n } чернильницу
            [few] { $n } чернильницы
           *[other] { $n } чернильниц
        }
viscounts-resource-gold = Золото
    .acc = фишку золота
    .gen = фишки золота
    .n = { $n ->
            [one] { $n } фишка золота
            [few] { $n } фишки золота
           *[other] { $n } фишек золота
        }
    .n-acc = { $n ->
            [one] { $n } фишку золота
            [few] { $n } фишки золота
           *[other] { $n } фишек золота
        }
viscounts-resource-stone = Камень
    .acc = камень
    .gen = камня
    .n = { $n ->
            [one] { $n } камень
            [few] { $n } камня
           *[other] { $n } камней
        }
    .n-acc = { $n ->
            [one] { $n } камень
            [few] { $n } камня
           *[other] { $n } камней
        }
viscounts-resource-silver = Серебро
    .acc = серебряную монету
    .gen = серебряной монеты
    .n = { $n ->
            [one] { $n } серебряная монета
            [few] { $n } серебряные монеты
           *[other] { $n } серебряных монет
        }
    .n-acc = { $n ->
            [one] { $n } серебряную монету
            [few] { $n } серебряные монеты
           *[other] { $n } серебряных монет
        }
viscounts-resource-resource = Ресурс на выбор
    .acc = ресурс
    .gen = ресурса
    .n = { $n ->
            [one] { $n } ресурс
            [few] { $n } ресурса
           *[other] { $n } ресурсов
        }
    .n-acc = { $n ->
            [one] { $n } ресурс
            [few] { $n } ресурса
           *[other] { $n } ресурсов
        }
viscounts-resource-virtue = Добродетель
    .acc = добродетель
    .gen = добродетели
    .n = { $n ->
            [one] { $n } очко добродетели
            [few] { $n } очка добродетели
           *[other] { $n } очков добродетели
        }
    .n-acc = { $n ->
            [one] { $n } очко добродетели
            [few] { $n } очка добродетели
           *[other] { $n } очков добродетели
        }
viscounts-resource-corruption = Порочность
    .acc = порочность
    .gen = порочности
    .n = { $n ->
            [one] { $n } очко порочности
            [few] { $n } очка порочности
           *[other] { $n } очков порочности
        }
    .n-acc = { $n ->
            [one] { $n } очко порочности
            [few] { $n } очка порочности
           *[other] { $n } очков порочности
        }
viscounts-resource-debt = Долг
    .acc = долг
    .gen = долга
    .n = { $n ->
            [one] { $n } долг
            [few] { $n } долга
           *[other] { $n } долгов
        }
    .n-acc = { $n ->
            [one] { $n } долг
            [few] { $n } долга
           *[other] { $n } долгов
        }
viscounts-resource-deed = Грамота
    .acc = грамоту
    .gen = грамоты
    .n = { $n ->
            [one] { $n } грамота
            [few] { $n } грамоты
           *[other] { $n } грамот
        }
    .n-acc = { $n ->
            [one] { $n } грамоту
            [few] { $n } грамоты
           *[other] { $n } грамот
        }
viscounts-resource-worker = Рабочий
    .acc = рабочего
    .gen = рабочего
    .n = { $n ->
            [one] { $n } рабочий
            [few] { $n } рабочих
           *[other] { $n } рабочих
        }
    .n-acc = { $n ->
            [one] { $n } рабочего
            [few] { $n } рабочих
           *[other] { $n } рабочих
        }
viscounts-resource-point = Очко
    .acc = очко
    .gen = очка
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

## Символы и эффекты

viscounts-icon-merchant = Купец
    .n = { $n ->
            [one] { $n } купец
            [few] { $n } купца
           *[other] { $n } купцов
        }
    .n-acc = { $n ->
            [one] { $n } купца
            [few] { $n } купцов
           *[other] { $n } купцов
        }
viscounts-icon-builder = Строитель
    .n = { $n ->
            [one] { $n } строитель
            [few] { $n } строителя
           *[other] { $n } строителей
        }
    .n-acc = { $n ->
            [one] { $n } строителя
            [few] { $n } строителей
           *[other] { $n } строителей
        }
viscounts-icon-noble = Вельможа
    .n = { $n ->
            [one] { $n } вельможа
            [few] { $n } вельможи
           *[other] { $n } вельмож
        }
    .n-acc = { $n ->
            [one] { $n } вельможу
            [few] { $n } вельмож
           *[other] { $n } вельмож
        }
viscounts-icon-cleric = Клирик
    .n = { $n ->
            [one] { $n } клирик
            [few] { $n } клирика
           *[other] { $n } клириков
        }
    .n-acc = { $n ->
            [one] { $n } клирика
            [few] { $n } клириков
           *[other] { $n } клириков
        }
viscounts-icon-criminal = Преступник
    .n = { $n ->
            [one] { $n } преступник
            [few] { $n } преступника
           *[other] { $n } преступников
        }
    .n-acc = { $n ->
            [one] { $n } преступника
            [few] { $n } преступников
           *[other] { $n } преступников
        }
viscounts-effect-flip = Перевернуть долг или грамоту
viscounts-effect-flip_debt = Перевернуть долг
viscounts-effect-flip_deed = Перевернуть грамоту
viscounts-effect-destroy = Уничтожить карту
viscounts-effect-discard = Сбросить карту
viscounts-effect-rearrange = Переставить карты
viscounts-effect-shuffle = Стасовать
viscounts-effect-hire = Нанять бесплатно
viscounts-effect-castle_move = Перемещение в замке
viscounts-effect-worker = Разместить рабочих
viscounts-effect-manuscript = Бесплатный манускрипт
viscounts-effect-trading_post = Бесплатная фактория
viscounts-effect-guildhall = Бесплатный зал гильдии
viscounts-effect-workshop = Бесплатная мастерская
viscounts-effect-trading_post_here = Бесплатная фактория здесь
viscounts-effect-workshop_here = Бесплатная мастерская здесь
viscounts-effect-guildhall_here = Бесплатный зал гильдии здесь
viscounts-effect-scheme = Будущая схема
viscounts-effect-dismissal = Бесплатное изгнание
viscounts-effect-destroy_any = Уничтожить любую свою карту
viscounts-effect-focus = Цель
viscounts-effect-nothing = Ничего
viscounts-effect-debt_flip_deed = Получить долг, перевернуть грамоту
viscounts-effect-deed_flip_debt = Получить грамоту, перевернуть долг
viscounts-effect-ink = Чернильница
viscounts-effect-gold = Золото
viscounts-effect-stone = Камень
viscounts-effect-silver = Серебро
viscounts-effect-resource = Ресурс на выбор
viscounts-effect-virtue = Добродетель
viscounts-effect-corruption = Порочность
viscounts-effect-debt = Долг
viscounts-effect-deed = Грамота

## Действия и фазы

viscounts-action-trade = Торговля
viscounts-action-build = Постройка здания
viscounts-action-place = Размещение рабочих
viscounts-action-transcribe = Переписывание манускрипта
viscounts-action-flip = Переворот долга или грамоты

## Цвета и бумаги

viscounts-colour-red = Красный
viscounts-colour-blue = Синий
viscounts-colour-yellow = Жёлтый
viscounts-colour-green = Зелёный
viscounts-colour-gray = Серый
viscounts-ribbon-gray = Серая закладка
viscounts-ribbon-black = Чёрная закладка
viscounts-ribbon-yellow = Жёлтая закладка
viscounts-ribbon-blue = Синяя закладка
viscounts-stack-poverty = Нищета
    .acc = Нищету
viscounts-stack-prosperity = Процветание
    .acc = Процветание
viscounts-paper-debt = Неуплаченный долг
viscounts-paper-debt_flipped = Уплаченный долг
viscounts-paper-deed = Полученная грамота
viscounts-paper-deed_flipped = Заверенная грамота
viscounts-leader-castle_leader = Глава замка
viscounts-bonus-gray = Бонусная карта духовенства (серая)
viscounts-bonus-black = Бонусная карта духовенства (чёрная)
viscounts-bonus-yellow = Бонусная карта духовенства (жёлтая)
viscounts-bonus-blue = Бонусная карта духовенства (синяя)

## Поле

viscounts-segment-coast = Побережье
viscounts-location-coast_left = Побережье, слева (1)
viscounts-location-coast_right = Побережье, справа (2)
viscounts-location-coast_inner = Побережье, внутренняя дорога
viscounts-site-coast_small_1 = Побережье, площадка 1
viscounts-site-coast_small_2 = Побережье, площадка 2
viscounts-site-coast_small_3 = Побережье, площадка 3
viscounts-site-coast_small_4 = Побережье, площадка 4
viscounts-site-coast_large_1 = Побережье, площадка 1
viscounts-site-coast_large_2 = Побережье, площадка 2
viscounts-site-coast_large_3 = Побережье, площадка 3
viscounts-site-coast_large_4 = Побережье, площадка 4
viscounts-site-coast_large_5 = Побережье, площадка 5
viscounts-link-coast_small_1_2 = Побережье, связь 1–2
viscounts-link-coast_small_3_4 = Побережье, связь 3–4
viscounts-link-coast_small_4_next = Побережье, связь 4 со следующим сегментом
viscounts-link-coast_large_1_2 = Побережье, связь 1–2
viscounts-link-coast_large_3_4 = Побережье, связь 3–4
viscounts-link-coast_large_4_5 = Побережье, связь 4–5
viscounts-link-coast_large_5_next = Побережье, связь 5 со следующим сегментом
viscounts-printed_townsfolk-coast = печатный горожанин (Побережье)
viscounts-printed_manuscript-coast = печатный манускрипт (Побережье)
viscounts-segment-foothills = Предгорья
viscounts-location-foothills_left = Предгорья, слева (3)
viscounts-location-foothills_right = Предгорья, справа (4)
viscounts-location-foothills_inner = Предгорья, внутренняя дорога
viscounts-site-foothills_small_1 = Предгорья, площадка 1
viscounts-site-foothills_small_2 = Предгорья, площадка 2
viscounts-site-foothills_small_3 = Предгорья, площадка 3
viscounts-site-foothills_small_4 = Предгорья, площадка 4
viscounts-site-foothills_large_1 = Предгорья, площадка 1
viscounts-site-foothills_large_2 = Предгорья, площадка 2
viscounts-site-foothills_large_3 = Предгорья, площадка 3
viscounts-site-foothills_large_4 = Предгорья, площадка 4
viscounts-site-foothills_large_5 = Предгорья, площадка 5
viscounts-link-foothills_small_1_2 = Предгорья, связь 1–2
viscounts-link-foothills_small_3_4 = Предгорья, связь 3–4
viscounts-link-foothills_small_4_next = Предгорья, связь 4 со следующим сегментом
viscounts-link-foothills_large_1_2 = Предгорья, связь 1–2
viscounts-link-foothills_large_2_3 = Предгорья, связь 2–3
viscounts-link-foothills_large_4_5 = Предгорья, связь 4–5
viscounts-link-foothills_large_5_next = Предгорья, связь 5 со следующим сегментом
viscounts-printed_townsfolk-foothills = печатный горожанин (Предгорья)
viscounts-printed_manuscript-foothills = печатный манускрипт (Предгорья)
viscounts-segment-forest = Лес
viscounts-location-forest_left = Лес, слева (5)
viscounts-location-forest_right = Лес, справа (6)
viscounts-location-forest_inner = Лес, внутренняя дорога
viscounts-site-forest_small_1 = Лес, площадка 1
viscounts-site-forest_small_2 = Лес, площадка 2
viscounts-site-forest_small_3 = Лес, площадка 3
viscounts-site-forest_small_4 = Лес, площадка 4
viscounts-site-forest_large_1 = Лес, площадка 1
viscounts-site-forest_large_2 = Лес, площадка 2
viscounts-site-forest_large_3 = Лес, площадка 3
viscounts-site-forest_large_4 = Лес, площадка 4
viscounts-site-forest_large_5 = Лес, площадка 5
viscounts-link-forest_small_2_3 = Лес, связь 2–3
viscounts-link-forest_small_4_next = Лес, связь 4 со следующим сегментом
viscounts-link-forest_large_1_2 = Лес, связь 1–2
viscounts-link-forest_large_2_3 = Лес, связь 2–3
viscounts-link-forest_large_4_5 = Лес, связь 4–5
viscounts-link-forest_large_5_next = Лес, связь 5 со следующим сегментом
viscounts-printed_townsfolk-forest = печатный горожанин (Лес)
viscounts-printed_manuscript-forest = печатный манускрипт (Лес)
viscounts-segment-lakeside = Озёрный край
viscounts-location-lakeside_left = Озёрный край, слева (7)
viscounts-location-lakeside_right = Озёрный край, справа (8)
viscounts-location-lakeside_inner = Озёрный край, внутренняя дорога
viscounts-site-lakeside_small_1 = Озёрный край, площадка 1
viscounts-site-lakeside_small_2 = Озёрный край, площадка 2
viscounts-site-lakeside_small_3 = Озёрный край, площадка 3
viscounts-site-lakeside_small_4 = Озёрный край, площадка 4
viscounts-site-lakeside_large_1 = Озёрный край, площадка 1
viscounts-site-lakeside_large_2 = Озёрный край, площадка 2
viscounts-site-lakeside_large_3 = Озёрный край, площадка 3
viscounts-site-lakeside_large_4 = Озёрный край, площадка 4
viscounts-site-lakeside_large_5 = Озёрный край, площадка 5
viscounts-link-lakeside_small_2_3 = Озёрный край, связь 2–3
viscounts-link-lakeside_small_3_4 = Озёрный край, связь 3–4
viscounts-link-lakeside_small_4_next = Озёрный край, связь 4 со следующим сегментом
viscounts-link-lakeside_large_2_3 = Озёрный край, связь 2–3
viscounts-link-lakeside_large_3_4 = Озёрный край, связь 3–4
viscounts-link-lakeside_large_4_5 = Озёрный край, связь 4–5
viscounts-link-lakeside_large_5_next = Озёрный край, связь 5 со следующим сегментом
viscounts-printed_townsfolk-lakeside = печатный горожанин (Озёрный край)
viscounts-printed_manuscript-lakeside = печатный манускрипт (Озёрный край)
viscounts-segment-mountains = Горы
viscounts-location-mountains_left = Горы, слева (9)
viscounts-location-mountains_right = Горы, справа (10)
viscounts-location-mountains_inner = Горы, внутренняя дорога
viscounts-site-mountains_small_1 = Горы, площадка 1
viscounts-site-mountains_small_2 = Горы, площадка 2
viscounts-site-mountains_small_3 = Горы, площадка 3
viscounts-site-mountains_small_4 = Горы, площадка 4
viscounts-site-mountains_large_1 = Горы, площадка 1
viscounts-site-mountains_large_2 = Горы, площадка 2
viscounts-site-mountains_large_3 = Горы, площадка 3
viscounts-site-mountains_large_4 = Горы, площадка 4
viscounts-site-mountains_large_5 = Горы, площадка 5
viscounts-link-mountains_small_2_3 = Горы, связь 2–3
viscounts-link-mountains_small_3_4 = Горы, связь 3–4
viscounts-link-mountains_small_4_next = Горы, связь 4 со следующим сегментом
viscounts-link-mountains_large_1_2 = Горы, связь 1–2
viscounts-link-mountains_large_2_3 = Горы, связь 2–3
viscounts-link-mountains_large_3_4 = Горы, связь 3–4
viscounts-link-mountains_large_5_next = Горы, связь 5 со следующим сегментом
viscounts-printed_townsfolk-mountains = печатный горожанин (Горы)
viscounts-printed_manuscript-mountains = печатный манускрипт (Горы)
viscounts-section-ink_stone = Секция чернильницы и камня
viscounts-section-flip = Секция переворота
viscounts-section-gold_move = Секция золота или перемещения
viscounts-section-hire_destroy = Секция найма или уничтожения
viscounts-section-virtue = Секция добродетели
viscounts-tier-first = Первый ярус
    .acc = первый ярус
    .pre = первый ярус
viscounts-tier-second = Второй ярус
    .acc = второй ярус
    .pre = второй ярус
viscounts-tier-third = Третий ярус
    .acc = третий ярус
    .pre = третий ярус

## Планшет

viscounts-building-trading_post = Фактория
    .acc = факторию
viscounts-slot-trading_post_1 = Фактория, место 1
viscounts-slot-trading_post_2 = Фактория, место 2
viscounts-slot-trading_post_3 = Фактория, место 3
viscounts-building-guildhall = Зал гильдии
    .acc = зал гильдии
viscounts-slot-guildhall_1 = Зал гильдии, место 1
viscounts-slot-guildhall_2 = Зал гильдии, место 2
viscounts-slot-guildhall_3 = Зал гильдии, место 3
viscounts-building-workshop = Мастерская
    .acc = мастерскую
viscounts-slot-workshop_1 = Мастерская, место 1
viscounts-slot-workshop_2 = Мастерская, место 2
viscounts-slot-workshop_3 = Мастерская, место 3
viscounts-space-left = Левая клетка
viscounts-space-middle = Средняя клетка
viscounts-space-right = Правая клетка
viscounts-player_card-card_1 = Карта игрока 1
viscounts-player_card-card_2 = Карта игрока 2
viscounts-player_card-card_3 = Карта игрока 3
viscounts-player_card-card_4 = Карта игрока 4
viscounts-player_card-card_5 = Карта игрока 5
viscounts-player_card-card_6 = Карта игрока 6
viscounts-player_card-card_7 = Карта игрока 7
viscounts-player_card-card_8 = Карта игрока 8
viscounts-player_card-card_9 = Карта игрока 9
viscounts-player_card-card_10 = Карта игрока 10

## Горожане

viscounts-townsfolk-acolyte = Прислужник
viscounts-townsfolk-antagonist = Соперница
viscounts-townsfolk-architect = Зодчий
viscounts-townsfolk-aristocrat = Аристократка
viscounts-townsfolk-artisan = Ремесленник
viscounts-townsfolk-artist = Художник
viscounts-townsfolk-benefactor = Благодетель
viscounts-townsfolk-bishop = Епископ
viscounts-townsfolk-charlatan = Шарлатан
viscounts-townsfolk-chevalier = Шевалье
viscounts-townsfolk-clergyman = Священнослужитель
viscounts-townsfolk-conspirator = Заговорщик
viscounts-townsfolk-courier = Курьер
viscounts-townsfolk-deacon_destroy = Диакон (уничтожение)
viscounts-townsfolk-deacon_virtue = Диакон (добродетель)
viscounts-townsfolk-debt_collector_flip_deed = Сборщик долгов (грамота)
viscounts-townsfolk-debt_collector_hire = Сборщик долгов (наём)
viscounts-townsfolk-debt_collector_silver = Сборщик долгов (серебро)
viscounts-townsfolk-debt_collector_resource = Сборщик долгов (ресурс)
viscounts-townsfolk-defender = Защитник
viscounts-townsfolk-diplomat = Дипломат
viscounts-townsfolk-disciple = Ученик
viscounts-townsfolk-enforcer = Каратель
viscounts-townsfolk-foreman = Десятник
viscounts-townsfolk-friar = Монах
viscounts-townsfolk-gatekeeper = Привратник
viscounts-townsfolk-illusionist = Иллюзионист
viscounts-townsfolk-jeweller = Ювелир
viscounts-townsfolk-lookout = Дозорный
viscounts-townsfolk-mason = Каменщик
viscounts-townsfolk-meddler = Интриган
viscounts-townsfolk-miner = Рудокоп
viscounts-townsfolk-missionary_dropoff = Миссионер (сброс)
viscounts-townsfolk-missionary_instant = Миссионер (мгновенно)
viscounts-townsfolk-overseer_destroy = Надзирательница (уничтожение)
viscounts-townsfolk-overseer_virtue = Надзирательница (добродетель)
viscounts-townsfolk-pastor = Пастор
viscounts-townsfolk-patron_dropoff = Покровитель (сброс)
viscounts-townsfolk-patron_instant = Покровитель (мгновенно)
viscounts-townsfolk-peddler_ink = Коробейник (чернильница)
viscounts-townsfolk-peddler_gold = Коробейник (золото)
viscounts-townsfolk-peddler_stone = Коробейник (камень)
viscounts-townsfolk-peddler_silver = Коробейник (серебро)
viscounts-townsfolk-pickpocket = Карманник
viscounts-townsfolk-priest = Священник
viscounts-townsfolk-princess = Принцесса
viscounts-townsfolk-racketeer_destroy = Вымогатель (уничтожение)
viscounts-townsfolk-racketeer_rearrange = Вымогатель (перестановка)
viscounts-townsfolk-scoundrel_gold = Негодяйка (золото)
viscounts-townsfolk-scoundrel_ink = Негодяйка (чернильница)
viscounts-townsfolk-scoundrel_stone = Негодяйка (камень)
viscounts-townsfolk-sculptor = Скульптор
viscounts-townsfolk-stonecutter_dropoff = Камнерез (сброс)
viscounts-townsfolk-stonecutter_instant = Камнерез (мгновенно)
viscounts-townsfolk-strongman = Силач
viscounts-townsfolk-swindler_stone = Мошенник (камень)
viscounts-townsfolk-swindler_gold = Мошенник (золото)
viscounts-townsfolk-swindler_ink = Мошенник (чернильница)
viscounts-townsfolk-tinker_cleric_noble = Лудильщик (клирик, вельможа)
viscounts-townsfolk-tinker_builder_cleric = Лудильщик (строитель, клирик)
viscounts-townsfolk-tinker_builder_noble = Лудильщик (строитель, вельможа)
viscounts-townsfolk-traitor = Предатель
viscounts-townsfolk-traveller = Странница
viscounts-townsfolk-trickster = Ловкач
viscounts-townsfolk-vicar = Викарий
viscounts-townsfolk-watchman = Стражник
viscounts-townsfolk-woodcutter_virtue = Дровосек (добродетель)
viscounts-townsfolk-woodcutter_destroy = Дровосек (уничтожение)
viscounts-townsfolk-ada = Ада
viscounts-townsfolk-bertha = Берта
viscounts-townsfolk-clovis = Хлодвиг
viscounts-townsfolk-emma = Эмма
viscounts-townsfolk-guntram = Гунтрамн
viscounts-townsfolk-judith = Юдифь
viscounts-townsfolk-lothaire = Лотарь
viscounts-townsfolk-merovech = Меровей
viscounts-townsfolk-rudolf = Рудольф
viscounts-townsfolk-therese = Тереза
viscounts-townsfolk-abbot = Аббат
viscounts-townsfolk-financier = Финансистка
viscounts-townsfolk-journeyman = Подмастерье
viscounts-townsfolk-labourer = Работник
viscounts-townsfolk-lender = Ростовщица
viscounts-townsfolk-squire = Оруженосец
viscounts-townsfolk-thief = Воровка
viscounts-townsfolk-trader = Торговец

## Манускрипты

viscounts-manuscript-gray_3_flip = Грамота пересмотра
viscounts-manuscript-gray_3_virtue = Псалом строителя
viscounts-manuscript-gray_4_workshop = План мастерской
viscounts-manuscript-gray_4_stone = Книга каменоломни
viscounts-manuscript-gray_5_trading_post = План фактории
viscounts-manuscript-gray_5_resources = Опись кладовых
viscounts-manuscript-gray_5_builders = Реестр строителей
viscounts-manuscript-gray_6_buildings = Летопись построек
viscounts-manuscript-gray_7_guildhall = План зала гильдии
viscounts-manuscript-black_3_flip = Реестр долгов
viscounts-manuscript-black_3_resource = Записка раздатчика милостыни
viscounts-manuscript-black_4_ink = Наставление писцу
viscounts-manuscript-black_4_virtue = Часослов
viscounts-manuscript-black_5_clerics = Список клириков
viscounts-manuscript-black_5_deed = Поземельная книга
viscounts-manuscript-black_6_manuscripts = Каталог библиотеки
viscounts-manuscript-black_6_flipped_deeds = Реестр грамот
viscounts-manuscript-black_7_manuscript = Образцовый список
viscounts-manuscript-yellow_3_resource = Письмо управителя
viscounts-manuscript-yellow_3_flip = Прошение ко двору
viscounts-manuscript-yellow_4_virtue = Зерцало князей
viscounts-manuscript-yellow_4_gold = Королевская книга счетов
viscounts-manuscript-yellow_5_nobles = Список вельмож
viscounts-manuscript-yellow_5_workers = Призыв на службу
viscounts-manuscript-yellow_6_flipped_debts = Книга погашенных долгов
viscounts-manuscript-yellow_6_workers = Перепись замка
viscounts-manuscript-yellow_7_workers = Великий призыв
viscounts-manuscript-blue_3_hire = Наёмное письмо
viscounts-manuscript-blue_3_silver = Рыночная привилегия
viscounts-manuscript-blue_4_resources = Опись каравана
viscounts-manuscript-blue_4_destroy = Указ об изгнании
viscounts-manuscript-blue_5_merchants = Список купцов
viscounts-manuscript-blue_5_hire = Гильдейский договор
viscounts-manuscript-blue_6_criminals = Книга злодеев
viscounts-manuscript-blue_7_resources = Хартия большой ярмарки

## Автомы и схемы

viscounts-automa-cleric = Автома-клирик
viscounts-automa-builder = Автома-строитель
viscounts-automa-noble = Автома-вельможа
viscounts-automa-cards = Автома-собиратель карт
viscounts-automa_slot-cleric_1 = Автома-клирик, место 1
viscounts-automa_slot-cleric_2 = Автома-клирик, место 2
viscounts-automa_slot-cleric_3 = Автома-клирик, место 3
viscounts-automa_slot-cleric_4 = Автома-клирик, место 4
viscounts-automa_slot-cleric_5 = Автома-клирик, место 5
viscounts-automa_slot-cleric_6 = Автома-клирик, место 6
viscounts-automa_slot-cleric_7 = Автома-клирик, место 7
viscounts-automa_slot-cleric_8 = Автома-клирик, место 8
viscounts-automa_slot-cleric_9 = Автома-клирик, место 9
viscounts-automa_slot-builder_1 = Автома-строитель, место 1
viscounts-automa_slot-builder_2 = Автома-строитель, место 2
viscounts-automa_slot-builder_3 = Автома-строитель, место 3
viscounts-automa_slot-builder_4 = Автома-строитель, место 4
viscounts-automa_slot-builder_5 = Автома-строитель, место 5
viscounts-automa_slot-builder_6 = Автома-строитель, место 6
viscounts-automa_slot-builder_7 = Автома-строитель, место 7
viscounts-automa_slot-builder_8 = Автома-строитель, место 8
viscounts-automa_slot-builder_9 = Автома-строитель, место 9
viscounts-automa_slot-noble_1 = Автома-вельможа, место 1
viscounts-automa_slot-noble_2 = Автома-вельможа, место 2
viscounts-automa_slot-noble_3 = Автома-вельможа, место 3
viscounts-automa_slot-noble_4 = Автома-вельможа, место 4
viscounts-automa_slot-noble_5 = Автома-вельможа, место 5
viscounts-automa_slot-noble_6 = Автома-вельможа, место 6
viscounts-automa_slot-noble_7 = Автома-вельможа, место 7
viscounts-automa_slot-noble_8 = Автома-вельможа, место 8
viscounts-automa_slot-noble_9 = Автома-вельможа, место 9
viscounts-automa_slot-cards_1 = Автома-собиратель карт, место 1
viscounts-automa_slot-cards_2 = Автома-собиратель карт, место 2
viscounts-automa_slot-cards_3 = Автома-собиратель карт, место 3
viscounts-automa_slot-cards_4 = Автома-собиратель карт, место 4
viscounts-automa_slot-cards_5 = Автома-собиратель карт, место 5
viscounts-automa_slot-cards_6 = Автома-собиратель карт, место 6
viscounts-automa_slot-cards_7 = Автома-собиратель карт, место 7
viscounts-automa_slot-cards_8 = Автома-собиратель карт, место 8
viscounts-automa_slot-cards_9 = Автома-собиратель карт, место 9
viscounts-scheme-start_builder_noble = Начальная схема: Строитель, вельможа
viscounts-scheme-start_noble = Начальная схема: Вельможа
viscounts-scheme-start_criminal_1 = Начальная схема: Преступник 1
viscounts-scheme-start_builder = Начальная схема: Строитель
viscounts-scheme-start_cleric = Начальная схема: Клирик
viscounts-scheme-start_builder_cleric = Начальная схема: Строитель, клирик
viscounts-scheme-start_cleric_noble = Начальная схема: Клирик, вельможа
viscounts-scheme-start_criminal_2 = Начальная схема: Преступник 2
viscounts-scheme-future_cleric = Будущая схема: Клирик
viscounts-scheme-future_builder_cleric = Будущая схема: Строитель, клирик
viscounts-scheme-future_builder = Будущая схема: Строитель
viscounts-scheme-future_noble = Будущая схема: Вельможа
viscounts-scheme-future_builder_noble = Будущая схема: Строитель, вельможа
viscounts-scheme-future_cleric_noble = Будущая схема: Клирик, вельможа
viscounts-scheme-future_criminal_1 = Будущая схема: Преступник 1
viscounts-scheme-future_criminal_2 = Будущая схема: Преступник 2

## Варианты

viscounts-variant-automa = Автома
    .text = Кто играет против вас в одиночной игре.
viscounts-variant-automa-cleric = Клирик
viscounts-variant-automa-builder = Строитель
viscounts-variant-automa-noble = Вельможа
viscounts-variant-automa-cards = Собиратель карт
viscounts-variant-difficulty = Сложность
    .text = Сколько будущих схем замешано в колоду автомы в начале.
viscounts-variant-difficulty-0 = Как напечатано
viscounts-variant-difficulty-1 = Одна будущая схема
viscounts-variant-difficulty-2 = Две будущие схемы
viscounts-variant-difficulty-3 = Три будущие схемы

## Очки

viscounts-score-buildings = Здания
viscounts-score-workers = Рабочие в замке
viscounts-score-sets = Наборы закладок
viscounts-score-manuscripts = Манускрипты
viscounts-score-leader = Глава замка
viscounts-score-bonuses = Бонусные карты духовенства
viscounts-score-debts = Неуплаченные долги
viscounts-score-deeds = Полученные грамоты
viscounts-score-approved = Заверенные грамоты
viscounts-score-poverty = Нищета
viscounts-score-prosperity = Процветание
viscounts-score-resources = Оставшиеся ресурсы
viscounts-tie-goods = Серебро и ресурсы
viscounts-tie-automa = При равенстве побеждает автома

## Вопросы

viscounts-ask-choose-pair = Выберите карту игрока с выдающимся горожанином.
viscounts-ask-destroy-any = Уничтожить одну из своих карт до первого тасования?
viscounts-ask-play-card = Какого горожанина сыграть?
viscounts-ask-travel = Куда едет виконт? Карта ведёт его на { $n ->
      [one] { $n } локацию
      [few] { $n } локации
     *[other] { $n } локаций
    }.
viscounts-ask-choose-action = Какое действие выполнить?
viscounts-ask-dismiss-for = { NAME($action) }: изгнать горожанина рядом с виконтом ради символов?
viscounts-ask-choose-exchanges = { NAME($effect) } за { NAME("icon:merchant", $n, form: "n-acc") }: сколько раз?
viscounts-ask-choose-building = Какое здание построить?
viscounts-ask-choose-free-building = { NAME($building) }: какое место открыть?
viscounts-ask-choose-site = { NAME($slot) }: на какую площадку?
viscounts-ask-choose-link = Завершены две связи: какая первая?
viscounts-ask-choose-workers = Сколько рабочих разместить?
viscounts-ask-pay = Чем заплатить?
viscounts-ask-hire-adjacent = Нанять горожанина рядом с виконтом?
viscounts-ask-hire-anywhere = Кого нанять бесплатно?
viscounts-ask-take-resource = Какой ресурс взять? Осталось взять: { $n }.
viscounts-ask-take-manuscript = Какой манускрипт взять бесплатно?
viscounts-ask-flip-paper = Перевернуть долг или грамоту?
viscounts-ask-choose-effect = Какой эффект выбрать?
viscounts-ask-discard-card = Сбросить карту? Можно ещё { $n }.
viscounts-ask-destroy-card = Уничтожить карту за её серебро? Можно ещё { $n }.
viscounts-ask-rearrange = В каком порядке слева направо лежат карты планшета?
viscounts-ask-choose-section = В какую секцию разместить { NAME("resource:worker", $n, form: "n-acc") }?
viscounts-ask-choose-rise = Из какой секции рабочий поднимается первым?
viscounts-ask-castle-move = Передвинуть рабочего в соседнюю секцию?
viscounts-ask-choose-trim = Тесно: { NAME($section) }, { NAME($tier, form: "pre") }. Чей рабочий уходит?

## Выбор

viscounts-do-draft = { NAME($card) } и { NAME($hero) }
viscounts-do-play = Сыграть: { NAME($card) }
viscounts-do-move =
    { $n ->
      [0] Ехать: { NAME($location) }
     *[other] Ехать за { NAME("resource:silver", $n, form: "n-acc") }: { NAME($location) }
    }
viscounts-do-act = { NAME($action) }
viscounts-do-no-action = Без действия
viscounts-do-dismiss = Изгнать за { NAME("resource:silver", $n, form: "n-acc") }: { NAME($card) }
viscounts-do-dismiss-printed = Изгнать за { NAME("resource:silver", $n, form: "n-acc") }: { NAME($card) }
viscounts-do-dismiss-nobody = Никого не изгонять
viscounts-do-exchange =
    { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[other] { $times } раз
    }{ $n ->
      [0] { "" }
     *[other] { "" }, потратив { NAME("resource:silver", $n, form: "n-acc") }
    }
viscounts-do-build = { NAME($slot) }
viscounts-do-site = { NAME($site) }
viscounts-do-link = { NAME($link) }
viscounts-do-place = Разместить { NAME("resource:worker", $workers, form: "n-acc") } за { NAME("icon:noble", $nobles, form: "n-acc") }
viscounts-do-pay = Заплатить{ $ink ->
      [0] { "" }
     *[other] { " · " }{ NAME("resource:ink", $ink, form: "n-acc") }
    }{ $gold ->
      [0] { "" }
     *[other] { " · " }{ NAME("resource:gold", $gold, form: "n-acc") }
    }{ $stone ->
      [0] { "" }
     *[other] { " · " }{ NAME("resource:stone", $stone, form: "n-acc") }
    }{ $silver ->
      [0] { "" }
     *[other] { " · " }{ NAME("resource:silver", $silver, form: "n-acc") }
    }
viscounts-do-hire =
    { $n ->
      [0] Нанять: { NAME($card) }
     *[other] Нанять за { NAME("resource:silver", $n, form: "n-acc") }: { NAME($card) }
    }
viscounts-do-hire-nobody = Никого не нанимать
viscounts-do-take = { NAME($resource) }
viscounts-do-take-manuscript = { NAME($manuscript) }
viscounts-do-flip = Перевернуть: { NAME($paper) }
viscounts-do-choose =
    { $n ->
      [1] { NAME($effect) }
     *[other] { NAME($effect) } × { $n }
    }
viscounts-do-discard = Сбросить: { NAME($card) }
viscounts-do-discard-top = Сбросить верхнюю карту колоды вслепую
viscounts-do-destroy = Уничтожить: { NAME($card) }
viscounts-do-destroy-top = Уничтожить верхнюю карту колоды вслепую
viscounts-do-keep = Оставить карты
viscounts-do-arrange = { NAME($cards) }
viscounts-do-section = { NAME($section) }
viscounts-do-rise = { NAME($section) }
viscounts-do-step = { NAME($section) } → { NAME($target) }
viscounts-do-stay = Никого не двигать
viscounts-do-trim = Рабочий игрока { $owner }: { NAME($section) }, { NAME($tier, form: "pre") }

## Журнал

viscounts-event-first-player = Первый игрок — { $seat }.
viscounts-event-drafted = { $seat } берёт: { NAME($card) } и { NAME($hero) }.
viscounts-event-starts-at = { $seat } начинает здесь: { NAME($location) }.
viscounts-event-stacks = На нищете лежит { NAME("resource:debt", $debts, form: "n") }, на процветании — { NAME("resource:deed", $deeds, form: "n") }.
viscounts-event-round = Раунд { $n }
viscounts-event-turn = Ходит { $seat }
viscounts-event-dropped = { $seat } сбрасывает с планшета карту «{ NAME($card) }».
viscounts-event-played = { $seat } играет карту «{ NAME($card) }».
viscounts-event-played-blind = { $seat } играет вслепую карту «{ NAME($card) }».
viscounts-event-moved = { $seat } едет: { NAME($location) }.
viscounts-event-acts = { $seat } выполняет действие «{ NAME($action) }».
viscounts-event-passed = { $seat } обходится без действия.
viscounts-event-dismissed = { $seat } изгоняет карту «{ NAME($card) }».
viscounts-event-dismissed-printed = { $seat } изгоняет: { NAME($card) }.
viscounts-event-gained = { $seat } получает { NAME($resource, $n, form: "n-acc") }.
viscounts-event-spent = { $seat } тратит { NAME($resource, $n, form: "n-acc") }.
viscounts-event-flipped = { $seat } переворачивает карту: { NAME($paper) }.
viscounts-event-built = { $seat } строит { NAME($building, form: "acc") }: { NAME($site) }.
viscounts-event-linked = { NAME($link) }: соединены здания игроков { $seat } и { $owner }.
viscounts-event-linked-own = { NAME($link) }: соединены два здания игрока { $seat }.
viscounts-event-placed = { $seat } размещает { NAME("resource:worker", $n, form: "n-acc") }: { NAME($section) }.
viscounts-event-rose = Рабочий игрока { $seat } поднимается на { NAME($tier, form: "acc") }: { NAME($section) }.
viscounts-event-spread = Рабочий игрока { $seat } переходит: { NAME($section) } → { NAME($target) }.
viscounts-event-trimmed = { $seat } отправляет домой рабочего игрока { $owner }: { NAME($section) }, { NAME($tier, form: "pre") }.
viscounts-event-leads = { $seat } становится главой замка.
viscounts-event-transcribed = { $seat } переписывает манускрипт «{ NAME($manuscript) }».
viscounts-event-copied = { $seat } переписывает ради эффекта: { NAME($manuscript) }.
viscounts-event-bonus = { $seat } берёт: { NAME($bonus) }.
viscounts-event-hired = { $seat } нанимает карту «{ NAME($card) }».
viscounts-event-collides = У игрока { $seat } столкновение на клетке { $n }.
viscounts-event-reset = Фишки игрока { $seat } возвращаются на края шкалы.
viscounts-event-drew =
    { $seat } берёт { $n ->
      [one] { $n } карту
      [few] { $n } карты
     *[other] { $n } карт
    }.
viscounts-event-drew-card = { $seat } берёт карту «{ NAME($card) }».
viscounts-event-shuffled = { $seat } тасует сброс.
viscounts-event-discarded = { $seat } сбрасывает карту «{ NAME($card) }».
viscounts-event-destroyed = { $seat } уничтожает карту «{ NAME($card) }».
viscounts-event-arranged = { $seat } переставляет карты на планшете.
viscounts-event-uncovered = Открыта карта «{ NAME($stack) }».
viscounts-event-last-round = Раунд { $n } будет последним.
viscounts-event-divided = Разделённое королевство: очки принесут обе карты.
viscounts-event-finished = Игра окончена, подсчитываются очки.
viscounts-event-scored = { NAME($category) }: { $seat } получает { NAME("resource:point", $n, form: "n-acc") }.
viscounts-event-scored-less = { NAME($category) }: { $seat } теряет { NAME("resource:point", $n, form: "n-acc") }.
viscounts-event-automa = Против вас играет { NAME($automa) }.
viscounts-event-scheme = { $seat } открывает карту «{ NAME($scheme) }».
viscounts-event-scheme-dropped = { $seat } сбрасывает карту «{ NAME($scheme) }».
viscounts-event-got-scheme = { $seat } получает карту «{ NAME($scheme) }».
viscounts-event-tries = { $seat } пробует действие «{ NAME($action) }».
viscounts-event-cannot-pay = { NAME($action) } не удаётся: нужно { $n }, есть { $have }.
viscounts-event-cannot = { NAME($action) }: сейчас это невозможно.
viscounts-event-instead = { $seat }: вместо «{ NAME($effect) }» — { NAME($other) }.

## Терминал

viscounts-board-points = ПО
viscounts-board-silver = Сер.
viscounts-board-ink = Черн.
viscounts-board-gold = Зол.
viscounts-board-stone = Кам.
viscounts-board-track = Шкала
viscounts-board-debts = Долги
viscounts-board-deeds = Грам.
viscounts-board-workers = Раб.
viscounts-board-cards = Карты
viscounts-board-segment = Сегмент
viscounts-board-townsfolk = Горожане
viscounts-board-manuscript = Манускрипт
viscounts-board-buildings = Площадки
viscounts-board-castle = Замок
viscounts-board-hand = Рука
viscounts-board-discards = Сброс
viscounts-board-legend = К купец, С строитель, В вельможа, Л клирик, П преступник; затем цена; +n лежат ниже. ¹ ходит первым, ♛ глава замка.
viscounts-board-left = ◁
viscounts-board-inner = ◈
viscounts-board-right = ▷
viscounts-board-icon-merchant = К
viscounts-board-icon-builder = С
viscounts-board-icon-noble = В
viscounts-board-icon-cleric = Л
viscounts-board-icon-criminal = П
viscounts-board-ribbon-gray = серая
viscounts-board-ribbon-black = чёрная
viscounts-board-ribbon-yellow = жёлтая
viscounts-board-ribbon-blue = синяя

## Почему нельзя

viscounts-why-too-far = Так далеко стоит { NAME("resource:silver", $n, form: "n-acc") }; у вас { $have }.
viscounts-why-outer-road = { NAME($action) }: только на внешней дороге, а виконт на внутренней.
viscounts-why-inner-road = { NAME($action) }: только на внутренней дороге, а виконт на внешней.
viscounts-why-too-few-icons = Нужно: { NAME($icon, $n, form: "n") }; вы можете набрать { $have }.
viscounts-why-no-free-site = На этом берегу нет свободной площадки.
viscounts-why-all-built = Все девять зданий построены.
viscounts-why-no-workers = В запасе не осталось рабочих.
viscounts-why-site-taken = Там стоит здание игрока { $owner }.
viscounts-why-other-bank = Виконту отсюда не достать до этой площадки.
viscounts-why-no-match = Нет подходящего символа ({ NAME($icon) } или преступник).
viscounts-why-silver-missing = Стоит { NAME("resource:silver", $n, form: "n-acc") }; у вас { $have }.
viscounts-why-must-dismiss = Без этого символов лишь { $have } из { $n }.
viscounts-why-leaves-too-little = После оплаты символов останется { $have } из { $n }.
viscounts-why-already-built = Это здание уже ушло с планшета.
viscounts-why-three-cards = У вас должно остаться не меньше трёх карт.
viscounts-why-no-cards-left = Колода и сброс пусты.
viscounts-why-wrong-cost = Стоит { $n }; взять можно только за 3 или 4.
viscounts-why-nothing-to-flip = Такой карты для переворота нет.
viscounts-why-nobody-there = Там нет ваших рабочих: { NAME($section) }.
viscounts-why-not-three = Ваших рабочих там: { $n }; нужно трое.
