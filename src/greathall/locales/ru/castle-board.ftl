### Labels of Castle's board in the browser.

castle-board-castle = Замок

castle-board-town = Город

castle-board-mine = Моя рука

castle-board-tray = Выбор сейчас

castle-board-tower-text = Сюда попадает часть каждой поставки; строитель забирает все фишки одного вида.

castle-board-plan = { $name }: стоимость { $cost }, очки: { $points }, не построено

castle-board-tile = стоимость { $cost }, очки: { $points }

castle-board-built = { $name }: построено

castle-board-space-free = { $name }: свободно

castle-board-space-taken = { $name }: { $who }

castle-board-cost = стоимость

castle-board-points = очки

castle-board-fee = место для слуги и плата

castle-board-yields = даёт { $n }

castle-board-delivery = Даёт { $n } хозяину слуги, из них { $share } — защитной башне

castle-board-worth = При строительстве каждая фишка стоит { $n }

castle-board-worth-any = В кузнице каждый слиток меняют на одну любую фишку

castle-board-paid = Платят фишками ровно такой стоимости, не менее трёх видов

castle-board-no-helper = Слуги нет

castle-board-face-down =
    { $n ->
        [one] { $n } карточка лицом вниз
        [few] { $n } карточки лицом вниз
       *[other] { $n } карточек лицом вниз
    }

castle-board-unplayed = Не разыграно

castle-board-winter = Зима

castle-board-winter-deck = Неоткрытых зимних карточек: { $n }

castle-board-round = Ход { $n } из { $of }

castle-board-round-winter = Снежинка отмечает ход с зимним событием.

castle-board-queue = Ещё не действовали в этот ход

castle-board-on-card = на карточке
