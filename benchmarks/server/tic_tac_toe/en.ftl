do-mark = Mark cell { $cell }
did-mark = { $player } marks cell { $cell }.
