### Стол в браузере.

## Зал

browser-welcome = Четыре игры о Средневековье за одним столом

browser-welcome-text = С друзьями по ссылке, за одним экраном или против ботов. Ничего не надо устанавливать, регистрация не нужна.

browser-nav = Главное меню

browser-skip = К содержанию

browser-language = Язык

browser-theme = Оформление

browser-theme-auto = Как в системе

browser-theme-light = Светлое

browser-theme-dark = Тёмное

browser-loading = Минуту…

browser-again = Повторить

browser-players = Игроков: { $least }–{ $most }

browser-minutes = { $least }–{ $most } минут

browser-about-game = О чём игра

browser-rules = Правила

browser-components = Компоненты

browser-components-text = Все карты, места и числа, и откуда мы их знаем. Чего нигде не нашлось, помечено: придумано.

browser-own-tables = Ваши столы

browser-public-tables = Открытые столы

browser-finished-tables = Оконченные игры

browser-status-open = ждёт игроков

browser-status-running = идёт игра

browser-status-over = окончена

browser-status-your-turn = ваш ход

browser-won = победа

browser-show-all = Показать все: { $n }

browser-join-by-link = Есть ссылка на стол?

browser-visit = Перейти

browser-import = Открыть запись

browser-to-lobby = В зал

## Новый стол

browser-new-table = Новый стол

browser-seats = Места

browser-how-many = Сколько мест

browser-who = Кто сидит здесь: { $seat }

browser-who-me = Я

browser-who-me-too = Кто-то за этим экраном

browser-who-person = Кто-то по ссылке

browser-bot = Бот

browser-bot-random = Случайный бот

browser-bot-greedy = Жадный бот

browser-automa = Автома

browser-free-seat = свободное место

browser-solo-hint = Одно место: против вас играет автома из книги правил.
browser-hot-seat-hint = За одним экраном могут сидеть несколько человек: между ходами опускается занавес, и чужих тайн никто не увидит.

browser-name = Имя

browser-guest = Гость

browser-gender = Как о вас пишет журнал

browser-gender-female = она

browser-gender-male = он

browser-colour = Цвет

browser-any-colour = любой цвет

browser-variants = Варианты

browser-terms = Условия игры

browser-public = Показывать этот стол всем на этом сервере

browser-clock = Время на размышление

browser-clock-how-long = Сколько времени

browser-clock-none = без ограничения
    .text = Каждый думает сколько угодно.

browser-clock-decision = на каждое решение
    .text = Кто опоздал, за того делается простейший выбор; дважды подряд — и дальше играет бот.

browser-clock-game = на всю игру
    .text = Считается только собственное время. Кто его исчерпал, за того играет бот.

browser-span-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунды
       *[other] { $n } секунд
    }

browser-span-minutes =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
       *[other] { $n } минут
    }

browser-span-hours =
    { $n ->
        [one] { $n } час
        [few] { $n } часа
       *[other] { $n } часов
    }

browser-span-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[other] { $n } дней
    }

browser-sit-down = Сесть за стол

## До начала

browser-waiting-room = Ждём игроков

browser-you = вы

browser-invite = Отправьте эту ссылку тем, кто будет играть:

browser-link = Ссылка на этот стол

browser-copy = Копировать

browser-copied = Скопировано

browser-join = Занять место

browser-start = Начать игру
browser-fill-with-bots = Начать сейчас: на свободных местах боты

## За столом

browser-board = Поле

browser-players-tab = Игроки

browser-laying = Накрываем стол …

browser-decision = Ваше решение

browser-waiting = Ход за другими: { $who }

browser-sealed = Вы сделали выбор.

browser-sure-yes = Да

browser-sure-no = Ещё нет

browser-final = Потом этого уже не отменить.

browser-final-never = Больше не спрашивать

browser-confirm = Спрашивать перед выбором, который нельзя отменить

browser-over = Игра окончена.

browser-all-options = Показать все варианты

browser-why-not = Почему нельзя…?

browser-nothing-blocked = Других вариантов здесь нет.

browser-undo = Отменить

browser-undo-turn = Отменить весь ход

browser-will-send = Ваш выбор будет отправлен, как только вернётся связь.

browser-offline = Связь потеряна. Подключаемся снова…

browser-log = Журнал

browser-chat = Сказать что-нибудь

browser-send = Отправить

browser-thinks = должен сделать выбор

browser-hours = { $n } ч

browser-days = { $n } дн.

browser-clock-left-decision = Осталось на это решение: { $time }

browser-clock-left-game = Осталось до конца игры: { $time }

browser-resigned = сдаётся

browser-stand-in = играет бот

browser-away = не в сети

browser-spectator = Вы наблюдаете.

browser-menu = Меню

browser-close = Закрыть

browser-sound = Звонок, когда мой ход

browser-forced = Единственный возможный выбор делать сразу

browser-hand-over = Пусть за меня играет бот

browser-take-back = Играть дальше самому

browser-resign = Сдаться

browser-resign-sure = Точно сдаться?

browser-propose-finish = Предложить закончить игру

browser-propose-undo = Предложить вернуться сюда

browser-proposal-undo = { $who } предлагает вернуться к шагу { $ply }.

browser-proposal-finish = { $who } предлагает закончить игру на этом.

browser-proposal-replace = { $who } предлагает передать боту место: { $target }.

browser-agree = Согласиться

browser-disagree = Отказаться

browser-curtain = Передайте экран: { $name }.

browser-curtain-open = Это я, { $name }

browser-zoom = Увеличить

browser-zoom-out = Целиком

## Просмотр

browser-history = Просмотр

browser-ply = Шаг { $n } из { $of }

browser-back = На шаг назад

browser-forward = На шаг вперёд

browser-play-on = Пуск

browser-pause = Пауза

browser-branch = Играть отсюда против ботов

browser-to-present = К текущему положению

## Конец

browser-result = Итог

browser-winner = Победа: { $who }!

browser-winners = Общая победа: { $who }

browser-tie-break = При равенстве очков решило: { $what }.

browser-tie-break-elsewhere = Ниже равенство очков решило следующее: { $what }.

browser-won-margin = Отрыв от второго места ({ $second }): { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }.

browser-won-most = Что решило: { $what } (+{ $n }).

browser-won-resigned = Игру оставили: { $who }.

browser-won-eliminated = Выбыли из игры: { $who }.

browser-points = Очки

browser-total = Всего

browser-score-chart = Очки по ходу игры

browser-over-time = шаги игры

browser-share = Ссылка на эту игру для всех, кто хочет посмотреть:

browser-fairness = Был ли случай честным?

browser-fairness-text = Первое число было показано до начала игры; это SHA-256 от второго, из которого взяты все случайности.

browser-download = Скачать запись

browser-rematch = Сыграть ещё раз

browser-rematch-join = Есть новый стол: присоединиться

## Справка

browser-search = Поиск

browser-chapters = Разделы
browser-found = { $n } из { $of }

browser-provenance = Откуда известно

browser-any-provenance = любой источник

## О проекте

browser-about = О проекте

browser-about-what = Greathall — цифровой стол для четырёх настольных игр о Средневековье: единый движок следит за всеми правилами и объясняет, почему чего-то нельзя, — для людей, ботов и программ.

browser-about-unofficial = Это неофициальный проект игроков, не связанный ни с издателями, ни с авторами, ни с правообладателями. Названия игр и все товарные знаки принадлежат их владельцам.

browser-about-buy = Если игра вам понравится, пожалуйста, купите её: настоящая приятнее на ощупь.

browser-about-data = Все рисунки здесь наши собственные, все тексты написаны нами. Числа, которых не удалось найти, придуманы нами и помечены в списке компонентов.

browser-about-thanks = Благодарности

browser-about-icons = Значки взяты с

browser-about-fonts = Шрифты:

## Что может пойти не так

browser-error-offline = Сервер недоступен.

browser-error-fault = Что-то пошло не так; ничего не изменилось.

browser-error-no-table = Такого стола нет.

browser-error-no-game = Такой игры нет.

browser-error-no-key = Эта ссылка не открывает места за столом.

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

browser-error-colour-taken = У двух мест одинаковый цвет.

browser-error-bad-setup = Так игру разложить нельзя.

browser-error-too-fast = Слишком быстро; подождите немного.

browser-error-proposal-open = Другое предложение ещё не решено.

browser-error-stand-in = За это место сейчас играет бот.

browser-error-storage = Сервер не смог это сохранить; ничего не изменилось.

browser-error-automa = Автома не довела дело до конца; ничего не изменилось. Попробуйте ещё раз.

## Первый ход с подсказками

browser-guide = Первый раунд с подсказками

browser-guide-next = Дальше

browser-guide-back = Назад

browser-guide-close = Закрыть подсказки

browser-guide-offer = Играете впервые? Первый раунд с пояснениями займёт десять минут.

browser-guide-choose = Теперь сделайте отмеченный выбор.

browser-guide-advised = (по подсказке)

browser-guide-leave = Так вы отступите от подсказок и дальше будете играть свободно.

## Поле «Замка на все времена»

browser-castle-castle = Замок

browser-castle-town = Город

browser-castle-mine = Моя рука

browser-castle-tray = Выбор сейчас

browser-castle-tower-text = Сюда попадает часть каждой поставки; строитель забирает все фишки одного вида.

browser-castle-plan = { $name }: стоимость { $cost }, очки { $points }, не построено

browser-castle-tile = стоимость { $cost }, очки: { $points }

browser-castle-built = { $name }: построено

browser-castle-space-free = { $name }: свободно

browser-castle-space-taken = { $name }: { $who }

browser-castle-cost = стоимость

browser-castle-points = очки

browser-castle-fee = место слуги и плата

browser-castle-yields = даёт { $n }

browser-castle-delivery = Даёт { $n } хозяину слуги, из них { $share } — защитной башне

browser-castle-worth = При строительстве каждая фишка стоит { $n }

browser-castle-worth-any = При строительстве каждый слиток заменяет одну любую фишку

browser-castle-paid = Платят фишками ровно такой стоимости, не менее трёх видов

browser-castle-kit =
    Приносит { $pieces }{ $free ->
        [0] { "" }
       *[other] {" "}и ещё { $free } на выбор: песок, доски или глина
    }

browser-castle-no-helper = Слуги нет

browser-castle-face-down =
    { $n ->
        [one] { $n } карточка рубашкой вверх
        [few] { $n } карточки рубашкой вверх
       *[other] { $n } карточек рубашкой вверх
    }

browser-castle-unplayed = Не сыграно

browser-castle-winter = Зима

browser-castle-winter-deck = Неоткрытых зимних карт: { $n }

browser-castle-round = Ход { $n } из { $of }

browser-castle-round-winter = Снежинка отмечает ход с зимним событием.

browser-castle-queue = Ещё не действовали в этом ходу

browser-castle-on-card = на карточке

## Уведомления

browser-calls = Уведомления

browser-calls-turn = Ваш ход

browser-calls-intro = Greathall может сообщить, что настал ваш ход, когда вас нет за столом. Пока вы ничего здесь не включили, ничего не отправляется.

browser-calls-no-seat = Электронная почта, вебхуки и сообщения при закрытом Greathall касаются ваших мест. Сначала сядьте за стол.

browser-calls-here = На этом устройстве

browser-calls-bell = Сообщать, пока Greathall открыт в фоне

browser-calls-push = Сообщать и когда Greathall закрыт

browser-calls-unable = Этот браузер не может показывать здесь уведомления. Возможно, нужно защищённое соединение (https).

browser-calls-denied = Этому браузеру запрещено показывать уведомления отсюда. Разрешить их снова можно в его настройках для этого сайта.

browser-calls-email = Электронная почта

browser-calls-email-hint = Сначала придёт ссылка для подтверждения адреса; в каждом письме есть ссылка, чтобы от них отказаться.

browser-calls-email-address = Ваш адрес электронной почты

browser-calls-email-set = Прислать ссылку

browser-calls-email-waits = Письмо отправлено на адрес { $address }. Откройте ссылку из него в течение трёх дней.

browser-calls-email-on = Письма приходят на адрес { $address }.

browser-calls-webhook = Вебхук

browser-calls-webhook-hint = Для чатов и собственных программ: адрес https, принимающий JSON, например вебхук Discord или Slack.

browser-calls-webhook-address = Адрес вебхука

browser-calls-webhook-set = Использовать этот адрес

browser-calls-webhook-on = Сообщения уходят на { $host }.

browser-calls-secret = Сообщения подписаны этим секретом. Он показан только сейчас:

browser-calls-remove = Убрать

browser-calls-when = Когда и как

browser-calls-language = Язык сообщений

browser-calls-remind = Напоминать

browser-calls-remind-0 = никогда

browser-calls-remind-60 = через час

browser-calls-remind-240 = через четыре часа

browser-calls-remind-720 = через двенадцать часов

browser-calls-remind-1440 = через день

browser-calls-times = Сколько напоминаний

browser-calls-times-n =
    { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[other] { $n } раз
    }

browser-calls-quiet = Тихие часы

browser-calls-quiet-from = Начало тихих часов

browser-calls-quiet-to = Конец тихих часов

browser-calls-zone = Часовой пояс

browser-calls-over = Сообщать об окончании игры

browser-calls-kept = Сохранено.

browser-calls-test = Отправить пробное сообщение

browser-calls-way-push = Браузеры

browser-calls-way-email = Почта

browser-calls-way-webhook = Вебхук

browser-calls-fate-sent = отправлено

browser-calls-fate-failed = отправить не удалось

browser-calls-fate-gone = такого адреса нет, он убран

browser-calls-confirm = Подтвердить адрес

browser-calls-confirm-text = Писать на этот адрес, когда настаёт ваш ход?

browser-calls-confirm-done = Адрес подтверждён. Вам сообщат, когда настанет ваш ход.

browser-calls-unsubscribe = Больше не присылать писем

browser-calls-unsubscribe-text = Перестать писать на этот адрес?

browser-calls-unsubscribe-done = Готово. Адрес удалён, писем больше не будет.

browser-error-bad-address = Этот адрес использовать нельзя.

browser-error-bad-link = Эта ссылка больше не действует.

browser-error-push = Браузеру не удалось связаться со своей службой push-уведомлений.

## Names, statistics and ratings

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

browser-person-statistics = Ваши оконченные игры

browser-person-game = Игра

browser-person-column-seats = Игроков

browser-person-column-games = Игр

browser-person-column-wins = Побед

browser-person-column-mean = В среднем

browser-person-column-best = Рекорд

browser-person-column-rating = Рейтинг

browser-person-no-games = Пока ни одной.

browser-person-what-counts = Считаются целые игры: без ответвлений, без игр с проводником, без оконченных по согласию и без тех, где за одним устройством сидели несколько человек.

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

browser-person-standing = Ответы от вашего имени за всеми вашими столами

browser-person-standing-none = Пока нет. Их выбирают в меню стола.

browser-person-standing-clear = Снова спрашивать меня

browser-rated = Рейтинговая игра

browser-rated-hint = За стол садятся только те, кого знают по имени, каждый на одно место, и никаких ботов. Кто сдался или ушёл, тот последний.

browser-rated-join = Это рейтинговая игра: за стол садятся только те, кого знают по имени.

browser-first = Кто начинает

browser-first-any = как решит игра

browser-error-no-person = У этого имени другая парольная фраза, или его только что заняли.

browser-error-not-known = Это для тех, кого знают по имени: сначала войдите.

browser-error-sits-already = Вы уже сидите за этим столом.

## Manners at the table

browser-manners = Люди и разговор

browser-standing = Ответы за меня

browser-standing-hint = Эти вопросы могут возникнуть, пока ходят другие; тогда сервер может ответить за вас, чтобы никто не ждал. В ваш собственный ход вас спросят.

browser-standing-again = Когда нынешний вопрос возникнет снова

browser-standing-ask = спрашивать меня

browser-standing-default = отвечать за меня, как по часам

browser-standing-never = отказываться за меня

browser-standing-reach = Эти ответы действуют

browser-standing-here = за этим столом

browser-standing-everywhere = за всеми моими столами этой игры

browser-replace = { $name }: ушёл игрок, пусть дальше играет бот

browser-propose-replace = { $name }: ушёл игрок, предложить бота

browser-mute = { $name }: запретить писать

browser-lock-chat = Закрыть разговор

browser-forget = Удалить здесь моё имя и мои слова

browser-forget-sure = Точно удалить? Игра продолжится.
