import type { HouseEvent } from '@roundhouse/server/upkeep/house-act'
import { command } from '../options/command.ts'
import { type OptionValues, valued } from '../options/option.ts'
import { sayAll, type Terminal } from '../terminal/terminal.ts'
import { UserError, WrongUse } from '../user-error.ts'
import { listLines, reportLines } from '../words/tables.ts'
import { tableProgress } from './check-tables.ts'
import { onStore, placeFrom, readReason, STORE } from './store-words.ts'

const OPTIONS = { ...STORE, why: valued('text', 'hosting.tables.why', readReason, null) }

type TablesOptions = OptionValues<typeof OPTIONS>

/** What the one who runs a server sees of its tables, and can do to them. */
export const tablesCommand = command({
  name: 'tables',
  about: 'hosting.command.tables',
  takes: ['[act...]', 'hosting.tables.acts'],
  options: OPTIONS,
  async run(terminal, given, [act = 'list', id, more]) {
    if (!Object.hasOwn(ACTS, act)) throw new WrongUse('hosting.tables.no-act', { found: act, acts: NAMES })
    const extra = act === 'list' ? id : more
    if (extra !== undefined) throw new WrongUse('terminal.error.too-many', { command: `tables ${act}`, found: extra })
    if (act !== 'list' && id === undefined)
      throw new WrongUse('terminal.error.word-missing', { command: `tables ${act}`, words: '<table>' })
    await onStore(() => ACTS[act as Act](terminal, given, id ?? ''))
  },
})

async function list(terminal: Terminal, given: TablesOptions): Promise<void> {
  const { listTables } = await import('@roundhouse/server/upkeep/table-report')
  const progress = tableProgress(terminal)
  const tables = await listTables(placeFrom(given), progress.tell)
  progress.end()
  sayAll(terminal, listLines(terminal.words, tables))
}

async function show(terminal: Terminal, given: TablesOptions, id: string): Promise<void> {
  const { reportTable } = await import('@roundhouse/server/upkeep/table-report')
  const report = await reportTable(placeFrom(given), id)
  if (report === null) throw new UserError('hosting.tables.none', { table: id })
  sayAll(terminal, reportLines(terminal.words, report))
}

async function doTo(terminal: Terminal, given: TablesOptions, table: string, event: HouseEvent): Promise<void> {
  const { actAsHouse } = await import('@roundhouse/server/upkeep/house-act')
  const entry = await actAsHouse(placeFrom(given), table, event, Date.now())
  terminal.say(terminal.words(`hosting.tables.done.${event.kind}`, { table, entry }))
}

const ACTS = {
  list,
  show,
  async hold(terminal: Terminal, given: TablesOptions, id: string) {
    if (given.why === null) throw new WrongUse('hosting.tables.no-why', { option: '--why <text>' })
    await doTo(terminal, given, id, { kind: 'hold', because: given.why })
  },
  release: (terminal: Terminal, given: TablesOptions, id: string) => doTo(terminal, given, id, { kind: 'release' }),
  'call-off': (terminal: Terminal, given: TablesOptions, id: string) =>
    doTo(terminal, given, id, { kind: 'call-off', because: given.why ?? 'house' }),
}

type Act = keyof typeof ACTS
const NAMES = Object.keys(ACTS).join(', ')
