# Слова, общие для всех игр.
core-title = Greathall
core-seat = Игрок { $number }
core-nothing = ничего
core-and = { $first } и { $last }
core-event-chosen = { $seat } { $seat_gender ->
    [female] сделала выбор
   *[male] сделал выбор
}.
core-event-resigned = { $seat } { $seat_gender ->
    [female] сдалась
   *[male] сдался
}.
core-event-won = { $seat } { $seat_gender ->
    [female] победила
   *[male] победил
}, набрав { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}.
core-event-shared-win = { $seat } делит победу: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}.
core-colour-red = красный
core-colour-blue = синий
core-colour-yellow = жёлтый
core-colour-green = зелёный
core-colour-black = чёрный
core-colour-white = белый
core-colour-purple = фиолетовый
core-provenance-rulebook = правила
    .text = Сказано в правилах или прямо следует из них.
core-provenance-published = опубликовано
    .text = Найдено в открытом источнике.
core-provenance-remembered = по памяти
    .text = Известно по изданной игре, но не проверено.
core-provenance-designed = придумано
    .text = Нигде не найдено, выбрано нами. Владельцы игры могут исправить это своим файлом данных.
core-source-p = с.
core-source-paragraph = абзац
core-source-ruling = решение
core-source-rulings = решения
