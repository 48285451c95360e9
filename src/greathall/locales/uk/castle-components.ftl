### Компоненти «Замку на всі часи» в браузері: як називаються види й поля, звідки взято числа.

## Види

castle-kinds-resource = Ресурси
castle-kinds-currency = Гроші
castle-kinds-colour = Кольори
castle-kinds-seating = Кількість гравців
castle-kinds-start = На початку гри
castle-kinds-round_space = Шкала ходів
castle-kinds-carrier = Візки та вершник
castle-kinds-character = Персонажі
castle-kinds-card = Картки
castle-kinds-building = Будівлі
castle-kinds-space = Місця для слуг
castle-kinds-scoring = Підрахунок очок
castle-kinds-winter = Зимові події
castle-kinds-deck = Колоди
castle-kinds-source = Джерела

## Поля; без назви не показуються

castle-field-resource-colour = колір
castle-field-pieces = фішок
castle-field-value = вартість під час будівництва
castle-field-swap = обмінюється в кузні на іншу фішку
castle-field-total = усього
castle-field-coins = монети
castle-field-helpers = слуг
castle-field-rounds = ходів
castle-field-cards_per_round = карток за хід
castle-field-talers = талерів
castle-field-resources = ресурси
castle-field-round_space-winter = зимова подія
castle-field-carrier-resource = ресурс
castle-field-yields = дає
castle-field-tower_share = з них захисній вежі
castle-field-character-order = черговість
castle-field-builds = будівель, щонайбільше
castle-field-equips = приносить
castle-field-effects = дія
castle-field-free = фішок на вибір
castle-field-free_kinds = види на вибір
castle-field-cost = вартість
castle-field-points = очки
castle-field-standing = стоїть від початку
castle-field-building = будівля
castle-field-fee = плата в талерах
castle-field-space-scoring = наприкінці дає
castle-field-scoring-order = черговість
castle-field-spaces = місць для слуг
castle-field-toll = мито в талерах
castle-field-prize = очок переможцеві
castle-field-cards = картки

## Джерела

castle-source-rulebook_ru = російські правила
castle-source-rulebook_en = англійські правила
castle-source-bsw_buildings = таблиця будівель онлайн-версії, німецькою
castle-source-bsw_buildings_nl = та сама таблиця будівель, нідерландською
castle-source-bsw_buildings_mt = та сама таблиця будівель, інша копія
castle-source-bsw_buildings_en = та сама таблиця будівель, англійською
castle-source-bsw_rules = правила онлайн-версії
castle-source-aid_scribd = пам’ятка гравця
castle-source-ultraboardgames_buildings = сторінка будівель на сайті з правилами
castle-source-ultraboardgames_rules = сайт із правилами
castle-source-knobelritter = огляд німецькою
castle-source-eggert_page = сторінка видавця
castle-source-spiele_akademie = сторінка клубу настільних ігор
castle-source-pinco11 = огляд італійською
castle-source-kinako = огляд японською
castle-source-bgg = база даних настільних ігор
castle-source-spellenclub13 = огляд нідерландською
castle-source-trictrac = огляд французькою
castle-source-gamepack_nl = ще один огляд нідерландською

## Примітки

castle-basis-no-value-is-printed-for-silver = Вартість срібла не надруковано; за рівності очок воно дорівнює 0.
castle-basis-left-free-so-that-events-are = Залишено порожнім, щоб події йшли рівномірно.
castle-basis-evenly-spread-none-on-a-first = Розподілено рівномірно: ані на перший, ані на останній хід, щонайбільше шість за гру.
castle-basis-number-of-towers-from-one-review = Кількість веж узято з одного огляду; значення — ті, що лишилися з трьох неназваних видів.
castle-basis-values-from-the-rulebook-number-of = Значення — з правил; кількість будинків — 23 без усіх інших карток будівель.
castle-basis-cost-from-the-rulebook-points-from = Вартість — з правил, очки — з онлайн-версії.
castle-basis-that-the-keep-has-only-this = Що склад має лише одне місце — здогад: названо одну плату й одного господаря.
castle-basis-with-the-forge-space-for-10 = Разом із місцем у кузні за 10 дає 15 талерів із розібраного прикладу.
castle-basis-three-places-are-printed-only-one = Надруковано три місця, але відома лише одна плата; решта коштує стільки ж.
castle-basis-points-and-copper-coloured-spaces-are = Очки й мідні місця надруковано; що враховуються лише зведені будівлі — наше рішення.
castle-basis-the-whole-game-with-the-six = Уся гра, із шістьма зимовими подіями першого видання.
castle-basis-two-spaces-are-certain-no-second = Два місця відомі точно; другої плати не названо, тож обидва коштують однаково.
castle-basis-the-whole-game-with-twelve-winter = Уся гра, з дванадцятьма зимовими подіями та прикладом із чотирьох ходів.
castle-basis-costs-and-points-of-seven-buildings = Вартість і очки семи будівель із місцями для слуг, плата в кузні, підрахунок очок.
castle-basis-the-same-table-it-agrees-with = Та сама таблиця; збігається з німецькою.
castle-basis-also-the-stable-s-fees-and = Також плата в стайні та значення трьох видів без місць для слуг.
castle-basis-the-same-table-its-forge-fees = Та сама таблиця; плата в кузні (16, 8) та очки складу суперечать усім іншим джерелам і не використані.
castle-basis-numbers-of-rounds-direction-of-the = Кількість ходів, напрям шкали ходів, англійські назви персонажів, заміна слуг.
castle-basis-fees-of-keep-and-gates-one = Плата на складі та біля брам, один слуга до будівлі за хід, захист останньої фішки.
castle-basis-fee-of-both-palace-spaces-separate = Плата за обидва місця в палаці, окрема оплата двох будівель.
castle-basis-list-of-components-setting-up = Список компонентів, підготовка до гри.
castle-basis-nine-towers-and-which-buildings-there = Дев’ять веж і які є будівлі.
castle-basis-order-of-the-characters-the-keep = Порядок персонажів; склад рахує мідні місця.
castle-basis-six-extra-winter-cards-given-away = Шість додаткових зимових карток, які роздавали в Ессені 2008 року.
castle-basis-both-sides-of-the-board-carry = На обох боках поля те саме.
castle-basis-silver-counts-as-the-kind-it = Срібло вважається тим ресурсом, який замінює.
castle-basis-tiles-cover-the-helper-spaces-six = Картки будівель закривають місця для слуг; шість або дванадцять зимових карток.
castle-basis-the-round-s-taler-comes-from = Талер ходу беруть із клітинки з найбільшим номером.
castle-basis-numbers-of-rounds-even-costs-silver = Кількість ходів, парна вартість, срібло як джокер, кінець гри, коли зведено всі будівлі.
castle-basis-reads-the-stonemason-s-purchase-as = Розуміє купівлю каменяра як одну фішку з кожної картки робітника.

## Fields that are named only where they can be corrected

castle-form-seating-seats = гравців
castle-form-number = номер
castle-form-carrier-kind = вид
castle-form-building-kind = вид
castle-form-reward = винагорода
castle-form-card-character = персонаж
castle-form-category = розділ
castle-form-by_helpers = очки за кількістю слуг
castle-form-lasts = як довго діє
castle-form-offers = скільки пропонують
castle-form-winter-scoring = підрахунок
