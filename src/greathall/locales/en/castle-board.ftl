### Labels of Castle's board in the browser.

castle-board-castle = Castle

castle-board-town = Town

castle-board-mine = My hand

castle-board-tray = To choose now

castle-board-tower-text = Part of every delivery lands here; a bricklayer takes all pieces of one kind.

castle-board-plan = { $name }: costs { $cost }, { $points } points, not built

castle-board-tile = costs { $cost }, { $points } points

castle-board-built = { $name }: built

castle-board-space-free = { $name }: free

castle-board-space-taken = { $name }: { $who }

castle-board-cost = cost or worth

castle-board-points = points

castle-board-fee = helper space and its fee

castle-board-yields = gives { $n }

castle-board-delivery = Gives { $n } to its helper’s owner, { $share } of them for the defence tower

castle-board-worth = Worth { $n } each when building

castle-board-worth-any = Through the forge each stands in for one piece of any kind

castle-board-paid = Paid with pieces worth exactly that, of three kinds or more

castle-board-no-helper = No helper stands there

castle-board-face-down =
    { $n ->
        [one] { $n } card face down
       *[other] { $n } cards face down
    }

castle-board-unplayed = Not played

castle-board-winter = Winter

castle-board-winter-deck = { $n } winter cards unseen

castle-board-round = Round { $n } of { $of }

castle-board-round-winter = A snowflake marks a round that brings a winter event.

castle-board-queue = Still to act this round

castle-board-on-card = on the card
