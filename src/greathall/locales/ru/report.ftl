# Страница, которую пишет `greathall report`.

report-title = { $game }: отчёт
report-games = { $n ->
    [one] { $n } игра
    [few] { $n } игры
   *[many] { $n } игр
}
report-seats = мест, за которыми решают: { $seats }
report-bots = играли: { $bots }
report-seed = зерно { $seed }
report-source = источник: { $source }
report-left-out = не учтено: { $n }
report-automa = Автома
report-person = Человек

report-tile-games = сыграно игр
report-tile-points = очков в среднем
report-tile-winner = очков у победителя
report-tile-plies = выборов за игру
report-tile-rules = правил применено

report-points = { $seats ->
    [one] Очки того, кто играет в одиночку
   *[other] Очки при { $seats } местах
}
report-points-about = Сколько мест набрало столько очков к концу игры.
report-key-winners = победители
report-key-all = все
report-key-others = остальные
report-spread = В среднем { $mean }, отклонение { $deviation }; от { $least } до { $most }.
report-length = Длина игры
report-lengths = Выборов в среднем: { $mean }; от { $least } до { $most }.

report-seat-advantage = Важно ли, где сидеть?
report-seat-advantage-about = Доля игр, которые выигрывает каждое место; разделённая победа считается по частям. Полоса содержит истину в 95 случаях из 100, пунктир показывает, где были бы равные. Если полоса пересекает пунктир, кружок пустой: так могло выйти и случайно.
report-at-seats = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[many] { $n } мест
}
report-who = Кто выигрывает
report-who-about = Доля игр, которые выигрывает каждый из игроков, и её интервал.

report-made = Из чего складываются очки
report-made-about = Сколько очков каждого вида приходится в среднем на победителя и на того, кто не победил.

report-findings = Что сопутствует победе
report-findings-about = Места, у которых чего-то было больше, чем у других за тем же столом: насколько чаще они выигрывают, чем выигрывают такие места обычно. Это сопутствует победе; причина ли это, по числу игр не узнать. Полный кружок означает, что вывод держится и с поправкой на то, сколько вопросов задано сразу (Бенджамини и Хохберг, 5 %).
report-certain = Не объяснить случаем: { $n } из { $of }.
report-deeds = Что они делали, по правилам
report-thing = Что
report-all = Всё таблицей ({ $n })
report-table-games = Игр
report-table-won = Побед
report-table-usual = Обычно
report-table-edge = Разница
report-table-q = q
report-table-choice = Выбор
report-table-winner = Очки победителя
report-table-plies = Длина
report-table-automa = Победы автомы

report-balance = Сценарии, сложность, варианты
report-balance-about = Чем различаются игры в зависимости от того, что выбрано до начала; интервалы 95 %.

report-coverage = Какие правила применялись
report-coverage-about = Правила, которые хотя бы раз применялись в этих играх, по главам. Правило, которое только запрещает, не применяется оттого, что его соблюдают.
report-unreached = { $n ->
    [one] Не применялось { $n } правило
    [few] Не применялись { $n } правила
   *[many] Не применялось { $n } правил
}
