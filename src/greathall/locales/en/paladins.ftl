### Paladins of the West Kingdom: names and sentences.

## The game

paladins-title = Paladins of the West Kingdom

paladins-tagline = Recruit, fortify and convert while the king’s paladins ride with you

paladins-about = One to four nobles defend West Francia for seven rounds. Each round a paladin comes to help and a tavern supplies workers; their placement raises walls, sends monks and outposts, attacks or converts outsiders. Faith, strength and influence open ever more, but criminals bring suspicion, and the inquisition is never far.

## Workers, resources, attributes

paladins-worker-labourer = Labourer
    .nom = labourer
    .n = { $n ->
        [one] { $n } labourer
       *[other] { $n } labourers
    }
    .n-acc = { $n ->
        [one] { $n } labourer
       *[other] { $n } labourers
    }
    .n-gen = { $n ->
        [one] { $n } labourer
       *[other] { $n } labourers
    }

paladins-worker-scout = Scout
    .nom = scout
    .n = { $n ->
        [one] { $n } scout
       *[other] { $n } scouts
    }
    .n-acc = { $n ->
        [one] { $n } scout
       *[other] { $n } scouts
    }
    .n-gen = { $n ->
        [one] { $n } scout
       *[other] { $n } scouts
    }

paladins-worker-merchant = Merchant
    .nom = merchant
    .n = { $n ->
        [one] { $n } merchant
       *[other] { $n } merchants
    }
    .n-acc = { $n ->
        [one] { $n } merchant
       *[other] { $n } merchants
    }
    .n-gen = { $n ->
        [one] { $n } merchant
       *[other] { $n } merchants
    }

paladins-worker-fighter = Fighter
    .nom = fighter
    .n = { $n ->
        [one] { $n } fighter
       *[other] { $n } fighters
    }
    .n-acc = { $n ->
        [one] { $n } fighter
       *[other] { $n } fighters
    }
    .n-gen = { $n ->
        [one] { $n } fighter
       *[other] { $n } fighters
    }

paladins-worker-cleric = Cleric
    .nom = cleric
    .n = { $n ->
        [one] { $n } cleric
       *[other] { $n } clerics
    }
    .n-acc = { $n ->
        [one] { $n } cleric
       *[other] { $n } clerics
    }
    .n-gen = { $n ->
        [one] { $n } cleric
       *[other] { $n } clerics
    }

paladins-worker-criminal = Criminal
    .nom = criminal
    .n = { $n ->
        [one] { $n } criminal
       *[other] { $n } criminals
    }
    .n-acc = { $n ->
        [one] { $n } criminal
       *[other] { $n } criminals
    }
    .n-gen = { $n ->
        [one] { $n } criminal
       *[other] { $n } criminals
    }

paladins-worker-any = Worker of any colour
    .nom = worker of any colour
    .n = { $n ->
        [one] { $n } worker of any colour
       *[other] { $n } workers of any colour
    }
    .n-acc = { $n ->
        [one] { $n } worker of any colour
       *[other] { $n } workers of any colour
    }
    .n-gen = { $n ->
        [one] { $n } worker of any colour
       *[other] { $n } workers of any colour
    }

paladins-resource-silver = Silver
    .nom = silver
    .n = { $n ->
        [one] { $n } silver
       *[other] { $n } silver
    }
    .n-acc = { $n ->
        [one] { $n } silver
       *[other] { $n } silver
    }
    .n-gen = { $n ->
        [one] { $n } silver
       *[other] { $n } silver
    }

paladins-resource-provisions = Provisions
    .nom = provision
    .n = { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
    .n-acc = { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
    .n-gen = { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }

paladins-noun-worker = Worker
    .nom = worker
    .n = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
    .n-acc = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
    .n-gen = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }

paladins-noun-tax = Tax
    .nom = tax
    .n = { $n ->
        [one] { $n } tax
       *[other] { $n } taxes
    }
    .n-acc = { $n ->
        [one] { $n } tax
       *[other] { $n } taxes
    }
    .n-gen = { $n ->
        [one] { $n } tax
       *[other] { $n } taxes
    }

paladins-noun-suspicion = Suspicion
    .nom = suspicion
    .n = { $n ->
        [one] { $n } suspicion
       *[other] { $n } suspicions
    }
    .n-acc = { $n ->
        [one] { $n } suspicion
       *[other] { $n } suspicions
    }
    .n-gen = { $n ->
        [one] { $n } suspicion
       *[other] { $n } suspicions
    }

paladins-noun-debt = Debt
    .nom = debt
    .n = { $n ->
        [one] { $n } debt
       *[other] { $n } debts
    }
    .n-acc = { $n ->
        [one] { $n } debt
       *[other] { $n } debts
    }
    .n-gen = { $n ->
        [one] { $n } debt
       *[other] { $n } debts
    }

paladins-noun-point = Point
    .nom = point
    .n = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .n-acc = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .n-gen = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

paladins-attribute-strength = Strength
    .nom = strength
    .acc = strength
    .gen = strength

paladins-attribute-faith = Faith
    .nom = faith
    .acc = faith
    .gen = faith

paladins-attribute-influence = Influence
    .nom = influence
    .acc = influence
    .gen = influence

paladins-faction-saracen = Saracen
    .nom = Saracen

paladins-faction-byzantine = Byzantine
    .nom = Byzantine

paladins-faction-viking = Viking
    .nom = Viking

## Actions

paladins-action-develop = Develop
    .nom = develop
    .acc = develop
    .gen = develop
    .text = Place a workshop and receive the worker under it.

paladins-action-recruit = Recruit
    .nom = recruit
    .acc = recruit
    .gen = recruit
    .text = One worker for a quest, two for a hire, at the price of the slot.

paladins-action-hunt = Hunt
    .nom = hunt
    .acc = hunt
    .gen = hunt

paladins-action-trade = Trade
    .nom = trade
    .acc = trade
    .gen = trade

paladins-action-pray = Pray
    .nom = pray
    .acc = pray
    .gen = pray
    .text = A prayer clears one own action of workers.

paladins-action-conspire = Conspire
    .nom = conspire
    .acc = conspire
    .gen = conspire
    .text = Every criminal brings a suspicion.

paladins-action-commission = Commission
    .nom = commission
    .acc = commission
    .gen = commission
    .text = Send a monk to a region for the reward of its space.

paladins-action-fortify = Fortify
    .nom = fortify
    .acc = fortify
    .gen = fortify
    .text = Draw a wall and take its rewards.

paladins-action-garrison = Garrison
    .nom = garrison
    .acc = garrison
    .gen = garrison
    .text = Send an outpost to a region for the reward of its space.

paladins-action-absolve = Absolve
    .nom = absolve
    .acc = absolve
    .gen = absolve
    .text = Move a jar for the reward of its slot.

paladins-action-attack = Attack
    .nom = attack
    .acc = attack
    .gen = attack
    .text = Take an outsider’s upper rewards.

paladins-action-convert = Convert
    .nom = convert
    .acc = convert
    .gen = convert
    .text = An outsider joins you and scores at the end.

## Paladins

paladins-paladin-anseis = Anséis

paladins-paladin-berengier = Bérengier

paladins-paladin-engelier = Engelier

paladins-paladin-gerier = Gérier

paladins-paladin-gerin = Gérin

paladins-paladin-girard = Girard

paladins-paladin-ivon = Ivon

paladins-paladin-ivoire = Ivoire

paladins-paladin-oliver = Oliver

paladins-paladin-otton = Otton

paladins-paladin-roland = Roland

paladins-paladin-samson = Samson

## Townsfolk

paladins-townsfolk-abbot_1 = Abbot (1)
    .nom = abbot (1)
    .acc = the abbot (1)
    .gen = abbot (1)

paladins-townsfolk-abbot_2 = Abbot (2)
    .nom = abbot (2)
    .acc = the abbot (2)
    .gen = abbot (2)

paladins-townsfolk-abbot_3 = Abbot (3)
    .nom = abbot (3)
    .acc = the abbot (3)
    .gen = abbot (3)

paladins-townsfolk-acolyte_1 = Acolyte (1)
    .nom = acolyte (1)
    .acc = the acolyte (1)
    .gen = acolyte (1)

paladins-townsfolk-acolyte_2 = Acolyte (2)
    .nom = acolyte (2)
    .acc = the acolyte (2)
    .gen = acolyte (2)

paladins-townsfolk-acolyte_3 = Acolyte (3)
    .nom = acolyte (3)
    .acc = the acolyte (3)
    .gen = acolyte (3)

paladins-townsfolk-architect_1 = Architect (1)
    .nom = architect (1)
    .acc = the architect (1)
    .gen = architect (1)

paladins-townsfolk-architect_2 = Architect (2)
    .nom = architect (2)
    .acc = the architect (2)
    .gen = architect (2)

paladins-townsfolk-architect_3 = Architect (3)
    .nom = architect (3)
    .acc = the architect (3)
    .gen = architect (3)

paladins-townsfolk-conspirator_1 = Conspirator (1)
    .nom = conspirator (1)
    .acc = the conspirator (1)
    .gen = conspirator (1)

paladins-townsfolk-conspirator_2 = Conspirator (2)
    .nom = conspirator (2)
    .acc = the conspirator (2)
    .gen = conspirator (2)

paladins-townsfolk-debt_collector_1 = Debt Collector (1)
    .nom = debt collector (1)
    .acc = the debt collector (1)
    .gen = debt collector (1)

paladins-townsfolk-debt_collector_2 = Debt Collector (2)
    .nom = debt collector (2)
    .acc = the debt collector (2)
    .gen = debt collector (2)

paladins-townsfolk-debt_collector_3 = Debt Collector (3)
    .nom = debt collector (3)
    .acc = the debt collector (3)
    .gen = debt collector (3)

paladins-townsfolk-defender_1 = Defender (1)
    .nom = defender (1)
    .acc = the defender (1)
    .gen = defender (1)

paladins-townsfolk-defender_2 = Defender (2)
    .nom = defender (2)
    .acc = the defender (2)
    .gen = defender (2)

paladins-townsfolk-defender_3 = Defender (3)
    .nom = defender (3)
    .acc = the defender (3)
    .gen = defender (3)

paladins-townsfolk-gatekeeper_1 = Gatekeeper (1)
    .nom = gatekeeper (1)
    .acc = the gatekeeper (1)
    .gen = gatekeeper (1)

paladins-townsfolk-gatekeeper_2 = Gatekeeper (2)
    .nom = gatekeeper (2)
    .acc = the gatekeeper (2)
    .gen = gatekeeper (2)

paladins-townsfolk-gatekeeper_3 = Gatekeeper (3)
    .nom = gatekeeper (3)
    .acc = the gatekeeper (3)
    .gen = gatekeeper (3)

paladins-townsfolk-missionary_1 = Missionary (1)
    .nom = missionary (1)
    .acc = the missionary (1)
    .gen = missionary (1)

paladins-townsfolk-missionary_2 = Missionary (2)
    .nom = missionary (2)
    .acc = the missionary (2)
    .gen = missionary (2)

paladins-townsfolk-missionary_3 = Missionary (3)
    .nom = missionary (3)
    .acc = the missionary (3)
    .gen = missionary (3)

paladins-townsfolk-peddler_1 = Peddler (1)
    .nom = peddler (1)
    .acc = the peddler (1)
    .gen = peddler (1)

paladins-townsfolk-peddler_2 = Peddler (2)
    .nom = peddler (2)
    .acc = the peddler (2)
    .gen = peddler (2)

paladins-townsfolk-peddler_3 = Peddler (3)
    .nom = peddler (3)
    .acc = the peddler (3)
    .gen = peddler (3)

paladins-townsfolk-squire_1 = Squire (1)
    .nom = squire (1)
    .acc = the squire (1)
    .gen = squire (1)

paladins-townsfolk-squire_2 = Squire (2)
    .nom = squire (2)
    .acc = the squire (2)
    .gen = squire (2)

paladins-townsfolk-squire_3 = Squire (3)
    .nom = squire (3)
    .acc = the squire (3)
    .gen = squire (3)

paladins-townsfolk-watchman_1 = Watchman (1)
    .nom = watchman (1)
    .acc = the watchman (1)
    .gen = watchman (1)

paladins-townsfolk-watchman_2 = Watchman (2)
    .nom = watchman (2)
    .acc = the watchman (2)
    .gen = watchman (2)

paladins-townsfolk-watchman_3 = Watchman (3)
    .nom = watchman (3)
    .acc = the watchman (3)
    .gen = watchman (3)

## Outsiders

paladins-outsider-adventurer_1 = Adventurer (1)
    .nom = adventurer (1)
    .acc = the adventurer (1)
    .gen = adventurer (1)

paladins-outsider-adventurer_2 = Adventurer (2)
    .nom = adventurer (2)
    .acc = the adventurer (2)
    .gen = adventurer (2)

paladins-outsider-archer_1 = Archer (1)
    .nom = archer (1)
    .acc = the archer (1)
    .gen = archer (1)

paladins-outsider-archer_2 = Archer (2)
    .nom = archer (2)
    .acc = the archer (2)
    .gen = archer (2)

paladins-outsider-armourer_1 = Armourer (1)
    .nom = armourer (1)
    .acc = the armourer (1)
    .gen = armourer (1)

paladins-outsider-armourer_2 = Armourer (2)
    .nom = armourer (2)
    .acc = the armourer (2)
    .gen = armourer (2)

paladins-outsider-assassin_1 = Assassin (1)
    .nom = assassin (1)
    .acc = the assassin (1)
    .gen = assassin (1)

paladins-outsider-assassin_2 = Assassin (2)
    .nom = assassin (2)
    .acc = the assassin (2)
    .gen = assassin (2)

paladins-outsider-barbarian_1 = Barbarian (1)
    .nom = barbarian (1)
    .acc = the barbarian (1)
    .gen = barbarian (1)

paladins-outsider-barbarian_2 = Barbarian (2)
    .nom = barbarian (2)
    .acc = the barbarian (2)
    .gen = barbarian (2)

paladins-outsider-champion_1 = Champion (1)
    .nom = champion (1)
    .acc = the champion (1)
    .gen = champion (1)

paladins-outsider-champion_2 = Champion (2)
    .nom = champion (2)
    .acc = the champion (2)
    .gen = champion (2)

paladins-outsider-guardian_1 = Guardian (1)
    .nom = guardian (1)
    .acc = the guardian (1)
    .gen = guardian (1)

paladins-outsider-guardian_2 = Guardian (2)
    .nom = guardian (2)
    .acc = the guardian (2)
    .gen = guardian (2)

paladins-outsider-hunter_1 = Hunter (1)
    .nom = hunter (1)
    .acc = the hunter (1)
    .gen = hunter (1)

paladins-outsider-hunter_2 = Hunter (2)
    .nom = hunter (2)
    .acc = the hunter (2)
    .gen = hunter (2)

paladins-outsider-invader_1 = Invader (1)
    .nom = invader (1)
    .acc = the invader (1)
    .gen = invader (1)

paladins-outsider-invader_2 = Invader (2)
    .nom = invader (2)
    .acc = the invader (2)
    .gen = invader (2)

paladins-outsider-lookout_1 = Lookout (1)
    .nom = lookout (1)
    .acc = the lookout (1)
    .gen = lookout (1)

paladins-outsider-lookout_2 = Lookout (2)
    .nom = lookout (2)
    .acc = the lookout (2)
    .gen = lookout (2)

paladins-outsider-marauder_1 = Marauder (1)
    .nom = marauder (1)
    .acc = the marauder (1)
    .gen = marauder (1)

paladins-outsider-marauder_2 = Marauder (2)
    .nom = marauder (2)
    .acc = the marauder (2)
    .gen = marauder (2)

paladins-outsider-mercenary_1 = Mercenary (1)
    .nom = mercenary (1)
    .acc = the mercenary (1)
    .gen = mercenary (1)

paladins-outsider-mercenary_2 = Mercenary (2)
    .nom = mercenary (2)
    .acc = the mercenary (2)
    .gen = mercenary (2)

paladins-outsider-mercenary_3 = Mercenary (3)
    .nom = mercenary (3)
    .acc = the mercenary (3)
    .gen = mercenary (3)

paladins-outsider-mercenary_4 = Mercenary (4)
    .nom = mercenary (4)
    .acc = the mercenary (4)
    .gen = mercenary (4)

paladins-outsider-protector_1 = Protector (1)
    .nom = protector (1)
    .acc = the protector (1)
    .gen = protector (1)

paladins-outsider-protector_2 = Protector (2)
    .nom = protector (2)
    .acc = the protector (2)
    .gen = protector (2)

paladins-outsider-thief_1 = Thief (1)
    .nom = thief (1)
    .acc = the thief (1)
    .gen = thief (1)

paladins-outsider-thief_2 = Thief (2)
    .nom = thief (2)
    .acc = the thief (2)
    .gen = thief (2)

paladins-outsider-traitor_1 = Traitor (1)
    .nom = traitor (1)
    .acc = the traitor (1)
    .gen = traitor (1)

paladins-outsider-traitor_2 = Traitor (2)
    .nom = traitor (2)
    .acc = the traitor (2)
    .gen = traitor (2)

paladins-outsider-vigilante_1 = Vigilante (1)
    .nom = vigilante (1)
    .acc = the vigilante (1)
    .gen = vigilante (1)

paladins-outsider-vigilante_2 = Vigilante (2)
    .nom = vigilante (2)
    .acc = the vigilante (2)
    .gen = vigilante (2)

paladins-outsider-warrior_1 = Warrior (1)
    .nom = warrior (1)
    .acc = the warrior (1)
    .gen = warrior (1)

paladins-outsider-warrior_2 = Warrior (2)
    .nom = warrior (2)
    .acc = the warrior (2)
    .gen = warrior (2)

## The King’s favours and orders

paladins-favour-recruit = Free Hand

paladins-favour-pardon = Royal Pardon

paladins-favour-outlaws = Outlaws

paladins-favour-virtue = Virtue

paladins-favour-clemency = Clemency

paladins-favour-levy = Levy

paladins-favour-works = Royal Works

paladins-favour-labour = Labour Duty

paladins-favour-stores = Royal Stores

paladins-favour-prayer = Royal Chapel

paladins-order-commission = Order: Commission
    .nom = commission

paladins-order-fortify = Order: Fortify
    .nom = fortify

paladins-order-garrison = Order: Garrison
    .nom = garrison

paladins-order-absolve = Order: Absolve
    .nom = absolve

paladins-order-attack = Order: Attack
    .nom = attack

paladins-order-convert = Order: Convert
    .nom = convert

## Taverns, walls, suspicions, debts

paladins-tavern-tavern_01 = Tavern 1
    .nom = tavern 1
    .acc = tavern 1
    .gen = tavern 1

paladins-tavern-tavern_02 = Tavern 2
    .nom = tavern 2
    .acc = tavern 2
    .gen = tavern 2

paladins-tavern-tavern_03 = Tavern 3
    .nom = tavern 3
    .acc = tavern 3
    .gen = tavern 3

paladins-tavern-tavern_04 = Tavern 4
    .nom = tavern 4
    .acc = tavern 4
    .gen = tavern 4

paladins-tavern-tavern_05 = Tavern 5
    .nom = tavern 5
    .acc = tavern 5
    .gen = tavern 5

paladins-tavern-tavern_06 = Tavern 6
    .nom = tavern 6
    .acc = tavern 6
    .gen = tavern 6

paladins-tavern-tavern_07 = Tavern 7
    .nom = tavern 7
    .acc = tavern 7
    .gen = tavern 7

paladins-tavern-tavern_08 = Tavern 8
    .nom = tavern 8
    .acc = tavern 8
    .gen = tavern 8

paladins-tavern-tavern_09 = Tavern 9
    .nom = tavern 9
    .acc = tavern 9
    .gen = tavern 9

paladins-tavern-tavern_10 = Tavern 10
    .nom = tavern 10
    .acc = tavern 10
    .gen = tavern 10

paladins-tavern-tavern_11 = Tavern 11
    .nom = tavern 11
    .acc = tavern 11
    .gen = tavern 11

paladins-tavern-tavern_12 = Tavern 12
    .nom = tavern 12
    .acc = tavern 12
    .gen = tavern 12

paladins-tavern-tavern_13 = Tavern 13
    .nom = tavern 13
    .acc = tavern 13
    .gen = tavern 13

paladins-tavern-tavern_14 = Tavern 14
    .nom = tavern 14
    .acc = tavern 14
    .gen = tavern 14

paladins-tavern-tavern_15 = Tavern 15
    .nom = tavern 15
    .acc = tavern 15
    .gen = tavern 15

paladins-tavern-tavern_16 = Tavern 16
    .nom = tavern 16
    .acc = tavern 16
    .gen = tavern 16

paladins-tavern-tavern_17 = Tavern 17
    .nom = tavern 17
    .acc = tavern 17
    .gen = tavern 17

paladins-tavern-tavern_18 = Tavern 18
    .nom = tavern 18
    .acc = tavern 18
    .gen = tavern 18

paladins-tavern-tavern_19 = Tavern 19
    .nom = tavern 19
    .acc = tavern 19
    .gen = tavern 19

paladins-tavern-tavern_20 = Tavern 20
    .nom = tavern 20
    .acc = tavern 20
    .gen = tavern 20

paladins-tavern-tavern_21 = Tavern 21
    .nom = tavern 21
    .acc = tavern 21
    .gen = tavern 21

paladins-tavern-tavern_22 = Tavern 22
    .nom = tavern 22
    .acc = tavern 22
    .gen = tavern 22

paladins-tavern-tavern_23 = Tavern 23
    .nom = tavern 23
    .acc = tavern 23
    .gen = tavern 23

paladins-tavern-tavern_24 = Tavern 24
    .nom = tavern 24
    .acc = tavern 24
    .gen = tavern 24

paladins-wall-wall_01 = Wall 1
    .acc = wall 1

paladins-wall-wall_02 = Wall 2
    .acc = wall 2

paladins-wall-wall_03 = Wall 3
    .acc = wall 3

paladins-wall-wall_04 = Wall 4
    .acc = wall 4

paladins-wall-wall_05 = Wall 5
    .acc = wall 5

paladins-wall-wall_06 = Wall 6
    .acc = wall 6

paladins-wall-wall_07 = Wall 7
    .acc = wall 7

paladins-wall-wall_08 = Wall 8
    .acc = wall 8

paladins-wall-wall_09 = Wall 9
    .acc = wall 9

paladins-wall-wall_10 = Wall 10
    .acc = wall 10

paladins-wall-wall_11 = Wall 11
    .acc = wall 11

paladins-wall-wall_12 = Wall 12
    .acc = wall 12

paladins-wall-wall_13 = Wall 13
    .acc = wall 13

paladins-wall-wall_14 = Wall 14
    .acc = wall 14

paladins-wall-wall_15 = Wall 15
    .acc = wall 15

paladins-wall-wall_16 = Wall 16
    .acc = wall 16

paladins-suspicion-suspicion_0 = Suspicion

paladins-suspicion-suspicion_1 = Suspicion

paladins-suspicion-suspicion_2 = Suspicion

paladins-debt-debt = Debt

## Spaces and slots

paladins-region-region_1 = Region 1

paladins-region-region_2 = Region 2

paladins-region-region_3 = Region 3

paladins-region-region_4 = Region 4

paladins-region-region_5 = Region 5

paladins-region-region_6 = Region 6

paladins-space-r1_1 = Region 1, space 1
    .acc = region 1, space 1

paladins-space-r1_2 = Region 1, space 2
    .acc = region 1, space 2

paladins-space-r1_3 = Region 1, space 3
    .acc = region 1, space 3

paladins-space-r1_4 = Region 1, space 4
    .acc = region 1, space 4

paladins-space-r2_1 = Region 2, space 1
    .acc = region 2, space 1

paladins-space-r2_2 = Region 2, space 2
    .acc = region 2, space 2

paladins-space-r2_3 = Region 2, space 3
    .acc = region 2, space 3

paladins-space-r2_4 = Region 2, space 4
    .acc = region 2, space 4

paladins-space-r2_5 = Region 2, space 5
    .acc = region 2, space 5

paladins-space-r2_6 = Region 2, space 6
    .acc = region 2, space 6

paladins-space-r2_7 = Region 2, space 7
    .acc = region 2, space 7

paladins-space-r3_1 = Region 3, space 1
    .acc = region 3, space 1

paladins-space-r3_2 = Region 3, space 2
    .acc = region 3, space 2

paladins-space-r3_3 = Region 3, space 3
    .acc = region 3, space 3

paladins-space-r3_4 = Region 3, space 4
    .acc = region 3, space 4

paladins-space-r3_5 = Region 3, space 5
    .acc = region 3, space 5

paladins-space-r3_6 = Region 3, space 6
    .acc = region 3, space 6

paladins-space-r3_7 = Region 3, space 7
    .acc = region 3, space 7

paladins-space-r3_8 = Region 3, space 8
    .acc = region 3, space 8

paladins-space-r3_9 = Region 3, space 9
    .acc = region 3, space 9

paladins-space-r4_1 = Region 4, space 1
    .acc = region 4, space 1

paladins-space-r4_2 = Region 4, space 2
    .acc = region 4, space 2

paladins-space-r4_3 = Region 4, space 3
    .acc = region 4, space 3

paladins-space-r4_4 = Region 4, space 4
    .acc = region 4, space 4

paladins-space-r4_5 = Region 4, space 5
    .acc = region 4, space 5

paladins-space-r4_6 = Region 4, space 6
    .acc = region 4, space 6

paladins-space-r4_7 = Region 4, space 7
    .acc = region 4, space 7

paladins-space-r4_8 = Region 4, space 8
    .acc = region 4, space 8

paladins-space-r4_9 = Region 4, space 9
    .acc = region 4, space 9

paladins-space-r4_10 = Region 4, space 10
    .acc = region 4, space 10

paladins-space-r5_1 = Region 5, space 1
    .acc = region 5, space 1

paladins-space-r5_2 = Region 5, space 2
    .acc = region 5, space 2

paladins-space-r5_3 = Region 5, space 3
    .acc = region 5, space 3

paladins-space-r5_4 = Region 5, space 4
    .acc = region 5, space 4

paladins-space-r5_5 = Region 5, space 5
    .acc = region 5, space 5

paladins-space-r5_6 = Region 5, space 6
    .acc = region 5, space 6

paladins-space-r5_7 = Region 5, space 7
    .acc = region 5, space 7

paladins-space-r6_1 = Region 6, space 1
    .acc = region 6, space 1

paladins-space-r6_2 = Region 6, space 2
    .acc = region 6, space 2

paladins-space-r6_3 = Region 6, space 3
    .acc = region 6, space 3

paladins-jar_slot-jar_slot_1 = Slot 1
    .acc = slot 1

paladins-jar_slot-jar_slot_2 = Slot 2
    .acc = slot 2

paladins-jar_slot-jar_slot_3 = Slot 3
    .acc = slot 3

paladins-jar_slot-jar_slot_4 = Slot 4
    .acc = slot 4

paladins-jar_slot-jar_slot_5 = Slot 5
    .acc = slot 5

paladins-jar_slot-jar_slot_6 = Slot 6
    .acc = slot 6

paladins-jar_slot-jar_slot_7 = Slot 7
    .acc = slot 7

paladins-jar_slot-jar_slot_8 = Slot 8
    .acc = slot 8

paladins-jar_slot-jar_slot_9 = Slot 9
    .acc = slot 9

paladins-workshop-workshop_1 = Workshop 1

paladins-workshop-workshop_2 = Workshop 2

paladins-workshop-workshop_3 = Workshop 3

paladins-workshop-workshop_4 = Workshop 4

paladins-workshop-workshop_5 = Workshop 5

paladins-workshop-workshop_6 = Workshop 6

paladins-workshop-workshop_7 = Workshop 7

paladins-workshop-workshop_8 = Workshop 8

paladins-townsfolk_slot-townsfolk_slot_1 = Townsfolk slot 1

paladins-townsfolk_slot-townsfolk_slot_2 = Townsfolk slot 2

paladins-townsfolk_slot-townsfolk_slot_3 = Townsfolk slot 3

paladins-townsfolk_slot-townsfolk_slot_4 = Townsfolk slot 4

paladins-townsfolk_slot-townsfolk_slot_5 = Townsfolk slot 5

paladins-order_slot-order_slot_1 = Order slot 1

paladins-order_slot-order_slot_2 = Order slot 2

paladins-order_slot-order_slot_3 = Order slot 3

paladins-favour_slot-favour_slot_1 = Favour slot 1

paladins-favour_slot-favour_slot_2 = Favour slot 2

paladins-favour_slot-favour_slot_3 = Favour slot 3

paladins-favour_slot-favour_slot_4 = Favour slot 4

paladins-favour_slot-favour_slot_5 = Favour slot 5

paladins-tax_supply-players_1 = Tax supply, players: 1

paladins-tax_supply-players_2 = Tax supply, players: 2

paladins-tax_supply-players_3 = Tax supply, players: 3

paladins-tax_supply-players_4 = Tax supply, players: 4

paladins-track_step-step_0 = Track step 0

paladins-track_step-step_1 = Track step 1

paladins-track_step-step_2 = Track step 2

paladins-track_step-step_3 = Track step 3

paladins-track_step-step_4 = Track step 4

paladins-track_step-step_5 = Track step 5

paladins-track_step-step_6 = Track step 6

paladins-track_step-step_7 = Track step 7

paladins-track_step-step_8 = Track step 8

paladins-track_step-step_9 = Track step 9

paladins-track_step-step_10 = Track step 10

paladins-track_step-step_11 = Track step 11

paladins-track_step-step_12 = Track step 12

paladins-start-player = What a player starts with

## The solo bot

paladins-difficulty-easy = Easy

paladins-difficulty-normal = Normal

paladins-difficulty-hard = Hard

paladins-scheme-kings_favour = King’s Favour

paladins-scheme-kings_order = King’s Orders

paladins-scheme-commission = Commission

paladins-scheme-fortify = Fortify

paladins-scheme-garrison = Garrison

paladins-scheme-absolve = Absolve

paladins-scheme-attack = Attack

paladins-scheme-convert = Convert

paladins-scheme-recruit = Recruit

paladins-fallback-recruit = Recruit
    .nom = recruit

paladins-fallback-pray = Pray
    .nom = pray

paladins-fallback-trade = Trade
    .nom = trade

paladins-fallback-conspire = Conspire
    .nom = conspire

paladins-fallback-rest = Rest
    .nom = rest

paladins-priority-recruit = a free recruit

paladins-priority-pay_debt = paying a debt

paladins-priority-pray = a prayer

paladins-priority-workers_2 = two workers

paladins-priority-workers_1 = one worker

paladins-priority-silver = silver

paladins-priority-discard_suspicion = discarding a suspicion

paladins-obstacle-occupied = its spaces are occupied

paladins-obstacle-workers = too few workers

paladins-obstacle-limit = it has been done as often as is allowed

paladins-obstacle-cards = no cards are left

paladins-obstacle-attribute = its attribute is too low

paladins-obstacle-target = nothing is in reach

## Prices, rewards to choose from, decks, colours

paladins-price-silver = { $n ->
        [0] paying nothing
       *[other] paying { NAME("resource:silver", $n, form: "n-acc") }
    }

paladins-price-debt = taking a debt

paladins-price-free = for free

paladins-offer-recruit = free recruit

paladins-offer-pray = prayer

paladins-offer-develop = free development

paladins-offer-lose_suspicion = discarding suspicions

paladins-offer-pay_debt = paying a debt

paladins-offer-lose_debt = destroying a debt

paladins-reward-silver_1 = 1 silver

paladins-reward-silver_2 = 2 silver

paladins-reward-silver_3 = 3 silver

paladins-reward-provisions_1 = 1 provision

paladins-reward-provisions_2 = 2 provisions

paladins-reward-provisions_3 = 3 provisions

paladins-reward-tax_1 = 1 tax

paladins-reward-tax_2 = 2 taxes

paladins-reward-tax_3 = 3 taxes

paladins-reward-labourer_1 = 1 labourer

paladins-reward-labourer_2 = 2 labourers

paladins-reward-labourer_3 = 3 labourers

paladins-reward-scout_1 = 1 scout

paladins-reward-scout_2 = 2 scouts

paladins-reward-scout_3 = 3 scouts

paladins-reward-merchant_1 = 1 merchant

paladins-reward-merchant_2 = 2 merchants

paladins-reward-merchant_3 = 3 merchants

paladins-reward-fighter_1 = 1 fighter

paladins-reward-fighter_2 = 2 fighters

paladins-reward-fighter_3 = 3 fighters

paladins-reward-cleric_1 = 1 cleric

paladins-reward-cleric_2 = 2 clerics

paladins-reward-cleric_3 = 3 clerics

paladins-reward-criminal_1 = 1 criminal

paladins-reward-criminal_2 = 2 criminals

paladins-reward-criminal_3 = 3 criminals

paladins-reward-strength_1 = Strength +1

paladins-reward-strength_2 = Strength +2

paladins-reward-strength_3 = Strength +3

paladins-reward-faith_1 = Faith +1

paladins-reward-faith_2 = Faith +2

paladins-reward-faith_3 = Faith +3

paladins-reward-influence_1 = Influence +1

paladins-reward-influence_2 = Influence +2

paladins-reward-influence_3 = Influence +3

paladins-reward-lose_suspicion_1 = Discard 1 suspicion

paladins-reward-lose_suspicion_2 = Discard up to 2 suspicions

paladins-reward-lose_debt_1 = Destroy a debt

paladins-reward-pay_debt = Pay a debt

paladins-reward-pray = Pray

paladins-reward-recruit = Free recruit

paladins-reward-develop = Free development

paladins-reward-labourer_1_scout_1 = 1 labourer and 1 scout

paladins-reward-labourer_1_merchant_1 = 1 labourer and 1 merchant

paladins-reward-labourer_1_fighter_1 = 1 labourer and 1 fighter

paladins-reward-labourer_1_cleric_1 = 1 labourer and 1 cleric

paladins-reward-labourer_1_criminal_1 = 1 labourer and 1 criminal

paladins-reward-scout_1_merchant_1 = 1 scout and 1 merchant

paladins-reward-scout_1_fighter_1 = 1 scout and 1 fighter

paladins-reward-scout_1_cleric_1 = 1 scout and 1 cleric

paladins-reward-scout_1_criminal_1 = 1 scout and 1 criminal

paladins-reward-merchant_1_fighter_1 = 1 merchant and 1 fighter

paladins-reward-merchant_1_cleric_1 = 1 merchant and 1 cleric

paladins-reward-merchant_1_criminal_1 = 1 merchant and 1 criminal

paladins-reward-fighter_1_cleric_1 = 1 fighter and 1 cleric

paladins-reward-fighter_1_criminal_1 = 1 fighter and 1 criminal

paladins-reward-cleric_1_criminal_1 = 1 cleric and 1 criminal

paladins-colour-red = red

paladins-colour-blue = blue

paladins-colour-green = green

paladins-colour-yellow = yellow

paladins-colour-grey = grey

## What cards and spaces do, put together from the data

paladins-effect-attribute = { NAME($what, form: "nom") } +{ $n }

paladins-effect-take_debt = { $n ->
        [one] take a debt
       *[other] take { NAME("noun:debt", $n, form: "n-acc") }
    }

paladins-effect-pay_debt = { $n ->
        [one] pay a debt
       *[other] pay up to { NAME("noun:debt", $n, form: "n-acc") }
    }

paladins-effect-lose_debt = { $n ->
        [one] destroy a debt
       *[other] destroy up to { NAME("noun:debt", $n, form: "n-acc") }
    }

paladins-effect-lose_suspicion = { $n ->
        [one] discard a suspicion
       *[other] discard up to { NAME("noun:suspicion", $n, form: "n-acc") }
    }

paladins-effect-pray = pray

paladins-effect-recruit = free recruit

paladins-effect-develop = free development

paladins-effect-or = { $first } or { $last }

paladins-effect-per = { $points } for { $what }

paladins-effect-when = { $trigger }: { $reward }.

paladins-effect-if = { $trigger }, { $condition }

paladins-trigger-action = After each action “{ NAME($action, form: "nom") }”

paladins-trigger-pay_debt = For each debt paid

paladins-trigger-inquisition = At each inquisition

paladins-condition-suspected = if you have { NAME("noun:suspicion", $n, form: "n-acc") } or more

paladins-condition-unsuspected = if you have no suspicion

paladins-per-develop = { $n ->
        [1] each development
       *[other] every { $n } developments
    }

paladins-per-recruit = { $n ->
        [1] each recruit
       *[other] every { $n } recruits
    }

paladins-per-commission = { $n ->
        [1] each commission
       *[other] every { $n } commissions
    }

paladins-per-fortify = { $n ->
        [1] each wall
       *[other] every { $n } walls
    }

paladins-per-garrison = { $n ->
        [1] each garrison
       *[other] every { $n } garrisons
    }

paladins-per-absolve = { $n ->
        [1] each absolution
       *[other] every { $n } absolutions
    }

paladins-per-attack = { $n ->
        [1] each attack
       *[other] every { $n } attacks
    }

paladins-per-convert = { $n ->
        [1] each convert
       *[other] every { $n } converts
    }

paladins-per-strength = { $n ->
        [1] each step of strength
       *[other] every { $n } steps of strength
    }

paladins-per-faith = { $n ->
        [1] each step of faith
       *[other] every { $n } steps of faith
    }

paladins-per-influence = { $n ->
        [1] each step of influence
       *[other] every { $n } steps of influence
    }

paladins-per-attacked_saracen = { $n ->
        [1] each attacked Saracen
       *[other] every { $n } attacked Saracens
    }

paladins-per-attacked_byzantine = { $n ->
        [1] each attacked Byzantine
       *[other] every { $n } attacked Byzantines
    }

paladins-per-attacked_viking = { $n ->
        [1] each attacked Viking
       *[other] every { $n } attacked Vikings
    }

paladins-per-converted_mercenary = { $n ->
        [1] each converted mercenary
       *[other] every { $n } converted mercenaries
    }

paladins-per-fulfilled_order = { $n ->
        [1] each fulfilled order
       *[other] every { $n } fulfilled orders
    }

paladins-per-paid_debt = { $n ->
        [1] each paid debt
       *[other] every { $n } paid debts
    }

paladins-per-unpaid_debt = { $n ->
        [1] each unpaid debt
       *[other] every { $n } unpaid debts
    }

paladins-per-suspicion = { $n ->
        [1] each suspicion
       *[other] every { $n } suspicions
    }

paladins-text-quest = Quest: { $effects }.

paladins-text-hired = When hired: { $effects }.

paladins-text-people = { NAME($faction) }.

paladins-text-attacked = Attacked: { $effects }.

paladins-text-converted = Converted: { $effects }.

paladins-text-scores = At the end: { $effects }.

paladins-text-workers = Workers: { $workers }.

paladins-text-boosts = Boosts: { $effects }.

paladins-text-waives = The action “{ NAME($action, form: "nom") }” costs workers only.

paladins-text-cheaper = The action “{ NAME($action, form: "nom") }” costs { $cost } less.

paladins-text-favour = { $price }: { $effects }.

paladins-text-order = The action “{ NAME($action, form: "nom") }” done { $n ->
        [one] once
       *[other] { $n } times
    }.

paladins-text-players = From { $n } players on: { $effects }.

paladins-text-flags = Faith { $faith }, strength { $strength }.

paladins-text-debt = Unpaid: { $unpaid }; paid: { $paid }.

paladins-text-cost = Cost: { $cost }.

paladins-text-ladder = { NAME($resource) }, in turn: { $numbers }.

paladins-text-needs = Needed: { NAME($attribute, form: "nom") }.

paladins-text-needs_in_turn = Needed ({ NAME($attribute, form: "nom") }), in turn: { $numbers }.

paladins-text-one = With one worker: { $effects }.

paladins-text-two = With two: { $effects }.

paladins-text-reward = Reward: { $effects }.

paladins-text-each_time = Each time: { $effects }.

paladins-text-limit = At most { $n ->
        [one] once
       *[other] { $n } times
    } a game.

paladins-text-points = Points for so many times: { $steps }.

## Variants

paladins-variant-difficulty = Difficulty of the bot
    .text = For the solo game: how many actions the bot has already developed.

paladins-variant-difficulty-easy = Easy
    .text = For getting to know the game.

paladins-variant-difficulty-normal = Normal
    .text = For those who know what the actions bring.

paladins-variant-difficulty-hard = Hard
    .text = For experienced players.

paladins-variant-hunter = What the hunter counts
    .text = The converted hunter scores for hired townsfolk, or for every recruit made in rounds, quests included and the first hire not.

paladins-variant-hunter-hired = Hired townsfolk

paladins-variant-hunter-all = Hires and quests

## Scoring

paladins-score-orders = King’s orders

paladins-score-strength = Strength

paladins-score-faith = Faith

paladins-score-influence = Influence

paladins-score-develop = Developments

paladins-score-commission = Commissions

paladins-score-fortify = Fortification

paladins-score-walls = Wall cards

paladins-score-garrison = Garrisons

paladins-score-absolve = Absolutions

paladins-score-converted = Converted outsiders

paladins-score-debts = Debts

paladins-score-leftovers = Silver and provisions

paladins-tie-orders = points for the king’s orders
paladins-tie-fewer_suspicions = fewer suspicions

## Questions

paladins-ask-first-hire = Whom do you hire for free?

paladins-ask-choose-paladins = Which paladin serves you this round, which one goes on top of your deck, which one under it?

paladins-ask-pick-tavern = Which tavern do you take workers from?

paladins-ask-take-turn = Which action do you take?

paladins-ask-place = { NAME($action) }: which workers do you place{ $sizes ->
        [1] { "" }
       *[other] , one or two
    }?

paladins-ask-keep-workers = Which three workers do you keep for the next round?

paladins-ask-choose-site = Where does the workshop go? That space needs no worker any more.

paladins-ask-choose-townsfolk = Whom do you recruit, for a quest or for good, and at what price?

paladins-ask-free-recruit = Whom do you recruit for free?

paladins-ask-choose-cleared = Which action do you clear of workers?

paladins-ask-choose-space = Which space do you choose ({ NAME($action, form: "nom") })?

paladins-ask-choose-jar-slot = Where does the jar go?

paladins-ask-choose-foe = Whom do you attack?

paladins-ask-choose-convert = Whom do you convert?

paladins-ask-choose-reward = Which reward do you take?

paladins-ask-choose-ability = Which of your townsfolk acts next?
    .topic = The order in which your townsfolk act in an inquisition

paladins-ask-offer-discard = Do you discard suspicions?

paladins-ask-offer-debt = Do you settle an unpaid debt?

## Choices

paladins-do-hire = Hire { NAME($card, form: "acc") }, { NAME($price, $n) }

paladins-do-quest = Send { NAME($card, form: "acc") } on a quest, { NAME($price, $n) }

paladins-do-use = Use { NAME($paladin) }; { NAME($top) } on top, { NAME($bottom) } under the deck

paladins-do-tavern = Take { NAME($tavern, form: "acc") }

paladins-do-act = { NAME($action) }

paladins-do-favour = Favour: { NAME($favour) }

paladins-do-favour-in-vain = Favour: { NAME($favour) }. Its reward would be lost now

paladins-do-pass = Pass for the rest of the round

paladins-do-place = Place { NAME($workers, form: "n-acc") }

paladins-do-keep = Keep { NAME($workers, form: "n-acc") }

paladins-do-build = Workshop on { NAME($action, form: "acc") }, space { $n }

paladins-do-clear = Clear: { NAME($action, form: "nom") }

paladins-do-commission = Send the monk to { NAME($space, form: "acc") }

paladins-do-garrison = Send the outpost to { NAME($space, form: "acc") }

paladins-do-attack = Attack { NAME($card, form: "acc") }{ $n ->
        [0] { "" }
       *[other] , paying { NAME("resource:silver", $n, form: "n-acc") }
    }

paladins-do-jar = Move the jar to { NAME($slot, form: "acc") }

paladins-do-choose = { NAME($reward) }

paladins-do-convert = Convert { NAME($card, form: "acc") }

paladins-do-ability = Use { NAME($card, form: "acc") }

paladins-do-skip = Leave out { NAME($card, form: "acc") }

paladins-do-ability-none = Nobody else

paladins-do-discard = Discard { NAME("noun:suspicion", $n, form: "n-acc") }

paladins-do-pay-debt = Pay a debt

paladins-do-destroy-debt = Destroy a debt

paladins-do-decline = Decline

## What happens: the round

paladins-event-first-player = { $seat } is first player.

paladins-event-round = Round { $n } of { $of }

paladins-event-order-revealed = The King’s new order: { NAME($order, form: "nom") }, { $times ->
        [one] once
       *[other] { $times } times
    }, for { NAME("noun:point", $n, form: "n-acc") } at the end of the game.

paladins-event-favour-revealed = The King grants a favour: { NAME($favour) }.

paladins-event-tavern-revealed = { NAME($tavern) } opens: { $workers }.

paladins-event-drew-paladins = { $seat } draws { NAME($paladins, form: "acc") }.

paladins-event-stacked = { $seat } puts { NAME($top, form: "acc") } on top of the deck and { NAME($bottom, form: "acc") } under it.

paladins-event-paladin = { $seat } reveals { NAME($paladin, form: "acc") }.

paladins-event-took-tavern = { $seat } takes { NAME($tavern, form: "acc") }.

paladins-event-passed = { $seat } passes.

paladins-event-returned = { $seat } returns { $workers }.

paladins-event-new-townsfolk = New townsfolk: { NAME($card) }.

paladins-event-new-outsider = New outsider: { NAME($card) }.

paladins-event-townsfolk-leaves = { NAME($card) } leaves the row.

paladins-event-outsider-leaves = { NAME($card) } leaves the row.

paladins-event-taverns-closed = The taverns close.

paladins-event-taverns-reshuffled = The tavern deck is shuffled anew.

paladins-event-favour-freed = { NAME($favour) } is free again.

paladins-event-paladin-leaves = { NAME($paladin) } has served { $seat } and leaves.

paladins-event-final = The game is over, and everybody scores.

paladins-event-points = { NAME($category) }: { $seat } scores { NAME("noun:point", $n, form: "n-acc") }.

paladins-event-total = { $seat } ends with { NAME("noun:point", $n, form: "n-acc") }.

## What happens: gains and losses

paladins-event-gained = { $seat } gains { NAME($resource, $n, form: "n-acc") }.

paladins-event-paid = { $seat } pays { NAME($resource, $n, form: "n-acc") }.

paladins-event-workers-came = { $seat } receives { $workers }.

paladins-event-placed = { NAME($action) }: { $seat } places { $workers }.

paladins-event-placed-favour = { NAME($favour) }: { $seat } places { $workers }.

paladins-event-cleared = { $seat } clears an action: { NAME($action, form: "nom") }.

paladins-event-displaced = { $seat }: one { NAME($worker, form: "nom") } makes room for the workshop.

paladins-event-rose = { $seat }: { NAME($attribute, form: "nom") } +{ $n }, now { $to }.

paladins-event-at-the-end = { $seat }: { NAME($attribute, form: "nom") } is at the end of its track; steps lost: { $n }.

paladins-event-taxes = { $seat } takes { NAME("noun:tax", $n, form: "n-acc") }{ $short ->
        [0] { "" }
       *[other] , { $short } of them from the general supply
    }; { NAME("resource:silver", $left, form: "n") } left in the tax supply.

paladins-event-drew-suspicion = { $seat } draws a suspicion with { $n ->
        [0] no taxes
       *[other] { NAME("noun:tax", $n, form: "n-acc") }
    }.

paladins-event-discarded-suspicion = { $seat } discards { NAME("noun:suspicion", $n, form: "n-acc") }; { $left ->
        [0] none is left
       *[other] { $left } left
    }.

paladins-event-suspicions-reshuffled = The suspicion deck is shuffled anew.

paladins-event-took-debt = { $seat } takes a debt.

paladins-event-paid-debt = { $seat } pays a debt.

paladins-event-destroyed-debt = { $seat } destroys a debt.

paladins-event-declined = { $seat } declines: { NAME($offer) }.

paladins-event-declined-choice = { $seat } takes none of these rewards: { $rewards }.

paladins-event-lost = { $seat } cannot use a reward, and it is lost: { NAME($offer) }.

## What happens: actions

paladins-event-hired = { $seat } hires { NAME($card, form: "acc") }.

paladins-event-went-on-quest = { $seat } sends { NAME($card, form: "acc") } on a quest.

paladins-event-built = { $seat } puts a workshop on { NAME($action, form: "acc") }, space { $n }.

paladins-event-monk-sent = { $seat } sends a monk to { NAME($space, form: "acc") }.

paladins-event-outpost-sent = { $seat } sends an outpost to { NAME($space, form: "acc") }.

paladins-event-wall-raised = { $seat } raises { NAME($wall, form: "acc") }.

paladins-event-jar-moved = { $seat } moves a jar to { NAME($slot, form: "acc") }.

paladins-event-attacked = { $seat } attacks { NAME($card, form: "acc") }: a { NAME($faction) }.

paladins-event-converted = { $seat } converts { NAME($card, form: "acc") }.

paladins-event-ability-used = { $seat } uses { NAME($card, form: "acc") }.

paladins-event-ability-skipped = { $seat } leaves out { NAME($card, form: "acc") }.

paladins-event-nobody-else-acts = { $seat }: nobody else acts; left out: { NAME($cards, form: "nom") }.

paladins-event-paladin-helps = { NAME($paladin) } rewards { $seat }.

paladins-event-inquisition = The inquisition is held.

paladins-event-suspected = { $seat } is most suspected ({ $n }).

paladins-event-nobody-suspected = Nobody is suspected.

paladins-event-taxes-refilled = The tax supply holds { NAME("resource:silver", $n, form: "n-acc") } again.

## What happens: the bot explains itself

paladins-event-automa-prepares = { $seat } puts a workshop on { NAME($action, form: "acc") }.

paladins-event-automa-workers = { $seat } starts the round with { NAME("noun:worker", $n, form: "n-acc") }.

paladins-event-automa-gains-workers = { $seat } gains { NAME("noun:worker", $n, form: "n-acc") } and has { $left }.

paladins-event-automa-scheme = { $seat } reveals a scheme: { NAME($scheme) }.

paladins-event-automa-scheme-joins = { $seat }: a scheme joins the discarded ones: { NAME($scheme) }.

paladins-event-automa-reshuffles = { $seat }: the scheme deck is shuffled anew.

paladins-event-automa-blocked = { $seat } cannot take { NAME($action, form: "acc") }: { NAME($why) }.

paladins-event-automa-no-favour = { $seat } finds no free favour.

paladins-event-automa-fallback = { $seat } falls back: { NAME($action) }.

paladins-event-automa-takes = { NAME($action) }: { $seat } spends { NAME("noun:worker", $n, form: "n-acc") }.

paladins-event-automa-places = { NAME($action) }: { $seat } places { NAME("noun:worker", $n, form: "n-acc") }.

paladins-event-automa-uses-favour = { $seat } uses a favour: { NAME($favour) }.

paladins-event-automa-points-at = The resource marker of { $seat } on { $n } leads to card { $to }.

paladins-event-automa-prefers = { $seat } prefers { NAME($why) }: { NAME($space) }.

paladins-event-automa-marker = The resource marker of { $seat } moves { $n ->
        [one] 1 step
       *[other] { $n } steps
    }, to { $to }.

paladins-event-automa-lowest = The lowest attribute of { $seat } rises: { NAME($attribute, form: "nom") }.

paladins-event-automa-taxes = { $seat } draws off { NAME("noun:tax", $n, form: "n-acc") }; { NAME("resource:silver", $left, form: "n") } left in the tax supply.

paladins-event-automa-lacks = { $seat } has nothing to discard, so 1 silver leaves the tax supply; { $left } left.

paladins-event-automa-clears = { $seat } clears the right side of its board.

paladins-event-automa-shuffles = { $seat }: all schemes are shuffled together.

paladins-event-automa-rests = { $seat } rests; unused workers: { $n }.

paladins-event-automa-done = { $seat } is done for this round.

paladins-event-automa-turns-jar = { $seat } turns jar { $n } over.

paladins-event-automa-tavern = { NAME($tavern) } is left over; { $n ->
        [0] it brings { $seat } no suspicion
       *[other] it brings { $seat } { NAME("noun:suspicion", $n, form: "n-acc") }
    }.

## Why not

paladins-why-occupied = Workers already stand on this action.

paladins-why-done-enough = This action can be done { $n } times per game at most, and you have done that.

paladins-why-no-workshop = You have no workshop left to place.

paladins-why-space-built = A workshop already stands there.

paladins-why-few-workers = You need { $needs }; criminals may stand in.

paladins-why-few-criminals = { $n ->
        [one] You need a criminal.
       *[other] You need { NAME("worker:criminal", $n, form: "n-acc") }.
    }

paladins-why-too-dear = It costs { NAME($resource, $n, form: "n-acc") }; you are { $missing } short.

paladins-why-too-low = It needs { NAME($attribute, form: "nom") } { $n }; you are { $missing } short.

paladins-why-no-townsfolk = No townsfolk are left in the row.

paladins-why-no-outsiders = No outsiders are left in the row.

paladins-why-no-walls = The wall deck is empty.

paladins-why-no-space = Every space of the regions is taken.

paladins-why-space-taken = A piece of { $owner } stands there.

paladins-why-more-players = This space is for { $n } players or more.

paladins-why-slot-taken = A jar already stands there.

paladins-why-nothing-to-clear = No workers stand there.

paladins-why-not-itself = Praying cannot clear itself.

paladins-why-favour-taken = { $owner } has used it this round.

paladins-why-tavern-taken = { $owner } has taken it.

paladins-why-no-such-workers = You lack { $missing }.

paladins-why-no-debt = You have no unpaid debt.

paladins-why-no-suspicion = You have no suspicion.

paladins-why-needs-suspicion = This needs { NAME("noun:suspicion", $n, form: "n-acc") } or more.

paladins-why-needs-innocence = This works only without suspicions.

## The terminal board

paladins-term-round = Round

paladins-term-tax = tax supply

paladins-term-orders = King’s orders

paladins-term-townsfolk = Townsfolk

paladins-term-price = Price

paladins-term-debt = debt

paladins-term-outsiders = Outsiders

paladins-term-flags = F/S

paladins-term-regions = Regions

paladins-term-points = Points

paladins-term-silver = Silv.

paladins-term-provisions = Prov.

paladins-term-strength = Str.

paladins-term-faith = Fai.

paladins-term-influence = Inf.

paladins-term-workers = Workers

paladins-term-suspicion = Susp.

paladins-term-debts = Debts

paladins-term-passed = passed

paladins-term-left = Left

paladins-term-left-spaces = Spaces

paladins-term-right = Right

paladins-term-right-spaces = Spaces

paladins-term-done = Done

paladins-term-paladin = Paladin

paladins-term-deck = Paladins

paladins-term-hand = in hand

paladins-term-on-top = on top

paladins-term-below = below

paladins-term-own-townsfolk = Hired

paladins-term-own-converted = Converted

paladins-term-own-attacked = Attacked

paladins-term-own-walls = Walls

paladins-term-jar-slots = Free slots for jars

paladins-term-automa-marker = Resource marker

paladins-term-automa-board = The bot’s actions

paladins-term-automa-used = Fallback used

paladins-term-short-labourer = lab

paladins-term-short-scout = sco

paladins-term-short-merchant = mer

paladins-term-short-fighter = fig

paladins-term-short-cleric = cle

paladins-term-short-criminal = cri
