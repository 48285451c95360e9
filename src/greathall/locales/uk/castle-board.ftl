### Labels of Castle's board in the browser.

castle-board-castle = Замок

castle-board-town = Місто

castle-board-mine = Моя рука

castle-board-tray = Вибір зараз

castle-board-tower-text = Сюди потрапляє частина кожної поставки; муляр забирає всі фішки одного виду.

castle-board-plan = { $name }: вартість { $cost }, очки: { $points }, не зведено

castle-board-tile = вартість { $cost }, очки: { $points }

castle-board-built = { $name }: зведено

castle-board-space-free = { $name }: вільно

castle-board-space-taken = { $name }: { $who }

castle-board-cost = вартість

castle-board-points = очки

castle-board-fee = місце для слуги й плата

castle-board-yields = дає { $n }

castle-board-delivery = Дає { $n } господареві слуги, з них { $share } — захисній вежі

castle-board-worth = Під час будівництва кожна фішка коштує { $n }

castle-board-worth-any = У кузні кожен зливок міняють на одну будь-яку фішку

castle-board-paid = Платять фішками рівно такої вартості, щонайменше трьох видів

castle-board-no-helper = Немає слуги

castle-board-face-down =
    { $n ->
        [one] { $n } картка долілиць
        [few] { $n } картки долілиць
       *[other] { $n } карток долілиць
    }

castle-board-unplayed = Не зіграно

castle-board-winter = Зима

castle-board-winter-deck = Невідкритих зимових карток: { $n }

castle-board-round = Хід { $n } з { $of }

castle-board-round-winter = Сніжинка позначає хід із зимовою подією.

castle-board-queue = Ще не діяли цього ходу

castle-board-on-card = на картці
