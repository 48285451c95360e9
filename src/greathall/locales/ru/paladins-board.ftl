### Labels on the browser’s board of Paladins.

paladins-board-round = Раунд { $n } из { $of }

paladins-board-land = Земли

paladins-board-town = Город

paladins-board-own_board = Планшет

paladins-board-players = Игроки

paladins-board-regions = Регионы

paladins-board-townsfolk = Горожане

paladins-board-outsiders = Иноземцы

paladins-board-orders = Приказы короля

paladins-board-favours = Милости короля

paladins-board-taverns = Таверны

paladins-board-tax_supply = Казна

paladins-board-tax_supply_text = Когда из неё берут последнее серебро, начинается инквизиция.

paladins-board-in_deck = В колоде

paladins-board-walls = Стены

paladins-board-jars = Кувшины

paladins-board-workshops = Мастерские

paladins-board-suspicions = Подозрения

paladins-board-unpaid = Неоплаченные долги

paladins-board-paid = Оплаченные долги

paladins-board-workers = Рабочие

paladins-board-monk = Монах

paladins-board-outpost = Застава

paladins-board-workshop = Мастерская

paladins-board-workshop_text = Следующая мастерская, снятая с планшета, приносит этого рабочего.

paladins-board-hand = Ваши паладины

paladins-board-paladin = Паладин

paladins-board-paladin_hidden = Паладин выбран и лежит лицом вниз.

paladins-board-paladin_none = Сейчас никто не служит.

paladins-board-paladin_deck = Ваша колода паладинов

paladins-board-deck_top = сверху

paladins-board-deck_unseen = порядок неизвестен

paladins-board-deck_bottom = снизу

paladins-board-deck_spent = отслужили

paladins-board-serves = Служит сейчас

paladins-board-stack_hint = Выберите по порядку: кто служит, кто ляжет на верх колоды; последний уйдёт под колоду.

paladins-board-passed = пас

paladins-board-first_player = Первый игрок

paladins-board-face_down = Откроется в раунде { $n }

paladins-board-empty = пусто

paladins-board-free = Свободно

paladins-board-quest = Задание

paladins-board-quests = Задания

paladins-board-hire = При найме

paladins-board-hired = Отряд

paladins-board-attacked = Атакованы

paladins-board-price = Цена

paladins-board-done = Выполнено { $n } из { $of }

paladins-board-done_times = Выполнено: { $n }

paladins-board-points_so_far = Очков сейчас

paladins-board-boost = { $n } на шкале, { $boost } от паладина

paladins-board-whole_board = Весь планшет

paladins-board-marker = Фишка ресурсов

paladins-board-marker_text = Её двигает всё, что получает бот; она показывает, какую карту он возьмёт. После конца ряда растёт самый низкий параметр.

paladins-board-schemes = Интриги

paladins-board-schemes_left = в колоде

paladins-board-schemes_used = открыты

paladins-board-schemes_waiting = на милостях

paladins-board-fallback = Запасные действия

paladins-board-used = использовано в этом раунде

paladins-board-pile = Фишки сверху вниз

paladins-board-tray = Выбор сейчас

paladins-board-take_back = Вернуть: { $name }

paladins-board-zoom = Размер поля

paladins-board-zoom_in = Крупнее

paladins-board-zoom_out = Мельче

paladins-board-zoom_fit = Вместить весь стол

paladins-board-in_place_of = вместо { $worker }
