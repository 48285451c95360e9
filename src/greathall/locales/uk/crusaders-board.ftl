### Написи на дошці Crusader Kings у браузері.

## Частини столу

crusaders-table-map = Мапа
crusaders-table-own-house = Мій дім
crusaders-table-houses = Доми
crusaders-table-common = Спільне
crusaders-table-status = Час
crusaders-table-order = Порядок ходу
crusaders-table-legend = Знаки на мапі
crusaders-table-larger = Збільшити мапу
crusaders-table-smaller = Зменшити мапу
crusaders-table-choices = На вибір

## Мапа

crusaders-table-closed = Поза грою
crusaders-table-independent = Незалежний
crusaders-table-duchy = Герцогство
crusaders-table-lord = Незалежний правитель
crusaders-table-lord-is = Править { $person } ({ $trait })
crusaders-table-lady-is = Править { $person } ({ $trait })
crusaders-table-duke-is = Герцог: { $person }
crusaders-table-duke-of = Герцог: { NAME($region) }
crusaders-table-allied-with = Союзник: { $seat }
crusaders-table-route = Морський шлях

## Літери культур

crusaders-table-letter-england = Ан
crusaders-table-letter-france = Фр
crusaders-table-letter-germany = Ні
crusaders-table-letter-italy = Іт
crusaders-table-letter-iberia = Іб

## Доми

crusaders-table-ai = ШІ
crusaders-table-fallen = династія впала
crusaders-table-points = Очки
crusaders-table-regions = Регіони
crusaders-table-shields = Щити на треку походів
crusaders-table-age = Жетони віку правителя
crusaders-table-bag = Риси в мішечку
crusaders-table-crusades = Походи в цю добу
crusaders-table-wars = Війна
crusaders-table-pacts = Союз
crusaders-table-claims = Привід до війни
crusaders-table-laid = Викладено сорочкою догори
crusaders-table-bag-seen = Риси, помічені дорогою до мішечка
crusaders-table-ruler = Правитель
crusaders-table-woman = Жінка
crusaders-table-man = Чоловік
crusaders-table-married-to = у шлюбі

## Риси й перевірки

crusaders-table-positive = Позитивна риса
crusaders-table-negative = Негативна риса
crusaders-table-critical = критична
crusaders-table-critical-in = Критична: { $checks }
crusaders-table-check = Перевірка рис
crusaders-table-successes = Успіхи: { $n } з { $of }
crusaders-table-draws = Витягнуто: { $n } з { $of }
crusaders-table-invested = вкладено: { $n }
crusaders-table-cancelled = скасовано спроб: { $n }
crusaders-table-sacrificed = Пожертвувано
crusaders-table-sacrificing = Із жертвами

## Пропозиції

crusaders-table-offer = Пропозиція
crusaders-table-offer-between = Пропозиція: { $seat } → { $partner }
crusaders-table-offer-empty = Поки нічого
crusaders-table-offer-gives = { $seat } віддає: { $things }
crusaders-table-offer-claim = { $seat } відмовляється від приводу до війни
crusaders-table-offer-peace = Сторони укладають мир
crusaders-table-offer-marriage = Шлюб: { NAME($member) } і { NAME($other) }; пара входить до дому гравця { $house }

## Спільний стіл

crusaders-table-free-space = Щита ще немає
crusaders-table-in-deck = у колоді: { $n }
crusaders-table-decks = Колоди дій
crusaders-table-nobles = Знать для сватання
crusaders-table-supplies = Запас
crusaders-table-general-bag = Випадкові риси
crusaders-table-councillor = Радник
crusaders-table-invention = Винахід
crusaders-table-needs-crusader = Щити на треку походів: { $n }
crusaders-table-needs-builder = Замки: { $n }
crusaders-table-needs-inventor = Розвитки: { $n }
crusaders-table-needs-king_of_jerusalem = Щит у Єрусалимі: { $n }

## Що дають розвитки й поділки треку

crusaders-table-hook-marriage_check = Перевірки шлюбу: безкоштовні жетони +{ $n }
crusaders-table-hook-build_check = Будівництво: безкоштовні жетони +{ $n }
crusaders-table-hook-build_cost = Перший замок дії коштує { $n } зол.
crusaders-table-hook-plot_check = Інтриги: безкоштовні жетони +{ $n }
crusaders-table-hook-plot_check-one = { $plot }: безкоштовні жетони +{ $n }
crusaders-table-hook-crusade_check = Походи: безкоштовні жетони +{ $n }
crusaders-table-hook-invade_check = Вторгнення: безкоштовні жетони +{ $n }
crusaders-table-hook-invade_reach = Вторгнення морем: армії { $n }
crusaders-table-hook-defence = Вторгненням у свої регіони потрібні успіхи +{ $n }
crusaders-table-hook-era_start = Бонусні карти щодоби: { $n }
crusaders-table-hook-crusades_per_era = Походи за добу: { $n }
crusaders-table-hook-tax = Податки: золото +{ $n }
crusaders-table-hook-own_birth = За народження: рис на вибір { $n }, лишається одна
crusaders-table-hook-own_turn_start = Раз на раунд на початку ходу знімає у своєму регіоні жетони заворушень: { $n }
crusaders-table-hook-own_character_would_die = Раз на раунд перевірка може врятувати члена родини від події чи старості
crusaders-table-hook-assassination_of_own_character = Інші можуть платити проти вбивств у своїй родині
crusaders-table-hook-plot_range = Заворушення можна спричинити в будь-якому регіоні
crusaders-table-hook-overthrow_range = Перевороти можливі в будь-якому регіоні
