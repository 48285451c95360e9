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
    .to = торговать
viscounts-action-build = Постройка здания
    .to = построить здание
viscounts-action-place = Размещение рабочих
    .to = разместить рабочих
viscounts-action-transcribe = Переписывание манускрипта
    .to = переписать манускрипт
viscounts-action-flip = Переворот долга или грамоты
    .to = перевернуть долг или грамоту

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
    .does = уплачивает долг
viscounts-paper-deed = Полученная грамота
viscounts-paper-deed_flipped = Заверенная грамота
    .does = заверяет грамоту
viscounts-leader-castle_leader = Глава замка
    .text = 5 очков и предел руки больше на один.
viscounts-bonus-gray = Бонусная карта духовенства (серая)
    .text = 1 строитель; 3 очка.
viscounts-bonus-black = Бонусная карта духовенства (чёрная)
    .text = 1 клирик; 3 очка.
viscounts-bonus-yellow = Бонусная карта духовенства (жёлтая)
    .text = 1 вельможа; 3 очка.
viscounts-bonus-blue = Бонусная карта духовенства (синяя)
    .text = 2 купца; 3 очка.

## Поле

viscounts-segment-coast = Побережье
viscounts-location-coast_left = Побережье, слева (1)
viscounts-location-coast_right = Побережье, справа (2)
viscounts-location-coast_inner = Побережье, внутренняя дорога
viscounts-site-coast_small_1 = Побережье, площадка 1
    .text = Получите 1 фишку золота.
viscounts-site-coast_small_2 = Побережье, площадка 2
    .text = Наймите горожанина бесплатно.
viscounts-site-coast_small_3 = Побережье, площадка 3
    .text = Переверните долг или грамоту.
viscounts-site-coast_small_4 = Побережье, площадка 4
    .text = Можете уничтожить карту.
viscounts-site-coast_large_1 = Побережье, площадка 1
    .text = Получите 1 чернильницу.
viscounts-site-coast_large_2 = Побережье, площадка 2
    .text = Наймите горожанина бесплатно.
viscounts-site-coast_large_3 = Побережье, площадка 3
    .text = Получите 1 ресурс на выбор.
viscounts-site-coast_large_4 = Побережье, площадка 4
    .text = Переверните долг или грамоту.
viscounts-site-coast_large_5 = Побережье, площадка 5
    .text = Можете уничтожить карту.
viscounts-link-coast_small_1_2 = Побережье, связь 1–2
    .text = Получите 1 очко добродетели.
viscounts-link-coast_small_3_4 = Побережье, связь 3–4
    .text = Получите 1 чернильницу.
viscounts-link-coast_small_4_next = Побережье, связь 4 со следующим сегментом
    .text = Можете передвинуть рабочего в замке.
viscounts-link-coast_large_1_2 = Побережье, связь 1–2
    .text = Получите 1 очко добродетели.
viscounts-link-coast_large_3_4 = Побережье, связь 3–4
    .text = Получите 1 долг.
viscounts-link-coast_large_4_5 = Побережье, связь 4–5
    .text = Можете передвинуть рабочего в замке.
viscounts-link-coast_large_5_next = Побережье, связь 5 со следующим сегментом
    .text = Получите 1 очко добродетели.
viscounts-printed_townsfolk-coast = печатный горожанин (Побережье)
    .text = 1 купец. При найме или изгнании: получите 1 очко добродетели.
viscounts-printed_manuscript-coast = печатный манускрипт (Побережье)
    .text = Получите 1 грамоту.
viscounts-segment-foothills = Предгорья
viscounts-location-foothills_left = Предгорья, слева (3)
viscounts-location-foothills_right = Предгорья, справа (4)
viscounts-location-foothills_inner = Предгорья, внутренняя дорога
viscounts-site-foothills_small_1 = Предгорья, площадка 1
    .text = Получите 1 чернильницу.
viscounts-site-foothills_small_2 = Предгорья, площадка 2
    .text = Получите 1 камень.
viscounts-site-foothills_small_3 = Предгорья, площадка 3
    .text = Наймите горожанина бесплатно.
viscounts-site-foothills_small_4 = Предгорья, площадка 4
    .text = Можете уничтожить карту.
viscounts-site-foothills_large_1 = Предгорья, площадка 1
    .text = Получите 1 чернильницу.
viscounts-site-foothills_large_2 = Предгорья, площадка 2
    .text = Получите 1 камень.
viscounts-site-foothills_large_3 = Предгорья, площадка 3
    .text = Получите 1 грамоту.
viscounts-site-foothills_large_4 = Предгорья, площадка 4
    .text = Наймите горожанина бесплатно.
viscounts-site-foothills_large_5 = Предгорья, площадка 5
    .text = Переверните долг или грамоту.
viscounts-link-foothills_small_1_2 = Предгорья, связь 1–2
    .text = Получите 2 серебряные монеты.
viscounts-link-foothills_small_3_4 = Предгорья, связь 3–4
    .text = Получите 1 очко добродетели.
viscounts-link-foothills_small_4_next = Предгорья, связь 4 со следующим сегментом
    .text = Получите 1 фишку золота.
viscounts-link-foothills_large_1_2 = Предгорья, связь 1–2
    .text = Получите 2 серебряные монеты.
viscounts-link-foothills_large_2_3 = Предгорья, связь 2–3
    .text = Получите 1 долг.
viscounts-link-foothills_large_4_5 = Предгорья, связь 4–5
    .text = Можете уничтожить карту.
viscounts-link-foothills_large_5_next = Предгорья, связь 5 со следующим сегментом
    .text = Получите 1 фишку золота.
viscounts-printed_townsfolk-foothills = печатный горожанин (Предгорья)
    .text = 1 строитель. При найме или изгнании: получите 1 очко добродетели.
viscounts-printed_manuscript-foothills = печатный манускрипт (Предгорья)
    .text = Получите 2 ресурса на выбор.
viscounts-segment-forest = Лес
viscounts-location-forest_left = Лес, слева (5)
viscounts-location-forest_right = Лес, справа (6)
viscounts-location-forest_inner = Лес, внутренняя дорога
viscounts-site-forest_small_1 = Лес, площадка 1
    .text = Получите 1 очко добродетели.
viscounts-site-forest_small_2 = Лес, площадка 2
    .text = Получите 1 чернильницу.
viscounts-site-forest_small_3 = Лес, площадка 3
    .text = Получите 1 грамоту.
viscounts-site-forest_small_4 = Лес, площадка 4
    .text = Получите 1 камень.
viscounts-site-forest_large_1 = Лес, площадка 1
    .text = Получите 1 очко добродетели.
viscounts-site-forest_large_2 = Лес, площадка 2
    .text = Получите 1 фишку золота.
viscounts-site-forest_large_3 = Лес, площадка 3
    .text = Можете переставить карты планшета.
viscounts-site-forest_large_4 = Лес, площадка 4
    .text = Переверните долг или грамоту.
viscounts-site-forest_large_5 = Лес, площадка 5
    .text = Получите 1 камень.
viscounts-link-forest_small_2_3 = Лес, связь 2–3
    .text = Получите 1 очко добродетели.
viscounts-link-forest_small_4_next = Лес, связь 4 со следующим сегментом
    .text = Получите 1 очко добродетели.
viscounts-link-forest_large_1_2 = Лес, связь 1–2
    .text = Переверните долг или грамоту.
viscounts-link-forest_large_2_3 = Лес, связь 2–3
    .text = Получите 1 очко добродетели.
viscounts-link-forest_large_4_5 = Лес, связь 4–5
    .text = Получите 1 очко добродетели.
viscounts-link-forest_large_5_next = Лес, связь 5 со следующим сегментом
    .text = Наймите горожанина бесплатно.
viscounts-printed_townsfolk-forest = печатный горожанин (Лес)
    .text = 1 преступник. При найме или изгнании: получите 1 очко порочности.
viscounts-printed_manuscript-forest = печатный манускрипт (Лес)
    .text = Получите 1 очко добродетели и 1 ресурс на выбор.
viscounts-segment-lakeside = Озёрный край
viscounts-location-lakeside_left = Озёрный край, слева (7)
viscounts-location-lakeside_right = Озёрный край, справа (8)
viscounts-location-lakeside_inner = Озёрный край, внутренняя дорога
viscounts-site-lakeside_small_1 = Озёрный край, площадка 1
    .text = Получите 1 грамоту.
viscounts-site-lakeside_small_2 = Озёрный край, площадка 2
    .text = Можете уничтожить карту.
viscounts-site-lakeside_small_3 = Озёрный край, площадка 3
    .text = Переверните долг или грамоту.
viscounts-site-lakeside_small_4 = Озёрный край, площадка 4
    .text = Получите 1 фишку золота.
viscounts-site-lakeside_large_1 = Озёрный край, площадка 1
    .text = Получите 1 грамоту.
viscounts-site-lakeside_large_2 = Озёрный край, площадка 2
    .text = Получите 1 чернильницу.
viscounts-site-lakeside_large_3 = Озёрный край, площадка 3
    .text = Можете уничтожить карту.
viscounts-site-lakeside_large_4 = Озёрный край, площадка 4
    .text = Получите 1 ресурс на выбор.
viscounts-site-lakeside_large_5 = Озёрный край, площадка 5
    .text = Получите 1 фишку золота.
viscounts-link-lakeside_small_2_3 = Озёрный край, связь 2–3
    .text = Можете передвинуть рабочего в замке.
viscounts-link-lakeside_small_3_4 = Озёрный край, связь 3–4
    .text = Получите 1 долг.
viscounts-link-lakeside_small_4_next = Озёрный край, связь 4 со следующим сегментом
    .text = Получите 1 очко добродетели.
viscounts-link-lakeside_large_2_3 = Озёрный край, связь 2–3
    .text = Наймите горожанина бесплатно.
viscounts-link-lakeside_large_3_4 = Озёрный край, связь 3–4
    .text = Можете передвинуть рабочего в замке.
viscounts-link-lakeside_large_4_5 = Озёрный край, связь 4–5
    .text = Получите 1 очко добродетели.
viscounts-link-lakeside_large_5_next = Озёрный край, связь 5 со следующим сегментом
    .text = Получите 1 чернильницу.
viscounts-printed_townsfolk-lakeside = печатный горожанин (Озёрный край)
    .text = 1 клирик. При найме или изгнании: получите 1 очко добродетели.
viscounts-printed_manuscript-lakeside = печатный манускрипт (Озёрный край)
    .text = Получите 2 очка добродетели.
viscounts-segment-mountains = Горы
viscounts-location-mountains_left = Горы, слева (9)
viscounts-location-mountains_right = Горы, справа (10)
viscounts-location-mountains_inner = Горы, внутренняя дорога
viscounts-site-mountains_small_1 = Горы, площадка 1
    .text = Переверните долг или грамоту.
viscounts-site-mountains_small_2 = Горы, площадка 2
    .text = Можете переставить карты планшета.
viscounts-site-mountains_small_3 = Горы, площадка 3
    .text = Получите 1 ресурс на выбор.
viscounts-site-mountains_small_4 = Горы, площадка 4
    .text = Получите 1 очко добродетели.
viscounts-site-mountains_large_1 = Горы, площадка 1
    .text = Можете переставить карты планшета.
viscounts-site-mountains_large_2 = Горы, площадка 2
    .text = Переверните долг или грамоту.
viscounts-site-mountains_large_3 = Горы, площадка 3
    .text = Получите 1 фишку золота.
viscounts-site-mountains_large_4 = Горы, площадка 4
    .text = Получите 1 грамоту.
viscounts-site-mountains_large_5 = Горы, площадка 5
    .text = Получите 1 очко добродетели.
viscounts-link-mountains_small_2_3 = Горы, связь 2–3
    .text = Получите 1 грамоту.
viscounts-link-mountains_small_3_4 = Горы, связь 3–4
    .text = Получите 1 камень.
viscounts-link-mountains_small_4_next = Горы, связь 4 со следующим сегментом
    .text = Можете переставить карты планшета.
viscounts-link-mountains_large_1_2 = Горы, связь 1–2
    .text = Получите 2 серебряные монеты.
viscounts-link-mountains_large_2_3 = Горы, связь 2–3
    .text = Получите 1 грамоту.
viscounts-link-mountains_large_3_4 = Горы, связь 3–4
    .text = Получите 1 очко добродетели.
viscounts-link-mountains_large_5_next = Горы, связь 5 со следующим сегментом
    .text = Можете переставить карты планшета.
viscounts-printed_townsfolk-mountains = печатный горожанин (Горы)
    .text = 1 вельможа. При найме или изгнании: получите 1 очко добродетели.
viscounts-printed_manuscript-mountains = печатный манускрипт (Горы)
    .text = Переверните долг или грамоту.
viscounts-section-ink_stone = Секция чернильницы и камня
    .text = Получите 1 чернильницу и 1 камень.
viscounts-section-flip = Секция переворота
    .text = Переверните долг или грамоту.
viscounts-section-gold_move = Секция золота или перемещения
    .text = Получите 1 фишку золота либо передвиньте рабочего в замке.
viscounts-section-hire_destroy = Секция найма или уничтожения
    .text = Наймите горожанина бесплатно либо уничтожьте карту.
viscounts-section-virtue = Секция добродетели
    .text = Получите 2 очка добродетели.
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
    .text = Виконт может пройти на локацию дальше бесплатно.
viscounts-slot-trading_post_2 = Фактория, место 2
    .text = Любое изгнание стоит 1 серебряную монету.
viscounts-slot-trading_post_3 = Фактория, место 3
    .text = 2 купца.
viscounts-building-guildhall = Зал гильдии
    .acc = зал гильдии
viscounts-slot-guildhall_1 = Зал гильдии, место 1
    .text = 1 строитель.
viscounts-slot-guildhall_2 = Зал гильдии, место 2
    .text = 1 вельможа.
viscounts-slot-guildhall_3 = Зал гильдии, место 3
    .text = 1 клирик.
viscounts-building-workshop = Мастерская
    .acc = мастерскую
viscounts-slot-workshop_1 = Мастерская, место 1
    .text = При каждом найме: можете сбросить карту.
viscounts-slot-workshop_2 = Мастерская, место 2
    .text = При столкновении у любого игрока, без преступников: получите 1 очко добродетели.
viscounts-slot-workshop_3 = Мастерская, место 3
    .text = Предел руки больше на один.
viscounts-space-left = Левая клетка
viscounts-space-middle = Средняя клетка
viscounts-space-right = Правая клетка
viscounts-player_card-card_1 = Карта игрока 1
    .text = Получите 1 камень, 2 чернильницы, 8 серебряных монет, 2 грамоты и 1 долг. Получите 1 очко добродетели.
viscounts-player_card-card_2 = Карта игрока 2
    .text = Получите 2 ресурса на выбор, 6 серебряных монет, 3 грамоты и 1 долг. Переверните грамоту.
viscounts-player_card-card_3 = Карта игрока 3
    .text = Получите 1 фишку золота, 1 чернильницу, 5 серебряных монет, 1 грамоту и 1 долг. Наймите горожанина бесплатно.
viscounts-player_card-card_4 = Карта игрока 4
    .text = Получите 2 фишки золота, 1 камень, 7 серебряных монет, 1 грамоту и 2 долга. Переверните долг.
viscounts-player_card-card_5 = Карта игрока 5
    .text = Получите 1 фишку золота, 1 камень, 4 серебряные монеты, 1 грамоту и 1 долг. Разместите 2 рабочих бесплатно.
viscounts-player_card-card_6 = Карта игрока 6
    .text = Получите 1 чернильницу, 3 серебряные монеты, 1 грамоту и 1 долг. Возьмите видимый манускрипт за 3 или 4.
viscounts-player_card-card_7 = Карта игрока 7
    .text = Получите 1 фишку золота, 2 чернильницы, 8 серебряных монет, 2 грамоты и 2 долга. Получите 1 очко добродетели.
viscounts-player_card-card_8 = Карта игрока 8
    .text = Получите 1 ресурс на выбор, 1 серебряную монету, 1 грамоту и 1 долг. Постройте факторию бесплатно у своего виконта.
viscounts-player_card-card_9 = Карта игрока 9
    .text = Получите 2 камня, 5 серебряных монет, 1 грамоту и 1 долг. Можете уничтожить любую свою карту.
viscounts-player_card-card_10 = Карта игрока 10
    .text = Получите 1 камень, 1 фишку золота, 1 чернильницу, 10 серебряных монет, 1 грамоту и 2 долга. Получите 2 очка порочности.

## Горожане

viscounts-townsfolk-acolyte = Прислужник
    .text = 1 клирик, 1 купец. Когда сходит с планшета: переверните долг или грамоту. При найме или изгнании: можете сбросить карту.
viscounts-townsfolk-antagonist = Соперница
    .text = 2 преступника. При розыгрыше: получите 1 долг. При найме или изгнании: получите 1 очко порочности.
viscounts-townsfolk-architect = Зодчий
    .text = 1 строитель, 1 купец. При розыгрыше: переставьте карты планшета либо сбросьте до 2 карт. При найме или изгнании: можете переставить карты планшета.
viscounts-townsfolk-aristocrat = Аристократка
    .text = 1 вельможа, 1 купец. При розыгрыше: уничтожьте карту либо сбросьте карту. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-artisan = Ремесленник
    .text = 1 строитель, 1 купец. Когда сходит с планшета: переверните долг или грамоту. При найме или изгнании: можете сбросить карту.
viscounts-townsfolk-artist = Художник
    .text = 1 вельможа. Для размещения рабочих одна фишка золота считается за двоих. При найме или изгнании: можете сбросить карту.
viscounts-townsfolk-benefactor = Благодетель
    .text = 2 купца. Для размещения рабочих каждые два купца считаются за вельможу. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-bishop = Епископ
    .text = 2 клирика. После переписывания: получите 1 очко порочности. При найме или изгнании: получите 1 долг.
viscounts-townsfolk-charlatan = Шарлатан
    .text = 2 строителя. После постройки: получите 1 очко порочности. При найме или изгнании: получите 1 долг.
viscounts-townsfolk-chevalier = Шевалье
    .text = 1 вельможа, 1 купец. Когда сходит с планшета: переверните долг или грамоту. При найме или изгнании: можете сбросить карту.
viscounts-townsfolk-clergyman = Священнослужитель
    .text = 1 клирик, 1 купец. Для переписывания 2 серебряные монеты платят за клирика. При найме или изгнании: можете переставить карты планшета.
viscounts-townsfolk-conspirator = Заговорщик
    .text = 1 преступник. Когда сходит с планшета: получите 1 очко добродетели. При найме или изгнании: можете сбросить карту.
viscounts-townsfolk-courier = Курьер
    .text = 3 купца. При розыгрыше: уничтожьте карту либо сбросьте до 2 карт. При найме или изгнании: замешайте сброс в колоду.
viscounts-townsfolk-deacon_destroy = Диакон (уничтожение)
    .text = 1 клирик. После переписывания: уничтожьте карту либо сбросьте карту. При найме или изгнании: можете переставить карты планшета.
viscounts-townsfolk-deacon_virtue = Диакон (добродетель)
    .text = 1 клирик. После переписывания: получите 1 очко добродетели. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-debt_collector_flip_deed = Сборщик долгов (грамота)
    .text = 1 преступник. Когда вы переворачиваете долг: переверните грамоту. При найме или изгнании: получите 1 очко порочности.
viscounts-townsfolk-debt_collector_hire = Сборщик долгов (наём)
    .text = 1 преступник. Когда вы переворачиваете долг: наймите горожанина бесплатно либо уничтожьте карту. При найме или изгнании: получите 1 очко порочности.
viscounts-townsfolk-debt_collector_silver = Сборщик долгов (серебро)
    .text = 1 преступник. Когда вы переворачиваете долг: получите 1 серебряную монету и 1 очко добродетели. При найме или изгнании: получите 1 очко порочности.
viscounts-townsfolk-debt_collector_resource = Сборщик долгов (ресурс)
    .text = 1 преступник. Когда вы переворачиваете долг: получите 1 ресурс на выбор. При найме или изгнании: получите 1 очко порочности.
viscounts-townsfolk-defender = Защитник
    .text = 1 строитель, 1 купец. Когда сходит с планшета: наймите горожанина бесплатно либо уничтожьте карту. При найме или изгнании: замешайте сброс в колоду.
viscounts-townsfolk-diplomat = Дипломат
    .text = 1 вельможа, 1 купец. Для размещения рабочих 2 серебряные монеты платят за вельможу. При найме или изгнании: можете переставить карты планшета.
viscounts-townsfolk-disciple = Ученик
    .text = 1 клирик, 1 купец. Когда сходит с планшета: наймите горожанина бесплатно либо уничтожьте карту. При найме или изгнании: замешайте сброс в колоду.
viscounts-townsfolk-enforcer = Каратель
    .text = 2 вельможи. После размещения рабочих: получите 1 очко порочности. При найме или изгнании: получите 1 долг.
viscounts-townsfolk-foreman = Десятник
    .text = 1 строитель, 1 купец. При розыгрыше: уничтожьте карту либо сбросьте карту. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-friar = Монах
    .text = 1 клирик. При розыгрыше: получите 1 очко добродетели. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-gatekeeper = Привратник
    .text = 1 вельможа, 1 купец. При розыгрыше: переставьте карты планшета либо сбросьте до 2 карт. При найме или изгнании: можете переставить карты планшета.
viscounts-townsfolk-illusionist = Иллюзионист
    .text = 1 преступник. При розыгрыше: переставьте карты планшета либо сбросьте до 2 карт. При найме или изгнании: можете переставить карты планшета.
viscounts-townsfolk-jeweller = Ювелир
    .text = 2 купца. После торговли: получите 1 очко добродетели. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-lookout = Дозорный
    .text = 1 преступник. При розыгрыше: наймите горожанина бесплатно либо уничтожьте карту. При найме или изгнании: замешайте сброс в колоду.
viscounts-townsfolk-mason = Каменщик
    .text = 1 строитель, 1 купец. Для постройки 2 серебряные монеты платят за строителя. При найме или изгнании: можете переставить карты планшета.
viscounts-townsfolk-meddler = Интриган
    .text = 1 преступник. Когда сходит с планшета: получите 1 грамоту и 1 долг. При найме или изгнании: получите 1 очко порочности.
viscounts-townsfolk-miner = Рудокоп
    .text = 1 строитель. При розыгрыше: получите 1 очко добродетели. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-missionary_dropoff = Миссионер (сброс)
    .text = 1 клирик, 1 купец. Когда сходит с планшета: получите 2 чернильницы. При найме или изгнании: можете сбросить карту.
viscounts-townsfolk-missionary_instant = Миссионер (мгновенно)
    .text = 1 клирик, 1 купец. При розыгрыше: получите 1 чернильницу. При найме или изгнании: можете сбросить карту.
viscounts-townsfolk-overseer_destroy = Надзирательница (уничтожение)
    .text = 1 вельможа. После размещения рабочих: уничтожьте карту либо сбросьте карту. При найме или изгнании: можете переставить карты планшета.
viscounts-townsfolk-overseer_virtue = Надзирательница (добродетель)
    .text = 1 вельможа. После размещения рабочих: получите 1 очко добродетели. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-pastor = Пастор
    .text = 1 клирик, 1 купец. При розыгрыше: переставьте карты планшета либо сбросьте до 2 карт. При найме или изгнании: можете переставить карты планшета.
viscounts-townsfolk-patron_dropoff = Покровитель (сброс)
    .text = 1 вельможа, 1 купец. Когда сходит с планшета: получите 2 фишки золота. При найме или изгнании: можете сбросить карту.
viscounts-townsfolk-patron_instant = Покровитель (мгновенно)
    .text = 1 вельможа, 1 купец. При розыгрыше: получите 1 фишку золота. При найме или изгнании: можете сбросить карту.
viscounts-townsfolk-peddler_ink = Коробейник (чернильница)
    .text = 3 купца. При столкновении у любого игрока: получите 1 чернильницу. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-peddler_gold = Коробейник (золото)
    .text = 3 купца. При столкновении у любого игрока: получите 1 фишку золота. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-peddler_stone = Коробейник (камень)
    .text = 3 купца. При столкновении у любого игрока: получите 1 камень. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-peddler_silver = Коробейник (серебро)
    .text = 3 купца. При столкновении у любого игрока: получите 2 серебряные монеты. При найме или изгнании: можете сбросить карту.
viscounts-townsfolk-pickpocket = Карманник
    .text = 1 преступник. При розыгрыше: уничтожьте карту либо получите 2 серебряные монеты. При найме или изгнании: можете сбросить карту.
viscounts-townsfolk-priest = Священник
    .text = 1 клирик. Для переписывания одна чернильница считается за двоих. При найме или изгнании: можете сбросить карту.
viscounts-townsfolk-princess = Принцесса
    .text = 1 вельможа. При розыгрыше: получите 1 очко добродетели. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-racketeer_destroy = Вымогатель (уничтожение)
    .text = 1 преступник. Когда вы получаете долг: уничтожьте карту либо сбросьте карту. При найме или изгнании: замешайте сброс в колоду.
viscounts-townsfolk-racketeer_rearrange = Вымогатель (перестановка)
    .text = 1 преступник. Когда вы получаете долг: переставьте карты планшета либо сбросьте карту. При найме или изгнании: замешайте сброс в колоду.
viscounts-townsfolk-scoundrel_gold = Негодяйка (золото)
    .text = 1 преступник. При розыгрыше: получите 1 фишку золота. При найме или изгнании: можете сбросить карту.
viscounts-townsfolk-scoundrel_ink = Негодяйка (чернильница)
    .text = 1 преступник. При розыгрыше: получите 1 чернильницу. При найме или изгнании: можете сбросить карту.
viscounts-townsfolk-scoundrel_stone = Негодяйка (камень)
    .text = 1 преступник. При розыгрыше: получите 1 камень. При найме или изгнании: можете сбросить карту.
viscounts-townsfolk-sculptor = Скульптор
    .text = 1 строитель. Для постройки один камень считается за двоих. При найме или изгнании: можете сбросить карту.
viscounts-townsfolk-stonecutter_dropoff = Камнерез (сброс)
    .text = 1 строитель, 1 купец. Когда сходит с планшета: получите 2 камня. При найме или изгнании: можете сбросить карту.
viscounts-townsfolk-stonecutter_instant = Камнерез (мгновенно)
    .text = 1 строитель, 1 купец. При розыгрыше: получите 1 камень. При найме или изгнании: можете сбросить карту.
viscounts-townsfolk-strongman = Силач
    .text = 2 купца. Для постройки каждые два купца считаются за строителя. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-swindler_stone = Мошенник (камень)
    .text = 1 преступник. Когда сходит с планшета: получите 2 камня. При найме или изгнании: получите 1 очко порочности.
viscounts-townsfolk-swindler_gold = Мошенник (золото)
    .text = 1 преступник. Когда сходит с планшета: получите 2 фишки золота. При найме или изгнании: получите 1 очко порочности.
viscounts-townsfolk-swindler_ink = Мошенник (чернильница)
    .text = 1 преступник. Когда сходит с планшета: получите 2 чернильницы. При найме или изгнании: получите 1 очко порочности.
viscounts-townsfolk-tinker_cleric_noble = Лудильщик (клирик, вельможа)
    .text = 1 клирик, 1 вельможа. Когда сходит с планшета: получите 1 камень. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-tinker_builder_cleric = Лудильщик (строитель, клирик)
    .text = 1 строитель, 1 клирик. Когда сходит с планшета: получите 1 фишку золота. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-tinker_builder_noble = Лудильщик (строитель, вельможа)
    .text = 1 строитель, 1 вельможа. Когда сходит с планшета: получите 1 чернильницу. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-traitor = Предатель
    .text = 1 преступник. Когда сходит с планшета: получите 1 ресурс на выбор. При найме или изгнании: замешайте сброс в колоду.
viscounts-townsfolk-traveller = Странница
    .text = 2 купца. Для переписывания каждые два купца считаются за клирика. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-trickster = Ловкач
    .text = 1 преступник. Когда сходит с планшета: переверните долг или грамоту. При найме или изгнании: получите 1 очко порочности.
viscounts-townsfolk-vicar = Викарий
    .text = 1 клирик, 1 купец. При розыгрыше: уничтожьте карту либо сбросьте карту. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-watchman = Стражник
    .text = 1 вельможа, 1 купец. Когда сходит с планшета: наймите горожанина бесплатно либо уничтожьте карту. При найме или изгнании: замешайте сброс в колоду.
viscounts-townsfolk-woodcutter_virtue = Дровосек (добродетель)
    .text = 1 строитель. После постройки: получите 1 очко добродетели. При найме или изгнании: получите 1 очко добродетели.
viscounts-townsfolk-woodcutter_destroy = Дровосек (уничтожение)
    .text = 1 строитель. После постройки: уничтожьте карту либо сбросьте карту. При найме или изгнании: можете переставить карты планшета.
viscounts-townsfolk-ada = Ада
    .text = 1 преступник. При столкновении у любого игрока: получите 1 очко добродетели и 1 ресурс на выбор.
viscounts-townsfolk-bertha = Берта
    .text = 1 вельможа, 1 купец. При розыгрыше: передвиньте рабочего в замке либо получите 1 очко добродетели.
viscounts-townsfolk-clovis = Хлодвиг
    .text = 1 преступник, 1 купец. При розыгрыше: наймите горожанина бесплатно.
viscounts-townsfolk-emma = Эмма
    .text = 1 клирик. Для переписывания золото и камни тоже считаются клириками.
viscounts-townsfolk-guntram = Гунтрамн
    .text = 1 клирик, 1 купец. Когда сходит с планшета: получите 1 долг и переверните грамоту либо получите 1 грамоту и переверните долг.
viscounts-townsfolk-judith = Юдифь
    .text = 1 строитель, 1 купец. При розыгрыше: уничтожьте карту либо переверните долг или грамоту.
viscounts-townsfolk-lothaire = Лотарь
    .text = 1 купец. При розыгрыше: получите 1 камень, 1 фишку золота и 1 чернильницу.
viscounts-townsfolk-merovech = Меровей
    .text = 1 строитель. После постройки: переставьте карты планшета либо сбросьте карту.
viscounts-townsfolk-rudolf = Рудольф
    .text = 1 вельможа. Когда сходит с планшета: уничтожьте до 2 карт либо получите 2 ресурса на выбор.
viscounts-townsfolk-therese = Тереза
    .text = 3 купца. Когда сходит с планшета: можете сбросить карту и получите 2 очка добродетели.
viscounts-townsfolk-abbot = Аббат
    .text = 1 клирик.
viscounts-townsfolk-financier = Финансистка
    .text = 1 купец. При розыгрыше: можете сбросить карту и получите 2 серебряные монеты.
viscounts-townsfolk-journeyman = Подмастерье
    .text = 2 купца. Когда сходит с планшета: наймите горожанина бесплатно и получите 1 очко добродетели.
viscounts-townsfolk-labourer = Работник
    .text = 1 строитель.
viscounts-townsfolk-lender = Ростовщица
    .text = 2 купца. Когда сходит с планшета: переверните долг или грамоту.
viscounts-townsfolk-squire = Оруженосец
    .text = 1 вельможа.
viscounts-townsfolk-thief = Воровка
    .text = 1 преступник. Когда сходит с планшета: получите 1 долг и 1 серебряную монету.
viscounts-townsfolk-trader = Торговец
    .text = 1 купец. После торговли: получите 1 серебряную монету.

## Манускрипты

viscounts-manuscript-gray_3_flip = Грамота пересмотра
    .text = Переверните долг или грамоту.
viscounts-manuscript-gray_3_virtue = Псалом строителя
    .text = Получите 1 очко добродетели.
viscounts-manuscript-gray_4_workshop = План мастерской
    .text = Постройте мастерскую бесплатно.
viscounts-manuscript-gray_4_stone = Книга каменоломни
    .text = Получите 2 камня.
viscounts-manuscript-gray_5_trading_post = План фактории
    .text = Постройте факторию бесплатно.
viscounts-manuscript-gray_5_resources = Опись кладовых
    .text = В конце игры 1 очко за каждые два ресурса.
viscounts-manuscript-gray_5_builders = Реестр строителей
    .text = В конце игры 1 очко за каждого строителя.
viscounts-manuscript-gray_6_buildings = Летопись построек
    .text = В конце игры 1 очко за каждое здание.
viscounts-manuscript-gray_7_guildhall = План зала гильдии
    .text = Постройте зал гильдии бесплатно.
viscounts-manuscript-black_3_flip = Реестр долгов
    .text = Переверните долг или грамоту.
viscounts-manuscript-black_3_resource = Записка раздатчика милостыни
    .text = Получите 1 ресурс на выбор.
viscounts-manuscript-black_4_ink = Наставление писцу
    .text = Получите 2 чернильницы.
viscounts-manuscript-black_4_virtue = Часослов
    .text = Получите 2 очка добродетели.
viscounts-manuscript-black_5_clerics = Список клириков
    .text = В конце игры 1 очко за каждого клирика.
viscounts-manuscript-black_5_deed = Поземельная книга
    .text = Получите 1 грамоту и переверните долг или грамоту.
viscounts-manuscript-black_6_manuscripts = Каталог библиотеки
    .text = В конце игры 1 очко за каждые два манускрипта.
viscounts-manuscript-black_6_flipped_deeds = Реестр грамот
    .text = В конце игры 1 очко за каждую заверенную грамоту.
viscounts-manuscript-black_7_manuscript = Образцовый список
    .text = Возьмите видимый манускрипт за 3 или 4.
viscounts-manuscript-yellow_3_resource = Письмо управителя
    .text = Получите 1 ресурс на выбор.
viscounts-manuscript-yellow_3_flip = Прошение ко двору
    .text = Переверните долг или грамоту.
viscounts-manuscript-yellow_4_virtue = Зерцало князей
    .text = Получите 2 очка добродетели.
viscounts-manuscript-yellow_4_gold = Королевская книга счетов
    .text = Получите 2 фишки золота.
viscounts-manuscript-yellow_5_nobles = Список вельмож
    .text = В конце игры 1 очко за каждого вельможу.
viscounts-manuscript-yellow_5_workers = Призыв на службу
    .text = Разместите 2 рабочих бесплатно.
viscounts-manuscript-yellow_6_flipped_debts = Книга погашенных долгов
    .text = В конце игры 1 очко за каждый уплаченный долг.
viscounts-manuscript-yellow_6_workers = Перепись замка
    .text = В конце игры 1 очко за каждых двух рабочих в замке.
viscounts-manuscript-yellow_7_workers = Великий призыв
    .text = Разместите 4 рабочих бесплатно.
viscounts-manuscript-blue_3_hire = Наёмное письмо
    .text = Наймите горожанина бесплатно.
viscounts-manuscript-blue_3_silver = Рыночная привилегия
    .text = Получите 4 серебряные монеты.
viscounts-manuscript-blue_4_resources = Опись каравана
    .text = Получите 2 ресурса на выбор.
viscounts-manuscript-blue_4_destroy = Указ об изгнании
    .text = Можете уничтожить до 2 карт.
viscounts-manuscript-blue_5_merchants = Список купцов
    .text = В конце игры 1 очко за каждых двух купцов.
viscounts-manuscript-blue_5_hire = Гильдейский договор
    .text = Наймите горожанина бесплатно и получите 2 серебряные монеты.
viscounts-manuscript-blue_6_criminals = Книга злодеев
    .text = В конце игры 1 очко за каждого преступника.
viscounts-manuscript-blue_7_resources = Хартия большой ярмарки
    .text = Получите 4 ресурса на выбор.

## Автомы и схемы

viscounts-automa-cleric = Автома-клирик
viscounts-automa-builder = Автома-строитель
viscounts-automa-noble = Автома-вельможа
viscounts-automa-cards = Автома-собиратель карт
viscounts-automa_slot-cleric_1 = Автома-клирик, место 1
    .text = 1 клирик.
viscounts-automa_slot-cleric_2 = Автома-клирик, место 2
    .text = 1 строитель.
viscounts-automa_slot-cleric_3 = Автома-клирик, место 3
    .text = 1 вельможа.
viscounts-automa_slot-cleric_4 = Автома-клирик, место 4
    .text = При постройке: получите 1 будущую схему.
viscounts-automa_slot-cleric_5 = Автома-клирик, место 5
    .text = При столкновении у любого игрока, без преступников: получите 1 очко добродетели.
viscounts-automa_slot-cleric_6 = Автома-клирик, место 6
    .text = При каждом перевороте: получите 1 ресурс на выбор.
viscounts-automa_slot-cleric_7 = Автома-клирик, место 7
    .text = При получении схемы: изгоните горожанина рядом с виконтом.
viscounts-automa_slot-cleric_8 = Автома-клирик, место 8
    .text = При тасовании: получите 1 очко добродетели.
viscounts-automa_slot-cleric_9 = Автома-клирик, место 9
    .text = При тасовании: получите 1 ресурс на выбор.
viscounts-automa_slot-builder_1 = Автома-строитель, место 1
    .text = 1 строитель.
viscounts-automa_slot-builder_2 = Автома-строитель, место 2
    .text = 1 вельможа.
viscounts-automa_slot-builder_3 = Автома-строитель, место 3
    .text = 1 клирик.
viscounts-automa_slot-builder_4 = Автома-строитель, место 4
    .text = При постройке: получите 1 будущую схему.
viscounts-automa_slot-builder_5 = Автома-строитель, место 5
    .text = При столкновении у любого игрока, без преступников: получите 1 очко добродетели.
viscounts-automa_slot-builder_6 = Автома-строитель, место 6
    .text = При каждом перевороте: получите 1 ресурс на выбор.
viscounts-automa_slot-builder_7 = Автома-строитель, место 7
    .text = При получении схемы: изгоните горожанина рядом с виконтом.
viscounts-automa_slot-builder_8 = Автома-строитель, место 8
    .text = При тасовании: получите 1 очко добродетели.
viscounts-automa_slot-builder_9 = Автома-строитель, место 9
    .text = При тасовании: получите 1 ресурс на выбор.
viscounts-automa_slot-noble_1 = Автома-вельможа, место 1
    .text = 1 вельможа.
viscounts-automa_slot-noble_2 = Автома-вельможа, место 2
    .text = 1 клирик.
viscounts-automa_slot-noble_3 = Автома-вельможа, место 3
    .text = 1 строитель.
viscounts-automa_slot-noble_4 = Автома-вельможа, место 4
    .text = При постройке: получите 1 будущую схему.
viscounts-automa_slot-noble_5 = Автома-вельможа, место 5
    .text = При столкновении у любого игрока, без преступников: получите 1 очко добродетели.
viscounts-automa_slot-noble_6 = Автома-вельможа, место 6
    .text = При каждом перевороте: получите 1 ресурс на выбор.
viscounts-automa_slot-noble_7 = Автома-вельможа, место 7
    .text = При получении схемы: изгоните горожанина рядом с виконтом.
viscounts-automa_slot-noble_8 = Автома-вельможа, место 8
    .text = При тасовании: получите 1 очко добродетели.
viscounts-automa_slot-noble_9 = Автома-вельможа, место 9
    .text = При тасовании: получите 1 ресурс на выбор.
viscounts-automa_slot-cards_1 = Автома-собиратель карт, место 1
    .text = 1 строитель.
viscounts-automa_slot-cards_2 = Автома-собиратель карт, место 2
    .text = 1 вельможа.
viscounts-automa_slot-cards_3 = Автома-собиратель карт, место 3
    .text = 1 клирик.
viscounts-automa_slot-cards_4 = Автома-собиратель карт, место 4
    .text = При постройке: получите 1 будущую схему.
viscounts-automa_slot-cards_5 = Автома-собиратель карт, место 5
    .text = При столкновении у любого игрока, без преступников: получите 1 очко добродетели.
viscounts-automa_slot-cards_6 = Автома-собиратель карт, место 6
    .text = При каждом перевороте: получите 1 ресурс на выбор.
viscounts-automa_slot-cards_7 = Автома-собиратель карт, место 7
    .text = При получении схемы: изгоните горожанина рядом с виконтом.
viscounts-automa_slot-cards_8 = Автома-собиратель карт, место 8
    .text = При тасовании: получите 1 очко добродетели.
viscounts-automa_slot-cards_9 = Автома-собиратель карт, место 9
    .text = При тасовании: получите 1 ресурс на выбор.
viscounts-scheme-start_builder_noble = Начальная схема: Строитель, вельможа
    .text = 1 строитель, 1 вельможа. Получите 1 ресурс на выбор. Движение 1. Попытки: постройка; её цель; получите 1 долг и переверните грамоту.
viscounts-scheme-start_noble = Начальная схема: Вельможа
    .text = 1 вельможа. Изгоните горожанина рядом с виконтом. Движение 2. Попытки: размещение рабочих; переверните долг или грамоту и получите 1 очко добродетели.
viscounts-scheme-start_criminal_1 = Начальная схема: Преступник 1
    .text = 1 преступник. Получите 1 будущую схему. Движение 1. Попытки: её цель; получите 1 грамоту и переверните долг.
viscounts-scheme-start_builder = Начальная схема: Строитель
    .text = 1 строитель. Изгоните горожанина рядом с виконтом. Движение 2. Попытки: постройка; переверните долг или грамоту и получите 1 очко добродетели.
viscounts-scheme-start_cleric = Начальная схема: Клирик
    .text = 1 клирик. Изгоните горожанина рядом с виконтом. Движение 2. Попытки: переписывание; переверните долг или грамоту и получите 1 очко добродетели.
viscounts-scheme-start_builder_cleric = Начальная схема: Строитель, клирик
    .text = 1 строитель, 1 клирик. Получите 1 ресурс на выбор. Движение 1. Попытки: переписывание; её цель; получите 1 долг и переверните грамоту.
viscounts-scheme-start_cleric_noble = Начальная схема: Клирик, вельможа
    .text = 1 клирик, 1 вельможа. Получите 1 ресурс на выбор. Движение 1. Попытки: размещение рабочих; её цель; получите 1 долг и переверните грамоту.
viscounts-scheme-start_criminal_2 = Начальная схема: Преступник 2
    .text = 1 преступник. Получите 1 будущую схему. Движение 3. Попытки: её цель; получите 1 долг и переверните грамоту.
viscounts-scheme-future_cleric = Будущая схема: Клирик
    .text = 1 клирик. Получите 1 очко добродетели и изгоните горожанина рядом с виконтом. Движение 4. Попытки: переписывание; размещение рабочих; получите 1 грамоту и 1 долг.
viscounts-scheme-future_builder_cleric = Будущая схема: Строитель, клирик
    .text = 1 строитель, 1 клирик. Получите 2 ресурса на выбор. Движение 2. Попытки: постройка; её цель; получите 1 долг и переверните грамоту.
viscounts-scheme-future_builder = Будущая схема: Строитель
    .text = 1 строитель. Получите 1 очко добродетели и изгоните горожанина рядом с виконтом. Движение 4. Попытки: постройка; переписывание; получите 1 грамоту и 1 долг.
viscounts-scheme-future_noble = Будущая схема: Вельможа
    .text = 1 вельможа. Получите 1 очко добродетели и изгоните горожанина рядом с виконтом. Движение 4. Попытки: размещение рабочих; постройка; получите 1 грамоту и 1 долг.
viscounts-scheme-future_builder_noble = Будущая схема: Строитель, вельможа
    .text = 1 строитель, 1 вельможа. Получите 2 ресурса на выбор. Движение 2. Попытки: размещение рабочих; её цель; получите 1 долг и переверните грамоту.
viscounts-scheme-future_cleric_noble = Будущая схема: Клирик, вельможа
    .text = 1 клирик, 1 вельможа. Получите 2 ресурса на выбор. Движение 2. Попытки: переписывание; её цель; получите 1 долг и переверните грамоту.
viscounts-scheme-future_criminal_1 = Будущая схема: Преступник 1
    .text = 2 преступника. Получите 1 будущую схему. Движение 3. Попытки: её цель; получите 1 грамоту и переверните долг или грамоту.
viscounts-scheme-future_criminal_2 = Будущая схема: Преступник 2
    .text = 2 преступника. Получите 1 ресурс на выбор. Движение 2. Попытки: её цель; получите 1 долг и переверните грамоту.

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
viscounts-tie-goods = серебро и ресурсы
viscounts-tie-automa = при равенстве побеждает автома

## Таблицы планшетов и поля

viscounts-exchange-coast_left_small = Побережье, слева (1–2 игрока)
viscounts-exchange-coast_right_small = Побережье, справа (1–2 игрока)
viscounts-exchange-coast_left_large = Побережье, слева (3–4 игрока)
viscounts-exchange-coast_right_large = Побережье, справа (3–4 игрока)
viscounts-exchange-foothills_left_small = Предгорья, слева (1–2 игрока)
viscounts-exchange-foothills_right_small = Предгорья, справа (1–2 игрока)
viscounts-exchange-foothills_left_large = Предгорья, слева (3–4 игрока)
viscounts-exchange-foothills_right_large = Предгорья, справа (3–4 игрока)
viscounts-exchange-forest_left_small = Лес, слева (1–2 игрока)
viscounts-exchange-forest_right_small = Лес, справа (1–2 игрока)
viscounts-exchange-forest_left_large = Лес, слева (3–4 игрока)
viscounts-exchange-forest_right_large = Лес, справа (3–4 игрока)
viscounts-exchange-lakeside_left_small = Озёрный край, слева (1–2 игрока)
viscounts-exchange-lakeside_right_small = Озёрный край, справа (1–2 игрока)
viscounts-exchange-lakeside_left_large = Озёрный край, слева (3–4 игрока)
viscounts-exchange-lakeside_right_large = Озёрный край, справа (3–4 игрока)
viscounts-exchange-mountains_left_small = Горы, слева (1–2 игрока)
viscounts-exchange-mountains_right_small = Горы, справа (1–2 игрока)
viscounts-exchange-mountains_left_large = Горы, слева (3–4 игрока)
viscounts-exchange-mountains_right_large = Горы, справа (3–4 игрока)
viscounts-placing-workers_1 = 1 рабочий
viscounts-placing-workers_2 = 2 рабочих
viscounts-placing-workers_3 = 3 рабочих
viscounts-placing-workers_4 = 4 рабочих
viscounts-automa_placing-workers_2 = 2 рабочих
viscounts-automa_placing-workers_3 = 3 рабочих
viscounts-automa_placing-workers_4 = 4 рабочих
viscounts-track-space_1 = Клетка 1 шкалы
viscounts-track-space_2 = Клетка 2 шкалы
viscounts-track-space_3 = Клетка 3 шкалы
viscounts-track-space_4 = Клетка 4 шкалы
viscounts-track-space_5 = Клетка 5 шкалы
viscounts-track-space_6 = Клетка 6 шкалы
viscounts-track-space_7 = Клетка 7 шкалы
viscounts-majority-few = 1–2 игрока
viscounts-majority-many = 3–4 игрока
viscounts-ribbon_set-ladder = Наборы разных лент

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
    .topic = Бесплатный наём
viscounts-ask-take-resource = Какой ресурс взять? Осталось взять: { $n }.
    .topic = Ресурс на ваш выбор
viscounts-ask-take-manuscript = Какой манускрипт взять бесплатно?
viscounts-ask-flip-paper = Перевернуть долг или грамоту?
    .topic = Переворот долга или грамоты
viscounts-ask-choose-effect = Какой эффект выбрать?
    .topic = Один из нескольких эффектов
viscounts-ask-discard-card = Сбросить карту? Можно ещё { $n }.
viscounts-ask-destroy-card = Уничтожить карту за её серебро? Можно ещё { $n }.
    .topic = Уничтожение карты за её серебро
viscounts-ask-rearrange = В каком порядке слева направо лежат карты планшета?
    .topic = Перестановка карт планшета при встрече
viscounts-ask-choose-section = В какую секцию разместить { NAME("resource:worker", $n, form: "n-acc") }?
viscounts-ask-choose-rise = Из какой секции рабочий поднимается первым?
viscounts-ask-castle-move = Передвинуть рабочего в соседнюю секцию?
    .topic = Перемещение вашего рабочего в замке
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
      [1] { $effects }
     *[other] { $effects } × { $n }
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
viscounts-event-stacks = На карте «Нищета» — { NAME("resource:debt", $debts, form: "n") }, на карте «Процветание» — { NAME("resource:deed", $deeds, form: "n") }.
viscounts-event-round = Раунд { $n }
viscounts-event-turn = Ходит { $seat }
viscounts-event-dropped = { $seat } сбрасывает с планшета карту «{ NAME($card) }».
viscounts-event-played = { $seat } играет карту «{ NAME($card) }».
viscounts-event-played-blind = { $seat } играет вслепую карту «{ NAME($card) }».
viscounts-event-moved = { $seat } едет: { NAME($location) }.
viscounts-event-acts = { $seat } решает { NAME($action, form: "to") }.
viscounts-event-passed = { $seat } обходится без действия.
viscounts-event-dismissed = { $seat } изгоняет карту «{ NAME($card) }».
viscounts-event-dismissed-printed = { $seat } изгоняет: { NAME($card) }.
viscounts-event-gained = { $seat } получает { NAME($resource, $n, form: "n-acc") }.
viscounts-event-spent = { $seat } тратит { NAME($resource, $n, form: "n-acc") }.
viscounts-event-flipped = { $seat } { NAME($paper, form: "does") }.
viscounts-event-built = { $seat } строит { NAME($building, form: "acc") }: { NAME($site) }.
viscounts-event-linked = { NAME($link) }: соединены здания игроков { $seat } и { $owner }.
viscounts-event-linked-own = { NAME($link) }: соединены два здания игрока { $seat }.
viscounts-event-placed = { $seat } размещает в замке { NAME("resource:worker", $n, form: "n-acc") }: { NAME($section) }.
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
viscounts-event-tries = { $seat } пробует { NAME($action, form: "to") }.
viscounts-event-cannot-pay = { $seat } не может это оплатить: нужно { $n }, есть { $have }.
viscounts-event-cannot = { $seat } не может этого сделать.
viscounts-event-instead = { $seat }: «{ NAME($effect) }» заменяется на «{ NAME($other) }».

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

## On the board in the browser

viscounts-term-own-board = Мой планшет
viscounts-term-kingdom = Королевство
viscounts-term-players = Игроки
viscounts-term-status = Ход игры
viscounts-term-round = Раунд { $n }
viscounts-term-set-up = Подготовка
viscounts-term-last-round = Последний раунд: { $n }
viscounts-term-first = Первый игрок
viscounts-term-market = Верхние карты стопок
viscounts-term-you-are-here = Здесь ваш виконт
viscounts-term-from-near = Сегмент крупным планом
viscounts-term-whole = Всё королевство
viscounts-term-hand = Рука
viscounts-term-draw = Колода
viscounts-term-discard = Сброс
viscounts-term-cards = Какие карты?
viscounts-term-hand-or-draw = В руке или колоде
viscounts-term-hidden = Эти карты знает только владелец.
viscounts-term-order-hidden = Их порядок не знает никто.
viscounts-term-row = Карты на планшете, слева направо
viscounts-term-library = Манускрипты и бонусные карты
viscounts-term-actions = Действия
viscounts-term-action-trade = Торговля
viscounts-term-action-build = Здание
viscounts-term-action-place = Замок
viscounts-term-action-transcribe = Манускрипт
viscounts-term-icons-on-board = На вашем планшете: { $icons }.
viscounts-term-wild = Заменяют любой другой символ.
viscounts-term-wild-short = Любой
viscounts-term-choices = Выберите
viscounts-term-offers = Карты игроков и герои
viscounts-term-points-so-far = Очков пока: { $n }
viscounts-term-points = Очки на этот момент
viscounts-term-slots = Построено зданий: { $n }
viscounts-term-covered = Пока закрыто зданием.
viscounts-term-uncovered = Открыто: действует постоянно.
viscounts-term-building-text = Нужно: { $icons }. Очки за одно, два, три: { $points }.
viscounts-term-slot-step = Один лишний шаг бесплатен.
viscounts-term-slot-dismiss = Изгнание стоит только { $n } серебра.
viscounts-term-slot-hand = В руке может быть на карту больше.
viscounts-term-in-supply = В запасе.
viscounts-term-workers-supply = Рабочие в запасе
viscounts-term-track = Порочность на делении { $corruption }, добродетель на делении { $virtue }
viscounts-term-track-space = Столкновение на делении { $n }
viscounts-term-track-above = Чьи маркеры столкнулись: { $effect }.
viscounts-term-track-below = Все остальные: { $effect }.
viscounts-term-cost = Серебро и шаги: { $n }.
viscounts-term-needs = Нужно клириков: { $n }.
viscounts-term-at-end = В конце игры: { $effect }
viscounts-term-below = Карт под ней: { $n }.
viscounts-term-on-hire = При найме или изгнании: { $effect }
viscounts-term-timing-instant = Когда сыграна: { $effect }
viscounts-term-timing-dropoff = Когда сходит с планшета: { $effect }
viscounts-term-timing-ongoing = Пока на планшете: { $effect }
viscounts-term-funding = { $action }: { $pays } → { $icons }, сколько угодно раз
viscounts-term-funding-once = { $action }: { $pays } → { $icons }, один раз
viscounts-term-or = { " " }или{ " " }
viscounts-term-if-criminals = с преступниками на планшете: { $effect }
viscounts-term-if-no_criminals = без преступников на планшете: { $effect }
viscounts-term-when-own_trade = при каждой торговле: { $effect }
viscounts-term-when-own_build = при каждой постройке: { $effect }
viscounts-term-when-own_place = при каждом размещении рабочих: { $effect }
viscounts-term-when-own_transcribe = при каждом переписывании манускрипта: { $effect }
viscounts-term-when-collision = при каждом столкновении: { $effect }
viscounts-term-when-own_debt_flip = при каждом перевороте долга: { $effect }
viscounts-term-when-own_debt_gain = при каждом новом долге: { $effect }
viscounts-term-when-own_hire = при каждом найме: { $effect }
viscounts-term-when-own_flip = при каждом перевороте: { $effect }
viscounts-term-when-own_scheme = при каждой будущей схеме: { $effect }
viscounts-term-when-own_shuffle = при каждом тасовании: { $effect }
viscounts-term-per-building = { $effect } за каждое здание
viscounts-term-per-manuscript = { $effect } за каждый манускрипт
viscounts-term-per-worker_in_castle = { $effect } за каждого рабочего в замке
viscounts-term-per-flipped_debt = { $effect } за каждый погашенный долг
viscounts-term-per-flipped_deed = { $effect } за каждую заверенную грамоту
viscounts-term-per-resource = { $effect } за каждые { $n } ресурса
viscounts-term-per-icon_merchant = { $effect } за каждого купца
viscounts-term-per-icon_builder = { $effect } за каждого строителя
viscounts-term-per-icon_noble = { $effect } за каждого вельможу
viscounts-term-per-icon_cleric = { $effect } за каждого клирика
viscounts-term-per-icon_criminal = { $effect } за каждого преступника
viscounts-term-exchange = Торговля: { $icons } → { $effect }.
viscounts-term-stand-here = Здесь: { $names }.
viscounts-term-section-gives = Подъём на второй ярус даёт: { $effect }.
viscounts-term-tier-points = Каждый рабочий: { $points }.
viscounts-term-tier-trimmed = Кого отсюда отослали: { $effect }.
viscounts-term-tier-enter = Вход даёт: { $effect }.
viscounts-term-leader-text = { $points }; рука больше: +{ $n }.
viscounts-term-stack-left = На ней ещё лежит: { $papers }.
viscounts-term-bonus-text = За манускрипты с этой лентой: { $n }. Даёт: { $effect }.
viscounts-term-schemes = Схемы, слева направо
viscounts-term-scheme-pile = Колода схем
viscounts-term-future-schemes = Ещё не открытые будущие схемы
viscounts-term-scheme-text = Шаги: { $n }. Символы: { $icons }. Эффект: { $effect }. Пробует: { $attempts }.
viscounts-term-priority = Какие ресурсы берёт
viscounts-term-value-neutral = нейтральная
viscounts-term-value-starting = начальная
viscounts-term-value-hero = выдающийся горожанин
viscounts-term-value-future = будущая
viscounts-term-value-small = 1–2 игрока
viscounts-term-value-large = 3–4 игрока
viscounts-term-value-left = левый
viscounts-term-value-right = правый
