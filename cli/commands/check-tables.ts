import type { TableDifference } from '@roundhouse/server/upkeep/check-tables'
import { gameTitle } from '../games.ts'
import type { Words } from '../messages.ts'
import { command } from '../options/command.ts'
import { newProgress } from '../simulation/progress.ts'
import { sayAll, type Terminal, yieldToTerminal } from '../terminal/terminal.ts'
import { CommandFailure } from '../user-error.ts'
import { onStore, placeFrom, STORE, tableFaultWords } from './store-words.ts'

/** Plays every running table again with this program: before it takes the place of the one that runs. */
export const checkTablesCommand = command({
  name: 'check-tables',
  about: 'hosting.command.check-tables',
  options: STORE,
  async run(terminal, given) {
    const { words, warn } = terminal
    const { checkTables } = await import('@roundhouse/server/upkeep/check-tables')
    const progress = tableProgress(terminal)
    const { counts, difference } = await onStore(() => checkTables(placeFrom(given), progress.tell))
    progress.end()
    sayAll(
      terminal,
      counts.map(({ game, ...count }) => words('hosting.check.count', { game: gameTitle(words, game), ...count })),
    )
    if (difference === null) {
      const tables = counts.reduce((sum, count) => sum + count.tables, 0)
      return terminal.say(words('hosting.check.good', { tables }))
    }
    warn(differenceWords(words, difference))
    warn(words('hosting.check.stopped'))
    throw new CommandFailure()
  },
})

function differenceWords(say: Words, { table, edition, error }: TableDifference): string {
  const why = tableFaultWords(say, error)
  if (edition === null) return say('hosting.check.table', { table, why })
  return say('hosting.check.differs', { table, game: gameTitle(say, edition.game), rules: edition.rules, why })
}

/** How many tables were looked at; whoever stops the program stops it between two of them. */
export function tableProgress(terminal: Terminal) {
  let progress: ReturnType<typeof newProgress> | null = null
  return {
    async tell(done: number, all: number): Promise<void> {
      progress ??= newProgress(terminal, all, { key: 'hosting.replaying' })
      if (done > 0) progress.tell(done)
      await yieldToTerminal(terminal)
    },
    end: () => progress?.end(),
  }
}
