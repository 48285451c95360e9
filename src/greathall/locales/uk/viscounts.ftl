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
    .n = { $n ->
            [1] переверніть борг або грамоту
            [few] переверніть борг або грамоту, { $n } рази
           *[other] переверніть борг або грамоту, { $n } разів
        }
viscounts-effect-flip_debt = Перевернути борг
    .n = { $n ->
            [1] переверніть борг
            [few] переверніть борг, { $n } рази
           *[other] переверніть борг, { $n } разів
        }
viscounts-effect-flip_deed = Перевернути грамоту
    .n = { $n ->
            [1] переверніть грамоту
            [few] переверніть грамоту, { $n } рази
           *[other] переверніть грамоту, { $n } разів
        }
viscounts-effect-destroy = Знищити карту
    .n = { $n ->
            [1] можна знищити карту
           *[other] можна знищити карти (не більше { $n })
        }
viscounts-effect-discard = Скинути карту
    .n = { $n ->
            [1] можна скинути карту
           *[other] можна скинути карти (не більше { $n })
        }
viscounts-effect-rearrange = Переставити карти планшета
    .n = { $n ->
            [1] можна переставити карти планшета
            [few] можна переставити карти планшета, { $n } рази
           *[other] можна переставити карти планшета, { $n } разів
        }
viscounts-effect-shuffle = Затасувати скид у колоду
    .n = { $n ->
            [1] затасуйте скид у колоду
            [few] затасуйте скид у колоду, { $n } рази
           *[other] затасуйте скид у колоду, { $n } разів
        }
viscounts-effect-hire = Найняти безплатно
    .n = { $n ->
            [1] найміть городянина безплатно
           *[other] найміть безплатно городян: { $n }
        }
viscounts-effect-castle_move = Пересунути робітника в замку
    .n = { $n ->
            [1] можна пересунути робітника в замку
           *[other] можна пересунути робітника в замку, до { $n } разів
        }
viscounts-effect-worker = Розмістити робітників
    .n = { $n ->
            [one] розмістіть безплатно { $n } робітника
            [few] розмістіть безплатно { $n } робітників
           *[other] розмістіть безплатно { $n } робітників
        }
viscounts-effect-manuscript = Безплатний манускрипт
    .n = { $n ->
            [1] візьміть безплатно видимий манускрипт вартістю 3 або 4
            [few] візьміть безплатно видимий манускрипт вартістю 3 або 4, { $n } рази
           *[other] візьміть безплатно видимий манускрипт вартістю 3 або 4, { $n } разів
        }
viscounts-effect-trading_post = Безплатна факторія
    .n = { $n ->
            [1] спорудіть безплатно факторію
            [few] спорудіть безплатно факторію, { $n } рази
           *[other] спорудіть безплатно факторію, { $n } разів
        }
viscounts-effect-guildhall = Безплатна зала гільдії
    .n = { $n ->
            [1] спорудіть безплатно залу гільдії
            [few] спорудіть безплатно залу гільдії, { $n } рази
           *[other] спорудіть безплатно залу гільдії, { $n } разів
        }
viscounts-effect-workshop = Безплатна майстерня
    .n = { $n ->
            [1] спорудіть безплатно майстерню
            [few] спорудіть безплатно майстерню, { $n } рази
           *[other] спорудіть безплатно майстерню, { $n } разів
        }
viscounts-effect-trading_post_here = Безплатна факторія тут
    .n = { $n ->
            [1] спорудіть безплатно факторію біля свого віконта
            [few] спорудіть безплатно факторію біля свого віконта, { $n } рази
           *[other] спорудіть безплатно факторію біля свого віконта, { $n } разів
        }
viscounts-effect-workshop_here = Безплатна майстерня тут
    .n = { $n ->
            [1] спорудіть безплатно майстерню біля свого віконта
            [few] спорудіть безплатно майстерню біля свого віконта, { $n } рази
           *[other] спорудіть безплатно майстерню біля свого віконта, { $n } разів
        }
viscounts-effect-guildhall_here = Безплатна зала гільдії тут
    .n = { $n ->
            [1] спорудіть безплатно залу гільдії біля свого віконта
            [few] спорудіть безплатно залу гільдії біля свого віконта, { $n } рази
           *[other] спорудіть безплатно залу гільдії біля свого віконта, { $n } разів
        }
viscounts-effect-scheme = Майбутня схема
    .n = { $n ->
            [one] { $n } майбутня схема
            [few] { $n } майбутні схеми
           *[other] { $n } майбутніх схем
        }
viscounts-effect-dismissal = Безплатне вигнання
    .n = { $n ->
            [1] вигнання городянина поряд із віконтом
            [few] вигнання городянина поряд із віконтом, { $n } рази
           *[other] вигнання городянина поряд із віконтом, { $n } разів
        }
viscounts-effect-destroy_any = Знищити будь-яку свою карту
    .n = { $n ->
            [1] можна знищити будь-яку свою карту
            [few] можна знищити будь-яку свою карту, { $n } рази
           *[other] можна знищити будь-яку свою карту, { $n } разів
        }
viscounts-effect-focus = Ціль
    .n = { $n ->
            [1] своя ціль
            [few] своя ціль, { $n } рази
           *[other] своя ціль, { $n } разів
        }
viscounts-effect-choose = Один ефект на вибір
    .n = { $n ->
            [1] один ефект на вибір
            [few] один ефект на вибір, { $n } рази
           *[other] один ефект на вибір, { $n } разів
        }
viscounts-effect-nothing = Нічого
    .n = { $n ->
            [1] нічого
            [few] нічого, { $n } рази
           *[other] нічого, { $n } разів
        }
viscounts-effect-ink = Чорнильниця
    .n = { viscounts-resource-ink.n }
viscounts-effect-gold = Золото
    .n = { viscounts-resource-gold.n }
viscounts-effect-stone = Камінь
    .n = { viscounts-resource-stone.n }
viscounts-effect-silver = Срібняк
    .n = { viscounts-resource-silver.n }
viscounts-effect-resource = Ресурс на вибір
    .n = { $n ->
            [one] { $n } ресурс на вибір
            [few] { $n } ресурси на вибір
           *[other] { $n } ресурсів на вибір
        }
viscounts-effect-virtue = Доброчестя
    .n = { viscounts-resource-virtue.n }
viscounts-effect-corruption = Порочність
    .n = { viscounts-resource-corruption.n }
viscounts-effect-debt = Борг
    .n = { viscounts-resource-debt.n }
viscounts-effect-deed = Грамота
    .n = { viscounts-resource-deed.n }

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
    .flip = Сплатити борг і взяти ресурс
viscounts-paper-debt_flipped = Сплачений борг
viscounts-paper-deed = Придбана грамота
    .flip = Засвідчити грамоту: за неї більше очок
viscounts-paper-deed_flipped = Засвідчена грамота
viscounts-leader-castle_leader = Очільник замку
viscounts-bonus-gray = Бонусна карта духовенства (сіра)
    .acc = бонусну карту духовенства (сіру)
viscounts-bonus-black = Бонусна карта духовенства (чорна)
    .acc = бонусну карту духовенства (чорну)
viscounts-bonus-yellow = Бонусна карта духовенства (жовта)
    .acc = бонусну карту духовенства (жовту)
viscounts-bonus-blue = Бонусна карта духовенства (синя)
    .acc = бонусну карту духовенства (синю)

## Поле

viscounts-segment-coast = Узбережжя
viscounts-location-coast_left = Узбережжя, ліворуч (1)
    .into = на Узбережжя, ліворуч (1)
    .in = на Узбережжі, ліворуч (1)
viscounts-location-coast_right = Узбережжя, праворуч (2)
    .into = на Узбережжя, праворуч (2)
    .in = на Узбережжі, праворуч (2)
viscounts-location-coast_inner = Узбережжя, внутрішня дорога
    .into = на Узбережжя, на внутрішню дорогу
    .in = на Узбережжі, на внутрішній дорозі
viscounts-site-coast_small_1 = Узбережжя, майданчик 1
    .in = на Узбережжі, на майданчику 1
viscounts-site-coast_small_2 = Узбережжя, майданчик 2
    .in = на Узбережжі, на майданчику 2
viscounts-site-coast_small_3 = Узбережжя, майданчик 3
    .in = на Узбережжі, на майданчику 3
viscounts-site-coast_small_4 = Узбережжя, майданчик 4
    .in = на Узбережжі, на майданчику 4
viscounts-site-coast_large_1 = Узбережжя, майданчик 1
    .in = на Узбережжі, на майданчику 1
viscounts-site-coast_large_2 = Узбережжя, майданчик 2
    .in = на Узбережжі, на майданчику 2
viscounts-site-coast_large_3 = Узбережжя, майданчик 3
    .in = на Узбережжі, на майданчику 3
viscounts-site-coast_large_4 = Узбережжя, майданчик 4
    .in = на Узбережжі, на майданчику 4
viscounts-site-coast_large_5 = Узбережжя, майданчик 5
    .in = на Узбережжі, на майданчику 5
viscounts-link-coast_small_1_2 = Узбережжя, зв’язок 1–2
viscounts-link-coast_small_3_4 = Узбережжя, зв’язок 3–4
viscounts-link-coast_small_4_next = Узбережжя, зв’язок 4 з наступним сегментом
viscounts-link-coast_large_1_2 = Узбережжя, зв’язок 1–2
viscounts-link-coast_large_3_4 = Узбережжя, зв’язок 3–4
viscounts-link-coast_large_4_5 = Узбережжя, зв’язок 4–5
viscounts-link-coast_large_5_next = Узбережжя, зв’язок 5 з наступним сегментом
viscounts-printed_townsfolk-coast = надрукований городянин (Узбережжя)
    .acc = надрукованого городянина (Узбережжя)
viscounts-printed_manuscript-coast = надрукований манускрипт (Узбережжя)
viscounts-segment-foothills = Передгір’я
viscounts-location-foothills_left = Передгір’я, ліворуч (3)
    .into = в Передгір’я, ліворуч (3)
    .in = в Передгір’ї, ліворуч (3)
viscounts-location-foothills_right = Передгір’я, праворуч (4)
    .into = в Передгір’я, праворуч (4)
    .in = в Передгір’ї, праворуч (4)
viscounts-location-foothills_inner = Передгір’я, внутрішня дорога
    .into = в Передгір’я, на внутрішню дорогу
    .in = в Передгір’ї, на внутрішній дорозі
viscounts-site-foothills_small_1 = Передгір’я, майданчик 1
    .in = в Передгір’ї, на майданчику 1
viscounts-site-foothills_small_2 = Передгір’я, майданчик 2
    .in = в Передгір’ї, на майданчику 2
viscounts-site-foothills_small_3 = Передгір’я, майданчик 3
    .in = в Передгір’ї, на майданчику 3
viscounts-site-foothills_small_4 = Передгір’я, майданчик 4
    .in = в Передгір’ї, на майданчику 4
viscounts-site-foothills_large_1 = Передгір’я, майданчик 1
    .in = в Передгір’ї, на майданчику 1
viscounts-site-foothills_large_2 = Передгір’я, майданчик 2
    .in = в Передгір’ї, на майданчику 2
viscounts-site-foothills_large_3 = Передгір’я, майданчик 3
    .in = в Передгір’ї, на майданчику 3
viscounts-site-foothills_large_4 = Передгір’я, майданчик 4
    .in = в Передгір’ї, на майданчику 4
viscounts-site-foothills_large_5 = Передгір’я, майданчик 5
    .in = в Передгір’ї, на майданчику 5
viscounts-link-foothills_small_1_2 = Передгір’я, зв’язок 1–2
viscounts-link-foothills_small_3_4 = Передгір’я, зв’язок 3–4
viscounts-link-foothills_small_4_next = Передгір’я, зв’язок 4 з наступним сегментом
viscounts-link-foothills_large_1_2 = Передгір’я, зв’язок 1–2
viscounts-link-foothills_large_2_3 = Передгір’я, зв’язок 2–3
viscounts-link-foothills_large_4_5 = Передгір’я, зв’язок 4–5
viscounts-link-foothills_large_5_next = Передгір’я, зв’язок 5 з наступним сегментом
viscounts-printed_townsfolk-foothills = надрукований городянин (Передгір’я)
    .acc = надрукованого городянина (Передгір’я)
viscounts-printed_manuscript-foothills = надрукований манускрипт (Передгір’я)
viscounts-segment-forest = Ліс
viscounts-location-forest_left = Ліс, ліворуч (5)
    .into = в Ліс, ліворуч (5)
    .in = в Лісі, ліворуч (5)
viscounts-location-forest_right = Ліс, праворуч (6)
    .into = в Ліс, праворуч (6)
    .in = в Лісі, праворуч (6)
viscounts-location-forest_inner = Ліс, внутрішня дорога
    .into = в Ліс, на внутрішню дорогу
    .in = в Лісі, на внутрішній дорозі
viscounts-site-forest_small_1 = Ліс, майданчик 1
    .in = в Лісі, на майданчику 1
viscounts-site-forest_small_2 = Ліс, майданчик 2
    .in = в Лісі, на майданчику 2
viscounts-site-forest_small_3 = Ліс, майданчик 3
    .in = в Лісі, на майданчику 3
viscounts-site-forest_small_4 = Ліс, майданчик 4
    .in = в Лісі, на майданчику 4
viscounts-site-forest_large_1 = Ліс, майданчик 1
    .in = в Лісі, на майданчику 1
viscounts-site-forest_large_2 = Ліс, майданчик 2
    .in = в Лісі, на майданчику 2
viscounts-site-forest_large_3 = Ліс, майданчик 3
    .in = в Лісі, на майданчику 3
viscounts-site-forest_large_4 = Ліс, майданчик 4
    .in = в Лісі, на майданчику 4
viscounts-site-forest_large_5 = Ліс, майданчик 5
    .in = в Лісі, на майданчику 5
viscounts-link-forest_small_2_3 = Ліс, зв’язок 2–3
viscounts-link-forest_small_4_next = Ліс, зв’язок 4 з наступним сегментом
viscounts-link-forest_large_1_2 = Ліс, зв’язок 1–2
viscounts-link-forest_large_2_3 = Ліс, зв’язок 2–3
viscounts-link-forest_large_4_5 = Ліс, зв’язок 4–5
viscounts-link-forest_large_5_next = Ліс, зв’язок 5 з наступним сегментом
viscounts-printed_townsfolk-forest = надрукований городянин (Ліс)
    .acc = надрукованого городянина (Ліс)
viscounts-printed_manuscript-forest = надрукований манускрипт (Ліс)
viscounts-segment-lakeside = Озерний край
viscounts-location-lakeside_left = Озерний край, ліворуч (7)
    .into = в Озерний край, ліворуч (7)
    .in = в Озерному краї, ліворуч (7)
viscounts-location-lakeside_right = Озерний край, праворуч (8)
    .into = в Озерний край, праворуч (8)
    .in = в Озерному краї, праворуч (8)
viscounts-location-lakeside_inner = Озерний край, внутрішня дорога
    .into = в Озерний край, на внутрішню дорогу
    .in = в Озерному краї, на внутрішній дорозі
viscounts-site-lakeside_small_1 = Озерний край, майданчик 1
    .in = в Озерному краї, на майданчику 1
viscounts-site-lakeside_small_2 = Озерний край, майданчик 2
    .in = в Озерному краї, на майданчику 2
viscounts-site-lakeside_small_3 = Озерний край, майданчик 3
    .in = в Озерному краї, на майданчику 3
viscounts-site-lakeside_small_4 = Озерний край, майданчик 4
    .in = в Озерному краї, на майданчику 4
viscounts-site-lakeside_large_1 = Озерний край, майданчик 1
    .in = в Озерному краї, на майданчику 1
viscounts-site-lakeside_large_2 = Озерний край, майданчик 2
    .in = в Озерному краї, на майданчику 2
viscounts-site-lakeside_large_3 = Озерний край, майданчик 3
    .in = в Озерному краї, на майданчику 3
viscounts-site-lakeside_large_4 = Озерний край, майданчик 4
    .in = в Озерному краї, на майданчику 4
viscounts-site-lakeside_large_5 = Озерний край, майданчик 5
    .in = в Озерному краї, на майданчику 5
viscounts-link-lakeside_small_2_3 = Озерний край, зв’язок 2–3
viscounts-link-lakeside_small_3_4 = Озерний край, зв’язок 3–4
viscounts-link-lakeside_small_4_next = Озерний край, зв’язок 4 з наступним сегментом
viscounts-link-lakeside_large_2_3 = Озерний край, зв’язок 2–3
viscounts-link-lakeside_large_3_4 = Озерний край, зв’язок 3–4
viscounts-link-lakeside_large_4_5 = Озерний край, зв’язок 4–5
viscounts-link-lakeside_large_5_next = Озерний край, зв’язок 5 з наступним сегментом
viscounts-printed_townsfolk-lakeside = надрукований городянин (Озерний край)
    .acc = надрукованого городянина (Озерний край)
viscounts-printed_manuscript-lakeside = надрукований манускрипт (Озерний край)
viscounts-segment-mountains = Гори
viscounts-location-mountains_left = Гори, ліворуч (9)
    .into = в Гори, ліворуч (9)
    .in = в Горах, ліворуч (9)
viscounts-location-mountains_right = Гори, праворуч (10)
    .into = в Гори, праворуч (10)
    .in = в Горах, праворуч (10)
viscounts-location-mountains_inner = Гори, внутрішня дорога
    .into = в Гори, на внутрішню дорогу
    .in = в Горах, на внутрішній дорозі
viscounts-site-mountains_small_1 = Гори, майданчик 1
    .in = в Горах, на майданчику 1
viscounts-site-mountains_small_2 = Гори, майданчик 2
    .in = в Горах, на майданчику 2
viscounts-site-mountains_small_3 = Гори, майданчик 3
    .in = в Горах, на майданчику 3
viscounts-site-mountains_small_4 = Гори, майданчик 4
    .in = в Горах, на майданчику 4
viscounts-site-mountains_large_1 = Гори, майданчик 1
    .in = в Горах, на майданчику 1
viscounts-site-mountains_large_2 = Гори, майданчик 2
    .in = в Горах, на майданчику 2
viscounts-site-mountains_large_3 = Гори, майданчик 3
    .in = в Горах, на майданчику 3
viscounts-site-mountains_large_4 = Гори, майданчик 4
    .in = в Горах, на майданчику 4
viscounts-site-mountains_large_5 = Гори, майданчик 5
    .in = в Горах, на майданчику 5
viscounts-link-mountains_small_2_3 = Гори, зв’язок 2–3
viscounts-link-mountains_small_3_4 = Гори, зв’язок 3–4
viscounts-link-mountains_small_4_next = Гори, зв’язок 4 з наступним сегментом
viscounts-link-mountains_large_1_2 = Гори, зв’язок 1–2
viscounts-link-mountains_large_2_3 = Гори, зв’язок 2–3
viscounts-link-mountains_large_3_4 = Гори, зв’язок 3–4
viscounts-link-mountains_large_5_next = Гори, зв’язок 5 з наступним сегментом
viscounts-printed_townsfolk-mountains = надрукований городянин (Гори)
    .acc = надрукованого городянина (Гори)
viscounts-printed_manuscript-mountains = надрукований манускрипт (Гори)
viscounts-section-ink_stone = Секція чорнильниці й каменю
    .gen = секції чорнильниці й каменю
    .in = у секції чорнильниці й каменю
    .from = із секції чорнильниці й каменю
    .into = в секцію чорнильниці й каменю
viscounts-section-flip = Секція перевертання
    .gen = секції перевертання
    .in = у секції перевертання
    .from = із секції перевертання
    .into = в секцію перевертання
viscounts-section-gold_move = Секція золота чи переміщення
    .gen = секції золота чи переміщення
    .in = у секції золота чи переміщення
    .from = із секції золота чи переміщення
    .into = в секцію золота чи переміщення
viscounts-section-hire_destroy = Секція наймання чи знищення
    .gen = секції наймання чи знищення
    .in = у секції наймання чи знищення
    .from = із секції наймання чи знищення
    .into = в секцію наймання чи знищення
viscounts-section-virtue = Секція доброчестя
    .gen = секції доброчестя
    .in = у секції доброчестя
    .from = із секції доброчестя
    .into = в секцію доброчестя
viscounts-tier-first = Перший ярус
    .from = з першого ярусу
    .in = на першому ярусі
    .acc = перший ярус
viscounts-tier-second = Другий ярус
    .from = з другого ярусу
    .in = на другому ярусі
    .acc = другий ярус
viscounts-tier-third = Третій ярус
    .from = з третього ярусу
    .in = на третьому ярусі
    .acc = третій ярус

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
    .acc = карту гравця 1
viscounts-player_card-card_2 = Карта гравця 2
    .acc = карту гравця 2
viscounts-player_card-card_3 = Карта гравця 3
    .acc = карту гравця 3
viscounts-player_card-card_4 = Карта гравця 4
    .acc = карту гравця 4
viscounts-player_card-card_5 = Карта гравця 5
    .acc = карту гравця 5
viscounts-player_card-card_6 = Карта гравця 6
    .acc = карту гравця 6
viscounts-player_card-card_7 = Карта гравця 7
    .acc = карту гравця 7
viscounts-player_card-card_8 = Карта гравця 8
    .acc = карту гравця 8
viscounts-player_card-card_9 = Карта гравця 9
    .acc = карту гравця 9
viscounts-player_card-card_10 = Карта гравця 10
    .acc = карту гравця 10

## Городяни

viscounts-townsfolk-acolyte = Прислужник
    .acc = прислужника
viscounts-townsfolk-antagonist = Суперниця
    .acc = суперницю
viscounts-townsfolk-architect = Зодчий
    .acc = зодчого
viscounts-townsfolk-aristocrat = Аристократка
    .acc = аристократку
viscounts-townsfolk-artisan = Ремісник
    .acc = ремісника
viscounts-townsfolk-artist = Художник
    .acc = художника
viscounts-townsfolk-benefactor = Благодійник
    .acc = благодійника
viscounts-townsfolk-bishop = Єпископ
    .acc = єпископа
viscounts-townsfolk-charlatan = Шарлатан
    .acc = шарлатана
viscounts-townsfolk-chevalier = Шевальє
    .acc = шевальє
viscounts-townsfolk-clergyman = Священнослужитель
    .acc = священнослужителя
viscounts-townsfolk-conspirator = Змовник
    .acc = змовника
viscounts-townsfolk-courier = Кур’єр
    .acc = кур’єра
viscounts-townsfolk-deacon_destroy = Диякон (знищення)
    .acc = диякона (знищення)
viscounts-townsfolk-deacon_virtue = Диякон (доброчестя)
    .acc = диякона (доброчестя)
viscounts-townsfolk-debt_collector_flip_deed = Збирач боргів (грамота)
    .acc = збирача боргів (грамота)
viscounts-townsfolk-debt_collector_hire = Збирач боргів (наймання)
    .acc = збирача боргів (наймання)
viscounts-townsfolk-debt_collector_silver = Збирач боргів (срібняк)
    .acc = збирача боргів (срібняк)
viscounts-townsfolk-debt_collector_resource = Збирач боргів (ресурс)
    .acc = збирача боргів (ресурс)
viscounts-townsfolk-defender = Захисник
    .acc = захисника
viscounts-townsfolk-diplomat = Дипломат
    .acc = дипломата
viscounts-townsfolk-disciple = Учень
    .acc = учня
viscounts-townsfolk-enforcer = Каратель
    .acc = карателя
viscounts-townsfolk-foreman = Десятник
    .acc = десятника
viscounts-townsfolk-friar = Чернець
    .acc = ченця
viscounts-townsfolk-gatekeeper = Брамник
    .acc = брамника
viscounts-townsfolk-illusionist = Ілюзіоніст
    .acc = ілюзіоніста
viscounts-townsfolk-jeweller = Ювелір
    .acc = ювеліра
viscounts-townsfolk-lookout = Дозорець
    .acc = дозорця
viscounts-townsfolk-mason = Муляр
    .acc = муляра
viscounts-townsfolk-meddler = Інтриган
    .acc = інтригана
viscounts-townsfolk-miner = Рудокоп
    .acc = рудокопа
viscounts-townsfolk-missionary_dropoff = Місіонер (скид)
    .acc = місіонера (скид)
viscounts-townsfolk-missionary_instant = Місіонер (миттєво)
    .acc = місіонера (миттєво)
viscounts-townsfolk-overseer_destroy = Наглядачка (знищення)
    .acc = наглядачку (знищення)
viscounts-townsfolk-overseer_virtue = Наглядачка (доброчестя)
    .acc = наглядачку (доброчестя)
viscounts-townsfolk-pastor = Пастор
    .acc = пастора
viscounts-townsfolk-patron_dropoff = Покровитель (скид)
    .acc = покровителя (скид)
viscounts-townsfolk-patron_instant = Покровитель (миттєво)
    .acc = покровителя (миттєво)
viscounts-townsfolk-peddler_ink = Крамар (чорнильниця)
    .acc = крамаря (чорнильниця)
viscounts-townsfolk-peddler_gold = Крамар (золото)
    .acc = крамаря (золото)
viscounts-townsfolk-peddler_stone = Крамар (камінь)
    .acc = крамаря (камінь)
viscounts-townsfolk-peddler_silver = Крамар (срібняки)
    .acc = крамаря (срібняки)
viscounts-townsfolk-pickpocket = Кишеньковий злодій
    .acc = кишенькового злодія
viscounts-townsfolk-priest = Священник
    .acc = священника
viscounts-townsfolk-princess = Принцеса
    .acc = принцесу
viscounts-townsfolk-racketeer_destroy = Здирник (знищення)
    .acc = здирника (знищення)
viscounts-townsfolk-racketeer_rearrange = Здирник (переставляння)
    .acc = здирника (переставляння)
viscounts-townsfolk-scoundrel_gold = Негідниця (золото)
    .acc = негідницю (золото)
viscounts-townsfolk-scoundrel_ink = Негідниця (чорнильниця)
    .acc = негідницю (чорнильниця)
viscounts-townsfolk-scoundrel_stone = Негідниця (камінь)
    .acc = негідницю (камінь)
viscounts-townsfolk-sculptor = Скульптор
    .acc = скульптора
viscounts-townsfolk-stonecutter_dropoff = Каменеріз (скид)
    .acc = каменеріза (скид)
viscounts-townsfolk-stonecutter_instant = Каменеріз (миттєво)
    .acc = каменеріза (миттєво)
viscounts-townsfolk-strongman = Силач
    .acc = силача
viscounts-townsfolk-swindler_stone = Шахрай (камінь)
    .acc = шахрая (камінь)
viscounts-townsfolk-swindler_gold = Шахрай (золото)
    .acc = шахрая (золото)
viscounts-townsfolk-swindler_ink = Шахрай (чорнильниця)
    .acc = шахрая (чорнильниця)
viscounts-townsfolk-tinker_cleric_noble = Бляхар (клірик, вельможа)
    .acc = бляхаря (клірик, вельможа)
viscounts-townsfolk-tinker_builder_cleric = Бляхар (будівельник, клірик)
    .acc = бляхаря (будівельник, клірик)
viscounts-townsfolk-tinker_builder_noble = Бляхар (будівельник, вельможа)
    .acc = бляхаря (будівельник, вельможа)
viscounts-townsfolk-traitor = Зрадник
    .acc = зрадника
viscounts-townsfolk-traveller = Мандрівниця
    .acc = мандрівницю
viscounts-townsfolk-trickster = Спритник
    .acc = спритника
viscounts-townsfolk-vicar = Вікарій
    .acc = вікарія
viscounts-townsfolk-watchman = Вартовий
    .acc = вартового
viscounts-townsfolk-woodcutter_virtue = Дроворуб (доброчестя)
    .acc = дроворуба (доброчестя)
viscounts-townsfolk-woodcutter_destroy = Дроворуб (знищення)
    .acc = дроворуба (знищення)
viscounts-townsfolk-ada = Ада
    .acc = Аду
viscounts-townsfolk-bertha = Берта
    .acc = Берту
viscounts-townsfolk-clovis = Хлодвіг
    .acc = Хлодвіга
viscounts-townsfolk-emma = Емма
    .acc = Емму
viscounts-townsfolk-guntram = Гунтрамн
    .acc = Гунтрамна
viscounts-townsfolk-judith = Юдит
    .acc = Юдит
viscounts-townsfolk-lothaire = Лотар
    .acc = Лотара
viscounts-townsfolk-merovech = Меровей
    .acc = Меровея
viscounts-townsfolk-rudolf = Рудольф
    .acc = Рудольфа
viscounts-townsfolk-therese = Тереза
    .acc = Терезу
viscounts-townsfolk-abbot = Абат
    .acc = абата
viscounts-townsfolk-financier = Фінансистка
    .acc = фінансистку
viscounts-townsfolk-journeyman = Підмайстер
    .acc = підмайстра
viscounts-townsfolk-labourer = Трудівник
    .acc = трудівника
viscounts-townsfolk-lender = Лихварка
    .acc = лихварку
viscounts-townsfolk-squire = Зброєносець
    .acc = зброєносця
viscounts-townsfolk-thief = Злодійка
    .acc = злодійку
viscounts-townsfolk-trader = Торговець
    .acc = торговця

## Манускрипти

viscounts-manuscript-gray_3_flip = Грамота перегляду
viscounts-manuscript-gray_3_virtue = Псалом будівничого
viscounts-manuscript-gray_4_workshop = План майстерні
viscounts-manuscript-gray_4_stone = Книга каменоломні
viscounts-manuscript-gray_5_merchants = Митна книга
viscounts-manuscript-gray_5_resources = Опис комор
viscounts-manuscript-gray_5_builders = Реєстр будівничих
viscounts-manuscript-gray_6_buildings = Літопис будівель
viscounts-manuscript-gray_7_guildhall = План зали гільдії
viscounts-manuscript-black_3_flip = Реєстр боргів
viscounts-manuscript-black_3_resource = Записка роздавача милостині
viscounts-manuscript-black_4_ink = Настанова писареві
viscounts-manuscript-black_4_virtue = Часослов
viscounts-manuscript-black_5_clerics = Список кліриків
viscounts-manuscript-black_5_resources = Десятинна книга
viscounts-manuscript-black_6_manuscripts = Каталог бібліотеки
viscounts-manuscript-black_6_flipped_deeds = Реєстр грамот
viscounts-manuscript-black_7_manuscript = Взірцевий список
viscounts-manuscript-yellow_3_resource = Лист управителя
viscounts-manuscript-yellow_3_flip = Прохання до двору
viscounts-manuscript-yellow_4_virtue = Дзеркало князів
viscounts-manuscript-yellow_4_gold = Королівська книга рахунків
viscounts-manuscript-yellow_5_nobles = Список вельмож
viscounts-manuscript-yellow_5_resources = Опис скарбниці
viscounts-manuscript-yellow_6_flipped_debts = Книга погашених боргів
viscounts-manuscript-yellow_6_workers = Перепис замку
viscounts-manuscript-yellow_7_workers = Велике скликання
viscounts-manuscript-blue_3_hire = Лист про наймання
viscounts-manuscript-blue_3_silver = Ринковий привілей
viscounts-manuscript-blue_4_resources = Опис каравану
viscounts-manuscript-blue_4_destroy = Указ про вигнання
viscounts-manuscript-blue_5_merchants = Список купців
viscounts-manuscript-blue_5_resources = Складський рахунок
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
viscounts-scheme-start_builder_noble = Початкова схема: будівельник, вельможа
viscounts-scheme-start_noble = Початкова схема: вельможа
viscounts-scheme-start_criminal_1 = Початкова схема: злочинець 1
viscounts-scheme-start_builder = Початкова схема: будівельник
viscounts-scheme-start_cleric = Початкова схема: клірик
viscounts-scheme-start_builder_cleric = Початкова схема: будівельник, клірик
viscounts-scheme-start_cleric_noble = Початкова схема: клірик, вельможа
viscounts-scheme-start_criminal_2 = Початкова схема: злочинець 2
viscounts-scheme-future_cleric = Майбутня схема: клірик
viscounts-scheme-future_builder_cleric = Майбутня схема: будівельник, клірик
viscounts-scheme-future_builder = Майбутня схема: будівельник
viscounts-scheme-future_noble = Майбутня схема: вельможа
viscounts-scheme-future_builder_noble = Майбутня схема: будівельник, вельможа
viscounts-scheme-future_cleric_noble = Майбутня схема: клірик, вельможа
viscounts-scheme-future_criminal_1 = Майбутня схема: злочинець 1
viscounts-scheme-future_criminal_2 = Майбутня схема: злочинець 2

## Варіанти

viscounts-variant-automa = Автома
    .text = Хто грає проти вас у соло-грі.
viscounts-variant-automa-cleric = Клірик
    .text = Насамперед переписує манускрипти.
viscounts-variant-automa-builder = Будівельник
    .text = Насамперед будує.
viscounts-variant-automa-noble = Вельможа
    .text = Насамперед розміщує робітників у замку.
viscounts-variant-automa-cards = Збирач карт
    .text = Насамперед перевертає борги та грамоти.
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
viscounts-ribbon_set-ladder = Набори різних закладок

## Запитання

viscounts-ask-choose-pair = Виберіть карту гравця з видатним городянином.
viscounts-ask-destroy-any = Знищити одну зі своїх карт до першого тасування?
viscounts-ask-play-card = Якого городянина зіграти?
viscounts-ask-travel = Куди їде віконт? Карта веде його на { $n ->
      [one] { $n } локацію
      [few] { $n } локації
     *[other] { $n } локацій
    }.
viscounts-ask-choose-action =
    { $n ->
        [0] { $have ->
            [0] Яку дію виконати?
           *[other] Яку дію виконати? Символів доведеться оплатити щонайменше: { NAME($first) } — { $n }, { NAME($second) } — { $have }.
        }
       *[other] Яку дію виконати? Символів доведеться оплатити щонайменше: { NAME($first) } — { $n }, { NAME($second) } — { $have }.
    }
viscounts-ask-dismiss-for = { NAME($action) }: вигнати городянина поряд із віконтом заради символів?
viscounts-ask-choose-exchanges = { NAME($effect) } за { NAME("icon:merchant", $n, form: "n-acc") }: скільки разів? Безплатно: { NAME("icon:merchant", $have, form: "n") }.
viscounts-ask-exchange-again = { NAME($effect) } за { NAME("icon:merchant", $n, form: "n-acc") }: ще раз? Безплатно лишилося: { NAME("icon:merchant", $have, form: "n") }.
viscounts-ask-choose-building = Яку будівлю спорудити? Безплатно: { NAME("icon:builder", $n, form: "n") }; решту треба оплатити.
viscounts-ask-choose-free-building = { NAME($building) }: яке місце відкрити?
viscounts-ask-choose-site = { NAME($slot) }: на який майданчик?
viscounts-ask-choose-link = Завершено кілька зв’язків: який перший?
viscounts-ask-choose-workers = Скільки робітників розмістити? Безплатно: { NAME("icon:noble", $n, form: "n") }; решту треба оплатити.
viscounts-ask-pay = Чим заплатити?
viscounts-ask-hire-adjacent = Найняти городянина поряд із віконтом?
viscounts-ask-hire-anywhere = Кого найняти безплатно?
    .topic = Безплатне наймання
viscounts-ask-take-resource =
    { $n ->
      [1] Який ресурс узяти?
     *[other] Який ресурс узяти? Лишилося взяти: { $n }.
    }
    .topic = Ресурс на ваш вибір
viscounts-ask-take-manuscript = Який манускрипт узяти безплатно?
viscounts-ask-flip-paper = Перевернути борг чи грамоту?
    .topic = Перевертання боргу чи грамоти
viscounts-ask-choose-effect = Який ефект вибрати?
    .topic = Один із кількох ефектів
viscounts-ask-choose-next = Зараз діє кілька ваших ефектів: який перший?
    .topic = Порядок ваших ефектів
viscounts-ask-discard-card =
    { $n ->
      [1] Скинути карту?
     *[other] Скинути карту? Усього можна { $n }.
    }
    .topic = Скидання карти
viscounts-ask-destroy-card =
    { $n ->
      [1] Знищити карту за її срібняки?
     *[other] Знищити карту за її срібняки? Усього можна { $n }.
    }
    .topic = Знищення карти за її срібняки
viscounts-ask-rearrange = У якому порядку зліва направо покласти карти планшета?
    .topic = Переставляння карт планшета
viscounts-ask-choose-section = У яку секцію розмістити { NAME("resource:worker", $n, form: "n-acc") }?
viscounts-ask-choose-rise = З якої секції робітник підіймається першим?
viscounts-ask-castle-move = Пересунути робітника в сусідню секцію?
    .topic = Переміщення вашого робітника в замку
viscounts-ask-choose-spread = Тут лишився тільки один ваш робітник: { NAME($section) }. Куди він відходить?
    .topic = Куди відходить ваш останній робітник секції
viscounts-ask-choose-trim = Тісно { NAME($tier, form: "in") } { NAME($section, form: "gen") }. Чий робітник відходить?

## Вибір

viscounts-do-draft = { NAME($card) } і { NAME($hero) }
viscounts-do-play = Зіграти карту «{ NAME($card) }»
viscounts-do-move =
    { $n ->
      [0] Їхати { NAME($location, form: "into") }
     *[other] Їхати { NAME($location, form: "into") }, за { NAME("resource:silver", $n, form: "n-acc") }
    }
viscounts-do-act = { NAME($action) }
viscounts-do-act-dismissing = { NAME($action) }; вигнати { NAME($card, form: "acc") } за { NAME("resource:silver", $n, form: "n-acc") }; ефект: { NAME($effects, form: "n") }
viscounts-do-act-dismissing-printed = { viscounts-do-act-dismissing }
viscounts-do-no-action = Без дії
viscounts-do-dismiss = Вигнати { NAME($card, form: "acc") } за { NAME("resource:silver", $n, form: "n-acc") }; ефект: { NAME($effects, form: "n") }
viscounts-do-dismiss-printed = Вигнати { NAME($card, form: "acc") } за { NAME("resource:silver", $n, form: "n-acc") }; ефект: { NAME($effects, form: "n") }
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
viscounts-do-enough = Більше не міняти
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
      [0] Найняти { NAME($card, form: "acc") }
     *[other] Найняти { NAME($card, form: "acc") } за { NAME("resource:silver", $n, form: "n-acc") }
    }
viscounts-do-hire-nobody = Нікого не наймати
viscounts-do-take = { NAME($resource) }
viscounts-do-take-manuscript = { NAME($manuscript) }
viscounts-do-flip = { NAME($paper, form: "flip") }
viscounts-do-choose = Вибрати: { NAME($effects, form: "n") }
viscounts-do-next-card = Спершу: { NAME($card) }
viscounts-do-next-slot = Спершу: { NAME($slot) }
viscounts-do-discard = Скинути карту «{ NAME($card) }»
viscounts-do-discard-top = Скинути верхню карту колоди наосліп
viscounts-do-destroy = Знищити карту «{ NAME($card) }»
viscounts-do-destroy-top = Знищити верхню карту колоди наосліп
viscounts-do-keep = Залишити карти
viscounts-do-arrange = { NAME($cards) }
viscounts-do-section = { NAME($section) }
viscounts-do-rise = { NAME($section) }
viscounts-do-step = Пересунути { NAME($section, form: "from") } { NAME($target, form: "into") }
viscounts-do-stay = Нікого не рухати
viscounts-do-trim = Робітник: { $owner }

## Журнал

viscounts-event-first-player = Перший гравець — { $seat }.
viscounts-event-drafted = { $seat } бере { NAME($card, form: "acc") } і { NAME($hero, form: "acc") }.
viscounts-event-starts-at = { $seat } починає { NAME($location, form: "in") }.
viscounts-event-deck = { $seat } тасує першу колоду.
viscounts-event-left-over = Пара, що лишилася, повертається в коробку: { NAME($card) } і { NAME($hero) }.
viscounts-event-stacks = На карті «Злидні» — { NAME("resource:debt", $debts, form: "n") }, на карті «Достаток» — { NAME("resource:deed", $deeds, form: "n") }.
viscounts-event-round = Раунд { $n }
viscounts-event-turn = Ходить { $seat }
viscounts-event-dropped = { $seat } скидає з планшета карту «{ NAME($card) }».
viscounts-event-played = { $seat } грає карту «{ NAME($card) }».
viscounts-event-played-blind = { $seat } грає наосліп карту «{ NAME($card) }».
viscounts-event-drew =
    { $seat } бере { $n ->
      [one] { $n } карту
      [few] { $n } карти
     *[other] { $n } карт
    }.
viscounts-event-drew-card = { $seat } бере карту «{ NAME($card) }».
viscounts-event-drew-nothing = { $seat } не бере карт.
viscounts-event-shuffled = { $seat } тасує скид.
viscounts-event-discarded = { $seat } скидає карту «{ NAME($card) }».
viscounts-event-discarded-top = { $seat } скидає наосліп верхню карту колоди: «{ NAME($card) }».
viscounts-event-destroyed = { $seat } знищує карту «{ NAME($card) }».
viscounts-event-destroyed-top = { $seat } знищує наосліп верхню карту колоди: «{ NAME($card) }».
viscounts-event-destroyed-in-setup = { viscounts-event-destroyed }
viscounts-event-arranged = { $seat } переставляє карти на планшеті.
viscounts-event-dismissed = { $seat } виганяє { NAME($card, form: "acc") }.
viscounts-event-dismissed-printed = { $seat } виганяє { NAME($card, form: "acc") }.
viscounts-event-hired = { $seat } наймає { NAME($card, form: "acc") }.
viscounts-event-next-townsfolk = { NAME($segment) }: тепер зверху карта «{ NAME($card) }».
viscounts-event-transcribed = { $seat } переписує манускрипт «{ NAME($manuscript) }».
viscounts-event-copied = { $seat } переписує заради ефекту { NAME($manuscript) }.
viscounts-event-next-manuscript = { NAME($segment) }: тепер зверху манускрипт «{ NAME($manuscript) }».
viscounts-event-bonus = { $seat } бере { NAME($bonus, form: "acc") }.
viscounts-event-moved = { $seat } їде { NAME($location, form: "into") }.
viscounts-event-acts = { $seat } вирішує { NAME($action, form: "to") }.
viscounts-event-passed = { $seat } обходиться без дії.
viscounts-event-kept-townsfolk = { $seat } нікого не виганяє.
viscounts-event-stopped-trading = { $seat } більше не міняє.
viscounts-event-declined = { $seat } не користується можливістю «{ NAME($effect) }».
viscounts-event-fizzled = { $seat }: «{ NAME($effect) }» зараз нічого не дає.
viscounts-event-unmet = { $seat }: умову про злочинців не виконано, «{ NAME($effect) }» не дається.
viscounts-event-hired-nobody = { $seat } нікого не наймає.
viscounts-event-cannot-hire = { $seat } не може найняти { NAME($card, form: "acc") } (ціна: { NAME("resource:silver", $n, form: "n") }).
viscounts-event-nobody-to-hire = { NAME($segment) }: стос порожній, немає кого наймати ({ $seat }).
viscounts-event-gained = { $seat } отримує { NAME($resource, $n, form: "n-acc") }.
viscounts-event-paid = { $seat } витрачає { NAME($resource, $n, form: "n-acc") }.
viscounts-event-gained-from-stack = { viscounts-event-gained }
viscounts-event-paid-debt = { $seat } сплачує борг.
viscounts-event-approved-deed = { $seat } засвідчує грамоту.
viscounts-event-gained-on-track = { viscounts-event-gained }
viscounts-event-collides = { $seat }: зіткнення на клітинці { $n }.
viscounts-event-reset = { $seat }: фішки повертаються на краї шкали.
viscounts-event-built = { $seat } споруджує { NAME($building, form: "acc") } { NAME($site, form: "in") }.
viscounts-event-linked = { NAME($link) }: з’єднано будівлі ({ $seat } і { $owner }).
viscounts-event-linked-own = { NAME($link) }: з’єднано дві свої будівлі ({ $seat }).
viscounts-event-placed = { $seat } розміщує { NAME("resource:worker", $n, form: "n-acc") } { NAME($section, form: "in") }.
viscounts-event-rose = { $seat }: робітник підіймається на { NAME("tier:second", form: "acc") } { NAME($section, form: "gen") }.
viscounts-event-rose-to-third = { $seat }: робітник підіймається { NAME($section, form: "from") } на { NAME("tier:third", form: "acc") }.
viscounts-event-spread = { $seat }: робітник переходить { NAME($section, form: "from") } { NAME($target, form: "into") }.
viscounts-event-trimmed = { $seat } відсилає робітника додому { NAME("tier:first", form: "from") } { NAME($section, form: "gen") }; чий робітник: { $owner }.
viscounts-event-trimmed-second = { $seat } відсилає робітника додому { NAME("tier:second", form: "from") } { NAME($section, form: "gen") }; чий робітник: { $owner }.
viscounts-event-leads = { $seat } очолює замок.
viscounts-event-overtakes = { $seat } очолює замок; попередній очільник: { $loser }.
viscounts-event-uncovered = Відкрито карту «{ NAME($stack) }».
viscounts-event-last-round = Раунд { $n } буде останнім.
viscounts-event-divided = Розділене королівство: очки дадуть обидві карти.
viscounts-event-final = Гру закінчено, підраховують очки.
viscounts-event-points = { NAME($category) }: { $seat } отримує { NAME("resource:point", $n, form: "n-acc") }.
viscounts-event-lost-points = { NAME($category) }: { $seat } втрачає { NAME("resource:point", $n, form: "n-acc") }.
viscounts-event-automa-sits = Проти вас грає { NAME($automa) }.
viscounts-event-automa-scheme = { $seat } відкриває карту «{ NAME($scheme) }».
viscounts-event-automa-drops-scheme = { $seat } скидає карту «{ NAME($scheme) }».
viscounts-event-automa-gains-scheme = { $seat } отримує карту «{ NAME($scheme) }».
viscounts-event-automa-shows-scheme = { $seat } відкриває затасовану наосліп карту «{ NAME($scheme) }».
viscounts-event-automa-shuffles = { $seat } тасує скинуті схеми.
viscounts-event-automa-tries = { $seat } пробує { NAME($action, form: "to") }.
viscounts-event-automa-cannot-pay = { $seat } не може { NAME($action, form: "to") }: потрібно символів і ресурсів: { $n }, є: { $have }.
viscounts-event-automa-cannot = { $seat } не може { NAME($action, form: "to") }.
viscounts-event-automa-instead = { $seat }: «{ NAME($effect) }» замінюється на «{ NAME($other) }».

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
viscounts-board-track-automa = Автома під час свого зіткнення: { $effect }.
viscounts-board-start-location = Початок на локації { $n }.
viscounts-board-tier-room = Секція вміщує робітників: { $n }; один підіймається, коли своїх там { $have }.

## Чому не можна

viscounts-why-too-far = Шлях туди коштує { NAME("resource:silver", $n, form: "n-acc") }; у вас { $have }.
viscounts-why-outer-road = { NAME($action) }: лише на зовнішній дорозі, а віконт на внутрішній.
viscounts-why-inner-road = { NAME($action) }: лише на внутрішній дорозі, а віконт на зовнішній.
viscounts-why-too-few-icons = Потрібно: { NAME($icon, $n, form: "n") }; ви можете набрати { $have }.
viscounts-why-too-few-with = Потрібно: { NAME($icon, $n, form: "n") }; навіть вигнавши { NAME($card, form: "acc") }, ви наберете { $have }.
viscounts-why-too-few-with-printed = { viscounts-why-too-few-with }
viscounts-why-no-free-site = На цьому березі немає вільного майданчика.
viscounts-why-all-built = Усі дев’ять будівель споруджено.
viscounts-why-no-workers = У запасі не лишилося робітників.
viscounts-why-too-few-workers = У запасі лише { NAME("resource:worker", $have, form: "n") }, а потрібно { $n }.
viscounts-why-site-taken = Майданчик зайнято: { $owner }.
viscounts-why-other-bank = Віконтові звідси не дістатися цього майданчика.
viscounts-why-silver-missing = Коштує { NAME("resource:silver", $n, form: "n-acc") }; у вас { $have }.
viscounts-why-must-dismiss = Без вигнання символів лише { $have } з { $n }. Виберіть дію разом із вигнанням.
viscounts-why-already-built = Цієї будівлі вже немає на планшеті.
viscounts-why-three-cards = У вас має лишитися щонайменше три карти.
viscounts-why-no-cards-left = Колода й скид порожні.
viscounts-why-wrong-cost = Коштує { $n }; узяти можна лише за 3 або 4.
viscounts-why-nothing-to-flip = Такої карти для перевертання немає.
viscounts-why-nobody-there = Ваших робітників немає { NAME($section, form: "in") }.
viscounts-why-not-three = Ваших робітників там: { $n }; потрібно троє.

## On the board in the browser

viscounts-term-own-board = Мій планшет
viscounts-term-kingdom = Королівство
viscounts-term-players = Гравці
viscounts-term-details = Докладно
viscounts-term-status = Хід гри
viscounts-term-round = Раунд { $n }
viscounts-term-set-up = Приготування
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
viscounts-term-offers = Карти гравців і видатні городяни
viscounts-term-points-so-far = Очки зараз: { $n }
viscounts-term-points = Очки зараз
viscounts-term-slots = Споруджено будівель: { $n }
viscounts-term-covered = Поки закрито будівлею.
viscounts-term-uncovered = Відкрито: діє постійно.
viscounts-term-building-text = Потрібно: { $icons }. Очки за одну, дві, три: { $points }.
viscounts-term-slot-step = Безплатні додаткові кроки: { $n }.
viscounts-term-slot-dismiss = Вигнання коштує { NAME("resource:silver", $n, form: "n-acc") }.
viscounts-term-slot-hand = Ліміт карт на руці більший на { $n }.
viscounts-term-in-supply = У запасі.
viscounts-term-workers-supply = Робітники в запасі
viscounts-term-track = Порочність на клітинці { $corruption }, доброчестя на клітинці { $virtue }
viscounts-term-track-space = Зіткнення на клітинці { $n }
viscounts-term-track-above = Чиї фішки зіткнулися: { $effect }.
viscounts-term-track-below = Усі інші: { $effect }.
viscounts-term-cost = Срібняки й кроки: { $n }.
viscounts-term-cost-dismiss = Ціна вигнання в срібняках: { $n }.
viscounts-term-needs = Потрібно кліриків: { $n }.
viscounts-term-at-end = Наприкінці гри: { $effect }
viscounts-term-below = Карт під нею: { $n }.
viscounts-term-on-hire = Під час наймання чи вигнання: { $effect }
viscounts-term-on-dismiss = Під час вигнання: { $effect }
viscounts-term-timing-instant = Коли зіграна: { $effect }
viscounts-term-timing-dropoff = Коли сходить із планшета: { $effect }
viscounts-term-timing-ongoing = Поки на планшеті: { $effect }
viscounts-term-funding = { $action }: { $pays } → { $icons }, скільки завгодно разів
viscounts-term-funding-once = { $action }: { $pays } → { $icons }, не більше { $n ->
        [1] одного разу
       *[other] { $n } разів
    }
viscounts-term-or = { " " }або{ " " }
viscounts-term-if-criminals = зі злочинцями на планшеті: { $effect }
viscounts-term-if-no_criminals = без злочинців на планшеті: { $effect }
viscounts-term-when-own_trade = після дії «Торгівля»: { $effect }
viscounts-term-when-own_build = після дії «Спорудження будівлі»: { $effect }
viscounts-term-when-own_place = після дії «Розміщення робітників»: { $effect }
viscounts-term-when-own_transcribe = після дії «Переписання манускрипту»: { $effect }
viscounts-term-when-collision = під час зіткнення в будь-якого гравця: { $effect }
viscounts-term-when-own_debt_flip = за кожен свій перевернутий борг: { $effect }
viscounts-term-when-own_debt_gain = за кожен отриманий борг: { $effect }
viscounts-term-when-own_hire = під час кожного наймання: { $effect }
viscounts-term-when-own_flip = за кожне перевертання: { $effect }
viscounts-term-when-own_scheme = за кожну майбутню схему: { $effect }
viscounts-term-when-own_shuffle = за кожне тасування: { $effect }
viscounts-term-per-building =
    { $n ->
        [1] { $effect } за кожну будівлю
        [few] { $effect } за кожні { $n } будівлі
       *[other] { $effect } за кожні { $n } будівель
    }
viscounts-term-per-manuscript =
    { $n ->
        [1] { $effect } за кожен манускрипт
        [few] { $effect } за кожні { $n } манускрипти
       *[other] { $effect } за кожні { $n } манускриптів
    }
viscounts-term-per-worker_in_castle =
    { $n ->
        [1] { $effect } за кожного робітника в замку
        [few] { $effect } за кожних { $n } робітників у замку
       *[other] { $effect } за кожних { $n } робітників у замку
    }
viscounts-term-per-flipped_debt =
    { $n ->
        [1] { $effect } за кожен сплачений борг
        [few] { $effect } за кожні { $n } сплачені борги
       *[other] { $effect } за кожні { $n } сплачених боргів
    }
viscounts-term-per-flipped_deed =
    { $n ->
        [1] { $effect } за кожну засвідчену грамоту
        [few] { $effect } за кожні { $n } засвідчені грамоти
       *[other] { $effect } за кожні { $n } засвідчених грамот
    }
viscounts-term-per-resource =
    { $n ->
        [1] { $effect } за кожен ресурс
        [few] { $effect } за кожні { $n } ресурси
       *[other] { $effect } за кожні { $n } ресурсів
    }
viscounts-term-per-icon_merchant =
    { $n ->
        [1] { $effect } за кожного купця
        [few] { $effect } за кожних { $n } купців
       *[other] { $effect } за кожних { $n } купців
    }
viscounts-term-per-icon_builder =
    { $n ->
        [1] { $effect } за кожного будівельника
        [few] { $effect } за кожних { $n } будівельників
       *[other] { $effect } за кожних { $n } будівельників
    }
viscounts-term-per-icon_noble =
    { $n ->
        [1] { $effect } за кожного вельможу
        [few] { $effect } за кожних { $n } вельмож
       *[other] { $effect } за кожних { $n } вельмож
    }
viscounts-term-per-icon_cleric =
    { $n ->
        [1] { $effect } за кожного клірика
        [few] { $effect } за кожних { $n } кліриків
       *[other] { $effect } за кожних { $n } кліриків
    }
viscounts-term-per-icon_criminal =
    { $n ->
        [1] { $effect } за кожного злочинця
        [few] { $effect } за кожних { $n } злочинців
       *[other] { $effect } за кожних { $n } злочинців
    }
viscounts-term-exchange = Торгівля: { $icons } → { $effect }.
viscounts-term-stand-here = Тут: { $names }.
viscounts-term-section-gives = Підйом на другий ярус дає: { $effect }.
viscounts-term-tier-points = Кожен робітник: { $points }.
viscounts-term-tier-trimmed = Власникові відісланого звідси робітника: { $effect }.
viscounts-term-tier-enter = Вхід дає: { $effect }.
viscounts-term-leader-text = { $points }; ліміт карт на руці: +{ $n }.
viscounts-term-stack-left = Зверху ще лежить: { $papers }.
viscounts-term-bonus-text = Першому, хто має стільки манускриптів із цією закладкою: { $n }. Дає: { $effect }.
viscounts-term-schemes = Схеми, зліва направо
viscounts-term-scheme-pile = Колода схем
viscounts-term-future-schemes = Ще не відкриті майбутні схеми
viscounts-term-scheme-text = Кроки: { $n }. Символи: { $icons }. Ефект: { $effect }. Пробує: { $attempts }.
viscounts-term-priority = Які ресурси бере
viscounts-term-value-neutral = посполитий городянин
viscounts-term-value-starting = початкова карта
viscounts-term-value-hero = видатний городянин
viscounts-term-value-future = майбутня схема
viscounts-term-value-small = 1–2 гравці
viscounts-term-value-large = 3–4 гравці
viscounts-term-value-left = лівий
viscounts-term-value-right = правий
viscounts-term-value-instant = коли зіграна
viscounts-term-value-dropoff = коли сходить із планшета
viscounts-term-value-ongoing = поки на планшеті
viscounts-term-value-none = без властивості
