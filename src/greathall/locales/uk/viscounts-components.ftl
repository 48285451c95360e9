### Компоненти «Віконтів» у браузері: як називаються види й поля, звідки взято значення.

## Види

viscounts-kinds-townsfolk = Городяни
viscounts-kinds-manuscript = Манускрипти
viscounts-kinds-segment = Сегменти поля
viscounts-kinds-printed_manuscript = Друковані манускрипти
viscounts-kinds-printed_townsfolk = Друковані городяни
viscounts-kinds-exchange = Обміни
viscounts-kinds-site = Майданчики
viscounts-kinds-link = Зв’язки
viscounts-kinds-section = Секції замку
viscounts-kinds-tier = Яруси замку
viscounts-kinds-placing = Розміщення робітників
viscounts-kinds-building = Будівлі
viscounts-kinds-slot = Місця будівель
viscounts-kinds-space = Клітинки для карт
viscounts-kinds-track = Доброчестя й порочність
viscounts-kinds-player_card = Карти гравців
viscounts-kinds-stack = Злидні й Достаток
viscounts-kinds-paper = Борги й грамоти
viscounts-kinds-bonus = Бонусні карти духовенства
viscounts-kinds-leader = Очільник замку
viscounts-kinds-majority = Найбільше сплачених боргів або засвідчених грамот
viscounts-kinds-ribbon_set = Набори закладок
viscounts-kinds-automa = Автоми
viscounts-kinds-automa_slot = Місця автом
viscounts-kinds-scheme = Схеми автом
viscounts-kinds-automa_placing = Розміщення робітників автомами
viscounts-kinds-source = Джерела

## Поля; без слів вони не показуються

viscounts-field-group = група
viscounts-field-cost = срібняки
viscounts-field-manuscript-cost = потрібно кліриків
viscounts-field-printed_manuscript-cost = потрібно кліриків
viscounts-field-building-cost = потрібно будівельників
viscounts-field-ribbon = закладка
viscounts-field-back = зворот
viscounts-field-segment-left = ліва локація
viscounts-field-segment-right = права локація
viscounts-field-exchange-merchants = купці
viscounts-field-exchange-effect = дають
viscounts-field-site-side = бік поля
viscounts-field-link-side = бік поля
viscounts-field-site-bank = берег річки
viscounts-field-points = очки
viscounts-field-building-points = очки за одну, дві, три
viscounts-field-ribbon_set-points = очки за кольори, від 0 до 4
viscounts-field-capacity = вміщує робітників
viscounts-field-rises_at = один підіймається, коли робітників
viscounts-field-trimmed = відісланий додому отримує
viscounts-field-enter = під час входу
viscounts-field-nobles = вельможі
viscounts-field-count = штук
viscounts-field-space-icons = надруковані символи
viscounts-field-above = той, у кого зіткнення
viscounts-field-below = усі інші
viscounts-field-above_automa = автома
viscounts-field-location = починає на локації
viscounts-field-paper = карти на ній
viscounts-field-counts = що рахують наприкінці
viscounts-field-on_top = карт на 1–4 гравців
viscounts-field-flip = під час перевертання
viscounts-field-flipped_points = очки після перевертання
viscounts-field-needs = манускриптів кольору
viscounts-field-places = очки за місцями
viscounts-field-focus = ціль
viscounts-field-priority = які ресурси бере
viscounts-field-automa-start = на початку
viscounts-field-automa-middle = середня клітинка
viscounts-field-automa-right = права клітинка
viscounts-field-removed = прибрані схеми
viscounts-field-automa_slot-building = будівля
viscounts-field-effect = ефект
viscounts-field-icons = символи
viscounts-field-timing = коли діє
viscounts-field-funding = чим дає змогу платити
viscounts-field-on_hire = під час наймання чи вигнання
viscounts-field-printed_townsfolk-on_hire = під час вигнання
viscounts-field-printed_townsfolk-cost = ціна вигнання
viscounts-field-start = початкове майно
viscounts-field-extra = особливий ефект
viscounts-field-move = кроки
viscounts-field-attempts = пробує за порядком
viscounts-field-workers = робітники
viscounts-field-free_steps = безплатні додаткові кроки
viscounts-field-dismiss_cost = ціна вигнання
viscounts-field-hand_limit = ліміт карт на руці більший на

## Джерела

viscounts-source-rulebook_uk = українські правила
viscounts-source-rulebook_en = англійські правила
viscounts-source-fan_townsfolk = фанатський список городян
viscounts-source-fan_heroes = фанатський список видатних городян
viscounts-source-retail_photos = фотографії в огляді
viscounts-source-gates_rulebook = правила доповнення Gates of Gold
viscounts-source-keys_rulebook = правила доповнення Keeper of Keys
viscounts-source-player_aid = пам’ятка гравця від фанатів

## Чому придумані значення саме такі

viscounts-basis-chosen-as-a-turned-copy-of = Вибрано за зразком відомих, із переставленими символами.
viscounts-basis-chosen-like-known-manuscripts-of-the = Вибрано за зразком відомих манускриптів тієї самої вартості, щоб доповнити закладки.
viscounts-basis-drop-off-as-on-the-photographed = Ефект скидання, як на фотографії карти; у списку інакше.
viscounts-basis-hidden-in-every-picture-chosen-to = Закрито на всіх знімках; вибрано відповідно до сусідів.
viscounts-basis-icon-chosen-by-the-logic-of = Символ вибрано за логікою кольорів.
viscounts-basis-its-hire-effect-is-not-listed = Ефект наймання ніде не вказано; вибрано як у двох таких самих карт.
viscounts-basis-kept-as-the-list-has-it = Залишено як у списку, хоча три такі самі карти діють під час скидання.
viscounts-basis-no-picture-shows-this-one-chosen = На жодному знімку цього немає; вибрано як у сусідів.
viscounts-basis-not-legible-chosen-to-fit-its = Нерозбірливо; вибрано за умовою та за сусідами.
viscounts-basis-not-pictured-anywhere-chosen-to-fit = Ніде не зображена; вибрано за натяками правил і за іншими картами.
viscounts-basis-seen-on-the-large-side-used = Видно на великому боці поля, прийнято для обох.
viscounts-basis-taken-equal-to-the-other-side = Прийнято таким самим, як на іншому боці поля.
viscounts-basis-the-game-prints-no-name-for = У грі це не має назви; назва наша.
viscounts-basis-this-board-was-never-seen-its = Цього планшета ніхто не бачив; ефекти вибрано відповідно до його назви.

## Fields that are named only where they can be corrected

viscounts-form-segment = сегмент
viscounts-form-bank = берег
viscounts-form-side = бік
viscounts-form-place = місце
viscounts-form-site = майданчик
viscounts-form-joins = що з’єднує
viscounts-form-slot-building = будівля
viscounts-form-automa = автома
