# Paladins of the West Kingdom: the guided first round. Texts are read beside the board, before the choice they are about.

paladins-guide-welcome = Welcome to West Francia! This is your own board. On the left you gather goods and people, on the right you defend the land and earn points. Seven rounds, and most points win.
paladins-guide-town = The town: people for hire with their prices, taverns with the workers of this round, and the King’s favours, which open from the third round on.
paladins-guide-land = The land: six regions for monks and outposts, each with the faith and strength it demands, and the outsiders who wait to be attacked or converted.

paladins-guide-hire = Before the first round everybody hires somebody for free. Take the Acolyte: whenever you commission a monk, he brings you a labourer.
paladins-guide-paladins = Each round you hold three paladins: one serves, one goes on top of your deck and comes back next round, one goes under it. Let Girard serve: his two scouts and his faith are just what you need. Click Girard, then Anséis; Otton goes under the deck.
paladins-guide-tavern = Girard’s two scouts are yours. The other four workers come from a tavern, and each tavern serves one player only. Tavern 10 has the clerics that a commission needs.

paladins-guide-workers = Six workers stand ready. Every worker has a colour: red fighters, black clerics, blue merchants, green scouts. White labourers fit only spaces that take anybody, purple criminals fit everywhere.
paladins-guide-hunt = A turn is one action. You will pay with provisions soon, so hunt first: with two workers it brings 3 of them, and Girard adds 2.
paladins-guide-hunt-crew = The first space takes anybody, the second a scout. Send the merchant, whom you need least today, and one scout.
paladins-guide-rival-attack = Your rival attacks an outsider: Bérengier lends strength for this round, and the defeated Warrior yields a reward. Whoever lacks strength may pay silver for it.

paladins-guide-commission = Now the right half: an action there takes three workers, costs more each time and counts for points. Commission a monk.
paladins-guide-space = Your faith decides where the monk may go. You have none of your own yet, but Girard lends you 2, and that opens region II. Take the space that brings 2 silver.
paladins-guide-commission-crew = A scout, a cleric, and anybody in the middle. Spend both clerics; the last scout has work of his own later.
paladins-guide-rewards = Look what one action did: 2 silver, +1 influence for good, and a labourer from your Acolyte. Influence will open walls and absolutions, faith opens monks and converts, strength opens outposts and attacks.

paladins-guide-conspire = Conspire! One worker becomes a criminal, who can stand on any space. But beware: every criminal brings a suspicion.
paladins-guide-conspire-crew = Send the labourer; the scout stays.
paladins-guide-criminal = The criminal is yours, and a suspicion with it. A suspicion may bear taxes: silver from the tax supply at the top of the table. When its last coin goes, the inquisition comes, and whoever is most suspected takes a debt.
paladins-guide-rival-debt = Two taxes for you! Your rival meanwhile sends the Missionary on a quest and takes a debt instead of paying: 3 points less at the end, unless it is paid off.

paladins-guide-develop = Seven silver are enough to develop: for 4 silver and any two workers you put a workshop on your board. The scout and the criminal go.
paladins-guide-site = A workshop covers its space for the rest of the game, so that action needs one worker less from now on. Put it on commission; the next monk takes two workers. The workshop also leaves you a scout.

paladins-guide-recruit = One scout is left. A single worker can send somebody of the town on a quest; two would hire for good.
paladins-guide-quest = The price stands below the card; the last place is free. The Abbot’s quest brings a labourer and a cleric: one worker has become two.
paladins-guide-pass = Now pass. Your board is cleared, and up to three workers who were not placed stay with you for the next round. Both of yours do.

paladins-guide-goals = A new round: a new paladin, new taverns, new outsiders. Watch the King’s orders: whoever has done an action five times scores the order at the end. Tracks, walls, converts, monks and outposts from the fifth on, and paid debts score, too.
paladins-guide-done = That was a whole round: paladin, tavern, actions, suspicion, workshop, pass. Play on from here as you like: your rival is now a bot.
