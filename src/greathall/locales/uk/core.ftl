# Слова, спільні для всіх ігор.
core-title = Greathall
core-seat = Гравець { $number }
core-nothing = нічого
core-and = { $first } і { $last }
core-event-chosen = { $seat } { $seat_gender ->
    [female] зробила вибір
   *[male] зробив вибір
}.
core-event-resigned = { $seat } { $seat_gender ->
    [female] здалася
   *[male] здався
}.
core-event-won = { $seat } { $seat_gender ->
    [female] перемогла
   *[male] переміг
}, набравши { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}.
core-event-shared-win = { $seat } ділить перемогу: { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}.
core-colour-red = червоний
core-colour-blue = синій
core-colour-yellow = жовтий
core-colour-green = зелений
core-colour-black = чорний
core-colour-white = білий
core-colour-purple = фіолетовий
core-provenance-rulebook = правила
    .text = Сказано в правилах або прямо випливає з них.
core-provenance-published = опубліковано
    .text = Знайдено у відкритому джерелі.
core-provenance-remembered = з пам’яті
    .text = Відомо з виданої гри, але не перевірено.
core-provenance-designed = вигадано
    .text = Ніде не знайдено, обрано нами. Власники гри можуть виправити це своїм файлом даних.
core-source-p = с.
core-source-paragraph = абзац
core-source-ruling = рішення
core-source-rulings = рішення
