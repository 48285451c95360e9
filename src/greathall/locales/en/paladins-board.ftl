### Labels on the browser’s board of Paladins.

paladins-board-round = Round { $n } of { $of }

paladins-board-land = Land

paladins-board-town = Town

paladins-board-own_board = My board

paladins-board-players = Players

paladins-board-regions = Regions

paladins-board-townsfolk = Townsfolk

paladins-board-outsiders = Outsiders

paladins-board-orders = King’s orders

paladins-board-favours = King’s favours

paladins-board-taverns = Taverns

paladins-board-tax_supply = Tax supply

paladins-board-tax_supply_text = When its last silver is taken, the inquisition is held.

paladins-board-in_deck = In the deck

paladins-board-walls = Walls

paladins-board-jars = Jars

paladins-board-workshops = Workshops

paladins-board-suspicions = Suspicions

paladins-board-unpaid = Unpaid debts

paladins-board-paid = Paid debts

paladins-board-workers = Workers

paladins-board-monk = Monk

paladins-board-outpost = Outpost

paladins-board-workshop = Workshop

paladins-board-workshop_text = The next workshop to leave the board brings this worker.

paladins-board-hand = Your paladins

paladins-board-paladin = Paladin

paladins-board-paladin_hidden = A paladin is chosen and lies face down.

paladins-board-paladin_none = No paladin serves now.

paladins-board-paladin_deck = Your paladin deck

paladins-board-deck_top = on top

paladins-board-deck_unseen = order unknown

paladins-board-deck_bottom = below

paladins-board-deck_spent = served

paladins-board-serves = Serves now

paladins-board-stack_hint = Click in this order: who serves, who goes on top; the last one goes under the deck.

paladins-board-passed = passed

paladins-board-first_player = First player

paladins-board-face_down = Face down until round { $n }

paladins-board-empty = empty

paladins-board-free = Free

paladins-board-quest = Quest

paladins-board-quests = Quests

paladins-board-hire = When hired

paladins-board-hired = Hired

paladins-board-attacked = Attacked

paladins-board-price = Price

paladins-board-done = Done { $n } of { $of }

paladins-board-done_times = Done: { $n }

paladins-board-points_so_far = Points so far

paladins-board-boost = { $n } on the track, { $boost } from the paladin

paladins-board-whole_board = Whole board

paladins-board-marker = Resource marker

paladins-board-marker_text = What the bot gains moves it; it shows which card the bot takes. Past the end, the lowest attribute rises.

paladins-board-schemes = Schemes

paladins-board-schemes_left = in the deck

paladins-board-schemes_used = revealed

paladins-board-schemes_waiting = on favours

paladins-board-fallback = Fallback row

paladins-board-used = used this round

paladins-board-pile = Markers, top first

paladins-board-tray = To choose now

paladins-board-take_back = Put back: { $name }

paladins-board-zoom = Size of the board

paladins-board-zoom_in = Larger

paladins-board-zoom_out = Smaller

paladins-board-zoom_fit = Fit the whole table

paladins-board-in_place_of = in place of { $worker }
