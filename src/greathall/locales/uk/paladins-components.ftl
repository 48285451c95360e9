### Компоненти Паладинів у браузері: як звуться види й поля, звідки взято числа.

## Види

paladins-kinds-action = Дії
paladins-kinds-workshop = Майстерні
paladins-kinds-jar_slot = Клітинки глечиків
paladins-kinds-townsfolk_slot = Комірки городян
paladins-kinds-region = Регіони
paladins-kinds-space = Клітинки регіонів
paladins-kinds-order_slot = Комірки наказів короля
paladins-kinds-favour_slot = Комірки милостей короля
paladins-kinds-tax_supply = Податковий запас
paladins-kinds-paladin = Паладини
paladins-kinds-townsfolk = Городяни
paladins-kinds-outsider = Чужинці
paladins-kinds-favour = Милості короля
paladins-kinds-order = Накази короля
paladins-kinds-suspicion = Підозри
paladins-kinds-tavern = Таверни
paladins-kinds-wall = Стіни
paladins-kinds-track_step = Шкали показників
paladins-kinds-start = На початку гри
paladins-kinds-debt = Борги
paladins-kinds-worker = Робітники
paladins-kinds-difficulty = Складність бота
paladins-kinds-scheme = Схеми бота
paladins-kinds-fallback = Запасні дії бота
paladins-kinds-priority = Уподобання бота
paladins-kinds-source = Джерела

## Поля; поля без слів не показано

paladins-field-attribute = показник
paladins-field-resource = плата
paladins-field-spaces = робітники
paladins-field-ladder = ціна за порядком
paladins-field-needs = потрібне значення показника за порядком
paladins-field-workshop-worker = робітник під нею
paladins-field-silver = срібняки
paladins-field-townsfolk_slot-debt = або борг
paladins-field-region-strength = сила
paladins-field-region-faith = віра
paladins-field-space-players = гравців, щонайменше
paladins-field-round = з раунду
paladins-field-points = очки
paladins-field-action-points = очки (котрий раз: скільки)
paladins-field-copies = примірників
paladins-field-provisions = провізія
paladins-field-workshops = майстерні
paladins-field-monks = монахи
paladins-field-outposts = застави
paladins-field-jars = глечики
paladins-field-unpaid = очки, доки не сплачено
paladins-field-paid = очки, коли сплачено
paladins-field-pieces = фігурок
paladins-field-orders = дій із майстернею від самого початку
paladins-field-set_aside = відкладена на початку
paladins-field-fallback-workers = робітників
paladins-field-rank = місце

paladins-field-quest = завдання

paladins-field-reward = винагорода

paladins-field-townsfolk-reward = під час наймання

paladins-field-ability = уміння

paladins-field-outsider-attack = під час атаки

paladins-field-outsider-convert = під час навернення

paladins-field-scoring = наприкінці гри

paladins-field-cost = ціна

paladins-field-one = з одним робітником

paladins-field-two = із двома робітниками

paladins-field-always = щоразу

paladins-field-limit = разів за гру, щонайбільше

paladins-field-paladin-workers = робітники

paladins-field-tavern-workers = робітники

paladins-field-paladin-strength = сила

paladins-field-paladin-faith = віра

paladins-field-paladin-influence = вплив

paladins-field-waives = лише за робітників

paladins-field-cheaper = дешевше

paladins-field-paladin-by = на стільки срібняків

paladins-field-bonus = понад звичайну винагороду

paladins-field-favour-worker = робітник

paladins-field-order-action = дія

paladins-field-count = разів

paladins-field-taxes = податки

paladins-field-faction = народ

## Джерела

paladins-source-rulebook = книги правил
paladins-source-bga = таблиці незавершеної фанатської версії
paladins-source-bga_early = рання версія тих самих таблиць
paladins-source-card_orderer = список дванадцяти паладинів
paladins-source-score_app = калькулятор очок з усіма таблицями
paladins-source-tutorial_calc = навчальний калькулятор очок
paladins-source-shop_page = сторінка крамниці з умістом коробки
paladins-source-krimimaster = огляд з описом одного паладина
paladins-source-igry_gid = огляд із запитанням про милість
paladins-source-solo_report = звіт про одиночну партію

## Чому вигадане саме таке

paladins-basis-numbers-on-the-jars-after-the = Чисел на глечиках після першого в тексті немає; парні кроки відповідають непарним у стін.
paladins-basis-one-of-the-two-squires-read = Із двох зброєносців із вірою один має бути із силою; котрий саме — здогад.
paladins-basis-one-public-reading-has-5-and = За єдиним відкритим прочитанням для двох і трьох гравців це 5 і 6; указані межі від 5 до 8 радше свідчать про рівні кроки.
paladins-basis-only-one-worker-a-scout-is = Відомий лише один робітник, розвідник, але не його місце; тому кожен із чотирьох кольорів стоїть двічі.
paladins-basis-the-printed-titles-are-not-known = Надруковані назви невідомі, тому імена наші.
paladins-basis-the-published-reading-destroys-a-debt = В опублікованому записі тут знищують борг; чотири такі самі карти поєднують скидання підозри з кожним з інших кольорів.
paladins-basis-the-range-5-to-8-is = Указано межі від 5 до 8; проміжні значення розподілено рівномірно.
paladins-basis-the-row-and-its-effects-are = Ряд і його дію вказано, а ціну в робітниках — ні.
paladins-basis-the-rulebooks-state-influence-0-1 = У правилах указано вплив 0, 1, 3 і, для п’ятої, 7; решта продовжує опублікований ряд.
paladins-basis-the-rewards-stand-in-a-public = Винагороди взято з відкритого списку; кількість клітинок та їхній порядок — наші.
paladins-basis-the-total-of-17-is-stated = Зазначено лише, що карт 17; тут по одній на кожну дію, одне наймання, як у звіті про партію, решта — накази.

## Fields that are named only where they can be corrected

paladins-form-side = бік планшета
paladins-form-space-region = регіон
paladins-form-players = гравців
paladins-form-kind = вид
paladins-form-step = поділка
