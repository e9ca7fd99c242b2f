do-mark = Segna la casella { $cell }
did-mark = { $player } segna la casella { $cell }.
