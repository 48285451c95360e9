### Стіл у браузері.
# Every id is browser-<area>-<label>; docs/browser.md lists the areas.

## page: every page: menu, language, name

browser-page-nav = Головне меню

browser-page-skip = До вмісту

browser-page-language = Мова

browser-page-theme = Оформлення

browser-page-theme-auto = Як у системі

browser-page-theme-light = Світле

browser-page-theme-dark = Темне

browser-page-loading = Хвилинку…

browser-page-again = Спробувати ще раз

browser-page-to-lobby = До зали

browser-page-name = Ім’я

browser-page-guest = Гість

browser-page-gender = Як про вас пише журнал

browser-page-gender-female = вона

browser-page-gender-male = він

browser-page-sound = Звуки

browser-page-volume = Гучність

browser-page-close = Закрити

## game: a game outside the table

browser-game-players = Гравців: { $least }–{ $most }

browser-game-minutes = { $least }–{ $most } хвилин

browser-game-about = Про що гра

browser-game-rules = Правила

browser-game-components = Компоненти

browser-game-components-text = Усі карти, місця та числа, і звідки ми їх знаємо. Чого ніде не знайшлося, позначено: вигадано.

## lobby: the lobby

browser-lobby-welcome = Чотири ігри про Середньовіччя за одним столом

browser-lobby-welcome-text = З друзями за посиланням, за одним екраном або проти ботів. Нічого не треба встановлювати, реєстрація не потрібна.

browser-lobby-play-now = Грати одразу

browser-lobby-play-now-what = Зіграти в «{ $game }» проти бота: { $bot }

browser-lobby-own-tables = Ваші столи

browser-lobby-public-tables = Відкриті столи

browser-lobby-finished-tables = Завершені ігри

browser-lobby-status-open = чекає на гравців

browser-lobby-status-running = гра триває

browser-lobby-status-over = завершена

browser-lobby-status-closed = закрита

browser-lobby-status-your-turn = ваш хід

browser-lobby-closes = закриється { $days ->
    [0] сьогодні
    [one] через { $days } день
    [few] через { $days } дні
   *[many] через { $days } днів
}

browser-lobby-won = перемога

browser-lobby-show-all = Показати всі: { $n }

browser-lobby-join-by-link = Маєте посилання на стіл?

browser-lobby-visit = Перейти

browser-lobby-import = Відкрити запис

## new-table: a new table

browser-new-table = Новий стіл

browser-new-table-how-many = Скільки місць

browser-new-table-who = Хто сидить тут: { $seat }

browser-new-table-who-me = Я

browser-new-table-who-me-too = Хтось за цим екраном

browser-new-table-who-person = Хтось за посиланням

browser-new-table-solo-hint = Одне місце: проти вас грає автома з книги правил.

browser-new-table-hot-seat-hint = За одним екраном можуть сидіти кілька людей: між ходами опускається завіса, і чужих таємниць ніхто не побачить.

browser-new-table-colour = Колір

browser-new-table-any-colour = будь-який колір

browser-new-table-variants = Варіанти

browser-new-table-terms = Умови гри

browser-new-table-public = Показувати цей стіл усім на цьому сервері

browser-new-table-sit-down = Сісти за стіл

browser-new-table-rated = Рейтингова гра

browser-new-table-rated-hint = За стіл сідають лише ті, кого знають на ім’я, кожен на одне місце, і жодних ботів. Хто здався чи пішов, той останній.

browser-new-table-first = Хто починає

browser-new-table-first-any = як вирішить гра

browser-new-table-box = Компоненти

browser-new-table-box-printed = як вони є тут

browser-new-table-box-own = з моїми виправленнями ({ $n })

browser-new-table-box-hint = Перш ніж сісти за стіл, кожен побачить, що виправлено.

## seat: seats

browser-seat-list = Місця

browser-seat-bot = Бот

browser-seat-bot-random = Випадковий бот

browser-seat-bot-greedy = Жадібний бот

browser-seat-bot-novice = Новачок
    .text = Судить за простими прикметами й далеко не дивиться: для першої партії.

browser-seat-bot-squire = Зброєносець
    .text = Вивчив гру, але дивиться лише трохи вперед: дружній суперник.

browser-seat-bot-knight = Лицар
    .text = Продумує свій хід до кінця й мало що проґавлює.

browser-seat-bot-champion = Чемпіон
    .text = Думає найдовше, зважає на випадок та інших: перемогти його важко.

browser-seat-bot-measured = Рейтинг { $rating }. Місць за столом: { $seats }; у тих, хто на рівень нижче, виграє { $share } % партій (виміряно партій: { $games }).
browser-seat-bot-unmeasured = Наскільки він сильний з виправленими компонентами, не виміряно.

browser-seat-automa = Автома

browser-seat-free = вільне місце

browser-seat-you = ви

browser-seat-to-move = має зробити вибір

browser-seat-resigned = здається

browser-seat-stand-in = грає бот

browser-seat-away = не в мережі

## clock: time to think

browser-clock = Час на роздуми

browser-clock-how-long = Скільки часу

browser-clock-none = без обмеження
    .text = Кожен думає скільки завгодно.

browser-clock-decision = на кожне рішення
    .text = Хто запізнився, за того робиться найпростіший вибір; двічі поспіль — і далі грає бот.

browser-clock-game = на всю гру
    .text = Рахується лише власний час. Хто його вичерпав, за того грає бот.

browser-clock-span-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунди
       *[other] { $n } секунд
    }

browser-clock-span-minutes =
    { $n ->
        [one] { $n } хвилина
        [few] { $n } хвилини
       *[other] { $n } хвилин
    }

browser-clock-span-hours =
    { $n ->
        [one] { $n } година
        [few] { $n } години
       *[other] { $n } годин
    }

browser-clock-span-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
       *[other] { $n } днів
    }

browser-clock-hours = { $n } год

browser-clock-days = { $n } дн.

browser-clock-left-decision = Залишилося на це рішення: { $time }

browser-clock-left-game = Залишилося на всю гру: { $time }

## waiting-room: before the start

browser-waiting-room = Чекаємо на гравців

browser-waiting-room-invite = Надішліть це посилання тим, хто гратиме:

browser-waiting-room-link = Посилання на цей стіл

browser-waiting-room-copy = Копіювати

browser-waiting-room-copied = Скопійовано

browser-waiting-room-share = Поділитися…

browser-waiting-room-join = Зайняти місце

browser-waiting-room-start = Почати гру

browser-waiting-room-fill-with-bots = Почати зараз: на вільних місцях боти

browser-waiting-room-rated-join = Це рейтингова гра: за стіл сідають лише ті, кого знають на ім’я.

## table: a table

browser-table-over = Гру завершено.

browser-table-offline = Зв’язок втрачено. Під’єднуємося знову…

browser-table-purse = Що у вас є

browser-table-fold = Згорнути запитання

browser-table-unfold = Показати запитання повністю

browser-table-log =
    { $n ->
        [0] Журнал і чат
        [one] Журнал і чат, { $n } новий рядок
        [few] Журнал і чат, { $n } нові рядки
       *[other] Журнал і чат, { $n } нових рядків
    }

browser-table-spectator = Ви спостерігаєте.

## board: what all boards share

browser-board = Поле

browser-board-players = Гравці

browser-board-laying = Накриваємо стіл …

browser-board-zoom = Збільшити

browser-board-zoom-out = Повністю

## decision: the question that is open

browser-decision = Ваше рішення

browser-decision-waiting = Хід за іншими: { $who }

browser-decision-sealed = Ви зробили вибір.

browser-decision-all-options = Показати всі варіанти

browser-decision-why-not = Чому не можна…?

browser-decision-nothing-blocked = Інших варіантів тут немає.

browser-decision-made-forced = Іншого вибору не було: { $what }

browser-decision-made = За вас відповів сервер (так налаштовано або вийшов час): { $what }

browser-decision-cause = Вас питають ось чому: { $what }

browser-decision-end-turn = Завершити хід

browser-decision-undo = Скасувати

browser-decision-undo-turn = Скасувати весь хід

browser-decision-will-send = Ваш вибір буде надіслано, щойно повернеться зв’язок.

## preview: what a choice brings, before it is made

browser-preview = Що це дасть

# $n (number): points won or lost, without a sign
browser-preview-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}

# $n (number): a share in percent
browser-preview-share = { $n } %

browser-preview-chance = Далі вирішує випадок. За багатьма спробами:

browser-preview-others = Що буде далі, залежить від того, що мають інші й що вони оберуть.

## confirm: before a choice that cannot be taken back

browser-confirm-yes = Так

browser-confirm-no = Ще ні

browser-confirm-final = Потім цього вже не скасувати.

browser-confirm-never = Більше не питати, у жодній грі (увімкнути знову можна в меню)

## keys: keys that do something at a table

browser-keys = Клавіші

browser-keys-any = будь-яка

browser-keys-option = вибрати варіант із цим номером

browser-keys-undo = скасувати останній вибір

browser-keys-undo-turn = почати хід заново

browser-keys-end-turn = відмовитися від усього, про що ще запитають цього ходу

browser-keys-why-not = дізнатися, чому щось не можна вибрати

browser-keys-board = перейти до поля

browser-keys-zoom = збільшити поле

browser-keys-log = перейти до останнього рядка журналу

browser-keys-chat = написати в чат

browser-keys-replay = переглянути повтор

browser-keys-rules = відкрити правила

browser-keys-sound = увімкнути або вимкнути звуки

browser-keys-skip = пропустити показ подій

browser-keys-list = відкрити цей список

browser-keys-arrows = Стрілки ведуть варіантами й журналом, Enter вибирає, Escape закриває.

browser-keys-use = Користуватися клавішами з літерами й цифрами

## log: log and chat

browser-log = Журнал

browser-log-say = Сказати щось

browser-log-send = Надіслати

## motion: how what happens is told

browser-motion-pace = Темп

browser-motion-pace-instant = одразу

browser-motion-pace-quick = швидко

browser-motion-pace-normal = звичайний

browser-motion-pace-slow = повільно

browser-motion-since = Після вашого останнього вибору

browser-motion-since-told = Після вашого останнього вибору: { $name }, { $n ->
    [one] { $n } подія
    [few] { $n } події
   *[other] { $n } подій
}

browser-motion-again = Показати ще раз

## menu: the menu of a table

browser-menu-confirm = Питати перед вибором, який не можна скасувати

browser-menu = Меню

browser-menu-forced = Єдиний можливий вибір робити одразу

browser-menu-hand-over = Нехай за мене грає бот

browser-menu-take-back = Грати далі самостійно

browser-menu-resign = Здатися

browser-menu-resign-sure = Справді здатися?

browser-menu-propose-finish = Запропонувати завершити гру

browser-menu-propose-undo = Запропонувати повернутися сюди

browser-menu-people = Люди та розмова

browser-menu-replace = { $name }: гравець пішов, хай далі грає бот

browser-menu-propose-replace = { $name }: гравець пішов, запропонувати бота

browser-menu-mute = { $name }: заборонити писати

browser-menu-lock-chat = Закрити розмову

browser-menu-forget = Видалити тут моє ім’я та мої слова

browser-menu-forget-sure = Справді видалити? Гра триватиме.

browser-menu-report = { $name }: поскаржитися власникові сервера

browser-menu-report-why = Що сталося? Це прочитає лише власник сервера, разом з останніми репліками.

browser-menu-report-send = Надіслати

browser-menu-report-sent = Скаргу передано власникові сервера.

## auto-answers: what the server answers for a person

browser-auto-answers-own = Відповіді від вашого імені за всіма вашими столами

browser-auto-answers-none = Поки немає. Їх обирають у меню столу.

browser-auto-answers-clear = Знову питати мене

browser-auto-answers = Відповіді за мене

browser-auto-answers-hint = Ці питання можуть виникнути, поки ходять інші; тоді сервер може відповісти за вас, щоб ніхто не чекав. У ваш власний хід вас спитають.

browser-auto-answers-again = Коли нинішнє питання виникне знову

browser-auto-answers-ask = питати мене

browser-auto-answers-default = відповідати за мене так, ніби вийшов час

browser-auto-answers-never = відмовлятися за мене

browser-auto-answers-reach = Ці відповіді діють

browser-auto-answers-here = за цим столом

browser-auto-answers-everywhere = за всіма моїми столами цієї гри

## proposal: proposals to all seats

browser-proposal-undo = { $who } пропонує повернутися до кроку { $ply }.

browser-proposal-finish = { $who } пропонує завершити гру на цьому.

browser-proposal-replace = { $who } пропонує передати боту місце: { $target }.

browser-proposal-agree = Погодитися

browser-proposal-disagree = Відмовитися

## curtain: two people at one screen

browser-curtain = Передайте екран: { $name }.

browser-curtain-open = Це я, { $name }

## replay: looking back

browser-replay = Повтор

browser-replay-ply = Крок { $n } з { $of }

browser-replay-back = На крок назад

browser-replay-forward = На крок уперед

browser-replay-round-back = На раунд назад

browser-replay-round-forward = На раунд уперед

browser-replay-play-on = Пуск

browser-replay-pause = Пауза

browser-replay-branch = Грати звідси проти ботів

browser-replay-to-present = До теперішнього стану

## coach: hints, estimates, reviews

browser-coach = Тренер

browser-coach-hint = Підказка

browser-coach-thinking = Тренер думає…

browser-coach-best = Чемпіон обрав би:

browser-coach-estimate = Хто попереду?

browser-coach-goal-score = Очікувані очки наприкінці партії

browser-coach-goal-margin = Очікуваний відрив наприкінці партії

browser-coach-review = Розібрати партію

browser-coach-curve = Хто був попереду

browser-coach-costly = Що обійшлося найдорожче

browser-coach-nothing-costly = Ніщо не обійшлося дорого.

browser-coach-choice = Крок { $n }: { $chosen }

browser-coach-better = Краще: { $what }

browser-coach-cost = Ціна: { $points }

## result: the end of a game

browser-result = Підсумок

browser-result-winner = Перемога: { $who }!

browser-result-winners = Спільна перемога: { $who }

browser-result-tie-break = За рівності очок вирішило: { $what }.

browser-result-tie-break-elsewhere = На місцях нижче за рівності очок вирішило: { $what }.

browser-result-won-most = Що вирішило: { $what } (+{ $n }).

browser-result-behind = { $who }: { $n ->
        [0] стільки ж очок, скільки в переможця.
        [one] відставання — { $n } очко.
        [few] відставання — { $n } очки.
       *[many] відставання — { $n } очок.
    }

browser-result-behind-best = Краще за переможця в категорії «{ $what }» (+{ $n }).

browser-result-won-resigned = Гру залишили: { $who }.

browser-result-won-eliminated = Вибули з гри: { $who }.

browser-result-points = Очки

browser-result-total = Усього

browser-result-score-chart = Очки впродовж гри

browser-result-over-time = кроки гри

browser-result-share = Посилання на цю гру для всіх, хто хоче подивитися:

browser-result-fairness = Чи був випадок чесним?

browser-result-fairness-text = Перше число було показано до початку гри; це SHA-256 від другого, з якого взято всі випадковості.

browser-result-download = Завантажити запис

browser-result-rematch = Зіграти ще раз

browser-result-rematch-join = Є новий стіл: приєднатися

## closed: гра, яку не можна продовжити так, як вона почалася

browser-closed-why-older-rules = Цю партію грали за правилами, які відтоді виправлено. Її можна прочитати й зберегти, але не можна продовжити.

browser-closed-why-other-data = Цю партію почали з картами й числами, яких немає на цьому сервері. Її можна прочитати й зберегти, але не можна продовжити.

browser-closed-why-diverged = Повтор цієї партії більше не збігається з її записом. Запис можна прочитати й зберегти, але продовжити партію не можна; докладніше — у журналі сервера.

browser-closed-why-operator = Власник сервера закрив цей стіл. Зігране можна прочитати й зберегти, але не можна продовжити.

browser-closed-why-abandoned = Цей стіл закрито: за ним дуже довго нічого не відбувалося. Зігране можна прочитати й зберегти, але не можна продовжити.

browser-closed-winner = перемога

browser-closed-record = Зберегти запис партії ({ $plies ->
    [one] { $plies } хід
    [few] { $plies } ходи
   *[other] { $plies } ходів
  })

browser-closed-new = Новий стіл цієї гри

## reference: rules and components

browser-reference-search = Пошук

browser-reference-chapters = Розділи

browser-reference-found = { $n } з { $of }

browser-reference-provenance = Звідки відомо

browser-reference-any-provenance = будь-яке джерело

## correct: an owner’s corrections of components

browser-correct = Виправити

browser-correct-title = Виправити: { $name }

browser-correct-hint = Впишіть те, що надруковано у вашому примірнику гри. Виправлення зберігаються в цьому браузері й діють за столами, які ви з ними створите.

browser-correct-name = назва

browser-correct-names = Назви

browser-correct-names-hint = Виправлена назва стоїть у всіх реченнях як є і не відмінюється. Порожнє поле лишає попередню.

browser-correct-language-en = англійською

browser-correct-language-ru = російською

browser-correct-language-uk = українською

browser-correct-structure-hint = Записано даними (JSON), як у файлі виправлень.

browser-correct-list-hint = Кілька значень через кому.

browser-correct-before = було: { $was }

browser-correct-was = було

browser-correct-is = стало

browser-correct-save = Зберегти

browser-correct-undo = Повернути як було

browser-correct-own = Ваша коробка

browser-correct-own-text = Маєте цю гру? Виправте те, що у вашому примірнику інакше: найімовірніше, воно позначене «вигадано».

browser-correct-count =
    { $n ->
        [0] Поки нічого не виправлено.
       *[other] Виправлено компонентів: { $n }.
    }

browser-correct-download = Зберегти у файл

browser-correct-upload = Відкрити файл

browser-correct-upload-hint = Виправлення з файлу замінять ті, що зберігаються тут.

browser-correct-forget = Видалити всі виправлення

browser-correct-forget-sure = Видалити всі виправлення цієї гри?

browser-correct-differences = Виправлені компоненти

browser-correct-differences-text = За цим столом грають із виправленнями власника гри. Ось що відрізняється:

browser-correct-flaw-bounds = Тут має стояти ціле число від { $least } до { $most }.

browser-correct-flaw-number = Тут має стояти ціле число.

browser-correct-flaw-word = Тут має стояти слово.

browser-correct-flaw-tick = Тут може стояти лише true або false.

browser-correct-flaw-list = Тут має стояти список у квадратних дужках.

browser-correct-flaw-table = Тут мають стояти значення з іменами у фігурних дужках.

browser-correct-flaw-effect = Такої дії тут гра не знає.

browser-correct-flaw-count = Скільки тут має бути значень: { $n }.

browser-correct-flaw-unknown = Значення «{ $value }» тут не підходить. Можливі: { $known }.

browser-correct-flaw-field = Поля «{ $name }» тут немає.

browser-correct-flaw-missing = Бракує поля «{ $name }».

browser-correct-flaw-rule = Це правило, а не число: виправити його не можна.

browser-correct-flaw-shape = Тут можна виправити лише числа.

browser-correct-flaw-even = Тут має стояти парне число.

browser-correct-flaw-long = Тут уміщується не більше { $most } знаків.

browser-correct-flaw-line = Тут має стояти один рядок простого тексту без фігурних дужок.

browser-correct-flaw-size = Забагато: не більше { $most } значень.

browser-correct-flaw-toml = Файл не читається: це не TOML.

browser-correct-flaw-json = Це не читається як дані (JSON).

browser-correct-flaw-kind = Такого виду компонентів у грі немає.

browser-correct-flaw-id = Такого компонента в грі немає.

browser-correct-flaw-misfit = Це не поєднується з рештою гри.

## guide: the guided first round

browser-guide = Перший раунд із підказками

browser-guide-next = Далі

browser-guide-back = Назад

browser-guide-close = Закрити підказки

browser-guide-offer = Граєте вперше? Перший раунд із поясненнями триватиме десять хвилин.

browser-guide-choose = Тепер зробіть позначений вибір.

browser-guide-advised = (за підказкою)

browser-guide-leave = Так ви відступите від підказок і далі гратимете вільно.

## notifications: notifications

browser-notifications = Сповіщення

browser-notifications-turn = Ваш хід

browser-notifications-intro = Greathall може повідомити, що настав ваш хід, коли вас немає за столом. Доки ви нічого тут не ввімкнули, нічого не надсилається.

browser-notifications-no-seat = Електронна пошта, вебхуки й повідомлення за закритого Greathall стосуються ваших місць. Спершу сядьте за стіл.

browser-notifications-here = На цьому пристрої

browser-notifications-bell = Повідомляти, поки Greathall відкрито у фоні

browser-notifications-push = Повідомляти й тоді, коли Greathall закрито

browser-notifications-unable = Цей браузер не може показувати тут сповіщення. Можливо, потрібне захищене з’єднання (https).

browser-notifications-denied = Цьому браузеру заборонено показувати сповіщення звідси. Дозволити їх знову можна в його налаштуваннях для цього сайту.

browser-notifications-email = Електронна пошта

browser-notifications-email-hint = Спершу надійде посилання для підтвердження адреси; у кожному листі є посилання, щоб від них відмовитися.

browser-notifications-email-address = Ваша адреса електронної пошти

browser-notifications-email-set = Надіслати посилання

browser-notifications-email-waits = Лист надіслано на адресу { $address }. Відкрийте посилання з нього впродовж трьох днів.

browser-notifications-email-on = Листи надходять на адресу { $address }.

browser-notifications-webhook = Вебхук

browser-notifications-webhook-hint = Для чатів і власних програм: адреса https, яка приймає JSON, наприклад вебхук Discord або Slack.

browser-notifications-webhook-address = Адреса вебхука

browser-notifications-webhook-set = Використати цю адресу

browser-notifications-webhook-on = Повідомлення йдуть на { $host }.

browser-notifications-secret = Повідомлення підписано цим секретом. Його показано лише зараз:

browser-notifications-remove = Прибрати

browser-notifications-when = Коли і як

browser-notifications-language = Мова повідомлень

browser-notifications-remind = Нагадувати

browser-notifications-remind-0 = ніколи

browser-notifications-remind-60 = через годину

browser-notifications-remind-240 = через чотири години

browser-notifications-remind-720 = через дванадцять годин

browser-notifications-remind-1440 = через день

browser-notifications-times = Скільки нагадувань

browser-notifications-times-n =
    { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[other] { $n } разів
    }

browser-notifications-quiet = Тихі години

browser-notifications-quiet-from = Початок тихих годин

browser-notifications-quiet-to = Кінець тихих годин

browser-notifications-zone = Часовий пояс

browser-notifications-over = Повідомляти про завершення гри

browser-notifications-kept = Збережено.

browser-notifications-test = Надіслати пробне повідомлення

browser-notifications-way-push = Браузери

browser-notifications-way-email = Пошта

browser-notifications-way-webhook = Вебхук

browser-notifications-fate-sent = надіслано

browser-notifications-fate-failed = надіслати не вдалося

browser-notifications-fate-gone = такої адреси немає, її прибрано

browser-notifications-confirm = Підтвердити адресу

browser-notifications-confirm-text = Писати на цю адресу, коли настає ваш хід?

browser-notifications-confirm-done = Адресу підтверджено. Вас повідомлять, коли настане ваш хід.

browser-notifications-unsubscribe = Більше не надсилати листів

browser-notifications-unsubscribe-text = Припинити писати на цю адресу?

browser-notifications-unsubscribe-done = Готово. Адресу видалено, листів більше не буде.

## person: names, statistics and ratings

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

browser-person-data = Завантажити мої дані

browser-person-data-text = Файл з усім, що цей сервер зберігає про вас: ваші місця й те, що ви там писали, ваші налаштування та результати. Підтвердьте парольною фразою.

browser-person-data-now = Завантажити

browser-person-data-not = Не зараз

browser-person-statistics = Ваші завершені ігри

browser-person-game = Гра

browser-person-column-seats = Гравців

browser-person-column-games = Ігор

browser-person-column-wins = Перемог

browser-person-column-mean = У середньому

browser-person-column-best = Рекорд

browser-person-column-rating = Рейтинг

browser-person-no-games = Поки жодної.

browser-person-what-counts = Враховуються цілі ігри: без відгалужень, без ігор із провідником, без завершених за згодою і без тих, де за одним пристроєм сиділо кілька людей.

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

## about: about this project

browser-about = Про проєкт

browser-about-what = Greathall — цифровий стіл для чотирьох настільних ігор про Середньовіччя: єдиний рушій стежить за всіма правилами й пояснює, чому чогось не можна, — для людей, ботів і програм.

browser-about-unofficial = Це неофіційний проєкт гравців, не пов’язаний ні з видавцями, ні з авторами, ні з правовласниками. Назви ігор і всі торгові марки належать їхнім власникам.

browser-about-buy = Якщо гра вам сподобається, будь ласка, придбайте її: справжня приємніша на дотик.

browser-about-data = Усі малюнки тут наші власні, усі тексти написано нами. Числа, яких не вдалося знайти, вигадано нами й позначено в переліку компонентів.

browser-about-thanks = Подяки

browser-about-icons = Значки взято з

browser-about-fonts = Шрифти:

## error: what can go wrong

browser-error-offline = Сервер недоступний.

browser-error-fault = Щось пішло не так; нічого не змінилося.

browser-error-no-table = Такого столу немає.

browser-error-no-game = Такої гри немає.

browser-error-no-key = Це посилання не відкриває місця за столом.

browser-error-bad-components = Ці виправлення компонентів не пасують до гри.

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

browser-error-older-rules = Цю партію грали за попередніми правилами: її можна прочитати, але не продовжити.

browser-error-other-data = Цю партію почали з іншими картами й числами: її можна прочитати, але не продовжити.

browser-error-diverged = Повтор цієї партії більше не збігається з її записом: її можна прочитати, але не продовжити.

browser-error-operator = Власник сервера закрив цей стіл.

browser-error-abandoned = За цим столом дуже довго нічого не відбувалося; його закрито.

browser-error-blocked = Цей сервер закрито для вашої адреси.

browser-error-colour-taken = Два місця мають однаковий колір.

browser-error-bad-setup = Так гру розкласти не можна.

browser-error-too-fast = Занадто швидко; зачекайте трохи.

browser-error-too-many-tables = Звідси створено забагато столів; зачекайте трохи.

browser-error-proposal-open = Інша пропозиція ще не вирішена.

browser-error-not-absent = Ця людина тут або ще має час відповісти.

browser-error-rated = За рейтинговим столом так не можна.

browser-error-stand-in = За це місце зараз грає бот.

browser-error-in-doubt = Сервер не знає, чи це збереглося. Далі ви побачите, як справи за столом.
browser-error-storage = Сервер не зміг це зберегти; нічого не змінилося.

browser-error-automa = Автома не довела справу до кінця; нічого не змінилося. Спробуйте ще раз.

browser-error-no-coach = Доки партію не завершено, тренер допомагає лише там, де немає інших людей.

browser-error-coach = Тренерові нічого про це сказати.

browser-error-bad-address = Цю адресу використати не можна.

browser-error-bad-link = Це посилання більше не дійсне.

browser-error-push = Браузеру не вдалося зв’язатися зі своєю службою push-сповіщень.

browser-error-no-person = У цього імені інша парольна фраза, або його щойно зайняли.

browser-error-bad-name = В імені мають бути видимі літери однієї абетки.

browser-error-name-alike = Хтось уже має схоже на вигляд ім’я.

browser-error-weak-phrase = Цю парольну фразу надто легко вгадати; оберіть іншу.

browser-error-not-known = Це для тих, кого знають на ім’я: спершу ввійдіть.

browser-error-sits-already = Ви вже сидите за цим столом.
