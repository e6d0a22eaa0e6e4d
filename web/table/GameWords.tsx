import type { GameName } from '@roundhouse/table/games'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { gameSay } from '../messages/first-catalogues.ts'
import { ShellContext, useShell } from '../shell/context.ts'
import { useAnswer } from '../shell/useAnswer.ts'

/** Around a table: the words of its game beside those of the shell. They come with the table, in the reader's language. */
export function GameWords({ game, children }: { game: GameName; children: ComponentChildren }) {
  const shell = useShell()
  const { language } = shell.settings
  const say = useAnswer(() => gameSay(language, game), [game, language])
  // The same for as long as its parts are: parts of a table that did not change are not drawn again because of it.
  const words = useMemo(() => (say === null ? null : { ...shell, say }), [shell, say])
  return words === null ? null : <ShellContext.Provider value={words}>{children}</ShellContext.Provider>
}
