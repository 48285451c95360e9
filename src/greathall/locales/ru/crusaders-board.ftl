### Надписи на доске Crusader Kings в браузере.

## Части стола

crusaders-table-map = Карта
crusaders-table-own-house = Мой дом
crusaders-table-houses = Дома
crusaders-table-common = Общее
crusaders-table-status = Время
crusaders-table-order = Порядок хода
crusaders-table-legend = Знаки на карте
crusaders-table-larger = Увеличить карту
crusaders-table-smaller = Уменьшить карту
crusaders-table-choices = На выбор

## Карта

crusaders-table-closed = Вне игры
crusaders-table-independent = Независим
crusaders-table-duchy = Герцогство
crusaders-table-lord = Независимый правитель
crusaders-table-lord-is = Правит { $person } ({ $trait })
crusaders-table-lady-is = Правит { $person } ({ $trait })
crusaders-table-duke-is = Герцог: { $person }
crusaders-table-duke-of = Герцог: { NAME($region) }
crusaders-table-allied-with = Союзник: { $seat }
crusaders-table-route = Морской путь

## Буквы культур

crusaders-table-letter-england = Ан
crusaders-table-letter-france = Фр
crusaders-table-letter-germany = Ге
crusaders-table-letter-italy = Ит
crusaders-table-letter-iberia = Иб

## Дома

crusaders-table-ai = ИИ
crusaders-table-fallen = династия пала
crusaders-table-points = Очки
crusaders-table-regions = Регионы
crusaders-table-shields = Щиты на треке походов
crusaders-table-age = Жетоны возраста правителя
crusaders-table-bag = Черты в мешочке
crusaders-table-crusades = Походы в этом Веке
crusaders-table-wars = Война
crusaders-table-pacts = Союз
crusaders-table-claims = Повод к войне
crusaders-table-laid = Выложено рубашкой вверх
crusaders-table-bag-seen = Черты, замеченные по пути в мешочек
crusaders-table-ruler = Правитель
crusaders-table-woman = Женщина
crusaders-table-man = Мужчина
crusaders-table-married-to = в браке

## Черты и проверки

crusaders-table-positive = Положительная черта
crusaders-table-negative = Отрицательная черта
crusaders-table-critical = критическая
crusaders-table-critical-in = Критическая: { $checks }
crusaders-table-check = Проверка черт
crusaders-table-successes = Успехи: { $n } из { $of }
crusaders-table-draws = Вытянуто: { $n } из { $of }
crusaders-table-invested = вложено: { $n }
crusaders-table-cancelled = отменено попыток: { $n }
crusaders-table-sacrificed = Пожертвовано
crusaders-table-sacrificing = С жертвами

## Предложения

crusaders-table-offer = Предложение
crusaders-table-offer-between = Предложение: { $seat } → { $partner }
crusaders-table-offer-empty = Пока ничего
crusaders-table-offer-gives = { $seat } отдаёт: { $things }
crusaders-table-offer-claim = { $seat } отказывается от повода к войне
crusaders-table-offer-peace = Стороны заключают мир
crusaders-table-offer-marriage = Брак: { NAME($member) } и { NAME($other) }; пара входит в дом игрока { $house }

## Общий стол

crusaders-table-free-space = Щита ещё нет
crusaders-table-in-deck = в колоде: { $n }
crusaders-table-decks = Колоды действий
crusaders-table-nobles = Знать для сватовства
crusaders-table-supplies = Запас
crusaders-table-general-bag = Случайные черты
crusaders-table-councillor = Советник
crusaders-table-invention = Изобретение
crusaders-table-needs-crusader = Щиты на треке походов: { $n }
crusaders-table-needs-builder = Замки: { $n }
crusaders-table-needs-inventor = Развития: { $n }
crusaders-table-needs-king_of_jerusalem = Щит в Иерусалиме: { $n }

## Что дают развития и деления трека

crusaders-table-hook-marriage_check = Проверки брака: бесплатные жетоны +{ $n }
crusaders-table-hook-build_check = Строительство: бесплатные жетоны +{ $n }
crusaders-table-hook-build_cost = Первый замок действия стоит { $n } зол.
crusaders-table-hook-plot_check = Интриги: бесплатные жетоны +{ $n }
crusaders-table-hook-plot_check-one = { $plot }: бесплатные жетоны +{ $n }
crusaders-table-hook-crusade_check = Походы: бесплатные жетоны +{ $n }
crusaders-table-hook-invade_check = Вторжения: бесплатные жетоны +{ $n }
crusaders-table-hook-invade_reach = Вторжения по морю: армии { $n }
crusaders-table-hook-defence = Вторжениям в свои регионы нужны успехи +{ $n }
crusaders-table-hook-era_start = Бонусные карты каждый Век: { $n }
crusaders-table-hook-crusades_per_era = Походы за Век: { $n }
crusaders-table-hook-tax = Налоги: золото +{ $n }
crusaders-table-hook-own_birth = При рождении: черт на выбор { $n }, остаётся одна
crusaders-table-hook-own_turn_start = Раз в раунд в начале хода снимает в своём регионе жетоны беспорядков: { $n }
crusaders-table-hook-own_character_would_die = Раз в раунд проверка может спасти члена семьи от события или старости
crusaders-table-hook-assassination_of_own_character = Другие могут платить против убийств в своей семье
crusaders-table-hook-plot_range = Беспорядки можно вызвать в любом регионе
crusaders-table-hook-overthrow_range = Перевороты возможны в любом регионе
