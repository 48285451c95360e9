### Стол в браузере.
# Every id is browser-<area>-<label>; docs/browser.md lists the areas.

## page: every page: menu, language, name

browser-page-nav = Главное меню

browser-page-skip = К содержанию

browser-page-language = Язык

browser-page-theme = Оформление

browser-page-theme-auto = Как в системе

browser-page-theme-light = Светлое

browser-page-theme-dark = Тёмное

browser-page-loading = Минуту…

browser-page-again = Повторить

browser-page-to-lobby = В зал

browser-page-name = Имя

browser-page-guest = Гость

browser-page-gender = Как о вас пишет журнал

browser-page-gender-female = она

browser-page-gender-male = он

browser-page-sound = Звуки

browser-page-volume = Громкость

browser-page-close = Закрыть

## game: a game outside the table

browser-game-players = Игроков: { $least }–{ $most }

browser-game-minutes = { $least }–{ $most } минут

browser-game-about = О чём игра

browser-game-rules = Правила

browser-game-components = Компоненты

browser-game-components-text = Все карты, места и числа, и откуда мы их знаем. Чего нигде не нашлось, помечено: придумано.

## lobby: the lobby

browser-lobby-welcome = Четыре игры о Средневековье за одним столом

browser-lobby-welcome-text = С друзьями по ссылке, за одним экраном или против ботов. Ничего не надо устанавливать, регистрация не нужна.

browser-lobby-play-now = Играть сразу

browser-lobby-play-now-what = Сыграть в «{ $game }» против бота: { $bot }

browser-lobby-own-tables = Ваши столы

browser-lobby-public-tables = Открытые столы

browser-lobby-finished-tables = Оконченные игры

browser-lobby-status-open = ждёт игроков

browser-lobby-status-running = идёт игра

browser-lobby-status-over = окончена

browser-lobby-status-closed = закрыта

browser-lobby-status-your-turn = ваш ход

browser-lobby-closes = закроется { $days ->
    [0] сегодня
    [one] через { $days } день
    [few] через { $days } дня
   *[many] через { $days } дней
}

browser-lobby-won = победа

browser-lobby-show-all = Показать все: { $n }

browser-lobby-join-by-link = Есть ссылка на стол?

browser-lobby-visit = Перейти

browser-lobby-import = Открыть запись

## new-table: a new table

browser-new-table = Новый стол

browser-new-table-how-many = Сколько мест

browser-new-table-who = Кто сидит здесь: { $seat }

browser-new-table-who-me = Я

browser-new-table-who-me-too = Кто-то за этим экраном

browser-new-table-who-person = Кто-то по ссылке

browser-new-table-solo-hint = Одно место: против вас играет автома из книги правил.

browser-new-table-hot-seat-hint = За одним экраном могут сидеть несколько человек: между ходами опускается занавес, и чужих тайн никто не увидит.

browser-new-table-colour = Цвет

browser-new-table-any-colour = любой цвет

browser-new-table-variants = Варианты

browser-new-table-terms = Условия игры

browser-new-table-public = Показывать этот стол всем на этом сервере

browser-new-table-sit-down = Сесть за стол

browser-new-table-rated = Рейтинговая игра

browser-new-table-rated-hint = За стол садятся только те, кого знают по имени, каждый на одно место, и никаких ботов. Кто сдался или ушёл, тот последний.

browser-new-table-first = Кто начинает

browser-new-table-first-any = как решит игра

browser-new-table-box = Компоненты

browser-new-table-box-printed = как они есть здесь

browser-new-table-box-own = с моими исправлениями ({ $n })

browser-new-table-box-hint = Прежде чем сесть за стол, каждый увидит, что исправлено.

## seat: seats

browser-seat-list = Места

browser-seat-bot = Бот

browser-seat-bot-random = Случайный бот

browser-seat-bot-greedy = Жадный бот

browser-seat-bot-novice = Новичок
    .text = Судит по простым приметам и далеко не смотрит: для первой партии.

browser-seat-bot-squire = Оруженосец
    .text = Выучил игру, но смотрит лишь немного вперёд: дружелюбный соперник.

browser-seat-bot-knight = Рыцарь
    .text = Продумывает свой ход целиком и мало что упускает.

browser-seat-bot-champion = Чемпион
    .text = Думает дольше всех, учитывает случай и других: победить его трудно.

browser-seat-bot-measured = Рейтинг { $rating }. Мест за столом: { $seats }; у тех, кто уровнем ниже, выигрывает { $share } % партий (измерено партий: { $games }).
browser-seat-bot-unmeasured = Насколько он силён с исправленными компонентами, не измерено.

browser-seat-automa = Автома

browser-seat-free = свободное место

browser-seat-you = вы

browser-seat-to-move = сейчас выбирает

browser-seat-resigned = сдаётся

browser-seat-stand-in = играет бот

browser-seat-away = не в сети

## clock: time to think

browser-clock = Время на размышление

browser-clock-how-long = Сколько времени

browser-clock-none = без ограничения
    .text = Каждый думает сколько угодно.

browser-clock-decision = на каждое решение
    .text = Кто опоздал, за того делается простейший выбор; дважды подряд — и дальше играет бот.

browser-clock-game = на всю игру
    .text = Считается только собственное время. Кто его исчерпал, за того играет бот.

browser-clock-span-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунды
       *[other] { $n } секунд
    }

browser-clock-span-minutes =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
       *[other] { $n } минут
    }

browser-clock-span-hours =
    { $n ->
        [one] { $n } час
        [few] { $n } часа
       *[other] { $n } часов
    }

browser-clock-span-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[other] { $n } дней
    }

browser-clock-hours = { $n } ч

browser-clock-days = { $n } дн.

browser-clock-left-decision = Осталось на это решение: { $time }

browser-clock-left-game = Осталось на всю игру: { $time }

## waiting-room: before the start

browser-waiting-room = Ждём игроков

browser-waiting-room-invite = Отправьте эту ссылку тем, кто будет играть:

browser-waiting-room-link = Ссылка на этот стол

browser-waiting-room-copy = Копировать

browser-waiting-room-copied = Скопировано

browser-waiting-room-share = Поделиться…

browser-waiting-room-join = Занять место

browser-waiting-room-start = Начать игру

browser-waiting-room-fill-with-bots = Начать сейчас: на свободных местах боты

browser-waiting-room-rated-join = Это рейтинговая игра: за стол садятся только те, кого знают по имени.

## table: a table

browser-table-over = Игра окончена.

browser-table-offline = Связь потеряна. Подключаемся снова…

browser-table-purse = Что у вас есть

browser-table-fold = Свернуть вопрос

browser-table-unfold = Показать вопрос целиком

browser-table-log =
    { $n ->
        [0] Журнал и чат
        [one] Журнал и чат, { $n } новая строка
        [few] Журнал и чат, { $n } новые строки
       *[other] Журнал и чат, { $n } новых строк
    }

browser-table-spectator = Вы наблюдаете.

## board: what all boards share

browser-board = Поле

browser-board-players = Игроки

browser-board-laying = Накрываем стол …

browser-board-zoom = Увеличить

browser-board-zoom-out = Целиком

## decision: the question that is open

browser-decision = Ваше решение

browser-decision-waiting = Ход за другими: { $who }

browser-decision-sealed = Вы сделали выбор.

browser-decision-all-options = Показать все варианты

browser-decision-why-not = Почему нельзя…?

browser-decision-nothing-blocked = Других вариантов здесь нет.

browser-decision-made-forced = Другого выбора не было: { $what }

browser-decision-made = За вас ответил сервер (так настроено или вышло время): { $what }

browser-decision-cause = Вопрос задан вот почему: { $what }

browser-decision-end-turn = Закончить ход

browser-decision-undo = Отменить

browser-decision-undo-turn = Отменить весь ход

browser-decision-will-send = Ваш выбор будет отправлен, как только вернётся связь.

## preview: what a choice brings, before it is made

browser-preview = Что это даст

# $n (number): points won or lost, without a sign
browser-preview-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}

# $n (number): a share in percent
browser-preview-share = { $n } %

browser-preview-chance = Дальше решает случай. По многим пробам:

browser-preview-others = Что будет дальше, зависит от того, что есть у других и что они выберут.

## confirm: before a choice that cannot be taken back

browser-confirm-yes = Да

browser-confirm-no = Ещё нет

browser-confirm-final = Потом этого уже не отменить.

browser-confirm-never = Больше не спрашивать, ни в одной игре (включить снова можно в меню)

## keys: keys that do something at a table

browser-keys = Клавиши

browser-keys-any = любая

browser-keys-option = выбрать вариант с этим номером

browser-keys-undo = отменить последний выбор

browser-keys-undo-turn = начать ход заново

browser-keys-end-turn = отказаться от всего, о чём ещё спросят в этот ход

browser-keys-why-not = узнать, почему что-то нельзя выбрать

browser-keys-board = перейти к полю

browser-keys-zoom = увеличить поле

browser-keys-log = перейти к последней строке журнала

browser-keys-chat = написать в чат

browser-keys-replay = посмотреть повтор

browser-keys-rules = открыть правила

browser-keys-sound = включить или выключить звуки

browser-keys-skip = пропустить показ событий

browser-keys-list = открыть этот список

browser-keys-arrows = Стрелки ведут по вариантам и журналу, Enter выбирает, Escape закрывает.

browser-keys-use = Использовать клавиши с буквами и цифрами

## log: log and chat

browser-log = Журнал

browser-log-say = Сказать что-нибудь

browser-log-send = Отправить

## motion: how what happens is told

browser-motion-pace = Темп

browser-motion-pace-instant = сразу

browser-motion-pace-quick = быстро

browser-motion-pace-normal = обычный

browser-motion-pace-slow = медленно

browser-motion-since = После вашего последнего выбора

browser-motion-since-told = После вашего последнего выбора: { $name }, { $n ->
    [one] { $n } событие
    [few] { $n } события
   *[other] { $n } событий
}

browser-motion-again = Показать ещё раз

## menu: the menu of a table

browser-menu-confirm = Спрашивать перед выбором, который нельзя отменить

browser-menu = Меню

browser-menu-forced = Единственный возможный выбор делать сразу

browser-menu-hand-over = Пусть за меня играет бот

browser-menu-take-back = Играть дальше без бота

browser-menu-resign = Сдаться

browser-menu-resign-sure = Точно сдаться?

browser-menu-propose-finish = Предложить закончить игру

browser-menu-propose-undo = Предложить вернуться сюда

browser-menu-people = Люди и разговор

browser-menu-replace = { $name }: ушёл игрок, пусть дальше играет бот

browser-menu-propose-replace = { $name }: ушёл игрок, предложить бота

browser-menu-mute = { $name }: запретить писать

browser-menu-lock-chat = Закрыть разговор

browser-menu-forget = Удалить здесь моё имя и мои слова

browser-menu-forget-sure = Точно удалить? Игра продолжится.

browser-menu-report = { $name }: пожаловаться владельцу сервера

browser-menu-report-why = Что случилось? Это прочтёт только владелец сервера, вместе с последними репликами.

browser-menu-report-send = Отправить

browser-menu-report-sent = Жалоба передана владельцу сервера.

## auto-answers: what the server answers for a person

browser-auto-answers-own = Ответы от вашего имени за всеми вашими столами

browser-auto-answers-none = Пока нет. Их выбирают в меню стола.

browser-auto-answers-clear = Снова спрашивать меня

browser-auto-answers = Ответы за меня

browser-auto-answers-hint = Эти вопросы могут возникнуть, пока ходят другие; тогда сервер может ответить за вас, чтобы никто не ждал. В ваш собственный ход вас спросят.

browser-auto-answers-again = Когда нынешний вопрос возникнет снова

browser-auto-answers-ask = спрашивать меня

browser-auto-answers-default = отвечать за меня так, как если бы вышло время

browser-auto-answers-never = отказываться за меня

browser-auto-answers-reach = Эти ответы действуют

browser-auto-answers-here = за этим столом

browser-auto-answers-everywhere = за всеми моими столами этой игры

## proposal: proposals to all seats

browser-proposal-undo = { $who } предлагает вернуться к шагу { $ply }.

browser-proposal-finish = { $who } предлагает закончить игру на этом.

browser-proposal-replace = { $who } предлагает передать боту место: { $target }.

browser-proposal-agree = Согласиться

browser-proposal-disagree = Отказаться

## curtain: two people at one screen

browser-curtain = Передайте экран: { $name }.

browser-curtain-open = Это я, { $name }

## replay: looking back

browser-replay = Повтор

browser-replay-ply = Шаг { $n } из { $of }

browser-replay-back = На шаг назад

browser-replay-forward = На шаг вперёд

browser-replay-round-back = На раунд назад

browser-replay-round-forward = На раунд вперёд

browser-replay-play-on = Пуск

browser-replay-pause = Пауза

browser-replay-branch = Играть отсюда против ботов

browser-replay-to-present = К текущему положению

## coach: hints, estimates, reviews

browser-coach = Тренер

browser-coach-hint = Подсказка

browser-coach-thinking = Тренер думает…

browser-coach-best = Чемпион выбрал бы:

browser-coach-estimate = Кто впереди?

browser-coach-goal-score = Ожидаемые очки в конце партии

browser-coach-goal-margin = Ожидаемый отрыв в конце партии

browser-coach-review = Разобрать партию

browser-coach-curve = Кто был впереди

browser-coach-costly = Что обошлось дороже всего

browser-coach-nothing-costly = Ничто не обошлось дорого.

browser-coach-choice = Шаг { $n }: { $chosen }

browser-coach-better = Лучше: { $what }

browser-coach-cost = Цена: { $points }

## result: the end of a game

browser-result = Итог

browser-result-winner = Победа: { $who }!

browser-result-winners = Общая победа: { $who }

browser-result-tie-break = При равенстве очков решило: { $what }.

browser-result-tie-break-elsewhere = На местах ниже при равенстве очков решило: { $what }.

browser-result-won-most = Что решило: { $what } (+{ $n }).

browser-result-behind = { $who }: { $n ->
        [0] столько же очков, сколько у победителя.
        [one] отставание — { $n } очко.
        [few] отставание — { $n } очка.
       *[many] отставание — { $n } очков.
    }

browser-result-behind-best = Лучше победителя в категории «{ $what }» (+{ $n }).

browser-result-won-resigned = Игру оставили: { $who }.

browser-result-won-eliminated = Выбыли из игры: { $who }.

browser-result-points = Очки

browser-result-total = Всего

browser-result-score-chart = Очки по ходу игры

browser-result-over-time = шаги игры

browser-result-share = Ссылка на эту игру для всех, кто хочет посмотреть:

browser-result-fairness = Был ли случай честным?

browser-result-fairness-text = Первое число было показано до начала игры; это SHA-256 от второго, из которого взяты все случайности.

browser-result-download = Скачать запись

browser-result-rematch = Сыграть ещё раз

browser-result-rematch-join = Есть новый стол: присоединиться

## closed: игра, которую нельзя продолжить так, как она началась

browser-closed-why-older-rules = Эту партию играли по правилам, которые с тех пор исправлены. Её можно прочитать и сохранить, но продолжить нельзя.

browser-closed-why-other-data = Эту партию начали с картами и числами, которых нет на этом сервере. Её можно прочитать и сохранить, но продолжить нельзя.

browser-closed-why-diverged = Повтор этой партии больше не сходится с её записью. Запись можно прочитать и сохранить, но продолжить партию нельзя; подробности — в журнале сервера.

browser-closed-why-operator = Владелец сервера закрыл этот стол. Сыгранное можно прочитать и сохранить, но продолжить нельзя.

browser-closed-why-abandoned = Этот стол закрыт: за ним очень долго ничего не происходило. Сыгранное можно прочитать и сохранить, но продолжить нельзя.

browser-closed-winner = победа

browser-closed-record = Сохранить запись партии ({ $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[other] { $plies } ходов
  })

browser-closed-new = Новый стол этой игры

## reference: rules and components

browser-reference-search = Поиск

browser-reference-chapters = Разделы

browser-reference-found = { $n } из { $of }

browser-reference-provenance = Откуда известно

browser-reference-any-provenance = любой источник

## correct: an owner’s corrections of components

browser-correct = Исправить

browser-correct-title = Исправить: { $name }

browser-correct-hint = Впишите то, что напечатано в вашем экземпляре игры. Исправления хранятся в этом браузере и действуют за столами, которые вы с ними создадите.

browser-correct-name = название

browser-correct-names = Названия

browser-correct-names-hint = Исправленное название стоит во всех фразах как есть и не склоняется. Пустое поле оставляет прежнее.

browser-correct-language-en = по-английски

browser-correct-language-ru = по-русски

browser-correct-language-uk = по-украински

browser-correct-structure-hint = Записано данными (JSON), как в файле исправлений.

browser-correct-list-hint = Несколько значений через запятую.

browser-correct-before = было: { $was }

browser-correct-was = было

browser-correct-is = стало

browser-correct-save = Сохранить

browser-correct-undo = Вернуть как было

browser-correct-own = Ваша коробка

browser-correct-own-text = У вас есть эта игра? Исправьте то, что в вашем экземпляре иначе: скорее всего, это помечено «придумано».

browser-correct-count =
    { $n ->
        [0] Пока ничего не исправлено.
       *[other] Исправлено компонентов: { $n }.
    }

browser-correct-download = Сохранить в файл

browser-correct-upload = Открыть файл

browser-correct-upload-hint = Исправления из файла заменят те, что хранятся здесь.

browser-correct-forget = Удалить все исправления

browser-correct-forget-sure = Удалить все исправления этой игры?

browser-correct-differences = Исправленные компоненты

browser-correct-differences-text = За этим столом играют с исправлениями владельца игры. Вот что отличается:

browser-correct-flaw-bounds = Здесь должно стоять целое число от { $least } до { $most }.

browser-correct-flaw-number = Здесь должно стоять целое число.

browser-correct-flaw-word = Здесь должно стоять слово.

browser-correct-flaw-tick = Здесь может стоять только true или false.

browser-correct-flaw-list = Здесь должен стоять список в квадратных скобках.

browser-correct-flaw-table = Здесь должны стоять значения с именами в фигурных скобках.

browser-correct-flaw-effect = Такого действия здесь игра не знает.

browser-correct-flaw-count = Сколько здесь должно быть значений: { $n }.

browser-correct-flaw-unknown = Значение «{ $value }» здесь не подходит. Возможные: { $known }.

browser-correct-flaw-field = Поля «{ $name }» здесь нет.

browser-correct-flaw-missing = Не хватает поля «{ $name }».

browser-correct-flaw-rule = Это правило, а не число: исправить его нельзя.

browser-correct-flaw-shape = Здесь можно исправить только числа.

browser-correct-flaw-even = Здесь должно стоять чётное число.

browser-correct-flaw-long = Здесь помещается не больше { $most } знаков.

browser-correct-flaw-line = Здесь должна стоять одна строка простого текста без фигурных скобок.

browser-correct-flaw-size = Слишком много: не больше { $most } значений.

browser-correct-flaw-toml = Файл не читается: это не TOML.

browser-correct-flaw-json = Это не читается как данные (JSON).

browser-correct-flaw-kind = Такого вида компонентов в игре нет.

browser-correct-flaw-id = Такого компонента в игре нет.

browser-correct-flaw-misfit = Это не сочетается с остальной игрой.

## guide: the guided first round

browser-guide = Первый раунд с подсказками

browser-guide-next = Дальше

browser-guide-back = Назад

browser-guide-close = Закрыть подсказки

browser-guide-offer = Играете впервые? Первый раунд с пояснениями займёт десять минут.

browser-guide-choose = Теперь сделайте отмеченный выбор.

browser-guide-advised = (по подсказке)

browser-guide-leave = Так вы отступите от подсказок и дальше будете играть свободно.

## notifications: notifications

browser-notifications = Уведомления

browser-notifications-turn = Ваш ход

browser-notifications-intro = Greathall может сообщить, что настал ваш ход, когда вас нет за столом. Пока вы ничего здесь не включили, ничего не отправляется.

browser-notifications-no-seat = Электронная почта, вебхуки и сообщения при закрытом Greathall касаются ваших мест. Сначала сядьте за стол.

browser-notifications-here = На этом устройстве

browser-notifications-bell = Сообщать, пока Greathall открыт в фоне

browser-notifications-push = Сообщать и когда Greathall закрыт

browser-notifications-unable = Этот браузер не может показывать здесь уведомления. Возможно, нужно защищённое соединение (https).

browser-notifications-denied = Этому браузеру запрещено показывать уведомления отсюда. Разрешить их снова можно в его настройках для этого сайта.

browser-notifications-email = Электронная почта

browser-notifications-email-hint = Сначала придёт ссылка для подтверждения адреса; в каждом письме есть ссылка, чтобы от них отказаться.

browser-notifications-email-address = Ваш адрес электронной почты

browser-notifications-email-set = Прислать ссылку

browser-notifications-email-waits = Письмо отправлено на адрес { $address }. Откройте ссылку из него в течение трёх дней.

browser-notifications-email-on = Письма приходят на адрес { $address }.

browser-notifications-webhook = Вебхук

browser-notifications-webhook-hint = Для чатов и собственных программ: адрес https, принимающий JSON, например вебхук Discord или Slack.

browser-notifications-webhook-address = Адрес вебхука

browser-notifications-webhook-set = Использовать этот адрес

browser-notifications-webhook-on = Сообщения уходят на { $host }.

browser-notifications-secret = Сообщения подписаны этим секретом. Он показан только сейчас:

browser-notifications-remove = Убрать

browser-notifications-when = Когда и как

browser-notifications-language = Язык сообщений

browser-notifications-remind = Напоминать

browser-notifications-remind-0 = никогда

browser-notifications-remind-60 = через час

browser-notifications-remind-240 = через четыре часа

browser-notifications-remind-720 = через двенадцать часов

browser-notifications-remind-1440 = через день

browser-notifications-times = Сколько напоминаний

browser-notifications-times-n =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[other] { $n } раз
    }

browser-notifications-quiet = Тихие часы

browser-notifications-quiet-from = Начало тихих часов

browser-notifications-quiet-to = Конец тихих часов

browser-notifications-zone = Часовой пояс

browser-notifications-over = Сообщать об окончании игры

browser-notifications-kept = Сохранено.

browser-notifications-test = Отправить пробное сообщение

browser-notifications-way-push = Браузеры

browser-notifications-way-email = Почта

browser-notifications-way-webhook = Вебхук

browser-notifications-fate-sent = отправлено

browser-notifications-fate-failed = отправить не удалось

browser-notifications-fate-gone = такого адреса нет, он убран

browser-notifications-confirm = Подтвердить адрес

browser-notifications-confirm-text = Писать на этот адрес, когда настаёт ваш ход?

browser-notifications-confirm-done = Адрес подтверждён. Вам сообщат, когда настанет ваш ход.

browser-notifications-unsubscribe = Больше не присылать писем

browser-notifications-unsubscribe-text = Перестать писать на этот адрес?

browser-notifications-unsubscribe-done = Готово. Адрес удалён, писем больше не будет.

## person: names, statistics and ratings

browser-person = Ваше имя и ваши игры

browser-person-short = Ваши игры

browser-person-name = Ваше имя на этом сервере

browser-person-why = Играть можно и без имени. С именем свои места доступны с любого устройства, и можно сесть за рейтинговый стол.

browser-person-hint = Новое имя с этой минуты ваше; для известного нужна его парольная фраза. Забытую фразу никто не пришлёт.

browser-person-phrase = Парольная фраза (8 знаков)

browser-person-sign-in = Войти

browser-person-signed-in = Здесь вас знают под именем { $name }.

browser-person-sign-out = Выйти на этом устройстве

browser-person-delete = Удалить это имя

browser-person-delete-text = Ваше имя и всё, что вы писали, исчезнет со всех ваших столов, а рейтинги станут ничьими. Ваши места останутся открыты на этом устройстве.

browser-person-delete-now = Удалить навсегда

browser-person-keep = Оставить

browser-person-data = Скачать мои данные

browser-person-data-text = Файл со всем, что этот сервер хранит о вас: ваши места и то, что вы там писали, ваши настройки и результаты. Подтвердите парольной фразой.

browser-person-data-now = Скачать

browser-person-data-not = Не сейчас

browser-person-statistics = Ваши оконченные игры

browser-person-game = Игра

browser-person-column-seats = Игроков

browser-person-column-games = Игр

browser-person-column-wins = Побед

browser-person-column-mean = В среднем

browser-person-column-best = Рекорд

browser-person-column-rating = Рейтинг

browser-person-no-games = Пока ни одной.

browser-person-what-counts = Учитываются целые игры: без ответвлений, без игр с проводником, без оконченных по согласию и без тех, где за одним устройством сидели несколько человек.

browser-person-best = Лучшие игроки

browser-person-for =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }

browser-person-rated-games =
    { $n ->
        [one] { $n } рейтинговая игра
        [few] { $n } рейтинговые игры
       *[many] { $n } рейтинговых игр
    }

browser-person-nobody-rated = Рейтинга здесь пока ни у кого нет.

## about: about this project

browser-about = О проекте

browser-about-what = Greathall — цифровой стол для четырёх настольных игр о Средневековье: единый движок следит за всеми правилами и объясняет, почему чего-то нельзя, — для людей, ботов и программ.

browser-about-unofficial = Это неофициальный проект игроков, не связанный ни с издателями, ни с авторами, ни с правообладателями. Названия игр и все товарные знаки принадлежат их владельцам.

browser-about-buy = Если игра вам понравится, пожалуйста, купите её: настоящая приятнее на ощупь.

browser-about-data = Все рисунки здесь наши собственные, все тексты написаны нами. Числа, которых не удалось найти, придуманы нами и помечены в списке компонентов.

browser-about-thanks = Благодарности

browser-about-icons = Значки взяты с

browser-about-fonts = Шрифты:

## error: what can go wrong

browser-error-offline = Сервер недоступен.

browser-error-fault = Что-то пошло не так; ничего не изменилось.

browser-error-no-table = Такого стола нет.

browser-error-no-game = Такой игры нет.

browser-error-no-key = Эта ссылка не открывает места за столом.

browser-error-bad-components = Эти исправления компонентов не подходят к игре.

browser-error-bad-record = Эту запись прочитать не удалось.

browser-error-no-record = Запись есть только у оконченной игры.

browser-error-hushed = Чат закрыт.

browser-error-stale = Положение успело измениться, выберите ещё раз.

browser-error-not-asked = Сейчас не ваш ход.

browser-error-no-undo = Отменять нечего.

browser-error-seat-taken = Это место занято.

browser-error-table-full = Все места заняты.

browser-error-started = Игра уже началась.

browser-error-over = Игра окончена.

browser-error-older-rules = Эту партию играли по прежним правилам: её можно прочитать, но не продолжить.

browser-error-other-data = Эту партию начали с другими картами и числами: её можно прочитать, но не продолжить.

browser-error-diverged = Повтор этой партии больше не сходится с её записью: её можно прочитать, но не продолжить.

browser-error-operator = Владелец сервера закрыл этот стол.

browser-error-abandoned = За этим столом очень долго ничего не происходило; он закрыт.

browser-error-blocked = Этот сервер закрыт для вашего адреса.

browser-error-colour-taken = У двух мест одинаковый цвет.

browser-error-bad-setup = Так игру разложить нельзя.

browser-error-too-fast = Слишком быстро; подождите немного.

browser-error-too-many-tables = Отсюда создано слишком много столов; подождите немного.

browser-error-proposal-open = Другое предложение ещё не решено.

browser-error-not-absent = Этот человек здесь, или у него ещё есть время ответить.

browser-error-rated = За рейтинговым столом так нельзя.

browser-error-stand-in = За это место сейчас играет бот.

browser-error-in-doubt = Сервер не знает, сохранилось ли это. Дальше вы увидите, как обстоят дела за столом.
browser-error-storage = Сервер не смог это сохранить; ничего не изменилось.

browser-error-automa = Автома не довела дело до конца; ничего не изменилось. Попробуйте ещё раз.

browser-error-no-coach = Пока партия не закончена, тренер помогает только там, где нет других людей.

browser-error-coach = Тренеру нечего об этом сказать.

browser-error-bad-address = Этот адрес использовать нельзя.

browser-error-bad-link = Эта ссылка больше не действует.

browser-error-push = Браузеру не удалось связаться со своей службой push-уведомлений.

browser-error-no-person = У этого имени другая парольная фраза, или его только что заняли.

browser-error-bad-name = В имени должны быть видимые буквы одного алфавита.

browser-error-name-alike = Кто-то уже носит похожее на вид имя.

browser-error-weak-phrase = Эту парольную фразу слишком легко угадать; выберите другую.

browser-error-not-known = Это для тех, кого знают по имени: сначала войдите.

browser-error-sits-already = Вы уже сидите за этим столом.
