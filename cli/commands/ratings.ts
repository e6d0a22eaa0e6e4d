import { command } from '../options/command.ts'
import { flag } from '../options/option.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { sayAll } from '../terminal/terminal.ts'
import { WrongUse } from '../user-error.ts'
import { tableProgress } from './check-tables.ts'
import { DATA, onStore, tableFaultWords } from './store-words.ts'

/** Ratings follow from the logs of the tables: whoever doubts them has them worked out again. */
export const ratingsCommand = command({
  name: 'ratings',
  about: 'hosting.command.ratings',
  options: { data: DATA, anew: flag('hosting.ratings.anew') },
  async run(terminal, { data, anew }) {
    if (!anew) throw new WrongUse('hosting.ratings.no-act', { option: '--anew' })
    await onStore(() => workOut(terminal, data))
  },
})

async function workOut(terminal: Terminal, data: string): Promise<void> {
  const { words } = terminal
  const { ratingsAnew } = await import('@roundhouse/server/upkeep/ratings-anew')
  const progress = tableProgress(terminal)
  const { results, faults } = await ratingsAnew(data, progress.tell)
  progress.end()
  terminal.say(words('hosting.ratings.done', { results }))
  sayAll(
    terminal,
    faults.map(({ table, error }) => words('hosting.check.table', { table, why: tableFaultWords(words, error) })),
  )
}
