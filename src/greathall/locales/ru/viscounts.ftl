# Viscounts of the West Kingdom: names.

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
    .acc = золото
    .gen = золота
    .n = { $n ->
            [one] { $n } золото
            [few] { $n } золота
           *[other] { $n } золота
        }
    .n-acc = { $n ->
            [one] { $n } золото
            [few] { $n } золота
           *[other] { $n } золота
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
    .acc = серебро
    .gen = серебра
    .n = { $n ->
            [one] { $n } серебро
            [few] { $n } серебра
           *[other] { $n } серебра
        }
    .n-acc = { $n ->
            [one] { $n } серебро
            [few] { $n } серебра
           *[other] { $n } серебра
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
            [one] { $n } добродетель
            [few] { $n } добродетели
           *[other] { $n } добродетелей
        }
    .n-acc = { $n ->
            [one] { $n } добродетель
            [few] { $n } добродетели
           *[other] { $n } добродетелей
        }
viscounts-resource-corruption = Порочность
    .acc = порочность
    .gen = порочности
    .n = { $n ->
            [one] { $n } порочность
            [few] { $n } порочности
           *[other] { $n } порочностей
        }
    .n-acc = { $n ->
            [one] { $n } порочность
            [few] { $n } порочности
           *[other] { $n } порочностей
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
viscounts-effect-guildhall_here = Бесплатный зал гильдии здесь
viscounts-effect-scheme = Будущая схема
viscounts-effect-dismissal = Бесплатное изгнание
viscounts-effect-destroy_any = Уничтожить любую свою карту
viscounts-effect-focus = Цель
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
viscounts-printed_townsfolk-coast = Побережье: печатный горожанин
viscounts-printed_manuscript-coast = Побережье: печатный манускрипт
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
viscounts-printed_townsfolk-foothills = Предгорья: печатный горожанин
viscounts-printed_manuscript-foothills = Предгорья: печатный манускрипт
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
viscounts-printed_townsfolk-forest = Лес: печатный горожанин
viscounts-printed_manuscript-forest = Лес: печатный манускрипт
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
viscounts-printed_townsfolk-lakeside = Озёрный край: печатный горожанин
viscounts-printed_manuscript-lakeside = Озёрный край: печатный манускрипт
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
viscounts-printed_townsfolk-mountains = Горы: печатный горожанин
viscounts-printed_manuscript-mountains = Горы: печатный манускрипт
viscounts-section-ink_stone = Секция чернильницы и камня
viscounts-section-flip = Секция переворота
viscounts-section-gold_move = Секция золота или перемещения
viscounts-section-hire_destroy = Секция найма или уничтожения
viscounts-section-virtue = Секция добродетели
viscounts-tier-first = Первый ярус
viscounts-tier-second = Второй ярус
viscounts-tier-third = Третий ярус

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
viscounts-townsfolk-deacon_destroy = Диакон
viscounts-townsfolk-deacon_virtue = Диакон
viscounts-townsfolk-debt_collector_flip_deed = Сборщик долгов
viscounts-townsfolk-debt_collector_hire = Сборщик долгов
viscounts-townsfolk-debt_collector_silver = Сборщик долгов
viscounts-townsfolk-debt_collector_resource = Сборщик долгов
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
viscounts-townsfolk-missionary_dropoff = Миссионер
viscounts-townsfolk-missionary_instant = Миссионер
viscounts-townsfolk-overseer_destroy = Надзирательница
viscounts-townsfolk-overseer_virtue = Надзирательница
viscounts-townsfolk-pastor = Пастор
viscounts-townsfolk-patron_dropoff = Покровитель
viscounts-townsfolk-patron_instant = Покровитель
viscounts-townsfolk-peddler_ink = Коробейник
viscounts-townsfolk-peddler_gold = Коробейник
viscounts-townsfolk-peddler_stone = Коробейник
viscounts-townsfolk-peddler_silver = Коробейник
viscounts-townsfolk-pickpocket = Карманник
viscounts-townsfolk-priest = Священник
viscounts-townsfolk-princess = Принцесса
viscounts-townsfolk-racketeer_destroy = Вымогатель
viscounts-townsfolk-racketeer_rearrange = Вымогатель
viscounts-townsfolk-scoundrel_gold = Негодяйка
viscounts-townsfolk-scoundrel_ink = Негодяйка
viscounts-townsfolk-scoundrel_stone = Негодяйка
viscounts-townsfolk-sculptor = Скульптор
viscounts-townsfolk-stonecutter_dropoff = Камнерез
viscounts-townsfolk-stonecutter_instant = Камнерез
viscounts-townsfolk-strongman = Силач
viscounts-townsfolk-swindler_stone = Мошенник
viscounts-townsfolk-swindler_gold = Мошенник
viscounts-townsfolk-swindler_ink = Мошенник
viscounts-townsfolk-tinker_cleric_noble = Лудильщик
viscounts-townsfolk-tinker_builder_cleric = Лудильщик
viscounts-townsfolk-tinker_builder_noble = Лудильщик
viscounts-townsfolk-traitor = Предатель
viscounts-townsfolk-traveller = Странница
viscounts-townsfolk-trickster = Ловкач
viscounts-townsfolk-vicar = Викарий
viscounts-townsfolk-watchman = Стражник
viscounts-townsfolk-woodcutter_virtue = Дровосек
viscounts-townsfolk-woodcutter_destroy = Дровосек
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
