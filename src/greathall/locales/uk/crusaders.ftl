### Crusader Kings: The Board Game, українська

crusaders-title = Crusader Kings: настільна гра
crusaders-tagline = Династії, змови та хрестові походи середньовічної Європи
crusaders-about = Проведіть династію крізь покоління: укладайте вигідні шлюби, плетіть інтриги, зводьте замки, збирайте армії та відправляйте рідню до Святої Землі. Від однієї до п’яти осіб, на порожніх місцях — династії під керуванням ШІ.

## culture

crusaders-culture-england = Англія
crusaders-culture-france = Франція
crusaders-culture-germany = Німеччина
crusaders-culture-italy = Італія
crusaders-culture-iberia = Іберія

## sea

crusaders-sea-north_sea = Північне море
crusaders-sea-mediterranean = Середземне море
crusaders-sea-atlantic = Атлантичний океан

## region

crusaders-region-wessex = Вессекс
crusaders-region-mercia = Мерсія
crusaders-region-northumbria = Нортумбрія
crusaders-region-wales = Уельс
crusaders-region-ireland = Ірландія
crusaders-region-scotland = Шотландія
crusaders-region-normandy = Нормандія
crusaders-region-brittany = Бретань
crusaders-region-low_countries = Нідерланди
crusaders-region-lorraine = Лотарингія
crusaders-region-paris = Париж
crusaders-region-aquitaine = Аквітанія
crusaders-region-toulouse = Тулуза
crusaders-region-burgundy = Бургундія
crusaders-region-saxony = Саксонія
crusaders-region-pomerania = Померанія
crusaders-region-poland = Польща
crusaders-region-bohemia = Богемія
crusaders-region-swabia = Швабія
crusaders-region-hungary = Угорщина
crusaders-region-dalmatia = Далмація
crusaders-region-denmark = Данія
crusaders-region-lombardy = Ломбардія
crusaders-region-venice = Венеція
crusaders-region-papal_states = Папська область
crusaders-region-apulia = Апулія
crusaders-region-sicily = Сицилія
crusaders-region-sardinia = Сардинія
crusaders-region-leon = Леон
crusaders-region-navarra = Наварра
crusaders-region-castile = Кастилія
crusaders-region-portugal = Португалія
crusaders-region-aragon = Арагон
crusaders-region-al_andalus = Андалусія

## trait

crusaders-trait-pious = Побожний
    .female = Побожна
crusaders-trait-brave = Хоробрий
    .female = Хоробра
crusaders-trait-attractive = Привабливий
    .female = Приваблива
crusaders-trait-humble = Скромний
    .female = Скромна
crusaders-trait-cultivated = Освічений
    .female = Освічена
crusaders-trait-clever = Розумний
    .female = Розумна
crusaders-trait-swordmaster = Фехтувальник
    .female = Фехтувальниця
crusaders-trait-noble = Шляхетний
    .female = Шляхетна
crusaders-trait-honest = Чесний
    .female = Чесна
crusaders-trait-strong = Сильний
    .female = Сильна
crusaders-trait-chaste = Цнотливий
    .female = Цнотлива
crusaders-trait-learned = Учений
    .female = Учена
crusaders-trait-kind = Добрий
    .female = Добра
crusaders-trait-cruel = Жорстокий
    .female = Жорстока
crusaders-trait-dimwitted = Тупуватий
    .female = Тупувата
crusaders-trait-gluttonous = Ненажера
    .female = Ненажера
crusaders-trait-lustful = Хтивий
    .female = Хтива
crusaders-trait-ambitious = Амбітний
    .female = Амбітна
crusaders-trait-deceitful = Підступний
    .female = Підступна
crusaders-trait-godless = Безбожник
    .female = Безбожниця
crusaders-trait-ugly = Потворний
    .female = Потворна
crusaders-trait-weak = Слабкий
    .female = Слабка
crusaders-trait-inbred = Дегенерат
    .female = Дегенератка
crusaders-trait-craven = Боягузливий
    .female = Боягузлива
crusaders-trait-ignorant = Невіглас
    .female = Невіглас
crusaders-trait-stingy = Скупий
    .female = Скупа
crusaders-trait-dwarf = Карлик
    .female = Карлиця
crusaders-trait-drunkard = П’яниця
    .female = П’яниця
crusaders-trait-lunatic = Божевільний
    .female = Божевільна
crusaders-trait-wounded = Поранений
    .female = Поранена

## space

crusaders-space-constantinople = Константинополь
crusaders-space-nicaea = Нікея
crusaders-space-dorylaeum = Дорілей
crusaders-space-edessa = Едеса
crusaders-space-antioch = Антіохія
crusaders-space-tripoli = Триполі
crusaders-space-acre = Акра
crusaders-space-jaffa = Яффа
crusaders-space-bethlehem = Вифлеєм
crusaders-space-jerusalem = Єрусалим

## development

crusaders-development-chancellor = Канцлер
crusaders-development-court_physician = Придворний лікар
crusaders-development-steward = Стюард
crusaders-development-spymaster = Майстер шпигунів
crusaders-development-marshal = Маршал
crusaders-development-archbishop = Архієпископ
crusaders-development-navy = Флот
crusaders-development-longbow = Довгий лук
crusaders-development-plate_armor = Латний обладунок
crusaders-development-royal_guard = Королівська гвардія
crusaders-development-bank = Банк
crusaders-development-library = Бібліотека

## deck

crusaders-deck-realm = Правління
crusaders-deck-intrigue = Інтриги
crusaders-deck-war = Війна
crusaders-deck-tax = Податки
crusaders-deck-crusade = Похід

## event

crusaders-event-r_heir_abroad = Спадкоємець у сусідів
crusaders-event-r_royal_twins = Королівські близнюки
crusaders-event-r_bountiful_harvest = Щедрий урожай
crusaders-event-r_crop_failure = Загублені посіви
crusaders-event-r_discontent = Селянське ремство
crusaders-event-r_embezzlement = Розтрата скарбниці
crusaders-event-r_scandal = Скандал при дворі
crusaders-event-r_guild_gift = Цехові привілеї
crusaders-event-r_foreign_master = Заморський майстер
crusaders-event-r_overworked = Тягар корони
crusaders-event-r_councillor_leaves = Відхід радника
crusaders-event-r_fallen_scaffold = Обвал риштувань
crusaders-event-r_great_feast = Великий бенкет
crusaders-event-r_drunken_court = П’яний двір
crusaders-event-r_wandering_scholar = Мандрівний учений
crusaders-event-r_plague = Чума в містах
crusaders-event-r_bastard = Позашлюбна дитина
crusaders-event-i_whispers_of_heir = Чутки про спадкоємця
crusaders-event-i_plague = Чумні кораблі
crusaders-event-i_plot_unmasked = Викрита змова
crusaders-event-i_blackmail = Шантаж
crusaders-event-i_poisoned_cup = Отруєний кубок
crusaders-event-i_spouse_ill = Недуга в королівських покоях
crusaders-event-i_paranoia = Параноя
crusaders-event-i_loyal_spies = Вірні шпигуни
crusaders-event-i_restless_vassals = Норовливі васали
crusaders-event-i_affair = Таємний зв’язок
crusaders-event-i_turncoat = Перекинчик
crusaders-event-i_hush_money = Плата за мовчання
crusaders-event-i_heretic = Єретик при дворі
crusaders-event-i_sickly_child = Хвороблива дитина
crusaders-event-i_kidnapped = Викрадене дитя
crusaders-event-i_reconciliation = Примирення
crusaders-event-w_birth_in_wartime = Народження у воєнну годину
crusaders-event-w_wounded = Рана на ристалищі
crusaders-event-w_deserters = Дезертири
crusaders-event-w_war_weariness = Втома від війни
crusaders-event-w_foraging = Витоптані поля
crusaders-event-w_arrears = Борг перед вояками
crusaders-event-w_border_incident = Сутичка на кордоні
crusaders-event-w_call_to_arms = Заклик до зброї
crusaders-event-w_camp_fever = Табірна лихоманка
crusaders-event-w_skirmish = Загинув у сутичці
crusaders-event-w_craven_flight = Втеча з поля бою
crusaders-event-w_tribute = Викуп за лицарів
crusaders-event-w_ruined_walls = Зруйновані мури
crusaders-event-w_peace_envoys = Посли миру
crusaders-event-w_hero_born = Народження героя
crusaders-event-t_newborn = Колиска по сусідству
crusaders-event-t_tax_revolt = Податковий бунт
crusaders-event-t_drought = Посуха
crusaders-event-t_plague = Чума на торговому шляху
crusaders-event-t_harvest_festival = Свято врожаю
crusaders-event-t_corrupt_collectors = Продажні митарі
crusaders-event-t_papal_tithe = Папська десятина
crusaders-event-t_merchant_fair = Купецький ярмарок
crusaders-event-t_miser = Скнара на троні
crusaders-event-t_robber_barons = Барони-розбійники
crusaders-event-t_famine = Голод
crusaders-event-c_blessed_union = Благословенний шлюб
crusaders-event-c_twins = Диво-близнюки
crusaders-event-c_spoils = Здобич зі Сходу
crusaders-event-c_absolution = Відпущення гріхів
crusaders-event-c_relic = Свята реліквія
crusaders-event-c_pilgrims = Повернення паломників
crusaders-event-c_gods_bounty = Дар Господній
crusaders-event-c_holy_claim = Священна претензія
crusaders-event-c_eastern_knowledge = Мудрість Сходу
crusaders-event-c_excommunication = Відлучення від церкви
crusaders-event-c_revolt_in_absence = Заколот у сусіда
crusaders-event-c_contested_banner = Спірне знамено
crusaders-event-c_eastern_plague = Чума з-за моря
crusaders-event-c_veteran = Ветеран Святої землі

## character

crusaders-character-england_01 = Едвард
crusaders-character-england_02 = Гарольд
crusaders-character-england_03 = Річард
crusaders-character-england_04 = Роберт
crusaders-character-england_05 = Джеффрі
crusaders-character-england_06 = Едмунд
crusaders-character-england_07 = Волтер
crusaders-character-england_08 = Г’ю
crusaders-character-england_09 = Саймон
crusaders-character-england_10 = Томас
crusaders-character-england_11 = Матильда
crusaders-character-england_12 = Елеонора
crusaders-character-england_13 = Едіт
crusaders-character-england_14 = Джоан
crusaders-character-england_15 = Ізабель
crusaders-character-england_16 = Маргарет
crusaders-character-england_17 = Гунгільда
crusaders-character-england_18 = Сесілія
crusaders-character-england_19 = Аліса
crusaders-character-england_20 = Мод
crusaders-character-france_01 = Людовик
crusaders-character-france_02 = Карл
crusaders-character-france_03 = Гуго
crusaders-character-france_04 = Рауль
crusaders-character-france_05 = Тібо
crusaders-character-france_06 = Гійом
crusaders-character-france_07 = Раймунд
crusaders-character-france_08 = Ед
crusaders-character-france_09 = Гастон
crusaders-character-france_10 = Етьєн
crusaders-character-france_11 = Адель
crusaders-character-france_12 = Бланка
crusaders-character-france_13 = Констанція
crusaders-character-france_14 = Маргарита
crusaders-character-france_15 = Жанна
crusaders-character-france_16 = Беатриса
crusaders-character-france_17 = Агнеса
crusaders-character-france_18 = Алікс
crusaders-character-france_19 = Ерменгарда
crusaders-character-france_20 = Йоланда
crusaders-character-germany_01 = Оттон
crusaders-character-germany_02 = Конрад
crusaders-character-germany_03 = Фрідріх
crusaders-character-germany_04 = Людвіг
crusaders-character-germany_05 = Леопольд
crusaders-character-germany_06 = Альбрехт
crusaders-character-germany_07 = Рупрехт
crusaders-character-germany_08 = Болеслав
crusaders-character-germany_09 = Вратислав
crusaders-character-germany_10 = Геза
crusaders-character-germany_11 = Гізела
crusaders-character-germany_12 = Кунігунда
crusaders-character-germany_13 = Адельгейда
crusaders-character-germany_14 = Ядвіга
crusaders-character-germany_15 = Гертруда
crusaders-character-germany_16 = Ірмгарда
crusaders-character-germany_17 = Софія
crusaders-character-germany_18 = Мехтильда
crusaders-character-germany_19 = Юдит
crusaders-character-germany_20 = Рихеза
crusaders-character-italy_01 = Гульєльмо
crusaders-character-italy_02 = Танкред
crusaders-character-italy_03 = Рожер
crusaders-character-italy_04 = Боніфацій
crusaders-character-italy_05 = Енріко
crusaders-character-italy_06 = Аццо
crusaders-character-italy_07 = Уго
crusaders-character-italy_08 = Лоренцо
crusaders-character-italy_09 = Манфред
crusaders-character-italy_10 = П’єтро
crusaders-character-italy_11 = Беатріче
crusaders-character-italy_12 = Констанца
crusaders-character-italy_13 = Сибілла
crusaders-character-italy_14 = Б’янка
crusaders-character-italy_15 = Франческа
crusaders-character-italy_16 = Імельда
crusaders-character-italy_17 = Джованна
crusaders-character-italy_18 = Лукреція
crusaders-character-italy_19 = Теодора
crusaders-character-italy_20 = Аделазія
crusaders-character-iberia_01 = Фернандо
crusaders-character-iberia_02 = Раміро
crusaders-character-iberia_03 = Гарсія
crusaders-character-iberia_04 = Рамон
crusaders-character-iberia_05 = Педро
crusaders-character-iberia_06 = Хайме
crusaders-character-iberia_07 = Родріго
crusaders-character-iberia_08 = Ордоньо
crusaders-character-iberia_09 = Бермудо
crusaders-character-iberia_10 = Афонсу
crusaders-character-iberia_11 = Уррака
crusaders-character-iberia_12 = Санча
crusaders-character-iberia_13 = Беренгела
crusaders-character-iberia_14 = Тереза
crusaders-character-iberia_15 = Ельвіра
crusaders-character-iberia_16 = Хімена
crusaders-character-iberia_17 = Леонор
crusaders-character-iberia_18 = Петроніла
crusaders-character-iberia_19 = Мафалда
crusaders-character-iberia_20 = Інес
crusaders-character-glitterhoof = Блискокопит
crusaders-character-william_i = Вільгельм Завойовник
crusaders-character-philip_i = Філіпп I
crusaders-character-henry_iv = Генріх IV
crusaders-character-robert_guiscard = Роберт Гвіскар
crusaders-character-sancho = Санчо Памплонський
crusaders-character-henry_i = Генріх I
crusaders-character-henry_v = Генріх V
crusaders-character-matilda = Матильда ді Каносса
crusaders-character-alfonso_vi = Альфонсо VI
crusaders-character-stephen = Стефан Блуаський
crusaders-character-louis_vii = Людовик VII
crusaders-character-conrad_iii = Конрад III
crusaders-character-roger_ii = Рожер II
crusaders-character-alfonso_vii = Альфонсо VII
crusaders-character-henry_iii = Генріх III
crusaders-character-louis_ix = Людовик IX Святий
crusaders-character-frederick_ii = Фрідріх II
crusaders-character-bela_iv = Бела IV
crusaders-character-ferdinand_iii = Фердинанд III Святий
crusaders-character-edward_i = Едуард I
crusaders-character-philip_iii = Філіпп III Сміливий
crusaders-character-rudolf_i = Рудольф I
crusaders-character-charles_i = Карл I Анжуйський
crusaders-character-alfonso_x = Альфонсо X

## dynasty

crusaders-dynasty-normandy_house = Нормандська династія
crusaders-dynasty-blois = Блуаська династія
crusaders-dynasty-plantagenet = Плантагенети
crusaders-dynasty-capet = Капетинги
crusaders-dynasty-salian = Салічна династія
crusaders-dynasty-hohenstaufen = Гогенштауфени
crusaders-dynasty-habsburg = Габсбурги
crusaders-dynasty-hauteville = Дім Отвілів
crusaders-dynasty-canossa = Дім Каносса
crusaders-dynasty-arpad = Арпади
crusaders-dynasty-anjou = Анжуйський дім
crusaders-dynasty-jimenez = Династія Хіменес
crusaders-dynasty-ivrea = Іврейська династія

## scenario

crusaders-scenario-kingdom_of_jerusalem = Єрусалимське королівство
crusaders-scenario-crusade_of_1101 = Ар’єргардний хрестовий похід
crusaders-scenario-second_crusade = Другий хрестовий похід
crusaders-scenario-barons_crusade = Хрестовий похід баронів
crusaders-scenario-ninth_crusade = Дев’ятий хрестовий похід
crusaders-scenario-kingdom_of_jerusalem_tournament = Єрусалимське королівство (турнірний варіант)

## strategy

crusaders-strategy-ferox = Агресор
crusaders-strategy-postis = Дослідник
crusaders-strategy-munitio = Захисник
crusaders-strategy-amandit = Розпусник
crusaders-strategy-aperio = Хрестоносець

## achievement

crusaders-achievement-crusader = Хрестоносець
crusaders-achievement-builder = Зодчий
crusaders-achievement-inventor = Винахідник
crusaders-achievement-king_of_jerusalem = Король Єрусалима

## token

crusaders-token-unrest = Заворушення
crusaders-token-plague = Чума
crusaders-token-plague_ending = Епідемія завершується
crusaders-token-harvest = Жнива
crusaders-token-crop_failure = Неврожай
crusaders-token-age = Вік
crusaders-token-first_player = Перший гравець

## piece

crusaders-piece-knight = Лицар
crusaders-piece-army = Армія
crusaders-piece-castle = Замок
crusaders-piece-shield = Щит династії

## plot

crusaders-plot-fabricate_casus_belli = Сфабрикувати привід до війни
crusaders-plot-cause_unrest = Спровокувати заворушення
crusaders-plot-assassinate = Вчинити замах
crusaders-plot-bribe = Влаштувати підкуп
crusaders-plot-divorce = Оголосити про розлучення
