### Компоненты Crusader Kings в браузере: как называются виды и поля, откуда взяты данные.

## Виды

crusaders-kinds-culture = Культуры
crusaders-kinds-sea = Моря
crusaders-kinds-region = Регионы
crusaders-kinds-trait = Черты
crusaders-kinds-critical = Критические черты
crusaders-kinds-token = Жетоны черт
crusaders-kinds-space = Деления трека походов
crusaders-kinds-development = Развития
crusaders-kinds-development_class = Назначение развитий
crusaders-kinds-deck = Колоды
crusaders-kinds-card = Карты действий
crusaders-kinds-event = События
crusaders-kinds-character = Персонажи
crusaders-kinds-dynasty = Династии
crusaders-kinds-ruler = Правители
crusaders-kinds-scenario = Сценарии
crusaders-kinds-realm = Начальные владения
crusaders-kinds-supply = Состав коробки
crusaders-kinds-limit = Пределы
crusaders-kinds-achievement = Достижения
crusaders-kinds-strategy = Стратегии династий ИИ
crusaders-kinds-source = Источники

## Поля; без названия не показываются

crusaders-field-colour = цвет
crusaders-field-culture = культура
crusaders-field-land = соседи по суше
crusaders-field-routes = соседи по морю
crusaders-field-coasts = берега
crusaders-field-sign = вид
crusaders-field-criticals = критическая для проверок
crusaders-field-critical-positive = хорошая, но провал
crusaders-field-critical-negative = плохая, но успех
crusaders-field-pool = запас
crusaders-field-trait = черта
crusaders-field-count = штук
crusaders-field-number = номер
crusaders-field-hooks = что даёт
crusaders-field-type = вид
crusaders-field-copies = экземпляров
crusaders-field-development_class-cards = карты
crusaders-field-actions = действия
crusaders-field-least = не меньше
crusaders-field-most = не больше
crusaders-field-deck = колода
crusaders-field-event = событие
crusaders-field-target = кого касается
crusaders-field-conditions = условие
crusaders-field-effects = что происходит
crusaders-field-sex = пол
crusaders-field-shields = щиты
crusaders-field-dynasty = династия
crusaders-field-traits = черты
crusaders-field-eras = Веков
crusaders-field-last_space = последнее деление трека
crusaders-field-most_dynasties = династий, не больше
crusaders-field-pious_space = «Благочестивый» на делении
crusaders-field-pious_replaces = он заменяет напечатанный жетон
crusaders-field-random_spouse = брак со случайным персонажем
crusaders-field-defeat_is_final = павшая династия не возвращается
crusaders-field-never_closed = никогда не вне игры
crusaders-field-scenario = сценарий
crusaders-field-ruler = правитель
crusaders-field-regions = регионы
crusaders-field-gold = золото
crusaders-field-developments = развития
crusaders-field-age = жетонов возраста
crusaders-field-family = семья
crusaders-field-castles = замки
crusaders-field-free_castles = замков по выбору
crusaders-field-unrest = беспорядки
crusaders-field-armies = армии
crusaders-field-casus_belli = против кого повод к войне
crusaders-field-casus_belli_of_three = против кого повод к войне, если игроков трое
crusaders-field-value = предел
crusaders-field-threshold = нужно
crusaders-field-points = очки
crusaders-field-strategy-cards = карт за Век

## Источники

crusaders-source-rulebook_ru = русские правила, версия 1.1, с ИИ и шестью сценариями
crusaders-source-rulebook_en = английские правила, версия 1.1, первые страницы
crusaders-source-rulebook_proto = английские правила сентября 2018 года, первые страницы
crusaders-source-rulebook_it = итальянские правила, версия 1.1, первые страницы
crusaders-source-faq = ответы автора игры, начало
crusaders-source-frialigan_forum = форум издателя об ошибках
crusaders-source-ck_repo = незаконченная любительская реализация
crusaders-source-board_photo = фотография печатного поля
crusaders-source-hksw = обзор Лоуренса Хуна
crusaders-source-icv2 = новость о составе игры
crusaders-source-dualshockers = статья о сборе средств в 2018 году
crusaders-source-techtimes = ещё одна статья о сборе средств в 2018 году
crusaders-source-gallimaufry = отчёт о партии января 2025 года
crusaders-source-kotaku = обзор в журнале
crusaders-source-sixthaxis = первый взгляд на прототип 2018 года
crusaders-source-monnhat = отрывок обзора о событиях
crusaders-source-paradox_forum = форум, где обсуждают правила

## Почему придуманное именно такое

crusaders-basis-fills-out-the-event-tokens = Дополняет жетоны событий.
crusaders-basis-smallest-pool-that-serves-every-scenario = Наименьший запас, которого хватает для всех сценариев и стратегии «Амандит».
crusaders-basis-even-mix-of-positive-and-negative = Поровну хороших и плохих черт в пределах напечатанного числа.
crusaders-basis-one-for-every-card-whose-event = По одному на каждую карту, событие которой его даёт, в пределах напечатанного числа.
crusaders-basis-one-token-for-each-space-and = По жетону на каждое деление и один запасной.
crusaders-basis-stations-of-the-first-crusade-bonuses = Вехи первого крестового похода; бонусы тех видов, что названы в правилах.
crusaders-basis-fits-the-name-the-scenarios-and = Подходит к названию, сценариям и тому, что правила говорят о таких картах.
crusaders-basis-what-the-effects-of-the-cards = То, чему служат свойства карт.
crusaders-basis-the-printed-total-of-289-cards = Из 289 напечатанных карт остаётся 140, в перечне до выпуска стояло 155; распределение и события — наши.
crusaders-basis-our-own-design-in-the-manner = Придумано нами в духе колоды: правила говорят, каковы такие карты.
crusaders-basis-this-kind-of-event-is-attested = Такое событие засвидетельствовано; слова, числа и количество придуманы.
crusaders-basis-a-name-of-the-culture-and = Имя, обычное для этой культуры и эпохи.
crusaders-basis-the-printed-shields-shared-out-evenly = Напечатанные щиты, поделённые поровну.
crusaders-basis-what-is-left-of-the-printed = Остаток от напечатанного числа карт.
crusaders-basis-what-289-printed-cards-leave-beside = Столько остаётся из 289 напечатанных карт, если 149 из них малые; в перечне до выпуска стояло 155 и 134.

## Fields that are named only where they can be corrected

crusaders-form-tone = настроение
crusaders-form-measure = что считается
crusaders-form-suits = к кому сватается
crusaders-form-accepts = за что отдаёт родных
crusaders-form-realm = дела в державе
crusaders-form-intrigue = интриги
crusaders-form-war = войны
