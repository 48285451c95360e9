### A Castle for All Seasons: the guided first rounds.

castle-guide-welcome = Welcome to the building site! Everybody builds the same castle, and whoever has the most points after twelve rounds is its master. Let us play the first two rounds together.

castle-guide-castle = This is the castle. Buildings drawn in dashes are still plans: the dark number is the cost, the golden one the points. Copper circles are places for helpers, with the fee in talers.

castle-guide-town = Outside the walls wait four carts and the silver rider: that is where goods come from. Some of them end up on the defence tower.

castle-guide-people = Here are everybody’s talers, pieces, helpers and cards. Both of you hold the same eight cards; a played card comes back only with the architect.

castle-guide-cards = Each round both of you choose two cards in secret. Take the trader, who fetches goods, and the worker who brings two sand and one clay and builds at once.

castle-guide-revealed = The cards are open: the other side plays messenger and stonemason. All characters act in the same order every round: messenger, trader, bricklayer, stonemason, worker, architect.

castle-guide-cart = Your trader sends a helper to a cart. Stone is worth most and you have none, so let him go to the stone cart. One piece of what a cart gives always goes to the defence tower.

castle-guide-bought = The other side’s stonemason has bought a sand from your worker’s card. You have to sell, but the taler is yours.

castle-guide-tower = Now your worker builds. Sand is worth 1, wood 2, clay 4 and stone 5; you pay the cost exactly and with at least three kinds. A tower costs 8, and you have what it takes.

castle-guide-pay = Two ways lead to 8. Pay with the stone: stone, wood and sand make 5 + 2 + 1. Then a sand and a clay are left for the next building.

castle-guide-half = The tower shows 6 points, but a worker scores only half of them: 3. A stonemason would score all 6, and a bricklayer earns talers instead.

castle-guide-second-round = The second round. Places in the castle cost talers: choose the messenger, who brings 8 of them, and the bricklayer, who earns more by building.

castle-guide-in-order = The other side has a trader, and an architect: he will score 5 points for every building that you erect this round.

castle-guide-served = A trader serves all helpers at the carts, whoever played him: the wood cart served the other side, and you got another stone.

castle-guide-defence-tower = Your bricklayer takes all pieces of one kind from the defence tower. Three stones have gathered there: take them.

castle-guide-house = Sand, clay and stone are exactly 10, the cost of a house. A bricklayer gets one taler for each piece paid, so this house brings you 3 talers.

castle-guide-market = Whoever has built this round may send helpers into buildings that stand, with a bricklayer or a stonemason. They stay there and score at the end of the game: at the market every two talers become a point.

castle-guide-send = Which helper shall go? Take one from your supply: the one at the stone cart is served again with every trader.

castle-guide-enough = You may send a second one to the forge, but keep your talers: both places at the market together are worth twice as much, and one of them is still free.

castle-guide-done = Two rounds are behind you, and the architect has scored 5 points for your house. From here on you play as you like; when your hand grows short, your own architect brings all your cards back.
