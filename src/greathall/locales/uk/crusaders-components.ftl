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
crusaders-field-land = межує з
crusaders-field-routes = морем до
crusaders-field-coasts = береги
crusaders-field-sign = вид
crusaders-field-criticals = критична в
crusaders-field-critical-positive = добра, але провал
crusaders-field-critical-negative = погана, але успіх
crusaders-field-pool = запас
crusaders-field-trait = риса
crusaders-field-count = штук
crusaders-field-number = номер
crusaders-field-hooks = що дає
crusaders-field-designed = ✎ вигадано нами
crusaders-field-type = вид
crusaders-field-copies = примірників
crusaders-field-development_class-cards = карти
crusaders-field-actions = дії
crusaders-field-least = щонайменше
crusaders-field-most = щонайбільше
crusaders-field-deck = колода
crusaders-field-event = подія
crusaders-field-target = стосується
crusaders-field-effects = що стається
crusaders-field-sex = стать
crusaders-field-shields = щити
crusaders-field-dynasty = династія
crusaders-field-traits = риси
crusaders-field-eras = діб
crusaders-field-last_space = остання поділка треку
crusaders-field-most_dynasties = династій, щонайбільше
crusaders-field-extra_pious_space = ще один «Побожний» на поділці
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
crusaders-field-casus_belli = привід до війни проти
crusaders-field-casus_belli_of_three = утрьох — привід до війни проти
crusaders-field-value = межа
crusaders-field-threshold = треба
crusaders-field-points = очки
crusaders-field-strategy-cards = карт за добу

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
crusaders-source-paradox_forum = форум, де читають правила

## Чому вигадане саме таке

crusaders-basis-fills-out-the-event-tokens = Доповнює жетони подій.
crusaders-basis-smallest-pool-that-serves-every-scenario = Найменший запас, якого вистачає для всіх сценаріїв і стратегії «Амандит».
crusaders-basis-even-mix-of-positive-and-negative = Порівну добрих і поганих рис у межах надрукованої кількості.
crusaders-basis-what-the-events-hand-out-within = Те, що роздають події, у межах надрукованої кількості.
crusaders-basis-one-token-for-each-space-and = По жетону на кожну поділку й один запасний.
crusaders-basis-stations-of-the-first-crusade-bonuses = Віхи першого хрестового походу; бонуси тих видів, що названі в правилах.
crusaders-basis-fits-the-name-the-scenarios-and = Пасує до назви, сценаріїв і того, що правила кажуть про такі карти.
crusaders-basis-what-the-effects-of-the-cards = Те, чому слугують властивості карт.
crusaders-basis-split-and-events-are-designed-the = Розподіл і події вигадано; загальна кількість випливає з надрукованого числа карт.
crusaders-basis-fits-the-deck-what-the-rules = Пасує до колоди: правила кажуть, що роблять такі карти; народження, золото й приводи до війни збалансовано.
crusaders-basis-this-kind-of-event-is-attested = Таку подію засвідчено; слова, числа й кількість вигадано.
crusaders-basis-a-name-of-the-culture-and = Ім’я, звичне для цієї культури й доби.
crusaders-basis-the-printed-shields-shared-out-evenly = Надруковані щити, поділені порівну.
crusaders-basis-what-is-left-of-the-printed = Залишок від надрукованого числа карт.
