# Сторінка, яку пише `greathall report`.

report-title = { $game }: звіт
report-games = { $n ->
    [one] { $n } гра
    [few] { $n } гри
   *[many] { $n } ігор
}
report-seats = місць, за якими вирішують: { $seats }
report-bots = грали: { $bots }
report-seed = зерно { $seed }
report-source = джерело: { $source }
report-left-out = не враховано: { $n }
report-automa = Автома
report-person = Людина

report-tile-games = зіграно ігор
report-tile-points = очок у середньому
report-tile-winner = очок у переможця
report-tile-plies = виборів за гру
report-tile-rules = правил застосовано

report-points = { $seats ->
    [one] Очки того, хто грає наодинці
   *[other] Очки (місць за столом: { $seats })
}
report-points-about = Скільки місць набрало стільки очок на кінець гри.
report-key-winners = переможці
report-key-all = усі
report-key-others = решта
report-spread = У середньому { $mean }, відхилення { $deviation }; від { $least } до { $most }.
report-length = Довжина гри
report-lengths = Виборів у середньому: { $mean }; від { $least } до { $most }.

report-seat-advantage = Чи важливо, де сидіти?
report-seat-advantage-about = Частка ігор, які виграє кожне місце; спільна перемога рахується частинами. Смуга містить істину у 95 випадках зі 100, пунктир показує, де були б рівні. Якщо смуга перетинає пунктир, кружок порожній: так могло вийти й випадково.
report-at-seats = { $n ->
    [one] { $n } місце
    [few] { $n } місця
   *[many] { $n } місць
}
report-who = Хто виграє
report-who-about = Частка ігор, які виграє кожен із гравців, та її інтервал.

report-made = З чого складаються очки
report-made-about = Скільки очок кожного виду припадає в середньому на переможця та на того, хто не переміг.

report-findings = Що супроводжує перемогу
report-findings-about = Місця, у яких чогось було більше, ніж в інших за тим самим столом: наскільки частіше вони виграють, ніж такі місця виграють зазвичай. Це супроводжує перемогу; чи це її причина, з кількості ігор не дізнатися. Повний кружок означає, що висновок тримається й з поправкою на те, скільки запитань поставлено одразу (Бенджаміні та Хохберг, 5 %).
report-certain = Не пояснити випадком: { $n } із { $of }.
report-deeds = Що вони робили, за правилами
report-thing = Що
report-all = Усе таблицею ({ $n })
report-table-games = Ігор
report-table-won = Перемог
report-table-usual = Зазвичай
report-table-edge = Різниця
report-table-q = q
report-table-choice = Вибір
report-table-winner = Очки переможця
report-table-plies = Довжина
report-table-automa = Перемоги автоми

report-balance = Сценарії, складність, варіанти
report-balance-about = Чим різняться ігри залежно від того, що обрано до початку; інтервали 95 %.

report-coverage = Які правила застосовувалися
report-coverage-about = Правила, які хоча б раз застосовувалися в цих іграх, за розділами. Правило, яке лише забороняє, не застосовується через те, що його дотримано.
report-unreached = { $n ->
    [one] Не застосовувалося { $n } правило
    [few] Не застосовувалися { $n } правила
   *[many] Не застосовувалося { $n } правил
}
