### Компоненты «Замка на все времена» в браузере: как называются виды и поля, откуда взяты числа.

## Виды

castle-kinds-resource = Ресурсы
castle-kinds-currency = Деньги
castle-kinds-colour = Цвета
castle-kinds-seating = Число игроков
castle-kinds-start = В начале игры
castle-kinds-round_space = Шкала ходов
castle-kinds-carrier = Тележки и всадник
castle-kinds-character = Персонажи
castle-kinds-card = Карточки
castle-kinds-building = Здания
castle-kinds-space = Места для слуг
castle-kinds-scoring = Подсчёт очков
castle-kinds-winter = Зимние события
castle-kinds-deck = Колоды
castle-kinds-source = Источники

## Поля; без названия не показываются

castle-field-resource-colour = цвет
castle-field-pieces = фишек
castle-field-value = стоимость при строительстве
castle-field-swap = меняется в кузнице на другую фишку
castle-field-total = всего
castle-field-coins = монеты
castle-field-helpers = слуг
castle-field-rounds = ходов
castle-field-cards_per_round = карточек за ход
castle-field-talers = талеров
castle-field-resources = ресурсы
castle-field-round_space-winter = зимнее событие
castle-field-carrier-resource = ресурс
castle-field-yields = даёт
castle-field-tower_share = из них защитной башне
castle-field-character-order = очерёдность
castle-field-builds = зданий, не больше
castle-field-equips = приносит
castle-field-effects = действие
castle-field-free = фишек на выбор
castle-field-free_kinds = виды на выбор
castle-field-cost = стоимость
castle-field-points = очки
castle-field-standing = стоит с начала
castle-field-building = здание
castle-field-fee = плата в талерах
castle-field-space-scoring = в конце приносит
castle-field-scoring-order = очерёдность
castle-field-spaces = мест для слуг
castle-field-toll = пошлина в талерах
castle-field-prize = очков победителю
castle-field-cards = карточки

## Источники

castle-source-rulebook_ru = русские правила
castle-source-rulebook_en = английские правила
castle-source-bsw_buildings = таблица зданий онлайн-версии, на немецком
castle-source-bsw_buildings_nl = та же таблица зданий, на нидерландском
castle-source-bsw_buildings_mt = та же таблица зданий, другая копия
castle-source-bsw_buildings_en = та же таблица зданий, на английском
castle-source-bsw_rules = правила онлайн-версии
castle-source-aid_scribd = памятка игрока
castle-source-ultraboardgames_buildings = страница зданий на сайте с правилами
castle-source-ultraboardgames_rules = сайт с правилами
castle-source-knobelritter = обзор на немецком
castle-source-eggert_page = страница издателя
castle-source-spiele_akademie = страница клуба настольных игр
castle-source-pinco11 = обзор на итальянском
castle-source-kinako = обзор на японском
castle-source-bgg = база данных настольных игр
castle-source-spellenclub13 = обзор на нидерландском
castle-source-trictrac = обзор на французском
castle-source-gamepack_nl = ещё один обзор на нидерландском

## Примечания

castle-basis-no-value-is-printed-for-silver = Стоимость серебра не напечатана; при равенстве очков оно считается за 0.
castle-basis-left-free-so-that-events-are = Оставлено пустым, чтобы события шли равномерно.
castle-basis-evenly-spread-none-on-a-first = Распределено равномерно: ни в первый, ни в последний ход, не больше шести за игру.
castle-basis-number-of-towers-from-one-review = Число башен взято из одного обзора; значения — те, что остались из трёх неназванных видов.
castle-basis-values-from-the-rulebook-number-of = Значения — из правил; число домов — 23 без всех прочих карточек зданий.
castle-basis-cost-from-the-rulebook-points-from = Стоимость — из правил, очки — из онлайн-версии.
castle-basis-that-the-keep-has-only-this = Что у склада лишь одно место — догадка: названы одна плата и один хозяин.
castle-basis-with-the-forge-space-for-10 = Вместе с местом в кузнице за 10 даёт 15 талеров из разобранного примера.
castle-basis-three-places-are-printed-only-one = Напечатаны три места, но известна только одна плата; остальные стоят столько же.
castle-basis-points-and-copper-coloured-spaces-are = Очки и медные места напечатаны; что считаются только построенные здания — наше решение.
castle-basis-the-whole-game-with-the-six = Вся игра, с шестью зимними событиями первого издания.
castle-basis-two-spaces-are-certain-no-second = Два места известны точно; вторая плата не названа, поэтому оба стоят одинаково.
castle-basis-the-whole-game-with-twelve-winter = Вся игра, с двенадцатью зимними событиями и примером из четырёх ходов.
castle-basis-costs-and-points-of-seven-buildings = Стоимость и очки семи зданий с местами для слуг, плата в кузнице, подсчёт очков.
castle-basis-the-same-table-it-agrees-with = Та же таблица; совпадает с немецкой.
castle-basis-also-the-stable-s-fees-and = Ещё плата в конюшне и значения трёх видов без мест для слуг.
castle-basis-the-same-table-its-forge-fees = Та же таблица; плата в кузнице (16, 8) и очки склада противоречат всем прочим источникам и не использованы.
castle-basis-numbers-of-rounds-direction-of-the = Число ходов, направление шкалы ходов, английские названия персонажей, смена слуг.
castle-basis-fees-of-keep-and-gates-one = Плата на складе и у ворот, один слуга в здание за ход, защита последней фишки.
castle-basis-fee-of-both-palace-spaces-separate = Плата за оба места во дворце, отдельная оплата двух зданий.
castle-basis-list-of-components-setting-up = Список компонентов, подготовка к игре.
castle-basis-nine-towers-and-which-buildings-there = Девять башен и какие есть здания.
castle-basis-order-of-the-characters-the-keep = Порядок персонажей; склад считает медные места.
castle-basis-six-extra-winter-cards-given-away = Шесть дополнительных зимних карточек, которые раздавали в Эссене в 2008 году.
castle-basis-both-sides-of-the-board-carry = На обеих сторонах поля одно и то же.
castle-basis-silver-counts-as-the-kind-it = Серебро считается тем ресурсом, который заменяет.
castle-basis-tiles-cover-the-helper-spaces-six = Карточки зданий закрывают места для слуг; шесть или двенадцать зимних карточек.
castle-basis-the-round-s-taler-comes-from = Талер хода берут с клетки с наибольшим номером.
castle-basis-numbers-of-rounds-even-costs-silver = Число ходов, чётная стоимость, серебро как джокер, конец игры, когда построены все здания.
castle-basis-reads-the-stonemason-s-purchase-as = Понимает покупку каменотёса как одну фишку с каждой карточки рабочего.

## Fields that are named only where they can be corrected

castle-form-seating-seats = игроков
castle-form-number = номер
castle-form-carrier-kind = вид
castle-form-building-kind = вид
castle-form-reward = награда
castle-form-card-character = персонаж
castle-form-category = раздел
castle-form-by_helpers = очки по числу слуг
castle-form-lasts = как долго действует
castle-form-offers = сколько предлагается
castle-form-winter-scoring = подсчёт
