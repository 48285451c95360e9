### Компоненты «Виконтов» в браузере: как называются виды и поля, откуда взяты значения.

## Виды

viscounts-kinds-townsfolk = Горожане
viscounts-kinds-manuscript = Манускрипты
viscounts-kinds-segment = Сегменты поля
viscounts-kinds-printed_manuscript = Печатные манускрипты
viscounts-kinds-printed_townsfolk = Печатные горожане
viscounts-kinds-exchange = Обмены
viscounts-kinds-site = Площадки
viscounts-kinds-link = Связи
viscounts-kinds-section = Секции замка
viscounts-kinds-tier = Ярусы замка
viscounts-kinds-placing = Размещение рабочих
viscounts-kinds-building = Здания
viscounts-kinds-slot = Места зданий
viscounts-kinds-space = Клетки для карт
viscounts-kinds-track = Добродетель и порочность
viscounts-kinds-player_card = Карты игроков
viscounts-kinds-stack = Нищета и Процветание
viscounts-kinds-paper = Долги и грамоты
viscounts-kinds-bonus = Бонусные карты духовенства
viscounts-kinds-leader = Глава замка
viscounts-kinds-majority = Больше всех уплаченных долгов или заверенных грамот
viscounts-kinds-ribbon_set = Наборы закладок
viscounts-kinds-automa = Автомы
viscounts-kinds-automa_slot = Места автом
viscounts-kinds-scheme = Схемы автом
viscounts-kinds-automa_placing = Размещение рабочих автомами
viscounts-kinds-source = Источники

## Поля; без слов они не показываются

viscounts-field-group = группа
viscounts-field-cost = серебро
viscounts-field-manuscript-cost = нужно клириков
viscounts-field-printed_manuscript-cost = нужно клириков
viscounts-field-building-cost = нужно строителей
viscounts-field-ribbon = закладка
viscounts-field-back = рубашка
viscounts-field-segment-left = левая локация
viscounts-field-segment-right = правая локация
viscounts-field-exchange-merchants = купцы
viscounts-field-exchange-effect = дают
viscounts-field-site-side = сторона поля
viscounts-field-link-side = сторона поля
viscounts-field-site-bank = берег реки
viscounts-field-points = очки
viscounts-field-building-points = очки за одно, два, три
viscounts-field-ribbon_set-points = очки за цвета, от 0 до 4
viscounts-field-capacity = вмещает рабочих
viscounts-field-rises_at = один поднимается, когда рабочих
viscounts-field-trimmed = отправленный домой получает
viscounts-field-enter = при входе
viscounts-field-nobles = вельможи
viscounts-field-count = штук
viscounts-field-space-icons = напечатанные символы
viscounts-field-above = тот, у кого столкновение
viscounts-field-below = все остальные
viscounts-field-above_automa = автома
viscounts-field-location = начинает на локации
viscounts-field-paper = карты на ней
viscounts-field-counts = что считают в конце
viscounts-field-on_top = карт на 1–4 игроков
viscounts-field-flip = при перевороте
viscounts-field-flipped_points = очки после переворота
viscounts-field-needs = манускриптов цвета
viscounts-field-places = очки по местам
viscounts-field-focus = цель
viscounts-field-priority = какие ресурсы берёт
viscounts-field-automa-start = в начале
viscounts-field-automa-middle = средняя клетка
viscounts-field-automa-right = правая клетка
viscounts-field-removed = убранные схемы
viscounts-field-automa_slot-building = здание
viscounts-field-effect = эффект
viscounts-field-icons = символы
viscounts-field-timing = когда действует
viscounts-field-funding = чем позволяет платить
viscounts-field-on_hire = при найме или изгнании
viscounts-field-printed_townsfolk-on_hire = при изгнании
viscounts-field-printed_townsfolk-cost = цена изгнания
viscounts-field-start = начальное имущество
viscounts-field-extra = особый эффект
viscounts-field-move = шаги
viscounts-field-attempts = пробует по порядку
viscounts-field-workers = рабочие
viscounts-field-free_steps = бесплатные дополнительные шаги
viscounts-field-dismiss_cost = цена изгнания
viscounts-field-hand_limit = предел руки больше на

## Источники

viscounts-source-rulebook_uk = украинские правила
viscounts-source-rulebook_en = английские правила
viscounts-source-fan_townsfolk = фанатский список горожан
viscounts-source-fan_heroes = фанатский список выдающихся горожан
viscounts-source-retail_photos = фотографии в обзоре
viscounts-source-gates_rulebook = правила дополнения Gates of Gold
viscounts-source-keys_rulebook = правила дополнения Keeper of Keys
viscounts-source-player_aid = памятка игрока от фанатов

## Почему придуманные значения именно такие

viscounts-basis-chosen-as-a-turned-copy-of = Выбрано по образцу известных, с переставленными символами.
viscounts-basis-chosen-like-known-manuscripts-of-the = Выбрано по образцу известных манускриптов той же стоимости, чтобы дополнить закладки.
viscounts-basis-drop-off-as-on-the-photographed = Эффект сброса, как на фотографии карты; в списке иначе.
viscounts-basis-hidden-in-every-picture-chosen-to = Закрыто на всех снимках; выбрано под стать соседям.
viscounts-basis-icon-chosen-by-the-logic-of = Символ выбран по логике цветов.
viscounts-basis-its-hire-effect-is-not-listed = Эффект найма нигде не указан; выбран как у двух таких же карт.
viscounts-basis-kept-as-the-list-has-it = Оставлено как в списке, хотя три такие же карты действуют при сбросе.
viscounts-basis-no-picture-shows-this-one-chosen = Ни на одном снимке этого нет; выбрано как у соседей.
viscounts-basis-not-legible-chosen-to-fit-its = Неразборчиво; выбрано по условию и по соседям.
viscounts-basis-not-pictured-anywhere-chosen-to-fit = Нигде не изображена; выбрано по намёкам правил и по другим картам.
viscounts-basis-seen-on-the-large-side-used = Видно на большой стороне поля, принято для обеих.
viscounts-basis-taken-equal-to-the-other-side = Принято таким же, как на другой стороне поля.
viscounts-basis-the-game-prints-no-name-for = В игре у него нет названия; название наше.
viscounts-basis-this-board-was-never-seen-its = Этого планшета никто не видел; эффекты выбраны под стать его названию.

## Fields that are named only where they can be corrected

viscounts-form-segment = сегмент
viscounts-form-bank = берег
viscounts-form-side = сторона
viscounts-form-place = место
viscounts-form-site = площадка
viscounts-form-joins = что соединяет
viscounts-form-slot-building = здание
viscounts-form-automa = автома
