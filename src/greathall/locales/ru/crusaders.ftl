### Crusader Kings: The Board Game, русский

crusaders-title = Crusader Kings: настольная игра
crusaders-tagline = Династии, заговоры и крестовые походы средневековой Европы
crusaders-about = Проведите династию через поколения: заключайте выгодные браки, плетите интриги, стройте замки, собирайте армии и отправляйте родню в Святую Землю. От одного до пяти человек, на пустых местах — династии под управлением ИИ.

## culture

crusaders-culture-england = Англия
crusaders-culture-france = Франция
crusaders-culture-germany = Германия
crusaders-culture-italy = Италия
crusaders-culture-iberia = Иберия

## sea

crusaders-sea-north_sea = Северное море
crusaders-sea-mediterranean = Средиземное море
crusaders-sea-atlantic = Атлантический океан

## region

crusaders-region-wessex = Уэссекс
crusaders-region-mercia = Мерсия
crusaders-region-northumbria = Нортумбрия
crusaders-region-wales = Уэльс
crusaders-region-ireland = Ирландия
crusaders-region-scotland = Шотландия
crusaders-region-normandy = Нормандия
crusaders-region-brittany = Бретань
crusaders-region-low_countries = Фландрия
crusaders-region-lorraine = Лотарингия
crusaders-region-paris = Париж
crusaders-region-aquitaine = Аквитания
crusaders-region-toulouse = Тулуза
crusaders-region-burgundy = Бургундия
crusaders-region-saxony = Саксония
crusaders-region-pomerania = Померания
crusaders-region-poland = Польша
crusaders-region-bohemia = Богемия
crusaders-region-swabia = Швабия
crusaders-region-hungary = Венгрия
crusaders-region-dalmatia = Далмация
crusaders-region-denmark = Дания
crusaders-region-lombardy = Ломбардия
crusaders-region-venice = Венеция
crusaders-region-papal_states = Папская область
crusaders-region-apulia = Апулия
crusaders-region-sicily = Сицилия
crusaders-region-sardinia = Сардиния
crusaders-region-leon = Леон
crusaders-region-navarra = Наварра
crusaders-region-castile = Кастилия
crusaders-region-portugal = Португалия
crusaders-region-aragon = Арагон
crusaders-region-al_andalus = Андалусия

## trait

crusaders-trait-pious = Благочестивый
    .female = Благочестивая
crusaders-trait-brave = Храбрый
    .female = Храбрая
crusaders-trait-attractive = Привлекательный
    .female = Привлекательная
crusaders-trait-humble = Скромный
    .female = Скромная
crusaders-trait-cultivated = Образованный
    .female = Образованная
crusaders-trait-clever = Умный
    .female = Умная
crusaders-trait-swordmaster = Фехтовальщик
    .female = Фехтовальщица
crusaders-trait-noble = Благородный
    .female = Благородная
crusaders-trait-honest = Честный
    .female = Честная
crusaders-trait-strong = Сильный
    .female = Сильная
crusaders-trait-chaste = Целомудренный
    .female = Целомудренная
crusaders-trait-learned = Учёный
    .female = Учёная
crusaders-trait-kind = Добрый
    .female = Добрая
crusaders-trait-cruel = Жестокий
    .female = Жестокая
crusaders-trait-dimwitted = Туповатый
    .female = Туповатая
crusaders-trait-gluttonous = Обжора
    .female = Обжора
crusaders-trait-lustful = Похотливый
    .female = Похотливая
crusaders-trait-ambitious = Амбициозный
    .female = Амбициозная
crusaders-trait-deceitful = Коварный
    .female = Коварная
crusaders-trait-godless = Безбожник
    .female = Безбожница
crusaders-trait-ugly = Уродливый
    .female = Уродливая
crusaders-trait-weak = Слабый
    .female = Слабая
crusaders-trait-inbred = Дегенерат
    .female = Дегенератка
crusaders-trait-craven = Трусливый
    .female = Трусливая
crusaders-trait-ignorant = Невежественный
    .female = Невежественная
crusaders-trait-stingy = Скупой
    .female = Скупая
crusaders-trait-dwarf = Карлик
    .female = Карлица
crusaders-trait-drunkard = Пьяница
    .female = Пьяница
crusaders-trait-lunatic = Безумный
    .female = Безумная
crusaders-trait-wounded = Раненый
    .female = Раненая

## space

crusaders-space-constantinople = Константинополь
crusaders-space-nicaea = Никея
crusaders-space-dorylaeum = Дорилей
crusaders-space-edessa = Эдесса
crusaders-space-antioch = Антиохия
crusaders-space-tripoli = Триполи
crusaders-space-acre = Акра
crusaders-space-jaffa = Яффа
crusaders-space-bethlehem = Вифлеем
crusaders-space-jerusalem = Иерусалим

## development

crusaders-development-chancellor = Канцлер
crusaders-development-court_physician = Придворный лекарь
crusaders-development-steward = Стюард
crusaders-development-spymaster = Мастер над шептунами
crusaders-development-marshal = Маршал
crusaders-development-archbishop = Архиепископ
crusaders-development-navy = Флот
crusaders-development-longbow = Длинный лук
crusaders-development-plate_armor = Латный доспех
crusaders-development-royal_guard = Королевская гвардия
crusaders-development-bank = Банк
crusaders-development-library = Библиотека

## deck

crusaders-deck-realm = Правление
crusaders-deck-intrigue = Интриги
crusaders-deck-war = Война
crusaders-deck-tax = Налоги
crusaders-deck-crusade = Поход

## event

crusaders-event-r_heir_abroad = Наследник у соседей
crusaders-event-r_royal_twins = Королевские близнецы
crusaders-event-r_bountiful_harvest = Щедрый урожай
crusaders-event-r_crop_failure = Загубленные посевы
crusaders-event-r_discontent = Крестьянский ропот
crusaders-event-r_embezzlement = Растрата казны
crusaders-event-r_scandal = Скандал при дворе
crusaders-event-r_guild_gift = Цеховые привилегии
crusaders-event-r_foreign_master = Заморский мастер
crusaders-event-r_overworked = Бремя короны
crusaders-event-r_councillor_leaves = Уход советника
crusaders-event-r_fallen_scaffold = Обвал лесов
crusaders-event-r_great_feast = Большой пир
crusaders-event-r_drunken_court = Пьяный двор
crusaders-event-r_wandering_scholar = Странствующий учёный
crusaders-event-r_plague = Чума в городах
crusaders-event-r_bastard = Внебрачный ребёнок
crusaders-event-i_whispers_of_heir = Слухи о наследнике
crusaders-event-i_plague = Чумные корабли
crusaders-event-i_plot_unmasked = Раскрытый заговор
crusaders-event-i_blackmail = Шантаж
crusaders-event-i_poisoned_cup = Отравленный кубок
crusaders-event-i_spouse_ill = Болезнь в королевских покоях
crusaders-event-i_paranoia = Паранойя
crusaders-event-i_loyal_spies = Верные шпионы
crusaders-event-i_restless_vassals = Строптивые вассалы
crusaders-event-i_affair = Тайная связь
crusaders-event-i_turncoat = Перебежчик
crusaders-event-i_hush_money = Плата за молчание
crusaders-event-i_heretic = Еретик при дворе
crusaders-event-i_sickly_child = Болезненное дитя
crusaders-event-i_kidnapped = Похищенное дитя
crusaders-event-i_reconciliation = Примирение
crusaders-event-w_birth_in_wartime = Рождение в годину войны
crusaders-event-w_wounded = Рана на ристалище
crusaders-event-w_deserters = Дезертиры
crusaders-event-w_war_weariness = Усталость от войны
crusaders-event-w_foraging = Вытоптанные поля
crusaders-event-w_arrears = Долг перед солдатами
crusaders-event-w_border_incident = Стычка на границе
crusaders-event-w_call_to_arms = Призыв к оружию
crusaders-event-w_camp_fever = Лагерная лихорадка
crusaders-event-w_skirmish = Пал в стычке
crusaders-event-w_craven_flight = Бегство с поля боя
crusaders-event-w_tribute = Выкуп за рыцарей
crusaders-event-w_ruined_walls = Разрушенные стены
crusaders-event-w_peace_envoys = Послы мира
crusaders-event-w_hero_born = Рождение героя
crusaders-event-t_newborn = Колыбель по соседству
crusaders-event-t_tax_revolt = Налоговый бунт
crusaders-event-t_drought = Засуха
crusaders-event-t_plague = Чума на торговом пути
crusaders-event-t_harvest_festival = Праздник урожая
crusaders-event-t_corrupt_collectors = Продажные мытари
crusaders-event-t_papal_tithe = Папская десятина
crusaders-event-t_merchant_fair = Купеческая ярмарка
crusaders-event-t_miser = Скряга на троне
crusaders-event-t_robber_barons = Бароны-разбойники
crusaders-event-t_famine = Голод
crusaders-event-c_blessed_union = Благословенный брак
crusaders-event-c_twins = Чудо-близнецы
crusaders-event-c_spoils = Добыча с Востока
crusaders-event-c_absolution = Отпущение грехов
crusaders-event-c_relic = Святая реликвия
crusaders-event-c_pilgrims = Возвращение паломников
crusaders-event-c_gods_bounty = Дар Господень
crusaders-event-c_holy_claim = Священное притязание
crusaders-event-c_eastern_knowledge = Мудрость Востока
crusaders-event-c_excommunication = Отлучение от церкви
crusaders-event-c_revolt_in_absence = Мятеж у соседа
crusaders-event-c_contested_banner = Спорное знамя
crusaders-event-c_eastern_plague = Чума из-за моря
crusaders-event-c_veteran = Ветеран Святой земли

## character

crusaders-character-england_01 = Эдуард
crusaders-character-england_02 = Гарольд
crusaders-character-england_03 = Ричард
crusaders-character-england_04 = Роберт
crusaders-character-england_05 = Джеффри
crusaders-character-england_06 = Эдмунд
crusaders-character-england_07 = Уолтер
crusaders-character-england_08 = Хью
crusaders-character-england_09 = Саймон
crusaders-character-england_10 = Томас
crusaders-character-england_11 = Матильда
crusaders-character-england_12 = Элеонора
crusaders-character-england_13 = Эдит
crusaders-character-england_14 = Джоан
crusaders-character-england_15 = Изабель
crusaders-character-england_16 = Маргарет
crusaders-character-england_17 = Гунхильда
crusaders-character-england_18 = Сесилия
crusaders-character-england_19 = Алиса
crusaders-character-england_20 = Мод
crusaders-character-france_01 = Людовик
crusaders-character-france_02 = Карл
crusaders-character-france_03 = Гуго
crusaders-character-france_04 = Рауль
crusaders-character-france_05 = Тибо
crusaders-character-france_06 = Гийом
crusaders-character-france_07 = Раймунд
crusaders-character-france_08 = Эд
crusaders-character-france_09 = Гастон
crusaders-character-france_10 = Этьен
crusaders-character-france_11 = Адель
crusaders-character-france_12 = Бланка
crusaders-character-france_13 = Констанция
crusaders-character-france_14 = Маргарита
crusaders-character-france_15 = Жанна
crusaders-character-france_16 = Беатриса
crusaders-character-france_17 = Агнесса
crusaders-character-france_18 = Аликс
crusaders-character-france_19 = Эрменгарда
crusaders-character-france_20 = Иоланда
crusaders-character-germany_01 = Оттон
crusaders-character-germany_02 = Конрад
crusaders-character-germany_03 = Фридрих
crusaders-character-germany_04 = Людвиг
crusaders-character-germany_05 = Леопольд
crusaders-character-germany_06 = Альбрехт
crusaders-character-germany_07 = Рупрехт
crusaders-character-germany_08 = Болеслав
crusaders-character-germany_09 = Вратислав
crusaders-character-germany_10 = Геза
crusaders-character-germany_11 = Гизела
crusaders-character-germany_12 = Кунигунда
crusaders-character-germany_13 = Адельгейда
crusaders-character-germany_14 = Ядвига
crusaders-character-germany_15 = Гертруда
crusaders-character-germany_16 = Ирмгарда
crusaders-character-germany_17 = София
crusaders-character-germany_18 = Мехтильда
crusaders-character-germany_19 = Юдифь
crusaders-character-germany_20 = Рихеза
crusaders-character-italy_01 = Гульельмо
crusaders-character-italy_02 = Танкред
crusaders-character-italy_03 = Рожер
crusaders-character-italy_04 = Бонифаций
crusaders-character-italy_05 = Энрико
crusaders-character-italy_06 = Аццо
crusaders-character-italy_07 = Уго
crusaders-character-italy_08 = Лоренцо
crusaders-character-italy_09 = Манфред
crusaders-character-italy_10 = Пьетро
crusaders-character-italy_11 = Беатриче
crusaders-character-italy_12 = Констанца
crusaders-character-italy_13 = Сибилла
crusaders-character-italy_14 = Бьянка
crusaders-character-italy_15 = Франческа
crusaders-character-italy_16 = Имельда
crusaders-character-italy_17 = Джованна
crusaders-character-italy_18 = Лукреция
crusaders-character-italy_19 = Теодора
crusaders-character-italy_20 = Аделазия
crusaders-character-iberia_01 = Фернандо
crusaders-character-iberia_02 = Рамиро
crusaders-character-iberia_03 = Гарсия
crusaders-character-iberia_04 = Рамон
crusaders-character-iberia_05 = Педро
crusaders-character-iberia_06 = Хайме
crusaders-character-iberia_07 = Родриго
crusaders-character-iberia_08 = Ордоньо
crusaders-character-iberia_09 = Бермудо
crusaders-character-iberia_10 = Афонсу
crusaders-character-iberia_11 = Уррака
crusaders-character-iberia_12 = Санча
crusaders-character-iberia_13 = Беренгела
crusaders-character-iberia_14 = Тереза
crusaders-character-iberia_15 = Эльвира
crusaders-character-iberia_16 = Химена
crusaders-character-iberia_17 = Леонор
crusaders-character-iberia_18 = Петронила
crusaders-character-iberia_19 = Мафалда
crusaders-character-iberia_20 = Инес
crusaders-character-glitterhoof = Блескопыт
crusaders-character-william_i = Вильгельм Завоеватель
crusaders-character-philip_i = Филипп I
crusaders-character-henry_iv = Генрих IV
crusaders-character-robert_guiscard = Роберт Гвискар
crusaders-character-sancho = Санчо Памплонский
crusaders-character-henry_i = Генрих I
crusaders-character-henry_v = Генрих V
crusaders-character-matilda = Матильда ди Каносса
crusaders-character-alfonso_vi = Альфонсо VI
crusaders-character-stephen = Стефан Блуаский
crusaders-character-louis_vii = Людовик VII
crusaders-character-conrad_iii = Конрад III
crusaders-character-roger_ii = Рожер II
crusaders-character-alfonso_vii = Альфонсо VII
crusaders-character-henry_iii = Генрих III
crusaders-character-louis_ix = Людовик IX Святой
crusaders-character-frederick_ii = Фридрих II
crusaders-character-bela_iv = Бела IV
crusaders-character-ferdinand_iii = Фердинанд III Святой
crusaders-character-edward_i = Эдуард I
crusaders-character-philip_iii = Филипп III Смелый
crusaders-character-rudolf_i = Рудольф I
crusaders-character-charles_i = Карл I Анжуйский
crusaders-character-alfonso_x = Альфонсо X

## dynasty

crusaders-dynasty-normandy_house = Нормандский дом
crusaders-dynasty-blois = Блуаский дом
crusaders-dynasty-plantagenet = Плантагенеты
crusaders-dynasty-capet = Капетинги
crusaders-dynasty-salian = Салическая династия
crusaders-dynasty-hohenstaufen = Гогенштауфены
crusaders-dynasty-habsburg = Габсбурги
crusaders-dynasty-hauteville = Дом Отвилей
crusaders-dynasty-canossa = Дом Каносса
crusaders-dynasty-arpad = Арпады
crusaders-dynasty-anjou = Анжуйский дом
crusaders-dynasty-jimenez = Династия Хименес
crusaders-dynasty-ivrea = Иврейская династия

## scenario

crusaders-scenario-kingdom_of_jerusalem = Иерусалимское королевство
crusaders-scenario-crusade_of_1101 = Арьергардный Крестовый поход
crusaders-scenario-second_crusade = Второй Крестовый поход
crusaders-scenario-barons_crusade = Крестовый поход баронов
crusaders-scenario-ninth_crusade = Девятый Крестовый поход
crusaders-scenario-kingdom_of_jerusalem_tournament = Иерусалимское королевство (турнирный вариант)

## strategy

crusaders-strategy-ferox = Агрессор
crusaders-strategy-postis = Исследователь
crusaders-strategy-munitio = Защитник
crusaders-strategy-amandit = Развратник
crusaders-strategy-aperio = Крестоносец

## achievement

crusaders-achievement-crusader = Крестоносец
crusaders-achievement-builder = Зодчий
crusaders-achievement-inventor = Изобретатель
crusaders-achievement-king_of_jerusalem = Король Иерусалима

## token

crusaders-token-unrest = Беспорядки
crusaders-token-plague = Чума
crusaders-token-plague_ending = Эпидемия завершается
crusaders-token-harvest = Жатва
crusaders-token-crop_failure = Неурожай
crusaders-token-age = Возраст
crusaders-token-first_player = Первый игрок

## piece

crusaders-piece-knight = Рыцарь
crusaders-piece-army = Армия
crusaders-piece-castle = Замок
crusaders-piece-shield = Щит династии

## plot

crusaders-plot-fabricate_casus_belli = Сфабриковать повод к войне
crusaders-plot-cause_unrest = Спровоцировать беспорядки
crusaders-plot-assassinate = Совершить покушение
crusaders-plot-bribe = Устроить подкуп
crusaders-plot-divorce = Объявить о разводе
