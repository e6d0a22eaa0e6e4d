import { command } from '../options/command.ts'
import type { OptionValues } from '../options/option.ts'
import { sayAll, type Terminal } from '../terminal/terminal.ts'
import { UserError, WrongUse } from '../user-error.ts'
import { peopleLines, personLines } from '../words/people.ts'
import { numberIn, onStore, placeFrom, STORE } from './store-words.ts'

type PeopleOptions = OptionValues<typeof STORE>

/** What each act is given after its name. */
const WORDS = { list: [], show: ['<person>'], forget: ['<person>', '<name>'] } as const

/** What the one who runs a server sees of its people, and can do. */
export const peopleCommand = command({
  name: 'people',
  about: 'hosting.command.people',
  takes: ['[act...]', 'hosting.people.acts'],
  options: STORE,
  async run(terminal, given, [act = 'list', ...words]) {
    if (!Object.hasOwn(ACTS, act)) throw new WrongUse('hosting.tables.no-act', { found: act, acts: NAMES })
    const expected = WORDS[act as Act]
    const extra = words[expected.length]
    if (extra !== undefined) throw new WrongUse('terminal.error.too-many', { command: `people ${act}`, found: extra })
    if (words.length < expected.length)
      throw new WrongUse('terminal.error.word-missing', { command: `people ${act}`, words: expected.join(' ') })
    await onStore(() => ACTS[act as Act](terminal, given, words[0] ?? '', words[1] ?? ''))
  },
})

async function list(terminal: Terminal, given: PeopleOptions): Promise<void> {
  const { listPeople } = await import('@roundhouse/server/upkeep/people')
  sayAll(terminal, peopleLines(terminal.words, await listPeople(placeFrom(given))))
}

async function show(terminal: Terminal, given: PeopleOptions, person: string): Promise<void> {
  const { reportPerson } = await import('@roundhouse/server/upkeep/people')
  const report = await reportPerson(placeFrom(given), personIn(person))
  if (report === null) throw new UserError('hosting.people.none', { person })
  sayAll(terminal, personLines(terminal.words, report))
}

async function forget(terminal: Terminal, given: PeopleOptions, person: string, name: string): Promise<void> {
  const { forgetBeside } = await import('@roundhouse/server/upkeep/people')
  await forgetBeside(placeFrom(given), personIn(person), name, Date.now())
  terminal.say(terminal.words('hosting.people.forgotten', { person }))
}

function personIn(person: string): number {
  const number = numberIn(person)
  if (number === null) throw new UserError('hosting.people.none', { person })
  return number
}

const ACTS = { list, show, forget }

type Act = keyof typeof ACTS
const NAMES = Object.keys(ACTS).join(', ')
