### Labels on the browser’s board of Paladins.

paladins-board-round = Раунд { $n } з { $of }

paladins-board-land = Землі

paladins-board-town = Місто

paladins-board-own_board = Планшет

paladins-board-players = Гравці

paladins-board-regions = Регіони

paladins-board-townsfolk = Городяни

paladins-board-outsiders = Чужинці

paladins-board-orders = Накази короля

paladins-board-favours = Милості короля

paladins-board-taverns = Таверни

paladins-board-tax_supply = Податковий запас

paladins-board-tax_supply_text = Коли з нього беруть останній срібняк, починається інквізиція.

paladins-board-in_deck = У колоді

paladins-board-walls = Стіни

paladins-board-jars = Глечики

paladins-board-workshops = Майстерні

paladins-board-suspicions = Підозри

paladins-board-unpaid = Несплачені борги

paladins-board-paid = Сплачені борги

paladins-board-workers = Робітники

paladins-board-monk = Монах

paladins-board-outpost = Застава

paladins-board-workshop = Майстерня

paladins-board-workshop_text = Наступна майстерня, знята з планшета, дає цього робітника.

paladins-board-hand = Ваші паладини

paladins-board-paladin = Паладин

paladins-board-paladin_hidden = Паладина обрано, він лежить долілиць.

paladins-board-paladin_none = Зараз ніхто не служить.

paladins-board-paladin_deck = Ваша колода паладинів

paladins-board-deck_top = зверху

paladins-board-deck_unseen = порядок невідомий

paladins-board-deck_bottom = знизу

paladins-board-deck_spent = відслужили

paladins-board-serves = Служить зараз

paladins-board-stack_hint = Оберіть по черзі: хто служить, хто ляже на верх колоди; останній піде під колоду.

paladins-board-passed = пас

paladins-board-first_player = Перший гравець

paladins-board-face_down = Відкриється в раунді { $n }

paladins-board-empty = порожньо

paladins-board-free = Вільно

paladins-board-quest = Завдання

paladins-board-quests = Завдання

paladins-board-hire = Під час наймання

paladins-board-hired = Загін

paladins-board-attacked = Атаковані

paladins-board-price = Ціна

paladins-board-done = Виконано { $n } з { $of }

paladins-board-done_times = Виконано: { $n }

paladins-board-points_so_far = Очок зараз

paladins-board-boost = { $n } на шкалі, { $boost } від паладина

paladins-board-whole_board = Увесь планшет

paladins-board-marker = Фішка ресурсів

paladins-board-marker_text = Її рухає все, що отримує бот; вона показує, яку карту він візьме. Після кінця ряду зростає найнижчий показник.

paladins-board-schemes = Схеми

paladins-board-schemes_left = у колоді

paladins-board-schemes_used = відкриті

paladins-board-schemes_waiting = на милостях

paladins-board-fallback = Запасні дії

paladins-board-used = використано цього раунду

paladins-board-pile = Фішки згори вниз

paladins-board-tray = Вибір зараз

paladins-board-take_back = Повернути: { $name }

paladins-board-zoom = Розмір поля

paladins-board-zoom_in = Більше

paladins-board-zoom_out = Менше

paladins-board-zoom_fit = Умістити весь стіл

paladins-board-in_place_of = замість { $worker }
