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
    .text = Two workers and 4 silver: place a workshop and receive the worker under it.

paladins-action-recruit = Recruit
    .nom = recruit
    .acc = recruit
    .gen = recruit
    .text = One worker for a quest, two for a hire, at the price of the slot.

paladins-action-hunt = Hunt
    .nom = hunt
    .acc = hunt
    .gen = hunt
    .text = One worker: 1 provision. Two with a scout: 3.

paladins-action-trade = Trade
    .nom = trade
    .acc = trade
    .gen = trade
    .text = One worker: 1 silver. Two with a merchant: 3.

paladins-action-pray = Pray
    .nom = pray
    .acc = pray
    .gen = pray
    .text = A cleric and 2 silver: clear one own action of workers.

paladins-action-conspire = Conspire
    .nom = conspire
    .acc = conspire
    .gen = conspire
    .text = One worker: a criminal, and a suspicion.

paladins-action-commission = Commission
    .nom = commission
    .acc = commission
    .gen = commission
    .text = Needs faith, raises influence: send a monk to a region for the reward of its space.

paladins-action-fortify = Fortify
    .nom = fortify
    .acc = fortify
    .gen = fortify
    .text = Needs influence, raises strength: draw a wall.

paladins-action-garrison = Garrison
    .nom = garrison
    .acc = garrison
    .gen = garrison
    .text = Needs strength, raises faith: send an outpost to a region for the reward of its space.

paladins-action-absolve = Absolve
    .nom = absolve
    .acc = absolve
    .gen = absolve
    .text = Needs influence, raises faith: move a jar for its reward and discard a suspicion.

paladins-action-attack = Attack
    .nom = attack
    .acc = attack
    .gen = attack
    .text = Needs strength, raises influence: take an outsider’s upper rewards.

paladins-action-convert = Convert
    .nom = convert
    .acc = convert
    .gen = convert
    .text = Needs faith, raises strength: an outsider joins you and scores at the end.

## Paladins

paladins-paladin-anseis = Anséis
    .text = Workers: 1 scout, 1 merchant. Boosts: faith +1, influence +3. Fortify costs no provisions.

paladins-paladin-berengier = Bérengier
    .text = Workers: 1 merchant, 1 fighter. Boosts: strength +3, influence +1. Garrison costs no provisions.

paladins-paladin-engelier = Engelier
    .text = Workers: 1 scout, 1 fighter. Boosts: strength +3, faith +1. After each attack action: 2 silver.

paladins-paladin-gerier = Gérier
    .text = Workers: 1 fighter, 1 cleric. Boosts: faith +3, influence +1. Convert costs no silver.

paladins-paladin-gerin = Gérin
    .text = Workers: 1 labourer, 1 merchant. Boosts: influence +4. After each conspire action: 2 silver.

paladins-paladin-girard = Girard
    .text = Workers: 2 scouts. Boosts: faith +2, influence +2. After each hunt action: 2 provisions.

paladins-paladin-ivon = Ivon
    .text = Workers: 1 scout, 1 cleric. Boosts: strength +1, faith +3. Commission costs no provisions.

paladins-paladin-ivoire = Ivoire
    .text = Workers: 1 merchant, 1 cleric. Boosts: strength +1, influence +3. Absolve costs no silver.

paladins-paladin-oliver = Oliver
    .text = Workers: 2 clerics. Boosts: faith +4. Pray costs no silver.

paladins-paladin-otton = Otton
    .text = Workers: 2 merchants. Boosts: strength +2, faith +2. After each trade action: 2 silver.

paladins-paladin-roland = Roland
    .text = Workers: 1 labourer, 1 fighter. Boosts: strength +4. Recruit costs no silver.

paladins-paladin-samson = Samson
    .text = Workers: 1 labourer, 1 scout. Boosts: strength +2, influence +2. Develop costs 2 silver less.

## Townsfolk

paladins-townsfolk-abbot_1 = Abbot (labourer)
    .nom = abbot (labourer)
    .acc = the abbot (labourer)
    .gen = abbot (labourer)
    .text = Quest: 1 labourer, 1 cleric. After each absolve action: 1 labourer.

paladins-townsfolk-abbot_2 = Abbot (tax)
    .nom = abbot (tax)
    .acc = the abbot (tax)
    .gen = abbot (tax)
    .text = Quest: destroy a debt. When hired: discard 1 suspicion. After each absolve action: 1 tax.

paladins-townsfolk-abbot_3 = Abbot (provision)
    .nom = abbot (provision)
    .acc = the abbot (provision)
    .gen = abbot (provision)
    .text = Quest: pray. When hired: 1 provision. After each absolve action: 1 provision.

paladins-townsfolk-acolyte_1 = Acolyte (labourer)
    .nom = acolyte (labourer)
    .acc = the acolyte (labourer)
    .gen = acolyte (labourer)
    .text = Quest: 1 cleric. After each commission action: 1 labourer.

paladins-townsfolk-acolyte_2 = Acolyte (silver)
    .nom = acolyte (silver)
    .acc = the acolyte (silver)
    .gen = acolyte (silver)
    .text = Quest: pray. When hired: 1 silver. After each commission action: 1 silver.

paladins-townsfolk-acolyte_3 = Acolyte (tax)
    .nom = acolyte (tax)
    .acc = the acolyte (tax)
    .gen = acolyte (tax)
    .text = Quest: discard 2 suspicions. When hired: discard 1 suspicion. After each commission action: 1 tax.

paladins-townsfolk-architect_1 = Architect (labourer)
    .nom = architect (labourer)
    .acc = the architect (labourer)
    .gen = architect (labourer)
    .text = Quest: 1 criminal. After each develop action: 1 labourer.

paladins-townsfolk-architect_2 = Architect (provision)
    .nom = architect (provision)
    .acc = the architect (provision)
    .gen = architect (provision)
    .text = Quest: 1 labourer, 1 provision. When hired: 1 provision. After each develop action: 1 provision.

paladins-townsfolk-architect_3 = Architect (tax)
    .nom = architect (tax)
    .acc = the architect (tax)
    .gen = architect (tax)
    .text = Quest: 2 taxes. When hired: discard 1 suspicion. After each develop action: 1 tax.

paladins-townsfolk-conspirator_1 = Conspirator (discards)
    .nom = conspirator (discards)
    .acc = the conspirator (discards)
    .gen = conspirator (discards)
    .text = Quest: discard 2 suspicions. At each inquisition: discard 1 suspicion.

paladins-townsfolk-conspirator_2 = Conspirator (criminal)
    .nom = conspirator (criminal)
    .acc = the conspirator (criminal)
    .gen = conspirator (criminal)
    .text = Quest: 1 criminal. At each inquisition: discard 1 suspicion.

paladins-townsfolk-debt_collector_1 = Debt Collector (labourer)
    .nom = debt collector (labourer)
    .acc = the debt collector (labourer)
    .gen = debt collector (labourer)
    .text = Quest: 2 labourers. For each debt paid: 1 labourer.

paladins-townsfolk-debt_collector_2 = Debt Collector (scout)
    .nom = debt collector (scout)
    .acc = the debt collector (scout)
    .gen = debt collector (scout)
    .text = Quest: discard 2 suspicions. For each debt paid: 1 scout.

paladins-townsfolk-debt_collector_3 = Debt Collector (fighter)
    .nom = debt collector (fighter)
    .acc = the debt collector (fighter)
    .gen = debt collector (fighter)
    .text = Quest: destroy a debt. For each debt paid: 1 fighter.

paladins-townsfolk-defender_1 = Defender (labourer)
    .nom = defender (labourer)
    .acc = the defender (labourer)
    .gen = defender (labourer)
    .text = Quest: strength +1. After each attack action: 1 labourer.

paladins-townsfolk-defender_2 = Defender (provision)
    .nom = defender (provision)
    .acc = the defender (provision)
    .gen = defender (provision)
    .text = Quest: 1 labourer, 1 provision. When hired: 1 provision. After each attack action: 1 provision.

paladins-townsfolk-defender_3 = Defender (tax)
    .nom = defender (tax)
    .acc = the defender (tax)
    .gen = defender (tax)
    .text = Quest: 2 taxes. When hired: discard 1 suspicion. After each attack action: 1 tax.

paladins-townsfolk-gatekeeper_1 = Gatekeeper (silver)
    .nom = gatekeeper (silver)
    .acc = the gatekeeper (silver)
    .gen = gatekeeper (silver)
    .text = Quest: 1 scout. When hired: 1 silver. After each fortify action: 1 silver.

paladins-townsfolk-gatekeeper_2 = Gatekeeper (labourer)
    .nom = gatekeeper (labourer)
    .acc = the gatekeeper (labourer)
    .gen = gatekeeper (labourer)
    .text = Quest: 1 labourer, 1 merchant. After each fortify action: 1 labourer.

paladins-townsfolk-gatekeeper_3 = Gatekeeper (tax)
    .nom = gatekeeper (tax)
    .acc = the gatekeeper (tax)
    .gen = gatekeeper (tax)
    .text = Quest: 2 taxes. When hired: discard 1 suspicion. After each fortify action: 1 tax.

paladins-townsfolk-missionary_1 = Missionary (labourer)
    .nom = missionary (labourer)
    .acc = the missionary (labourer)
    .gen = missionary (labourer)
    .text = Quest: pray. After each convert action: 1 labourer.

paladins-townsfolk-missionary_2 = Missionary (provision)
    .nom = missionary (provision)
    .acc = the missionary (provision)
    .gen = missionary (provision)
    .text = Quest: faith +1. When hired: 1 provision. After each convert action: 1 provision.

paladins-townsfolk-missionary_3 = Missionary (tax)
    .nom = missionary (tax)
    .acc = the missionary (tax)
    .gen = missionary (tax)
    .text = Quest: 1 labourer, 1 scout. When hired: discard 1 suspicion. After each convert action: 1 tax.

paladins-townsfolk-peddler_1 = Peddler (2 provisions)
    .nom = peddler (2 provisions)
    .acc = the peddler (2 provisions)
    .gen = peddler (2 provisions)
    .text = Quest: 1 labourer, 1 provision. At an inquisition with two or more suspicions: 2 provisions.

paladins-townsfolk-peddler_2 = Peddler (2 silver)
    .nom = peddler (2 silver)
    .acc = the peddler (2 silver)
    .gen = peddler (2 silver)
    .text = Quest: discard 2 suspicions. At an inquisition with two or more suspicions: 2 silver.

paladins-townsfolk-peddler_3 = Peddler (labourer)
    .nom = peddler (labourer)
    .acc = the peddler (labourer)
    .gen = peddler (labourer)
    .text = Quest: 2 labourers. At an inquisition with two or more suspicions: 1 labourer.

paladins-townsfolk-squire_1 = Squire (faith)
    .nom = squire (faith)
    .acc = the squire (faith)
    .gen = squire (faith)
    .text = Quest: 1 fighter. At an inquisition without suspicions: faith +1.

paladins-townsfolk-squire_2 = Squire (influence)
    .nom = squire (influence)
    .acc = the squire (influence)
    .gen = squire (influence)
    .text = Quest: influence +1. At an inquisition without suspicions: influence +1.

paladins-townsfolk-squire_3 = Squire (strength)
    .nom = squire (strength)
    .acc = the squire (strength)
    .gen = squire (strength)
    .text = Quest: 1 criminal. At an inquisition without suspicions: strength +1.

paladins-townsfolk-watchman_1 = Watchman (labourer)
    .nom = watchman (labourer)
    .acc = the watchman (labourer)
    .gen = watchman (labourer)
    .text = Quest: 1 labourer, 1 fighter. After each garrison action: 1 labourer.

paladins-townsfolk-watchman_2 = Watchman (silver)
    .nom = watchman (silver)
    .acc = the watchman (silver)
    .gen = watchman (silver)
    .text = Quest: 1 labourer, 1 provision. When hired: 1 silver. After each garrison action: 1 silver.

paladins-townsfolk-watchman_3 = Watchman (tax)
    .nom = watchman (tax)
    .acc = the watchman (tax)
    .gen = watchman (tax)
    .text = Quest: 1 merchant. When hired: discard 1 suspicion. After each garrison action: 1 tax.

## Outsiders

paladins-outsider-adventurer_1 = Adventurer (Saracen)
    .nom = adventurer (Saracen)
    .acc = the adventurer (Saracen)
    .gen = adventurer (Saracen)
    .text = Attacked: influence +1, 1 labourer, 1 scout. Converted: strength +1. Scores: 1 point for every two commissions.

paladins-outsider-adventurer_2 = Adventurer (Viking)
    .nom = adventurer (Viking)
    .acc = the adventurer (Viking)
    .gen = adventurer (Viking)
    .text = Attacked: influence +1, 1 labourer, 1 cleric. Converted: strength +1. Scores: 1 point for every two commissions.

paladins-outsider-archer_1 = Archer (Byzantine)
    .nom = archer (Byzantine)
    .acc = the archer (Byzantine)
    .gen = archer (Byzantine)
    .text = Attacked: influence +1, 1 scout, 1 provision. Converted: strength +1. Scores: 1 point for every two garrisons.

paladins-outsider-archer_2 = Archer (Saracen)
    .nom = archer (Saracen)
    .acc = the archer (Saracen)
    .gen = archer (Saracen)
    .text = Attacked: influence +1, 2 provisions. Converted: strength +1. Scores: 1 point for every two garrisons.

paladins-outsider-armourer_1 = Armourer (Byzantine)
    .nom = armourer (Byzantine)
    .acc = the armourer (Byzantine)
    .gen = armourer (Byzantine)
    .text = Attacked: influence +1, 1 fighter. Converted: strength +1. Scores: 1 point for every 4 steps of strength.

paladins-outsider-armourer_2 = Armourer (Viking)
    .nom = armourer (Viking)
    .acc = the armourer (Viking)
    .gen = armourer (Viking)
    .text = Attacked: influence +1, 1 labourer, 1 provision. Converted: strength +1. Scores: 1 point for every 4 steps of strength.

paladins-outsider-assassin_1 = Assassin (Byzantine)
    .nom = assassin (Byzantine)
    .acc = the assassin (Byzantine)
    .gen = assassin (Byzantine)
    .text = Attacked: influence +1, 1 labourer, 1 provision. Converted: strength +2. Scores: 1 point for each attacked Saracen.

paladins-outsider-assassin_2 = Assassin (Viking)
    .nom = assassin (Viking)
    .acc = the assassin (Viking)
    .gen = assassin (Viking)
    .text = Attacked: influence +1, 1 labourer, 1 fighter. Converted: strength +2. Scores: 1 point for each attacked Saracen.

paladins-outsider-barbarian_1 = Barbarian (Saracen)
    .nom = barbarian (Saracen)
    .acc = the barbarian (Saracen)
    .gen = barbarian (Saracen)
    .text = Attacked: influence +1, 1 labourer, 1 scout. Converted: strength +2. Scores: 1 point for each attacked Byzantine.

paladins-outsider-barbarian_2 = Barbarian (Viking)
    .nom = barbarian (Viking)
    .acc = the barbarian (Viking)
    .gen = barbarian (Viking)
    .text = Attacked: influence +1, 1 tax, 1 provision. Converted: strength +2. Scores: 1 point for each attacked Byzantine.

paladins-outsider-champion_1 = Champion (Byzantine)
    .nom = champion (Byzantine)
    .acc = the champion (Byzantine)
    .gen = champion (Byzantine)
    .text = Attacked: influence +1, discard 1 suspicion, 1 merchant. Converted: strength +1. Scores: 1 point, and 1 for each fulfilled order.

paladins-outsider-champion_2 = Champion (Saracen)
    .nom = champion (Saracen)
    .acc = the champion (Saracen)
    .gen = champion (Saracen)
    .text = Attacked: influence +1, discard 1 suspicion, 1 scout. Converted: strength +1. Scores: 1 point, and 1 for each fulfilled order.

paladins-outsider-guardian_1 = Guardian (Byzantine)
    .nom = guardian (Byzantine)
    .acc = the guardian (Byzantine)
    .gen = guardian (Byzantine)
    .text = Attacked: influence +1, 2 labourers. Converted: strength +1. Scores: 1 point for every two developments.

paladins-outsider-guardian_2 = Guardian (Viking)
    .nom = guardian (Viking)
    .acc = the guardian (Viking)
    .gen = guardian (Viking)
    .text = Attacked: influence +1, 1 merchant, 1 provision. Converted: strength +1. Scores: 1 point for every two developments.

paladins-outsider-hunter_1 = Hunter (Byzantine)
    .nom = hunter (Byzantine)
    .acc = the hunter (Byzantine)
    .gen = hunter (Byzantine)
    .text = Attacked: influence +1, discard 1 suspicion, 1 fighter. Converted: strength +1. Scores: 1 point for every two townsfolk.

paladins-outsider-hunter_2 = Hunter (Saracen)
    .nom = hunter (Saracen)
    .acc = the hunter (Saracen)
    .gen = hunter (Saracen)
    .text = Attacked: influence +1, destroy a debt. Converted: strength +1. Scores: 1 point for every two townsfolk.

paladins-outsider-invader_1 = Invader (Byzantine)
    .nom = invader (Byzantine)
    .acc = the invader (Byzantine)
    .gen = invader (Byzantine)
    .text = Attacked: influence +1, 1 tax, 1 provision. Converted: strength +2. Scores: 1 point for each attacked Viking.

paladins-outsider-invader_2 = Invader (Saracen)
    .nom = invader (Saracen)
    .acc = the invader (Saracen)
    .gen = invader (Saracen)
    .text = Attacked: influence +2. Converted: strength +2. Scores: 1 point for each attacked Viking.

paladins-outsider-lookout_1 = Lookout (Byzantine)
    .nom = lookout (Byzantine)
    .acc = the lookout (Byzantine)
    .gen = lookout (Byzantine)
    .text = Attacked: influence +1, 1 labourer, 1 merchant. Converted: strength +1. Scores: 1 point for every two walls.

paladins-outsider-lookout_2 = Lookout (Viking)
    .nom = lookout (Viking)
    .acc = the lookout (Viking)
    .gen = lookout (Viking)
    .text = Attacked: influence +1, 1 merchant. Converted: strength +1. Scores: 1 point for every two walls.

paladins-outsider-marauder_1 = Marauder (Saracen)
    .nom = marauder (Saracen)
    .acc = the marauder (Saracen)
    .gen = marauder (Saracen)
    .text = Attacked: influence +2. Converted: strength +1. Scores: 1 point for every 4 steps of influence.

paladins-outsider-marauder_2 = Marauder (Viking)
    .nom = marauder (Viking)
    .acc = the marauder (Viking)
    .gen = marauder (Viking)
    .text = Attacked: influence +1, 1 criminal. Converted: strength +1. Scores: 1 point for every 4 steps of influence.

paladins-outsider-mercenary_1 = Mercenary (Byzantine)
    .nom = mercenary (Byzantine)
    .acc = the mercenary (Byzantine)
    .gen = mercenary (Byzantine)
    .text = Attacked: influence +1, discard 1 suspicion, 1 labourer. Converted: strength +1. Scores: 1 point, and 1 for each converted mercenary.

paladins-outsider-mercenary_2 = Mercenary (Saracen, labourer)
    .nom = mercenary (Saracen, labourer)
    .acc = the mercenary (Saracen, labourer)
    .gen = mercenary (Saracen, labourer)
    .text = Attacked: influence +1, 1 labourer, 1 provision. Converted: strength +1. Scores: 1 point, and 1 for each converted mercenary.

paladins-outsider-mercenary_3 = Mercenary (Saracen, taxes)
    .nom = mercenary (Saracen, taxes)
    .acc = the mercenary (Saracen, taxes)
    .gen = mercenary (Saracen, taxes)
    .text = Attacked: influence +1, 2 taxes. Converted: strength +1. Scores: 1 point, and 1 for each converted mercenary.

paladins-outsider-mercenary_4 = Mercenary (Viking)
    .nom = mercenary (Viking)
    .acc = the mercenary (Viking)
    .gen = mercenary (Viking)
    .text = Attacked: influence +1, 2 labourers. Converted: strength +1. Scores: 1 point, and 1 for each converted mercenary.

paladins-outsider-protector_1 = Protector (Saracen)
    .nom = protector (Saracen)
    .acc = the protector (Saracen)
    .gen = protector (Saracen)
    .text = Attacked: influence +1, 2 labourers. Converted: strength +1. Scores: 1 point for each paid debt.

paladins-outsider-protector_2 = Protector (Viking)
    .nom = protector (Viking)
    .acc = the protector (Viking)
    .gen = protector (Viking)
    .text = Attacked: influence +1, 1 labourer, 1 provision. Converted: strength +1. Scores: 1 point for each paid debt.

paladins-outsider-thief_1 = Thief (Byzantine)
    .nom = thief (Byzantine)
    .acc = the thief (Byzantine)
    .gen = thief (Byzantine)
    .text = Attacked: influence +1, 1 criminal. Converted: strength +1. Scores: 1 point for each suspicion.

paladins-outsider-thief_2 = Thief (Viking)
    .nom = thief (Viking)
    .acc = the thief (Viking)
    .gen = thief (Viking)
    .text = Attacked: influence +1, 2 taxes. Converted: strength +1. Scores: 1 point for each suspicion.

paladins-outsider-traitor_1 = Traitor (Byzantine)
    .nom = traitor (Byzantine)
    .acc = the traitor (Byzantine)
    .gen = traitor (Byzantine)
    .text = Attacked: influence +1, destroy a debt. Converted: strength +1. Scores: each unpaid debt costs 1 point less.

paladins-outsider-traitor_2 = Traitor (Viking)
    .nom = traitor (Viking)
    .acc = the traitor (Viking)
    .gen = traitor (Viking)
    .text = Attacked: influence +1, 1 criminal. Converted: strength +1. Scores: each unpaid debt costs 1 point less.

paladins-outsider-vigilante_1 = Vigilante (Saracen)
    .nom = vigilante (Saracen)
    .acc = the vigilante (Saracen)
    .gen = vigilante (Saracen)
    .text = Attacked: influence +1, discard 1 suspicion, 1 cleric. Converted: strength +1. Scores: 1 point for every two absolutions.

paladins-outsider-vigilante_2 = Vigilante (Viking)
    .nom = vigilante (Viking)
    .acc = the vigilante (Viking)
    .gen = vigilante (Viking)
    .text = Attacked: influence +1, destroy a debt. Converted: strength +1. Scores: 1 point for every two absolutions.

paladins-outsider-warrior_1 = Warrior (Byzantine)
    .nom = warrior (Byzantine)
    .acc = the warrior (Byzantine)
    .gen = warrior (Byzantine)
    .text = Attacked: influence +1, 2 provisions. Converted: strength +1. Scores: 1 point for every 4 steps of faith.

paladins-outsider-warrior_2 = Warrior (Saracen)
    .nom = warrior (Saracen)
    .acc = the warrior (Saracen)
    .gen = warrior (Saracen)
    .text = Attacked: influence +1, 1 cleric. Converted: strength +1. Scores: 1 point for every 4 steps of faith.

## The King’s favours and orders

paladins-favour-recruit = Free Hand
    .text = Scout: free recruit.

paladins-favour-pardon = Royal Pardon
    .text = Cleric: discard 1 suspicion, 2 taxes.

paladins-favour-outlaws = Outlaws
    .text = Worker of any colour: 2 criminals.

paladins-favour-virtue = Virtue
    .text = Criminal: faith +1 or influence +1 or strength +1.

paladins-favour-clemency = Clemency
    .text = Fighter, 1 silver: pay a debt or discard 2 suspicions.

paladins-favour-levy = Levy
    .text = Worker of any colour, take a debt: 1 scout, 1 merchant, 1 fighter.

paladins-favour-works = Royal Works
    .text = Merchant, 1 provision: free development or 1 fighter and 1 cleric.

paladins-favour-labour = Labour Duty
    .text = Criminal: 3 labourers.

paladins-favour-stores = Royal Stores
    .text = Worker of any colour: 2 provisions, 1 tax.

paladins-favour-prayer = Royal Chapel
    .text = Worker of any colour: pray.

paladins-order-commission = Order: Commission
    .nom = commission
    .text = Commission done five times.

paladins-order-fortify = Order: Fortify
    .nom = fortify
    .text = Fortify done five times.

paladins-order-garrison = Order: Garrison
    .nom = garrison
    .text = Garrison done five times.

paladins-order-absolve = Order: Absolve
    .nom = absolve
    .text = Absolve done five times.

paladins-order-attack = Order: Attack
    .nom = attack
    .text = Attack done five times.

paladins-order-convert = Order: Convert
    .nom = convert
    .text = Convert done five times.

## Taverns, walls, suspicions, debts

paladins-tavern-tavern_01 = Tavern 1 (2 labourers, 1 scout, 1 cleric)
    .nom = tavern 1 (2 labourers, 1 scout, 1 cleric)
    .acc = tavern 1 (2 labourers, 1 scout, 1 cleric)
    .gen = tavern 1 (2 labourers, 1 scout, 1 cleric)

paladins-tavern-tavern_02 = Tavern 2 (1 scout, 2 fighters, 1 criminal)
    .nom = tavern 2 (1 scout, 2 fighters, 1 criminal)
    .acc = tavern 2 (1 scout, 2 fighters, 1 criminal)
    .gen = tavern 2 (1 scout, 2 fighters, 1 criminal)

paladins-tavern-tavern_03 = Tavern 3 (1 scout, 2 merchants, 1 criminal)
    .nom = tavern 3 (1 scout, 2 merchants, 1 criminal)
    .acc = tavern 3 (1 scout, 2 merchants, 1 criminal)
    .gen = tavern 3 (1 scout, 2 merchants, 1 criminal)

paladins-tavern-tavern_04 = Tavern 4 (1 labourer, 2 fighters, 1 criminal)
    .nom = tavern 4 (1 labourer, 2 fighters, 1 criminal)
    .acc = tavern 4 (1 labourer, 2 fighters, 1 criminal)
    .gen = tavern 4 (1 labourer, 2 fighters, 1 criminal)

paladins-tavern-tavern_05 = Tavern 5 (2 scouts, 1 cleric, 1 criminal)
    .nom = tavern 5 (2 scouts, 1 cleric, 1 criminal)
    .acc = tavern 5 (2 scouts, 1 cleric, 1 criminal)
    .gen = tavern 5 (2 scouts, 1 cleric, 1 criminal)

paladins-tavern-tavern_06 = Tavern 6 (1 scout, 1 merchant, 1 fighter, 1 criminal)
    .nom = tavern 6 (1 scout, 1 merchant, 1 fighter, 1 criminal)
    .acc = tavern 6 (1 scout, 1 merchant, 1 fighter, 1 criminal)
    .gen = tavern 6 (1 scout, 1 merchant, 1 fighter, 1 criminal)

paladins-tavern-tavern_07 = Tavern 7 (2 labourers, 2 merchants)
    .nom = tavern 7 (2 labourers, 2 merchants)
    .acc = tavern 7 (2 labourers, 2 merchants)
    .gen = tavern 7 (2 labourers, 2 merchants)

paladins-tavern-tavern_08 = Tavern 8 (2 scouts, 2 merchants)
    .nom = tavern 8 (2 scouts, 2 merchants)
    .acc = tavern 8 (2 scouts, 2 merchants)
    .gen = tavern 8 (2 scouts, 2 merchants)

paladins-tavern-tavern_09 = Tavern 9 (1 scout, 1 fighter, 2 clerics)
    .nom = tavern 9 (1 scout, 1 fighter, 2 clerics)
    .acc = tavern 9 (1 scout, 1 fighter, 2 clerics)
    .gen = tavern 9 (1 scout, 1 fighter, 2 clerics)

paladins-tavern-tavern_10 = Tavern 10 (1 scout, 1 merchant, 2 clerics)
    .nom = tavern 10 (1 scout, 1 merchant, 2 clerics)
    .acc = tavern 10 (1 scout, 1 merchant, 2 clerics)
    .gen = tavern 10 (1 scout, 1 merchant, 2 clerics)

paladins-tavern-tavern_11 = Tavern 11 (1 merchant, 2 fighters, 1 criminal)
    .nom = tavern 11 (1 merchant, 2 fighters, 1 criminal)
    .acc = tavern 11 (1 merchant, 2 fighters, 1 criminal)
    .gen = tavern 11 (1 merchant, 2 fighters, 1 criminal)

paladins-tavern-tavern_12 = Tavern 12 (1 scout, 1 fighter, 2 criminals)
    .nom = tavern 12 (1 scout, 1 fighter, 2 criminals)
    .acc = tavern 12 (1 scout, 1 fighter, 2 criminals)
    .gen = tavern 12 (1 scout, 1 fighter, 2 criminals)

paladins-tavern-tavern_13 = Tavern 13 (1 labourer, 1 scout, 2 merchants)
    .nom = tavern 13 (1 labourer, 1 scout, 2 merchants)
    .acc = tavern 13 (1 labourer, 1 scout, 2 merchants)
    .gen = tavern 13 (1 labourer, 1 scout, 2 merchants)

paladins-tavern-tavern_14 = Tavern 14 (1 labourer, 1 merchant, 2 clerics)
    .nom = tavern 14 (1 labourer, 1 merchant, 2 clerics)
    .acc = tavern 14 (1 labourer, 1 merchant, 2 clerics)
    .gen = tavern 14 (1 labourer, 1 merchant, 2 clerics)

paladins-tavern-tavern_15 = Tavern 15 (2 scouts, 1 merchant, 1 fighter)
    .nom = tavern 15 (2 scouts, 1 merchant, 1 fighter)
    .acc = tavern 15 (2 scouts, 1 merchant, 1 fighter)
    .gen = tavern 15 (2 scouts, 1 merchant, 1 fighter)

paladins-tavern-tavern_16 = Tavern 16 (1 labourer, 1 fighter, 2 criminals)
    .nom = tavern 16 (1 labourer, 1 fighter, 2 criminals)
    .acc = tavern 16 (1 labourer, 1 fighter, 2 criminals)
    .gen = tavern 16 (1 labourer, 1 fighter, 2 criminals)

paladins-tavern-tavern_17 = Tavern 17 (2 labourers, 1 cleric, 1 criminal)
    .nom = tavern 17 (2 labourers, 1 cleric, 1 criminal)
    .acc = tavern 17 (2 labourers, 1 cleric, 1 criminal)
    .gen = tavern 17 (2 labourers, 1 cleric, 1 criminal)

paladins-tavern-tavern_18 = Tavern 18 (2 merchants, 2 clerics)
    .nom = tavern 18 (2 merchants, 2 clerics)
    .acc = tavern 18 (2 merchants, 2 clerics)
    .gen = tavern 18 (2 merchants, 2 clerics)

paladins-tavern-tavern_19 = Tavern 19 (2 labourers, 2 fighters)
    .nom = tavern 19 (2 labourers, 2 fighters)
    .acc = tavern 19 (2 labourers, 2 fighters)
    .gen = tavern 19 (2 labourers, 2 fighters)

paladins-tavern-tavern_20 = Tavern 20 (1 fighter, 3 clerics)
    .nom = tavern 20 (1 fighter, 3 clerics)
    .acc = tavern 20 (1 fighter, 3 clerics)
    .gen = tavern 20 (1 fighter, 3 clerics)

paladins-tavern-tavern_21 = Tavern 21 (1 merchant, 1 fighter, 2 clerics)
    .nom = tavern 21 (1 merchant, 1 fighter, 2 clerics)
    .acc = tavern 21 (1 merchant, 1 fighter, 2 clerics)
    .gen = tavern 21 (1 merchant, 1 fighter, 2 clerics)

paladins-tavern-tavern_22 = Tavern 22 (1 labourer, 3 scouts)
    .nom = tavern 22 (1 labourer, 3 scouts)
    .acc = tavern 22 (1 labourer, 3 scouts)
    .gen = tavern 22 (1 labourer, 3 scouts)

paladins-tavern-tavern_23 = Tavern 23 (1 merchant, 1 fighter, 2 criminals)
    .nom = tavern 23 (1 merchant, 1 fighter, 2 criminals)
    .acc = tavern 23 (1 merchant, 1 fighter, 2 criminals)
    .gen = tavern 23 (1 merchant, 1 fighter, 2 criminals)

paladins-tavern-tavern_24 = Tavern 24 (2 labourers, 1 fighter, 1 criminal)
    .nom = tavern 24 (2 labourers, 1 fighter, 1 criminal)
    .acc = tavern 24 (2 labourers, 1 fighter, 1 criminal)
    .gen = tavern 24 (2 labourers, 1 fighter, 1 criminal)

paladins-wall-wall_01 = Wall 1 (strength +2)
    .acc = wall 1 (strength +2)

paladins-wall-wall_02 = Wall 2 (strength +1, 1 labourer, 1 point)
    .acc = wall 2 (strength +1, 1 labourer, 1 point)

paladins-wall-wall_03 = Wall 3 (strength +1, 2 points)
    .acc = wall 3 (strength +1, 2 points)

paladins-wall-wall_04 = Wall 4 (strength +1, pay a debt or 2 silver)
    .acc = wall 4 (strength +1, pay a debt or 2 silver)

paladins-wall-wall_05 = Wall 5 (strength +1, discard 1 suspicion or 2 silver)
    .acc = wall 5 (strength +1, discard 1 suspicion or 2 silver)

paladins-wall-wall_06 = Wall 6 (strength +1, 3 labourers)
    .acc = wall 6 (strength +1, 3 labourers)

paladins-wall-wall_07 = Wall 7 (strength +1, 2 labourers)
    .acc = wall 7 (strength +1, 2 labourers)

paladins-wall-wall_08 = Wall 8 (strength +1, 1 labourer, 1 merchant)
    .acc = wall 8 (strength +1, 1 labourer, 1 merchant)

paladins-wall-wall_09 = Wall 9 (strength +1, 1 labourer, 1 fighter)
    .acc = wall 9 (strength +1, 1 labourer, 1 fighter)

paladins-wall-wall_10 = Wall 10 (strength +1, 1 labourer, 1 scout)
    .acc = wall 10 (strength +1, 1 labourer, 1 scout)

paladins-wall-wall_11 = Wall 11 (strength +1, 1 labourer, 1 cleric)
    .acc = wall 11 (strength +1, 1 labourer, 1 cleric)

paladins-wall-wall_12 = Wall 12 (strength +1, 1 scout, 1 merchant)
    .acc = wall 12 (strength +1, 1 scout, 1 merchant)

paladins-wall-wall_13 = Wall 13 (strength +1, 1 scout)
    .acc = wall 13 (strength +1, 1 scout)

paladins-wall-wall_14 = Wall 14 (strength +1, 1 merchant)
    .acc = wall 14 (strength +1, 1 merchant)

paladins-wall-wall_15 = Wall 15 (strength +1, 1 fighter)
    .acc = wall 15 (strength +1, 1 fighter)

paladins-wall-wall_16 = Wall 16 (strength +1, 1 cleric)
    .acc = wall 16 (strength +1, 1 cleric)

paladins-suspicion-suspicion_0 = Suspicion (0 taxes)

paladins-suspicion-suspicion_1 = Suspicion (1 tax)

paladins-suspicion-suspicion_2 = Suspicion (2 taxes)

paladins-debt-debt = Debt

## Spaces and slots

paladins-region-region_1 = Region 1

paladins-region-region_2 = Region 2

paladins-region-region_3 = Region 3

paladins-region-region_4 = Region 4

paladins-region-region_5 = Region 5

paladins-region-region_6 = Region 6

paladins-space-r1_1 = Region 1, space 1 (free recruit)
    .acc = region 1, space 1 (free recruit)

paladins-space-r1_2 = Region 1, space 2 (2 silver)
    .acc = region 1, space 2 (2 silver)

paladins-space-r1_3 = Region 1, space 3 (1 labourer)
    .acc = region 1, space 3 (1 labourer)

paladins-space-r1_4 = Region 1, space 4 (discard 1 suspicion)
    .acc = region 1, space 4 (discard 1 suspicion)

paladins-space-r2_1 = Region 2, space 1 (free recruit)
    .acc = region 2, space 1 (free recruit)

paladins-space-r2_2 = Region 2, space 2 (2 silver)
    .acc = region 2, space 2 (2 silver)

paladins-space-r2_3 = Region 2, space 3 (1 scout)
    .acc = region 2, space 3 (1 scout)

paladins-space-r2_4 = Region 2, space 4 (discard 1 suspicion)
    .acc = region 2, space 4 (discard 1 suspicion)

paladins-space-r2_5 = Region 2, space 5 (1 labourer)
    .acc = region 2, space 5 (1 labourer)

paladins-space-r2_6 = Region 2, space 6 (2 silver)
    .acc = region 2, space 6 (2 silver)

paladins-space-r2_7 = Region 2, space 7 (discard 1 suspicion)
    .acc = region 2, space 7 (discard 1 suspicion)

paladins-space-r3_1 = Region 3, space 1 (1 labourer)
    .acc = region 3, space 1 (1 labourer)

paladins-space-r3_2 = Region 3, space 2 (1 merchant)
    .acc = region 3, space 2 (1 merchant)

paladins-space-r3_3 = Region 3, space 3 (2 silver)
    .acc = region 3, space 3 (2 silver)

paladins-space-r3_4 = Region 3, space 4 (pray)
    .acc = region 3, space 4 (pray)

paladins-space-r3_5 = Region 3, space 5 (1 scout)
    .acc = region 3, space 5 (1 scout)

paladins-space-r3_6 = Region 3, space 6 (1 fighter)
    .acc = region 3, space 6 (1 fighter)

paladins-space-r3_7 = Region 3, space 7 (free recruit)
    .acc = region 3, space 7 (free recruit)

paladins-space-r3_8 = Region 3, space 8 (pay a debt)
    .acc = region 3, space 8 (pay a debt)

paladins-space-r3_9 = Region 3, space 9 (2 silver)
    .acc = region 3, space 9 (2 silver)

paladins-space-r4_1 = Region 4, space 1 (1 fighter)
    .acc = region 4, space 1 (1 fighter)

paladins-space-r4_2 = Region 4, space 2 (pray)
    .acc = region 4, space 2 (pray)

paladins-space-r4_3 = Region 4, space 3 (1 merchant)
    .acc = region 4, space 3 (1 merchant)

paladins-space-r4_4 = Region 4, space 4 (1 cleric)
    .acc = region 4, space 4 (1 cleric)

paladins-space-r4_5 = Region 4, space 5 (pay a debt)
    .acc = region 4, space 5 (pay a debt)

paladins-space-r4_6 = Region 4, space 6 (1 labourer, 1 scout)
    .acc = region 4, space 6 (1 labourer, 1 scout)

paladins-space-r4_7 = Region 4, space 7 (2 silver)
    .acc = region 4, space 7 (2 silver)

paladins-space-r4_8 = Region 4, space 8 (pray)
    .acc = region 4, space 8 (pray)

paladins-space-r4_9 = Region 4, space 9 (2 labourers)
    .acc = region 4, space 9 (2 labourers)

paladins-space-r4_10 = Region 4, space 10 (2 silver)
    .acc = region 4, space 10 (2 silver)

paladins-space-r5_1 = Region 5, space 1 (pray)
    .acc = region 5, space 1 (pray)

paladins-space-r5_2 = Region 5, space 2 (1 labourer, 1 fighter)
    .acc = region 5, space 2 (1 labourer, 1 fighter)

paladins-space-r5_3 = Region 5, space 3 (pay a debt)
    .acc = region 5, space 3 (pay a debt)

paladins-space-r5_4 = Region 5, space 4 (1 labourer, 1 merchant)
    .acc = region 5, space 4 (1 labourer, 1 merchant)

paladins-space-r5_5 = Region 5, space 5 (1 labourer, 1 cleric)
    .acc = region 5, space 5 (1 labourer, 1 cleric)

paladins-space-r5_6 = Region 5, space 6 (pay a debt)
    .acc = region 5, space 6 (pay a debt)

paladins-space-r5_7 = Region 5, space 7 (2 labourers)
    .acc = region 5, space 7 (2 labourers)

paladins-space-r6_1 = Region 6, space 1 (pay a debt)
    .acc = region 6, space 1 (pay a debt)

paladins-space-r6_2 = Region 6, space 2 (pray)
    .acc = region 6, space 2 (pray)

paladins-space-r6_3 = Region 6, space 3 (2 labourers)
    .acc = region 6, space 3 (2 labourers)

paladins-jar_slot-jar_slot_1 = Slot 1 (pay a debt)
    .acc = slot 1 (pay a debt)

paladins-jar_slot-jar_slot_2 = Slot 2 (free recruit)
    .acc = slot 2 (free recruit)

paladins-jar_slot-jar_slot_3 = Slot 3 (faith +1)
    .acc = slot 3 (faith +1)

paladins-jar_slot-jar_slot_4 = Slot 4 (pay a debt)
    .acc = slot 4 (pay a debt)

paladins-jar_slot-jar_slot_5 = Slot 5 (pray)
    .acc = slot 5 (pray)

paladins-jar_slot-jar_slot_6 = Slot 6 (2 labourers)
    .acc = slot 6 (2 labourers)

paladins-jar_slot-jar_slot_7 = Slot 7 (discard 1 suspicion)
    .acc = slot 7 (discard 1 suspicion)

paladins-workshop-workshop_1 = Workshop 1 (scout)

paladins-workshop-workshop_2 = Workshop 2 (merchant)

paladins-workshop-workshop_3 = Workshop 3 (fighter)

paladins-workshop-workshop_4 = Workshop 4 (cleric)

paladins-workshop-workshop_5 = Workshop 5 (scout)

paladins-workshop-workshop_6 = Workshop 6 (merchant)

paladins-workshop-workshop_7 = Workshop 7 (fighter)

paladins-workshop-workshop_8 = Workshop 8 (cleric)

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

paladins-obstacle-limit = done seven times

paladins-obstacle-cards = no cards are left

paladins-obstacle-attribute = its attribute is too low

paladins-obstacle-target = nothing is in reach

## Prices, rewards to choose from, decks, colours

paladins-price-silver = for silver

paladins-price-debt = for a debt

paladins-price-free = for free

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

paladins-reward-lose_suspicion_2 = Discard 2 suspicions

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

paladins-deck-suspicion = suspicion

paladins-deck-tavern = tavern

paladins-deck-scheme = scheme

paladins-colour-red = red

paladins-colour-blue = blue

paladins-colour-green = green

paladins-colour-yellow = yellow

paladins-colour-grey = grey

## Variants

paladins-variant-difficulty = Difficulty of the bot
    .text = For the solo game: how many actions the bot has already developed.

paladins-variant-difficulty-easy = Easy

paladins-variant-difficulty-normal = Normal

paladins-variant-difficulty-hard = Hard

paladins-variant-hunter = What the hunter counts
    .text = The converted hunter scores for hired townsfolk, or for quests as well.

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

paladins-ask-place = { NAME($action) }: which workers do you place?{ $sizes ->
        [1] { "" }
       *[other] {" "}{ NAME($action, form: "text") }
    }

paladins-ask-keep-workers = Which three workers do you keep for the next round?

paladins-ask-choose-site = Where does the workshop go? That space needs no worker any more.

paladins-ask-choose-townsfolk = Whom do you recruit, and how? In silver, from left to right: { $prices }.

paladins-ask-free-recruit = Whom do you recruit for free?

paladins-ask-choose-cleared = Which action do you clear of workers?

paladins-ask-choose-space = Which space do you choose ({ NAME($action, form: "nom") })?

paladins-ask-choose-jar-slot = Where does the jar go?

paladins-ask-choose-foe = Whom do you attack?

paladins-ask-choose-convert = Whom do you convert?

paladins-ask-choose-reward = Which reward do you take?

paladins-ask-choose-ability = Which of your townsfolk acts next?
    .topic = The order in which your townsfolk act in an inquisition

paladins-ask-offer-criminals = Do you take the criminals? Each one brings a suspicion.

paladins-ask-offer-discard = Do you discard suspicions?

paladins-ask-offer-debt = Do you settle an unpaid debt?

## Choices

paladins-do-hire = Hire { NAME($card, form: "acc") } { NAME($price) }

paladins-do-quest = Send { NAME($card, form: "acc") } on a quest { NAME($price) }

paladins-do-use = Use { NAME($paladin) }; { NAME($top) } on top, { NAME($bottom) } under the deck

paladins-do-tavern = Take { NAME($tavern, form: "acc") }

paladins-do-act = { NAME($action) }

paladins-do-favour = Favour: { NAME($favour) }

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

paladins-do-take-criminals = Take { NAME("worker:criminal", $n, form: "n-acc") }

paladins-do-discard = Discard { NAME("noun:suspicion", $n, form: "n-acc") }

paladins-do-pay-debt = Pay a debt

paladins-do-destroy-debt = Destroy a debt

paladins-do-decline = Decline

## What happens: the round

paladins-event-first-player = { $seat } is first player.

paladins-event-round = Round { $n } of { $of }

paladins-event-order-revealed = The King’s new order: { NAME($order, form: "nom") } five times, for { NAME("noun:point", $n, form: "n-acc") } at the end of the game.

paladins-event-favour-revealed = The King grants a favour: { NAME($favour) }.

paladins-event-tavern-revealed = { NAME($tavern) } opens.

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

paladins-event-reshuffled = The { NAME($deck) } deck is shuffled anew.

paladins-event-final = { $seat } ends with { NAME("noun:point", $n, form: "n-acc") }.

## What happens: gains and losses

paladins-event-gained = { $seat } gains { NAME($resource, $n, form: "n-acc") }.

paladins-event-paid = { $seat } pays { NAME($resource, $n, form: "n-acc") }.

paladins-event-workers-came = { $seat } receives { $workers }.

paladins-event-placed = { NAME($action) }: { $seat } places { $workers }.

paladins-event-placed-favour = { NAME($favour) }: { $seat } places { $workers }.

paladins-event-cleared = { $seat } clears an action: { NAME($action, form: "nom") }.

paladins-event-rose = { $seat }: { NAME($attribute, form: "nom") } +{ $n }, now { $to }.

paladins-event-taxes = { $seat } takes { NAME("noun:tax", $n, form: "n-acc") }; { NAME("resource:silver", $left, form: "n") } left in the tax supply.

paladins-event-drew-suspicion = { $seat } draws a suspicion with { $n ->
        [0] no taxes
       *[other] { NAME("noun:tax", $n, form: "n-acc") }
    }.

paladins-event-discarded-suspicion = { $seat } discards { NAME("noun:suspicion", $n, form: "n-acc") }; { $left ->
        [0] none is left
       *[other] { $left } left
    }.

paladins-event-took-debt = { $seat } takes a debt.

paladins-event-paid-debt = { $seat } pays a debt.

paladins-event-destroyed-debt = { $seat } destroys a debt.

paladins-event-left-criminals = { $seat } turns { NAME("worker:criminal", $n, form: "n-acc") } away.

paladins-event-declined = { $seat } declines.

## What happens: actions

paladins-event-hired = { $seat } hires { NAME($card, form: "acc") }.

paladins-event-went-on-quest = { $seat } sends { NAME($card, form: "acc") } on a quest.

paladins-event-built = { $seat } puts a workshop on { NAME($action, form: "acc") }, space { $n }.

paladins-event-monk-sent = { $seat } sends a monk to { NAME($space, form: "acc") }.

paladins-event-outpost-sent = { $seat } sends an outpost to { NAME($space, form: "acc") }.

paladins-event-wall-raised = { $seat } raises { NAME($wall, form: "acc") }.

paladins-event-jar-moved = { $seat } moves a jar to { NAME($slot, form: "acc") }.

paladins-event-attacked = { $seat } attacks { NAME($card, form: "acc") }.

paladins-event-converted = { $seat } converts { NAME($card, form: "acc") }.

paladins-event-ability-used = { $seat } uses { NAME($card, form: "acc") }.

paladins-event-paladin-helps = { NAME($paladin) } rewards { $seat }.

paladins-event-inquisition = The inquisition is held.

paladins-event-suspected = { $seat } is most suspected ({ $n }).

paladins-event-nobody-suspected = Nobody is suspected.

paladins-event-taxes-refilled = The tax supply holds { NAME("resource:silver", $n, form: "n-acc") } again.

## What happens: the bot explains itself

paladins-event-bot-prepares = { $seat } puts a workshop on { NAME($action, form: "acc") }.

paladins-event-bot-workers = { $seat } starts the round with { NAME("noun:worker", $n, form: "n-acc") }.

paladins-event-bot-gains-workers = { $seat } gains { NAME("noun:worker", $n, form: "n-acc") } and has { $left }.

paladins-event-bot-scheme = { $seat } reveals a scheme: { NAME($scheme) }.

paladins-event-bot-blocked = { $seat } cannot take { NAME($action, form: "acc") }: { NAME($why) }.

paladins-event-bot-no-favour = { $seat } finds no free favour.

paladins-event-bot-fallback = { $seat } falls back: { NAME($action) }.

paladins-event-bot-places = { NAME($action) }: { $seat } places { NAME("noun:worker", $n, form: "n-acc") }.

paladins-event-bot-uses-favour = { $seat } uses a favour: { NAME($favour) }.

paladins-event-bot-points-at = The resource marker of { $seat } on { $n } leads to card { $to }.

paladins-event-bot-prefers = { $seat } prefers { NAME($why) }: { NAME($space) }.

paladins-event-bot-marker = The resource marker of { $seat } moves { $n } to { $to }.

paladins-event-bot-lowest = The lowest attribute of { $seat } rises: { NAME($attribute, form: "nom") }.

paladins-event-bot-taxes = { $seat } draws off { NAME("noun:tax", $n, form: "n-acc") }; { NAME("resource:silver", $left, form: "n") } left in the tax supply.

paladins-event-bot-lacks = { $seat } has nothing to discard, so 1 silver leaves the tax supply; { $left } left.

paladins-event-bot-clears = { $seat } clears the right side of its board.

paladins-event-bot-shuffles = { $seat }: all schemes are shuffled together.

paladins-event-bot-rests = { $seat } rests; unused workers: { $n }.

paladins-event-bot-done = { $seat } is done for this round.

paladins-event-bot-turns-jar = { $seat } turns jar { $n } over.

paladins-event-bot-tavern = { NAME($tavern) } is left over; { $n ->
        [0] it brings { $seat } no suspicion
       *[other] it brings { $seat } { NAME("noun:suspicion", $n, form: "n-acc") }
    }.

## Why not

paladins-why-occupied = Workers already stand on this action.

paladins-why-done-enough = This action can be done { $n } times per game at most, and you have done that.

paladins-why-no-workshop = You have no workshop left to place.

paladins-why-space-built = A workshop already stands there.

paladins-why-few-workers = You need { $needs }; criminals may stand in.

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

paladins-term-bot-marker = Resource marker

paladins-term-bot-board = The bot’s actions

paladins-term-bot-used = Fallback used

paladins-term-short-labourer = lab

paladins-term-short-scout = sco

paladins-term-short-merchant = mer

paladins-term-short-fighter = fig

paladins-term-short-cleric = cle

paladins-term-short-criminal = cri
