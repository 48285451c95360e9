### Стол в терминале и прочие команды.

## Команды

terminal-game-facts = Игроков: { $least }–{ $most }. Минут: { $short }–{ $long }.

terminal-result = Итог

terminal-so-far = Положение

terminal-total = Всего

terminal-tie-breaks = При равенстве очков решило: { $names }.

terminal-winners =
    { $n ->
        [one] Победитель: { $names }.
       *[other] Победители: { $names }.
    }

terminal-verified =
    { $plies ->
        [one] Запись верна: { $plies } выбор, до конца игры.
        [few] Запись верна: { $plies } выбора, до конца игры.
       *[other] Запись верна: { $plies } выборов, до конца игры.
    }

terminal-verified-unfinished =
    { $plies ->
        [one] Запись верна: { $plies } выбор; игра не окончена.
        [few] Запись верна: { $plies } выбора; игра не окончена.
       *[other] Запись верна: { $plies } выборов; игра не окончена.
    }

terminal-simulate-seat = Место

terminal-simulate-bot = Бот

terminal-simulate-mean = В среднем

terminal-simulate-least = Меньше всего

terminal-simulate-most = Больше всего

terminal-simulate-wins = Побед

terminal-simulate-lengths = Выборов за игру: в среднем { $mean }, от { $least } до { $most }.

terminal-simulate-speed = Игр: { $games }. Выборов: { $decisions }, в секунду { $speed }.

terminal-simulate-failed = Игра { $game } сорвалась: { $error }

terminal-no-rule = Нет правила, где есть всё это: { $words }

terminal-components = Компоненты и откуда мы их знаем

terminal-components-hint = Подробнее: greathall components { $game } ВИД [ID]

terminal-template =
    То, что в игре «{ $title }» пришлось придумать; поправить может тот, у кого есть коробка.
    Измените то, что у вас напечатано иначе; остальное ничего не меняет, его можно удалить.
    Чтобы исправить названия, уберите # в конце файла. Затем играйте с --components FILE
    или загрузите файл, создавая стол.

terminal-template-written = Записано: { $file }

terminal-kind = Вид

terminal-name = Название

terminal-values = Значения

terminal-provenance = Откуда

terminal-basis = Основание

terminal-ruling = Толкование

terminal-source = Источник

## Садимся за стол

terminal-welcome = Добро пожаловать в Greathall.

terminal-ask-language = Язык

terminal-ask-game = Во что сыграем?

terminal-only-game = Играем в «{ $title }».

terminal-ask-seats = Сколько игроков: от { $least } до { $most }?

terminal-ask-opponents = Кто играет с вами?

terminal-opponents-novice = Новичок: судит по простым приметам и далеко не смотрит; для первой партии.

terminal-opponents-squire = Оруженосец: выучил игру, но смотрит лишь немного вперёд; дружелюбный соперник.

terminal-opponents-knight = Рыцарь: продумывает свой ход целиком и мало что упускает.

terminal-opponents-champion = Чемпион: думает дольше всех, учитывает случай и других; победить его трудно.

terminal-opponents-people = Люди за этим экраном, по очереди

terminal-ask-settings = Enter — начать; номер — изменить настройку.

terminal-number-needed = Введите число от { $least } до { $most }.

terminal-bot-greedy = бот

terminal-bot-random = случайный бот

terminal-bot-novice = новичок

terminal-bot-squire = оруженосец

terminal-bot-knight = рыцарь

terminal-bot-champion = чемпион

terminal-automa = автома

terminal-person = человек

terminal-begin = Enter — начать

terminal-corrected = За этим столом играют с исправленными компонентами

## За столом

terminal-log = Что произошло

terminal-log-more =
    { $n ->
        [one] … и раньше ещё { $n } строка: l
        [few] … и раньше ещё { $n } строки: l
       *[other] … и раньше ещё { $n } строк: l
    }

terminal-forced = { $seat }, единственный выбор: { $choice }

terminal-turn = { $seat }:

terminal-keys = ? почему  w что даст  t совет  u назад  r правила  s сохранить  q выход  h ещё

terminal-hint-margin = Отрыв

terminal-hint-score = Очки

terminal-hint-option = Выбор

terminal-hint-alone = Тренер помогает только тем, кто играет без других людей.

terminal-hint-none = Тренеру нечего сказать: { $why }

terminal-help-choose = номер

terminal-help-choose-text = сделать этот выбор

terminal-help-why-text = чего сейчас нельзя и почему

terminal-help-preview-text = что даст выбор, например: w 2

terminal-help-hint-text = что выбрал бы чемпион

terminal-help-undo-text = взять назад последний шаг

terminal-help-undo-turn-text = взять назад весь ход

terminal-help-rules-text = найти правило, например: r торговец

terminal-help-components-text = посмотреть компоненты, например: c building well

terminal-help-log-text = всё, что произошло

terminal-help-board-text = показать стол ещё раз

terminal-help-save-text = сохранить игру, например: s вечер.json

terminal-help-quit-text = выйти; перед этим можно сохранить

terminal-help-help-text = этот список

terminal-not-understood = «{ $line }» здесь выбрать нельзя. Введите номер от 1 до { $n } или h для помощи.

terminal-blocked = Сейчас нельзя

terminal-nothing-blocked = Ничего другого здесь и нет: можно выбрать всё, что есть.

terminal-preview-asked = За этим последует ещё один вопрос.

terminal-preview-turn = На этом ваш ход закончится.

terminal-preview-over = На этом игра закончится.

terminal-preview-chance = Решает случай.

terminal-preview-others = Зависит от того, что есть у других и что они выберут.

terminal-cannot = Нельзя: { $reason }

terminal-undone = Взято назад.

terminal-nothing-to-undo = Назад взять нечего: после вашего последнего шага кто-то сделал ход или открылось что-то скрытое.

terminal-ask-rule = Что искать (Enter — вернуться)

terminal-many-rules =
    { $n ->
        [one] … и ещё { $n } правило. Добавьте слово.
        [few] … и ещё { $n } правила. Добавьте слово.
       *[other] … и ещё { $n } правил. Добавьте слово.
    }

terminal-saved = Сохранено. Чтобы продолжить: greathall play --resume { $file }

terminal-not-saved = Не сохранено: { $why }

terminal-quit-question = Выйти из-за стола?

terminal-quit-save = Сохранить и выйти

terminal-quit-leave = Выйти без сохранения

terminal-quit-stay = Остаться

terminal-left = До встречи.

terminal-recorded = Запись игры: { $file }

terminal-thinking = Боты ходят …

terminal-curtain = { $seat }, ваш ход.

terminal-curtain-look-away = Остальных просим отвернуться.

terminal-curtain-withdraw = { $seat }: u возвращает ваш выбор.

terminal-curtain-enter = { $seat }, нажмите Enter, чтобы увидеть свои карточки.

## Поле «Замка на все времена»

terminal-castle-star = * зимнее событие

terminal-castle-points = Очки

terminal-castle-talers = Талеры

terminal-castle-helpers = Слуги

terminal-castle-sand = Песок

terminal-castle-wood = Доски

terminal-castle-clay = Глина

terminal-castle-stone = Камень

terminal-castle-silver = Серебро

terminal-castle-you = вы

terminal-castle-stock = Город и казна

terminal-castle-at-carrier = У тележки

terminal-castle-brings = привоз (+ в башню)

terminal-castle-value = стоимость фишки

terminal-castle-cards = Персонажи

terminal-castle-face-down = Лежат лицом вниз

terminal-castle-played = разыграна

terminal-castle-left = не разыграна

terminal-castle-down = ваша, лежит лицом вниз

terminal-castle-gone = вышла из игры

terminal-castle-castle = Замок

terminal-castle-cost = Стоит

terminal-castle-spaces = Места (плата: слуга)

terminal-castle-forge = серебра здесь: { $n }

terminal-castle-next = Дальше по порядку

terminal-castle-past = Зима до сих пор

terminal-castle-unseen = Ещё не вышли зимой
