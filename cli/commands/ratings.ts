import type { StorePlace } from '@roundhouse/server/store/store-place'
import { command } from '../options/command.ts'
import { flag } from '../options/option.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { sayAll } from '../terminal/terminal.ts'
import { WrongUse } from '../user-error.ts'
import { tableProgress } from './check-tables.ts'
import { onStore, placeFrom, STORE, tableFaultWords } from './store-words.ts'

/** Ratings follow from the logs of the tables: whoever doubts them has them worked out again. */
export const ratingsCommand = command({
  name: 'ratings',
  about: 'hosting.command.ratings',
  options: { ...STORE, anew: flag('hosting.ratings.anew') },
  async run(terminal, { anew, ...given }) {
    if (!anew) throw new WrongUse('hosting.ratings.no-act', { option: '--anew' })
    await onStore(() => workOut(terminal, placeFrom(given)))
  },
})

async function workOut(terminal: Terminal, place: StorePlace): Promise<void> {
  const { words } = terminal
  const { ratingsAnew } = await import('@roundhouse/server/upkeep/ratings-anew')
  const progress = tableProgress(terminal)
  const { results, faults } = await ratingsAnew(place, progress.tell)
  progress.end()
  terminal.say(words('hosting.ratings.done', { results }))
  sayAll(
    terminal,
    faults.map(({ table, error }) => words('hosting.check.table', { table, why: tableFaultWords(words, error) })),
  )
}
