### Стіл у браузері.

## Зала

browser-welcome = Чотири ігри про Середньовіччя за одним столом

browser-welcome-text = З друзями за посиланням, за одним екраном або проти ботів. Нічого не треба встановлювати, реєстрація не потрібна.

browser-nav = Головне меню

browser-skip = До вмісту

browser-language = Мова

browser-theme = Оформлення

browser-theme-auto = Як у системі

browser-theme-light = Світле

browser-theme-dark = Темне

browser-loading = Хвилинку…

browser-again = Спробувати ще раз

browser-players = Гравців: { $least }–{ $most }

browser-minutes = { $least }–{ $most } хвилин

browser-about-game = Про що гра

browser-rules = Правила

browser-components = Компоненти

browser-components-text = Усі карти, місця та числа, і звідки ми їх знаємо. Чого ніде не знайшлося, позначено: вигадано.

browser-own-tables = Ваші столи

browser-public-tables = Відкриті столи

browser-finished-tables = Завершені ігри

browser-status-open = чекає на гравців

browser-status-running = гра триває

browser-status-over = завершена

browser-status-your-turn = ваш хід

browser-won = перемога

browser-show-all = Показати всі: { $n }

browser-join-by-link = Маєте посилання на стіл?

browser-visit = Перейти

browser-import = Відкрити запис

browser-to-lobby = До зали

## Новий стіл

browser-new-table = Новий стіл

browser-seats = Місця

browser-how-many = Скільки місць

browser-who = Хто сидить тут: { $seat }

browser-who-me = Я

browser-who-me-too = Хтось за цим екраном

browser-who-person = Хтось за посиланням

browser-bot = Бот

browser-bot-random = Випадковий бот

browser-bot-greedy = Жадібний бот

browser-automa = Автома

browser-free-seat = вільне місце

browser-solo-hint = Одне місце: проти вас грає автома з книги правил.
browser-hot-seat-hint = За одним екраном можуть сидіти кілька людей: між ходами опускається завіса, і чужих таємниць ніхто не побачить.

browser-name = Ім’я

browser-guest = Гість

browser-gender = Як про вас пише журнал

browser-gender-female = вона

browser-gender-male = він

browser-colour = Колір

browser-any-colour = будь-який колір

browser-variants = Варіанти

browser-terms = Умови гри

browser-public = Показувати цей стіл усім на цьому сервері

browser-clock = Час на роздуми

browser-clock-how-long = Скільки часу

browser-clock-none = без обмеження
    .text = Кожен думає скільки завгодно.

browser-clock-decision = на кожне рішення
    .text = Хто запізнився, за того робиться найпростіший вибір; двічі поспіль — і далі грає бот.

browser-clock-game = на всю гру
    .text = Рахується лише власний час. Хто його вичерпав, за того грає бот.

browser-span-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунди
       *[other] { $n } секунд
    }

browser-span-minutes =
    { $n ->
        [one] { $n } хвилина
        [few] { $n } хвилини
       *[other] { $n } хвилин
    }

browser-span-hours =
    { $n ->
        [one] { $n } година
        [few] { $n } години
       *[other] { $n } годин
    }

browser-span-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
       *[other] { $n } днів
    }

browser-sit-down = Сісти за стіл

## До початку

browser-waiting-room = Чекаємо на гравців

browser-you = ви

browser-invite = Надішліть це посилання тим, хто гратиме:

browser-link = Посилання на цей стіл

browser-copy = Копіювати

browser-copied = Скопійовано

browser-join = Зайняти місце

browser-start = Почати гру
browser-fill-with-bots = Почати зараз: на вільних місцях боти

## За столом

browser-board = Поле

browser-players-tab = Гравці

browser-laying = Накриваємо стіл …

browser-decision = Ваше рішення

browser-waiting = Хід за іншими: { $who }

browser-sealed = Ви зробили вибір.

browser-sure-yes = Так

browser-sure-no = Ще ні

browser-final = Потім цього вже не скасувати.

browser-final-never = Більше не питати

browser-confirm = Питати перед вибором, який не можна скасувати

browser-over = Гру завершено.

browser-all-options = Показати всі варіанти

browser-why-not = Чому не можна…?

browser-nothing-blocked = Інших варіантів тут немає.

browser-undo = Скасувати

browser-undo-turn = Скасувати весь хід

browser-will-send = Ваш вибір буде надіслано, щойно повернеться зв’язок.

browser-offline = Зв’язок втрачено. Під’єднуємося знову…

browser-log = Журнал

browser-chat = Сказати щось

browser-send = Надіслати

browser-thinks = має зробити вибір

browser-hours = { $n } год

browser-days = { $n } дн.

browser-clock-left-decision = Залишилося на це рішення: { $time }

browser-clock-left-game = Залишилося до кінця гри: { $time }

browser-resigned = здається

browser-stand-in = грає бот

browser-away = не в мережі

browser-spectator = Ви спостерігаєте.

browser-menu = Меню

browser-close = Закрити

browser-sound = Дзвінок, коли мій хід

browser-forced = Єдиний можливий вибір робити одразу

browser-hand-over = Нехай за мене грає бот

browser-take-back = Грати далі самостійно

browser-resign = Здатися

browser-resign-sure = Справді здатися?

browser-propose-finish = Запропонувати завершити гру

browser-propose-undo = Запропонувати повернутися сюди

browser-proposal-undo = { $who } пропонує повернутися до кроку { $ply }.

browser-proposal-finish = { $who } пропонує завершити гру на цьому.

browser-proposal-replace = { $who } пропонує передати боту місце: { $target }.

browser-agree = Погодитися

browser-disagree = Відмовитися

browser-curtain = Передайте екран: { $name }.

browser-curtain-open = Це я, { $name }

browser-zoom = Збільшити

browser-zoom-out = Повністю

## Перегляд

browser-history = Перегляд

browser-ply = Крок { $n } з { $of }

browser-back = На крок назад

browser-forward = На крок уперед

browser-play-on = Пуск

browser-pause = Пауза

browser-branch = Грати звідси проти ботів

browser-to-present = До теперішнього стану

## Кінець

browser-result = Підсумок

browser-winner = Перемога: { $who }!

browser-winners = Спільна перемога: { $who }

browser-tie-break = За рівності очок вирішило: { $what }.

browser-tie-break-elsewhere = Нижче рівність очок вирішило таке: { $what }.

browser-won-margin = Відрив від другого місця ({ $second }): { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }.

browser-won-most = Що вирішило: { $what } (+{ $n }).

browser-won-resigned = Гру залишили: { $who }.

browser-won-eliminated = Вибули з гри: { $who }.

browser-points = Очки

browser-total = Усього

browser-score-chart = Очки впродовж гри

browser-over-time = кроки гри

browser-share = Посилання на цю гру для всіх, хто хоче подивитися:

browser-fairness = Чи був випадок чесним?

browser-fairness-text = Перше число було показано до початку гри; це SHA-256 від другого, з якого взято всі випадковості.

browser-download = Завантажити запис

browser-rematch = Зіграти ще раз

browser-rematch-join = Є новий стіл: приєднатися

## Довідка

browser-search = Пошук

browser-chapters = Розділи
browser-found = { $n } з { $of }

browser-provenance = Звідки відомо

browser-any-provenance = будь-яке джерело

## Про проєкт

browser-about = Про проєкт

browser-about-what = Greathall — цифровий стіл для чотирьох настільних ігор про Середньовіччя: єдиний рушій стежить за всіма правилами й пояснює, чому чогось не можна, — для людей, ботів і програм.

browser-about-unofficial = Це неофіційний проєкт гравців, не пов’язаний ні з видавцями, ні з авторами, ні з правовласниками. Назви ігор і всі торгові марки належать їхнім власникам.

browser-about-buy = Якщо гра вам сподобається, будь ласка, придбайте її: справжня приємніша на дотик.

browser-about-data = Усі малюнки тут наші власні, усі тексти написано нами. Числа, яких не вдалося знайти, вигадано нами й позначено в переліку компонентів.

browser-about-thanks = Подяки

browser-about-icons = Значки взято з

browser-about-fonts = Шрифти:

## Що може піти не так

browser-error-offline = Сервер недоступний.

browser-error-fault = Щось пішло не так; нічого не змінилося.

browser-error-no-table = Такого столу немає.

browser-error-no-game = Такої гри немає.

browser-error-no-key = Це посилання не відкриває місця за столом.

browser-error-bad-record = Цей запис прочитати не вдалося.

browser-error-no-record = Запис є лише в завершеної гри.

browser-error-hushed = Чат закрито.

browser-error-stale = Ситуація встигла змінитися, оберіть ще раз.

browser-error-not-asked = Зараз не ваш хід.

browser-error-no-undo = Скасовувати нічого.

browser-error-seat-taken = Це місце зайняте.

browser-error-table-full = Усі місця зайняті.

browser-error-started = Гра вже почалася.

browser-error-over = Гру завершено.

browser-error-colour-taken = Два місця мають однаковий колір.

browser-error-bad-setup = Так гру розкласти не можна.

browser-error-too-fast = Занадто швидко; зачекайте трохи.

browser-error-proposal-open = Інша пропозиція ще не вирішена.

browser-error-stand-in = За це місце зараз грає бот.

browser-error-storage = Сервер не зміг це зберегти; нічого не змінилося.

browser-error-automa = Автома не дійшла кінця; нічого не змінилося. Спробуйте ще раз.

## Перший хід із підказками

browser-guide = Перший раунд із підказками

browser-guide-next = Далі

browser-guide-back = Назад

browser-guide-close = Закрити підказки

browser-guide-offer = Граєте вперше? Перший раунд із поясненнями триватиме десять хвилин.

browser-guide-choose = Тепер зробіть позначений вибір.

browser-guide-advised = (за підказкою)

browser-guide-leave = Так ви відступите від підказок і далі гратимете вільно.

## Поле «Замку на всі часи»

browser-castle-castle = Замок

browser-castle-town = Місто

browser-castle-mine = Моя рука

browser-castle-tray = Вибір зараз

browser-castle-tower-text = Сюди потрапляє частина кожної поставки; муляр забирає всі фішки одного виду.

browser-castle-plan = { $name }: вартість { $cost }, очки { $points }, не збудовано

browser-castle-tile = вартість { $cost }, очки: { $points }

browser-castle-built = { $name }: збудовано

browser-castle-space-free = { $name }: вільно

browser-castle-space-taken = { $name }: { $who }

browser-castle-cost = вартість

browser-castle-points = очки

browser-castle-fee = місце слуги й плата

browser-castle-yields = дає { $n }

browser-castle-delivery = Дає { $n } господареві слуги, з них { $share } — захисній вежі

browser-castle-worth = Під час будівництва кожна фішка варта { $n }

browser-castle-worth-any = Під час будівництва кожен зливок заміняє одну будь-яку фішку

browser-castle-paid = Платять фішками рівно такої вартості, щонайменше трьох видів

browser-castle-kit =
    Приносить { $pieces }{ $free ->
        [0] { "" }
       *[other] {" "}і ще { $free } на вибір: пісок, дошки або глина
    }

browser-castle-no-helper = Немає слуги

browser-castle-face-down =
    { $n ->
        [one] { $n } картка сорочкою догори
        [few] { $n } картки сорочкою догори
       *[other] { $n } карток сорочкою догори
    }

browser-castle-unplayed = Не зіграно

browser-castle-winter = Зима

browser-castle-winter-deck = Невідкритих зимових карт: { $n }

browser-castle-round = Хід { $n } з { $of }

browser-castle-round-winter = Сніжинка позначає хід із зимовою подією.

browser-castle-queue = Ще не діяли цього ходу

browser-castle-on-card = на картці

## Сповіщення

browser-calls = Сповіщення

browser-calls-turn = Ваш хід

browser-calls-intro = Greathall може повідомити, що настав ваш хід, коли вас немає за столом. Доки ви нічого тут не ввімкнули, нічого не надсилається.

browser-calls-no-seat = Електронна пошта, вебхуки й повідомлення за закритого Greathall стосуються ваших місць. Спершу сядьте за стіл.

browser-calls-here = На цьому пристрої

browser-calls-bell = Повідомляти, поки Greathall відкрито у фоні

browser-calls-push = Повідомляти й тоді, коли Greathall закрито

browser-calls-unable = Цей браузер не може показувати тут сповіщення. Можливо, потрібне захищене з’єднання (https).

browser-calls-denied = Цьому браузеру заборонено показувати сповіщення звідси. Дозволити їх знову можна в його налаштуваннях для цього сайту.

browser-calls-email = Електронна пошта

browser-calls-email-hint = Спершу надійде посилання для підтвердження адреси; у кожному листі є посилання, щоб від них відмовитися.

browser-calls-email-address = Ваша адреса електронної пошти

browser-calls-email-set = Надіслати посилання

browser-calls-email-waits = Лист надіслано на адресу { $address }. Відкрийте посилання з нього впродовж трьох днів.

browser-calls-email-on = Листи надходять на адресу { $address }.

browser-calls-webhook = Вебхук

browser-calls-webhook-hint = Для чатів і власних програм: адреса https, яка приймає JSON, наприклад вебхук Discord або Slack.

browser-calls-webhook-address = Адреса вебхука

browser-calls-webhook-set = Використати цю адресу

browser-calls-webhook-on = Повідомлення йдуть на { $host }.

browser-calls-secret = Повідомлення підписано цим секретом. Його показано лише зараз:

browser-calls-remove = Прибрати

browser-calls-when = Коли і як

browser-calls-language = Мова повідомлень

browser-calls-remind = Нагадувати

browser-calls-remind-0 = ніколи

browser-calls-remind-60 = через годину

browser-calls-remind-240 = через чотири години

browser-calls-remind-720 = через дванадцять годин

browser-calls-remind-1440 = через день

browser-calls-times = Скільки нагадувань

browser-calls-times-n =
    { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[other] { $n } разів
    }

browser-calls-quiet = Тихі години

browser-calls-quiet-from = Початок тихих годин

browser-calls-quiet-to = Кінець тихих годин

browser-calls-zone = Часовий пояс

browser-calls-over = Повідомляти про завершення гри

browser-calls-kept = Збережено.

browser-calls-test = Надіслати пробне повідомлення

browser-calls-way-push = Браузери

browser-calls-way-email = Пошта

browser-calls-way-webhook = Вебхук

browser-calls-fate-sent = надіслано

browser-calls-fate-failed = надіслати не вдалося

browser-calls-fate-gone = такої адреси немає, її прибрано

browser-calls-confirm = Підтвердити адресу

browser-calls-confirm-text = Писати на цю адресу, коли настає ваш хід?

browser-calls-confirm-done = Адресу підтверджено. Вас повідомлять, коли настане ваш хід.

browser-calls-unsubscribe = Більше не надсилати листів

browser-calls-unsubscribe-text = Припинити писати на цю адресу?

browser-calls-unsubscribe-done = Готово. Адресу видалено, листів більше не буде.

browser-error-bad-address = Цю адресу використати не можна.

browser-error-bad-link = Це посилання більше не дійсне.

browser-error-push = Браузеру не вдалося зв’язатися зі своєю службою push-сповіщень.

## Names, statistics and ratings

browser-person = Ваше ім’я та ваші ігри

browser-person-short = Ваші ігри

browser-person-name = Ваше ім’я на цьому сервері

browser-person-why = Грати можна й без імені. З ім’ям свої місця доступні з будь-якого пристрою, і можна сісти за рейтинговий стіл.

browser-person-hint = Нове ім’я відтепер ваше; для відомого потрібна його парольна фраза. Забуту фразу ніхто не надішле.

browser-person-phrase = Парольна фраза (8 знаків)

browser-person-sign-in = Увійти

browser-person-signed-in = Тут вас знають на ім’я { $name }.

browser-person-sign-out = Вийти на цьому пристрої

browser-person-delete = Видалити це ім’я

browser-person-delete-text = Ваше ім’я та все, що ви писали, зникне з усіх ваших столів, а рейтинги стануть нічиїми. Ваші місця лишаться відкриті на цьому пристрої.

browser-person-delete-now = Видалити назавжди

browser-person-keep = Лишити

browser-person-statistics = Ваші завершені ігри

browser-person-game = Гра

browser-person-column-seats = Гравців

browser-person-column-games = Ігор

browser-person-column-wins = Перемог

browser-person-column-mean = У середньому

browser-person-column-best = Рекорд

browser-person-column-rating = Рейтинг

browser-person-no-games = Поки жодної.

browser-person-what-counts = Рахуються цілі ігри: без відгалужень, без ігор із провідником, без завершених за згодою і без тих, де за одним пристроєм сиділо кілька людей.

browser-person-best = Найкращі гравці

browser-person-for =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
    }

browser-person-rated-games =
    { $n ->
        [one] { $n } рейтингова гра
        [few] { $n } рейтингові ігри
       *[many] { $n } рейтингових ігор
    }

browser-person-nobody-rated = Рейтингу тут поки ні в кого немає.

browser-person-standing = Відповіді від вашого імені за всіма вашими столами

browser-person-standing-none = Поки немає. Їх обирають у меню столу.

browser-person-standing-clear = Знову питати мене

browser-rated = Рейтингова гра

browser-rated-hint = За стіл сідають лише ті, кого знають на ім’я, кожен на одне місце, і жодних ботів. Хто здався чи пішов, той останній.

browser-rated-join = Це рейтингова гра: за стіл сідають лише ті, кого знають на ім’я.

browser-first = Хто починає

browser-first-any = як вирішить гра

browser-error-no-person = У цього імені інша парольна фраза, або його щойно зайняли.

browser-error-not-known = Це для тих, кого знають на ім’я: спершу ввійдіть.

browser-error-sits-already = Ви вже сидите за цим столом.

## Manners at the table

browser-manners = Люди та розмова

browser-standing = Відповіді за мене

browser-standing-hint = Ці питання можуть виникнути, поки ходять інші; тоді сервер може відповісти за вас, щоб ніхто не чекав. У ваш власний хід вас спитають.

browser-standing-again = Коли нинішнє питання виникне знову

browser-standing-ask = питати мене

browser-standing-default = відповідати за мене, як за годинником

browser-standing-never = відмовлятися за мене

browser-standing-reach = Ці відповіді діють

browser-standing-here = за цим столом

browser-standing-everywhere = за всіма моїми столами цієї гри

browser-replace = { $name }: гравець пішов, хай далі грає бот

browser-propose-replace = { $name }: гравець пішов, запропонувати бота

browser-mute = { $name }: заборонити писати

browser-lock-chat = Закрити розмову

browser-forget = Видалити тут моє ім’я та мої слова

browser-forget-sure = Справді видалити? Гра триватиме.
