-- {"table": "1odbb_vVmIH4aLYZ", "key": "CAmH3LKNJLKJzuLr4gkPy-zeOGYm7f9-fkVpQUx56XA", "other": "MWakwiDiqo3GCK-6eAQ6DCl_cy1E08S8VNYAyLOwzBE", "over": "eo2slGLm2R0XuRvZ", "over_key": "bHFCMXvEkMi4J8kekzWgy9I-MCK4MR0d3k6lftefN90", "hash": "89c421451b9681e48537e803516ee37440a4e2a23cc1b8ecc00f44d57acfa69f", "revision": 55}
CREATE TABLE chat (
            table_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            at BIGINT NOT NULL,
            seat INTEGER,
            name TEXT NOT NULL,
            ply INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        );
INSERT INTO "chat" VALUES('1odbb_vVmIH4aLYZ',1,1794809131691,0,'Anna',53,'It''s my turn; «привіт»');
CREATE TABLE keys (
            hash TEXT PRIMARY KEY,
            table_id TEXT NOT NULL,
            kind TEXT NOT NULL,
            seats TEXT NOT NULL,
            owner INTEGER NOT NULL,
            person TEXT
        );
INSERT INTO "keys" VALUES('2f47ee50f533a1a682f38615ea296b833eb4a5b0db0daf634fe7352841a58f62','1odbb_vVmIH4aLYZ','seat','[0]',1,'Anna');
INSERT INTO "keys" VALUES('0898ed99fc55441d2a6996a2753942873c1518241d4c55a9e7dc8df5e0d22ef2','1odbb_vVmIH4aLYZ','seat','[1]',0,NULL);
INSERT INTO "keys" VALUES('790a0f251aac3de5093611c92cf8696a0b28ec48d37c81e75580d1a528a0cd81','1odbb_vVmIH4aLYZ','seat','[0]',1,'Anna');
INSERT INTO "keys" VALUES('19d8aa8b91ea0991b86f26b0ea86a7aa42e328468f9c25b924ee6eff6049e136','eo2slGLm2R0XuRvZ','seat','[0]',1,NULL);
CREATE TABLE log (
            table_id TEXT NOT NULL,
            revision INTEGER NOT NULL,
            at BIGINT NOT NULL,
            keeps INTEGER NOT NULL,
            actor INTEGER NOT NULL,
            opens INTEGER NOT NULL,
            entry TEXT NOT NULL,
            PRIMARY KEY (table_id, revision)
        );
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',1,1794809130565,0,-1,0,'{"do":"sit","seat":1,"name":"Boris","gender":"male"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',2,1794809130578,-1,-1,1,'{"do":"start","colours":["blue","red"],"outcomes":[["start_player",0]]}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',3,1794809130604,0,1,0,'{"do":"choose","choice":"s1 choose bricklayer stonemason"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',4,1794809130620,1,0,0,'{"do":"choose","choice":"s0 choose bricklayer worker_stone"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',5,1794809130628,2,0,0,'{"do":"choose","choice":"s0 equip clay clay"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',6,1794809130634,3,0,0,'{"do":"choose","choice":"s0 take wood"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',7,1794809130634,4,0,1,'{"do":"choose","choice":"s0 build-nothing","by":"forced"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',8,1794809130645,5,1,0,'{"do":"choose","choice":"s1 take stone"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',9,1794809130651,6,1,0,'{"do":"choose","choice":"s1 build-nothing"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',10,1794809130659,7,1,0,'{"do":"choose","choice":"s1 buy 0 worker_stone stone"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',11,1794809130671,8,1,1,'{"do":"choose","choice":"s1 build-nothing"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',12,1794809130671,9,0,1,'{"do":"choose","choice":"s0 build-nothing","by":"forced"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',13,1794809130679,10,0,0,'{"do":"choose","choice":"s0 choose stonemason architect"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',14,1794809130688,11,1,0,'{"do":"choose","choice":"s1 choose trader worker_sand_clay","outcomes":[["winter","robbers"]]}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',15,1794809130704,12,1,1,'{"do":"choose","choice":"s1 pay-talers 3"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',16,1794809130715,13,0,1,'{"do":"choose","choice":"s0 pay-talers 3"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',17,1794809130721,14,1,1,'{"do":"choose","choice":"s1 place wood_cart"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',18,1794809130741,15,0,0,'{"do":"choose","choice":"s0 buy-nothing"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',19,1794809130741,16,0,1,'{"do":"choose","choice":"s0 build-nothing","by":"forced"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',20,1794809130757,17,1,1,'{"do":"choose","choice":"s1 build-nothing"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',21,1794809130830,18,0,0,'{"do":"choose","choice":"s0 choose trader bricklayer"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',22,1794809130842,19,1,0,'{"do":"choose","choice":"s1 choose messenger worker_stone"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',23,1794809130851,20,1,1,'{"do":"choose","choice":"s1 equip sand clay"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',24,1794809130863,21,0,0,'{"do":"choose","choice":"s0 place sand_cart"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',25,1794809130868,22,0,0,'{"do":"choose","choice":"s0 take wood"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',26,1794809130887,23,0,0,'{"do":"choose","choice":"s0 build stable"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',27,1794809130905,24,0,0,'{"do":"choose","choice":"s0 pay-pieces 3 wood"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',28,1794809130905,25,0,0,'{"do":"choose","choice":"s0 build-nothing","by":"forced"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',29,1794809130921,26,0,0,'{"do":"choose","choice":"s0 house market_2"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',30,1794809130938,27,0,0,'{"do":"choose","choice":"s0 send supply"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',31,1794809130955,28,0,1,'{"do":"choose","choice":"s0 house-nobody"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',32,1794809130970,29,1,0,'{"do":"choose","choice":"s1 build keep"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',33,1794809130987,30,1,0,'{"do":"choose","choice":"s1 pay-pieces 3 stone"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',34,1794809130994,31,1,0,'{"do":"choose","choice":"s1 pay-pieces 0 clay"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',35,1794809131017,32,1,0,'{"do":"choose","choice":"s1 pay-pieces 4 wood"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',36,1794809131028,33,1,1,'{"do":"choose","choice":"s1 build small_gate"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',37,1794809131028,34,1,0,'{"do":"choose","choice":"s1 choose worker_wood_silver architect","by":"forced"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',38,1794809131047,35,0,1,'{"do":"choose","choice":"s0 choose messenger worker_sand_clay","outcomes":[["winter","granary"]]}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',39,1794809131056,36,1,0,'{"do":"choose","choice":"s1 build tower_1"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',40,1794809131056,37,1,0,'{"do":"choose","choice":"s1 swap stone","by":"forced"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',41,1794809131056,38,1,1,'{"do":"choose","choice":"s1 build-nothing","by":"forced"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',42,1794809131071,39,0,1,'{"do":"choose","choice":"s0 build-nothing"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',43,1794809131080,40,1,0,'{"do":"choose","choice":"s1 choose messenger trader"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',44,1794809131091,41,0,0,'{"do":"choose","choice":"s0 choose worker_wood_silver worker_stone"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',45,1794809131099,42,0,1,'{"do":"choose","choice":"s0 equip wood clay"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',46,1794809131106,43,1,1,'{"do":"choose","choice":"s1 place stone_cart"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',47,1794809131112,44,0,0,'{"do":"choose","choice":"s0 first worker_wood_silver"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',48,1794809131137,45,0,0,'{"do":"choose","choice":"s0 build-nothing"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',49,1794809131153,46,0,0,'{"do":"choose","choice":"s0 build well"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',50,1794809131167,47,0,0,'{"do":"choose","choice":"s0 swap sand"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',51,1794809131180,48,0,0,'{"do":"choose","choice":"s0 pay-pieces 1 stone"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',52,1794809131535,49,0,0,'{"do":"choose","choice":"s0 pay-pieces 1 clay"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',53,1794809131629,50,0,0,'{"do":"choose","choice":"s0 pay-pieces 0 wood"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',54,1794809131651,51,0,1,'{"do":"choose","choice":"s0 build tower_2"}');
INSERT INTO "log" VALUES('1odbb_vVmIH4aLYZ',55,1794809131651,52,0,0,'{"do":"choose","choice":"s0 choose stonemason architect","by":"forced"}');
INSERT INTO "log" VALUES('eo2slGLm2R0XuRvZ',1,1794809133398,-1,-1,1,'{"do":"start","colours":["red","blue"],"outcomes":[["segments","coast"],["segments","mountains"],["segments","forest"],["segments","foothills"],["segments","lakeside"],["townsfolk","overseer_virtue"],["townsfolk","sculptor"],["townsfolk","peddler_silver"],["townsfolk","deacon_destroy"],["townsfolk","peddler_stone"],["gray_manuscripts","yellow_6_workers"],["gray_manuscripts","blue_3_silver"],["gray_manuscripts","black_4_virtue"],["gray_manuscripts","gray_6_buildings"],["gray_manuscripts","black_4_ink"],["first_player",0],["castle","flip"],["player_cards","card_3"],["heroes","judith"],["player_cards","card_6"],["heroes","clovis"],["player_cards","card_4"],["heroes","rudolf"]]}');
INSERT INTO "log" VALUES('eo2slGLm2R0XuRvZ',2,1794809133534,0,0,1,'{"do":"resign","seat":0}');
CREATE TABLE people (
            name TEXT PRIMARY KEY,
            salt TEXT NOT NULL,
            hash TEXT NOT NULL,
            created BIGINT NOT NULL
        );
INSERT INTO "people" VALUES('Anna','649c64ed42908598dc6df4fcd2d0e06f','9017e33c3efcdfc69701178b28460efbe369cc9d86ef8f8b3cb44274e74f9a38e683729ce91ead1cc3857638294eb830ecbba2bf3724d8c7915df1ad4874d690',1794809131935);
CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY,
            revision INTEGER NOT NULL,
            release TEXT NOT NULL,
            save TEXT NOT NULL
        );
INSERT INTO "snapshots" VALUES('1odbb_vVmIH4aLYZ',32,'0.1.0','{"schema": 1, "game": "castle", "rules": 1, "setup": {"seats": 2, "variants": {"season": "winter", "winter_cards": "12", "stonemason_purchase": "total", "keep_counts": "standing", "tavern_rules": "helper_rules"}, "colours": ["blue", "red"], "first": null}, "components": null, "chance": {"seed": "7329750b6cf2d40bc3491a9e4db65fe2255547c40de8dd9c1f7e57d1089c19d5", "counters": {"start_player": 1, "winter": 1}, "generation": 0}, "plies": [{"choice": null, "note": null, "outcomes": [["start_player", 0]], "barrier": true, "sealed": false, "turn": null}, {"choice": "s1 choose bricklayer stonemason", "note": null, "outcomes": [], "barrier": false, "sealed": true, "turn": null}, {"choice": "s0 choose bricklayer worker_stone", "note": null, "outcomes": [], "barrier": true, "sealed": false, "turn": null}, {"choice": "s0 equip clay clay", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": 0}, {"choice": "s0 take wood", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": null}, {"choice": "s0 build-nothing", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": 1}, {"choice": "s1 take stone", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": null}, {"choice": "s1 build-nothing", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": 1}, {"choice": "s1 buy 0 worker_stone stone", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": null}, {"choice": "s1 build-nothing", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": 0}, {"choice": "s0 build-nothing", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": null}, {"choice": "s0 choose stonemason architect", "note": null, "outcomes": [], "barrier": false, "sealed": true, "turn": null}, {"choice": "s1 choose trader worker_sand_clay", "note": null, "outcomes": [["winter", "robbers"]], "barrier": true, "sealed": false, "turn": null}, {"choice": "s1 pay-talers 3", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": null}, {"choice": "s0 pay-talers 3", "note": null, "outcomes": [], "barrier": true, "sealed": false, "turn": 1}, {"choice": "s1 place wood_cart", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": 0}, {"choice": "s0 buy-nothing", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": null}, {"choice": "s0 build-nothing", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": 1}, {"choice": "s1 build-nothing", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": 0}, {"choice": "s0 choose trader bricklayer", "note": null, "outcomes": [], "barrier": false, "sealed": true, "turn": null}, {"choice": "s1 choose messenger worker_stone", "note": null, "outcomes": [], "barrier": true, "sealed": false, "turn": null}, {"choice": "s1 equip sand clay", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": 0}, {"choice": "s0 place sand_cart", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": 0}, {"choice": "s0 take wood", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": null}, {"choice": "s0 build stable", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": null}, {"choice": "s0 pay-pieces 3 wood", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": null}, {"choice": "s0 build-nothing", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": null}, {"choice": "s0 house market_2", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": null}, {"choice": "s0 send supply", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": null}, {"choice": "s0 house-nobody", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": 1}, {"choice": "s1 build keep", "note": null, "outcomes": [], "barrier": false, "sealed": false, "turn": null}], "state": {"switches": {"buy_per_worker": false, "keep_counts_all": false, "tavern_free": false}, "stack": [{"step": "pass-marker"}, {"step": "resolve-next"}, {"step": "pay-pieces", "seat": 1, "card": "worker_stone", "erected": 0, "tile": "keep", "swapped": [0, 0, 0, 0], "paid": [0, 0, 0, 0], "asking": 0}], "players": [{"talers": 6, "pieces": [0, 1, 0, 0, 0], "helpers": 5, "hand": ["messenger", "stonemason", "worker_wood_silver", "worker_sand_clay", "worker_stone", "architect"], "played": ["trader", "bricklayer"], "down": [], "gone": [], "points": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]}, {"talers": 8, "pieces": [4, 5, 2, 3, 0], "helpers": 6, "hand": ["worker_wood_silver", "architect"], "played": ["bricklayer", "stonemason", "trader", "worker_sand_clay", "messenger", "worker_stone"], "down": [], "gone": [], "points": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]}], "start": 0, "rounds": 12, "treasury": 82, "track": 9, "stock": [14, 12, 12, 12, 14], "tower": [2, 0, 1, 0, 1], "carriers": [0, 1, -1, -1, -1], "round": 3, "forge": 0, "built": ["stable"], "fresh": [0], "spaces": {"market_2": 0}, "on_cards": {}, "queue": [], "builders": [0], "housed": [[0, "market"]], "winter": {"deck": ["beggar", "broken_wall", "famine", "frozen_beauty", "granary", "hearth", "new_road", "plague", "snowfall", "town_tavern", "trade_tax"], "open": [], "past": ["robbers"], "coins": 0, "innkeeper": -1, "granary": [], "suitors": [], "gifts": [0, 0, 0, 0, 0], "gift_talers": 0}}}');
CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            header TEXT NOT NULL,
            secret TEXT NOT NULL,
            public INTEGER NOT NULL,
            status TEXT NOT NULL,
            summary TEXT NOT NULL,
            created BIGINT NOT NULL,
            updated BIGINT NOT NULL
        );
INSERT INTO "tables" VALUES('1odbb_vVmIH4aLYZ','castle','{"game":"castle","rules":1,"release":"0.1.0","variants":{"season":"winter","winter_cards":"12","stonemason_purchase":"total","keep_counts":"standing","tavern_rules":"helper_rules"},"places":[{"kind":"person","name":"Anna","gender":"female","colour":"blue","bot":"","taken":true,"stand_in":"","forced":true,"standing":{},"late":0},{"kind":"person","name":"","gender":"male","colour":"","bot":"","taken":false,"stand_in":"","forced":true,"standing":{},"late":0}],"first":null,"components":null,"public":false,"clock":null,"origin":null}','7329750b6cf2d40bc3491a9e4db65fe2255547c40de8dd9c1f7e57d1089c19d5',0,'running','{"ply":53,"seats":[{"name":"Anna","kind":"person","colour":"blue","taken":true},{"name":"Boris","kind":"person","colour":"red","taken":true}],"asked":[1],"waits":false,"winners":[],"scores":[]}',1794809130469,1794809131651);
INSERT INTO "tables" VALUES('eo2slGLm2R0XuRvZ','viscounts','{"game":"viscounts","rules":1,"release":"0.1.0","variants":{"automa":"cleric","difficulty":"0"},"places":[{"kind":"person","name":"Anna","gender":"male","colour":"","bot":"","taken":true,"stand_in":"","forced":true,"standing":{},"late":0},{"kind":"bot","name":"","gender":"male","colour":"","bot":"random","taken":true,"stand_in":"","forced":true,"standing":{},"late":0}],"first":null,"components":null,"public":false,"clock":null,"origin":null}','dc2610661de62bef27fe6ce0851813ca0b6fbb882050b151060a58a41a6d5f52',0,'over','{"ply":1,"seats":[{"name":"Anna","kind":"person","colour":"red","taken":true},{"name":"","kind":"bot","colour":"blue","taken":true}],"asked":[],"waits":false,"winners":[1],"scores":[0,0]}',1794809133383,1794809133534);
CREATE INDEX tables_by_status ON tables (public, status, updated);
CREATE INDEX keys_by_table ON keys (table_id);
CREATE INDEX keys_by_person ON keys (person);
