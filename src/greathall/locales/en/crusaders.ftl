### Crusader Kings: The Board Game, English

crusaders-title = Crusader Kings: The Board Game
crusaders-tagline = Dynasties, plots and crusades in medieval Europe
crusaders-about = Lead a dynasty through the generations: marry well, plot in the dark, raise castles and armies, and send your kin to the Holy Land. One to five people, with AI dynasties in the empty seats.

## culture

crusaders-culture-england = England
crusaders-culture-france = France
crusaders-culture-germany = Germany
crusaders-culture-italy = Italy
crusaders-culture-iberia = Iberia

## sea

crusaders-sea-north_sea = North Sea
crusaders-sea-mediterranean = Mediterranean Sea
crusaders-sea-atlantic = Atlantic Ocean

## region

crusaders-region-wessex = Wessex
crusaders-region-mercia = Mercia
crusaders-region-northumbria = Northumbria
crusaders-region-wales = Wales
crusaders-region-ireland = Ireland
crusaders-region-scotland = Scotland
crusaders-region-normandy = Normandy
crusaders-region-brittany = Brittany
crusaders-region-low_countries = The Low Countries
crusaders-region-lorraine = Lorraine
crusaders-region-paris = Paris
crusaders-region-aquitaine = Aquitaine
crusaders-region-toulouse = Toulouse
crusaders-region-burgundy = Burgundy
crusaders-region-saxony = Saxony
crusaders-region-pomerania = Pomerania
crusaders-region-poland = Poland
crusaders-region-bohemia = Bohemia
crusaders-region-swabia = Swabia
crusaders-region-hungary = Hungary
crusaders-region-dalmatia = Dalmatia
crusaders-region-denmark = Denmark
crusaders-region-lombardy = Lombardy
crusaders-region-venice = Venice
crusaders-region-papal_states = Papal States
crusaders-region-apulia = Apulia
crusaders-region-sicily = Sicily
crusaders-region-sardinia = Sardinia
crusaders-region-leon = Leon
crusaders-region-navarra = Navarra
crusaders-region-castile = Castile
crusaders-region-portugal = Portugal
crusaders-region-aragon = Aragon
crusaders-region-al_andalus = Al-Andalus

## trait

crusaders-trait-pious = Pious
    .female = Pious
crusaders-trait-brave = Brave
    .female = Brave
crusaders-trait-attractive = Attractive
    .female = Attractive
crusaders-trait-humble = Humble
    .female = Humble
crusaders-trait-cultivated = Cultivated
    .female = Cultivated
crusaders-trait-clever = Clever
    .female = Clever
crusaders-trait-swordmaster = Swordmaster
    .female = Swordmaster
crusaders-trait-noble = Noble
    .female = Noble
crusaders-trait-honest = Honest
    .female = Honest
crusaders-trait-strong = Strong
    .female = Strong
crusaders-trait-chaste = Chaste
    .female = Chaste
crusaders-trait-learned = Learned
    .female = Learned
crusaders-trait-kind = Kind
    .female = Kind
crusaders-trait-cruel = Cruel
    .female = Cruel
crusaders-trait-dimwitted = Dimwitted
    .female = Dimwitted
crusaders-trait-gluttonous = Gluttonous
    .female = Gluttonous
crusaders-trait-lustful = Lustful
    .female = Lustful
crusaders-trait-ambitious = Ambitious
    .female = Ambitious
crusaders-trait-deceitful = Deceitful
    .female = Deceitful
crusaders-trait-godless = Godless
    .female = Godless
crusaders-trait-ugly = Ugly
    .female = Ugly
crusaders-trait-weak = Weak
    .female = Weak
crusaders-trait-inbred = Inbred
    .female = Inbred
crusaders-trait-craven = Craven
    .female = Craven
crusaders-trait-ignorant = Ignorant
    .female = Ignorant
crusaders-trait-stingy = Stingy
    .female = Stingy
crusaders-trait-dwarf = Dwarf
    .female = Dwarf
crusaders-trait-drunkard = Drunkard
    .female = Drunkard
crusaders-trait-lunatic = Lunatic
    .female = Lunatic
crusaders-trait-wounded = Wounded
    .female = Wounded

## space

crusaders-space-constantinople = Constantinople
crusaders-space-nicaea = Nicaea
crusaders-space-dorylaeum = Dorylaeum
crusaders-space-edessa = Edessa
crusaders-space-antioch = Antioch
crusaders-space-tripoli = Tripoli
crusaders-space-acre = Acre
crusaders-space-jaffa = Jaffa
crusaders-space-bethlehem = Bethlehem
crusaders-space-jerusalem = Jerusalem

## development

crusaders-development-chancellor = Chancellor
crusaders-development-court_physician = Court Physician
crusaders-development-steward = Steward
crusaders-development-spymaster = Spymaster
crusaders-development-marshal = Marshal
crusaders-development-archbishop = Archbishop
crusaders-development-navy = Navy
crusaders-development-longbow = Longbow
crusaders-development-plate_armor = Plate Armor
crusaders-development-royal_guard = Royal Guard
crusaders-development-bank = Bank
crusaders-development-library = Library

## deck

crusaders-deck-realm = Realm
crusaders-deck-intrigue = Intrigue
crusaders-deck-war = War
crusaders-deck-tax = Tax
crusaders-deck-crusade = Crusade

## event

crusaders-event-r_heir_abroad = An Heir Abroad
crusaders-event-r_royal_twins = Royal Twins
crusaders-event-r_bountiful_harvest = Bountiful Harvest
crusaders-event-r_crop_failure = Failed Crops
crusaders-event-r_discontent = Peasant Discontent
crusaders-event-r_embezzlement = Embezzled Building Funds
crusaders-event-r_scandal = Scandal at Court
crusaders-event-r_guild_gift = Guild Privileges
crusaders-event-r_foreign_master = Foreign Master
crusaders-event-r_overworked = Burden of the Crown
crusaders-event-r_councillor_leaves = A Councillor Departs
crusaders-event-r_fallen_scaffold = Fallen Scaffolding
crusaders-event-r_great_feast = A Great Feast
crusaders-event-r_drunken_court = Drunken Court
crusaders-event-r_wandering_scholar = Wandering Scholar
crusaders-event-r_plague = Plague in the Towns
crusaders-event-r_bastard = A Bastard Child
crusaders-event-i_whispers_of_heir = Whispers of an Heir
crusaders-event-i_plague = Plague Ships
crusaders-event-i_plot_unmasked = Plot Unmasked
crusaders-event-i_blackmail = Blackmail
crusaders-event-i_poisoned_cup = Poisoned Cup
crusaders-event-i_spouse_ill = Illness of the Consort
crusaders-event-i_paranoia = Paranoia
crusaders-event-i_loyal_spies = Loyal Spies
crusaders-event-i_restless_vassals = Restless Vassals
crusaders-event-i_affair = A Secret Affair
crusaders-event-i_turncoat = Turncoat Councillor
crusaders-event-i_hush_money = Hush Money
crusaders-event-i_heretic = A Heretic at Court
crusaders-event-i_sickly_child = Sickly Child
crusaders-event-i_kidnapped = Kidnapped Child
crusaders-event-i_reconciliation = Reconciliation
crusaders-event-w_birth_in_wartime = Born in Time of War
crusaders-event-w_wounded = Wounded in the Lists
crusaders-event-w_deserters = Deserters
crusaders-event-w_war_weariness = War Weariness
crusaders-event-w_foraging = Trampled Fields
crusaders-event-w_arrears = Soldiers’ Arrears
crusaders-event-w_border_incident = Border Incident
crusaders-event-w_call_to_arms = Call to Arms
crusaders-event-w_camp_fever = Camp Fever
crusaders-event-w_skirmish = Fallen in a Skirmish
crusaders-event-w_craven_flight = Flight from the Field
crusaders-event-w_tribute = Ransomed Knights
crusaders-event-w_ruined_walls = Ruined Walls
crusaders-event-w_peace_envoys = Peace Envoys
crusaders-event-w_hero_born = A Hero Is Born
crusaders-event-t_newborn = A Cradle Next Door
crusaders-event-t_tax_revolt = Tax Revolt
crusaders-event-t_drought = Drought
crusaders-event-t_plague = Plague on the Trade Road
crusaders-event-t_harvest_festival = Harvest Festival
crusaders-event-t_corrupt_collectors = Corrupt Collectors
crusaders-event-t_papal_tithe = Papal Tithe
crusaders-event-t_merchant_fair = Merchant Fair
crusaders-event-t_miser = A Miser on the Throne
crusaders-event-t_robber_barons = Robber Barons
crusaders-event-t_famine = Famine
crusaders-event-c_blessed_union = Blessed Union
crusaders-event-c_twins = Twin Miracle
crusaders-event-c_spoils = Spoils of the East
crusaders-event-c_absolution = Papal Absolution
crusaders-event-c_relic = Holy Relic
crusaders-event-c_pilgrims = Pilgrims Return
crusaders-event-c_gods_bounty = God’s Bounty
crusaders-event-c_holy_claim = Holy Claim
crusaders-event-c_eastern_knowledge = Eastern Knowledge
crusaders-event-c_excommunication = Excommunication
crusaders-event-c_revolt_in_absence = Revolt Abroad
crusaders-event-c_contested_banner = Contested Banner
crusaders-event-c_eastern_plague = Plague from Outremer
crusaders-event-c_veteran = Veteran of the Holy Land

## character

crusaders-character-england_01 = Edward
crusaders-character-england_02 = Harold
crusaders-character-england_03 = Richard
crusaders-character-england_04 = Robert
crusaders-character-england_05 = Geoffrey
crusaders-character-england_06 = Edmund
crusaders-character-england_07 = Walter
crusaders-character-england_08 = Hugh
crusaders-character-england_09 = Simon
crusaders-character-england_10 = Thomas
crusaders-character-england_11 = Matilda
crusaders-character-england_12 = Eleanor
crusaders-character-england_13 = Edith
crusaders-character-england_14 = Joan
crusaders-character-england_15 = Isabel
crusaders-character-england_16 = Margaret
crusaders-character-england_17 = Gunhild
crusaders-character-england_18 = Cecily
crusaders-character-england_19 = Alice
crusaders-character-england_20 = Maud
crusaders-character-france_01 = Louis
crusaders-character-france_02 = Charles
crusaders-character-france_03 = Hugues
crusaders-character-france_04 = Raoul
crusaders-character-france_05 = Thibault
crusaders-character-france_06 = Guillaume
crusaders-character-france_07 = Raymond
crusaders-character-france_08 = Eudes
crusaders-character-france_09 = Gaston
crusaders-character-france_10 = Étienne
crusaders-character-france_11 = Adèle
crusaders-character-france_12 = Blanche
crusaders-character-france_13 = Constance
crusaders-character-france_14 = Marguerite
crusaders-character-france_15 = Jeanne
crusaders-character-france_16 = Béatrice
crusaders-character-france_17 = Agnès
crusaders-character-france_18 = Alix
crusaders-character-france_19 = Ermengarde
crusaders-character-france_20 = Yolande
crusaders-character-germany_01 = Otto
crusaders-character-germany_02 = Konrad
crusaders-character-germany_03 = Friedrich
crusaders-character-germany_04 = Ludwig
crusaders-character-germany_05 = Leopold
crusaders-character-germany_06 = Albrecht
crusaders-character-germany_07 = Ruprecht
crusaders-character-germany_08 = Bolesław
crusaders-character-germany_09 = Vratislav
crusaders-character-germany_10 = Géza
crusaders-character-germany_11 = Gisela
crusaders-character-germany_12 = Kunigunde
crusaders-character-germany_13 = Adelheid
crusaders-character-germany_14 = Hedwig
crusaders-character-germany_15 = Gertrud
crusaders-character-germany_16 = Irmgard
crusaders-character-germany_17 = Sophia
crusaders-character-germany_18 = Mechthild
crusaders-character-germany_19 = Judith
crusaders-character-germany_20 = Richenza
crusaders-character-italy_01 = Guglielmo
crusaders-character-italy_02 = Tancredi
crusaders-character-italy_03 = Ruggero
crusaders-character-italy_04 = Bonifacio
crusaders-character-italy_05 = Enrico
crusaders-character-italy_06 = Azzo
crusaders-character-italy_07 = Ugo
crusaders-character-italy_08 = Lorenzo
crusaders-character-italy_09 = Manfredi
crusaders-character-italy_10 = Pietro
crusaders-character-italy_11 = Beatrice
crusaders-character-italy_12 = Costanza
crusaders-character-italy_13 = Sibilla
crusaders-character-italy_14 = Bianca
crusaders-character-italy_15 = Francesca
crusaders-character-italy_16 = Imelda
crusaders-character-italy_17 = Giovanna
crusaders-character-italy_18 = Lucrezia
crusaders-character-italy_19 = Teodora
crusaders-character-italy_20 = Adelasia
crusaders-character-iberia_01 = Fernando
crusaders-character-iberia_02 = Ramiro
crusaders-character-iberia_03 = García
crusaders-character-iberia_04 = Ramón
crusaders-character-iberia_05 = Pedro
crusaders-character-iberia_06 = Jaime
crusaders-character-iberia_07 = Rodrigo
crusaders-character-iberia_08 = Ordoño
crusaders-character-iberia_09 = Bermudo
crusaders-character-iberia_10 = Afonso
crusaders-character-iberia_11 = Urraca
crusaders-character-iberia_12 = Sancha
crusaders-character-iberia_13 = Berenguela
crusaders-character-iberia_14 = Teresa
crusaders-character-iberia_15 = Elvira
crusaders-character-iberia_16 = Jimena
crusaders-character-iberia_17 = Leonor
crusaders-character-iberia_18 = Petronila
crusaders-character-iberia_19 = Mafalda
crusaders-character-iberia_20 = Inés
crusaders-character-glitterhoof = Glitterhoof
crusaders-character-william_i = William the Conqueror
crusaders-character-philip_i = Philip I
crusaders-character-henry_iv = Henry IV
crusaders-character-robert_guiscard = Robert Guiscard
crusaders-character-sancho = Sancho of Pamplona
crusaders-character-henry_i = Henry I
crusaders-character-henry_v = Henry V
crusaders-character-matilda = Matilda of Canossa
crusaders-character-alfonso_vi = Alfonso VI
crusaders-character-stephen = Stephen of Blois
crusaders-character-louis_vii = Louis VII
crusaders-character-conrad_iii = Conrad III
crusaders-character-roger_ii = Roger II
crusaders-character-alfonso_vii = Alfonso VII
crusaders-character-henry_iii = Henry III
crusaders-character-louis_ix = Louis IX the Saint
crusaders-character-frederick_ii = Frederick II
crusaders-character-bela_iv = Bela IV
crusaders-character-ferdinand_iii = Ferdinand III the Saint
crusaders-character-edward_i = Edward I
crusaders-character-philip_iii = Philip III the Bold
crusaders-character-rudolf_i = Rudolf I
crusaders-character-charles_i = Charles I of Anjou
crusaders-character-alfonso_x = Alfonso X

## dynasty

crusaders-dynasty-normandy_house = House of Normandy
crusaders-dynasty-blois = House of Blois
crusaders-dynasty-plantagenet = Plantagenet
crusaders-dynasty-capet = Capet
crusaders-dynasty-salian = Salian
crusaders-dynasty-hohenstaufen = Hohenstaufen
crusaders-dynasty-habsburg = Habsburg
crusaders-dynasty-hauteville = House of Hauteville
crusaders-dynasty-canossa = House of Canossa
crusaders-dynasty-arpad = Arpad
crusaders-dynasty-anjou = House of Anjou
crusaders-dynasty-jimenez = Jimenez
crusaders-dynasty-ivrea = House of Ivrea

## scenario

crusaders-scenario-kingdom_of_jerusalem = Kingdom of Jerusalem
crusaders-scenario-crusade_of_1101 = Crusade of 1101
crusaders-scenario-second_crusade = Second Crusade
crusaders-scenario-barons_crusade = Barons’ Crusade
crusaders-scenario-ninth_crusade = Ninth Crusade
crusaders-scenario-kingdom_of_jerusalem_tournament = Kingdom of Jerusalem (tournament)

## strategy

crusaders-strategy-ferox = Ferox
crusaders-strategy-postis = Postis
crusaders-strategy-munitio = Munitio
crusaders-strategy-amandit = Amandit
crusaders-strategy-aperio = Aperio

## achievement

crusaders-achievement-crusader = Crusader
crusaders-achievement-builder = Builder
crusaders-achievement-inventor = Inventor
crusaders-achievement-king_of_jerusalem = King of Jerusalem

## token

crusaders-token-unrest = Unrest
crusaders-token-plague = Plague
crusaders-token-plague_ending = Plague ending
crusaders-token-harvest = Harvest
crusaders-token-crop_failure = Crop failure
crusaders-token-age = Age
crusaders-token-first_player = First player

## piece

crusaders-piece-knight = Knight
crusaders-piece-army = Army
crusaders-piece-castle = Castle
crusaders-piece-shield = Dynasty shield

## plot

crusaders-plot-fabricate_casus_belli = Fabricate a casus belli
crusaders-plot-cause_unrest = Cause unrest
crusaders-plot-assassinate = Assassinate
crusaders-plot-bribe = Bribe
crusaders-plot-divorce = Divorce
