### Компоненти Crusader Kings у браузері: як називаються види й поля, звідки взято дані.

## Види

crusaders-kinds-culture = Культури
crusaders-kinds-sea = Моря
crusaders-kinds-region = Регіони
crusaders-kinds-trait = Риси
crusaders-kinds-critical = Критичні риси
crusaders-kinds-token = Жетони рис
crusaders-kinds-space = Поділки треку походів
crusaders-kinds-development = Розвитки
crusaders-kinds-development_class = Призначення розвитків
crusaders-kinds-deck = Колоди
crusaders-kinds-card = Карти дій
crusaders-kinds-event = Події
crusaders-kinds-character = Персонажі
crusaders-kinds-dynasty = Династії
crusaders-kinds-ruler = Правителі
crusaders-kinds-scenario = Сценарії
crusaders-kinds-realm = Початкові володіння
crusaders-kinds-supply = Вміст коробки
crusaders-kinds-limit = Межі
crusaders-kinds-achievement = Досягнення
crusaders-kinds-strategy = Стратегії династій ШІ
crusaders-kinds-source = Джерела

## Поля; без назви не показуються

crusaders-field-colour = колір
crusaders-field-culture = культура
crusaders-field-land = сусіди на суходолі
crusaders-field-routes = сусіди морем
crusaders-field-coasts = береги
crusaders-field-sign = вид
crusaders-field-criticals = критична для перевірок
crusaders-field-critical-positive = добра, але провал
crusaders-field-critical-negative = погана, але успіх
crusaders-field-pool = запас
crusaders-field-trait = риса
crusaders-field-count = штук
crusaders-field-number = номер
crusaders-field-hooks = що дає
crusaders-field-type = вид
crusaders-field-copies = примірників
crusaders-field-development_class-cards = карти
crusaders-field-actions = дії
crusaders-field-least = щонайменше
crusaders-field-most = щонайбільше
crusaders-field-deck = колода
crusaders-field-event = подія
crusaders-field-target = кого стосується
crusaders-field-conditions = умова
crusaders-field-effects = що стається
crusaders-field-sex = стать
crusaders-field-shields = щити
crusaders-field-dynasty = династія
crusaders-field-traits = риси
crusaders-field-eras = епох
crusaders-field-last_space = остання поділка треку
crusaders-field-most_dynasties = династій, щонайбільше
crusaders-field-pious_space = «Побожний» на поділці
crusaders-field-pious_replaces = він замінює надрукований жетон
crusaders-field-random_spouse = шлюб із випадковим персонажем
crusaders-field-defeat_is_final = повалена династія не повертається
crusaders-field-never_closed = ніколи не поза грою
crusaders-field-scenario = сценарій
crusaders-field-ruler = правитель
crusaders-field-regions = регіони
crusaders-field-gold = золото
crusaders-field-developments = розвитки
crusaders-field-age = жетонів віку
crusaders-field-family = родина
crusaders-field-castles = замки
crusaders-field-free_castles = замків на вибір
crusaders-field-unrest = заворушення
crusaders-field-armies = армії
crusaders-field-casus_belli = проти кого привід до війни
crusaders-field-casus_belli_of_three = проти кого привід до війни, якщо гравців троє
crusaders-field-value = межа
crusaders-field-threshold = треба
crusaders-field-points = очки
crusaders-field-strategy-cards = карт за епоху

## Джерела

crusaders-source-rulebook_ru = російські правила, версія 1.1, зі ШІ та шістьма сценаріями
crusaders-source-rulebook_en = англійські правила, версія 1.1, перші сторінки
crusaders-source-rulebook_proto = англійські правила вересня 2018 року, перші сторінки
crusaders-source-rulebook_it = італійські правила, версія 1.1, перші сторінки
crusaders-source-faq = відповіді автора гри, початок
crusaders-source-frialigan_forum = форум видавця про помилки
crusaders-source-ck_repo = незавершена аматорська реалізація
crusaders-source-board_photo = фотографія друкованого поля
crusaders-source-hksw = огляд Лоуренса Хуна
crusaders-source-icv2 = новина про вміст гри
crusaders-source-dualshockers = стаття про збір коштів 2018 року
crusaders-source-techtimes = ще одна стаття про збір коштів 2018 року
crusaders-source-gallimaufry = звіт про партію січня 2025 року
crusaders-source-kotaku = огляд у журналі
crusaders-source-sixthaxis = перший погляд на прототип 2018 року
crusaders-source-monnhat = уривок огляду про події
crusaders-source-paradox_forum = форум, де обговорюють правила

## Чому вигадане саме таке

crusaders-basis-fills-out-the-event-tokens = Доповнює жетони подій.
crusaders-basis-smallest-pool-that-serves-every-scenario = Найменший запас, якого вистачає для всіх сценаріїв і стратегії «Амандит».
crusaders-basis-even-mix-of-positive-and-negative = Порівну добрих і поганих рис у межах надрукованої кількості.
crusaders-basis-one-for-every-card-whose-event = По одному на кожну карту, подія якої його дає, у межах надрукованої кількості.
crusaders-basis-one-token-for-each-space-and = По жетону на кожну поділку й один запасний.
crusaders-basis-stations-of-the-first-crusade-bonuses = Віхи першого хрестового походу; бонуси тих видів, що названі в правилах.
crusaders-basis-fits-the-name-the-scenarios-and = Пасує до назви, сценаріїв і того, що правила кажуть про такі карти.
crusaders-basis-what-the-effects-of-the-cards = Те, чому слугують властивості карт.
crusaders-basis-the-printed-total-of-289-cards = Із 289 надрукованих карт лишається 140, у переліку до випуску стояло 155; розподіл і події — наші.
crusaders-basis-our-own-design-in-the-manner = Вигадано нами в дусі колоди: правила кажуть, якими є такі карти.
crusaders-basis-this-kind-of-event-is-attested = Таку подію засвідчено; слова, числа й кількість вигадано.
crusaders-basis-a-name-of-the-culture-and = Ім’я, звичне для цієї культури й епохи.
crusaders-basis-the-printed-shields-shared-out-evenly = Надруковані щити, поділені порівну.
crusaders-basis-what-is-left-of-the-printed = Залишок від надрукованого числа карт.
crusaders-basis-what-289-printed-cards-leave-beside = Стільки лишається з 289 надрукованих карт, якщо 149 із них малі; у переліку до випуску стояло 155 і 134.

## Fields that are named only where they can be corrected

crusaders-form-tone = настрій
crusaders-form-measure = що рахується
crusaders-form-suits = до кого сватається
crusaders-form-accepts = за що віддає рідних
crusaders-form-realm = справи в державі
crusaders-form-intrigue = інтриги
crusaders-form-war = війни
