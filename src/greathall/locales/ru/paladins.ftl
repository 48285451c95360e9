### «Паладины Западного королевства»: названия и фразы.

## The game

paladins-title = Паладины Западного королевства

paladins-tagline = Нанимайте, укрепляйте и обращайте, пока паладины короля с вами

paladins-about = От одного до четырёх правителей семь раундов защищают Западно-Франкское королевство. Каждый раунд на помощь приходит паладин, а таверна даёт рабочих: они возводят стены, рассылают монахов и заставы, атакуют и обращают иноземцев. Вера, сила и влияние открывают новые возможности, но преступники приносят подозрения, а инквизиция всегда рядом.

## Workers, resources, attributes

paladins-worker-labourer = Разнорабочий
    .nom = разнорабочий
    .acc = разнорабочего
    .gen = разнорабочего
    .n = { $n ->
        [one] { $n } разнорабочий
        [few] { $n } разнорабочих
       *[other] { $n } разнорабочих
    }
    .n-acc = { $n ->
        [one] { $n } разнорабочего
       *[other] { $n } разнорабочих
    }
    .n-gen = { $n ->
        [one] { $n } разнорабочего
       *[other] { $n } разнорабочих
    }

paladins-worker-scout = Разведчик
    .nom = разведчик
    .acc = разведчика
    .gen = разведчика
    .n = { $n ->
        [one] { $n } разведчик
        [few] { $n } разведчика
       *[other] { $n } разведчиков
    }
    .n-acc = { $n ->
        [one] { $n } разведчика
       *[other] { $n } разведчиков
    }
    .n-gen = { $n ->
        [one] { $n } разведчика
       *[other] { $n } разведчиков
    }

paladins-worker-merchant = Торговец
    .nom = торговец
    .acc = торговца
    .gen = торговца
    .n = { $n ->
        [one] { $n } торговец
        [few] { $n } торговца
       *[other] { $n } торговцев
    }
    .n-acc = { $n ->
        [one] { $n } торговца
       *[other] { $n } торговцев
    }
    .n-gen = { $n ->
        [one] { $n } торговца
       *[other] { $n } торговцев
    }

paladins-worker-fighter = Воин
    .nom = воин
    .acc = воина
    .gen = воина
    .n = { $n ->
        [one] { $n } воин
        [few] { $n } воина
       *[other] { $n } воинов
    }
    .n-acc = { $n ->
        [one] { $n } воина
       *[other] { $n } воинов
    }
    .n-gen = { $n ->
        [one] { $n } воина
       *[other] { $n } воинов
    }

paladins-worker-cleric = Клирик
    .nom = клирик
    .acc = клирика
    .gen = клирика
    .n = { $n ->
        [one] { $n } клирик
        [few] { $n } клирика
       *[other] { $n } клириков
    }
    .n-acc = { $n ->
        [one] { $n } клирика
       *[other] { $n } клириков
    }
    .n-gen = { $n ->
        [one] { $n } клирика
       *[other] { $n } клириков
    }

paladins-worker-criminal = Преступник
    .nom = преступник
    .acc = преступника
    .gen = преступника
    .n = { $n ->
        [one] { $n } преступник
        [few] { $n } преступника
       *[other] { $n } преступников
    }
    .n-acc = { $n ->
        [one] { $n } преступника
       *[other] { $n } преступников
    }
    .n-gen = { $n ->
        [one] { $n } преступника
       *[other] { $n } преступников
    }

paladins-worker-any = Любой рабочий
    .nom = любой рабочий
    .acc = любого рабочего
    .gen = любого рабочего
    .n = { $n ->
        [one] { $n } любой рабочий
        [few] { $n } любых рабочих
       *[other] { $n } любых рабочих
    }
    .n-acc = { $n ->
        [one] { $n } любого рабочего
       *[other] { $n } любых рабочих
    }
    .n-gen = { $n ->
        [one] { $n } любого рабочего
       *[other] { $n } любых рабочих
    }

paladins-resource-silver = Серебро
    .nom = серебро
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
    .n-gen = { $n ->
        [one] { $n } серебра
       *[other] { $n } серебра
    }

paladins-resource-provisions = Припасы
    .nom = припас
    .acc = припас
    .gen = припаса
    .n = { $n ->
        [one] { $n } припас
        [few] { $n } припаса
       *[other] { $n } припасов
    }
    .n-acc = { $n ->
        [one] { $n } припас
        [few] { $n } припаса
       *[other] { $n } припасов
    }
    .n-gen = { $n ->
        [one] { $n } припаса
       *[other] { $n } припасов
    }

paladins-noun-worker = Рабочий
    .nom = рабочий
    .acc = рабочего
    .gen = рабочего
    .n = { $n ->
        [one] { $n } рабочий
        [few] { $n } рабочих
       *[other] { $n } рабочих
    }
    .n-acc = { $n ->
        [one] { $n } рабочего
       *[other] { $n } рабочих
    }
    .n-gen = { $n ->
        [one] { $n } рабочего
       *[other] { $n } рабочих
    }

paladins-noun-tax = Налог
    .nom = налог
    .acc = налог
    .gen = налога
    .n = { $n ->
        [one] { $n } налог
        [few] { $n } налога
       *[other] { $n } налогов
    }
    .n-acc = { $n ->
        [one] { $n } налог
        [few] { $n } налога
       *[other] { $n } налогов
    }
    .n-gen = { $n ->
        [one] { $n } налога
       *[other] { $n } налогов
    }

paladins-noun-suspicion = Подозрение
    .nom = подозрение
    .acc = подозрение
    .gen = подозрения
    .n = { $n ->
        [one] { $n } подозрение
        [few] { $n } подозрения
       *[other] { $n } подозрений
    }
    .n-acc = { $n ->
        [one] { $n } подозрение
        [few] { $n } подозрения
       *[other] { $n } подозрений
    }
    .n-gen = { $n ->
        [one] { $n } подозрения
       *[other] { $n } подозрений
    }

paladins-noun-debt = Долг
    .nom = долг
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
    .n-gen = { $n ->
        [one] { $n } долга
       *[other] { $n } долгов
    }

paladins-noun-point = Очко
    .nom = очко
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
    .n-gen = { $n ->
        [one] { $n } очка
       *[other] { $n } очков
    }

paladins-attribute-strength = Сила
    .nom = сила
    .acc = силу
    .gen = силы
    .dat = силе

paladins-attribute-faith = Вера
    .nom = вера
    .acc = веру
    .gen = веры
    .dat = вере

paladins-attribute-influence = Влияние
    .nom = влияние
    .acc = влияние
    .gen = влияния
    .dat = влиянию

paladins-faction-saracen = Сарацин
    .nom = сарацин

paladins-faction-byzantine = Византиец
    .nom = византиец

paladins-faction-viking = Викинг
    .nom = викинг

## Actions

paladins-action-develop = Развитие
    .nom = развитие
    .acc = развитие
    .gen = развития
    .text = Поставьте мастерскую и получите рабочего из-под неё.

paladins-action-recruit = Наём
    .nom = наём
    .acc = наём
    .gen = найма
    .text = Один рабочий — для задания, двое — для найма, по цене слота.

paladins-action-hunt = Охота
    .nom = охота
    .acc = охоту
    .gen = охоты

paladins-action-trade = Торговля
    .nom = торговля
    .acc = торговлю
    .gen = торговли

paladins-action-pray = Молитва
    .nom = молитва
    .acc = молитву
    .gen = молитвы
    .text = Молитва убирает рабочих с одного вашего действия.

paladins-action-conspire = Заговор
    .nom = заговор
    .acc = заговор
    .gen = заговора
    .text = Каждый преступник приносит подозрение.

paladins-action-commission = Поручение
    .nom = поручение
    .acc = поручение
    .gen = поручения
    .text = Отправьте монаха в регион за наградой клетки.

paladins-action-fortify = Укрепление
    .nom = укрепление
    .acc = укрепление
    .gen = укрепления
    .text = Возьмите карту стены и её награды.

paladins-action-garrison = Гарнизон
    .nom = гарнизон
    .acc = гарнизон
    .gen = гарнизона
    .text = Поставьте заставу в регион за наградой клетки.

paladins-action-absolve = Прощение
    .nom = прощение
    .acc = прощение
    .gen = прощения
    .text = Передвиньте кувшин за наградой клетки.

paladins-action-attack = Атака
    .nom = атака
    .acc = атаку
    .gen = атаки
    .text = Получите верхние награды иноземца.

paladins-action-convert = Обращение
    .nom = обращение
    .acc = обращение
    .gen = обращения
    .text = Иноземец переходит к вам и приносит очки в конце игры.

## Paladins

paladins-paladin-anseis = Ансеис
    .acc = Ансеиса
    .gen = Ансеиса

paladins-paladin-berengier = Беранже
    .acc = Беранже
    .gen = Беранже

paladins-paladin-engelier = Анжелье
    .acc = Анжелье
    .gen = Анжелье

paladins-paladin-gerier = Жерье
    .acc = Жерье
    .gen = Жерье

paladins-paladin-gerin = Жерен
    .acc = Жерена
    .gen = Жерена

paladins-paladin-girard = Жирар
    .acc = Жирара
    .gen = Жирара

paladins-paladin-ivon = Ивон
    .acc = Ивона
    .gen = Ивона

paladins-paladin-ivoire = Ивуар
    .acc = Ивуара
    .gen = Ивуара

paladins-paladin-oliver = Оливер
    .acc = Оливера
    .gen = Оливера

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

paladins-townsfolk-abbot_1 = Аббат (1)
    .nom = аббат (1)
    .acc = аббата (1)
    .gen = аббата (1)

paladins-townsfolk-abbot_2 = Аббат (2)
    .nom = аббат (2)
    .acc = аббата (2)
    .gen = аббата (2)

paladins-townsfolk-abbot_3 = Аббат (3)
    .nom = аббат (3)
    .acc = аббата (3)
    .gen = аббата (3)

paladins-townsfolk-acolyte_1 = Послушник (1)
    .nom = послушник (1)
    .acc = послушника (1)
    .gen = послушника (1)

paladins-townsfolk-acolyte_2 = Послушник (2)
    .nom = послушник (2)
    .acc = послушника (2)
    .gen = послушника (2)

paladins-townsfolk-acolyte_3 = Послушник (3)
    .nom = послушник (3)
    .acc = послушника (3)
    .gen = послушника (3)

paladins-townsfolk-architect_1 = Архитектор (1)
    .nom = архитектор (1)
    .acc = архитектора (1)
    .gen = архитектора (1)

paladins-townsfolk-architect_2 = Архитектор (2)
    .nom = архитектор (2)
    .acc = архитектора (2)
    .gen = архитектора (2)

paladins-townsfolk-architect_3 = Архитектор (3)
    .nom = архитектор (3)
    .acc = архитектора (3)
    .gen = архитектора (3)

paladins-townsfolk-conspirator_1 = Заговорщица (1)
    .nom = заговорщица (1)
    .acc = заговорщицу (1)
    .gen = заговорщицы (1)

paladins-townsfolk-conspirator_2 = Заговорщица (2)
    .nom = заговорщица (2)
    .acc = заговорщицу (2)
    .gen = заговорщицы (2)

paladins-townsfolk-debt_collector_1 = Сборщик долгов (1)
    .nom = сборщик долгов (1)
    .acc = сборщика долгов (1)
    .gen = сборщика долгов (1)

paladins-townsfolk-debt_collector_2 = Сборщик долгов (2)
    .nom = сборщик долгов (2)
    .acc = сборщика долгов (2)
    .gen = сборщика долгов (2)

paladins-townsfolk-debt_collector_3 = Сборщик долгов (3)
    .nom = сборщик долгов (3)
    .acc = сборщика долгов (3)
    .gen = сборщика долгов (3)

paladins-townsfolk-defender_1 = Защитник (1)
    .nom = защитник (1)
    .acc = защитника (1)
    .gen = защитника (1)

paladins-townsfolk-defender_2 = Защитник (2)
    .nom = защитник (2)
    .acc = защитника (2)
    .gen = защитника (2)

paladins-townsfolk-defender_3 = Защитник (3)
    .nom = защитник (3)
    .acc = защитника (3)
    .gen = защитника (3)

paladins-townsfolk-gatekeeper_1 = Привратник (1)
    .nom = привратник (1)
    .acc = привратника (1)
    .gen = привратника (1)

paladins-townsfolk-gatekeeper_2 = Привратник (2)
    .nom = привратник (2)
    .acc = привратника (2)
    .gen = привратника (2)

paladins-townsfolk-gatekeeper_3 = Привратник (3)
    .nom = привратник (3)
    .acc = привратника (3)
    .gen = привратника (3)

paladins-townsfolk-missionary_1 = Миссионерка (1)
    .nom = миссионерка (1)
    .acc = миссионерку (1)
    .gen = миссионерки (1)

paladins-townsfolk-missionary_2 = Миссионерка (2)
    .nom = миссионерка (2)
    .acc = миссионерку (2)
    .gen = миссионерки (2)

paladins-townsfolk-missionary_3 = Миссионерка (3)
    .nom = миссионерка (3)
    .acc = миссионерку (3)
    .gen = миссионерки (3)

paladins-townsfolk-peddler_1 = Старьёвщик (1)
    .nom = старьёвщик (1)
    .acc = старьёвщика (1)
    .gen = старьёвщика (1)

paladins-townsfolk-peddler_2 = Старьёвщик (2)
    .nom = старьёвщик (2)
    .acc = старьёвщика (2)
    .gen = старьёвщика (2)

paladins-townsfolk-peddler_3 = Старьёвщик (3)
    .nom = старьёвщик (3)
    .acc = старьёвщика (3)
    .gen = старьёвщика (3)

paladins-townsfolk-squire_1 = Оруженосец (1)
    .nom = оруженосец (1)
    .acc = оруженосца (1)
    .gen = оруженосца (1)

paladins-townsfolk-squire_2 = Оруженосец (2)
    .nom = оруженосец (2)
    .acc = оруженосца (2)
    .gen = оруженосца (2)

paladins-townsfolk-squire_3 = Оруженосец (3)
    .nom = оруженосец (3)
    .acc = оруженосца (3)
    .gen = оруженосца (3)

paladins-townsfolk-watchman_1 = Часовой (1)
    .nom = часовой (1)
    .acc = часового (1)
    .gen = часового (1)

paladins-townsfolk-watchman_2 = Часовой (2)
    .nom = часовой (2)
    .acc = часового (2)
    .gen = часового (2)

paladins-townsfolk-watchman_3 = Часовой (3)
    .nom = часовой (3)
    .acc = часового (3)
    .gen = часового (3)

## Outsiders

paladins-outsider-adventurer_1 = Авантюрист (1)
    .nom = авантюрист (1)
    .acc = авантюриста (1)
    .gen = авантюриста (1)

paladins-outsider-adventurer_2 = Авантюрист (2)
    .nom = авантюрист (2)
    .acc = авантюриста (2)
    .gen = авантюриста (2)

paladins-outsider-archer_1 = Лучник (1)
    .nom = лучник (1)
    .acc = лучника (1)
    .gen = лучника (1)

paladins-outsider-archer_2 = Лучник (2)
    .nom = лучник (2)
    .acc = лучника (2)
    .gen = лучника (2)

paladins-outsider-armourer_1 = Оружейник (1)
    .nom = оружейник (1)
    .acc = оружейника (1)
    .gen = оружейника (1)

paladins-outsider-armourer_2 = Оружейник (2)
    .nom = оружейник (2)
    .acc = оружейника (2)
    .gen = оружейника (2)

paladins-outsider-assassin_1 = Ассасин (1)
    .nom = ассасин (1)
    .acc = ассасина (1)
    .gen = ассасина (1)

paladins-outsider-assassin_2 = Ассасин (2)
    .nom = ассасин (2)
    .acc = ассасина (2)
    .gen = ассасина (2)

paladins-outsider-barbarian_1 = Варвар (1)
    .nom = варвар (1)
    .acc = варвара (1)
    .gen = варвара (1)

paladins-outsider-barbarian_2 = Варвар (2)
    .nom = варвар (2)
    .acc = варвара (2)
    .gen = варвара (2)

paladins-outsider-champion_1 = Боец (1)
    .nom = боец (1)
    .acc = бойца (1)
    .gen = бойца (1)

paladins-outsider-champion_2 = Боец (2)
    .nom = боец (2)
    .acc = бойца (2)
    .gen = бойца (2)

paladins-outsider-guardian_1 = Страж (1)
    .nom = страж (1)
    .acc = стража (1)
    .gen = стража (1)

paladins-outsider-guardian_2 = Страж (2)
    .nom = страж (2)
    .acc = стража (2)
    .gen = стража (2)

paladins-outsider-hunter_1 = Охотник (1)
    .nom = охотник (1)
    .acc = охотника (1)
    .gen = охотника (1)

paladins-outsider-hunter_2 = Охотник (2)
    .nom = охотник (2)
    .acc = охотника (2)
    .gen = охотника (2)

paladins-outsider-invader_1 = Захватчик (1)
    .nom = захватчик (1)
    .acc = захватчика (1)
    .gen = захватчика (1)

paladins-outsider-invader_2 = Захватчик (2)
    .nom = захватчик (2)
    .acc = захватчика (2)
    .gen = захватчика (2)

paladins-outsider-lookout_1 = Дозорный (1)
    .nom = дозорный (1)
    .acc = дозорного (1)
    .gen = дозорного (1)

paladins-outsider-lookout_2 = Дозорный (2)
    .nom = дозорный (2)
    .acc = дозорного (2)
    .gen = дозорного (2)

paladins-outsider-marauder_1 = Мародёр (1)
    .nom = мародёр (1)
    .acc = мародёра (1)
    .gen = мародёра (1)

paladins-outsider-marauder_2 = Мародёр (2)
    .nom = мародёр (2)
    .acc = мародёра (2)
    .gen = мародёра (2)

paladins-outsider-mercenary_1 = Наёмник (1)
    .nom = наёмник (1)
    .acc = наёмника (1)
    .gen = наёмника (1)

paladins-outsider-mercenary_2 = Наёмник (2)
    .nom = наёмник (2)
    .acc = наёмника (2)
    .gen = наёмника (2)

paladins-outsider-mercenary_3 = Наёмник (3)
    .nom = наёмник (3)
    .acc = наёмника (3)
    .gen = наёмника (3)

paladins-outsider-mercenary_4 = Наёмник (4)
    .nom = наёмник (4)
    .acc = наёмника (4)
    .gen = наёмника (4)

paladins-outsider-protector_1 = Заступник (1)
    .nom = заступник (1)
    .acc = заступника (1)
    .gen = заступника (1)

paladins-outsider-protector_2 = Заступник (2)
    .nom = заступник (2)
    .acc = заступника (2)
    .gen = заступника (2)

paladins-outsider-thief_1 = Вор (1)
    .nom = вор (1)
    .acc = вора (1)
    .gen = вора (1)

paladins-outsider-thief_2 = Вор (2)
    .nom = вор (2)
    .acc = вора (2)
    .gen = вора (2)

paladins-outsider-traitor_1 = Отступник (1)
    .nom = отступник (1)
    .acc = отступника (1)
    .gen = отступника (1)

paladins-outsider-traitor_2 = Отступник (2)
    .nom = отступник (2)
    .acc = отступника (2)
    .gen = отступника (2)

paladins-outsider-vigilante_1 = Каратель (1)
    .nom = каратель (1)
    .acc = карателя (1)
    .gen = карателя (1)

paladins-outsider-vigilante_2 = Каратель (2)
    .nom = каратель (2)
    .acc = карателя (2)
    .gen = карателя (2)

paladins-outsider-warrior_1 = Воитель (1)
    .nom = воитель (1)
    .acc = воителя (1)
    .gen = воителя (1)

paladins-outsider-warrior_2 = Воитель (2)
    .nom = воитель (2)
    .acc = воителя (2)
    .gen = воителя (2)

## The King’s favours and orders

paladins-favour-recruit = Вольный наём

paladins-favour-pardon = Королевское прощение

paladins-favour-outlaws = Изгои

paladins-favour-virtue = Добродетель

paladins-favour-clemency = Снисхождение

paladins-favour-levy = Ополчение

paladins-favour-works = Королевские работы

paladins-favour-labour = Трудовая повинность

paladins-favour-stores = Королевские запасы

paladins-favour-prayer = Королевская часовня

paladins-order-commission = Приказ: поручение
    .nom = поручение

paladins-order-fortify = Приказ: укрепление
    .nom = укрепление

paladins-order-garrison = Приказ: гарнизон
    .nom = гарнизон

paladins-order-absolve = Приказ: прощение
    .nom = прощение

paladins-order-attack = Приказ: атака
    .nom = атака

paladins-order-convert = Приказ: обращение
    .nom = обращение

## Taverns, walls, suspicions, debts

paladins-tavern-tavern_01 = Таверна 1
    .nom = таверна 1
    .acc = таверну 1
    .gen = таверны 1

paladins-tavern-tavern_02 = Таверна 2
    .nom = таверна 2
    .acc = таверну 2
    .gen = таверны 2

paladins-tavern-tavern_03 = Таверна 3
    .nom = таверна 3
    .acc = таверну 3
    .gen = таверны 3

paladins-tavern-tavern_04 = Таверна 4
    .nom = таверна 4
    .acc = таверну 4
    .gen = таверны 4

paladins-tavern-tavern_05 = Таверна 5
    .nom = таверна 5
    .acc = таверну 5
    .gen = таверны 5

paladins-tavern-tavern_06 = Таверна 6
    .nom = таверна 6
    .acc = таверну 6
    .gen = таверны 6

paladins-tavern-tavern_07 = Таверна 7
    .nom = таверна 7
    .acc = таверну 7
    .gen = таверны 7

paladins-tavern-tavern_08 = Таверна 8
    .nom = таверна 8
    .acc = таверну 8
    .gen = таверны 8

paladins-tavern-tavern_09 = Таверна 9
    .nom = таверна 9
    .acc = таверну 9
    .gen = таверны 9

paladins-tavern-tavern_10 = Таверна 10
    .nom = таверна 10
    .acc = таверну 10
    .gen = таверны 10

paladins-tavern-tavern_11 = Таверна 11
    .nom = таверна 11
    .acc = таверну 11
    .gen = таверны 11

paladins-tavern-tavern_12 = Таверна 12
    .nom = таверна 12
    .acc = таверну 12
    .gen = таверны 12

paladins-tavern-tavern_13 = Таверна 13
    .nom = таверна 13
    .acc = таверну 13
    .gen = таверны 13

paladins-tavern-tavern_14 = Таверна 14
    .nom = таверна 14
    .acc = таверну 14
    .gen = таверны 14

paladins-tavern-tavern_15 = Таверна 15
    .nom = таверна 15
    .acc = таверну 15
    .gen = таверны 15

paladins-tavern-tavern_16 = Таверна 16
    .nom = таверна 16
    .acc = таверну 16
    .gen = таверны 16

paladins-tavern-tavern_17 = Таверна 17
    .nom = таверна 17
    .acc = таверну 17
    .gen = таверны 17

paladins-tavern-tavern_18 = Таверна 18
    .nom = таверна 18
    .acc = таверну 18
    .gen = таверны 18

paladins-tavern-tavern_19 = Таверна 19
    .nom = таверна 19
    .acc = таверну 19
    .gen = таверны 19

paladins-tavern-tavern_20 = Таверна 20
    .nom = таверна 20
    .acc = таверну 20
    .gen = таверны 20

paladins-tavern-tavern_21 = Таверна 21
    .nom = таверна 21
    .acc = таверну 21
    .gen = таверны 21

paladins-tavern-tavern_22 = Таверна 22
    .nom = таверна 22
    .acc = таверну 22
    .gen = таверны 22

paladins-tavern-tavern_23 = Таверна 23
    .nom = таверна 23
    .acc = таверну 23
    .gen = таверны 23

paladins-tavern-tavern_24 = Таверна 24
    .nom = таверна 24
    .acc = таверну 24
    .gen = таверны 24

paladins-wall-wall_01 = Стена 1
    .acc = стену 1

paladins-wall-wall_02 = Стена 2
    .acc = стену 2

paladins-wall-wall_03 = Стена 3
    .acc = стену 3

paladins-wall-wall_04 = Стена 4
    .acc = стену 4

paladins-wall-wall_05 = Стена 5
    .acc = стену 5

paladins-wall-wall_06 = Стена 6
    .acc = стену 6

paladins-wall-wall_07 = Стена 7
    .acc = стену 7

paladins-wall-wall_08 = Стена 8
    .acc = стену 8

paladins-wall-wall_09 = Стена 9
    .acc = стену 9

paladins-wall-wall_10 = Стена 10
    .acc = стену 10

paladins-wall-wall_11 = Стена 11
    .acc = стену 11

paladins-wall-wall_12 = Стена 12
    .acc = стену 12

paladins-wall-wall_13 = Стена 13
    .acc = стену 13

paladins-wall-wall_14 = Стена 14
    .acc = стену 14

paladins-wall-wall_15 = Стена 15
    .acc = стену 15

paladins-wall-wall_16 = Стена 16
    .acc = стену 16

paladins-suspicion-suspicion_0 = Подозрение

paladins-suspicion-suspicion_1 = Подозрение

paladins-suspicion-suspicion_2 = Подозрение

paladins-debt-debt = Долг

## Spaces and slots

paladins-region-region_1 = Регион 1

paladins-region-region_2 = Регион 2

paladins-region-region_3 = Регион 3

paladins-region-region_4 = Регион 4

paladins-region-region_5 = Регион 5

paladins-region-region_6 = Регион 6

paladins-space-r1_1 = Регион 1, клетка 1
    .acc = регион 1, на клетку 1

paladins-space-r1_2 = Регион 1, клетка 2
    .acc = регион 1, на клетку 2

paladins-space-r1_3 = Регион 1, клетка 3
    .acc = регион 1, на клетку 3

paladins-space-r1_4 = Регион 1, клетка 4
    .acc = регион 1, на клетку 4

paladins-space-r2_1 = Регион 2, клетка 1
    .acc = регион 2, на клетку 1

paladins-space-r2_2 = Регион 2, клетка 2
    .acc = регион 2, на клетку 2

paladins-space-r2_3 = Регион 2, клетка 3
    .acc = регион 2, на клетку 3

paladins-space-r2_4 = Регион 2, клетка 4
    .acc = регион 2, на клетку 4

paladins-space-r2_5 = Регион 2, клетка 5
    .acc = регион 2, на клетку 5

paladins-space-r2_6 = Регион 2, клетка 6
    .acc = регион 2, на клетку 6

paladins-space-r2_7 = Регион 2, клетка 7
    .acc = регион 2, на клетку 7

paladins-space-r3_1 = Регион 3, клетка 1
    .acc = регион 3, на клетку 1

paladins-space-r3_2 = Регион 3, клетка 2
    .acc = регион 3, на клетку 2

paladins-space-r3_3 = Регион 3, клетка 3
    .acc = регион 3, на клетку 3

paladins-space-r3_4 = Регион 3, клетка 4
    .acc = регион 3, на клетку 4

paladins-space-r3_5 = Регион 3, клетка 5
    .acc = регион 3, на клетку 5

paladins-space-r3_6 = Регион 3, клетка 6
    .acc = регион 3, на клетку 6

paladins-space-r3_7 = Регион 3, клетка 7
    .acc = регион 3, на клетку 7

paladins-space-r3_8 = Регион 3, клетка 8
    .acc = регион 3, на клетку 8

paladins-space-r3_9 = Регион 3, клетка 9
    .acc = регион 3, на клетку 9

paladins-space-r4_1 = Регион 4, клетка 1
    .acc = регион 4, на клетку 1

paladins-space-r4_2 = Регион 4, клетка 2
    .acc = регион 4, на клетку 2

paladins-space-r4_3 = Регион 4, клетка 3
    .acc = регион 4, на клетку 3

paladins-space-r4_4 = Регион 4, клетка 4
    .acc = регион 4, на клетку 4

paladins-space-r4_5 = Регион 4, клетка 5
    .acc = регион 4, на клетку 5

paladins-space-r4_6 = Регион 4, клетка 6
    .acc = регион 4, на клетку 6

paladins-space-r4_7 = Регион 4, клетка 7
    .acc = регион 4, на клетку 7

paladins-space-r4_8 = Регион 4, клетка 8
    .acc = регион 4, на клетку 8

paladins-space-r4_9 = Регион 4, клетка 9
    .acc = регион 4, на клетку 9

paladins-space-r4_10 = Регион 4, клетка 10
    .acc = регион 4, на клетку 10

paladins-space-r5_1 = Регион 5, клетка 1
    .acc = регион 5, на клетку 1

paladins-space-r5_2 = Регион 5, клетка 2
    .acc = регион 5, на клетку 2

paladins-space-r5_3 = Регион 5, клетка 3
    .acc = регион 5, на клетку 3

paladins-space-r5_4 = Регион 5, клетка 4
    .acc = регион 5, на клетку 4

paladins-space-r5_5 = Регион 5, клетка 5
    .acc = регион 5, на клетку 5

paladins-space-r5_6 = Регион 5, клетка 6
    .acc = регион 5, на клетку 6

paladins-space-r5_7 = Регион 5, клетка 7
    .acc = регион 5, на клетку 7

paladins-space-r6_1 = Регион 6, клетка 1
    .acc = регион 6, на клетку 1

paladins-space-r6_2 = Регион 6, клетка 2
    .acc = регион 6, на клетку 2

paladins-space-r6_3 = Регион 6, клетка 3
    .acc = регион 6, на клетку 3

paladins-jar_slot-jar_slot_1 = Клетка 1
    .acc = клетку 1

paladins-jar_slot-jar_slot_2 = Клетка 2
    .acc = клетку 2

paladins-jar_slot-jar_slot_3 = Клетка 3
    .acc = клетку 3

paladins-jar_slot-jar_slot_4 = Клетка 4
    .acc = клетку 4

paladins-jar_slot-jar_slot_5 = Клетка 5
    .acc = клетку 5

paladins-jar_slot-jar_slot_6 = Клетка 6
    .acc = клетку 6

paladins-jar_slot-jar_slot_7 = Клетка 7
    .acc = клетку 7

paladins-jar_slot-jar_slot_8 = Клетка 8
    .acc = клетку 8

paladins-jar_slot-jar_slot_9 = Клетка 9
    .acc = клетку 9

paladins-workshop-workshop_1 = Мастерская 1

paladins-workshop-workshop_2 = Мастерская 2

paladins-workshop-workshop_3 = Мастерская 3

paladins-workshop-workshop_4 = Мастерская 4

paladins-workshop-workshop_5 = Мастерская 5

paladins-workshop-workshop_6 = Мастерская 6

paladins-workshop-workshop_7 = Мастерская 7

paladins-workshop-workshop_8 = Мастерская 8

paladins-townsfolk_slot-townsfolk_slot_1 = Слот горожан 1

paladins-townsfolk_slot-townsfolk_slot_2 = Слот горожан 2

paladins-townsfolk_slot-townsfolk_slot_3 = Слот горожан 3

paladins-townsfolk_slot-townsfolk_slot_4 = Слот горожан 4

paladins-townsfolk_slot-townsfolk_slot_5 = Слот горожан 5

paladins-order_slot-order_slot_1 = Слот приказа 1

paladins-order_slot-order_slot_2 = Слот приказа 2

paladins-order_slot-order_slot_3 = Слот приказа 3

paladins-favour_slot-favour_slot_1 = Слот милости 1

paladins-favour_slot-favour_slot_2 = Слот милости 2

paladins-favour_slot-favour_slot_3 = Слот милости 3

paladins-favour_slot-favour_slot_4 = Слот милости 4

paladins-favour_slot-favour_slot_5 = Слот милости 5

paladins-tax_supply-players_1 = Казна, игроков: 1

paladins-tax_supply-players_2 = Казна, игроков: 2

paladins-tax_supply-players_3 = Казна, игроков: 3

paladins-tax_supply-players_4 = Казна, игроков: 4

paladins-track_step-step_0 = Деление шкалы 0

paladins-track_step-step_1 = Деление шкалы 1

paladins-track_step-step_2 = Деление шкалы 2

paladins-track_step-step_3 = Деление шкалы 3

paladins-track_step-step_4 = Деление шкалы 4

paladins-track_step-step_5 = Деление шкалы 5

paladins-track_step-step_6 = Деление шкалы 6

paladins-track_step-step_7 = Деление шкалы 7

paladins-track_step-step_8 = Деление шкалы 8

paladins-track_step-step_9 = Деление шкалы 9

paladins-track_step-step_10 = Деление шкалы 10

paladins-track_step-step_11 = Деление шкалы 11

paladins-track_step-step_12 = Деление шкалы 12

paladins-start-player = С чем начинает игрок

## The solo bot

paladins-difficulty-easy = Лёгкий

paladins-difficulty-normal = Средний

paladins-difficulty-hard = Тяжёлый

paladins-scheme-kings_favour = Милость короля

paladins-scheme-kings_order = Приказы короля

paladins-scheme-commission = Поручение

paladins-scheme-fortify = Укрепление

paladins-scheme-garrison = Гарнизон

paladins-scheme-absolve = Прощение

paladins-scheme-attack = Атака

paladins-scheme-convert = Обращение

paladins-scheme-recruit = Наём

paladins-fallback-recruit = Наём
    .nom = наём

paladins-fallback-pray = Молитва
    .nom = молитва

paladins-fallback-trade = Торговля
    .nom = торговля

paladins-fallback-conspire = Заговор
    .nom = заговор

paladins-fallback-rest = Отдых
    .nom = отдых

paladins-priority-recruit = бесплатный наём

paladins-priority-pay_debt = оплата долга

paladins-priority-pray = молитва

paladins-priority-workers_2 = двое рабочих

paladins-priority-workers_1 = один рабочий

paladins-priority-silver = серебро

paladins-priority-discard_suspicion = сброс подозрения

paladins-obstacle-occupied = клетки заняты

paladins-obstacle-workers = не хватает рабочих

paladins-obstacle-limit = предел на игру исчерпан

paladins-obstacle-cards = карты кончились

paladins-obstacle-attribute = параметр слишком низок

paladins-obstacle-target = нет доступной цели

## Prices, rewards to choose from, decks, colours

paladins-price-silver = { $n ->
        [0] без оплаты
       *[other] заплатив { NAME("resource:silver", $n, form: "n-acc") }
    }

paladins-price-debt = взяв долг

paladins-price-free = бесплатно

paladins-offer-recruit = бесплатный наём

paladins-offer-pray = молитва

paladins-offer-develop = бесплатное развитие

paladins-offer-lose_suspicion = сброс подозрений

paladins-offer-pay_debt = оплата долга

paladins-offer-lose_debt = уничтожение долга

paladins-reward-silver_1 = 1 серебро

paladins-reward-silver_2 = 2 серебра

paladins-reward-silver_3 = 3 серебра

paladins-reward-provisions_1 = 1 припас

paladins-reward-provisions_2 = 2 припаса

paladins-reward-provisions_3 = 3 припаса

paladins-reward-tax_1 = 1 налог

paladins-reward-tax_2 = 2 налога

paladins-reward-tax_3 = 3 налога

paladins-reward-labourer_1 = 1 разнорабочий

paladins-reward-labourer_2 = 2 разнорабочих

paladins-reward-labourer_3 = 3 разнорабочих

paladins-reward-scout_1 = 1 разведчик

paladins-reward-scout_2 = 2 разведчика

paladins-reward-scout_3 = 3 разведчика

paladins-reward-merchant_1 = 1 торговец

paladins-reward-merchant_2 = 2 торговца

paladins-reward-merchant_3 = 3 торговца

paladins-reward-fighter_1 = 1 воин

paladins-reward-fighter_2 = 2 воина

paladins-reward-fighter_3 = 3 воина

paladins-reward-cleric_1 = 1 клирик

paladins-reward-cleric_2 = 2 клирика

paladins-reward-cleric_3 = 3 клирика

paladins-reward-criminal_1 = 1 преступник

paladins-reward-criminal_2 = 2 преступника

paladins-reward-criminal_3 = 3 преступника

paladins-reward-strength_1 = Сила +1

paladins-reward-strength_2 = Сила +2

paladins-reward-strength_3 = Сила +3

paladins-reward-faith_1 = Вера +1

paladins-reward-faith_2 = Вера +2

paladins-reward-faith_3 = Вера +3

paladins-reward-influence_1 = Влияние +1

paladins-reward-influence_2 = Влияние +2

paladins-reward-influence_3 = Влияние +3

paladins-reward-lose_suspicion_1 = Сбросить 1 подозрение

paladins-reward-lose_suspicion_2 = Сбросить до 2 подозрений

paladins-reward-lose_debt_1 = Уничтожить долг

paladins-reward-pay_debt = Оплатить долг

paladins-reward-pray = Молитва

paladins-reward-recruit = Бесплатный наём

paladins-reward-develop = Бесплатное развитие

paladins-reward-labourer_1_scout_1 = 1 разнорабочий и 1 разведчик

paladins-reward-labourer_1_merchant_1 = 1 разнорабочий и 1 торговец

paladins-reward-labourer_1_fighter_1 = 1 разнорабочий и 1 воин

paladins-reward-labourer_1_cleric_1 = 1 разнорабочий и 1 клирик

paladins-reward-labourer_1_criminal_1 = 1 разнорабочий и 1 преступник

paladins-reward-scout_1_merchant_1 = 1 разведчик и 1 торговец

paladins-reward-scout_1_fighter_1 = 1 разведчик и 1 воин

paladins-reward-scout_1_cleric_1 = 1 разведчик и 1 клирик

paladins-reward-scout_1_criminal_1 = 1 разведчик и 1 преступник

paladins-reward-merchant_1_fighter_1 = 1 торговец и 1 воин

paladins-reward-merchant_1_cleric_1 = 1 торговец и 1 клирик

paladins-reward-merchant_1_criminal_1 = 1 торговец и 1 преступник

paladins-reward-fighter_1_cleric_1 = 1 воин и 1 клирик

paladins-reward-fighter_1_criminal_1 = 1 воин и 1 преступник

paladins-reward-cleric_1_criminal_1 = 1 клирик и 1 преступник

paladins-colour-red = красный

paladins-colour-blue = синий

paladins-colour-green = зелёный

paladins-colour-yellow = жёлтый

paladins-colour-grey = серый

## What cards and spaces do, put together from the data

paladins-effect-attribute = { NAME($what, form: "nom") } +{ $n }

paladins-effect-take_debt = { $n ->
        [1] взять долг
       *[other] взять { NAME("noun:debt", $n, form: "n-acc") }
    }

paladins-effect-pay_debt = { $n ->
        [1] оплатить долг
       *[other] оплатить до { NAME("noun:debt", $n, form: "n-gen") }
    }

paladins-effect-lose_debt = { $n ->
        [1] уничтожить долг
       *[other] уничтожить до { NAME("noun:debt", $n, form: "n-gen") }
    }

paladins-effect-lose_suspicion = { $n ->
        [1] сбросить подозрение
       *[other] сбросить до { NAME("noun:suspicion", $n, form: "n-gen") }
    }

paladins-effect-pray = молитва

paladins-effect-recruit = бесплатный наём

paladins-effect-develop = бесплатное развитие

paladins-effect-or = { $first } или { $last }

paladins-effect-per = { $points } за { $what }

paladins-effect-when = { $trigger }: { $reward }.

paladins-effect-if = { $trigger }, { $condition }

paladins-trigger-action = После каждого действия «{ NAME($action, form: "nom") }»

paladins-trigger-pay_debt = За каждый оплаченный долг

paladins-trigger-inquisition = При каждой инквизиции

paladins-condition-suspected = если подозрений не меньше { $n }

paladins-condition-unsuspected = если подозрений нет

paladins-per-develop = { $n ->
        [1] каждое развитие
        [one] каждые { $n } развитие
        [few] каждые { $n } развития
       *[other] каждые { $n } развитий
    }

paladins-per-recruit = { $n ->
        [1] каждый наём
        [one] каждые { $n } наём
        [few] каждые { $n } найма
       *[other] каждые { $n } наймов
    }

paladins-per-commission = { $n ->
        [1] каждое поручение
        [one] каждые { $n } поручение
        [few] каждые { $n } поручения
       *[other] каждые { $n } поручений
    }

paladins-per-fortify = { $n ->
        [1] каждую стену
        [one] каждые { $n } стену
        [few] каждые { $n } стены
       *[other] каждые { $n } стен
    }

paladins-per-garrison = { $n ->
        [1] каждый гарнизон
        [one] каждые { $n } гарнизон
        [few] каждые { $n } гарнизона
       *[other] каждые { $n } гарнизонов
    }

paladins-per-absolve = { $n ->
        [1] каждое прощение
        [one] каждые { $n } прощение
        [few] каждые { $n } прощения
       *[other] каждые { $n } прощений
    }

paladins-per-attack = { $n ->
        [1] каждую атаку
        [one] каждые { $n } атаку
        [few] каждые { $n } атаки
       *[other] каждые { $n } атак
    }

paladins-per-convert = { $n ->
        [1] каждое обращение
        [one] каждые { $n } обращение
        [few] каждые { $n } обращения
       *[other] каждые { $n } обращений
    }

paladins-per-strength = { $n ->
        [1] каждое деление силы
        [one] каждые { $n } деление силы
        [few] каждые { $n } деления силы
       *[other] каждые { $n } делений силы
    }

paladins-per-faith = { $n ->
        [1] каждое деление веры
        [one] каждые { $n } деление веры
        [few] каждые { $n } деления веры
       *[other] каждые { $n } делений веры
    }

paladins-per-influence = { $n ->
        [1] каждое деление влияния
        [one] каждые { $n } деление влияния
        [few] каждые { $n } деления влияния
       *[other] каждые { $n } делений влияния
    }

paladins-per-attacked_saracen = { $n ->
        [1] каждого атакованного сарацина
        [one] каждых { $n } атакованного сарацина
        [few] каждых { $n } атакованных сарацинов
       *[other] каждых { $n } атакованных сарацинов
    }

paladins-per-attacked_byzantine = { $n ->
        [1] каждого атакованного византийца
        [one] каждых { $n } атакованного византийца
        [few] каждых { $n } атакованных византийцев
       *[other] каждых { $n } атакованных византийцев
    }

paladins-per-attacked_viking = { $n ->
        [1] каждого атакованного викинга
        [one] каждых { $n } атакованного викинга
        [few] каждых { $n } атакованных викингов
       *[other] каждых { $n } атакованных викингов
    }

paladins-per-converted_mercenary = { $n ->
        [1] каждого обращённого наёмника
        [one] каждых { $n } обращённого наёмника
        [few] каждых { $n } обращённых наёмников
       *[other] каждых { $n } обращённых наёмников
    }

paladins-per-fulfilled_order = { $n ->
        [1] каждый выполненный приказ
        [one] каждые { $n } выполненный приказ
        [few] каждые { $n } выполненных приказа
       *[other] каждые { $n } выполненных приказов
    }

paladins-per-paid_debt = { $n ->
        [1] каждый оплаченный долг
        [one] каждые { $n } оплаченный долг
        [few] каждые { $n } оплаченных долга
       *[other] каждые { $n } оплаченных долгов
    }

paladins-per-unpaid_debt = { $n ->
        [1] каждый неоплаченный долг
        [one] каждые { $n } неоплаченный долг
        [few] каждые { $n } неоплаченных долга
       *[other] каждые { $n } неоплаченных долгов
    }

paladins-per-suspicion = { $n ->
        [1] каждое подозрение
        [one] каждые { $n } подозрение
        [few] каждые { $n } подозрения
       *[other] каждые { $n } подозрений
    }

paladins-text-quest = Задание: { $effects }.

paladins-text-hired = При найме: { $effects }.

paladins-text-people = { NAME($faction) }.

paladins-text-attacked = Атака: { $effects }.

paladins-text-converted = Обращение: { $effects }.

paladins-text-scores = В конце игры: { $effects }.

paladins-text-workers = Рабочие: { $workers }.

paladins-text-boosts = Прибавки: { $effects }.

paladins-text-waives = Действие «{ NAME($action, form: "nom") }» требует только рабочих.

paladins-text-cheaper = Действие «{ NAME($action, form: "nom") }» дешевле на { $cost }.

paladins-text-favour = { $price }: { $effects }.

paladins-text-order = Действие «{ NAME($action, form: "nom") }» выполнено { $n ->
        [few] { $n } раза
       *[other] { $n } раз
    }.

paladins-text-players = Если игроков не меньше { $n }: { $effects }.

paladins-text-flags = Вера { $faith }, сила { $strength }.

paladins-text-debt = Неоплаченный: { $unpaid }; оплаченный: { $paid }.

paladins-text-cost = Цена: { $cost }.

paladins-text-ladder = { NAME($resource) } по порядку: { $numbers }.

paladins-text-needs = Нужен параметр: { NAME($attribute, form: "nom") }.

paladins-text-needs_in_turn = Нужно ({ NAME($attribute, form: "nom") }) по порядку: { $numbers }.

paladins-text-one = С одним рабочим: { $effects }.

paladins-text-two = С двумя: { $effects }.

paladins-text-reward = Награда: { $effects }.

paladins-text-each_time = Каждый раз: { $effects }.

paladins-text-limit = Не больше { $n ->
        [one] { $n } раза
       *[other] { $n } раз
    } за игру.

paladins-text-points = Очки, если сделать столько раз: { $steps }.

## Variants

paladins-variant-difficulty = Сложность бота
    .text = Для одиночной игры: сколько действий бота уже развито.

paladins-variant-difficulty-easy = Лёгкий
    .text = Чтобы познакомиться с игрой.

paladins-variant-difficulty-normal = Средний
    .text = Для тех, кто знает, что дают действия.

paladins-variant-difficulty-hard = Тяжёлый
    .text = Для опытных игроков.

paladins-variant-hunter = Что считает охотник
    .text = Обращённый охотник считает нанятых горожан или все наймы по ходу раундов: с заданиями, но без первого найма.

paladins-variant-hunter-hired = Нанятых горожан

paladins-variant-hunter-all = Наём и задания

## Scoring

paladins-score-orders = Приказы короля

paladins-score-strength = Сила

paladins-score-faith = Вера

paladins-score-influence = Влияние

paladins-score-develop = Развитие

paladins-score-commission = Поручения

paladins-score-fortify = Укрепление

paladins-score-walls = Карты стен

paladins-score-garrison = Гарнизоны

paladins-score-absolve = Прощения

paladins-score-converted = Обращённые иноземцы

paladins-score-debts = Долги

paladins-score-leftovers = Серебро и припасы

paladins-tie-orders = очки за приказы короля
paladins-tie-fewer_suspicions = меньше подозрений

## Questions

paladins-ask-first-hire = Кого вы нанимаете бесплатно?

paladins-ask-choose-paladins = Какой паладин служит вам в этом раунде, какой ляжет на верх колоды, какой — под неё?

paladins-ask-pick-tavern = Из какой таверны вы берёте рабочих?

paladins-ask-take-turn = Какое действие вы выполняете?

paladins-ask-place = { NAME($action) }: каких рабочих вы ставите{ $sizes ->
        [1] { "" }
       *[other] , одного или двух
    }?

paladins-ask-keep-workers = Каких трёх рабочих вы оставляете на следующий раунд?

paladins-ask-choose-site = Куда ставите мастерскую? На этой клетке рабочий больше не понадобится.

paladins-ask-choose-townsfolk = Кого вы нанимаете или отправляете на задание и по какой цене?

paladins-ask-free-recruit = Кого вы нанимаете бесплатно?

paladins-ask-choose-cleared = С какого действия убрать рабочих?

paladins-ask-choose-space = Какую клетку вы выбираете ({ NAME($action, form: "nom") })?

paladins-ask-choose-jar-slot = Куда ставите кувшин?

paladins-ask-choose-foe = Кого вы атакуете?

paladins-ask-choose-convert = Кого вы обращаете?

paladins-ask-choose-reward = Какую награду вы берёте?

paladins-ask-choose-ability = Кто из ваших горожан действует следующим?
    .topic = Порядок действий ваших горожан при инквизиции

paladins-ask-offer-discard = Сбрасываете подозрения?

paladins-ask-offer-debt = Избавляетесь от неоплаченного долга?

## Choices

paladins-do-hire = Нанять: { NAME($card, form: "nom") }, { NAME($price, $n) }

paladins-do-quest = Отправить на задание: { NAME($card, form: "nom") }, { NAME($price, $n) }

paladins-do-use = Служит { NAME($paladin) }; сверху { NAME($top) }, снизу { NAME($bottom) }

paladins-do-tavern = Взять { NAME($tavern, form: "acc") }

paladins-do-act = { NAME($action) }

paladins-do-favour = Милость: { NAME($favour) }

paladins-do-favour-in-vain = Милость: { NAME($favour) }. Сейчас её награда пропадёт

paladins-do-pass = Спасовать до конца раунда

paladins-do-place = Поставить { NAME($workers, form: "n-acc") }

paladins-do-keep = Оставить { NAME($workers, form: "n-acc") }

paladins-do-build = Мастерская: { NAME($action, form: "nom") }, клетка { $n }

paladins-do-clear = Очистить: { NAME($action, form: "nom") }

paladins-do-commission = Отправить монаха в { NAME($space, form: "acc") }

paladins-do-garrison = Поставить заставу в { NAME($space, form: "acc") }

paladins-do-attack = Атаковать { NAME($card, form: "acc") }{ $n ->
        [0] { "" }
       *[other] , доплатив { NAME("resource:silver", $n, form: "n-acc") }
    }

paladins-do-jar = Передвинуть кувшин на { NAME($slot, form: "acc") }

paladins-do-choose = { NAME($reward) }

paladins-do-convert = Обратить { NAME($card, form: "acc") }

paladins-do-ability = Применить: { NAME($card, form: "nom") }

paladins-do-skip = Не применять: { NAME($card, form: "nom") }

paladins-do-ability-none = Больше никто

paladins-do-discard = Сбросить { NAME("noun:suspicion", $n, form: "n-acc") }

paladins-do-pay-debt = Оплатить долг

paladins-do-destroy-debt = Уничтожить долг

paladins-do-decline = Отказаться

## What happens: the round

paladins-event-first-player = Первый игрок: { $seat }.

paladins-event-round = Раунд { $n } из { $of }

paladins-event-order-revealed = Новый приказ короля: { $times ->
        [few] { $times } раза
       *[other] { $times } раз
    } выполнить действие «{ NAME($order, form: "nom") }»; в конце игры — { NAME("noun:point", $n, form: "n") }.

paladins-event-favour-revealed = Король дарует милость: { NAME($favour) }.

paladins-event-tavern-revealed = Открывается { NAME($tavern, form: "nom") }: { NAME($workers, form: "n") }.

paladins-event-drew-paladins = { $seat } берёт на руку: { NAME($paladins, form: "nom") }.

paladins-event-stacked = { $seat } кладёт { NAME($top, form: "acc") } на верх колоды, а { NAME($bottom, form: "acc") } — под неё.

paladins-event-paladin = { $seat } открывает { NAME($paladin, form: "acc") }.

paladins-event-took-tavern = { $seat } берёт { NAME($tavern, form: "acc") }.

paladins-event-passed = { $seat } пасует.

paladins-event-returned = { $seat } возвращает в запас { $workers }.

paladins-event-new-townsfolk = В ряд горожан приходит { NAME($card, form: "nom") }.

paladins-event-new-outsider = В ряд иноземцев приходит { NAME($card, form: "nom") }.

paladins-event-townsfolk-leaves = Из ряда уходит { NAME($card, form: "nom") }.

paladins-event-outsider-leaves = Из ряда уходит { NAME($card, form: "nom") }.

paladins-event-taverns-closed = Таверны закрываются.

paladins-event-taverns-reshuffled = Колоду таверн перемешали заново.

paladins-event-favour-freed = { NAME($favour) }: милость снова свободна.

paladins-event-paladin-leaves = { $seat }: отслужив, выбывает { NAME($paladin) }.

paladins-event-final = Игра окончена, подсчитываются очки.

paladins-event-points = { NAME($category) }: { $seat }, { NAME("noun:point", $n, form: "n") }.

paladins-event-total = Итог: { $seat }, { NAME("noun:point", $n, form: "n") }.

## What happens: gains and losses

paladins-event-gained = { $seat } получает { NAME($resource, $n, form: "n-acc") }.

paladins-event-paid = { $seat } платит { NAME($resource, $n, form: "n-acc") }.

paladins-event-workers-came = { $seat } получает { $workers }.

paladins-event-placed = { NAME($action) }: { $seat } ставит { $workers }.

paladins-event-placed-favour = { NAME($favour) }: { $seat } ставит { $workers }.

paladins-event-cleared = { $seat } убирает рабочих с действия «{ NAME($action, form: "nom") }».

paladins-event-displaced = { $seat }: место мастерской уступает { NAME($worker, form: "nom") }.

paladins-event-rose = { $seat }: { NAME($attribute, form: "nom") } +{ $n }, теперь { $to }.

paladins-event-at-the-end = { $seat }: { NAME($attribute, form: "nom") } на последнем делении, пропало делений: { $n }.

paladins-event-taxes = { $seat } берёт { NAME("noun:tax", $n, form: "n-acc") }{ $short ->
        [0] { "" }
       *[other] , из них { $short } — из общего запаса
    }; в казне { NAME("resource:silver", $left, form: "n") }.

paladins-event-drew-suspicion = { $seat } вытягивает подозрение { $n ->
        [0] без налогов
        [one] с { $n } налогом
       *[other] с { $n } налогами
    }.

paladins-event-discarded-suspicion = { $seat } сбрасывает { NAME("noun:suspicion", $n, form: "n-acc") }, { $left ->
        [0] больше подозрений нет
       *[other] остаётся { $left }
    }.

paladins-event-suspicions-reshuffled = Колоду подозрений перемешали заново.

paladins-event-took-debt = { $seat } берёт долг.

paladins-event-paid-debt = { $seat } оплачивает долг.

paladins-event-destroyed-debt = { $seat } уничтожает долг.

paladins-event-declined = { $seat } отказывается: { NAME($offer) }.

paladins-event-declined-choice = { $seat } не берёт ни одной из этих наград: { $rewards }.

paladins-event-lost = { $seat } не может применить награду, и она пропадает: { NAME($offer) }.

## What happens: actions

paladins-event-hired = { $seat } нанимает { NAME($card, form: "acc") }.

paladins-event-went-on-quest = { $seat } отправляет на задание { NAME($card, form: "acc") }.

paladins-event-built = { $seat } ставит мастерскую на клетку { $n } действия «{ NAME($action, form: "nom") }».

paladins-event-monk-sent = { $seat } отправляет монаха в { NAME($space, form: "acc") }.

paladins-event-outpost-sent = { $seat } ставит заставу в { NAME($space, form: "acc") }.

paladins-event-wall-raised = { $seat } возводит { NAME($wall, form: "acc") }.

paladins-event-jar-moved = { $seat } двигает кувшин на { NAME($slot, form: "acc") }.

paladins-event-attacked = { $seat } атакует { NAME($card, form: "acc") }; это { NAME($faction, form: "nom") }.

paladins-event-converted = { $seat } обращает { NAME($card, form: "acc") }.

paladins-event-ability-used = { $seat }: помогает { NAME($card, form: "nom") }.

paladins-event-ability-skipped = { $seat }: не вмешивается { NAME($card, form: "nom") }.

paladins-event-nobody-else-acts = { $seat }: больше никто не действует; в стороне: { NAME($cards, form: "nom") }.

paladins-event-paladin-helps = { $seat }: награду приносит { NAME($paladin) }.

paladins-event-inquisition = Начинается инквизиция.

paladins-event-suspected = Больше всех подозревают: { $seat } ({ $n }).

paladins-event-nobody-suspected = Никого не подозревают.

paladins-event-taxes-refilled = В казне снова { NAME("resource:silver", $n, form: "n") }.

## What happens: the bot explains itself

paladins-event-automa-prepares = { $seat } ставит мастерскую на действие «{ NAME($action, form: "nom") }».

paladins-event-automa-workers = { $seat } начинает раунд { $n ->
        [one] с { $n } рабочим
       *[other] с { $n } рабочими
    }.

paladins-event-automa-gains-workers = { $seat } получает { NAME("noun:worker", $n, form: "n-acc") }, теперь их { $left }.

paladins-event-automa-scheme = { $seat } открывает интригу: { NAME($scheme) }.

paladins-event-automa-scheme-joins = { $seat }: к сброшенным интригам добавляется { NAME($scheme) }.

paladins-event-automa-reshuffles = { $seat }: колоду интриг перемешали заново.

paladins-event-automa-blocked = { $seat }: действие «{ NAME($action, form: "nom") }» невозможно — { NAME($why) }.

paladins-event-automa-no-favour = { $seat } не находит свободной милости.

paladins-event-automa-fallback = { $seat } выполняет запасное действие: { NAME($action, form: "nom") }.

paladins-event-automa-takes = { NAME($action) }: { $seat } тратит { NAME("noun:worker", $n, form: "n-acc") }.

paladins-event-automa-places = { NAME($action) }: { $seat } ставит { NAME("noun:worker", $n, form: "n-acc") }.

paladins-event-automa-uses-favour = { $seat } пользуется милостью: { NAME($favour) }.

paladins-event-automa-points-at = { $seat }: фишка ресурсов на { $n } ведёт к карте { $to }.

paladins-event-automa-prefers = { $seat } выбирает по порядку предпочтений: { NAME($why) }; { NAME($space) }.

paladins-event-automa-marker = { $seat }: фишка ресурсов сдвигается на { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[other] { $n } шагов
    }, теперь на { $to }.

paladins-event-automa-lowest = { $seat }: растёт самый низкий параметр — { NAME($attribute, form: "nom") }.

paladins-event-automa-taxes = { $seat } изымает { NAME("noun:tax", $n, form: "n-acc") }; в казне { NAME("resource:silver", $left, form: "n") }.

paladins-event-automa-lacks = { $seat }: сбрасывать нечего, и из казны уходит 1 серебро; остаётся { $left }.

paladins-event-automa-clears = { $seat }: правая часть планшета очищена.

paladins-event-automa-shuffles = { $seat }: все интриги перемешаны.

paladins-event-automa-rests = { $seat } отдыхает; рабочих осталось: { $n }.

paladins-event-automa-done = { $seat } заканчивает раунд.

paladins-event-automa-turns-jar = { $seat } переворачивает кувшин { $n }.

paladins-event-automa-tavern = Остаётся { NAME($tavern, form: "nom") }; { $seat } { $n ->
        [0] не вытягивает подозрений
       *[other] вытягивает { NAME("noun:suspicion", $n, form: "n-acc") }
    }.

## Why not

paladins-why-occupied = На этом действии уже стоят рабочие.

paladins-why-done-enough = За игру это действие доступно не чаще { $n ->
        [one] { $n } раза
       *[other] { $n } раз
    }, и вы его исчерпали.

paladins-why-no-workshop = У вас не осталось мастерских.

paladins-why-space-built = Там уже стоит мастерская.

paladins-why-few-workers = Нужны: { NAME($needs, form: "n") }; преступник заменит любого.

paladins-why-few-criminals = { $n ->
        [one] Нужен преступник.
       *[other] Нужны { NAME("worker:criminal", $n, form: "n") }.
    }

paladins-why-too-dear = Это стоит { NAME($resource, $n, form: "n-acc") }; не хватает { $missing }.

paladins-why-too-low = Нужно: { NAME($attribute, form: "nom") } { $n }; не хватает { $missing }.

paladins-why-no-townsfolk = В ряду не осталось горожан.

paladins-why-no-outsiders = В ряду не осталось иноземцев.

paladins-why-no-walls = Колода стен пуста.

paladins-why-no-space = Все клетки регионов заняты.

paladins-why-space-taken = Там уже стоит фишка ({ $owner }).

paladins-why-more-players = Эта клетка открыта, если игроков не меньше { $n }.

paladins-why-slot-taken = Там уже стоит кувшин.

paladins-why-nothing-to-clear = Там нет рабочих.

paladins-why-not-itself = Молитва не очищает саму себя.

paladins-why-favour-taken = В этом раунде её уже занял другой рабочий ({ $owner }).

paladins-why-tavern-taken = Её уже выбрали ({ $owner }).

paladins-why-no-such-workers = Вам не хватает { NAME($missing, form: "n-gen") }.

paladins-why-no-debt = У вас нет неоплаченных долгов.

paladins-why-no-suspicion = У вас нет подозрений.

paladins-why-needs-suspicion = Нужно подозрений: { $n } или больше.

paladins-why-needs-innocence = Это действует, только если подозрений нет.

## The terminal board

paladins-term-round = Раунд

paladins-term-tax = казна

paladins-term-orders = Приказы короля

paladins-term-townsfolk = Горожане

paladins-term-price = Цена

paladins-term-debt = долг

paladins-term-outsiders = Иноземцы

paladins-term-flags = В/С

paladins-term-regions = Регионы

paladins-term-points = Очки

paladins-term-silver = Сер.

paladins-term-provisions = Прип.

paladins-term-strength = Сила

paladins-term-faith = Вера

paladins-term-influence = Влия.

paladins-term-workers = Рабочие

paladins-term-suspicion = Подоз.

paladins-term-debts = Долги

paladins-term-passed = пас

paladins-term-left = Слева

paladins-term-left-spaces = Клетки

paladins-term-right = Справа

paladins-term-right-spaces = Клетки

paladins-term-done = Число

paladins-term-paladin = Паладин

paladins-term-deck = Паладины

paladins-term-hand = на руке

paladins-term-on-top = сверху

paladins-term-below = снизу

paladins-term-own-townsfolk = Нанятые

paladins-term-own-converted = Обращённые

paladins-term-own-attacked = Атакованные

paladins-term-own-walls = Стены

paladins-term-jar-slots = Свободные клетки кувшинов

paladins-term-automa-marker = Фишка ресурсов

paladins-term-automa-board = Действия бота

paladins-term-automa-used = Запасные действия

paladins-term-short-labourer = рзн

paladins-term-short-scout = рзв

paladins-term-short-merchant = трг

paladins-term-short-fighter = вои

paladins-term-short-cleric = клр

paladins-term-short-criminal = прс
