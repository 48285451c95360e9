### Компоненты Паладинов в браузере: как называются виды и поля, откуда взяты числа.

## Виды

paladins-kinds-action = Действия
paladins-kinds-workshop = Мастерские
paladins-kinds-jar_slot = Клетки кувшинов
paladins-kinds-townsfolk_slot = Слоты горожан
paladins-kinds-region = Регионы
paladins-kinds-space = Клетки регионов
paladins-kinds-order_slot = Слоты приказов короля
paladins-kinds-favour_slot = Слоты милостей короля
paladins-kinds-tax_supply = Казна
paladins-kinds-paladin = Паладины
paladins-kinds-townsfolk = Горожане
paladins-kinds-outsider = Иноземцы
paladins-kinds-favour = Милости короля
paladins-kinds-order = Приказы короля
paladins-kinds-suspicion = Подозрения
paladins-kinds-tavern = Таверны
paladins-kinds-wall = Стены
paladins-kinds-track_step = Шкалы параметров
paladins-kinds-start = В начале игры
paladins-kinds-debt = Долги
paladins-kinds-worker = Рабочие
paladins-kinds-difficulty = Сложность бота
paladins-kinds-scheme = Интриги бота
paladins-kinds-fallback = Запасные действия бота
paladins-kinds-priority = Предпочтения бота
paladins-kinds-source = Источники

## Поля; поля без слов не показаны

paladins-field-attribute = параметр
paladins-field-resource = плата
paladins-field-spaces = рабочие
paladins-field-ladder = цена по порядку
paladins-field-needs = нужное значение параметра по порядку
paladins-field-workshop-worker = рабочий под ней
paladins-field-silver = серебро
paladins-field-townsfolk_slot-debt = или долг
paladins-field-region-strength = сила
paladins-field-region-faith = вера
paladins-field-space-players = игроков, не меньше
paladins-field-round = с раунда
paladins-field-points = очки
paladins-field-action-points = очки (какой раз: сколько)
paladins-field-copies = экземпляров
paladins-field-provisions = припасы
paladins-field-workshops = мастерские
paladins-field-monks = монахи
paladins-field-outposts = заставы
paladins-field-jars = кувшины
paladins-field-unpaid = очки, пока не оплачен
paladins-field-paid = очки, когда оплачен
paladins-field-pieces = фигурок
paladins-field-orders = действий с мастерской с самого начала
paladins-field-set_aside = отложена в начале
paladins-field-fallback-workers = рабочих
paladins-field-rank = место

paladins-field-quest = задание

paladins-field-reward = награда

paladins-field-townsfolk-reward = при найме

paladins-field-ability = умение

paladins-field-outsider-attack = при атаке

paladins-field-outsider-convert = при обращении

paladins-field-scoring = в конце игры

paladins-field-cost = цена

paladins-field-one = с одним рабочим

paladins-field-two = с двумя рабочими

paladins-field-always = каждый раз

paladins-field-limit = раз за игру, не больше

paladins-field-paladin-workers = рабочие

paladins-field-tavern-workers = рабочие

paladins-field-paladin-strength = сила

paladins-field-paladin-faith = вера

paladins-field-paladin-influence = влияние

paladins-field-waives = только за рабочих

paladins-field-cheaper = дешевле

paladins-field-paladin-by = на столько серебра

paladins-field-bonus = сверх обычной награды

paladins-field-favour-worker = рабочий

paladins-field-order-action = действие

paladins-field-count = раз

paladins-field-taxes = налоги

paladins-field-faction = народ

## Источники

paladins-source-rulebook = книги правил
paladins-source-bga = таблицы незаконченной фанатской версии
paladins-source-bga_early = ранняя версия тех же таблиц
paladins-source-card_orderer = список двенадцати паладинов
paladins-source-score_app = калькулятор очков со всеми таблицами
paladins-source-tutorial_calc = учебный калькулятор очков
paladins-source-shop_page = страница магазина с составом коробки
paladins-source-krimimaster = обзор с описанием одного паладина
paladins-source-igry_gid = обзор с вопросом о милости
paladins-source-solo_report = отчёт об одиночной партии

## Почему придуманное именно такое

paladins-basis-numbers-on-the-jars-after-the = Чисел на кувшинах после первого в тексте нет; чётные шаги соответствуют нечётным у стен.
paladins-basis-one-of-the-two-squires-read = Из двух оруженосцев с верой один должен быть с силой; какой именно — догадка.
paladins-basis-one-public-reading-has-5-and = По единственному открытому прочтению для двух и трёх игроков это 5 и 6; указанные пределы от 5 до 8 скорее говорят о равных шагах.
paladins-basis-only-one-worker-a-scout-is = Известен лишь один рабочий, разведчик, но не его место; поэтому каждый из четырёх цветов стоит дважды.
paladins-basis-the-printed-titles-are-not-known = Напечатанные названия неизвестны, поэтому имена наши.
paladins-basis-the-published-reading-destroys-a-debt = В опубликованной записи здесь уничтожают долг; четыре такие же карты сочетают сброс подозрения с каждым из других цветов.
paladins-basis-the-range-5-to-8-is = Указаны пределы от 5 до 8; промежуточные значения распределены равномерно.
paladins-basis-the-row-and-its-effects-are = Ряд и его действие указаны, а цена в рабочих — нет.
paladins-basis-the-rulebooks-state-influence-0-1 = В правилах указано влияние 0, 1, 3 и, для пятой, 7; остальное продолжает опубликованный ряд.
paladins-basis-the-rewards-stand-in-a-public = Награды взяты из открытого списка; число клеток и их порядок — наши.
paladins-basis-the-total-of-17-is-stated = Указано лишь, что карт 17; здесь по одной на каждое действие, один наём, как в отчёте о партии, остальное — приказы.

## Fields that are named only where they can be corrected

paladins-form-side = сторона планшета
paladins-form-space-region = регион
paladins-form-players = игроков
paladins-form-kind = вид
paladins-form-step = деление
