# Viscounts of the West Kingdom: names and sentences.

viscounts-title = Віконти Західного королівства
viscounts-tagline = Об’їжджайте королівство, привертайте людей і чекайте падіння корони
viscounts-about = Ведіть віконта королівством, тримайте при ділі ряд городян, торгуйте, споруджуйте, заповнюйте замок і переписуйте манускрипти, поки край не впав у злидні чи не дійшов достатку. Від одного до чотирьох гравців, чотири автоми для соло.

## Ресурси й усе лічене

viscounts-resource-ink = Чорнильниця
    .acc = чорнильницю
    .gen = чорнильниці
    .n = { $n ->
            [one] { $n } чорнильниця
            [few] { $n } чорнильниці
           *[other] { $n } чорнильниць
        }
    .n-acc = { $n ->
            [one] { $n } чорнильницю
            [few] { $n } чорнильниці
           *[other] { $n } чорнильниць
        }
viscounts-resource-gold = Золото
    .acc = фішку золота
    .gen = фішки золота
    .n = { $n ->
            [one] { $n } фішка золота
            [few] { $n } фішки золота
           *[other] { $n } фішок золота
        }
    .n-acc = { $n ->
            [one] { $n } фішку золота
            [few] { $n } фішки золота
           *[other] { $n } фішок золота
        }
viscounts-resource-stone = Камінь
    .acc = камінь
    .gen = каменю
    .n = { $n ->
            [one] { $n } камінь
            [few] { $n } камені
           *[other] { $n } каменів
        }
    .n-acc = { $n ->
            [one] { $n } камінь
            [few] { $n } камені
           *[other] { $n } каменів
        }
viscounts-resource-silver = Срібняк
    .acc = срібняк
    .gen = срібняка
    .n = { $n ->
            [one] { $n } срібняк
            [few] { $n } срібняки
           *[other] { $n } срібняків
        }
    .n-acc = { $n ->
            [one] { $n } срібняк
            [few] { $n } срібняки
           *[other] { $n } срібняків
        }
viscounts-resource-resource = Ресурс на вибір
    .acc = ресурс
    .gen = ресурсу
    .n = { $n ->
            [one] { $n } ресурс
            [few] { $n } ресурси
           *[other] { $n } ресурсів
        }
    .n-acc = { $n ->
            [one] { $n } ресурс
            [few] { $n } ресурси
           *[other] { $n } ресурсів
        }
viscounts-resource-virtue = Доброчестя
    .acc = доброчестя
    .gen = доброчестя
    .n = { $n ->
            [one] { $n } очко доброчестя
            [few] { $n } очки доброчестя
           *[other] { $n } очок доброчестя
        }
    .n-acc = { $n ->
            [one] { $n } очко доброчестя
            [few] { $n } очки доброчестя
           *[other] { $n } очок доброчестя
        }
viscounts-resource-corruption = Порочність
    .acc = порочність
    .gen = порочності
    .n = { $n ->
            [one] { $n } очко порочності
            [few] { $n } очки порочності
           *[other] { $n } очок порочності
        }
    .n-acc = { $n ->
            [one] { $n } очко порочності
            [few] { $n } очки порочності
           *[other] { $n } очок порочності
        }
viscounts-resource-debt = Борг
    .acc = борг
    .gen = боргу
    .n = { $n ->
            [one] { $n } борг
            [few] { $n } борги
           *[other] { $n } боргів
        }
    .n-acc = { $n ->
            [one] { $n } борг
            [few] { $n } борги
           *[other] { $n } боргів
        }
viscounts-resource-deed = Грамота
    .acc = грамоту
    .gen = грамоти
    .n = { $n ->
            [one] { $n } грамота
            [few] { $n } грамоти
           *[other] { $n } грамот
        }
    .n-acc = { $n ->
            [one] { $n } грамоту
            [few] { $n } грамоти
           *[other] { $n } грамот
        }
viscounts-resource-worker = Робітник
    .acc = робітника
    .gen = робітника
    .n = { $n ->
            [one] { $n } робітник
            [few] { $n } робітники
           *[other] { $n } робітників
        }
    .n-acc = { $n ->
            [one] { $n } робітника
            [few] { $n } робітників
           *[other] { $n } робітників
        }
viscounts-resource-point = Очко
    .acc = очко
    .gen = очка
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

## Символи й ефекти

viscounts-icon-merchant = Купець
    .n = { $n ->
            [one] { $n } купець
            [few] { $n } купці
           *[other] { $n } купців
        }
    .n-acc = { $n ->
            [one] { $n } купця
            [few] { $n } купців
           *[other] { $n } купців
        }
viscounts-icon-builder = Будівельник
    .n = { $n ->
            [one] { $n } будівельник
            [few] { $n } будівельники
           *[other] { $n } будівельників
        }
    .n-acc = { $n ->
            [one] { $n } будівельника
            [few] { $n } будівельників
           *[other] { $n } будівельників
        }
viscounts-icon-noble = Вельможа
    .n = { $n ->
            [one] { $n } вельможа
            [few] { $n } вельможі
           *[other] { $n } вельмож
        }
    .n-acc = { $n ->
            [one] { $n } вельможу
            [few] { $n } вельмож
           *[other] { $n } вельмож
        }
viscounts-icon-cleric = Клірик
    .n = { $n ->
            [one] { $n } клірик
            [few] { $n } клірики
           *[other] { $n } кліриків
        }
    .n-acc = { $n ->
            [one] { $n } клірика
            [few] { $n } кліриків
           *[other] { $n } кліриків
        }
viscounts-icon-criminal = Злочинець
    .n = { $n ->
            [one] { $n } злочинець
            [few] { $n } злочинці
           *[other] { $n } злочинців
        }
    .n-acc = { $n ->
            [one] { $n } злочинця
            [few] { $n } злочинців
           *[other] { $n } злочинців
        }
viscounts-effect-flip = Перевернути борг або грамоту
viscounts-effect-flip_debt = Перевернути борг
viscounts-effect-flip_deed = Перевернути грамоту
viscounts-effect-destroy = Знищити карту
viscounts-effect-discard = Скинути карту
viscounts-effect-rearrange = Переставити карти
viscounts-effect-shuffle = Стасувати
viscounts-effect-hire = Найняти безплатно
viscounts-effect-castle_move = Переміщення в замку
viscounts-effect-worker = Розмістити робітників
viscounts-effect-manuscript = Безплатний манускрипт
viscounts-effect-trading_post = Безплатна факторія
viscounts-effect-guildhall = Безплатна зала гільдії
viscounts-effect-workshop = Безплатна майстерня
viscounts-effect-trading_post_here = Безплатна факторія тут
viscounts-effect-workshop_here = Безплатна майстерня тут
viscounts-effect-guildhall_here = Безплатна зала гільдії тут
viscounts-effect-scheme = Майбутня схема
viscounts-effect-dismissal = Безплатне вигнання
viscounts-effect-destroy_any = Знищити будь-яку свою карту
viscounts-effect-focus = Ціль
viscounts-effect-nothing = Нічого
viscounts-effect-debt_flip_deed = Отримати борг, перевернути грамоту
viscounts-effect-deed_flip_debt = Отримати грамоту, перевернути борг
viscounts-effect-ink = Чорнильниця
viscounts-effect-gold = Золото
viscounts-effect-stone = Камінь
viscounts-effect-silver = Срібняк
viscounts-effect-resource = Ресурс на вибір
viscounts-effect-virtue = Доброчестя
viscounts-effect-corruption = Порочність
viscounts-effect-debt = Борг
viscounts-effect-deed = Грамота

## Дії та фази

viscounts-action-trade = Торгівля
viscounts-action-build = Спорудження будівлі
viscounts-action-place = Розміщення робітників
viscounts-action-transcribe = Переписання манускрипту
viscounts-action-flip = Перевертання боргу чи грамоти

## Кольори й папери

viscounts-colour-red = Червоний
viscounts-colour-blue = Синій
viscounts-colour-yellow = Жовтий
viscounts-colour-green = Зелений
viscounts-colour-gray = Сірий
viscounts-ribbon-gray = Сіра закладка
viscounts-ribbon-black = Чорна закладка
viscounts-ribbon-yellow = Жовта закладка
viscounts-ribbon-blue = Синя закладка
viscounts-stack-poverty = Злидні
    .acc = Злидні
viscounts-stack-prosperity = Достаток
    .acc = Достаток
viscounts-paper-debt = Несплачений борг
viscounts-paper-debt_flipped = Сплачений борг
viscounts-paper-deed = Придбана грамота
viscounts-paper-deed_flipped = Засвідчена грамота
viscounts-leader-castle_leader = Очільник замку
viscounts-bonus-gray = Бонусна карта духовенства (сіра)
viscounts-bonus-black = Бонусна карта духовенства (чорна)
viscounts-bonus-yellow = Бонусна карта духовенства (жовта)
viscounts-bonus-blue = Бонусна карта духовенства (синя)

## Поле

viscounts-segment-coast = Узбережжя
viscounts-location-coast_left = Узбережжя, ліворуч (1)
viscounts-location-coast_right = Узбережжя, праворуч (2)
viscounts-location-coast_inner = Узбережжя, внутрішня дорога
viscounts-site-coast_small_1 = Узбережжя, майданчик 1
viscounts-site-coast_small_2 = Узбережжя, майданчик 2
viscounts-site-coast_small_3 = Узбережжя, майданчик 3
viscounts-site-coast_small_4 = Узбережжя, майданчик 4
viscounts-site-coast_large_1 = Узбережжя, майданчик 1
viscounts-site-coast_large_2 = Узбережжя, майданчик 2
viscounts-site-coast_large_3 = Узбережжя, майданчик 3
viscounts-site-coast_large_4 = Узбережжя, майданчик 4
viscounts-site-coast_large_5 = Узбережжя, майданчик 5
viscounts-link-coast_small_1_2 = Узбережжя, зв’язок 1–2
viscounts-link-coast_small_3_4 = Узбережжя, зв’язок 3–4
viscounts-link-coast_small_4_next = Узбережжя, зв’язок 4 з наступним сегментом
viscounts-link-coast_large_1_2 = Узбережжя, зв’язок 1–2
viscounts-link-coast_large_3_4 = Узбережжя, зв’язок 3–4
viscounts-link-coast_large_4_5 = Узбережжя, зв’язок 4–5
viscounts-link-coast_large_5_next = Узбережжя, зв’язок 5 з наступним сегментом
viscounts-printed_townsfolk-coast = друкований городянин (Узбережжя)
viscounts-printed_manuscript-coast = друкований манускрипт (Узбережжя)
viscounts-segment-foothills = Передгір’я
viscounts-location-foothills_left = Передгір’я, ліворуч (3)
viscounts-location-foothills_right = Передгір’я, праворуч (4)
viscounts-location-foothills_inner = Передгір’я, внутрішня дорога
viscounts-site-foothills_small_1 = Передгір’я, майданчик 1
viscounts-site-foothills_small_2 = Передгір’я, майданчик 2
viscounts-site-foothills_small_3 = Передгір’я, майданчик 3
viscounts-site-foothills_small_4 = Передгір’я, майданчик 4
viscounts-site-foothills_large_1 = Передгір’я, майданчик 1
viscounts-site-foothills_large_2 = Передгір’я, майданчик 2
viscounts-site-foothills_large_3 = Передгір’я, майданчик 3
viscounts-site-foothills_large_4 = Передгір’я, майданчик 4
viscounts-site-foothills_large_5 = Передгір’я, майданчик 5
viscounts-link-foothills_small_1_2 = Передгір’я, зв’язок 1–2
viscounts-link-foothills_small_3_4 = Передгір’я, зв’язок 3–4
viscounts-link-foothills_small_4_next = Передгір’я, зв’язок 4 з наступним сегментом
viscounts-link-foothills_large_1_2 = Передгір’я, зв’язок 1–2
viscounts-link-foothills_large_2_3 = Передгір’я, зв’язок 2–3
viscounts-link-foothills_large_4_5 = Передгір’я, зв’язок 4–5
viscounts-link-foothills_large_5_next = Передгір’я, зв’язок 5 з наступним сегментом
viscounts-printed_townsfolk-foothills = друкований городянин (Передгір’я)
viscounts-printed_manuscript-foothills = друкований манускрипт (Передгір’я)
viscounts-segment-forest = Ліс
viscounts-location-forest_left = Ліс, ліворуч (5)
viscounts-location-forest_right = Ліс, праворуч (6)
viscounts-location-forest_inner = Ліс, внутрішня дорога
viscounts-site-forest_small_1 = Ліс, майданчик 1
viscounts-site-forest_small_2 = Ліс, майданчик 2
viscounts-site-forest_small_3 = Ліс, майданчик 3
viscounts-site-forest_small_4 = Ліс, майданчик 4
viscounts-site-forest_large_1 = Ліс, майданчик 1
viscounts-site-forest_large_2 = Ліс, майданчик 2
viscounts-site-forest_large_3 = Ліс, майданчик 3
viscounts-site-forest_large_4 = Ліс, майданчик 4
viscounts-site-forest_large_5 = Ліс, майданчик 5
viscounts-link-forest_small_2_3 = Ліс, зв’язок 2–3
viscounts-link-forest_small_4_next = Ліс, зв’язок 4 з наступним сегментом
viscounts-link-forest_large_1_2 = Ліс, зв’язок 1–2
viscounts-link-forest_large_2_3 = Ліс, зв’язок 2–3
viscounts-link-forest_large_4_5 = Ліс, зв’язок 4–5
viscounts-link-forest_large_5_next = Ліс, зв’язок 5 з наступним сегментом
viscounts-printed_townsfolk-forest = друкований городянин (Ліс)
viscounts-printed_manuscript-forest = друкований манускрипт (Ліс)
viscounts-segment-lakeside = Озерний край
viscounts-location-lakeside_left = Озерний край, ліворуч (7)
viscounts-location-lakeside_right = Озерний край, праворуч (8)
viscounts-location-lakeside_inner = Озерний край, внутрішня дорога
viscounts-site-lakeside_small_1 = Озерний край, майданчик 1
viscounts-site-lakeside_small_2 = Озерний край, майданчик 2
viscounts-site-lakeside_small_3 = Озерний край, майданчик 3
viscounts-site-lakeside_small_4 = Озерний край, майданчик 4
viscounts-site-lakeside_large_1 = Озерний край, майданчик 1
viscounts-site-lakeside_large_2 = Озерний край, майданчик 2
viscounts-site-lakeside_large_3 = Озерний край, майданчик 3
viscounts-site-lakeside_large_4 = Озерний край, майданчик 4
viscounts-site-lakeside_large_5 = Озерний край, майданчик 5
viscounts-link-lakeside_small_2_3 = Озерний край, зв’язок 2–3
viscounts-link-lakeside_small_3_4 = Озерний край, зв’язок 3–4
viscounts-link-lakeside_small_4_next = Озерний край, зв’язок 4 з наступним сегментом
viscounts-link-lakeside_large_2_3 = Озерний край, зв’язок 2–3
viscounts-link-lakeside_large_3_4 = Озерний край, зв’язок 3–4
viscounts-link-lakeside_large_4_5 = Озерний край, зв’язок 4–5
viscounts-link-lakeside_large_5_next = Озерний край, зв’язок 5 з наступним сегментом
viscounts-printed_townsfolk-lakeside = друкований городянин (Озерний край)
viscounts-printed_manuscript-lakeside = друкований манускрипт (Озерний край)
viscounts-segment-mountains = Гори
viscounts-location-mountains_left = Гори, ліворуч (9)
viscounts-location-mountains_right = Гори, праворуч (10)
viscounts-location-mountains_inner = Гори, внутрішня дорога
viscounts-site-mountains_small_1 = Гори, майданчик 1
viscounts-site-mountains_small_2 = Гори, майданчик 2
viscounts-site-mountains_small_3 = Гори, майданчик 3
viscounts-site-mountains_small_4 = Гори, майданчик 4
viscounts-site-mountains_large_1 = Гори, майданчик 1
viscounts-site-mountains_large_2 = Гори, майданчик 2
viscounts-site-mountains_large_3 = Гори, майданчик 3
viscounts-site-mountains_large_4 = Гори, майданчик 4
viscounts-site-mountains_large_5 = Гори, майданчик 5
viscounts-link-mountains_small_2_3 = Гори, зв’язок 2–3
viscounts-link-mountains_small_3_4 = Гори, зв’язок 3–4
viscounts-link-mountains_small_4_next = Гори, зв’язок 4 з наступним сегментом
viscounts-link-mountains_large_1_2 = Гори, зв’язок 1–2
viscounts-link-mountains_large_2_3 = Гори, зв’язок 2–3
viscounts-link-mountains_large_3_4 = Гори, зв’язок 3–4
viscounts-link-mountains_large_5_next = Гори, зв’язок 5 з наступним сегментом
viscounts-printed_townsfolk-mountains = друкований городянин (Гори)
viscounts-printed_manuscript-mountains = друкований манускрипт (Гори)
viscounts-section-ink_stone = Секція чорнильниці й каменю
viscounts-section-flip = Секція перевертання
viscounts-section-gold_move = Секція золота чи переміщення
viscounts-section-hire_destroy = Секція наймання чи знищення
viscounts-section-virtue = Секція доброчестя
viscounts-tier-first = Перший ярус
    .acc = перший ярус
    .pre = перший ярус
viscounts-tier-second = Другий ярус
    .acc = другий ярус
    .pre = другий ярус
viscounts-tier-third = Третій ярус
    .acc = третій ярус
    .pre = третій ярус

## Планшет

viscounts-building-trading_post = Факторія
    .acc = факторію
viscounts-slot-trading_post_1 = Факторія, місце 1
viscounts-slot-trading_post_2 = Факторія, місце 2
viscounts-slot-trading_post_3 = Факторія, місце 3
viscounts-building-guildhall = Зала гільдії
    .acc = залу гільдії
viscounts-slot-guildhall_1 = Зала гільдії, місце 1
viscounts-slot-guildhall_2 = Зала гільдії, місце 2
viscounts-slot-guildhall_3 = Зала гільдії, місце 3
viscounts-building-workshop = Майстерня
    .acc = майстерню
viscounts-slot-workshop_1 = Майстерня, місце 1
viscounts-slot-workshop_2 = Майстерня, місце 2
viscounts-slot-workshop_3 = Майстерня, місце 3
viscounts-space-left = Ліва клітинка
viscounts-space-middle = Середня клітинка
viscounts-space-right = Права клітинка
viscounts-player_card-card_1 = Карта гравця 1
viscounts-player_card-card_2 = Карта гравця 2
viscounts-player_card-card_3 = Карта гравця 3
viscounts-player_card-card_4 = Карта гравця 4
viscounts-player_card-card_5 = Карта гравця 5
viscounts-player_card-card_6 = Карта гравця 6
viscounts-player_card-card_7 = Карта гравця 7
viscounts-player_card-card_8 = Карта гравця 8
viscounts-player_card-card_9 = Карта гравця 9
viscounts-player_card-card_10 = Карта гравця 10

## Городяни

viscounts-townsfolk-acolyte = Прислужник
viscounts-townsfolk-antagonist = Суперниця
viscounts-townsfolk-architect = Зодчий
viscounts-townsfolk-aristocrat = Аристократка
viscounts-townsfolk-artisan = Ремісник
viscounts-townsfolk-artist = Художник
viscounts-townsfolk-benefactor = Благодійник
viscounts-townsfolk-bishop = Єпископ
viscounts-townsfolk-charlatan = Шарлатан
viscounts-townsfolk-chevalier = Шевальє
viscounts-townsfolk-clergyman = Священнослужитель
viscounts-townsfolk-conspirator = Змовник
viscounts-townsfolk-courier = Кур’єр
viscounts-townsfolk-deacon_destroy = Диякон (знищення)
viscounts-townsfolk-deacon_virtue = Диякон (доброчестя)
viscounts-townsfolk-debt_collector_flip_deed = Збирач боргів (грамота)
viscounts-townsfolk-debt_collector_hire = Збирач боргів (наймання)
viscounts-townsfolk-debt_collector_silver = Збирач боргів (срібняк)
viscounts-townsfolk-debt_collector_resource = Збирач боргів (ресурс)
viscounts-townsfolk-defender = Захисник
viscounts-townsfolk-diplomat = Дипломат
viscounts-townsfolk-disciple = Учень
viscounts-townsfolk-enforcer = Каратель
viscounts-townsfolk-foreman = Десятник
viscounts-townsfolk-friar = Чернець
viscounts-townsfolk-gatekeeper = Брамник
viscounts-townsfolk-illusionist = Ілюзіоніст
viscounts-townsfolk-jeweller = Ювелір
viscounts-townsfolk-lookout = Дозорець
viscounts-townsfolk-mason = Муляр
viscounts-townsfolk-meddler = Інтриган
viscounts-townsfolk-miner = Рудокоп
viscounts-townsfolk-missionary_dropoff = Місіонер (скид)
viscounts-townsfolk-missionary_instant = Місіонер (миттєво)
viscounts-townsfolk-overseer_destroy = Наглядачка (знищення)
viscounts-townsfolk-overseer_virtue = Наглядачка (доброчестя)
viscounts-townsfolk-pastor = Пастор
viscounts-townsfolk-patron_dropoff = Покровитель (скид)
viscounts-townsfolk-patron_instant = Покровитель (миттєво)
viscounts-townsfolk-peddler_ink = Крамар (чорнильниця)
viscounts-townsfolk-peddler_gold = Крамар (золото)
viscounts-townsfolk-peddler_stone = Крамар (камінь)
viscounts-townsfolk-peddler_silver = Крамар (срібняки)
viscounts-townsfolk-pickpocket = Кишеньковий злодій
viscounts-townsfolk-priest = Священник
viscounts-townsfolk-princess = Принцеса
viscounts-townsfolk-racketeer_destroy = Здирник (знищення)
viscounts-townsfolk-racketeer_rearrange = Здирник (переставляння)
viscounts-townsfolk-scoundrel_gold = Негідниця (золото)
viscounts-townsfolk-scoundrel_ink = Негідниця (чорнильниця)
viscounts-townsfolk-scoundrel_stone = Негідниця (камінь)
viscounts-townsfolk-sculptor = Скульптор
viscounts-townsfolk-stonecutter_dropoff = Каменеріз (скид)
viscounts-townsfolk-stonecutter_instant = Каменеріз (миттєво)
viscounts-townsfolk-strongman = Силач
viscounts-townsfolk-swindler_stone = Шахрай (камінь)
viscounts-townsfolk-swindler_gold = Шахрай (золото)
viscounts-townsfolk-swindler_ink = Шахрай (чорнильниця)
viscounts-townsfolk-tinker_cleric_noble = Бляхар (клірик, вельможа)
viscounts-townsfolk-tinker_builder_cleric = Бляхар (будівельник, клірик)
viscounts-townsfolk-tinker_builder_noble = Бляхар (будівельник, вельможа)
viscounts-townsfolk-traitor = Зрадник
viscounts-townsfolk-traveller = Мандрівниця
viscounts-townsfolk-trickster = Спритник
viscounts-townsfolk-vicar = Вікарій
viscounts-townsfolk-watchman = Вартовий
viscounts-townsfolk-woodcutter_virtue = Дроворуб (доброчестя)
viscounts-townsfolk-woodcutter_destroy = Дроворуб (знищення)
viscounts-townsfolk-ada = Ада
viscounts-townsfolk-bertha = Берта
viscounts-townsfolk-clovis = Хлодвіг
viscounts-townsfolk-emma = Емма
viscounts-townsfolk-guntram = Гунтрамн
viscounts-townsfolk-judith = Юдит
viscounts-townsfolk-lothaire = Лотар
viscounts-townsfolk-merovech = Меровей
viscounts-townsfolk-rudolf = Рудольф
viscounts-townsfolk-therese = Тереза
viscounts-townsfolk-abbot = Абат
viscounts-townsfolk-financier = Фінансистка
viscounts-townsfolk-journeyman = Підмайстер
viscounts-townsfolk-labourer = Трудівник
viscounts-townsfolk-lender = Лихварка
viscounts-townsfolk-squire = Зброєносець
viscounts-townsfolk-thief = Злодійка
viscounts-townsfolk-trader = Торговець

## Манускрипти

viscounts-manuscript-gray_3_flip = Грамота перегляду
viscounts-manuscript-gray_3_virtue = Псалом будівничого
viscounts-manuscript-gray_4_workshop = План майстерні
viscounts-manuscript-gray_4_stone = Книга каменоломні
viscounts-manuscript-gray_5_trading_post = План факторії
viscounts-manuscript-gray_5_resources = Опис комор
viscounts-manuscript-gray_5_builders = Реєстр будівничих
viscounts-manuscript-gray_6_buildings = Літопис будівель
viscounts-manuscript-gray_7_guildhall = План зали гільдії
viscounts-manuscript-black_3_flip = Реєстр боргів
viscounts-manuscript-black_3_resource = Записка роздавача милостині
viscounts-manuscript-black_4_ink = Настанова писареві
viscounts-manuscript-black_4_virtue = Часослов
viscounts-manuscript-black_5_clerics = Список кліриків
viscounts-manuscript-black_5_deed = Земельна книга
viscounts-manuscript-black_6_manuscripts = Каталог бібліотеки
viscounts-manuscript-black_6_flipped_deeds = Реєстр грамот
viscounts-manuscript-black_7_manuscript = Взірцевий список
viscounts-manuscript-yellow_3_resource = Лист управителя
viscounts-manuscript-yellow_3_flip = Прохання до двору
viscounts-manuscript-yellow_4_virtue = Дзеркало князів
viscounts-manuscript-yellow_4_gold = Королівська книга рахунків
viscounts-manuscript-yellow_5_nobles = Список вельмож
viscounts-manuscript-yellow_5_workers = Заклик на службу
viscounts-manuscript-yellow_6_flipped_debts = Книга погашених боргів
viscounts-manuscript-yellow_6_workers = Перепис замку
viscounts-manuscript-yellow_7_workers = Великий заклик
viscounts-manuscript-blue_3_hire = Лист про наймання
viscounts-manuscript-blue_3_silver = Ринковий привілей
viscounts-manuscript-blue_4_resources = Опис каравану
viscounts-manuscript-blue_4_destroy = Указ про вигнання
viscounts-manuscript-blue_5_merchants = Список купців
viscounts-manuscript-blue_5_hire = Гільдійська угода
viscounts-manuscript-blue_6_criminals = Книга лиходіїв
viscounts-manuscript-blue_7_resources = Хартія великого ярмарку

## Автоми та схеми

viscounts-automa-cleric = Автома-клірик
viscounts-automa-builder = Автома-будівельник
viscounts-automa-noble = Автома-вельможа
viscounts-automa-cards = Автома-збирач карт
viscounts-automa_slot-cleric_1 = Автома-клірик, місце 1
viscounts-automa_slot-cleric_2 = Автома-клірик, місце 2
viscounts-automa_slot-cleric_3 = Автома-клірик, місце 3
viscounts-automa_slot-cleric_4 = Автома-клірик, місце 4
viscounts-automa_slot-cleric_5 = Автома-клірик, місце 5
viscounts-automa_slot-cleric_6 = Автома-клірик, місце 6
viscounts-automa_slot-cleric_7 = Автома-клірик, місце 7
viscounts-automa_slot-cleric_8 = Автома-клірик, місце 8
viscounts-automa_slot-cleric_9 = Автома-клірик, місце 9
viscounts-automa_slot-builder_1 = Автома-будівельник, місце 1
viscounts-automa_slot-builder_2 = Автома-будівельник, місце 2
viscounts-automa_slot-builder_3 = Автома-будівельник, місце 3
viscounts-automa_slot-builder_4 = Автома-будівельник, місце 4
viscounts-automa_slot-builder_5 = Автома-будівельник, місце 5
viscounts-automa_slot-builder_6 = Автома-будівельник, місце 6
viscounts-automa_slot-builder_7 = Автома-будівельник, місце 7
viscounts-automa_slot-builder_8 = Автома-будівельник, місце 8
viscounts-automa_slot-builder_9 = Автома-будівельник, місце 9
viscounts-automa_slot-noble_1 = Автома-вельможа, місце 1
viscounts-automa_slot-noble_2 = Автома-вельможа, місце 2
viscounts-automa_slot-noble_3 = Автома-вельможа, місце 3
viscounts-automa_slot-noble_4 = Автома-вельможа, місце 4
viscounts-automa_slot-noble_5 = Автома-вельможа, місце 5
viscounts-automa_slot-noble_6 = Автома-вельможа, місце 6
viscounts-automa_slot-noble_7 = Автома-вельможа, місце 7
viscounts-automa_slot-noble_8 = Автома-вельможа, місце 8
viscounts-automa_slot-noble_9 = Автома-вельможа, місце 9
viscounts-automa_slot-cards_1 = Автома-збирач карт, місце 1
viscounts-automa_slot-cards_2 = Автома-збирач карт, місце 2
viscounts-automa_slot-cards_3 = Автома-збирач карт, місце 3
viscounts-automa_slot-cards_4 = Автома-збирач карт, місце 4
viscounts-automa_slot-cards_5 = Автома-збирач карт, місце 5
viscounts-automa_slot-cards_6 = Автома-збирач карт, місце 6
viscounts-automa_slot-cards_7 = Автома-збирач карт, місце 7
viscounts-automa_slot-cards_8 = Автома-збирач карт, місце 8
viscounts-automa_slot-cards_9 = Автома-збирач карт, місце 9
viscounts-scheme-start_builder_noble = Початкова схема: Будівельник, вельможа
viscounts-scheme-start_noble = Початкова схема: Вельможа
viscounts-scheme-start_criminal_1 = Початкова схема: Злочинець 1
viscounts-scheme-start_builder = Початкова схема: Будівельник
viscounts-scheme-start_cleric = Початкова схема: Клірик
viscounts-scheme-start_builder_cleric = Початкова схема: Будівельник, клірик
viscounts-scheme-start_cleric_noble = Початкова схема: Клірик, вельможа
viscounts-scheme-start_criminal_2 = Початкова схема: Злочинець 2
viscounts-scheme-future_cleric = Майбутня схема: Клірик
viscounts-scheme-future_builder_cleric = Майбутня схема: Будівельник, клірик
viscounts-scheme-future_builder = Майбутня схема: Будівельник
viscounts-scheme-future_noble = Майбутня схема: Вельможа
viscounts-scheme-future_builder_noble = Майбутня схема: Будівельник, вельможа
viscounts-scheme-future_cleric_noble = Майбутня схема: Клірик, вельможа
viscounts-scheme-future_criminal_1 = Майбутня схема: Злочинець 1
viscounts-scheme-future_criminal_2 = Майбутня схема: Злочинець 2

## Варіанти

viscounts-variant-automa = Автома
    .text = Хто грає проти вас у соло-грі.
viscounts-variant-automa-cleric = Клірик
viscounts-variant-automa-builder = Будівельник
viscounts-variant-automa-noble = Вельможа
viscounts-variant-automa-cards = Збирач карт
viscounts-variant-difficulty = Складність
    .text = Скільки майбутніх схем затасовано в колоду автоми на початку.
viscounts-variant-difficulty-0 = Як надруковано
viscounts-variant-difficulty-1 = Одна майбутня схема
viscounts-variant-difficulty-2 = Дві майбутні схеми
viscounts-variant-difficulty-3 = Три майбутні схеми

## Очки

viscounts-score-buildings = Будівлі
viscounts-score-workers = Робітники в замку
viscounts-score-sets = Набори закладок
viscounts-score-manuscripts = Манускрипти
viscounts-score-leader = Очільник замку
viscounts-score-bonuses = Бонусні карти духовенства
viscounts-score-debts = Несплачені борги
viscounts-score-deeds = Придбані грамоти
viscounts-score-approved = Засвідчені грамоти
viscounts-score-poverty = Злидні
viscounts-score-prosperity = Достаток
viscounts-score-resources = Ресурси, що лишилися
viscounts-tie-goods = Срібняки й ресурси
viscounts-tie-automa = За рівності перемагає автома

## Запитання

viscounts-ask-choose-pair = Виберіть карту гравця з видатним городянином.
viscounts-ask-destroy-any = Знищити одну зі своїх карт до першого тасування?
viscounts-ask-play-card = Якого городянина зіграти?
viscounts-ask-travel = Куди їде віконт? Карта веде його на { $n ->
      [one] { $n } локацію
      [few] { $n } локації
     *[other] { $n } локацій
    }.
viscounts-ask-choose-action = Яку дію виконати?
viscounts-ask-dismiss-for = { NAME($action) }: вигнати городянина поряд із віконтом заради символів?
viscounts-ask-choose-exchanges = { NAME($effect) } за { NAME("icon:merchant", $n, form: "n-acc") }: скільки разів?
viscounts-ask-choose-building = Яку будівлю спорудити?
viscounts-ask-choose-free-building = { NAME($building) }: яке місце відкрити?
viscounts-ask-choose-site = { NAME($slot) }: на який майданчик?
viscounts-ask-choose-link = Завершено два зв’язки: який перший?
viscounts-ask-choose-workers = Скільки робітників розмістити?
viscounts-ask-pay = Чим заплатити?
viscounts-ask-hire-adjacent = Найняти городянина поряд із віконтом?
viscounts-ask-hire-anywhere = Кого найняти безплатно?
viscounts-ask-take-resource = Який ресурс узяти? Лишилося взяти: { $n }.
viscounts-ask-take-manuscript = Який манускрипт узяти безплатно?
viscounts-ask-flip-paper = Перевернути борг чи грамоту?
viscounts-ask-choose-effect = Який ефект вибрати?
viscounts-ask-discard-card = Скинути карту? Можна ще { $n }.
viscounts-ask-destroy-card = Знищити карту за її срібняки? Можна ще { $n }.
viscounts-ask-rearrange = У якому порядку зліва направо лежать карти планшета?
viscounts-ask-choose-section = У яку секцію розмістити { NAME("resource:worker", $n, form: "n-acc") }?
viscounts-ask-choose-rise = З якої секції робітник підіймається першим?
viscounts-ask-castle-move = Пересунути робітника в сусідню секцію?
viscounts-ask-choose-trim = Тісно: { NAME($section) }, { NAME($tier, form: "pre") }. Чий робітник відходить?

## Вибір

viscounts-do-draft = { NAME($card) } і { NAME($hero) }
viscounts-do-play = Зіграти: { NAME($card) }
viscounts-do-move =
    { $n ->
      [0] Їхати: { NAME($location) }
     *[other] Їхати за { NAME("resource:silver", $n, form: "n-acc") }: { NAME($location) }
    }
viscounts-do-act = { NAME($action) }
viscounts-do-no-action = Без дії
viscounts-do-dismiss = Вигнати за { NAME("resource:silver", $n, form: "n-acc") }: { NAME($card) }
viscounts-do-dismiss-printed = Вигнати за { NAME("resource:silver", $n, form: "n-acc") }: { NAME($card) }
viscounts-do-dismiss-nobody = Нікого не виганяти
viscounts-do-exchange =
    { $times ->
        [one] { $times } раз
        [few] { $times } рази
       *[other] { $times } разів
    }{ $n ->
      [0] { "" }
     *[other] { "" }, витративши { NAME("resource:silver", $n, form: "n-acc") }
    }
viscounts-do-build = { NAME($slot) }
viscounts-do-site = { NAME($site) }
viscounts-do-link = { NAME($link) }
viscounts-do-place = Розмістити { NAME("resource:worker", $workers, form: "n-acc") } за { NAME("icon:noble", $nobles, form: "n-acc") }
viscounts-do-pay = Заплатити{ $ink ->
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
      [0] Найняти: { NAME($card) }
     *[other] Найняти за { NAME("resource:silver", $n, form: "n-acc") }: { NAME($card) }
    }
viscounts-do-hire-nobody = Нікого не наймати
viscounts-do-take = { NAME($resource) }
viscounts-do-take-manuscript = { NAME($manuscript) }
viscounts-do-flip = Перевернути: { NAME($paper) }
viscounts-do-choose =
    { $n ->
      [1] { NAME($effect) }
     *[other] { NAME($effect) } × { $n }
    }
viscounts-do-discard = Скинути: { NAME($card) }
viscounts-do-discard-top = Скинути верхню карту колоди наосліп
viscounts-do-destroy = Знищити: { NAME($card) }
viscounts-do-destroy-top = Знищити верхню карту колоди наосліп
viscounts-do-keep = Залишити карти
viscounts-do-arrange = { NAME($cards) }
viscounts-do-section = { NAME($section) }
viscounts-do-rise = { NAME($section) }
viscounts-do-step = { NAME($section) } → { NAME($target) }
viscounts-do-stay = Нікого не рухати
viscounts-do-trim = Робітник гравця { $owner }: { NAME($section) }, { NAME($tier, form: "pre") }

## Журнал

viscounts-event-first-player = Перший гравець — { $seat }.
viscounts-event-drafted = { $seat } бере: { NAME($card) } і { NAME($hero) }.
viscounts-event-starts-at = { $seat } починає тут: { NAME($location) }.
viscounts-event-stacks = На злиднях лежить { NAME("resource:debt", $debts, form: "n") }, на достатку — { NAME("resource:deed", $deeds, form: "n") }.
viscounts-event-round = Раунд { $n }
viscounts-event-turn = Ходить { $seat }
viscounts-event-dropped = { $seat } скидає з планшета карту «{ NAME($card) }».
viscounts-event-played = { $seat } грає карту «{ NAME($card) }».
viscounts-event-played-blind = { $seat } грає наосліп карту «{ NAME($card) }».
viscounts-event-moved = { $seat } їде: { NAME($location) }.
viscounts-event-acts = { $seat } виконує дію «{ NAME($action) }».
viscounts-event-passed = { $seat } обходиться без дії.
viscounts-event-dismissed = { $seat } виганяє карту «{ NAME($card) }».
viscounts-event-dismissed-printed = { $seat } виганяє: { NAME($card) }.
viscounts-event-gained = { $seat } отримує { NAME($resource, $n, form: "n-acc") }.
viscounts-event-spent = { $seat } витрачає { NAME($resource, $n, form: "n-acc") }.
viscounts-event-flipped = { $seat } перевертає карту: { NAME($paper) }.
viscounts-event-built = { $seat } споруджує { NAME($building, form: "acc") }: { NAME($site) }.
viscounts-event-linked = { NAME($link) }: з’єднано будівлі гравців { $seat } і { $owner }.
viscounts-event-linked-own = { NAME($link) }: з’єднано дві будівлі гравця { $seat }.
viscounts-event-placed = { $seat } розміщує { NAME("resource:worker", $n, form: "n-acc") }: { NAME($section) }.
viscounts-event-rose = Робітник гравця { $seat } підіймається на { NAME($tier, form: "acc") }: { NAME($section) }.
viscounts-event-spread = Робітник гравця { $seat } переходить: { NAME($section) } → { NAME($target) }.
viscounts-event-trimmed = { $seat } відсилає додому робітника гравця { $owner }: { NAME($section) }, { NAME($tier, form: "pre") }.
viscounts-event-leads = { $seat } стає очільником замку.
viscounts-event-transcribed = { $seat } переписує манускрипт «{ NAME($manuscript) }».
viscounts-event-copied = { $seat } переписує заради ефекту: { NAME($manuscript) }.
viscounts-event-bonus = { $seat } бере: { NAME($bonus) }.
viscounts-event-hired = { $seat } наймає карту «{ NAME($card) }».
viscounts-event-collides = У гравця { $seat } зіткнення на клітинці { $n }.
viscounts-event-reset = Фішки гравця { $seat } повертаються на краї шкали.
viscounts-event-drew =
    { $seat } бере { $n ->
      [one] { $n } карту
      [few] { $n } карти
     *[other] { $n } карт
    }.
viscounts-event-drew-card = { $seat } бере карту «{ NAME($card) }».
viscounts-event-shuffled = { $seat } тасує скид.
viscounts-event-discarded = { $seat } скидає карту «{ NAME($card) }».
viscounts-event-destroyed = { $seat } знищує карту «{ NAME($card) }».
viscounts-event-arranged = { $seat } переставляє карти на планшеті.
viscounts-event-uncovered = Відкрито карту «{ NAME($stack) }».
viscounts-event-last-round = Раунд { $n } буде останнім.
viscounts-event-divided = Розділене королівство: очки дадуть обидві карти.
viscounts-event-finished = Гру закінчено, рахуються очки.
viscounts-event-scored = { NAME($category) }: { $seat } отримує { NAME("resource:point", $n, form: "n-acc") }.
viscounts-event-scored-less = { NAME($category) }: { $seat } втрачає { NAME("resource:point", $n, form: "n-acc") }.
viscounts-event-automa = Проти вас грає { NAME($automa) }.
viscounts-event-scheme = { $seat } відкриває карту «{ NAME($scheme) }».
viscounts-event-scheme-dropped = { $seat } скидає карту «{ NAME($scheme) }».
viscounts-event-got-scheme = { $seat } отримує карту «{ NAME($scheme) }».
viscounts-event-tries = { $seat } пробує дію «{ NAME($action) }».
viscounts-event-cannot-pay = { NAME($action) } не вдається: потрібно { $n }, є { $have }.
viscounts-event-cannot = { NAME($action) }: зараз це неможливо.
viscounts-event-instead = { $seat }: замість «{ NAME($effect) }» — { NAME($other) }.

## Термінал

viscounts-board-points = ПО
viscounts-board-silver = Сріб.
viscounts-board-ink = Чорн.
viscounts-board-gold = Зол.
viscounts-board-stone = Кам.
viscounts-board-track = Шкала
viscounts-board-debts = Борги
viscounts-board-deeds = Грам.
viscounts-board-workers = Роб.
viscounts-board-cards = Карти
viscounts-board-segment = Сегмент
viscounts-board-townsfolk = Городяни
viscounts-board-manuscript = Манускрипт
viscounts-board-buildings = Майданчики
viscounts-board-castle = Замок
viscounts-board-hand = Рука
viscounts-board-discards = Скид
viscounts-board-legend = К купець, Б будівельник, В вельможа, Л клірик, З злочинець; далі ціна; +n лежать нижче. ¹ ходить першим, ♛ очільник замку.
viscounts-board-left = ◁
viscounts-board-inner = ◈
viscounts-board-right = ▷
viscounts-board-icon-merchant = К
viscounts-board-icon-builder = Б
viscounts-board-icon-noble = В
viscounts-board-icon-cleric = Л
viscounts-board-icon-criminal = З
viscounts-board-ribbon-gray = сіра
viscounts-board-ribbon-black = чорна
viscounts-board-ribbon-yellow = жовта
viscounts-board-ribbon-blue = синя

## Чому не можна

viscounts-why-too-far = Так далеко коштує { NAME("resource:silver", $n, form: "n-acc") }; у вас { $have }.
viscounts-why-outer-road = { NAME($action) }: лише на зовнішній дорозі, а віконт на внутрішній.
viscounts-why-inner-road = { NAME($action) }: лише на внутрішній дорозі, а віконт на зовнішній.
viscounts-why-too-few-icons = Потрібно: { NAME($icon, $n, form: "n") }; ви можете набрати { $have }.
viscounts-why-no-free-site = На цьому березі немає вільного майданчика.
viscounts-why-all-built = Усі дев’ять будівель споруджено.
viscounts-why-no-workers = У запасі не лишилося робітників.
viscounts-why-site-taken = Там стоїть будівля гравця { $owner }.
viscounts-why-other-bank = Віконтові звідси не дістатися цього майданчика.
viscounts-why-no-match = Немає придатного символу ({ NAME($icon) } або злочинець).
viscounts-why-silver-missing = Коштує { NAME("resource:silver", $n, form: "n-acc") }; у вас { $have }.
viscounts-why-must-dismiss = Без цього символів лише { $have } з { $n }.
viscounts-why-leaves-too-little = Після оплати символів лишиться { $have } з { $n }.
viscounts-why-already-built = Ця будівля вже пішла з планшета.
viscounts-why-three-cards = У вас має лишитися щонайменше три карти.
viscounts-why-no-cards-left = Колода й скид порожні.
viscounts-why-wrong-cost = Коштує { $n }; узяти можна лише за 3 або 4.
viscounts-why-nothing-to-flip = Такої карти для перевертання немає.
viscounts-why-nobody-there = Там немає ваших робітників: { NAME($section) }.
viscounts-why-not-three = Ваших робітників там: { $n }; потрібно троє.
