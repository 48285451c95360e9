### Стіл у терміналі та інші команди.

## Команди

terminal-game-facts = Гравців: { $least }–{ $most }. Хвилин: { $short }–{ $long }.

terminal-result = Підсумок

terminal-so-far = Становище

terminal-total = Разом

terminal-tie-breaks = За рівних очок вирішило: { $names }.

terminal-winners =
    { $n ->
        [one] Переможець: { $names }.
       *[other] Переможці: { $names }.
    }

terminal-verified =
    { $plies ->
        [one] Запис правильний: { $plies } вибір, до кінця гри.
        [few] Запис правильний: { $plies } вибори, до кінця гри.
       *[other] Запис правильний: { $plies } виборів, до кінця гри.
    }

terminal-verified-unfinished =
    { $plies ->
        [one] Запис правильний: { $plies } вибір; гру не закінчено.
        [few] Запис правильний: { $plies } вибори; гру не закінчено.
       *[other] Запис правильний: { $plies } виборів; гру не закінчено.
    }

terminal-simulate-seat = Місце

terminal-simulate-bot = Бот

terminal-simulate-mean = У середньому

terminal-simulate-least = Найменше

terminal-simulate-most = Найбільше

terminal-simulate-wins = Перемог

terminal-simulate-lengths = Виборів за гру: у середньому { $mean }, від { $least } до { $most }.

terminal-simulate-speed = Ігор: { $games }. Виборів: { $decisions }, за секунду { $speed }.

terminal-simulate-failed = Гра { $game } зірвалася: { $error }

terminal-no-rule = Немає правила, де є все це: { $words }

terminal-components = Компоненти й звідки ми їх знаємо

terminal-components-hint = Докладніше: greathall components { $game } ВИД [ID]

terminal-template =
    Те, що в грі «{ $title }» довелося вигадати; виправити може той, хто має коробку.
    Змініть те, що у вас надруковано інакше; решта нічого не змінює, її можна видалити.
    Щоб виправити назви, приберіть # наприкінці файлу. Потім грайте з --components FILE
    або завантажте файл, створюючи стіл.

terminal-template-written = Записано: { $file }

terminal-kind = Вид

terminal-name = Назва

terminal-values = Значення

terminal-provenance = Звідки

terminal-basis = Підстава

terminal-ruling = Тлумачення

terminal-source = Джерело

## Сідаємо за стіл

terminal-welcome = Ласкаво просимо до Greathall.

terminal-ask-language = Мова

terminal-ask-game = У що зіграємо?

terminal-only-game = Граємо в «{ $title }».

terminal-ask-seats = Скільки гравців: від { $least } до { $most }?

terminal-ask-opponents = Хто грає з вами?

terminal-opponents-novice = Новачок: судить за простими прикметами й далеко не дивиться; для першої партії.

terminal-opponents-squire = Зброєносець: вивчив гру, але дивиться лише трохи вперед; дружній суперник.

terminal-opponents-knight = Лицар: продумує свій хід до кінця й мало що проґавлює.

terminal-opponents-champion = Чемпіон: думає найдовше, зважає на випадок та інших; перемогти його важко.

terminal-opponents-people = Люди за цим екраном, по черзі

terminal-ask-settings = Enter — почати; номер — змінити налаштування.

terminal-number-needed = Введіть число від { $least } до { $most }.

terminal-bot-greedy = бот

terminal-bot-random = випадковий бот

terminal-bot-novice = новачок

terminal-bot-squire = зброєносець

terminal-bot-knight = лицар

terminal-bot-champion = чемпіон

terminal-automa = автома

terminal-person = людина

terminal-begin = Enter — почати

terminal-corrected = За цим столом грають із виправленими компонентами

## За столом

terminal-log = Що сталося

terminal-log-more =
    { $n ->
        [one] … і раніше ще { $n } рядок: l
        [few] … і раніше ще { $n } рядки: l
       *[other] … і раніше ще { $n } рядків: l
    }

terminal-forced = { $seat }, єдиний вибір: { $choice }

terminal-turn = { $seat }:

terminal-keys = ? чому ні  w що дасть  t порада  u назад  r правила  s зберегти  q вихід  h ще

terminal-hint-margin = Відрив

terminal-hint-score = Очки

terminal-hint-option = Вибір

terminal-hint-alone = Тренер допомагає лише тим, хто грає без інших людей.

terminal-hint-none = Тренерові нічого сказати: { $why }

terminal-help-choose = номер

terminal-help-choose-text = зробити цей вибір

terminal-help-why-text = чого зараз не можна і чому

terminal-help-preview-text = що дасть вибір, наприклад: w 2

terminal-help-hint-text = що обрав би чемпіон

terminal-help-undo-text = узяти назад останній крок

terminal-help-undo-turn-text = узяти назад увесь хід

terminal-help-rules-text = знайти правило, наприклад: r торговець

terminal-help-components-text = переглянути компоненти, наприклад: c building well

terminal-help-log-text = усе, що сталося

terminal-help-board-text = показати стіл іще раз

terminal-help-save-text = зберегти гру, наприклад: s вечір.json

terminal-help-quit-text = вийти; перед цим можна зберегти

terminal-help-help-text = цей список

terminal-not-understood = «{ $line }» тут вибрати не можна. Введіть номер від 1 до { $n } або h для довідки.

terminal-blocked = Зараз не можна

terminal-nothing-blocked = Нічого іншого тут і немає: можна вибрати все, що є.

terminal-preview-asked = За цим буде ще одне запитання.

terminal-preview-turn = На цьому ваш хід закінчиться.

terminal-preview-over = На цьому гра закінчиться.

terminal-preview-chance = Вирішує випадок.

terminal-preview-others = Залежить від того, що мають інші й що вони оберуть.

terminal-cannot = Не можна: { $reason }

terminal-undone = Узято назад.

terminal-nothing-to-undo = Узяти назад нічого: після вашого останнього кроку хтось зробив хід або відкрилося щось приховане.

terminal-ask-rule = Що шукати (Enter — повернутися)

terminal-many-rules =
    { $n ->
        [one] … і ще { $n } правило. Додайте слово.
        [few] … і ще { $n } правила. Додайте слово.
       *[other] … і ще { $n } правил. Додайте слово.
    }

terminal-saved = Збережено. Щоб продовжити: greathall play --resume { $file }

terminal-not-saved = Не збережено: { $why }

terminal-quit-question = Вийти з-за столу?

terminal-quit-save = Зберегти й вийти

terminal-quit-leave = Вийти без збереження

terminal-quit-stay = Залишитися

terminal-left = До зустрічі.

terminal-recorded = Запис гри: { $file }

terminal-thinking = Боти ходять …

terminal-curtain = { $seat }, ваш хід.

terminal-curtain-look-away = Решту просимо відвернутися.

terminal-curtain-withdraw = { $seat }: u повертає ваш вибір.

terminal-curtain-enter = { $seat }, натисніть Enter, щоб побачити свої картки.

## Поле «Замку на всі часи»

terminal-castle-star = * зимова подія

terminal-castle-points = Очки

terminal-castle-talers = Талери

terminal-castle-helpers = Слуги

terminal-castle-sand = Пісок

terminal-castle-wood = Дошки

terminal-castle-clay = Глина

terminal-castle-stone = Камінь

terminal-castle-silver = Срібло

terminal-castle-you = ви

terminal-castle-stock = Місто й скарбниця

terminal-castle-at-carrier = Біля візка

terminal-castle-brings = привіз (+ у вежу)

terminal-castle-value = вартість фішки

terminal-castle-cards = Персонажі

terminal-castle-face-down = Лежать долілиць

terminal-castle-played = зіграна

terminal-castle-left = не зіграна

terminal-castle-down = ваша, лежить долілиць

terminal-castle-gone = вийшла з гри

terminal-castle-castle = Замок

terminal-castle-cost = Коштує

terminal-castle-spaces = Місця (плата: слуга)

terminal-castle-forge = срібла тут: { $n }

terminal-castle-next = Далі за порядком

terminal-castle-past = Зима дотепер

terminal-castle-unseen = Ще не вийшли взимку
