### «Паладини Західного королівства»: назви та фрази.

## The game

paladins-title = Паладини Західного королівства

paladins-tagline = Наймайте, зміцнюйте й навертайте, поки паладини короля з вами

paladins-about = Від одного до чотирьох володарів сім раундів боронять Західне Франкське королівство. Щораунду на допомогу приходить паладин, а таверна дає робітників: вони зводять стіни, розсилають монахів і застави, атакують і навертають чужинців. Віра, сила та вплив відкривають нові можливості, але злочинці приносять підозри, а інквізиція завжди поруч.

## Workers, resources, attributes

paladins-worker-labourer = Чорнороб
    .nom = чорнороб
    .acc = чорнороба
    .gen = чорнороба
    .n = { $n ->
        [one] { $n } чорнороб
        [few] { $n } чорнороби
       *[other] { $n } чорноробів
    }
    .n-acc = { $n ->
        [one] { $n } чорнороба
       *[other] { $n } чорноробів
    }
    .n-gen = { $n ->
        [one] { $n } чорнороба
       *[other] { $n } чорноробів
    }

paladins-worker-scout = Розвідник
    .nom = розвідник
    .acc = розвідника
    .gen = розвідника
    .n = { $n ->
        [one] { $n } розвідник
        [few] { $n } розвідники
       *[other] { $n } розвідників
    }
    .n-acc = { $n ->
        [one] { $n } розвідника
       *[other] { $n } розвідників
    }
    .n-gen = { $n ->
        [one] { $n } розвідника
       *[other] { $n } розвідників
    }

paladins-worker-merchant = Купець
    .nom = купець
    .acc = купця
    .gen = купця
    .n = { $n ->
        [one] { $n } купець
        [few] { $n } купці
       *[other] { $n } купців
    }
    .n-acc = { $n ->
        [one] { $n } купця
       *[other] { $n } купців
    }
    .n-gen = { $n ->
        [one] { $n } купця
       *[other] { $n } купців
    }

paladins-worker-fighter = Воїн
    .nom = воїн
    .acc = воїна
    .gen = воїна
    .n = { $n ->
        [one] { $n } воїн
        [few] { $n } воїни
       *[other] { $n } воїнів
    }
    .n-acc = { $n ->
        [one] { $n } воїна
       *[other] { $n } воїнів
    }
    .n-gen = { $n ->
        [one] { $n } воїна
       *[other] { $n } воїнів
    }

paladins-worker-cleric = Клірик
    .nom = клірик
    .acc = клірика
    .gen = клірика
    .n = { $n ->
        [one] { $n } клірик
        [few] { $n } клірики
       *[other] { $n } кліриків
    }
    .n-acc = { $n ->
        [one] { $n } клірика
       *[other] { $n } кліриків
    }
    .n-gen = { $n ->
        [one] { $n } клірика
       *[other] { $n } кліриків
    }

paladins-worker-criminal = Злочинець
    .nom = злочинець
    .acc = злочинця
    .gen = злочинця
    .n = { $n ->
        [one] { $n } злочинець
        [few] { $n } злочинці
       *[other] { $n } злочинців
    }
    .n-acc = { $n ->
        [one] { $n } злочинця
       *[other] { $n } злочинців
    }
    .n-gen = { $n ->
        [one] { $n } злочинця
       *[other] { $n } злочинців
    }

paladins-worker-any = Будь-який робітник
    .nom = будь-який робітник
    .acc = будь-якого робітника
    .gen = будь-якого робітника
    .n = { $n ->
        [one] { $n } будь-який робітник
        [few] { $n } будь-які робітники
       *[other] { $n } будь-яких робітників
    }
    .n-acc = { $n ->
        [one] { $n } будь-якого робітника
       *[other] { $n } будь-яких робітників
    }
    .n-gen = { $n ->
        [one] { $n } будь-якого робітника
       *[other] { $n } будь-яких робітників
    }

paladins-resource-silver = Срібняки
    .nom = срібняк
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
    .n-gen = { $n ->
        [one] { $n } срібняка
       *[other] { $n } срібняків
    }

paladins-resource-provisions = Провізія
    .nom = жетон провізії
    .acc = жетон провізії
    .gen = жетона провізії
    .n = { $n ->
        [one] { $n } жетон провізії
        [few] { $n } жетони провізії
       *[other] { $n } жетонів провізії
    }
    .n-acc = { $n ->
        [one] { $n } жетон провізії
        [few] { $n } жетони провізії
       *[other] { $n } жетонів провізії
    }
    .n-gen = { $n ->
        [one] { $n } жетона провізії
       *[other] { $n } жетонів провізії
    }

paladins-noun-worker = Робітник
    .nom = робітник
    .acc = робітника
    .gen = робітника
    .n = { $n ->
        [one] { $n } робітник
        [few] { $n } робітники
       *[other] { $n } робітників
    }
    .n-acc = { $n ->
        [one] { $n } робітника
       *[other] { $n } робітників
    }
    .n-gen = { $n ->
        [one] { $n } робітника
       *[other] { $n } робітників
    }

paladins-noun-tax = Податок
    .nom = податок
    .acc = податок
    .gen = податку
    .n = { $n ->
        [one] { $n } податок
        [few] { $n } податки
       *[other] { $n } податків
    }
    .n-acc = { $n ->
        [one] { $n } податок
        [few] { $n } податки
       *[other] { $n } податків
    }
    .n-gen = { $n ->
        [one] { $n } податку
       *[other] { $n } податків
    }

paladins-noun-suspicion = Підозра
    .nom = підозра
    .acc = підозру
    .gen = підозри
    .n = { $n ->
        [one] { $n } підозра
        [few] { $n } підозри
       *[other] { $n } підозр
    }
    .n-acc = { $n ->
        [one] { $n } підозру
        [few] { $n } підозри
       *[other] { $n } підозр
    }
    .n-gen = { $n ->
        [one] { $n } підозри
       *[other] { $n } підозр
    }

paladins-noun-debt = Борг
    .nom = борг
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
    .n-gen = { $n ->
        [one] { $n } боргу
       *[other] { $n } боргів
    }

paladins-noun-point = Очко
    .nom = очко
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
    .n-gen = { $n ->
        [one] { $n } очка
       *[other] { $n } очок
    }

paladins-attribute-strength = Сила
    .nom = сила
    .acc = силу
    .gen = сили
    .dat = силі

paladins-attribute-faith = Віра
    .nom = віра
    .acc = віру
    .gen = віри
    .dat = вірі

paladins-attribute-influence = Вплив
    .nom = вплив
    .acc = вплив
    .gen = впливу
    .dat = впливові

paladins-faction-saracen = Сарацин
    .nom = сарацин

paladins-faction-byzantine = Візантієць
    .nom = візантієць

paladins-faction-viking = Вікінг
    .nom = вікінг

## Actions

paladins-action-develop = Розвиток
    .nom = розвиток
    .acc = розвиток
    .gen = розвитку
    .text = Поставте майстерню й отримайте робітника з-під неї.

paladins-action-recruit = Наймання
    .nom = наймання
    .acc = наймання
    .gen = наймання
    .text = Один робітник — для завдання, двоє — для наймання, за ціною комірки.

paladins-action-hunt = Полювання
    .nom = полювання
    .acc = полювання
    .gen = полювання

paladins-action-trade = Торгівля
    .nom = торгівля
    .acc = торгівлю
    .gen = торгівлі

paladins-action-pray = Молитва
    .nom = молитва
    .acc = молитву
    .gen = молитви
    .text = Молитва прибирає робітників з однієї вашої дії.

paladins-action-conspire = Змова
    .nom = змова
    .acc = змову
    .gen = змови
    .text = Кожен злочинець приносить підозру.

paladins-action-commission = Доручення
    .nom = доручення
    .acc = доручення
    .gen = доручення
    .text = Відправте монаха до регіону по винагороду клітинки.

paladins-action-fortify = Фортифікація
    .nom = фортифікація
    .acc = фортифікацію
    .gen = фортифікації
    .text = Візьміть карту стіни та її винагороди.

paladins-action-garrison = Мобілізація
    .nom = мобілізація
    .acc = мобілізацію
    .gen = мобілізації
    .text = Поставте заставу в регіоні, щоб отримати винагороду клітинки.

paladins-action-absolve = Розгрішення
    .nom = розгрішення
    .acc = розгрішення
    .gen = розгрішення
    .text = Пересуньте глечик по винагороду клітинки.

paladins-action-attack = Атака
    .nom = атака
    .acc = атаку
    .gen = атаки
    .text = Отримайте верхні винагороди чужинця.

paladins-action-convert = Навернення
    .nom = навернення
    .acc = навернення
    .gen = навернення
    .text = Чужинець переходить до вас і дає очки наприкінці гри.

## Paladins

paladins-paladin-anseis = Ансі
    .acc = Ансі
    .gen = Ансі

paladins-paladin-berengier = Беранже
    .acc = Беранже
    .gen = Беранже

paladins-paladin-engelier = Анжельє
    .acc = Анжельє
    .gen = Анжельє

paladins-paladin-gerier = Жер’є
    .acc = Жер’є
    .gen = Жер’є

paladins-paladin-gerin = Жерен
    .acc = Жерена
    .gen = Жерена

paladins-paladin-girard = Жирар
    .acc = Жирара
    .gen = Жирара

paladins-paladin-ivon = Івон
    .acc = Івона
    .gen = Івона

paladins-paladin-ivoire = Івуар
    .acc = Івуара
    .gen = Івуара

paladins-paladin-oliver = Олівер
    .acc = Олівера
    .gen = Олівера

paladins-paladin-otton = Оттон
    .acc = Оттона
    .gen = Оттона

paladins-paladin-roland = Роланд
    .acc = Роланда
    .gen = Роланда

paladins-paladin-samson = Самсон
    .acc = Самсона
    .gen = Самсона

## Townsfolk

paladins-townsfolk-abbot_1 = Абат (1)
    .nom = абат (1)
    .acc = абата (1)
    .gen = абата (1)

paladins-townsfolk-abbot_2 = Абат (2)
    .nom = абат (2)
    .acc = абата (2)
    .gen = абата (2)

paladins-townsfolk-abbot_3 = Абат (3)
    .nom = абат (3)
    .acc = абата (3)
    .gen = абата (3)

paladins-townsfolk-acolyte_1 = Прислужник (1)
    .nom = прислужник (1)
    .acc = прислужника (1)
    .gen = прислужника (1)

paladins-townsfolk-acolyte_2 = Прислужник (2)
    .nom = прислужник (2)
    .acc = прислужника (2)
    .gen = прислужника (2)

paladins-townsfolk-acolyte_3 = Прислужник (3)
    .nom = прислужник (3)
    .acc = прислужника (3)
    .gen = прислужника (3)

paladins-townsfolk-architect_1 = Архітекторка (1)
    .nom = архітекторка (1)
    .acc = архітекторку (1)
    .gen = архітекторки (1)

paladins-townsfolk-architect_2 = Архітекторка (2)
    .nom = архітекторка (2)
    .acc = архітекторку (2)
    .gen = архітекторки (2)

paladins-townsfolk-architect_3 = Архітекторка (3)
    .nom = архітекторка (3)
    .acc = архітекторку (3)
    .gen = архітекторки (3)

paladins-townsfolk-conspirator_1 = Змовниця (1)
    .nom = змовниця (1)
    .acc = змовницю (1)
    .gen = змовниці (1)

paladins-townsfolk-conspirator_2 = Змовниця (2)
    .nom = змовниця (2)
    .acc = змовницю (2)
    .gen = змовниці (2)

paladins-townsfolk-debt_collector_1 = Збирач боргів (1)
    .nom = збирач боргів (1)
    .acc = збирача боргів (1)
    .gen = збирача боргів (1)

paladins-townsfolk-debt_collector_2 = Збирач боргів (2)
    .nom = збирач боргів (2)
    .acc = збирача боргів (2)
    .gen = збирача боргів (2)

paladins-townsfolk-debt_collector_3 = Збирач боргів (3)
    .nom = збирач боргів (3)
    .acc = збирача боргів (3)
    .gen = збирача боргів (3)

paladins-townsfolk-defender_1 = Захисник (1)
    .nom = захисник (1)
    .acc = захисника (1)
    .gen = захисника (1)

paladins-townsfolk-defender_2 = Захисник (2)
    .nom = захисник (2)
    .acc = захисника (2)
    .gen = захисника (2)

paladins-townsfolk-defender_3 = Захисник (3)
    .nom = захисник (3)
    .acc = захисника (3)
    .gen = захисника (3)

paladins-townsfolk-gatekeeper_1 = Брамниця (1)
    .nom = брамниця (1)
    .acc = брамницю (1)
    .gen = брамниці (1)

paladins-townsfolk-gatekeeper_2 = Брамниця (2)
    .nom = брамниця (2)
    .acc = брамницю (2)
    .gen = брамниці (2)

paladins-townsfolk-gatekeeper_3 = Брамниця (3)
    .nom = брамниця (3)
    .acc = брамницю (3)
    .gen = брамниці (3)

paladins-townsfolk-missionary_1 = Місіонерка (1)
    .nom = місіонерка (1)
    .acc = місіонерку (1)
    .gen = місіонерки (1)

paladins-townsfolk-missionary_2 = Місіонерка (2)
    .nom = місіонерка (2)
    .acc = місіонерку (2)
    .gen = місіонерки (2)

paladins-townsfolk-missionary_3 = Місіонерка (3)
    .nom = місіонерка (3)
    .acc = місіонерку (3)
    .gen = місіонерки (3)

paladins-townsfolk-peddler_1 = Крамар (1)
    .nom = крамар (1)
    .acc = крамаря (1)
    .gen = крамаря (1)

paladins-townsfolk-peddler_2 = Крамар (2)
    .nom = крамар (2)
    .acc = крамаря (2)
    .gen = крамаря (2)

paladins-townsfolk-peddler_3 = Крамар (3)
    .nom = крамар (3)
    .acc = крамаря (3)
    .gen = крамаря (3)

paladins-townsfolk-squire_1 = Зброєносець (1)
    .nom = зброєносець (1)
    .acc = зброєносця (1)
    .gen = зброєносця (1)

paladins-townsfolk-squire_2 = Зброєносець (2)
    .nom = зброєносець (2)
    .acc = зброєносця (2)
    .gen = зброєносця (2)

paladins-townsfolk-squire_3 = Зброєносець (3)
    .nom = зброєносець (3)
    .acc = зброєносця (3)
    .gen = зброєносця (3)

paladins-townsfolk-watchman_1 = Наглядач (1)
    .nom = наглядач (1)
    .acc = наглядача (1)
    .gen = наглядача (1)

paladins-townsfolk-watchman_2 = Наглядач (2)
    .nom = наглядач (2)
    .acc = наглядача (2)
    .gen = наглядача (2)

paladins-townsfolk-watchman_3 = Наглядач (3)
    .nom = наглядач (3)
    .acc = наглядача (3)
    .gen = наглядача (3)

## Outsiders

paladins-outsider-adventurer_1 = Пригодник (1)
    .nom = пригодник (1)
    .acc = пригодника (1)
    .gen = пригодника (1)

paladins-outsider-adventurer_2 = Пригодник (2)
    .nom = пригодник (2)
    .acc = пригодника (2)
    .gen = пригодника (2)

paladins-outsider-archer_1 = Лучник (1)
    .nom = лучник (1)
    .acc = лучника (1)
    .gen = лучника (1)

paladins-outsider-archer_2 = Лучник (2)
    .nom = лучник (2)
    .acc = лучника (2)
    .gen = лучника (2)

paladins-outsider-armourer_1 = Зброяр (1)
    .nom = зброяр (1)
    .acc = зброяра (1)
    .gen = зброяра (1)

paladins-outsider-armourer_2 = Зброяр (2)
    .nom = зброяр (2)
    .acc = зброяра (2)
    .gen = зброяра (2)

paladins-outsider-assassin_1 = Асасин (1)
    .nom = асасин (1)
    .acc = асасина (1)
    .gen = асасина (1)

paladins-outsider-assassin_2 = Асасин (2)
    .nom = асасин (2)
    .acc = асасина (2)
    .gen = асасина (2)

paladins-outsider-barbarian_1 = Варвар (1)
    .nom = варвар (1)
    .acc = варвара (1)
    .gen = варвара (1)

paladins-outsider-barbarian_2 = Варвар (2)
    .nom = варвар (2)
    .acc = варвара (2)
    .gen = варвара (2)

paladins-outsider-champion_1 = Звитяжець (1)
    .nom = звитяжець (1)
    .acc = звитяжця (1)
    .gen = звитяжця (1)

paladins-outsider-champion_2 = Звитяжець (2)
    .nom = звитяжець (2)
    .acc = звитяжця (2)
    .gen = звитяжця (2)

paladins-outsider-guardian_1 = Охоронець (1)
    .nom = охоронець (1)
    .acc = охоронця (1)
    .gen = охоронця (1)

paladins-outsider-guardian_2 = Охоронець (2)
    .nom = охоронець (2)
    .acc = охоронця (2)
    .gen = охоронця (2)

paladins-outsider-hunter_1 = Мисливець (1)
    .nom = мисливець (1)
    .acc = мисливця (1)
    .gen = мисливця (1)

paladins-outsider-hunter_2 = Мисливець (2)
    .nom = мисливець (2)
    .acc = мисливця (2)
    .gen = мисливця (2)

paladins-outsider-invader_1 = Загарбник (1)
    .nom = загарбник (1)
    .acc = загарбника (1)
    .gen = загарбника (1)

paladins-outsider-invader_2 = Загарбник (2)
    .nom = загарбник (2)
    .acc = загарбника (2)
    .gen = загарбника (2)

paladins-outsider-lookout_1 = Вартівник (1)
    .nom = вартівник (1)
    .acc = вартівника (1)
    .gen = вартівника (1)

paladins-outsider-lookout_2 = Вартівник (2)
    .nom = вартівник (2)
    .acc = вартівника (2)
    .gen = вартівника (2)

paladins-outsider-marauder_1 = Мародер (1)
    .nom = мародер (1)
    .acc = мародера (1)
    .gen = мародера (1)

paladins-outsider-marauder_2 = Мародер (2)
    .nom = мародер (2)
    .acc = мародера (2)
    .gen = мародера (2)

paladins-outsider-mercenary_1 = Найманець (1)
    .nom = найманець (1)
    .acc = найманця (1)
    .gen = найманця (1)

paladins-outsider-mercenary_2 = Найманець (2)
    .nom = найманець (2)
    .acc = найманця (2)
    .gen = найманця (2)

paladins-outsider-mercenary_3 = Найманець (3)
    .nom = найманець (3)
    .acc = найманця (3)
    .gen = найманця (3)

paladins-outsider-mercenary_4 = Найманець (4)
    .nom = найманець (4)
    .acc = найманця (4)
    .gen = найманця (4)

paladins-outsider-protector_1 = Заступник (1)
    .nom = заступник (1)
    .acc = заступника (1)
    .gen = заступника (1)

paladins-outsider-protector_2 = Заступник (2)
    .nom = заступник (2)
    .acc = заступника (2)
    .gen = заступника (2)

paladins-outsider-thief_1 = Злодій (1)
    .nom = злодій (1)
    .acc = злодія (1)
    .gen = злодія (1)

paladins-outsider-thief_2 = Злодій (2)
    .nom = злодій (2)
    .acc = злодія (2)
    .gen = злодія (2)

paladins-outsider-traitor_1 = Зрадник (1)
    .nom = зрадник (1)
    .acc = зрадника (1)
    .gen = зрадника (1)

paladins-outsider-traitor_2 = Зрадник (2)
    .nom = зрадник (2)
    .acc = зрадника (2)
    .gen = зрадника (2)

paladins-outsider-vigilante_1 = Каратель (1)
    .nom = каратель (1)
    .acc = карателя (1)
    .gen = карателя (1)

paladins-outsider-vigilante_2 = Каратель (2)
    .nom = каратель (2)
    .acc = карателя (2)
    .gen = карателя (2)

paladins-outsider-warrior_1 = Вояк (1)
    .nom = вояк (1)
    .acc = вояка (1)
    .gen = вояка (1)

paladins-outsider-warrior_2 = Вояк (2)
    .nom = вояк (2)
    .acc = вояка (2)
    .gen = вояка (2)

## The King’s favours and orders

paladins-favour-recruit = Вільне наймання

paladins-favour-pardon = Королівське прощення

paladins-favour-outlaws = Вигнанці

paladins-favour-virtue = Чеснота

paladins-favour-clemency = Милосердя

paladins-favour-levy = Ополчення

paladins-favour-works = Королівські роботи

paladins-favour-labour = Трудова повинність

paladins-favour-stores = Королівські запаси

paladins-favour-prayer = Королівська каплиця

paladins-order-commission = Наказ: доручення
    .nom = доручення

paladins-order-fortify = Наказ: фортифікація
    .nom = фортифікація

paladins-order-garrison = Наказ: мобілізація
    .nom = мобілізація

paladins-order-absolve = Наказ: розгрішення
    .nom = розгрішення

paladins-order-attack = Наказ: атака
    .nom = атака

paladins-order-convert = Наказ: навернення
    .nom = навернення

## Taverns, walls, suspicions, debts

paladins-tavern-tavern_01 = Таверна 1
    .nom = таверна 1
    .acc = таверну 1
    .gen = таверни 1

paladins-tavern-tavern_02 = Таверна 2
    .nom = таверна 2
    .acc = таверну 2
    .gen = таверни 2

paladins-tavern-tavern_03 = Таверна 3
    .nom = таверна 3
    .acc = таверну 3
    .gen = таверни 3

paladins-tavern-tavern_04 = Таверна 4
    .nom = таверна 4
    .acc = таверну 4
    .gen = таверни 4

paladins-tavern-tavern_05 = Таверна 5
    .nom = таверна 5
    .acc = таверну 5
    .gen = таверни 5

paladins-tavern-tavern_06 = Таверна 6
    .nom = таверна 6
    .acc = таверну 6
    .gen = таверни 6

paladins-tavern-tavern_07 = Таверна 7
    .nom = таверна 7
    .acc = таверну 7
    .gen = таверни 7

paladins-tavern-tavern_08 = Таверна 8
    .nom = таверна 8
    .acc = таверну 8
    .gen = таверни 8

paladins-tavern-tavern_09 = Таверна 9
    .nom = таверна 9
    .acc = таверну 9
    .gen = таверни 9

paladins-tavern-tavern_10 = Таверна 10
    .nom = таверна 10
    .acc = таверну 10
    .gen = таверни 10

paladins-tavern-tavern_11 = Таверна 11
    .nom = таверна 11
    .acc = таверну 11
    .gen = таверни 11

paladins-tavern-tavern_12 = Таверна 12
    .nom = таверна 12
    .acc = таверну 12
    .gen = таверни 12

paladins-tavern-tavern_13 = Таверна 13
    .nom = таверна 13
    .acc = таверну 13
    .gen = таверни 13

paladins-tavern-tavern_14 = Таверна 14
    .nom = таверна 14
    .acc = таверну 14
    .gen = таверни 14

paladins-tavern-tavern_15 = Таверна 15
    .nom = таверна 15
    .acc = таверну 15
    .gen = таверни 15

paladins-tavern-tavern_16 = Таверна 16
    .nom = таверна 16
    .acc = таверну 16
    .gen = таверни 16

paladins-tavern-tavern_17 = Таверна 17
    .nom = таверна 17
    .acc = таверну 17
    .gen = таверни 17

paladins-tavern-tavern_18 = Таверна 18
    .nom = таверна 18
    .acc = таверну 18
    .gen = таверни 18

paladins-tavern-tavern_19 = Таверна 19
    .nom = таверна 19
    .acc = таверну 19
    .gen = таверни 19

paladins-tavern-tavern_20 = Таверна 20
    .nom = таверна 20
    .acc = таверну 20
    .gen = таверни 20

paladins-tavern-tavern_21 = Таверна 21
    .nom = таверна 21
    .acc = таверну 21
    .gen = таверни 21

paladins-tavern-tavern_22 = Таверна 22
    .nom = таверна 22
    .acc = таверну 22
    .gen = таверни 22

paladins-tavern-tavern_23 = Таверна 23
    .nom = таверна 23
    .acc = таверну 23
    .gen = таверни 23

paladins-tavern-tavern_24 = Таверна 24
    .nom = таверна 24
    .acc = таверну 24
    .gen = таверни 24

paladins-wall-wall_01 = Стіна 1
    .acc = стіну 1

paladins-wall-wall_02 = Стіна 2
    .acc = стіну 2

paladins-wall-wall_03 = Стіна 3
    .acc = стіну 3

paladins-wall-wall_04 = Стіна 4
    .acc = стіну 4

paladins-wall-wall_05 = Стіна 5
    .acc = стіну 5

paladins-wall-wall_06 = Стіна 6
    .acc = стіну 6

paladins-wall-wall_07 = Стіна 7
    .acc = стіну 7

paladins-wall-wall_08 = Стіна 8
    .acc = стіну 8

paladins-wall-wall_09 = Стіна 9
    .acc = стіну 9

paladins-wall-wall_10 = Стіна 10
    .acc = стіну 10

paladins-wall-wall_11 = Стіна 11
    .acc = стіну 11

paladins-wall-wall_12 = Стіна 12
    .acc = стіну 12

paladins-wall-wall_13 = Стіна 13
    .acc = стіну 13

paladins-wall-wall_14 = Стіна 14
    .acc = стіну 14

paladins-wall-wall_15 = Стіна 15
    .acc = стіну 15

paladins-wall-wall_16 = Стіна 16
    .acc = стіну 16

paladins-suspicion-suspicion_0 = Підозра

paladins-suspicion-suspicion_1 = Підозра

paladins-suspicion-suspicion_2 = Підозра

paladins-debt-debt = Борг

## Spaces and slots

paladins-region-region_1 = Регіон 1

paladins-region-region_2 = Регіон 2

paladins-region-region_3 = Регіон 3

paladins-region-region_4 = Регіон 4

paladins-region-region_5 = Регіон 5

paladins-region-region_6 = Регіон 6

paladins-space-r1_1 = Регіон 1, клітинка 1
    .acc = регіон 1, на клітинку 1

paladins-space-r1_2 = Регіон 1, клітинка 2
    .acc = регіон 1, на клітинку 2

paladins-space-r1_3 = Регіон 1, клітинка 3
    .acc = регіон 1, на клітинку 3

paladins-space-r1_4 = Регіон 1, клітинка 4
    .acc = регіон 1, на клітинку 4

paladins-space-r2_1 = Регіон 2, клітинка 1
    .acc = регіон 2, на клітинку 1

paladins-space-r2_2 = Регіон 2, клітинка 2
    .acc = регіон 2, на клітинку 2

paladins-space-r2_3 = Регіон 2, клітинка 3
    .acc = регіон 2, на клітинку 3

paladins-space-r2_4 = Регіон 2, клітинка 4
    .acc = регіон 2, на клітинку 4

paladins-space-r2_5 = Регіон 2, клітинка 5
    .acc = регіон 2, на клітинку 5

paladins-space-r2_6 = Регіон 2, клітинка 6
    .acc = регіон 2, на клітинку 6

paladins-space-r2_7 = Регіон 2, клітинка 7
    .acc = регіон 2, на клітинку 7

paladins-space-r3_1 = Регіон 3, клітинка 1
    .acc = регіон 3, на клітинку 1

paladins-space-r3_2 = Регіон 3, клітинка 2
    .acc = регіон 3, на клітинку 2

paladins-space-r3_3 = Регіон 3, клітинка 3
    .acc = регіон 3, на клітинку 3

paladins-space-r3_4 = Регіон 3, клітинка 4
    .acc = регіон 3, на клітинку 4

paladins-space-r3_5 = Регіон 3, клітинка 5
    .acc = регіон 3, на клітинку 5

paladins-space-r3_6 = Регіон 3, клітинка 6
    .acc = регіон 3, на клітинку 6

paladins-space-r3_7 = Регіон 3, клітинка 7
    .acc = регіон 3, на клітинку 7

paladins-space-r3_8 = Регіон 3, клітинка 8
    .acc = регіон 3, на клітинку 8

paladins-space-r3_9 = Регіон 3, клітинка 9
    .acc = регіон 3, на клітинку 9

paladins-space-r4_1 = Регіон 4, клітинка 1
    .acc = регіон 4, на клітинку 1

paladins-space-r4_2 = Регіон 4, клітинка 2
    .acc = регіон 4, на клітинку 2

paladins-space-r4_3 = Регіон 4, клітинка 3
    .acc = регіон 4, на клітинку 3

paladins-space-r4_4 = Регіон 4, клітинка 4
    .acc = регіон 4, на клітинку 4

paladins-space-r4_5 = Регіон 4, клітинка 5
    .acc = регіон 4, на клітинку 5

paladins-space-r4_6 = Регіон 4, клітинка 6
    .acc = регіон 4, на клітинку 6

paladins-space-r4_7 = Регіон 4, клітинка 7
    .acc = регіон 4, на клітинку 7

paladins-space-r4_8 = Регіон 4, клітинка 8
    .acc = регіон 4, на клітинку 8

paladins-space-r4_9 = Регіон 4, клітинка 9
    .acc = регіон 4, на клітинку 9

paladins-space-r4_10 = Регіон 4, клітинка 10
    .acc = регіон 4, на клітинку 10

paladins-space-r5_1 = Регіон 5, клітинка 1
    .acc = регіон 5, на клітинку 1

paladins-space-r5_2 = Регіон 5, клітинка 2
    .acc = регіон 5, на клітинку 2

paladins-space-r5_3 = Регіон 5, клітинка 3
    .acc = регіон 5, на клітинку 3

paladins-space-r5_4 = Регіон 5, клітинка 4
    .acc = регіон 5, на клітинку 4

paladins-space-r5_5 = Регіон 5, клітинка 5
    .acc = регіон 5, на клітинку 5

paladins-space-r5_6 = Регіон 5, клітинка 6
    .acc = регіон 5, на клітинку 6

paladins-space-r5_7 = Регіон 5, клітинка 7
    .acc = регіон 5, на клітинку 7

paladins-space-r6_1 = Регіон 6, клітинка 1
    .acc = регіон 6, на клітинку 1

paladins-space-r6_2 = Регіон 6, клітинка 2
    .acc = регіон 6, на клітинку 2

paladins-space-r6_3 = Регіон 6, клітинка 3
    .acc = регіон 6, на клітинку 3

paladins-jar_slot-jar_slot_1 = Клітинка 1
    .acc = клітинку 1

paladins-jar_slot-jar_slot_2 = Клітинка 2
    .acc = клітинку 2

paladins-jar_slot-jar_slot_3 = Клітинка 3
    .acc = клітинку 3

paladins-jar_slot-jar_slot_4 = Клітинка 4
    .acc = клітинку 4

paladins-jar_slot-jar_slot_5 = Клітинка 5
    .acc = клітинку 5

paladins-jar_slot-jar_slot_6 = Клітинка 6
    .acc = клітинку 6

paladins-jar_slot-jar_slot_7 = Клітинка 7
    .acc = клітинку 7

paladins-jar_slot-jar_slot_8 = Клітинка 8
    .acc = клітинку 8

paladins-jar_slot-jar_slot_9 = Клітинка 9
    .acc = клітинку 9

paladins-workshop-workshop_1 = Майстерня 1

paladins-workshop-workshop_2 = Майстерня 2

paladins-workshop-workshop_3 = Майстерня 3

paladins-workshop-workshop_4 = Майстерня 4

paladins-workshop-workshop_5 = Майстерня 5

paladins-workshop-workshop_6 = Майстерня 6

paladins-workshop-workshop_7 = Майстерня 7

paladins-workshop-workshop_8 = Майстерня 8

paladins-townsfolk_slot-townsfolk_slot_1 = Комірка городян 1

paladins-townsfolk_slot-townsfolk_slot_2 = Комірка городян 2

paladins-townsfolk_slot-townsfolk_slot_3 = Комірка городян 3

paladins-townsfolk_slot-townsfolk_slot_4 = Комірка городян 4

paladins-townsfolk_slot-townsfolk_slot_5 = Комірка городян 5

paladins-order_slot-order_slot_1 = Комірка наказу 1

paladins-order_slot-order_slot_2 = Комірка наказу 2

paladins-order_slot-order_slot_3 = Комірка наказу 3

paladins-favour_slot-favour_slot_1 = Комірка милості 1

paladins-favour_slot-favour_slot_2 = Комірка милості 2

paladins-favour_slot-favour_slot_3 = Комірка милості 3

paladins-favour_slot-favour_slot_4 = Комірка милості 4

paladins-favour_slot-favour_slot_5 = Комірка милості 5

paladins-tax_supply-players_1 = Податковий запас, гравців: 1

paladins-tax_supply-players_2 = Податковий запас, гравців: 2

paladins-tax_supply-players_3 = Податковий запас, гравців: 3

paladins-tax_supply-players_4 = Податковий запас, гравців: 4

paladins-track_step-step_0 = Поділка шкали 0

paladins-track_step-step_1 = Поділка шкали 1

paladins-track_step-step_2 = Поділка шкали 2

paladins-track_step-step_3 = Поділка шкали 3

paladins-track_step-step_4 = Поділка шкали 4

paladins-track_step-step_5 = Поділка шкали 5

paladins-track_step-step_6 = Поділка шкали 6

paladins-track_step-step_7 = Поділка шкали 7

paladins-track_step-step_8 = Поділка шкали 8

paladins-track_step-step_9 = Поділка шкали 9

paladins-track_step-step_10 = Поділка шкали 10

paladins-track_step-step_11 = Поділка шкали 11

paladins-track_step-step_12 = Поділка шкали 12

paladins-start-player = З чим починає гравець

## The solo bot

paladins-difficulty-easy = Легкий

paladins-difficulty-normal = Звичайний

paladins-difficulty-hard = Важкий

paladins-scheme-kings_favour = Милість короля

paladins-scheme-kings_order = Накази короля

paladins-scheme-commission = Доручення

paladins-scheme-fortify = Фортифікація

paladins-scheme-garrison = Мобілізація

paladins-scheme-absolve = Розгрішення

paladins-scheme-attack = Атака

paladins-scheme-convert = Навернення

paladins-scheme-recruit = Наймання

paladins-fallback-recruit = Наймання
    .nom = наймання

paladins-fallback-pray = Молитва
    .nom = молитва

paladins-fallback-trade = Торгівля
    .nom = торгівля

paladins-fallback-conspire = Змова
    .nom = змова

paladins-fallback-rest = Відпочинок
    .nom = відпочинок

paladins-priority-recruit = безплатне наймання

paladins-priority-pay_debt = сплата боргу

paladins-priority-pray = молитва

paladins-priority-workers_2 = двоє робітників

paladins-priority-workers_1 = один робітник

paladins-priority-silver = срібняки

paladins-priority-discard_suspicion = скидання підозри

paladins-obstacle-occupied = клітинки зайняті

paladins-obstacle-workers = бракує робітників

paladins-obstacle-limit = межу на гру вичерпано

paladins-obstacle-cards = карти скінчилися

paladins-obstacle-attribute = показник занизький

paladins-obstacle-target = немає доступної цілі

## Prices, rewards to choose from, decks, colours

paladins-price-silver = { $n ->
        [0] без оплати
       *[other] сплативши { NAME("resource:silver", $n, form: "n-acc") }
    }

paladins-price-debt = узявши борг

paladins-price-free = безплатно

paladins-offer-recruit = безплатне наймання

paladins-offer-pray = молитва

paladins-offer-develop = безплатний розвиток

paladins-offer-lose_suspicion = скидання підозр

paladins-offer-pay_debt = сплата боргу

paladins-offer-lose_debt = знищення боргу

paladins-reward-silver_1 = 1 срібняк

paladins-reward-silver_2 = 2 срібняки

paladins-reward-silver_3 = 3 срібняки

paladins-reward-provisions_1 = 1 жетон провізії

paladins-reward-provisions_2 = 2 жетони провізії

paladins-reward-provisions_3 = 3 жетони провізії

paladins-reward-tax_1 = 1 податок

paladins-reward-tax_2 = 2 податки

paladins-reward-tax_3 = 3 податки

paladins-reward-labourer_1 = 1 чорнороб

paladins-reward-labourer_2 = 2 чорнороби

paladins-reward-labourer_3 = 3 чорнороби

paladins-reward-scout_1 = 1 розвідник

paladins-reward-scout_2 = 2 розвідники

paladins-reward-scout_3 = 3 розвідники

paladins-reward-merchant_1 = 1 купець

paladins-reward-merchant_2 = 2 купці

paladins-reward-merchant_3 = 3 купці

paladins-reward-fighter_1 = 1 воїн

paladins-reward-fighter_2 = 2 воїни

paladins-reward-fighter_3 = 3 воїни

paladins-reward-cleric_1 = 1 клірик

paladins-reward-cleric_2 = 2 клірики

paladins-reward-cleric_3 = 3 клірики

paladins-reward-criminal_1 = 1 злочинець

paladins-reward-criminal_2 = 2 злочинці

paladins-reward-criminal_3 = 3 злочинці

paladins-reward-strength_1 = Сила +1

paladins-reward-strength_2 = Сила +2

paladins-reward-strength_3 = Сила +3

paladins-reward-faith_1 = Віра +1

paladins-reward-faith_2 = Віра +2

paladins-reward-faith_3 = Віра +3

paladins-reward-influence_1 = Вплив +1

paladins-reward-influence_2 = Вплив +2

paladins-reward-influence_3 = Вплив +3

paladins-reward-lose_suspicion_1 = Скинути 1 підозру

paladins-reward-lose_suspicion_2 = Скинути до 2 підозр

paladins-reward-lose_debt_1 = Знищити борг

paladins-reward-pay_debt = Сплатити борг

paladins-reward-pray = Молитва

paladins-reward-recruit = Безплатне наймання

paladins-reward-develop = Безплатний розвиток

paladins-reward-labourer_1_scout_1 = 1 чорнороб і 1 розвідник

paladins-reward-labourer_1_merchant_1 = 1 чорнороб і 1 купець

paladins-reward-labourer_1_fighter_1 = 1 чорнороб і 1 воїн

paladins-reward-labourer_1_cleric_1 = 1 чорнороб і 1 клірик

paladins-reward-labourer_1_criminal_1 = 1 чорнороб і 1 злочинець

paladins-reward-scout_1_merchant_1 = 1 розвідник і 1 купець

paladins-reward-scout_1_fighter_1 = 1 розвідник і 1 воїн

paladins-reward-scout_1_cleric_1 = 1 розвідник і 1 клірик

paladins-reward-scout_1_criminal_1 = 1 розвідник і 1 злочинець

paladins-reward-merchant_1_fighter_1 = 1 купець і 1 воїн

paladins-reward-merchant_1_cleric_1 = 1 купець і 1 клірик

paladins-reward-merchant_1_criminal_1 = 1 купець і 1 злочинець

paladins-reward-fighter_1_cleric_1 = 1 воїн і 1 клірик

paladins-reward-fighter_1_criminal_1 = 1 воїн і 1 злочинець

paladins-reward-cleric_1_criminal_1 = 1 клірик і 1 злочинець

paladins-colour-red = червоний

paladins-colour-blue = синій

paladins-colour-green = зелений

paladins-colour-yellow = жовтий

paladins-colour-grey = сірий

## What cards and spaces do, put together from the data

paladins-effect-attribute = { NAME($what, form: "nom") } +{ $n }

paladins-effect-take_debt = { $n ->
        [1] взяти борг
       *[other] взяти { NAME("noun:debt", $n, form: "n-acc") }
    }

paladins-effect-pay_debt = { $n ->
        [1] сплатити борг
       *[other] сплатити до { NAME("noun:debt", $n, form: "n-gen") }
    }

paladins-effect-lose_debt = { $n ->
        [1] знищити борг
       *[other] знищити до { NAME("noun:debt", $n, form: "n-gen") }
    }

paladins-effect-lose_suspicion = { $n ->
        [1] скинути підозру
       *[other] скинути до { NAME("noun:suspicion", $n, form: "n-gen") }
    }

paladins-effect-pray = молитва

paladins-effect-recruit = безплатне наймання

paladins-effect-develop = безплатний розвиток

paladins-effect-or = { $first } або { $last }

paladins-effect-per = { $points } за { $what }

paladins-effect-when = { $trigger }: { $reward }.

paladins-effect-if = { $trigger }, { $condition }

paladins-trigger-action = Після кожної дії «{ NAME($action, form: "nom") }»

paladins-trigger-pay_debt = За кожен сплачений борг

paladins-trigger-inquisition = Під час кожної інквізиції

paladins-condition-suspected = якщо підозр не менше { $n }

paladins-condition-unsuspected = якщо підозр немає

paladins-per-develop = { $n ->
        [1] кожен розвиток
        [one] кожні { $n } розвиток
        [few] кожні { $n } розвитки
       *[other] кожні { $n } розвитків
    }

paladins-per-recruit = { $n ->
        [1] кожне наймання
        [one] кожні { $n } наймання
        [few] кожні { $n } наймання
       *[other] кожні { $n } наймань
    }

paladins-per-commission = { $n ->
        [1] кожне доручення
        [one] кожні { $n } доручення
        [few] кожні { $n } доручення
       *[other] кожні { $n } доручень
    }

paladins-per-fortify = { $n ->
        [1] кожну стіну
        [one] кожні { $n } стіну
        [few] кожні { $n } стіни
       *[other] кожні { $n } стін
    }

paladins-per-garrison = { $n ->
        [1] кожну мобілізацію
        [one] кожні { $n } мобілізацію
        [few] кожні { $n } мобілізації
       *[other] кожні { $n } мобілізацій
    }

paladins-per-absolve = { $n ->
        [1] кожне розгрішення
        [one] кожні { $n } розгрішення
        [few] кожні { $n } розгрішення
       *[other] кожні { $n } розгрішень
    }

paladins-per-attack = { $n ->
        [1] кожну атаку
        [one] кожні { $n } атаку
        [few] кожні { $n } атаки
       *[other] кожні { $n } атак
    }

paladins-per-convert = { $n ->
        [1] кожне навернення
        [one] кожні { $n } навернення
        [few] кожні { $n } навернення
       *[other] кожні { $n } навернень
    }

paladins-per-strength = { $n ->
        [1] кожну поділку сили
        [one] кожні { $n } поділку сили
        [few] кожні { $n } поділки сили
       *[other] кожні { $n } поділок сили
    }

paladins-per-faith = { $n ->
        [1] кожну поділку віри
        [one] кожні { $n } поділку віри
        [few] кожні { $n } поділки віри
       *[other] кожні { $n } поділок віри
    }

paladins-per-influence = { $n ->
        [1] кожну поділку впливу
        [one] кожні { $n } поділку впливу
        [few] кожні { $n } поділки впливу
       *[other] кожні { $n } поділок впливу
    }

paladins-per-attacked_saracen = { $n ->
        [1] кожного атакованого сарацина
        [one] кожних { $n } атакованого сарацина
        [few] кожних { $n } атакованих сарацинів
       *[other] кожних { $n } атакованих сарацинів
    }

paladins-per-attacked_byzantine = { $n ->
        [1] кожного атакованого візантійця
        [one] кожних { $n } атакованого візантійця
        [few] кожних { $n } атакованих візантійців
       *[other] кожних { $n } атакованих візантійців
    }

paladins-per-attacked_viking = { $n ->
        [1] кожного атакованого вікінга
        [one] кожних { $n } атакованого вікінга
        [few] кожних { $n } атакованих вікінгів
       *[other] кожних { $n } атакованих вікінгів
    }

paladins-per-converted_mercenary = { $n ->
        [1] кожного наверненого найманця
        [one] кожних { $n } наверненого найманця
        [few] кожних { $n } навернених найманців
       *[other] кожних { $n } навернених найманців
    }

paladins-per-fulfilled_order = { $n ->
        [1] кожен виконаний наказ
        [one] кожні { $n } виконаний наказ
        [few] кожні { $n } виконані накази
       *[other] кожні { $n } виконаних наказів
    }

paladins-per-paid_debt = { $n ->
        [1] кожен сплачений борг
        [one] кожні { $n } сплачений борг
        [few] кожні { $n } сплачені борги
       *[other] кожні { $n } сплачених боргів
    }

paladins-per-unpaid_debt = { $n ->
        [1] кожен несплачений борг
        [one] кожні { $n } несплачений борг
        [few] кожні { $n } несплачені борги
       *[other] кожні { $n } несплачених боргів
    }

paladins-per-suspicion = { $n ->
        [1] кожну підозру
        [one] кожні { $n } підозру
        [few] кожні { $n } підозри
       *[other] кожні { $n } підозр
    }

paladins-text-quest = Завдання: { $effects }.

paladins-text-hired = Під час наймання: { $effects }.

paladins-text-people = { NAME($faction) }.

paladins-text-attacked = Атака: { $effects }.

paladins-text-converted = Навернення: { $effects }.

paladins-text-scores = Наприкінці гри: { $effects }.

paladins-text-workers = Робітники: { $workers }.

paladins-text-boosts = Бонуси: { $effects }.

paladins-text-waives = Дія «{ NAME($action, form: "nom") }» потребує лише робітників.

paladins-text-cheaper = Дія «{ NAME($action, form: "nom") }» дешевша на { $cost }.

paladins-text-favour = { $price }: { $effects }.

paladins-text-order = Дію «{ NAME($action, form: "nom") }» виконано { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[other] { $n } разів
    }.

paladins-text-players = Якщо гравців не менше { $n }: { $effects }.

paladins-text-flags = Віра { $faith }, сила { $strength }.

paladins-text-debt = Несплачений: { $unpaid }; сплачений: { $paid }.

paladins-text-cost = Ціна: { $cost }.

paladins-text-ladder = { NAME($resource) } за порядком: { $numbers }.

paladins-text-needs = Потрібен показник: { NAME($attribute, form: "nom") }.

paladins-text-needs_in_turn = Потрібно ({ NAME($attribute, form: "nom") }) за порядком: { $numbers }.

paladins-text-one = З одним робітником: { $effects }.

paladins-text-two = Із двома: { $effects }.

paladins-text-reward = Винагорода: { $effects }.

paladins-text-each_time = Щоразу: { $effects }.

paladins-text-limit = Не більше { $n ->
        [one] { $n } разу
       *[other] { $n } разів
    } за гру.

paladins-text-points = Очки, якщо зробити стільки разів: { $steps }.

## Variants

paladins-variant-difficulty = Складність бота
    .text = Для соло-гри: скільки дій бота вже розвинено.

paladins-variant-difficulty-easy = Легкий
    .text = Щоб познайомитися з грою.

paladins-variant-difficulty-normal = Звичайний
    .text = Для тих, хто знає, що дають дії.

paladins-variant-difficulty-hard = Важкий
    .text = Для досвідчених гравців.

paladins-variant-hunter = Що рахує мисливець
    .text = Навернений мисливець рахує найнятих городян або всі наймання під час раундів: із завданнями, але без першого наймання.

paladins-variant-hunter-hired = Найнятих городян

paladins-variant-hunter-all = Наймання й завдання

## Scoring

paladins-score-orders = Накази короля

paladins-score-strength = Сила

paladins-score-faith = Віра

paladins-score-influence = Вплив

paladins-score-develop = Розвиток

paladins-score-commission = Доручення

paladins-score-fortify = Фортифікація

paladins-score-walls = Карти стін

paladins-score-garrison = Мобілізації

paladins-score-absolve = Розгрішення

paladins-score-converted = Навернені чужинці

paladins-score-debts = Борги

paladins-score-leftovers = Срібняки й провізія

paladins-tie-orders = очки за накази короля
paladins-tie-fewer_suspicions = менше підозр

## Questions

paladins-ask-first-hire = Кого ви наймаєте безплатно?

paladins-ask-choose-paladins = Який паладин служить вам цього раунду, який ляже на верх колоди, який — під неї?

paladins-ask-pick-tavern = З якої таверни ви берете робітників?

paladins-ask-take-turn = Яку дію ви виконуєте?

paladins-ask-place = { NAME($action) }: яких робітників ви ставите{ $sizes ->
        [1] { "" }
       *[other] , одного чи двох
    }?

paladins-ask-keep-workers = Яких трьох робітників ви лишаєте на наступний раунд?

paladins-ask-choose-site = Куди ставите майстерню? На цій клітинці робітник більше не знадобиться.

paladins-ask-choose-townsfolk = Кого ви наймаєте чи відправляєте на завдання та за яку ціну?

paladins-ask-free-recruit = Кого ви наймаєте безплатно?

paladins-ask-choose-cleared = З якої дії прибрати робітників?

paladins-ask-choose-space = Яку клітинку ви обираєте ({ NAME($action, form: "nom") })?

paladins-ask-choose-jar-slot = Куди ставите глечик?

paladins-ask-choose-foe = Кого ви атакуєте?

paladins-ask-choose-convert = Кого ви навертаєте?

paladins-ask-choose-reward = Яку винагороду ви берете?

paladins-ask-choose-ability = Хто з ваших городян діє наступним?
    .topic = Порядок дій ваших городян під час інквізиції

paladins-ask-offer-discard = Скидаєте підозри?

paladins-ask-offer-debt = Позбуваєтеся несплаченого боргу?

## Choices

paladins-do-hire = Найняти: { NAME($card, form: "nom") }, { NAME($price, $n) }

paladins-do-quest = Відправити на завдання: { NAME($card, form: "nom") }, { NAME($price, $n) }

paladins-do-use = Служить { NAME($paladin) }; зверху { NAME($top) }, знизу { NAME($bottom) }

paladins-do-tavern = Узяти { NAME($tavern, form: "acc") }

paladins-do-act = { NAME($action) }

paladins-do-favour = Милість: { NAME($favour) }

paladins-do-favour-in-vain = Милість: { NAME($favour) }. Зараз її винагорода пропаде

paladins-do-pass = Пасувати до кінця раунду

paladins-do-place = Поставити { NAME($workers, form: "n-acc") }

paladins-do-keep = Лишити { NAME($workers, form: "n-acc") }

paladins-do-build = Майстерня: { NAME($action, form: "nom") }, клітинка { $n }

paladins-do-clear = Очистити: { NAME($action, form: "nom") }

paladins-do-commission = Відправити монаха в { NAME($space, form: "acc") }

paladins-do-garrison = Поставити заставу в { NAME($space, form: "acc") }

paladins-do-attack = Атакувати { NAME($card, form: "acc") }{ $n ->
        [0] { "" }
       *[other] , доплативши { NAME("resource:silver", $n, form: "n-acc") }
    }

paladins-do-jar = Пересунути глечик на { NAME($slot, form: "acc") }

paladins-do-choose = { NAME($reward) }

paladins-do-convert = Навернути { NAME($card, form: "acc") }

paladins-do-ability = Застосувати: { NAME($card, form: "nom") }

paladins-do-skip = Не застосовувати: { NAME($card, form: "nom") }

paladins-do-ability-none = Більше ніхто

paladins-do-discard = Скинути { NAME("noun:suspicion", $n, form: "n-acc") }

paladins-do-pay-debt = Сплатити борг

paladins-do-destroy-debt = Знищити борг

paladins-do-decline = Відмовитися

## What happens: the round

paladins-event-first-player = Перший гравець: { $seat }.

paladins-event-round = Раунд { $n } із { $of }

paladins-event-order-revealed = Новий наказ короля: { $times ->
        [one] { $times } раз
        [few] { $times } рази
       *[other] { $times } разів
    } виконати дію «{ NAME($order, form: "nom") }»; наприкінці гри — { NAME("noun:point", $n, form: "n") }.

paladins-event-favour-revealed = Король дарує милість: { NAME($favour) }.

paladins-event-tavern-revealed = Відкривається { NAME($tavern, form: "nom") }: { NAME($workers, form: "n") }.

paladins-event-drew-paladins = { $seat } бере на руку: { NAME($paladins, form: "nom") }.

paladins-event-stacked = { $seat } кладе { NAME($top, form: "acc") } на верх колоди, а { NAME($bottom, form: "acc") } — під неї.

paladins-event-paladin = { $seat } відкриває { NAME($paladin, form: "acc") }.

paladins-event-took-tavern = { $seat } бере { NAME($tavern, form: "acc") }.

paladins-event-passed = { $seat } пасує.

paladins-event-returned = { $seat } повертає в запас { $workers }.

paladins-event-new-townsfolk = До ряду городян приходить { NAME($card, form: "nom") }.

paladins-event-new-outsider = До ряду чужинців приходить { NAME($card, form: "nom") }.

paladins-event-townsfolk-leaves = Із ряду йде { NAME($card, form: "nom") }.

paladins-event-outsider-leaves = Із ряду йде { NAME($card, form: "nom") }.

paladins-event-taverns-closed = Таверни зачиняються.

paladins-event-taverns-reshuffled = Колоду таверн перетасували заново.

paladins-event-favour-freed = { NAME($favour) }: милість знову вільна.

paladins-event-paladin-leaves = { $seat }: відслуживши, вибуває { NAME($paladin) }.

paladins-event-final = Гру завершено, підраховуються очки.

paladins-event-points = { NAME($category) }: { $seat }, { NAME("noun:point", $n, form: "n") }.

paladins-event-total = Підсумок: { $seat }, { NAME("noun:point", $n, form: "n") }.

## What happens: gains and losses

paladins-event-gained = { $seat } отримує { NAME($resource, $n, form: "n-acc") }.

paladins-event-paid = { $seat } платить { NAME($resource, $n, form: "n-acc") }.

paladins-event-workers-came = { $seat } отримує { $workers }.

paladins-event-placed = { NAME($action) }: { $seat } ставить { $workers }.

paladins-event-placed-favour = { NAME($favour) }: { $seat } ставить { $workers }.

paladins-event-cleared = { $seat } прибирає робітників з дії «{ NAME($action, form: "nom") }».

paladins-event-displaced = { $seat }: місце для майстерні звільняє { NAME($worker, form: "nom") }.

paladins-event-rose = { $seat }: { NAME($attribute, form: "nom") } +{ $n }, тепер { $to }.

paladins-event-at-the-end = { $seat }: { NAME($attribute, form: "nom") } на останній поділці, пропало поділок: { $n }.

paladins-event-taxes = { $seat } бере { NAME("noun:tax", $n, form: "n-acc") }{ $short ->
        [0] { "" }
       *[other] , з них { $short } — із загального запасу
    }; у податковому запасі { NAME("resource:silver", $left, form: "n") }.

paladins-event-drew-suspicion = { $seat } витягує підозру { $n ->
        [0] без податків
        [one] з { $n } податком
       *[other] з { $n } податками
    }.

paladins-event-discarded-suspicion = { $seat } скидає { NAME("noun:suspicion", $n, form: "n-acc") }, { $left ->
        [0] підозр більше немає
       *[other] лишається { $left }
    }.

paladins-event-suspicions-reshuffled = Колоду підозр перетасували заново.

paladins-event-took-debt = { $seat } бере борг.

paladins-event-paid-debt = { $seat } сплачує борг.

paladins-event-destroyed-debt = { $seat } знищує борг.

paladins-event-declined = { $seat } відмовляється: { NAME($offer) }.

paladins-event-declined-choice = { $seat } не бере жодної з цих винагород: { $rewards }.

paladins-event-lost = { $seat } не може застосувати винагороду, і вона пропадає: { NAME($offer) }.

## What happens: actions

paladins-event-hired = { $seat } наймає { NAME($card, form: "acc") }.

paladins-event-went-on-quest = { $seat } відправляє на завдання { NAME($card, form: "acc") }.

paladins-event-built = { $seat } ставить майстерню на клітинку { $n } дії «{ NAME($action, form: "nom") }».

paladins-event-monk-sent = { $seat } відправляє монаха в { NAME($space, form: "acc") }.

paladins-event-outpost-sent = { $seat } ставить заставу в { NAME($space, form: "acc") }.

paladins-event-wall-raised = { $seat } зводить { NAME($wall, form: "acc") }.

paladins-event-jar-moved = { $seat } пересуває глечик на { NAME($slot, form: "acc") }.

paladins-event-attacked = { $seat } атакує { NAME($card, form: "acc") }; це { NAME($faction, form: "nom") }.

paladins-event-converted = { $seat } навертає { NAME($card, form: "acc") }.

paladins-event-ability-used = { $seat }: допомагає { NAME($card, form: "nom") }.

paladins-event-ability-skipped = { $seat }: не втручається { NAME($card, form: "nom") }.

paladins-event-nobody-else-acts = { $seat }: більше ніхто не діє; осторонь: { NAME($cards, form: "nom") }.

paladins-event-paladin-helps = { $seat }: винагороду дає { NAME($paladin) }.

paladins-event-inquisition = Починається інквізиція.

paladins-event-suspected = Найбільше підозрюють: { $seat } ({ $n }).

paladins-event-nobody-suspected = Нікого не підозрюють.

paladins-event-taxes-refilled = У податковому запасі знову { NAME("resource:silver", $n, form: "n") }.

## What happens: the bot explains itself

paladins-event-automa-prepares = { $seat } ставить майстерню на дію «{ NAME($action, form: "nom") }».

paladins-event-automa-workers = { $seat } починає раунд { $n ->
        [one] з { $n } робітником
       *[other] з { $n } робітниками
    }.

paladins-event-automa-gains-workers = { $seat } отримує { NAME("noun:worker", $n, form: "n-acc") }, тепер їх { $left }.

paladins-event-automa-scheme = { $seat } відкриває схему: { NAME($scheme) }.

paladins-event-automa-scheme-joins = { $seat }: до скинутих схем додається { NAME($scheme) }.

paladins-event-automa-reshuffles = { $seat }: колоду схем перетасували заново.

paladins-event-automa-blocked = { $seat }: дія «{ NAME($action, form: "nom") }» неможлива — { NAME($why) }.

paladins-event-automa-no-favour = { $seat } не знаходить вільної милості.

paladins-event-automa-fallback = { $seat } виконує запасну дію: { NAME($action, form: "nom") }.

paladins-event-automa-takes = { NAME($action) }: { $seat } витрачає { NAME("noun:worker", $n, form: "n-acc") }.

paladins-event-automa-places = { NAME($action) }: { $seat } ставить { NAME("noun:worker", $n, form: "n-acc") }.

paladins-event-automa-uses-favour = { $seat } користується милістю: { NAME($favour) }.

paladins-event-automa-points-at = { $seat }: фішка ресурсів на { $n } веде до карти { $to }.

paladins-event-automa-prefers = { $seat } обирає за порядком уподобань: { NAME($why) }; { NAME($space) }.

paladins-event-automa-marker = { $seat }: фішка ресурсів зсувається на { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[other] { $n } кроків
    }, тепер на { $to }.

paladins-event-automa-lowest = { $seat }: росте найнижчий показник — { NAME($attribute, form: "nom") }.

paladins-event-automa-taxes = { $seat } вилучає { NAME("noun:tax", $n, form: "n-acc") }; у податковому запасі { NAME("resource:silver", $left, form: "n") }.

paladins-event-automa-lacks = { $seat }: скидати нічого, і з податкового запасу йде 1 срібняк; лишається { $left }.

paladins-event-automa-clears = { $seat }: праву частину планшета очищено.

paladins-event-automa-shuffles = { $seat }: усі схеми перетасовано.

paladins-event-automa-rests = { $seat } відпочиває; робітників лишилося: { $n }.

paladins-event-automa-done = { $seat } закінчує раунд.

paladins-event-automa-turns-jar = { $seat } перевертає глечик { $n }.

paladins-event-automa-tavern = Лишається { NAME($tavern, form: "nom") }; { $seat } { $n ->
        [0] не витягує підозр
       *[other] витягує { NAME("noun:suspicion", $n, form: "n-acc") }
    }.

## Why not

paladins-why-occupied = На цій дії вже стоять робітники.

paladins-why-done-enough = За гру ця дія доступна не частіше { $n ->
        [one] { $n } разу
       *[other] { $n } разів
    }, і ви її вичерпали.

paladins-why-no-workshop = У вас не лишилося майстерень.

paladins-why-space-built = Там уже стоїть майстерня.

paladins-why-few-workers = Потрібні: { NAME($needs, form: "n") }; злочинець замінить будь-кого.

paladins-why-few-criminals = { $n ->
        [one] Потрібен злочинець.
       *[other] Потрібні { NAME("worker:criminal", $n, form: "n") }.
    }

paladins-why-too-dear = Це коштує { NAME($resource, $n, form: "n-acc") }; бракує { $missing }.

paladins-why-too-low = Потрібно: { NAME($attribute, form: "nom") } { $n }; бракує { $missing }.

paladins-why-no-townsfolk = У ряду не лишилося городян.

paladins-why-no-outsiders = У ряду не лишилося чужинців.

paladins-why-no-walls = Колода стін порожня.

paladins-why-no-space = Усі клітинки регіонів зайняті.

paladins-why-space-taken = Там уже стоїть фішка ({ $owner }).

paladins-why-more-players = Ця клітинка відкрита, якщо гравців не менше { $n }.

paladins-why-slot-taken = Там уже стоїть глечик.

paladins-why-nothing-to-clear = Там немає робітників.

paladins-why-not-itself = Молитва не очищує саму себе.

paladins-why-favour-taken = Цього раунду її вже зайняв інший робітник ({ $owner }).

paladins-why-tavern-taken = Її вже вибрали ({ $owner }).

paladins-why-no-such-workers = Вам бракує { NAME($missing, form: "n-gen") }.

paladins-why-no-debt = У вас немає несплачених боргів.

paladins-why-no-suspicion = У вас немає підозр.

paladins-why-needs-suspicion = Потрібно підозр: { $n } або більше.

paladins-why-needs-innocence = Це діє, лише якщо підозр немає.

## The terminal board

paladins-term-round = Раунд

paladins-term-tax = податковий запас

paladins-term-orders = Накази короля

paladins-term-townsfolk = Городяни

paladins-term-price = Ціна

paladins-term-debt = борг

paladins-term-outsiders = Чужинці

paladins-term-flags = В/С

paladins-term-regions = Регіони

paladins-term-points = Очки

paladins-term-silver = Сріб.

paladins-term-provisions = Пров.

paladins-term-strength = Сила

paladins-term-faith = Віра

paladins-term-influence = Вплив

paladins-term-workers = Робітники

paladins-term-suspicion = Підоз.

paladins-term-debts = Борги

paladins-term-passed = пас

paladins-term-left = Ліворуч

paladins-term-left-spaces = Клітинки

paladins-term-right = Праворуч

paladins-term-right-spaces = Клітинки

paladins-term-done = Число

paladins-term-paladin = Паладин

paladins-term-deck = Паладини

paladins-term-hand = на руці

paladins-term-on-top = зверху

paladins-term-below = знизу

paladins-term-own-townsfolk = Найняті

paladins-term-own-converted = Навернені

paladins-term-own-attacked = Атаковані

paladins-term-own-walls = Стіни

paladins-term-jar-slots = Вільні клітинки глечиків

paladins-term-automa-marker = Фішка ресурсів

paladins-term-automa-board = Дії бота

paladins-term-automa-used = Запасні дії

paladins-term-short-labourer = чрн

paladins-term-short-scout = рзв

paladins-term-short-merchant = куп

paladins-term-short-fighter = вої

paladins-term-short-cleric = клр

paladins-term-short-criminal = злч
