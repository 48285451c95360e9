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
    .n = { $n ->
            [1] переверните долг или грамоту
            [few] переверните долг или грамоту, { $n } раза
           *[other] переверните долг или грамоту, { $n } раз
        }
viscounts-effect-flip_debt = Перевернуть долг
    .n = { $n ->
            [1] переверните долг
            [few] переверните долг, { $n } раза
           *[other] переверните долг, { $n } раз
        }
viscounts-effect-flip_deed = Перевернуть грамоту
    .n = { $n ->
            [1] переверните грамоту
            [few] переверните грамоту, { $n } раза
           *[other] переверните грамоту, { $n } раз
        }
viscounts-effect-destroy = Уничтожить карту
    .n = { $n ->
            [1] можно уничтожить карту
           *[other] можно уничтожить карты (не больше { $n })
        }
viscounts-effect-discard = Сбросить карту
    .n = { $n ->
            [1] можно сбросить карту
           *[other] можно сбросить карты (не больше { $n })
        }
viscounts-effect-rearrange = Переставить карты планшета
    .n = { $n ->
            [1] можно переставить карты планшета
            [few] можно переставить карты планшета, { $n } раза
           *[other] можно переставить карты планшета, { $n } раз
        }
viscounts-effect-shuffle = Замешать сброс в колоду
    .n = { $n ->
            [1] замешайте сброс в колоду
            [few] замешайте сброс в колоду, { $n } раза
           *[other] замешайте сброс в колоду, { $n } раз
        }
viscounts-effect-hire = Нанять бесплатно
    .n = { $n ->
            [1] наймите горожанина бесплатно
           *[other] наймите бесплатно горожан: { $n }
        }
viscounts-effect-castle_move = Передвинуть рабочего в замке
    .n = { $n ->
            [1] можно передвинуть рабочего в замке
           *[other] можно передвинуть рабочего в замке, до { $n } раз
        }
viscounts-effect-worker = Разместить рабочих
    .n = { $n ->
            [one] разместите бесплатно { $n } рабочего
            [few] разместите бесплатно { $n } рабочих
           *[other] разместите бесплатно { $n } рабочих
        }
viscounts-effect-manuscript = Бесплатный манускрипт
    .n = { $n ->
            [1] возьмите бесплатно видимый манускрипт стоимостью 3 или 4
            [few] возьмите бесплатно видимый манускрипт стоимостью 3 или 4, { $n } раза
           *[other] возьмите бесплатно видимый манускрипт стоимостью 3 или 4, { $n } раз
        }
viscounts-effect-trading_post = Бесплатная фактория
    .n = { $n ->
            [1] постройте бесплатно факторию
            [few] постройте бесплатно факторию, { $n } раза
           *[other] постройте бесплатно факторию, { $n } раз
        }
viscounts-effect-guildhall = Бесплатный зал гильдии
    .n = { $n ->
            [1] постройте бесплатно зал гильдии
            [few] постройте бесплатно зал гильдии, { $n } раза
           *[other] постройте бесплатно зал гильдии, { $n } раз
        }
viscounts-effect-workshop = Бесплатная мастерская
    .n = { $n ->
            [1] постройте бесплатно мастерскую
            [few] постройте бесплатно мастерскую, { $n } раза
           *[other] постройте бесплатно мастерскую, { $n } раз
        }
viscounts-effect-trading_post_here = Бесплатная фактория здесь
    .n = { $n ->
            [1] постройте бесплатно факторию у своего виконта
            [few] постройте бесплатно факторию у своего виконта, { $n } раза
           *[other] постройте бесплатно факторию у своего виконта, { $n } раз
        }
viscounts-effect-workshop_here = Бесплатная мастерская здесь
    .n = { $n ->
            [1] постройте бесплатно мастерскую у своего виконта
            [few] постройте бесплатно мастерскую у своего виконта, { $n } раза
           *[other] постройте бесплатно мастерскую у своего виконта, { $n } раз
        }
viscounts-effect-guildhall_here = Бесплатный зал гильдии здесь
    .n = { $n ->
            [1] постройте бесплатно зал гильдии у своего виконта
            [few] постройте бесплатно зал гильдии у своего виконта, { $n } раза
           *[other] постройте бесплатно зал гильдии у своего виконта, { $n } раз
        }
viscounts-effect-scheme = Будущая схема
    .n = { $n ->
            [one] { $n } будущая схема
            [few] { $n } будущие схемы
           *[other] { $n } будущих схем
        }
viscounts-effect-dismissal = Бесплатное изгнание
    .n = { $n ->
            [1] изгнание горожанина рядом с виконтом
            [few] изгнание горожанина рядом с виконтом, { $n } раза
           *[other] изгнание горожанина рядом с виконтом, { $n } раз
        }
viscounts-effect-destroy_any = Уничтожить любую свою карту
    .n = { $n ->
            [1] можно уничтожить любую свою карту
            [few] можно уничтожить любую свою карту, { $n } раза
           *[other] можно уничтожить любую свою карту, { $n } раз
        }
viscounts-effect-focus = Цель
    .n = { $n ->
            [1] своя цель
            [few] своя цель, { $n } раза
           *[other] своя цель, { $n } раз
        }
viscounts-effect-choose = Один эффект на выбор
    .n = { $n ->
            [1] один эффект на выбор
            [few] один эффект на выбор, { $n } раза
           *[other] один эффект на выбор, { $n } раз
        }
viscounts-effect-nothing = Ничего
    .n = { $n ->
            [1] ничего
            [few] ничего, { $n } раза
           *[other] ничего, { $n } раз
        }
viscounts-effect-ink = Чернильница
    .n = { viscounts-resource-ink.n }
viscounts-effect-gold = Золото
    .n = { viscounts-resource-gold.n }
viscounts-effect-stone = Камень
    .n = { viscounts-resource-stone.n }
viscounts-effect-silver = Серебро
    .n = { viscounts-resource-silver.n }
viscounts-effect-resource = Ресурс на выбор
    .n = { $n ->
            [one] { $n } ресурс на выбор
            [few] { $n } ресурса на выбор
           *[other] { $n } ресурсов на выбор
        }
viscounts-effect-virtue = Добродетель
    .n = { viscounts-resource-virtue.n }
viscounts-effect-corruption = Порочность
    .n = { viscounts-resource-corruption.n }
viscounts-effect-debt = Долг
    .n = { viscounts-resource-debt.n }
viscounts-effect-deed = Грамота
    .n = { viscounts-resource-deed.n }

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
    .flip = Уплатить долг и взять ресурс
viscounts-paper-debt_flipped = Уплаченный долг
viscounts-paper-deed = Полученная грамота
    .flip = Заверить грамоту: за неё больше очков
viscounts-paper-deed_flipped = Заверенная грамота
viscounts-leader-castle_leader = Глава замка
viscounts-bonus-gray = Бонусная карта духовенства (серая)
    .acc = бонусную карту духовенства (серую)
viscounts-bonus-black = Бонусная карта духовенства (чёрная)
    .acc = бонусную карту духовенства (чёрную)
viscounts-bonus-yellow = Бонусная карта духовенства (жёлтая)
    .acc = бонусную карту духовенства (жёлтую)
viscounts-bonus-blue = Бонусная карта духовенства (синяя)
    .acc = бонусную карту духовенства (синюю)

## Поле

viscounts-segment-coast = Побережье
viscounts-location-coast_left = Побережье, слева (1)
    .into = на Побережье, слева (1)
    .in = на Побережье, слева (1)
viscounts-location-coast_right = Побережье, справа (2)
    .into = на Побережье, справа (2)
    .in = на Побережье, справа (2)
viscounts-location-coast_inner = Побережье, внутренняя дорога
    .into = на Побережье, на внутреннюю дорогу
    .in = на Побережье, на внутренней дороге
viscounts-site-coast_small_1 = Побережье, площадка 1
    .in = на Побережье, на площадке 1
viscounts-site-coast_small_2 = Побережье, площадка 2
    .in = на Побережье, на площадке 2
viscounts-site-coast_small_3 = Побережье, площадка 3
    .in = на Побережье, на площадке 3
viscounts-site-coast_small_4 = Побережье, площадка 4
    .in = на Побережье, на площадке 4
viscounts-site-coast_large_1 = Побережье, площадка 1
    .in = на Побережье, на площадке 1
viscounts-site-coast_large_2 = Побережье, площадка 2
    .in = на Побережье, на площадке 2
viscounts-site-coast_large_3 = Побережье, площадка 3
    .in = на Побережье, на площадке 3
viscounts-site-coast_large_4 = Побережье, площадка 4
    .in = на Побережье, на площадке 4
viscounts-site-coast_large_5 = Побережье, площадка 5
    .in = на Побережье, на площадке 5
viscounts-link-coast_small_1_2 = Побережье, связь 1–2
viscounts-link-coast_small_3_4 = Побережье, связь 3–4
viscounts-link-coast_small_4_next = Побережье, связь 4 со следующим сегментом
viscounts-link-coast_large_1_2 = Побережье, связь 1–2
viscounts-link-coast_large_3_4 = Побережье, связь 3–4
viscounts-link-coast_large_4_5 = Побережье, связь 4–5
viscounts-link-coast_large_5_next = Побережье, связь 5 со следующим сегментом
viscounts-printed_townsfolk-coast = напечатанный горожанин (Побережье)
    .acc = напечатанного горожанина (Побережье)
viscounts-printed_manuscript-coast = напечатанный манускрипт (Побережье)
viscounts-segment-foothills = Предгорья
viscounts-location-foothills_left = Предгорья, слева (3)
    .into = в Предгорья, слева (3)
    .in = в Предгорьях, слева (3)
viscounts-location-foothills_right = Предгорья, справа (4)
    .into = в Предгорья, справа (4)
    .in = в Предгорьях, справа (4)
viscounts-location-foothills_inner = Предгорья, внутренняя дорога
    .into = в Предгорья, на внутреннюю дорогу
    .in = в Предгорьях, на внутренней дороге
viscounts-site-foothills_small_1 = Предгорья, площадка 1
    .in = в Предгорьях, на площадке 1
viscounts-site-foothills_small_2 = Предгорья, площадка 2
    .in = в Предгорьях, на площадке 2
viscounts-site-foothills_small_3 = Предгорья, площадка 3
    .in = в Предгорьях, на площадке 3
viscounts-site-foothills_small_4 = Предгорья, площадка 4
    .in = в Предгорьях, на площадке 4
viscounts-site-foothills_large_1 = Предгорья, площадка 1
    .in = в Предгорьях, на площадке 1
viscounts-site-foothills_large_2 = Предгорья, площадка 2
    .in = в Предгорьях, на площадке 2
viscounts-site-foothills_large_3 = Предгорья, площадка 3
    .in = в Предгорьях, на площадке 3
viscounts-site-foothills_large_4 = Предгорья, площадка 4
    .in = в Предгорьях, на площадке 4
viscounts-site-foothills_large_5 = Предгорья, площадка 5
    .in = в Предгорьях, на площадке 5
viscounts-link-foothills_small_1_2 = Предгорья, связь 1–2
viscounts-link-foothills_small_3_4 = Предгорья, связь 3–4
viscounts-link-foothills_small_4_next = Предгорья, связь 4 со следующим сегментом
viscounts-link-foothills_large_1_2 = Предгорья, связь 1–2
viscounts-link-foothills_large_2_3 = Предгорья, связь 2–3
viscounts-link-foothills_large_4_5 = Предгорья, связь 4–5
viscounts-link-foothills_large_5_next = Предгорья, связь 5 со следующим сегментом
viscounts-printed_townsfolk-foothills = напечатанный горожанин (Предгорья)
    .acc = напечатанного горожанина (Предгорья)
viscounts-printed_manuscript-foothills = напечатанный манускрипт (Предгорья)
viscounts-segment-forest = Лес
viscounts-location-forest_left = Лес, слева (5)
    .into = в Лес, слева (5)
    .in = в Лесу, слева (5)
viscounts-location-forest_right = Лес, справа (6)
    .into = в Лес, справа (6)
    .in = в Лесу, справа (6)
viscounts-location-forest_inner = Лес, внутренняя дорога
    .into = в Лес, на внутреннюю дорогу
    .in = в Лесу, на внутренней дороге
viscounts-site-forest_small_1 = Лес, площадка 1
    .in = в Лесу, на площадке 1
viscounts-site-forest_small_2 = Лес, площадка 2
    .in = в Лесу, на площадке 2
viscounts-site-forest_small_3 = Лес, площадка 3
    .in = в Лесу, на площадке 3
viscounts-site-forest_small_4 = Лес, площадка 4
    .in = в Лесу, на площадке 4
viscounts-site-forest_large_1 = Лес, площадка 1
    .in = в Лесу, на площадке 1
viscounts-site-forest_large_2 = Лес, площадка 2
    .in = в Лесу, на площадке 2
viscounts-site-forest_large_3 = Лес, площадка 3
    .in = в Лесу, на площадке 3
viscounts-site-forest_large_4 = Лес, площадка 4
    .in = в Лесу, на площадке 4
viscounts-site-forest_large_5 = Лес, площадка 5
    .in = в Лесу, на площадке 5
viscounts-link-forest_small_2_3 = Лес, связь 2–3
viscounts-link-forest_small_4_next = Лес, связь 4 со следующим сегментом
viscounts-link-forest_large_1_2 = Лес, связь 1–2
viscounts-link-forest_large_2_3 = Лес, связь 2–3
viscounts-link-forest_large_4_5 = Лес, связь 4–5
viscounts-link-forest_large_5_next = Лес, связь 5 со следующим сегментом
viscounts-printed_townsfolk-forest = напечатанный горожанин (Лес)
    .acc = напечатанного горожанина (Лес)
viscounts-printed_manuscript-forest = напечатанный манускрипт (Лес)
viscounts-segment-lakeside = Озёрный край
viscounts-location-lakeside_left = Озёрный край, слева (7)
    .into = в Озёрный край, слева (7)
    .in = в Озёрном краю, слева (7)
viscounts-location-lakeside_right = Озёрный край, справа (8)
    .into = в Озёрный край, справа (8)
    .in = в Озёрном краю, справа (8)
viscounts-location-lakeside_inner = Озёрный край, внутренняя дорога
    .into = в Озёрный край, на внутреннюю дорогу
    .in = в Озёрном краю, на внутренней дороге
viscounts-site-lakeside_small_1 = Озёрный край, площадка 1
    .in = в Озёрном краю, на площадке 1
viscounts-site-lakeside_small_2 = Озёрный край, площадка 2
    .in = в Озёрном краю, на площадке 2
viscounts-site-lakeside_small_3 = Озёрный край, площадка 3
    .in = в Озёрном краю, на площадке 3
viscounts-site-lakeside_small_4 = Озёрный край, площадка 4
    .in = в Озёрном краю, на площадке 4
viscounts-site-lakeside_large_1 = Озёрный край, площадка 1
    .in = в Озёрном краю, на площадке 1
viscounts-site-lakeside_large_2 = Озёрный край, площадка 2
    .in = в Озёрном краю, на площадке 2
viscounts-site-lakeside_large_3 = Озёрный край, площадка 3
    .in = в Озёрном краю, на площадке 3
viscounts-site-lakeside_large_4 = Озёрный край, площадка 4
    .in = в Озёрном краю, на площадке 4
viscounts-site-lakeside_large_5 = Озёрный край, площадка 5
    .in = в Озёрном краю, на площадке 5
viscounts-link-lakeside_small_2_3 = Озёрный край, связь 2–3
viscounts-link-lakeside_small_3_4 = Озёрный край, связь 3–4
viscounts-link-lakeside_small_4_next = Озёрный край, связь 4 со следующим сегментом
viscounts-link-lakeside_large_2_3 = Озёрный край, связь 2–3
viscounts-link-lakeside_large_3_4 = Озёрный край, связь 3–4
viscounts-link-lakeside_large_4_5 = Озёрный край, связь 4–5
viscounts-link-lakeside_large_5_next = Озёрный край, связь 5 со следующим сегментом
viscounts-printed_townsfolk-lakeside = напечатанный горожанин (Озёрный край)
    .acc = напечатанного горожанина (Озёрный край)
viscounts-printed_manuscript-lakeside = напечатанный манускрипт (Озёрный край)
viscounts-segment-mountains = Горы
viscounts-location-mountains_left = Горы, слева (9)
    .into = в Горы, слева (9)
    .in = в Горах, слева (9)
viscounts-location-mountains_right = Горы, справа (10)
    .into = в Горы, справа (10)
    .in = в Горах, справа (10)
viscounts-location-mountains_inner = Горы, внутренняя дорога
    .into = в Горы, на внутреннюю дорогу
    .in = в Горах, на внутренней дороге
viscounts-site-mountains_small_1 = Горы, площадка 1
    .in = в Горах, на площадке 1
viscounts-site-mountains_small_2 = Горы, площадка 2
    .in = в Горах, на площадке 2
viscounts-site-mountains_small_3 = Горы, площадка 3
    .in = в Горах, на площадке 3
viscounts-site-mountains_small_4 = Горы, площадка 4
    .in = в Горах, на площадке 4
viscounts-site-mountains_large_1 = Горы, площадка 1
    .in = в Горах, на площадке 1
viscounts-site-mountains_large_2 = Горы, площадка 2
    .in = в Горах, на площадке 2
viscounts-site-mountains_large_3 = Горы, площадка 3
    .in = в Горах, на площадке 3
viscounts-site-mountains_large_4 = Горы, площадка 4
    .in = в Горах, на площадке 4
viscounts-site-mountains_large_5 = Горы, площадка 5
    .in = в Горах, на площадке 5
viscounts-link-mountains_small_2_3 = Горы, связь 2–3
viscounts-link-mountains_small_3_4 = Горы, связь 3–4
viscounts-link-mountains_small_4_next = Горы, связь 4 со следующим сегментом
viscounts-link-mountains_large_1_2 = Горы, связь 1–2
viscounts-link-mountains_large_2_3 = Горы, связь 2–3
viscounts-link-mountains_large_3_4 = Горы, связь 3–4
viscounts-link-mountains_large_5_next = Горы, связь 5 со следующим сегментом
viscounts-printed_townsfolk-mountains = напечатанный горожанин (Горы)
    .acc = напечатанного горожанина (Горы)
viscounts-printed_manuscript-mountains = напечатанный манускрипт (Горы)
viscounts-section-ink_stone = Секция чернильницы и камня
    .gen = секции чернильницы и камня
    .in = в секции чернильницы и камня
    .from = из секции чернильницы и камня
    .into = в секцию чернильницы и камня
viscounts-section-flip = Секция переворота
    .gen = секции переворота
    .in = в секции переворота
    .from = из секции переворота
    .into = в секцию переворота
viscounts-section-gold_move = Секция золота или перемещения
    .gen = секции золота или перемещения
    .in = в секции золота или перемещения
    .from = из секции золота или перемещения
    .into = в секцию золота или перемещения
viscounts-section-hire_destroy = Секция найма или уничтожения
    .gen = секции найма или уничтожения
    .in = в секции найма или уничтожения
    .from = из секции найма или уничтожения
    .into = в секцию найма или уничтожения
viscounts-section-virtue = Секция добродетели
    .gen = секции добродетели
    .in = в секции добродетели
    .from = из секции добродетели
    .into = в секцию добродетели
viscounts-tier-first = Первый ярус
    .from = с первого яруса
    .in = на первом ярусе
    .acc = первый ярус
viscounts-tier-second = Второй ярус
    .from = со второго яруса
    .in = на втором ярусе
    .acc = второй ярус
viscounts-tier-third = Третий ярус
    .from = с третьего яруса
    .in = на третьем ярусе
    .acc = третий ярус

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
    .acc = карту игрока 1
viscounts-player_card-card_2 = Карта игрока 2
    .acc = карту игрока 2
viscounts-player_card-card_3 = Карта игрока 3
    .acc = карту игрока 3
viscounts-player_card-card_4 = Карта игрока 4
    .acc = карту игрока 4
viscounts-player_card-card_5 = Карта игрока 5
    .acc = карту игрока 5
viscounts-player_card-card_6 = Карта игрока 6
    .acc = карту игрока 6
viscounts-player_card-card_7 = Карта игрока 7
    .acc = карту игрока 7
viscounts-player_card-card_8 = Карта игрока 8
    .acc = карту игрока 8
viscounts-player_card-card_9 = Карта игрока 9
    .acc = карту игрока 9
viscounts-player_card-card_10 = Карта игрока 10
    .acc = карту игрока 10

## Горожане

viscounts-townsfolk-acolyte = Прислужник
    .acc = прислужника
viscounts-townsfolk-antagonist = Соперница
    .acc = соперницу
viscounts-townsfolk-architect = Зодчий
    .acc = зодчего
viscounts-townsfolk-aristocrat = Аристократка
    .acc = аристократку
viscounts-townsfolk-artisan = Ремесленник
    .acc = ремесленника
viscounts-townsfolk-artist = Художник
    .acc = художника
viscounts-townsfolk-benefactor = Благодетель
    .acc = благодетеля
viscounts-townsfolk-bishop = Епископ
    .acc = епископа
viscounts-townsfolk-charlatan = Шарлатан
    .acc = шарлатана
viscounts-townsfolk-chevalier = Шевалье
    .acc = шевалье
viscounts-townsfolk-clergyman = Священнослужитель
    .acc = священнослужителя
viscounts-townsfolk-conspirator = Заговорщик
    .acc = заговорщика
viscounts-townsfolk-courier = Курьер
    .acc = курьера
viscounts-townsfolk-deacon_destroy = Диакон (уничтожение)
    .acc = диакона (уничтожение)
viscounts-townsfolk-deacon_virtue = Диакон (добродетель)
    .acc = диакона (добродетель)
viscounts-townsfolk-debt_collector_flip_deed = Сборщик долгов (грамота)
    .acc = сборщика долгов (грамота)
viscounts-townsfolk-debt_collector_hire = Сборщик долгов (наём)
    .acc = сборщика долгов (наём)
viscounts-townsfolk-debt_collector_silver = Сборщик долгов (серебро)
    .acc = сборщика долгов (серебро)
viscounts-townsfolk-debt_collector_resource = Сборщик долгов (ресурс)
    .acc = сборщика долгов (ресурс)
viscounts-townsfolk-defender = Защитник
    .acc = защитника
viscounts-townsfolk-diplomat = Дипломат
    .acc = дипломата
viscounts-townsfolk-disciple = Ученик
    .acc = ученика
viscounts-townsfolk-enforcer = Каратель
    .acc = карателя
viscounts-townsfolk-foreman = Десятник
    .acc = десятника
viscounts-townsfolk-friar = Монах
    .acc = монаха
viscounts-townsfolk-gatekeeper = Привратник
    .acc = привратника
viscounts-townsfolk-illusionist = Иллюзионист
    .acc = иллюзиониста
viscounts-townsfolk-jeweller = Ювелир
    .acc = ювелира
viscounts-townsfolk-lookout = Дозорный
    .acc = дозорного
viscounts-townsfolk-mason = Каменщик
    .acc = каменщика
viscounts-townsfolk-meddler = Интриган
    .acc = интригана
viscounts-townsfolk-miner = Рудокоп
    .acc = рудокопа
viscounts-townsfolk-missionary_dropoff = Миссионер (сброс)
    .acc = миссионера (сброс)
viscounts-townsfolk-missionary_instant = Миссионер (мгновенно)
    .acc = миссионера (мгновенно)
viscounts-townsfolk-overseer_destroy = Надзирательница (уничтожение)
    .acc = надзирательницу (уничтожение)
viscounts-townsfolk-overseer_virtue = Надзирательница (добродетель)
    .acc = надзирательницу (добродетель)
viscounts-townsfolk-pastor = Пастор
    .acc = пастора
viscounts-townsfolk-patron_dropoff = Покровитель (сброс)
    .acc = покровителя (сброс)
viscounts-townsfolk-patron_instant = Покровитель (мгновенно)
    .acc = покровителя (мгновенно)
viscounts-townsfolk-peddler_ink = Коробейник (чернильница)
    .acc = коробейника (чернильница)
viscounts-townsfolk-peddler_gold = Коробейник (золото)
    .acc = коробейника (золото)
viscounts-townsfolk-peddler_stone = Коробейник (камень)
    .acc = коробейника (камень)
viscounts-townsfolk-peddler_silver = Коробейник (серебро)
    .acc = коробейника (серебро)
viscounts-townsfolk-pickpocket = Карманник
    .acc = карманника
viscounts-townsfolk-priest = Священник
    .acc = священника
viscounts-townsfolk-princess = Принцесса
    .acc = принцессу
viscounts-townsfolk-racketeer_destroy = Вымогатель (уничтожение)
    .acc = вымогателя (уничтожение)
viscounts-townsfolk-racketeer_rearrange = Вымогатель (перестановка)
    .acc = вымогателя (перестановка)
viscounts-townsfolk-scoundrel_gold = Негодяйка (золото)
    .acc = негодяйку (золото)
viscounts-townsfolk-scoundrel_ink = Негодяйка (чернильница)
    .acc = негодяйку (чернильница)
viscounts-townsfolk-scoundrel_stone = Негодяйка (камень)
    .acc = негодяйку (камень)
viscounts-townsfolk-sculptor = Скульптор
    .acc = скульптора
viscounts-townsfolk-stonecutter_dropoff = Камнерез (сброс)
    .acc = камнереза (сброс)
viscounts-townsfolk-stonecutter_instant = Камнерез (мгновенно)
    .acc = камнереза (мгновенно)
viscounts-townsfolk-strongman = Силач
    .acc = силача
viscounts-townsfolk-swindler_stone = Мошенник (камень)
    .acc = мошенника (камень)
viscounts-townsfolk-swindler_gold = Мошенник (золото)
    .acc = мошенника (золото)
viscounts-townsfolk-swindler_ink = Мошенник (чернильница)
    .acc = мошенника (чернильница)
viscounts-townsfolk-tinker_cleric_noble = Лудильщик (клирик, вельможа)
    .acc = лудильщика (клирик, вельможа)
viscounts-townsfolk-tinker_builder_cleric = Лудильщик (строитель, клирик)
    .acc = лудильщика (строитель, клирик)
viscounts-townsfolk-tinker_builder_noble = Лудильщик (строитель, вельможа)
    .acc = лудильщика (строитель, вельможа)
viscounts-townsfolk-traitor = Предатель
    .acc = предателя
viscounts-townsfolk-traveller = Странница
    .acc = странницу
viscounts-townsfolk-trickster = Ловкач
    .acc = ловкача
viscounts-townsfolk-vicar = Викарий
    .acc = викария
viscounts-townsfolk-watchman = Стражник
    .acc = стражника
viscounts-townsfolk-woodcutter_virtue = Дровосек (добродетель)
    .acc = дровосека (добродетель)
viscounts-townsfolk-woodcutter_destroy = Дровосек (уничтожение)
    .acc = дровосека (уничтожение)
viscounts-townsfolk-ada = Ада
    .acc = Аду
viscounts-townsfolk-bertha = Берта
    .acc = Берту
viscounts-townsfolk-clovis = Хлодвиг
    .acc = Хлодвига
viscounts-townsfolk-emma = Эмма
    .acc = Эмму
viscounts-townsfolk-guntram = Гунтрамн
    .acc = Гунтрамна
viscounts-townsfolk-judith = Юдифь
    .acc = Юдифь
viscounts-townsfolk-lothaire = Лотарь
    .acc = Лотаря
viscounts-townsfolk-merovech = Меровей
    .acc = Меровея
viscounts-townsfolk-rudolf = Рудольф
    .acc = Рудольфа
viscounts-townsfolk-therese = Тереза
    .acc = Терезу
viscounts-townsfolk-abbot = Аббат
    .acc = аббата
viscounts-townsfolk-financier = Финансистка
    .acc = финансистку
viscounts-townsfolk-journeyman = Подмастерье
    .acc = подмастерья
viscounts-townsfolk-labourer = Работник
    .acc = работника
viscounts-townsfolk-lender = Ростовщица
    .acc = ростовщицу
viscounts-townsfolk-squire = Оруженосец
    .acc = оруженосца
viscounts-townsfolk-thief = Воровка
    .acc = воровку
viscounts-townsfolk-trader = Торговец
    .acc = торговца

## Манускрипты

viscounts-manuscript-gray_3_flip = Грамота пересмотра
viscounts-manuscript-gray_3_virtue = Псалом строителя
viscounts-manuscript-gray_4_workshop = План мастерской
viscounts-manuscript-gray_4_stone = Книга каменоломни
viscounts-manuscript-gray_5_merchants = Мытная книга
viscounts-manuscript-gray_5_resources = Опись кладовых
viscounts-manuscript-gray_5_builders = Реестр строителей
viscounts-manuscript-gray_6_buildings = Летопись построек
viscounts-manuscript-gray_7_guildhall = План зала гильдии
viscounts-manuscript-black_3_flip = Реестр долгов
viscounts-manuscript-black_3_resource = Записка раздатчика милостыни
viscounts-manuscript-black_4_ink = Наставление писцу
viscounts-manuscript-black_4_virtue = Часослов
viscounts-manuscript-black_5_clerics = Список клириков
viscounts-manuscript-black_5_resources = Десятинная книга
viscounts-manuscript-black_6_manuscripts = Каталог библиотеки
viscounts-manuscript-black_6_flipped_deeds = Реестр грамот
viscounts-manuscript-black_7_manuscript = Образцовый список
viscounts-manuscript-yellow_3_resource = Письмо управителя
viscounts-manuscript-yellow_3_flip = Прошение ко двору
viscounts-manuscript-yellow_4_virtue = Зерцало князей
viscounts-manuscript-yellow_4_gold = Королевская книга счетов
viscounts-manuscript-yellow_5_nobles = Список вельмож
viscounts-manuscript-yellow_5_resources = Опись казны
viscounts-manuscript-yellow_6_flipped_debts = Книга погашенных долгов
viscounts-manuscript-yellow_6_workers = Перепись замка
viscounts-manuscript-yellow_7_workers = Великий призыв
viscounts-manuscript-blue_3_hire = Письмо о найме
viscounts-manuscript-blue_3_silver = Рыночная привилегия
viscounts-manuscript-blue_4_resources = Опись каравана
viscounts-manuscript-blue_4_destroy = Указ об изгнании
viscounts-manuscript-blue_5_merchants = Список купцов
viscounts-manuscript-blue_5_resources = Складской счёт
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
viscounts-scheme-start_builder_noble = Начальная схема: строитель, вельможа
viscounts-scheme-start_noble = Начальная схема: вельможа
viscounts-scheme-start_criminal_1 = Начальная схема: преступник 1
viscounts-scheme-start_builder = Начальная схема: строитель
viscounts-scheme-start_cleric = Начальная схема: клирик
viscounts-scheme-start_builder_cleric = Начальная схема: строитель, клирик
viscounts-scheme-start_cleric_noble = Начальная схема: клирик, вельможа
viscounts-scheme-start_criminal_2 = Начальная схема: преступник 2
viscounts-scheme-future_cleric = Будущая схема: клирик
viscounts-scheme-future_builder_cleric = Будущая схема: строитель, клирик
viscounts-scheme-future_builder = Будущая схема: строитель
viscounts-scheme-future_noble = Будущая схема: вельможа
viscounts-scheme-future_builder_noble = Будущая схема: строитель, вельможа
viscounts-scheme-future_cleric_noble = Будущая схема: клирик, вельможа
viscounts-scheme-future_criminal_1 = Будущая схема: преступник 1
viscounts-scheme-future_criminal_2 = Будущая схема: преступник 2

## Варианты

viscounts-variant-automa = Автома
    .text = Кто играет против вас в одиночной игре.
viscounts-variant-automa-cleric = Клирик
    .text = Прежде всего переписывает манускрипты.
viscounts-variant-automa-builder = Строитель
    .text = Прежде всего строит.
viscounts-variant-automa-noble = Вельможа
    .text = Прежде всего размещает рабочих в замке.
viscounts-variant-automa-cards = Собиратель карт
    .text = Прежде всего переворачивает долги и грамоты.
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
viscounts-ribbon_set-ladder = Наборы разных закладок

## Вопросы

viscounts-ask-choose-pair = Выберите карту игрока с выдающимся горожанином.
viscounts-ask-destroy-any = Уничтожить одну из своих карт до первого тасования?
viscounts-ask-play-card = Какого горожанина сыграть?
viscounts-ask-travel = Куда едет виконт? Карта ведёт его на { $n ->
      [one] { $n } локацию
      [few] { $n } локации
     *[other] { $n } локаций
    }.
viscounts-ask-choose-action =
    { $n ->
        [0] { $have ->
            [0] Какое действие выполнить?
           *[other] Какое действие выполнить? Символов придётся оплатить не меньше: { NAME($first) } — { $n }, { NAME($second) } — { $have }.
        }
       *[other] Какое действие выполнить? Символов придётся оплатить не меньше: { NAME($first) } — { $n }, { NAME($second) } — { $have }.
    }
viscounts-ask-dismiss-for = { NAME($action) }: изгнать горожанина рядом с виконтом ради символов?
viscounts-ask-choose-exchanges = { NAME($effect) } за { NAME("icon:merchant", $n, form: "n-acc") }: сколько раз? Бесплатно: { NAME("icon:merchant", $have, form: "n") }.
viscounts-ask-exchange-again = { NAME($effect) } за { NAME("icon:merchant", $n, form: "n-acc") }: ещё раз? Бесплатно осталось: { NAME("icon:merchant", $have, form: "n") }.
viscounts-ask-choose-building = Какое здание построить? Бесплатно: { NAME("icon:builder", $n, form: "n") }; недостающее оплачивается.
viscounts-ask-choose-free-building = { NAME($building) }: какое место открыть?
viscounts-ask-choose-site = { NAME($slot) }: на какую площадку?
viscounts-ask-choose-link = Завершено несколько связей: какая первая?
viscounts-ask-choose-workers = Сколько рабочих разместить? Бесплатно: { NAME("icon:noble", $n, form: "n") }; недостающее оплачивается.
viscounts-ask-pay = Чем заплатить?
viscounts-ask-hire-adjacent = Нанять горожанина рядом с виконтом?
viscounts-ask-hire-anywhere = Кого нанять бесплатно?
    .topic = Бесплатный наём
viscounts-ask-take-resource =
    { $n ->
      [1] Какой ресурс взять?
     *[other] Какой ресурс взять? Осталось взять: { $n }.
    }
    .topic = Ресурс на ваш выбор
viscounts-ask-take-manuscript = Какой манускрипт взять бесплатно?
viscounts-ask-flip-paper = Перевернуть долг или грамоту?
    .topic = Переворот долга или грамоты
viscounts-ask-choose-effect = Какой эффект выбрать?
    .topic = Один из нескольких эффектов
viscounts-ask-choose-next = Сейчас действует несколько ваших эффектов: какой первый?
    .topic = Порядок ваших эффектов
viscounts-ask-discard-card =
    { $n ->
      [1] Сбросить карту?
     *[other] Сбросить карту? Всего можно { $n }.
    }
    .topic = Сброс карты
viscounts-ask-destroy-card =
    { $n ->
      [1] Уничтожить карту за её серебро?
     *[other] Уничтожить карту за её серебро? Всего можно { $n }.
    }
    .topic = Уничтожение карты за её серебро
viscounts-ask-rearrange = В каком порядке слева направо положить карты планшета?
    .topic = Перестановка карт планшета
viscounts-ask-choose-section = В какую секцию разместить { NAME("resource:worker", $n, form: "n-acc") }?
viscounts-ask-choose-rise = Из какой секции рабочий поднимается первым?
viscounts-ask-castle-move = Передвинуть рабочего в соседнюю секцию?
    .topic = Перемещение вашего рабочего в замке
viscounts-ask-choose-spread = Здесь остался только один ваш рабочий: { NAME($section) }. Куда он отходит?
    .topic = Куда отходит ваш последний рабочий секции
viscounts-ask-choose-trim = Тесно { NAME($tier, form: "in") } { NAME($section, form: "gen") }. Чей рабочий уходит?

## Выбор

viscounts-do-draft = { NAME($card) } и { NAME($hero) }
viscounts-do-play = Сыграть карту «{ NAME($card) }»
viscounts-do-move =
    { $n ->
      [0] Ехать { NAME($location, form: "into") }
     *[other] Ехать { NAME($location, form: "into") }, за { NAME("resource:silver", $n, form: "n-acc") }
    }
viscounts-do-act = { NAME($action) }
viscounts-do-act-dismissing = { NAME($action) }; изгнать { NAME($card, form: "acc") } за { NAME("resource:silver", $n, form: "n-acc") }; эффект: { NAME($effects, form: "n") }
viscounts-do-act-dismissing-printed = { viscounts-do-act-dismissing }
viscounts-do-no-action = Без действия
viscounts-do-dismiss = Изгнать { NAME($card, form: "acc") } за { NAME("resource:silver", $n, form: "n-acc") }; эффект: { NAME($effects, form: "n") }
viscounts-do-dismiss-printed = Изгнать { NAME($card, form: "acc") } за { NAME("resource:silver", $n, form: "n-acc") }; эффект: { NAME($effects, form: "n") }
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
viscounts-do-enough = Больше не менять
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
      [0] Нанять { NAME($card, form: "acc") }
     *[other] Нанять { NAME($card, form: "acc") } за { NAME("resource:silver", $n, form: "n-acc") }
    }
viscounts-do-hire-nobody = Никого не нанимать
viscounts-do-take = { NAME($resource) }
viscounts-do-take-manuscript = { NAME($manuscript) }
viscounts-do-flip = { NAME($paper, form: "flip") }
viscounts-do-choose = Выбрать: { NAME($effects, form: "n") }
viscounts-do-next-card = Сначала: { NAME($card) }
viscounts-do-next-slot = Сначала: { NAME($slot) }
viscounts-do-discard = Сбросить карту «{ NAME($card) }»
viscounts-do-discard-top = Сбросить верхнюю карту колоды вслепую
viscounts-do-destroy = Уничтожить карту «{ NAME($card) }»
viscounts-do-destroy-top = Уничтожить верхнюю карту колоды вслепую
viscounts-do-keep = Оставить карты
viscounts-do-arrange = { NAME($cards) }
viscounts-do-section = { NAME($section) }
viscounts-do-rise = { NAME($section) }
viscounts-do-step = Передвинуть { NAME($section, form: "from") } { NAME($target, form: "into") }
viscounts-do-stay = Никого не двигать
viscounts-do-trim = Рабочий: { $owner }

## Журнал

viscounts-event-first-player = Первый игрок — { $seat }.
viscounts-event-drafted = { $seat } берёт { NAME($card, form: "acc") } и { NAME($hero, form: "acc") }.
viscounts-event-starts-at = { $seat } начинает { NAME($location, form: "in") }.
viscounts-event-deck = { $seat } тасует первую колоду.
viscounts-event-left-over = Оставшаяся пара возвращается в коробку: { NAME($card) } и { NAME($hero) }.
viscounts-event-stacks = На карте «Нищета» — { NAME("resource:debt", $debts, form: "n") }, на карте «Процветание» — { NAME("resource:deed", $deeds, form: "n") }.
viscounts-event-round = Раунд { $n }
viscounts-event-turn = Ходит { $seat }
viscounts-event-dropped = { $seat } сбрасывает с планшета карту «{ NAME($card) }».
viscounts-event-played = { $seat } играет карту «{ NAME($card) }».
viscounts-event-played-blind = { $seat } играет вслепую карту «{ NAME($card) }».
viscounts-event-drew =
    { $seat } берёт { $n ->
      [one] { $n } карту
      [few] { $n } карты
     *[other] { $n } карт
    }.
viscounts-event-drew-card = { $seat } берёт карту «{ NAME($card) }».
viscounts-event-drew-nothing = { $seat } не берёт карт.
viscounts-event-shuffled = { $seat } тасует сброс.
viscounts-event-discarded = { $seat } сбрасывает карту «{ NAME($card) }».
viscounts-event-discarded-top = { $seat } сбрасывает вслепую верхнюю карту колоды: «{ NAME($card) }».
viscounts-event-destroyed = { $seat } уничтожает карту «{ NAME($card) }».
viscounts-event-destroyed-top = { $seat } уничтожает вслепую верхнюю карту колоды: «{ NAME($card) }».
viscounts-event-destroyed-in-setup = { viscounts-event-destroyed }
viscounts-event-arranged = { $seat } переставляет карты на планшете.
viscounts-event-dismissed = { $seat } изгоняет { NAME($card, form: "acc") }.
viscounts-event-dismissed-printed = { $seat } изгоняет { NAME($card, form: "acc") }.
viscounts-event-hired = { $seat } нанимает { NAME($card, form: "acc") }.
viscounts-event-next-townsfolk = { NAME($segment) }: теперь сверху карта «{ NAME($card) }».
viscounts-event-transcribed = { $seat } переписывает манускрипт «{ NAME($manuscript) }».
viscounts-event-copied = { $seat } переписывает ради эффекта { NAME($manuscript) }.
viscounts-event-next-manuscript = { NAME($segment) }: теперь сверху манускрипт «{ NAME($manuscript) }».
viscounts-event-bonus = { $seat } берёт { NAME($bonus, form: "acc") }.
viscounts-event-moved = { $seat } едет { NAME($location, form: "into") }.
viscounts-event-acts = { $seat } решает { NAME($action, form: "to") }.
viscounts-event-passed = { $seat } обходится без действия.
viscounts-event-kept-townsfolk = { $seat } никого не изгоняет.
viscounts-event-stopped-trading = { $seat } больше не меняет.
viscounts-event-declined = { $seat } не пользуется возможностью «{ NAME($effect) }».
viscounts-event-fizzled = { $seat }: «{ NAME($effect) }» сейчас ничего не даёт.
viscounts-event-unmet = { $seat }: условие о преступниках не выполнено, «{ NAME($effect) }» не даётся.
viscounts-event-hired-nobody = { $seat } никого не нанимает.
viscounts-event-cannot-hire = { $seat } не может нанять { NAME($card, form: "acc") } (цена: { NAME("resource:silver", $n, form: "n") }).
viscounts-event-nobody-to-hire = { NAME($segment) }: стопка пуста, нанимать некого ({ $seat }).
viscounts-event-gained = { $seat } получает { NAME($resource, $n, form: "n-acc") }.
viscounts-event-paid = { $seat } тратит { NAME($resource, $n, form: "n-acc") }.
viscounts-event-gained-from-stack = { viscounts-event-gained }
viscounts-event-paid-debt = { $seat } уплачивает долг.
viscounts-event-approved-deed = { $seat } заверяет грамоту.
viscounts-event-gained-on-track = { viscounts-event-gained }
viscounts-event-collides = { $seat }: столкновение на клетке { $n }.
viscounts-event-reset = { $seat }: маркеры возвращаются на края шкалы.
viscounts-event-built = { $seat } строит { NAME($building, form: "acc") } { NAME($site, form: "in") }.
viscounts-event-linked = { NAME($link) }: соединены здания ({ $seat } и { $owner }).
viscounts-event-linked-own = { NAME($link) }: соединены два своих здания ({ $seat }).
viscounts-event-placed = { $seat } размещает { NAME("resource:worker", $n, form: "n-acc") } { NAME($section, form: "in") }.
viscounts-event-rose = { $seat }: рабочий поднимается на { NAME("tier:second", form: "acc") } { NAME($section, form: "gen") }.
viscounts-event-rose-to-third = { $seat }: рабочий поднимается { NAME($section, form: "from") } на { NAME("tier:third", form: "acc") }.
viscounts-event-spread = { $seat }: рабочий переходит { NAME($section, form: "from") } { NAME($target, form: "into") }.
viscounts-event-trimmed = { $seat } отправляет рабочего домой { NAME("tier:first", form: "from") } { NAME($section, form: "gen") }; чей рабочий: { $owner }.
viscounts-event-trimmed-second = { $seat } отправляет рабочего домой { NAME("tier:second", form: "from") } { NAME($section, form: "gen") }; чей рабочий: { $owner }.
viscounts-event-leads = { $seat } становится главой замка.
viscounts-event-overtakes = { $seat } становится главой замка; прежний глава: { $loser }.
viscounts-event-uncovered = Открыта карта «{ NAME($stack) }».
viscounts-event-last-round = Раунд { $n } будет последним.
viscounts-event-divided = Разделённое королевство: очки принесут обе карты.
viscounts-event-final = Игра окончена, подсчитываются очки.
viscounts-event-points = { NAME($category) }: { $seat } получает { NAME("resource:point", $n, form: "n-acc") }.
viscounts-event-lost-points = { NAME($category) }: { $seat } теряет { NAME("resource:point", $n, form: "n-acc") }.
viscounts-event-automa-sits = Против вас играет { NAME($automa) }.
viscounts-event-automa-scheme = { $seat } открывает карту «{ NAME($scheme) }».
viscounts-event-automa-drops-scheme = { $seat } сбрасывает карту «{ NAME($scheme) }».
viscounts-event-automa-gains-scheme = { $seat } получает карту «{ NAME($scheme) }».
viscounts-event-automa-shows-scheme = { $seat } открывает замешанную вслепую карту «{ NAME($scheme) }».
viscounts-event-automa-shuffles = { $seat } тасует сброшенные схемы.
viscounts-event-automa-tries = { $seat } пробует { NAME($action, form: "to") }.
viscounts-event-automa-cannot-pay = { $seat } не может { NAME($action, form: "to") }: нужно символов и ресурсов: { $n }, есть: { $have }.
viscounts-event-automa-cannot = { $seat } не может { NAME($action, form: "to") }.
viscounts-event-automa-instead = { $seat }: «{ NAME($effect) }» заменяется на «{ NAME($other) }».

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
viscounts-board-track-automa = Автома при своём столкновении: { $effect }.
viscounts-board-start-location = Начало на локации { $n }.
viscounts-board-tier-room = Секция вмещает рабочих: { $n }; один поднимается, когда своих там { $have }.

## Почему нельзя

viscounts-why-too-far = Путь туда стоит { NAME("resource:silver", $n, form: "n-acc") }; у вас { $have }.
viscounts-why-outer-road = { NAME($action) }: только на внешней дороге, а виконт на внутренней.
viscounts-why-inner-road = { NAME($action) }: только на внутренней дороге, а виконт на внешней.
viscounts-why-too-few-icons = Нужно: { NAME($icon, $n, form: "n") }; вы можете набрать { $have }.
viscounts-why-too-few-with = Нужно: { NAME($icon, $n, form: "n") }; даже изгнав { NAME($card, form: "acc") }, вы наберёте { $have }.
viscounts-why-too-few-with-printed = { viscounts-why-too-few-with }
viscounts-why-no-free-site = На этом берегу нет свободной площадки.
viscounts-why-all-built = Все девять зданий построены.
viscounts-why-no-workers = В запасе не осталось рабочих.
viscounts-why-too-few-workers = В запасе только { NAME("resource:worker", $have, form: "n") }, а нужно { $n }.
viscounts-why-site-taken = Площадка занята: { $owner }.
viscounts-why-other-bank = Виконту отсюда не достать до этой площадки.
viscounts-why-silver-missing = Стоит { NAME("resource:silver", $n, form: "n-acc") }; у вас { $have }.
viscounts-why-must-dismiss = Без изгнания символов лишь { $have } из { $n }. Выберите действие вместе с изгнанием.
viscounts-why-already-built = Это здание уже ушло с планшета.
viscounts-why-three-cards = У вас должно остаться не меньше трёх карт.
viscounts-why-no-cards-left = Колода и сброс пусты.
viscounts-why-wrong-cost = Стоит { $n }; взять можно только за 3 или 4.
viscounts-why-nothing-to-flip = Такой карты для переворота нет.
viscounts-why-nobody-there = Ваших рабочих нет { NAME($section, form: "in") }.
viscounts-why-not-three = Ваших рабочих там: { $n }; нужно трое.

## On the board in the browser

viscounts-term-own-board = Мой планшет
viscounts-term-kingdom = Королевство
viscounts-term-players = Игроки
viscounts-term-details = Подробно
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
viscounts-term-offers = Карты игроков и выдающиеся горожане
viscounts-term-points-so-far = Очки сейчас: { $n }
viscounts-term-points = Очки сейчас
viscounts-term-slots = Построено зданий: { $n }
viscounts-term-covered = Пока закрыто зданием.
viscounts-term-uncovered = Открыто: действует постоянно.
viscounts-term-building-text = Нужно: { $icons }. Очки за одно, два, три: { $points }.
viscounts-term-slot-step = Бесплатные дополнительные шаги: { $n }.
viscounts-term-slot-dismiss = Изгнание стоит { NAME("resource:silver", $n, form: "n-acc") }.
viscounts-term-slot-hand = Предел руки больше на { $n }.
viscounts-term-in-supply = В запасе.
viscounts-term-workers-supply = Рабочие в запасе
viscounts-term-track = Порочность на клетке { $corruption }, добродетель на клетке { $virtue }
viscounts-term-track-space = Столкновение на клетке { $n }
viscounts-term-track-above = Чьи маркеры столкнулись: { $effect }.
viscounts-term-track-below = Все остальные: { $effect }.
viscounts-term-cost = Серебро и шаги: { $n }.
viscounts-term-cost-dismiss = Цена изгнания серебром: { $n }.
viscounts-term-needs = Нужно клириков: { $n }.
viscounts-term-at-end = В конце игры: { $effect }
viscounts-term-below = Карт под ней: { $n }.
viscounts-term-on-hire = При найме или изгнании: { $effect }
viscounts-term-on-dismiss = При изгнании: { $effect }
viscounts-term-timing-instant = Когда сыграна: { $effect }
viscounts-term-timing-dropoff = Когда сходит с планшета: { $effect }
viscounts-term-timing-ongoing = Пока на планшете: { $effect }
viscounts-term-funding = { $action }: { $pays } → { $icons }, сколько угодно раз
viscounts-term-funding-once = { $action }: { $pays } → { $icons }, не больше { $n ->
        [1] одного раза
       *[other] { $n } раз
    }
viscounts-term-or = { " " }или{ " " }
viscounts-term-if-criminals = с преступниками на планшете: { $effect }
viscounts-term-if-no_criminals = без преступников на планшете: { $effect }
viscounts-term-when-own_trade = после действия «Торговля»: { $effect }
viscounts-term-when-own_build = после действия «Постройка здания»: { $effect }
viscounts-term-when-own_place = после действия «Размещение рабочих»: { $effect }
viscounts-term-when-own_transcribe = после действия «Переписывание манускрипта»: { $effect }
viscounts-term-when-collision = при столкновении у любого игрока: { $effect }
viscounts-term-when-own_debt_flip = за каждый свой перевёрнутый долг: { $effect }
viscounts-term-when-own_debt_gain = за каждый полученный долг: { $effect }
viscounts-term-when-own_hire = при каждом найме: { $effect }
viscounts-term-when-own_flip = за каждый переворот долга или грамоты: { $effect }
viscounts-term-when-own_scheme = за каждую будущую схему: { $effect }
viscounts-term-when-own_shuffle = при каждом тасовании: { $effect }
viscounts-term-per-building =
    { $n ->
        [1] { $effect } за каждое здание
        [few] { $effect } за каждые { $n } здания
       *[other] { $effect } за каждые { $n } зданий
    }
viscounts-term-per-manuscript =
    { $n ->
        [1] { $effect } за каждый манускрипт
        [few] { $effect } за каждые { $n } манускрипта
       *[other] { $effect } за каждые { $n } манускриптов
    }
viscounts-term-per-worker_in_castle =
    { $n ->
        [1] { $effect } за каждого рабочего в замке
        [few] { $effect } за каждых { $n } рабочих в замке
       *[other] { $effect } за каждых { $n } рабочих в замке
    }
viscounts-term-per-flipped_debt =
    { $n ->
        [1] { $effect } за каждый уплаченный долг
        [few] { $effect } за каждые { $n } уплаченных долга
       *[other] { $effect } за каждые { $n } уплаченных долгов
    }
viscounts-term-per-flipped_deed =
    { $n ->
        [1] { $effect } за каждую заверенную грамоту
        [few] { $effect } за каждые { $n } заверенные грамоты
       *[other] { $effect } за каждые { $n } заверенных грамот
    }
viscounts-term-per-resource =
    { $n ->
        [1] { $effect } за каждый ресурс
        [few] { $effect } за каждые { $n } ресурса
       *[other] { $effect } за каждые { $n } ресурсов
    }
viscounts-term-per-icon_merchant =
    { $n ->
        [1] { $effect } за каждого купца
        [few] { $effect } за каждых { $n } купцов
       *[other] { $effect } за каждых { $n } купцов
    }
viscounts-term-per-icon_builder =
    { $n ->
        [1] { $effect } за каждого строителя
        [few] { $effect } за каждых { $n } строителей
       *[other] { $effect } за каждых { $n } строителей
    }
viscounts-term-per-icon_noble =
    { $n ->
        [1] { $effect } за каждого вельможу
        [few] { $effect } за каждых { $n } вельмож
       *[other] { $effect } за каждых { $n } вельмож
    }
viscounts-term-per-icon_cleric =
    { $n ->
        [1] { $effect } за каждого клирика
        [few] { $effect } за каждых { $n } клириков
       *[other] { $effect } за каждых { $n } клириков
    }
viscounts-term-per-icon_criminal =
    { $n ->
        [1] { $effect } за каждого преступника
        [few] { $effect } за каждых { $n } преступников
       *[other] { $effect } за каждых { $n } преступников
    }
viscounts-term-exchange = Торговля: { $icons } → { $effect }.
viscounts-term-stand-here = Здесь: { $names }.
viscounts-term-section-gives = Подъём на второй ярус даёт: { $effect }.
viscounts-term-tier-points = Каждый рабочий: { $points }.
viscounts-term-tier-trimmed = Владельцу отосланного отсюда рабочего: { $effect }.
viscounts-term-tier-enter = Вход даёт: { $effect }.
viscounts-term-leader-text = { $points }; предел руки: +{ $n }.
viscounts-term-stack-left = Сверху ещё лежит: { $papers }.
viscounts-term-bonus-text = Первому, у кого столько манускриптов с этой закладкой: { $n }. Даёт: { $effect }.
viscounts-term-schemes = Схемы, слева направо
viscounts-term-scheme-pile = Колода схем
viscounts-term-future-schemes = Ещё не открытые будущие схемы
viscounts-term-scheme-text = Шаги: { $n }. Символы: { $icons }. Эффект: { $effect }. Пробует: { $attempts }.
viscounts-term-priority = Какие ресурсы берёт
viscounts-term-value-neutral = простой горожанин
viscounts-term-value-starting = начальная карта
viscounts-term-value-hero = выдающийся горожанин
viscounts-term-value-future = будущая схема
viscounts-term-value-small = 1–2 игрока
viscounts-term-value-large = 3–4 игрока
viscounts-term-value-left = левый
viscounts-term-value-right = правый
viscounts-term-value-instant = когда сыграна
viscounts-term-value-dropoff = когда сходит с планшета
viscounts-term-value-ongoing = пока на планшете
viscounts-term-value-none = без свойства
