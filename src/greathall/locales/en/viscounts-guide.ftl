# Viscounts of the West Kingdom: the guided first turns. Texts are read beside the board, before the choice they are about.

viscounts-guide-welcome = Welcome to the West Kingdom! Your viscount rides clockwise round this ring: on the outer road you trade and build, on the inner road you fill the castle and copy manuscripts. Most points win.
viscounts-guide-own = This is your own board. Cards wander over its three spaces from left to right, and the icons that lie there pay for your actions. Below is the track of virtue and corruption, then your nine buildings.
viscounts-guide-draft = Everybody starts with a player card and a hero townsfolk. Take card 10 with Clovis: ten silver and one of each resource are a rich start, though 2 steps of corruption come with them.

viscounts-guide-play = Every turn begins with a card. Its silver is how far your viscount rides, so the Squire leads you two locations on. The icons printed on the free spaces count, too, until cards cover them.
viscounts-guide-move = Ride along the outer road to Coast, right. You must ride exactly as far as the card says; every location beyond that would cost 1 silver.
viscounts-guide-trade = One main action a turn. Here two merchants buy one ink well, and two merchants are printed on your right space: trade!
viscounts-guide-exchange = Silver counts as merchants. With six silver you have eight of them: four ink wells, enough for a manuscript soon. Four silver remain, and each is needed later.
viscounts-guide-recruit = After the action you may hire the townsfolk next to your viscount; your deck grows stronger that way. The Artist is dear, so hire nobody this time. Then your hand is filled up to three cards.
viscounts-guide-rival = Your rival does the same: plays a card, rides, trades. Watch the log, and look at the other boards whenever you like.

viscounts-guide-criminal = Your Squire has moved one space to the right. Now play the Thief: a criminal is wild and pays for anything, but playing one costs 1 corruption for every criminal on your board.
viscounts-guide-further = The Thief leads only one location on. Pay 2 silver to ride three, turning off to the inner road: Foothills, inner road, beside the castle.
viscounts-guide-place = On the inner road nobles place workers in the castle. Squire and Thief are two nobles, and your gold can be the third.
viscounts-guide-workers = One noble places one worker, three place two. Place two! As soon as three of yours stand together in a section, one rises to the next tier for more points and a reward.
viscounts-guide-rival-manuscript = Your rival copies a manuscript on the inner road. Next turn you do that yourself.

viscounts-guide-lender = The manuscript you want lies one segment further, and the Lender leads exactly one location on.
viscounts-guide-inner = Stay on the inner road: Lakeside.
viscounts-guide-transcribe = The Book of Hours needs four clerics: the wild Thief and three ink wells pay for it. It brings 2 virtue at once, and different ribbons make sets worth many points.
viscounts-guide-hire = Look at your track: virtue stands one step from corruption. Hiring the Tinker brings 1 virtue more, and the markers meet. Hire him!

viscounts-guide-collision = Collision! You gained what is shown above the space where the markers met, here 2 silver, a deed and a debt; your rival gained what is shown below it, and your markers went back to their ends. Further left there are more deeds, further right more silver and more debts.
viscounts-guide-dropped = The Squire has dropped off the right end of your board into the discard pile; some cards do something when that happens. Play the Labourer, a builder.
viscounts-guide-outward = Leave the inner road and ride to Mountains, left: building is done from the outer road.
viscounts-guide-build = The cheapest building, a workshop, takes three builders. Build!
viscounts-guide-dismiss = Labourer and Thief make two. The Tinker beside you can be dismissed for 2 silver: he leaves the game, but his builder counts now and he brings 1 virtue. So you keep your stone.
viscounts-guide-workshop = Every building that leaves your board uncovers an ability that lasts. Take the third workshop: from now on you draw up to four cards.
viscounts-guide-site = A site rewards whoever builds there, and neighbours joined by a link gain from it together. On the first site you may flip a debt or a deed.
viscounts-guide-flip = An unpaid debt costs 2 points at the end. Flip it: it is paid, and you gain a resource of your choice.
viscounts-guide-take = Gold stands for nobles and will bring the next workers into the castle.

viscounts-guide-drop-off = Your rival has built as well, and the fifth round begins. The Thief has left your board, and what she does then has come: a debt and 1 silver.
viscounts-guide-end = The game goes on until the last debt is taken from Poverty or the last deed from Prosperity. Then buildings, workers, manuscripts and deeds are counted, and unpaid debts are taken off.
viscounts-guide-done = You have traded, placed workers, copied a manuscript and built. Play on from here as you like: your rival is now a bot.
