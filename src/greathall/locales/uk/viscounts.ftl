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
    .to = торгувати
viscounts-action-build = Спорудження будівлі
    .to = спорудити будівлю
viscounts-action-place = Розміщення робітників
    .to = розмістити робітників
viscounts-action-transcribe = Переписання манускрипту
    .to = переписати манускрипт
viscounts-action-flip = Перевертання боргу чи грамоти
    .to = перевернути борг або грамоту

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
    .does = сплачує борг
viscounts-paper-deed = Придбана грамота
viscounts-paper-deed_flipped = Засвідчена грамота
    .does = засвідчує грамоту
viscounts-leader-castle_leader = Очільник замку
    .text = 5 очок і ліміт руки, більший на один.
viscounts-bonus-gray = Бонусна карта духовенства (сіра)
    .text = 1 будівельник; 3 очки.
viscounts-bonus-black = Бонусна карта духовенства (чорна)
    .text = 1 клірик; 3 очки.
viscounts-bonus-yellow = Бонусна карта духовенства (жовта)
    .text = 1 вельможа; 3 очки.
viscounts-bonus-blue = Бонусна карта духовенства (синя)
    .text = 2 купці; 3 очки.

## Поле

viscounts-segment-coast = Узбережжя
viscounts-location-coast_left = Узбережжя, ліворуч (1)
viscounts-location-coast_right = Узбережжя, праворуч (2)
viscounts-location-coast_inner = Узбережжя, внутрішня дорога
viscounts-site-coast_small_1 = Узбережжя, майданчик 1
    .text = Отримайте 1 фішку золота.
viscounts-site-coast_small_2 = Узбережжя, майданчик 2
    .text = Найміть городянина безплатно.
viscounts-site-coast_small_3 = Узбережжя, майданчик 3
    .text = Переверніть борг або грамоту.
viscounts-site-coast_small_4 = Узбережжя, майданчик 4
    .text = Можете знищити карту.
viscounts-site-coast_large_1 = Узбережжя, майданчик 1
    .text = Отримайте 1 чорнильницю.
viscounts-site-coast_large_2 = Узбережжя, майданчик 2
    .text = Найміть городянина безплатно.
viscounts-site-coast_large_3 = Узбережжя, майданчик 3
    .text = Отримайте 1 ресурс на вибір.
viscounts-site-coast_large_4 = Узбережжя, майданчик 4
    .text = Переверніть борг або грамоту.
viscounts-site-coast_large_5 = Узбережжя, майданчик 5
    .text = Можете знищити карту.
viscounts-link-coast_small_1_2 = Узбережжя, зв’язок 1–2
    .text = Отримайте 1 очко доброчестя.
viscounts-link-coast_small_3_4 = Узбережжя, зв’язок 3–4
    .text = Отримайте 1 чорнильницю.
viscounts-link-coast_small_4_next = Узбережжя, зв’язок 4 з наступним сегментом
    .text = Можете пересунути робітника в замку.
viscounts-link-coast_large_1_2 = Узбережжя, зв’язок 1–2
    .text = Отримайте 1 очко доброчестя.
viscounts-link-coast_large_3_4 = Узбережжя, зв’язок 3–4
    .text = Отримайте 1 борг.
viscounts-link-coast_large_4_5 = Узбережжя, зв’язок 4–5
    .text = Можете пересунути робітника в замку.
viscounts-link-coast_large_5_next = Узбережжя, зв’язок 5 з наступним сегментом
    .text = Отримайте 1 очко доброчестя.
viscounts-printed_townsfolk-coast = друкований городянин (Узбережжя)
    .text = 1 купець. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-printed_manuscript-coast = друкований манускрипт (Узбережжя)
    .text = Отримайте 1 грамоту.
viscounts-segment-foothills = Передгір’я
viscounts-location-foothills_left = Передгір’я, ліворуч (3)
viscounts-location-foothills_right = Передгір’я, праворуч (4)
viscounts-location-foothills_inner = Передгір’я, внутрішня дорога
viscounts-site-foothills_small_1 = Передгір’я, майданчик 1
    .text = Отримайте 1 чорнильницю.
viscounts-site-foothills_small_2 = Передгір’я, майданчик 2
    .text = Отримайте 1 камінь.
viscounts-site-foothills_small_3 = Передгір’я, майданчик 3
    .text = Найміть городянина безплатно.
viscounts-site-foothills_small_4 = Передгір’я, майданчик 4
    .text = Можете знищити карту.
viscounts-site-foothills_large_1 = Передгір’я, майданчик 1
    .text = Отримайте 1 чорнильницю.
viscounts-site-foothills_large_2 = Передгір’я, майданчик 2
    .text = Отримайте 1 камінь.
viscounts-site-foothills_large_3 = Передгір’я, майданчик 3
    .text = Отримайте 1 грамоту.
viscounts-site-foothills_large_4 = Передгір’я, майданчик 4
    .text = Найміть городянина безплатно.
viscounts-site-foothills_large_5 = Передгір’я, майданчик 5
    .text = Переверніть борг або грамоту.
viscounts-link-foothills_small_1_2 = Передгір’я, зв’язок 1–2
    .text = Отримайте 2 срібняки.
viscounts-link-foothills_small_3_4 = Передгір’я, зв’язок 3–4
    .text = Отримайте 1 очко доброчестя.
viscounts-link-foothills_small_4_next = Передгір’я, зв’язок 4 з наступним сегментом
    .text = Отримайте 1 фішку золота.
viscounts-link-foothills_large_1_2 = Передгір’я, зв’язок 1–2
    .text = Отримайте 2 срібняки.
viscounts-link-foothills_large_2_3 = Передгір’я, зв’язок 2–3
    .text = Отримайте 1 борг.
viscounts-link-foothills_large_4_5 = Передгір’я, зв’язок 4–5
    .text = Можете знищити карту.
viscounts-link-foothills_large_5_next = Передгір’я, зв’язок 5 з наступним сегментом
    .text = Отримайте 1 фішку золота.
viscounts-printed_townsfolk-foothills = друкований городянин (Передгір’я)
    .text = 1 будівельник. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-printed_manuscript-foothills = друкований манускрипт (Передгір’я)
    .text = Отримайте 2 ресурси на вибір.
viscounts-segment-forest = Ліс
viscounts-location-forest_left = Ліс, ліворуч (5)
viscounts-location-forest_right = Ліс, праворуч (6)
viscounts-location-forest_inner = Ліс, внутрішня дорога
viscounts-site-forest_small_1 = Ліс, майданчик 1
    .text = Отримайте 1 очко доброчестя.
viscounts-site-forest_small_2 = Ліс, майданчик 2
    .text = Отримайте 1 чорнильницю.
viscounts-site-forest_small_3 = Ліс, майданчик 3
    .text = Отримайте 1 грамоту.
viscounts-site-forest_small_4 = Ліс, майданчик 4
    .text = Отримайте 1 камінь.
viscounts-site-forest_large_1 = Ліс, майданчик 1
    .text = Отримайте 1 очко доброчестя.
viscounts-site-forest_large_2 = Ліс, майданчик 2
    .text = Отримайте 1 фішку золота.
viscounts-site-forest_large_3 = Ліс, майданчик 3
    .text = Можете переставити карти планшета.
viscounts-site-forest_large_4 = Ліс, майданчик 4
    .text = Переверніть борг або грамоту.
viscounts-site-forest_large_5 = Ліс, майданчик 5
    .text = Отримайте 1 камінь.
viscounts-link-forest_small_2_3 = Ліс, зв’язок 2–3
    .text = Отримайте 1 очко доброчестя.
viscounts-link-forest_small_4_next = Ліс, зв’язок 4 з наступним сегментом
    .text = Отримайте 1 очко доброчестя.
viscounts-link-forest_large_1_2 = Ліс, зв’язок 1–2
    .text = Переверніть борг або грамоту.
viscounts-link-forest_large_2_3 = Ліс, зв’язок 2–3
    .text = Отримайте 1 очко доброчестя.
viscounts-link-forest_large_4_5 = Ліс, зв’язок 4–5
    .text = Отримайте 1 очко доброчестя.
viscounts-link-forest_large_5_next = Ліс, зв’язок 5 з наступним сегментом
    .text = Найміть городянина безплатно.
viscounts-printed_townsfolk-forest = друкований городянин (Ліс)
    .text = 1 злочинець. Під час наймання чи вигнання: отримайте 1 очко порочності.
viscounts-printed_manuscript-forest = друкований манускрипт (Ліс)
    .text = Отримайте 1 очко доброчестя і 1 ресурс на вибір.
viscounts-segment-lakeside = Озерний край
viscounts-location-lakeside_left = Озерний край, ліворуч (7)
viscounts-location-lakeside_right = Озерний край, праворуч (8)
viscounts-location-lakeside_inner = Озерний край, внутрішня дорога
viscounts-site-lakeside_small_1 = Озерний край, майданчик 1
    .text = Отримайте 1 грамоту.
viscounts-site-lakeside_small_2 = Озерний край, майданчик 2
    .text = Можете знищити карту.
viscounts-site-lakeside_small_3 = Озерний край, майданчик 3
    .text = Переверніть борг або грамоту.
viscounts-site-lakeside_small_4 = Озерний край, майданчик 4
    .text = Отримайте 1 фішку золота.
viscounts-site-lakeside_large_1 = Озерний край, майданчик 1
    .text = Отримайте 1 грамоту.
viscounts-site-lakeside_large_2 = Озерний край, майданчик 2
    .text = Отримайте 1 чорнильницю.
viscounts-site-lakeside_large_3 = Озерний край, майданчик 3
    .text = Можете знищити карту.
viscounts-site-lakeside_large_4 = Озерний край, майданчик 4
    .text = Отримайте 1 ресурс на вибір.
viscounts-site-lakeside_large_5 = Озерний край, майданчик 5
    .text = Отримайте 1 фішку золота.
viscounts-link-lakeside_small_2_3 = Озерний край, зв’язок 2–3
    .text = Можете пересунути робітника в замку.
viscounts-link-lakeside_small_3_4 = Озерний край, зв’язок 3–4
    .text = Отримайте 1 борг.
viscounts-link-lakeside_small_4_next = Озерний край, зв’язок 4 з наступним сегментом
    .text = Отримайте 1 очко доброчестя.
viscounts-link-lakeside_large_2_3 = Озерний край, зв’язок 2–3
    .text = Найміть городянина безплатно.
viscounts-link-lakeside_large_3_4 = Озерний край, зв’язок 3–4
    .text = Можете пересунути робітника в замку.
viscounts-link-lakeside_large_4_5 = Озерний край, зв’язок 4–5
    .text = Отримайте 1 очко доброчестя.
viscounts-link-lakeside_large_5_next = Озерний край, зв’язок 5 з наступним сегментом
    .text = Отримайте 1 чорнильницю.
viscounts-printed_townsfolk-lakeside = друкований городянин (Озерний край)
    .text = 1 клірик. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-printed_manuscript-lakeside = друкований манускрипт (Озерний край)
    .text = Отримайте 2 очки доброчестя.
viscounts-segment-mountains = Гори
viscounts-location-mountains_left = Гори, ліворуч (9)
viscounts-location-mountains_right = Гори, праворуч (10)
viscounts-location-mountains_inner = Гори, внутрішня дорога
viscounts-site-mountains_small_1 = Гори, майданчик 1
    .text = Переверніть борг або грамоту.
viscounts-site-mountains_small_2 = Гори, майданчик 2
    .text = Можете переставити карти планшета.
viscounts-site-mountains_small_3 = Гори, майданчик 3
    .text = Отримайте 1 ресурс на вибір.
viscounts-site-mountains_small_4 = Гори, майданчик 4
    .text = Отримайте 1 очко доброчестя.
viscounts-site-mountains_large_1 = Гори, майданчик 1
    .text = Можете переставити карти планшета.
viscounts-site-mountains_large_2 = Гори, майданчик 2
    .text = Переверніть борг або грамоту.
viscounts-site-mountains_large_3 = Гори, майданчик 3
    .text = Отримайте 1 фішку золота.
viscounts-site-mountains_large_4 = Гори, майданчик 4
    .text = Отримайте 1 грамоту.
viscounts-site-mountains_large_5 = Гори, майданчик 5
    .text = Отримайте 1 очко доброчестя.
viscounts-link-mountains_small_2_3 = Гори, зв’язок 2–3
    .text = Отримайте 1 грамоту.
viscounts-link-mountains_small_3_4 = Гори, зв’язок 3–4
    .text = Отримайте 1 камінь.
viscounts-link-mountains_small_4_next = Гори, зв’язок 4 з наступним сегментом
    .text = Можете переставити карти планшета.
viscounts-link-mountains_large_1_2 = Гори, зв’язок 1–2
    .text = Отримайте 2 срібняки.
viscounts-link-mountains_large_2_3 = Гори, зв’язок 2–3
    .text = Отримайте 1 грамоту.
viscounts-link-mountains_large_3_4 = Гори, зв’язок 3–4
    .text = Отримайте 1 очко доброчестя.
viscounts-link-mountains_large_5_next = Гори, зв’язок 5 з наступним сегментом
    .text = Можете переставити карти планшета.
viscounts-printed_townsfolk-mountains = друкований городянин (Гори)
    .text = 1 вельможа. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-printed_manuscript-mountains = друкований манускрипт (Гори)
    .text = Переверніть борг або грамоту.
viscounts-section-ink_stone = Секція чорнильниці й каменю
    .text = Отримайте 1 чорнильницю і 1 камінь.
viscounts-section-flip = Секція перевертання
    .text = Переверніть борг або грамоту.
viscounts-section-gold_move = Секція золота чи переміщення
    .text = Отримайте 1 фішку золота або пересуньте робітника в замку.
viscounts-section-hire_destroy = Секція наймання чи знищення
    .text = Найміть городянина безплатно або знищіть карту.
viscounts-section-virtue = Секція доброчестя
    .text = Отримайте 2 очки доброчестя.
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
    .text = Віконт може пройти на локацію далі безплатно.
viscounts-slot-trading_post_2 = Факторія, місце 2
    .text = Будь-яке вигнання коштує 1 срібняк.
viscounts-slot-trading_post_3 = Факторія, місце 3
    .text = 2 купці.
viscounts-building-guildhall = Зала гільдії
    .acc = залу гільдії
viscounts-slot-guildhall_1 = Зала гільдії, місце 1
    .text = 1 будівельник.
viscounts-slot-guildhall_2 = Зала гільдії, місце 2
    .text = 1 вельможа.
viscounts-slot-guildhall_3 = Зала гільдії, місце 3
    .text = 1 клірик.
viscounts-building-workshop = Майстерня
    .acc = майстерню
viscounts-slot-workshop_1 = Майстерня, місце 1
    .text = Під час кожного наймання: можете скинути карту.
viscounts-slot-workshop_2 = Майстерня, місце 2
    .text = Під час зіткнення в будь-якого гравця, без злочинців: отримайте 1 очко доброчестя.
viscounts-slot-workshop_3 = Майстерня, місце 3
    .text = Ліміт руки більший на один.
viscounts-space-left = Ліва клітинка
viscounts-space-middle = Середня клітинка
viscounts-space-right = Права клітинка
viscounts-player_card-card_1 = Карта гравця 1
    .text = Отримайте 1 камінь, 2 чорнильниці, 8 срібняків, 2 грамоти і 1 борг. Отримайте 1 очко доброчестя.
viscounts-player_card-card_2 = Карта гравця 2
    .text = Отримайте 2 ресурси на вибір, 6 срібняків, 3 грамоти і 1 борг. Переверніть грамоту.
viscounts-player_card-card_3 = Карта гравця 3
    .text = Отримайте 1 фішку золота, 1 чорнильницю, 5 срібняків, 1 грамоту і 1 борг. Найміть городянина безплатно.
viscounts-player_card-card_4 = Карта гравця 4
    .text = Отримайте 2 фішки золота, 1 камінь, 7 срібняків, 1 грамоту і 2 борги. Переверніть борг.
viscounts-player_card-card_5 = Карта гравця 5
    .text = Отримайте 1 фішку золота, 1 камінь, 4 срібняки, 1 грамоту і 1 борг. Розмістіть 2 робітників безплатно.
viscounts-player_card-card_6 = Карта гравця 6
    .text = Отримайте 1 чорнильницю, 3 срібняки, 1 грамоту і 1 борг. Візьміть видимий манускрипт за 3 або 4.
viscounts-player_card-card_7 = Карта гравця 7
    .text = Отримайте 1 фішку золота, 2 чорнильниці, 8 срібняків, 2 грамоти і 2 борги. Отримайте 1 очко доброчестя.
viscounts-player_card-card_8 = Карта гравця 8
    .text = Отримайте 1 ресурс на вибір, 1 срібняк, 1 грамоту і 1 борг. Спорудіть факторію безплатно біля свого віконта.
viscounts-player_card-card_9 = Карта гравця 9
    .text = Отримайте 2 камені, 5 срібняків, 1 грамоту і 1 борг. Можете знищити будь-яку свою карту.
viscounts-player_card-card_10 = Карта гравця 10
    .text = Отримайте 1 камінь, 1 фішку золота, 1 чорнильницю, 10 срібняків, 1 грамоту і 2 борги. Отримайте 2 очки порочності.

## Городяни

viscounts-townsfolk-acolyte = Прислужник
    .text = 1 клірик, 1 купець. Коли сходить із планшета: переверніть борг або грамоту. Під час наймання чи вигнання: можете скинути карту.
viscounts-townsfolk-antagonist = Суперниця
    .text = 2 злочинці. Під час розіграшу: отримайте 1 борг. Під час наймання чи вигнання: отримайте 1 очко порочності.
viscounts-townsfolk-architect = Зодчий
    .text = 1 будівельник, 1 купець. Під час розіграшу: переставте карти планшета або скиньте до 2 карт. Під час наймання чи вигнання: можете переставити карти планшета.
viscounts-townsfolk-aristocrat = Аристократка
    .text = 1 вельможа, 1 купець. Під час розіграшу: знищіть карту або скиньте карту. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-artisan = Ремісник
    .text = 1 будівельник, 1 купець. Коли сходить із планшета: переверніть борг або грамоту. Під час наймання чи вигнання: можете скинути карту.
viscounts-townsfolk-artist = Художник
    .text = 1 вельможа. Для розміщення робітників одна фішка золота рахується за двох. Під час наймання чи вигнання: можете скинути карту.
viscounts-townsfolk-benefactor = Благодійник
    .text = 2 купці. Для розміщення робітників кожні два купці рахуються за вельможу. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-bishop = Єпископ
    .text = 2 клірики. Після переписання: отримайте 1 очко порочності. Під час наймання чи вигнання: отримайте 1 борг.
viscounts-townsfolk-charlatan = Шарлатан
    .text = 2 будівельники. Після спорудження: отримайте 1 очко порочності. Під час наймання чи вигнання: отримайте 1 борг.
viscounts-townsfolk-chevalier = Шевальє
    .text = 1 вельможа, 1 купець. Коли сходить із планшета: переверніть борг або грамоту. Під час наймання чи вигнання: можете скинути карту.
viscounts-townsfolk-clergyman = Священнослужитель
    .text = 1 клірик, 1 купець. Для переписання 2 срібняки платять за клірика. Під час наймання чи вигнання: можете переставити карти планшета.
viscounts-townsfolk-conspirator = Змовник
    .text = 1 злочинець. Коли сходить із планшета: отримайте 1 очко доброчестя. Під час наймання чи вигнання: можете скинути карту.
viscounts-townsfolk-courier = Кур’єр
    .text = 3 купці. Під час розіграшу: знищіть карту або скиньте до 2 карт. Під час наймання чи вигнання: затасуйте скид у колоду.
viscounts-townsfolk-deacon_destroy = Диякон (знищення)
    .text = 1 клірик. Після переписання: знищіть карту або скиньте карту. Під час наймання чи вигнання: можете переставити карти планшета.
viscounts-townsfolk-deacon_virtue = Диякон (доброчестя)
    .text = 1 клірик. Після переписання: отримайте 1 очко доброчестя. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-debt_collector_flip_deed = Збирач боргів (грамота)
    .text = 1 злочинець. Коли ви перевертаєте борг: переверніть грамоту. Під час наймання чи вигнання: отримайте 1 очко порочності.
viscounts-townsfolk-debt_collector_hire = Збирач боргів (наймання)
    .text = 1 злочинець. Коли ви перевертаєте борг: найміть городянина безплатно або знищіть карту. Під час наймання чи вигнання: отримайте 1 очко порочності.
viscounts-townsfolk-debt_collector_silver = Збирач боргів (срібняк)
    .text = 1 злочинець. Коли ви перевертаєте борг: отримайте 1 срібняк і 1 очко доброчестя. Під час наймання чи вигнання: отримайте 1 очко порочності.
viscounts-townsfolk-debt_collector_resource = Збирач боргів (ресурс)
    .text = 1 злочинець. Коли ви перевертаєте борг: отримайте 1 ресурс на вибір. Під час наймання чи вигнання: отримайте 1 очко порочності.
viscounts-townsfolk-defender = Захисник
    .text = 1 будівельник, 1 купець. Коли сходить із планшета: найміть городянина безплатно або знищіть карту. Під час наймання чи вигнання: затасуйте скид у колоду.
viscounts-townsfolk-diplomat = Дипломат
    .text = 1 вельможа, 1 купець. Для розміщення робітників 2 срібняки платять за вельможу. Під час наймання чи вигнання: можете переставити карти планшета.
viscounts-townsfolk-disciple = Учень
    .text = 1 клірик, 1 купець. Коли сходить із планшета: найміть городянина безплатно або знищіть карту. Під час наймання чи вигнання: затасуйте скид у колоду.
viscounts-townsfolk-enforcer = Каратель
    .text = 2 вельможі. Після розміщення робітників: отримайте 1 очко порочності. Під час наймання чи вигнання: отримайте 1 борг.
viscounts-townsfolk-foreman = Десятник
    .text = 1 будівельник, 1 купець. Під час розіграшу: знищіть карту або скиньте карту. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-friar = Чернець
    .text = 1 клірик. Під час розіграшу: отримайте 1 очко доброчестя. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-gatekeeper = Брамник
    .text = 1 вельможа, 1 купець. Під час розіграшу: переставте карти планшета або скиньте до 2 карт. Під час наймання чи вигнання: можете переставити карти планшета.
viscounts-townsfolk-illusionist = Ілюзіоніст
    .text = 1 злочинець. Під час розіграшу: переставте карти планшета або скиньте до 2 карт. Під час наймання чи вигнання: можете переставити карти планшета.
viscounts-townsfolk-jeweller = Ювелір
    .text = 2 купці. Після торгівлі: отримайте 1 очко доброчестя. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-lookout = Дозорець
    .text = 1 злочинець. Під час розіграшу: найміть городянина безплатно або знищіть карту. Під час наймання чи вигнання: затасуйте скид у колоду.
viscounts-townsfolk-mason = Муляр
    .text = 1 будівельник, 1 купець. Для спорудження 2 срібняки платять за будівельника. Під час наймання чи вигнання: можете переставити карти планшета.
viscounts-townsfolk-meddler = Інтриган
    .text = 1 злочинець. Коли сходить із планшета: отримайте 1 грамоту і 1 борг. Під час наймання чи вигнання: отримайте 1 очко порочності.
viscounts-townsfolk-miner = Рудокоп
    .text = 1 будівельник. Під час розіграшу: отримайте 1 очко доброчестя. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-missionary_dropoff = Місіонер (скид)
    .text = 1 клірик, 1 купець. Коли сходить із планшета: отримайте 2 чорнильниці. Під час наймання чи вигнання: можете скинути карту.
viscounts-townsfolk-missionary_instant = Місіонер (миттєво)
    .text = 1 клірик, 1 купець. Під час розіграшу: отримайте 1 чорнильницю. Під час наймання чи вигнання: можете скинути карту.
viscounts-townsfolk-overseer_destroy = Наглядачка (знищення)
    .text = 1 вельможа. Після розміщення робітників: знищіть карту або скиньте карту. Під час наймання чи вигнання: можете переставити карти планшета.
viscounts-townsfolk-overseer_virtue = Наглядачка (доброчестя)
    .text = 1 вельможа. Після розміщення робітників: отримайте 1 очко доброчестя. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-pastor = Пастор
    .text = 1 клірик, 1 купець. Під час розіграшу: переставте карти планшета або скиньте до 2 карт. Під час наймання чи вигнання: можете переставити карти планшета.
viscounts-townsfolk-patron_dropoff = Покровитель (скид)
    .text = 1 вельможа, 1 купець. Коли сходить із планшета: отримайте 2 фішки золота. Під час наймання чи вигнання: можете скинути карту.
viscounts-townsfolk-patron_instant = Покровитель (миттєво)
    .text = 1 вельможа, 1 купець. Під час розіграшу: отримайте 1 фішку золота. Під час наймання чи вигнання: можете скинути карту.
viscounts-townsfolk-peddler_ink = Крамар (чорнильниця)
    .text = 3 купці. Під час зіткнення в будь-якого гравця: отримайте 1 чорнильницю. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-peddler_gold = Крамар (золото)
    .text = 3 купці. Під час зіткнення в будь-якого гравця: отримайте 1 фішку золота. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-peddler_stone = Крамар (камінь)
    .text = 3 купці. Під час зіткнення в будь-якого гравця: отримайте 1 камінь. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-peddler_silver = Крамар (срібняки)
    .text = 3 купці. Під час зіткнення в будь-якого гравця: отримайте 2 срібняки. Під час наймання чи вигнання: можете скинути карту.
viscounts-townsfolk-pickpocket = Кишеньковий злодій
    .text = 1 злочинець. Під час розіграшу: знищіть карту або отримайте 2 срібняки. Під час наймання чи вигнання: можете скинути карту.
viscounts-townsfolk-priest = Священник
    .text = 1 клірик. Для переписання одна чорнильниця рахується за двох. Під час наймання чи вигнання: можете скинути карту.
viscounts-townsfolk-princess = Принцеса
    .text = 1 вельможа. Під час розіграшу: отримайте 1 очко доброчестя. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-racketeer_destroy = Здирник (знищення)
    .text = 1 злочинець. Коли ви отримуєте борг: знищіть карту або скиньте карту. Під час наймання чи вигнання: затасуйте скид у колоду.
viscounts-townsfolk-racketeer_rearrange = Здирник (переставляння)
    .text = 1 злочинець. Коли ви отримуєте борг: переставте карти планшета або скиньте карту. Під час наймання чи вигнання: затасуйте скид у колоду.
viscounts-townsfolk-scoundrel_gold = Негідниця (золото)
    .text = 1 злочинець. Під час розіграшу: отримайте 1 фішку золота. Під час наймання чи вигнання: можете скинути карту.
viscounts-townsfolk-scoundrel_ink = Негідниця (чорнильниця)
    .text = 1 злочинець. Під час розіграшу: отримайте 1 чорнильницю. Під час наймання чи вигнання: можете скинути карту.
viscounts-townsfolk-scoundrel_stone = Негідниця (камінь)
    .text = 1 злочинець. Під час розіграшу: отримайте 1 камінь. Під час наймання чи вигнання: можете скинути карту.
viscounts-townsfolk-sculptor = Скульптор
    .text = 1 будівельник. Для спорудження один камінь рахується за двох. Під час наймання чи вигнання: можете скинути карту.
viscounts-townsfolk-stonecutter_dropoff = Каменеріз (скид)
    .text = 1 будівельник, 1 купець. Коли сходить із планшета: отримайте 2 камені. Під час наймання чи вигнання: можете скинути карту.
viscounts-townsfolk-stonecutter_instant = Каменеріз (миттєво)
    .text = 1 будівельник, 1 купець. Під час розіграшу: отримайте 1 камінь. Під час наймання чи вигнання: можете скинути карту.
viscounts-townsfolk-strongman = Силач
    .text = 2 купці. Для спорудження кожні два купці рахуються за будівельника. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-swindler_stone = Шахрай (камінь)
    .text = 1 злочинець. Коли сходить із планшета: отримайте 2 камені. Під час наймання чи вигнання: отримайте 1 очко порочності.
viscounts-townsfolk-swindler_gold = Шахрай (золото)
    .text = 1 злочинець. Коли сходить із планшета: отримайте 2 фішки золота. Під час наймання чи вигнання: отримайте 1 очко порочності.
viscounts-townsfolk-swindler_ink = Шахрай (чорнильниця)
    .text = 1 злочинець. Коли сходить із планшета: отримайте 2 чорнильниці. Під час наймання чи вигнання: отримайте 1 очко порочності.
viscounts-townsfolk-tinker_cleric_noble = Бляхар (клірик, вельможа)
    .text = 1 клірик, 1 вельможа. Коли сходить із планшета: отримайте 1 камінь. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-tinker_builder_cleric = Бляхар (будівельник, клірик)
    .text = 1 будівельник, 1 клірик. Коли сходить із планшета: отримайте 1 фішку золота. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-tinker_builder_noble = Бляхар (будівельник, вельможа)
    .text = 1 будівельник, 1 вельможа. Коли сходить із планшета: отримайте 1 чорнильницю. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-traitor = Зрадник
    .text = 1 злочинець. Коли сходить із планшета: отримайте 1 ресурс на вибір. Під час наймання чи вигнання: затасуйте скид у колоду.
viscounts-townsfolk-traveller = Мандрівниця
    .text = 2 купці. Для переписання кожні два купці рахуються за клірика. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-trickster = Спритник
    .text = 1 злочинець. Коли сходить із планшета: переверніть борг або грамоту. Під час наймання чи вигнання: отримайте 1 очко порочності.
viscounts-townsfolk-vicar = Вікарій
    .text = 1 клірик, 1 купець. Під час розіграшу: знищіть карту або скиньте карту. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-watchman = Вартовий
    .text = 1 вельможа, 1 купець. Коли сходить із планшета: найміть городянина безплатно або знищіть карту. Під час наймання чи вигнання: затасуйте скид у колоду.
viscounts-townsfolk-woodcutter_virtue = Дроворуб (доброчестя)
    .text = 1 будівельник. Після спорудження: отримайте 1 очко доброчестя. Під час наймання чи вигнання: отримайте 1 очко доброчестя.
viscounts-townsfolk-woodcutter_destroy = Дроворуб (знищення)
    .text = 1 будівельник. Після спорудження: знищіть карту або скиньте карту. Під час наймання чи вигнання: можете переставити карти планшета.
viscounts-townsfolk-ada = Ада
    .text = 1 злочинець. Під час зіткнення в будь-якого гравця: отримайте 1 очко доброчестя і 1 ресурс на вибір.
viscounts-townsfolk-bertha = Берта
    .text = 1 вельможа, 1 купець. Під час розіграшу: пересуньте робітника в замку або отримайте 1 очко доброчестя.
viscounts-townsfolk-clovis = Хлодвіг
    .text = 1 злочинець, 1 купець. Під час розіграшу: найміть городянина безплатно.
viscounts-townsfolk-emma = Емма
    .text = 1 клірик. Для переписання золото й камені теж вважаються кліриками.
viscounts-townsfolk-guntram = Гунтрамн
    .text = 1 клірик, 1 купець. Коли сходить із планшета: отримайте 1 борг і переверніть грамоту або отримайте 1 грамоту і переверніть борг.
viscounts-townsfolk-judith = Юдит
    .text = 1 будівельник, 1 купець. Під час розіграшу: знищіть карту або переверніть борг або грамоту.
viscounts-townsfolk-lothaire = Лотар
    .text = 1 купець. Під час розіграшу: отримайте 1 камінь, 1 фішку золота і 1 чорнильницю.
viscounts-townsfolk-merovech = Меровей
    .text = 1 будівельник. Після спорудження: переставте карти планшета або скиньте карту.
viscounts-townsfolk-rudolf = Рудольф
    .text = 1 вельможа. Коли сходить із планшета: знищіть до 2 карт або отримайте 2 ресурси на вибір.
viscounts-townsfolk-therese = Тереза
    .text = 3 купці. Коли сходить із планшета: можете скинути карту і отримайте 2 очки доброчестя.
viscounts-townsfolk-abbot = Абат
    .text = 1 клірик.
viscounts-townsfolk-financier = Фінансистка
    .text = 1 купець. Під час розіграшу: можете скинути карту і отримайте 2 срібняки.
viscounts-townsfolk-journeyman = Підмайстер
    .text = 2 купці. Коли сходить із планшета: найміть городянина безплатно і отримайте 1 очко доброчестя.
viscounts-townsfolk-labourer = Трудівник
    .text = 1 будівельник.
viscounts-townsfolk-lender = Лихварка
    .text = 2 купці. Коли сходить із планшета: переверніть борг або грамоту.
viscounts-townsfolk-squire = Зброєносець
    .text = 1 вельможа.
viscounts-townsfolk-thief = Злодійка
    .text = 1 злочинець. Коли сходить із планшета: отримайте 1 борг і 1 срібняк.
viscounts-townsfolk-trader = Торговець
    .text = 1 купець. Після торгівлі: отримайте 1 срібняк.

## Манускрипти

viscounts-manuscript-gray_3_flip = Грамота перегляду
    .text = Переверніть борг або грамоту.
viscounts-manuscript-gray_3_virtue = Псалом будівничого
    .text = Отримайте 1 очко доброчестя.
viscounts-manuscript-gray_4_workshop = План майстерні
    .text = Спорудіть майстерню безплатно.
viscounts-manuscript-gray_4_stone = Книга каменоломні
    .text = Отримайте 2 камені.
viscounts-manuscript-gray_5_trading_post = План факторії
    .text = Спорудіть факторію безплатно.
viscounts-manuscript-gray_5_resources = Опис комор
    .text = Наприкінці гри 1 очко за кожні два ресурси.
viscounts-manuscript-gray_5_builders = Реєстр будівничих
    .text = Наприкінці гри 1 очко за кожного будівельника.
viscounts-manuscript-gray_6_buildings = Літопис будівель
    .text = Наприкінці гри 1 очко за кожну будівлю.
viscounts-manuscript-gray_7_guildhall = План зали гільдії
    .text = Спорудіть залу гільдії безплатно.
viscounts-manuscript-black_3_flip = Реєстр боргів
    .text = Переверніть борг або грамоту.
viscounts-manuscript-black_3_resource = Записка роздавача милостині
    .text = Отримайте 1 ресурс на вибір.
viscounts-manuscript-black_4_ink = Настанова писареві
    .text = Отримайте 2 чорнильниці.
viscounts-manuscript-black_4_virtue = Часослов
    .text = Отримайте 2 очки доброчестя.
viscounts-manuscript-black_5_clerics = Список кліриків
    .text = Наприкінці гри 1 очко за кожного клірика.
viscounts-manuscript-black_5_deed = Земельна книга
    .text = Отримайте 1 грамоту і переверніть борг або грамоту.
viscounts-manuscript-black_6_manuscripts = Каталог бібліотеки
    .text = Наприкінці гри 1 очко за кожні два манускрипти.
viscounts-manuscript-black_6_flipped_deeds = Реєстр грамот
    .text = Наприкінці гри 1 очко за кожну засвідчену грамоту.
viscounts-manuscript-black_7_manuscript = Взірцевий список
    .text = Візьміть видимий манускрипт за 3 або 4.
viscounts-manuscript-yellow_3_resource = Лист управителя
    .text = Отримайте 1 ресурс на вибір.
viscounts-manuscript-yellow_3_flip = Прохання до двору
    .text = Переверніть борг або грамоту.
viscounts-manuscript-yellow_4_virtue = Дзеркало князів
    .text = Отримайте 2 очки доброчестя.
viscounts-manuscript-yellow_4_gold = Королівська книга рахунків
    .text = Отримайте 2 фішки золота.
viscounts-manuscript-yellow_5_nobles = Список вельмож
    .text = Наприкінці гри 1 очко за кожного вельможу.
viscounts-manuscript-yellow_5_workers = Заклик на службу
    .text = Розмістіть 2 робітників безплатно.
viscounts-manuscript-yellow_6_flipped_debts = Книга погашених боргів
    .text = Наприкінці гри 1 очко за кожен сплачений борг.
viscounts-manuscript-yellow_6_workers = Перепис замку
    .text = Наприкінці гри 1 очко за кожних двох робітників у замку.
viscounts-manuscript-yellow_7_workers = Великий заклик
    .text = Розмістіть 4 робітників безплатно.
viscounts-manuscript-blue_3_hire = Лист про наймання
    .text = Найміть городянина безплатно.
viscounts-manuscript-blue_3_silver = Ринковий привілей
    .text = Отримайте 4 срібняки.
viscounts-manuscript-blue_4_resources = Опис каравану
    .text = Отримайте 2 ресурси на вибір.
viscounts-manuscript-blue_4_destroy = Указ про вигнання
    .text = Можете знищити до 2 карт.
viscounts-manuscript-blue_5_merchants = Список купців
    .text = Наприкінці гри 1 очко за кожних двох купців.
viscounts-manuscript-blue_5_hire = Гільдійська угода
    .text = Найміть городянина безплатно і отримайте 2 срібняки.
viscounts-manuscript-blue_6_criminals = Книга лиходіїв
    .text = Наприкінці гри 1 очко за кожного злочинця.
viscounts-manuscript-blue_7_resources = Хартія великого ярмарку
    .text = Отримайте 4 ресурси на вибір.

## Автоми та схеми

viscounts-automa-cleric = Автома-клірик
viscounts-automa-builder = Автома-будівельник
viscounts-automa-noble = Автома-вельможа
viscounts-automa-cards = Автома-збирач карт
viscounts-automa_slot-cleric_1 = Автома-клірик, місце 1
    .text = 1 клірик.
viscounts-automa_slot-cleric_2 = Автома-клірик, місце 2
    .text = 1 будівельник.
viscounts-automa_slot-cleric_3 = Автома-клірик, місце 3
    .text = 1 вельможа.
viscounts-automa_slot-cleric_4 = Автома-клірик, місце 4
    .text = Під час спорудження: отримайте 1 майбутню схему.
viscounts-automa_slot-cleric_5 = Автома-клірик, місце 5
    .text = Під час зіткнення в будь-якого гравця, без злочинців: отримайте 1 очко доброчестя.
viscounts-automa_slot-cleric_6 = Автома-клірик, місце 6
    .text = Під час кожного перевертання: отримайте 1 ресурс на вибір.
viscounts-automa_slot-cleric_7 = Автома-клірик, місце 7
    .text = Під час отримання схеми: виженіть городянина поряд із віконтом.
viscounts-automa_slot-cleric_8 = Автома-клірик, місце 8
    .text = Під час тасування: отримайте 1 очко доброчестя.
viscounts-automa_slot-cleric_9 = Автома-клірик, місце 9
    .text = Під час тасування: отримайте 1 ресурс на вибір.
viscounts-automa_slot-builder_1 = Автома-будівельник, місце 1
    .text = 1 будівельник.
viscounts-automa_slot-builder_2 = Автома-будівельник, місце 2
    .text = 1 вельможа.
viscounts-automa_slot-builder_3 = Автома-будівельник, місце 3
    .text = 1 клірик.
viscounts-automa_slot-builder_4 = Автома-будівельник, місце 4
    .text = Під час спорудження: отримайте 1 майбутню схему.
viscounts-automa_slot-builder_5 = Автома-будівельник, місце 5
    .text = Під час зіткнення в будь-якого гравця, без злочинців: отримайте 1 очко доброчестя.
viscounts-automa_slot-builder_6 = Автома-будівельник, місце 6
    .text = Під час кожного перевертання: отримайте 1 ресурс на вибір.
viscounts-automa_slot-builder_7 = Автома-будівельник, місце 7
    .text = Під час отримання схеми: виженіть городянина поряд із віконтом.
viscounts-automa_slot-builder_8 = Автома-будівельник, місце 8
    .text = Під час тасування: отримайте 1 очко доброчестя.
viscounts-automa_slot-builder_9 = Автома-будівельник, місце 9
    .text = Під час тасування: отримайте 1 ресурс на вибір.
viscounts-automa_slot-noble_1 = Автома-вельможа, місце 1
    .text = 1 вельможа.
viscounts-automa_slot-noble_2 = Автома-вельможа, місце 2
    .text = 1 клірик.
viscounts-automa_slot-noble_3 = Автома-вельможа, місце 3
    .text = 1 будівельник.
viscounts-automa_slot-noble_4 = Автома-вельможа, місце 4
    .text = Під час спорудження: отримайте 1 майбутню схему.
viscounts-automa_slot-noble_5 = Автома-вельможа, місце 5
    .text = Під час зіткнення в будь-якого гравця, без злочинців: отримайте 1 очко доброчестя.
viscounts-automa_slot-noble_6 = Автома-вельможа, місце 6
    .text = Під час кожного перевертання: отримайте 1 ресурс на вибір.
viscounts-automa_slot-noble_7 = Автома-вельможа, місце 7
    .text = Під час отримання схеми: виженіть городянина поряд із віконтом.
viscounts-automa_slot-noble_8 = Автома-вельможа, місце 8
    .text = Під час тасування: отримайте 1 очко доброчестя.
viscounts-automa_slot-noble_9 = Автома-вельможа, місце 9
    .text = Під час тасування: отримайте 1 ресурс на вибір.
viscounts-automa_slot-cards_1 = Автома-збирач карт, місце 1
    .text = 1 будівельник.
viscounts-automa_slot-cards_2 = Автома-збирач карт, місце 2
    .text = 1 вельможа.
viscounts-automa_slot-cards_3 = Автома-збирач карт, місце 3
    .text = 1 клірик.
viscounts-automa_slot-cards_4 = Автома-збирач карт, місце 4
    .text = Під час спорудження: отримайте 1 майбутню схему.
viscounts-automa_slot-cards_5 = Автома-збирач карт, місце 5
    .text = Під час зіткнення в будь-якого гравця, без злочинців: отримайте 1 очко доброчестя.
viscounts-automa_slot-cards_6 = Автома-збирач карт, місце 6
    .text = Під час кожного перевертання: отримайте 1 ресурс на вибір.
viscounts-automa_slot-cards_7 = Автома-збирач карт, місце 7
    .text = Під час отримання схеми: виженіть городянина поряд із віконтом.
viscounts-automa_slot-cards_8 = Автома-збирач карт, місце 8
    .text = Під час тасування: отримайте 1 очко доброчестя.
viscounts-automa_slot-cards_9 = Автома-збирач карт, місце 9
    .text = Під час тасування: отримайте 1 ресурс на вибір.
viscounts-scheme-start_builder_noble = Початкова схема: Будівельник, вельможа
    .text = 1 будівельник, 1 вельможа. Отримайте 1 ресурс на вибір. Рух 1. Спроби: спорудження; її ціль; отримайте 1 борг і переверніть грамоту.
viscounts-scheme-start_noble = Початкова схема: Вельможа
    .text = 1 вельможа. Виженіть городянина поряд із віконтом. Рух 2. Спроби: розміщення робітників; переверніть борг або грамоту і отримайте 1 очко доброчестя.
viscounts-scheme-start_criminal_1 = Початкова схема: Злочинець 1
    .text = 1 злочинець. Отримайте 1 майбутню схему. Рух 1. Спроби: її ціль; отримайте 1 грамоту і переверніть борг.
viscounts-scheme-start_builder = Початкова схема: Будівельник
    .text = 1 будівельник. Виженіть городянина поряд із віконтом. Рух 2. Спроби: спорудження; переверніть борг або грамоту і отримайте 1 очко доброчестя.
viscounts-scheme-start_cleric = Початкова схема: Клірик
    .text = 1 клірик. Виженіть городянина поряд із віконтом. Рух 2. Спроби: переписання; переверніть борг або грамоту і отримайте 1 очко доброчестя.
viscounts-scheme-start_builder_cleric = Початкова схема: Будівельник, клірик
    .text = 1 будівельник, 1 клірик. Отримайте 1 ресурс на вибір. Рух 1. Спроби: переписання; її ціль; отримайте 1 борг і переверніть грамоту.
viscounts-scheme-start_cleric_noble = Початкова схема: Клірик, вельможа
    .text = 1 клірик, 1 вельможа. Отримайте 1 ресурс на вибір. Рух 1. Спроби: розміщення робітників; її ціль; отримайте 1 борг і переверніть грамоту.
viscounts-scheme-start_criminal_2 = Початкова схема: Злочинець 2
    .text = 1 злочинець. Отримайте 1 майбутню схему. Рух 3. Спроби: її ціль; отримайте 1 борг і переверніть грамоту.
viscounts-scheme-future_cleric = Майбутня схема: Клірик
    .text = 1 клірик. Отримайте 1 очко доброчестя і виженіть городянина поряд із віконтом. Рух 4. Спроби: переписання; розміщення робітників; отримайте 1 грамоту і 1 борг.
viscounts-scheme-future_builder_cleric = Майбутня схема: Будівельник, клірик
    .text = 1 будівельник, 1 клірик. Отримайте 2 ресурси на вибір. Рух 2. Спроби: спорудження; її ціль; отримайте 1 борг і переверніть грамоту.
viscounts-scheme-future_builder = Майбутня схема: Будівельник
    .text = 1 будівельник. Отримайте 1 очко доброчестя і виженіть городянина поряд із віконтом. Рух 4. Спроби: спорудження; переписання; отримайте 1 грамоту і 1 борг.
viscounts-scheme-future_noble = Майбутня схема: Вельможа
    .text = 1 вельможа. Отримайте 1 очко доброчестя і виженіть городянина поряд із віконтом. Рух 4. Спроби: розміщення робітників; спорудження; отримайте 1 грамоту і 1 борг.
viscounts-scheme-future_builder_noble = Майбутня схема: Будівельник, вельможа
    .text = 1 будівельник, 1 вельможа. Отримайте 2 ресурси на вибір. Рух 2. Спроби: розміщення робітників; її ціль; отримайте 1 борг і переверніть грамоту.
viscounts-scheme-future_cleric_noble = Майбутня схема: Клірик, вельможа
    .text = 1 клірик, 1 вельможа. Отримайте 2 ресурси на вибір. Рух 2. Спроби: переписання; її ціль; отримайте 1 борг і переверніть грамоту.
viscounts-scheme-future_criminal_1 = Майбутня схема: Злочинець 1
    .text = 2 злочинці. Отримайте 1 майбутню схему. Рух 3. Спроби: її ціль; отримайте 1 грамоту і переверніть борг або грамоту.
viscounts-scheme-future_criminal_2 = Майбутня схема: Злочинець 2
    .text = 2 злочинці. Отримайте 1 ресурс на вибір. Рух 2. Спроби: її ціль; отримайте 1 борг і переверніть грамоту.

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
viscounts-tie-goods = срібняки й ресурси
viscounts-tie-automa = за рівності перемагає автома

## Таблиці планшетів і поля

viscounts-exchange-coast_left_small = Узбережжя, ліворуч (1–2 гравці)
viscounts-exchange-coast_right_small = Узбережжя, праворуч (1–2 гравці)
viscounts-exchange-coast_left_large = Узбережжя, ліворуч (3–4 гравці)
viscounts-exchange-coast_right_large = Узбережжя, праворуч (3–4 гравці)
viscounts-exchange-foothills_left_small = Передгір’я, ліворуч (1–2 гравці)
viscounts-exchange-foothills_right_small = Передгір’я, праворуч (1–2 гравці)
viscounts-exchange-foothills_left_large = Передгір’я, ліворуч (3–4 гравці)
viscounts-exchange-foothills_right_large = Передгір’я, праворуч (3–4 гравці)
viscounts-exchange-forest_left_small = Ліс, ліворуч (1–2 гравці)
viscounts-exchange-forest_right_small = Ліс, праворуч (1–2 гравці)
viscounts-exchange-forest_left_large = Ліс, ліворуч (3–4 гравці)
viscounts-exchange-forest_right_large = Ліс, праворуч (3–4 гравці)
viscounts-exchange-lakeside_left_small = Озерний край, ліворуч (1–2 гравці)
viscounts-exchange-lakeside_right_small = Озерний край, праворуч (1–2 гравці)
viscounts-exchange-lakeside_left_large = Озерний край, ліворуч (3–4 гравці)
viscounts-exchange-lakeside_right_large = Озерний край, праворуч (3–4 гравці)
viscounts-exchange-mountains_left_small = Гори, ліворуч (1–2 гравці)
viscounts-exchange-mountains_right_small = Гори, праворуч (1–2 гравці)
viscounts-exchange-mountains_left_large = Гори, ліворуч (3–4 гравці)
viscounts-exchange-mountains_right_large = Гори, праворуч (3–4 гравці)
viscounts-placing-workers_1 = 1 робітник
viscounts-placing-workers_2 = 2 робітники
viscounts-placing-workers_3 = 3 робітники
viscounts-placing-workers_4 = 4 робітники
viscounts-automa_placing-workers_2 = 2 робітники
viscounts-automa_placing-workers_3 = 3 робітники
viscounts-automa_placing-workers_4 = 4 робітники
viscounts-track-space_1 = Клітинка 1 шкали
viscounts-track-space_2 = Клітинка 2 шкали
viscounts-track-space_3 = Клітинка 3 шкали
viscounts-track-space_4 = Клітинка 4 шкали
viscounts-track-space_5 = Клітинка 5 шкали
viscounts-track-space_6 = Клітинка 6 шкали
viscounts-track-space_7 = Клітинка 7 шкали
viscounts-majority-few = 1–2 гравці
viscounts-majority-many = 3–4 гравці
viscounts-ribbon_set-ladder = Набори різних стрічок

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
    .topic = Безплатний найм
viscounts-ask-take-resource = Який ресурс узяти? Лишилося взяти: { $n }.
    .topic = Ресурс на ваш вибір
viscounts-ask-take-manuscript = Який манускрипт узяти безплатно?
viscounts-ask-flip-paper = Перевернути борг чи грамоту?
    .topic = Перевертання боргу чи грамоти
viscounts-ask-choose-effect = Який ефект вибрати?
    .topic = Один із кількох ефектів
viscounts-ask-discard-card = Скинути карту? Можна ще { $n }.
viscounts-ask-destroy-card = Знищити карту за її срібняки? Можна ще { $n }.
    .topic = Знищення карти за її срібняки
viscounts-ask-rearrange = У якому порядку зліва направо лежать карти планшета?
    .topic = Переставляння карт планшета під час зустрічі
viscounts-ask-choose-section = У яку секцію розмістити { NAME("resource:worker", $n, form: "n-acc") }?
viscounts-ask-choose-rise = З якої секції робітник підіймається першим?
viscounts-ask-castle-move = Пересунути робітника в сусідню секцію?
    .topic = Переміщення вашого робітника в замку
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
      [1] { $effects }
     *[other] { $effects } × { $n }
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
viscounts-event-stacks = На карті «Злидні» — { NAME("resource:debt", $debts, form: "n") }, на карті «Достаток» — { NAME("resource:deed", $deeds, form: "n") }.
viscounts-event-round = Раунд { $n }
viscounts-event-turn = Ходить { $seat }
viscounts-event-dropped = { $seat } скидає з планшета карту «{ NAME($card) }».
viscounts-event-played = { $seat } грає карту «{ NAME($card) }».
viscounts-event-played-blind = { $seat } грає наосліп карту «{ NAME($card) }».
viscounts-event-moved = { $seat } їде: { NAME($location) }.
viscounts-event-acts = { $seat } вирішує { NAME($action, form: "to") }.
viscounts-event-passed = { $seat } обходиться без дії.
viscounts-event-dismissed = { $seat } виганяє карту «{ NAME($card) }».
viscounts-event-dismissed-printed = { $seat } виганяє: { NAME($card) }.
viscounts-event-gained = { $seat } отримує { NAME($resource, $n, form: "n-acc") }.
viscounts-event-spent = { $seat } витрачає { NAME($resource, $n, form: "n-acc") }.
viscounts-event-flipped = { $seat } { NAME($paper, form: "does") }.
viscounts-event-built = { $seat } споруджує { NAME($building, form: "acc") }: { NAME($site) }.
viscounts-event-linked = { NAME($link) }: з’єднано будівлі гравців { $seat } і { $owner }.
viscounts-event-linked-own = { NAME($link) }: з’єднано дві будівлі гравця { $seat }.
viscounts-event-placed = { $seat } розміщує в замку { NAME("resource:worker", $n, form: "n-acc") }: { NAME($section) }.
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
viscounts-event-tries = { $seat } пробує { NAME($action, form: "to") }.
viscounts-event-cannot-pay = { $seat } не може це оплатити: потрібно { $n }, є { $have }.
viscounts-event-cannot = { $seat } не може цього зробити.
viscounts-event-instead = { $seat }: «{ NAME($effect) }» замінюється на «{ NAME($other) }».

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

## On the board in the browser

viscounts-term-own-board = Мій планшет
viscounts-term-kingdom = Королівство
viscounts-term-players = Гравці
viscounts-term-status = Хід гри
viscounts-term-round = Раунд { $n }
viscounts-term-set-up = Підготовка
viscounts-term-last-round = Останній раунд: { $n }
viscounts-term-first = Перший гравець
viscounts-term-market = Верхні карти стосів
viscounts-term-you-are-here = Тут ваш віконт
viscounts-term-from-near = Сегмент зблизька
viscounts-term-whole = Усе королівство
viscounts-term-hand = Рука
viscounts-term-draw = Колода
viscounts-term-discard = Скид
viscounts-term-cards = Які карти?
viscounts-term-hand-or-draw = У руці або колоді
viscounts-term-hidden = Ці карти знає лише власник.
viscounts-term-order-hidden = Їхнього порядку не знає ніхто.
viscounts-term-row = Карти на планшеті, зліва направо
viscounts-term-library = Манускрипти й бонусні карти
viscounts-term-actions = Дії
viscounts-term-action-trade = Торгівля
viscounts-term-action-build = Будівля
viscounts-term-action-place = Замок
viscounts-term-action-transcribe = Манускрипт
viscounts-term-icons-on-board = На вашому планшеті: { $icons }.
viscounts-term-wild = Замінюють будь-який інший символ.
viscounts-term-wild-short = Будь-який
viscounts-term-choices = Виберіть
viscounts-term-offers = Карти гравців і герої
viscounts-term-points-so-far = Очок поки що: { $n }
viscounts-term-points = Очки на цей момент
viscounts-term-slots = Збудовано будівель: { $n }
viscounts-term-covered = Поки закрито будівлею.
viscounts-term-uncovered = Відкрито: діє постійно.
viscounts-term-building-text = Потрібно: { $icons }. Очки за одну, дві, три: { $points }.
viscounts-term-slot-step = Один зайвий крок безплатний.
viscounts-term-slot-dismiss = Вигнання коштує лише { $n } срібла.
viscounts-term-slot-hand = У руці може бути на карту більше.
viscounts-term-in-supply = У запасі.
viscounts-term-workers-supply = Робітники в запасі
viscounts-term-track = Порочність на поділці { $corruption }, доброчестя на поділці { $virtue }
viscounts-term-track-space = Зіткнення на поділці { $n }
viscounts-term-track-above = Чиї маркери зіткнулися: { $effect }.
viscounts-term-track-below = Усі інші: { $effect }.
viscounts-term-cost = Срібло й кроки: { $n }.
viscounts-term-needs = Потрібно кліриків: { $n }.
viscounts-term-at-end = Наприкінці гри: { $effect }
viscounts-term-below = Карт під нею: { $n }.
viscounts-term-on-hire = Під час найму чи вигнання: { $effect }
viscounts-term-timing-instant = Коли зіграна: { $effect }
viscounts-term-timing-dropoff = Коли сходить із планшета: { $effect }
viscounts-term-timing-ongoing = Поки на планшеті: { $effect }
viscounts-term-funding = { $action }: { $pays } → { $icons }, скільки завгодно разів
viscounts-term-funding-once = { $action }: { $pays } → { $icons }, один раз
viscounts-term-or = { " " }або{ " " }
viscounts-term-if-criminals = зі злочинцями на планшеті: { $effect }
viscounts-term-if-no_criminals = без злочинців на планшеті: { $effect }
viscounts-term-when-own_trade = за кожної торгівлі: { $effect }
viscounts-term-when-own_build = за кожного спорудження: { $effect }
viscounts-term-when-own_place = за кожного розміщення робітників: { $effect }
viscounts-term-when-own_transcribe = за кожного переписання манускрипту: { $effect }
viscounts-term-when-collision = за кожного зіткнення: { $effect }
viscounts-term-when-own_debt_flip = за кожного перевертання боргу: { $effect }
viscounts-term-when-own_debt_gain = за кожного нового боргу: { $effect }
viscounts-term-when-own_hire = за кожного найму: { $effect }
viscounts-term-when-own_flip = за кожного перевертання: { $effect }
viscounts-term-when-own_scheme = за кожної майбутньої схеми: { $effect }
viscounts-term-when-own_shuffle = за кожного тасування: { $effect }
viscounts-term-per-building = { $effect } за кожну будівлю
viscounts-term-per-manuscript = { $effect } за кожен манускрипт
viscounts-term-per-worker_in_castle = { $effect } за кожного робітника в замку
viscounts-term-per-flipped_debt = { $effect } за кожен погашений борг
viscounts-term-per-flipped_deed = { $effect } за кожну завірену грамоту
viscounts-term-per-resource = { $effect } за кожні { $n } ресурси
viscounts-term-per-icon_merchant = { $effect } за кожного купця
viscounts-term-per-icon_builder = { $effect } за кожного будівельника
viscounts-term-per-icon_noble = { $effect } за кожного вельможу
viscounts-term-per-icon_cleric = { $effect } за кожного клірика
viscounts-term-per-icon_criminal = { $effect } за кожного злочинця
viscounts-term-exchange = Торгівля: { $icons } → { $effect }.
viscounts-term-stand-here = Тут: { $names }.
viscounts-term-section-gives = Підйом на другий ярус дає: { $effect }.
viscounts-term-tier-points = Кожен робітник: { $points }.
viscounts-term-tier-trimmed = Кого звідси відіслали: { $effect }.
viscounts-term-tier-enter = Вхід дає: { $effect }.
viscounts-term-leader-text = { $points }; рука більша: +{ $n }.
viscounts-term-stack-left = На ній ще лежить: { $papers }.
viscounts-term-bonus-text = За манускрипти з цією стрічкою: { $n }. Дає: { $effect }.
viscounts-term-schemes = Схеми, зліва направо
viscounts-term-scheme-pile = Колода схем
viscounts-term-future-schemes = Ще не відкриті майбутні схеми
viscounts-term-scheme-text = Кроки: { $n }. Символи: { $icons }. Ефект: { $effect }. Пробує: { $attempts }.
viscounts-term-priority = Які ресурси бере
viscounts-term-value-neutral = нейтральна
viscounts-term-value-starting = початкова
viscounts-term-value-hero = видатний городянин
viscounts-term-value-future = майбутня
viscounts-term-value-small = 1–2 гравці
viscounts-term-value-large = 3–4 гравці
viscounts-term-value-left = лівий
viscounts-term-value-right = правий
