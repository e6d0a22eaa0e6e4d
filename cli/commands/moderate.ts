import { MOST_SANCTION_DAYS, type SanctionKind } from '@roundhouse/wire/conduct'
import { command } from '../options/command.ts'
import { flag, number, type OptionValues, valued } from '../options/option.ts'
import { sayAll, type Terminal } from '../terminal/terminal.ts'
import { UserError, WrongUse } from '../user-error.ts'
import { reportsLines, sanctionsLines, sheetLines, traceLines } from '../words/moderation.ts'
import { numberIn, onStore, placeFrom, readReason, STORE } from './store-words.ts'

const OPTIONS = {
  ...STORE,
  days: number('hosting.moderate.days', [1, MOST_SANCTION_DAYS], null),
  why: valued('text', 'hosting.moderate.why', readReason, null),
  closed: flag('hosting.moderate.closed'),
}

type ModerateOptions = OptionValues<typeof OPTIONS>

/** What each act is given after its name. */
const WORDS = {
  ...{ reports: null, sanctions: null },
  ...{ report: '<report>', close: '<report>', lift: '<sanction>' },
  ...{ trace: '<person>', silence: '<person>', bar: '<person>' },
} as const

/** What the one who runs a server does about how its people treat each other, beside the server. */
export const moderateCommand = command({
  name: 'moderate',
  about: 'hosting.command.moderate',
  takes: ['[act...]', 'hosting.moderate.acts'],
  options: OPTIONS,
  async run(terminal, given, [act = 'reports', ...words]) {
    if (!Object.hasOwn(ACTS, act)) throw new WrongUse('hosting.tables.no-act', { found: act, acts: NAMES })
    const expected = WORDS[act as Act]
    const extra = words[expected === null ? 0 : 1]
    if (extra !== undefined) throw new WrongUse('terminal.error.too-many', { command: `moderate ${act}`, found: extra })
    if (expected !== null && words.length === 0)
      throw new WrongUse('terminal.error.word-missing', { command: `moderate ${act}`, words: expected })
    await onStore(() => ACTS[act as Act](terminal, given, words[0] ?? ''))
  },
})

const upkeep = () => import('@roundhouse/server/upkeep/moderation')

async function reports(terminal: Terminal, given: ModerateOptions): Promise<void> {
  sayAll(terminal, reportsLines(terminal.words, await (await upkeep()).reportsBeside(placeFrom(given), given.closed)))
}

async function report(terminal: Terminal, given: ModerateOptions, typed: string): Promise<void> {
  const sheet = await (await upkeep()).reportBeside(placeFrom(given), reportIn(typed))
  sayAll(terminal, sheetLines(terminal.words, sheet))
}

async function close(terminal: Terminal, given: ModerateOptions, typed: string): Promise<void> {
  await (await upkeep()).closeBeside(placeFrom(given), reportIn(typed), given.why ?? '', Date.now())
  terminal.say(terminal.words('hosting.moderate.was-closed', { report: typed }))
}

async function trace(terminal: Terminal, given: ModerateOptions, typed: string): Promise<void> {
  const found = await (await upkeep()).traceBeside(placeFrom(given), personIn(typed), Date.now())
  sayAll(terminal, traceLines(terminal.words, found))
}

async function sanctions(terminal: Terminal, given: ModerateOptions): Promise<void> {
  sayAll(terminal, sanctionsLines(terminal.words, await (await upkeep()).sanctionsBeside(placeFrom(given), Date.now())))
}

async function sanction(terminal: Terminal, given: ModerateOptions, typed: string, kind: SanctionKind): Promise<void> {
  const { sanctionBeside } = await upkeep()
  const wanted = { person: personIn(typed), kind, days: given.days, why: reasonIn(given) }
  const { number: made, name } = await sanctionBeside(placeFrom(given), wanted, Date.now())
  const key = kind === 'silence' ? 'hosting.moderate.silenced' : 'hosting.moderate.barred'
  terminal.say(terminal.words(key, { name, sanction: String(made) }))
}

async function lift(terminal: Terminal, given: ModerateOptions, typed: string): Promise<void> {
  const found = numberIn(typed)
  if (found === null) throw new UserError('hosting.moderate.no-sanction', { sanction: typed })
  await (await upkeep()).liftBeside(placeFrom(given), found, reasonIn(given), Date.now())
  terminal.say(terminal.words('hosting.moderate.was-lifted', { sanction: typed }))
}

const ACTS = {
  ...{ reports, report, close, trace },
  silence: (terminal: Terminal, given: ModerateOptions, typed: string) => sanction(terminal, given, typed, 'silence'),
  bar: (terminal: Terminal, given: ModerateOptions, typed: string) => sanction(terminal, given, typed, 'bar'),
  ...{ sanctions, lift },
}

type Act = keyof typeof ACTS
const NAMES = Object.keys(ACTS).join(', ')

/** Everything that is done about somebody has a reason. */
function reasonIn({ why }: ModerateOptions): string {
  if (why === null) throw new WrongUse('hosting.tables.no-why', { option: '--why <text>' })
  return why
}

function personIn(typed: string): number {
  const found = numberIn(typed)
  if (found === null) throw new UserError('hosting.people.none', { person: typed })
  return found
}

function reportIn(typed: string): number {
  const found = numberIn(typed)
  if (found === null) throw new UserError('hosting.moderate.no-report', { report: typed })
  return found
}
