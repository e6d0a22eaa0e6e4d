import type { Seat } from '@roundhouse/kernel/game'
import { type Facts, type Line, visibleTo } from '@roundhouse/kernel/story'
import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import { count, listed } from '../../../words/en/counting.ts'
import { paragraphs, type Tongue, type WordsOf } from '../../../words/en/paragraphs.ts'
import { nameOf } from '../../../words/en/voice.ts'
import { placed } from './areas.ts'
import { unloadedWords } from './forfeits.ts'
import { influenceWords, pieceWords, seatsWords } from './things.ts'
import type { Voice } from './voice.ts'

type Words = WordsOf<Voice>

const num = (facts: Facts, name: string): number => Number(facts[name])
const all = (facts: Facts, name: string): readonly (string | number)[] => facts[name] as readonly (string | number)[]
const seatsIn = (voice: Voice, facts: Facts): string => seatsWords(voice, all(facts, 'seats') as Seat[])

/** What points were scored for. */
const SCORED: Readonly<Record<string, string>> = {
  transport: ' for what was moved',
  chain: ' for pieces in the first chain to Nuremberg',
  sets: ' for sets',
  profit: ' for profit',
  loss: ' for the loss',
  'track-left': ' for track on the map',
}

/** The headings of the points at the end. */
export const SOURCES: Readonly<Record<string, string>> = {
  transport: 'transport',
  chain: 'first chain',
  sets: 'sets',
  profit: 'profit',
  loss: 'loss',
  'track-left': 'track on the map',
}

const PASSED: Readonly<Record<string, string>> = {
  track: '{build|builds} nothing',
  trains: '{pass|passes} and {are|is} out for this phase',
  takeovers: '{sell|sells} nothing',
}

const LEFT: Readonly<Record<string, string>> = {
  goods: 'yellow goods',
  reds: 'red passenger',
  greens: 'green passenger',
}

/** What a seat does, with its verb in both forms; the name goes before it. */
const MOVE_KINDS: Readonly<Record<string, Words>> = {
  bid: (_, facts) => `{bid|bids} ${count(num(facts, 'cubes'), 'cube')} on ${facts['box']}`,
  outbid: (_, facts) => `{are|is} outbid on ${facts['box']} and {take|takes} the cubes back`,
  gained: (_, facts) =>
    `{gain|gains} ${influenceWords(COLOURS.map(colour => num(facts, colour)))} for ${count(num(facts, 'cubes'), 'cube')}`,
  built: (voice, facts) =>
    `{plan|plans} track ${wayIn(voice, facts)} (${count(num(facts, 'price'), 'building point')})`,
  finished: (voice, facts) =>
    `{build|builds} ${facts['areas'] === undefined ? 'the series' : wayIn(voice, facts)}, ${count(num(facts, 'pieces'), 'piece')} for ${count(num(facts, 'price'), 'building point')}`,
  'gave-up': () => '{give|gives} the series up and {build|builds} nothing',
  paid: (_, facts) => `{pay|pays} ${listed(all(facts, 'payments').map(String))}`,
  passed: (_, facts) => PASSED[String(facts['phase'])] ?? '{pass|passes}',
  forfeited: ({ rules }, facts) => {
    const areas = listed(all(facts, 'areas').map(name => placed(rules, name)))
    return `{leave|leaves} ${unloadedWords(String(facts['pieces']), num(facts, 'count'), areas)}`
  },
  bought: (_, facts) =>
    `{buy|buys} train ${facts['train']}${facts['payments'] === undefined ? '' : ` for ${listed(all(facts, 'payments').map(String))}`}`,
  loaded: ({ rules }, facts) =>
    `{load|loads} ${pieceWords(rules, String(facts['piece']))} from ${placed(rules, facts['area'])} on train ${facts['train']}${
      facts['class'] === 'goods' || rules.rules2009 ? '' : `, ${facts['class']} class`
    }`,
  scored: (_, facts) =>
    `${num(facts, 'points') < 0 ? '{lose|loses}' : '{score|scores}'} ${count(Math.abs(num(facts, 'points')), 'point')}${SCORED[String(facts['for'])] ?? ''}`,
  profit: (_, facts) =>
    `{earn|earns} ${facts['income']} and {pay|pays} ${facts['upkeep']} for track: profit ${signed(num(facts, 'change'))}`,
  sold: ({ rules }, facts) =>
    `{sell|sells} the line ${placed(rules, facts['from'])} - ${placed(rules, facts['to'])} (${count(num(facts, 'pieces'), 'piece')}) to the ${facts['company']} company for ${facts['price']} ${facts['company']}`,
}

const wayIn = ({ rules }: Voice, facts: Facts): string =>
  all(facts, 'areas')
    .map(name => placed(rules, name))
    .join(' - ')

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))

/** What happens to the table, as whole sentences. */
const EVENTS: Readonly<Record<string, Words>> = {
  'turn-began': ({ rules }, facts) => `Turn ${facts['turn']} of ${rules.turns} begins`,
  invested: investedWords,
  disc: (_, facts) => `Discs on the boxes: ${all(facts, 'discs').join(', ')}`,
  'player-order': (voice, facts) => `Player order: ${seatsIn(voice, facts)}`,
  'build-order': (voice, facts) => `Building order: ${seatsIn(voice, facts)}`,
  'train-order': (voice, facts) => `Train order: ${seatsIn(voice, facts)}`,
  'chain-closed': (_, facts) => `The first chain is closed, with ${count(num(facts, 'pieces'), 'piece')} of track`,
  'station-changed': ({ rules }, facts) => {
    const areas = all(facts, 'areas').map(name => placed(rules, name))
    const are = areas.length === 1 ? 'is a station' : 'are stations'
    return `${listed(areas)} ${are} of the ${facts['company']} company now`
  },
  'left-game': ({ rules }, facts) =>
    `${count(num(facts, 'count'), LEFT[String(facts['what'])]!, `${LEFT[String(facts['what'])]!.replace(/r$/, 'rs')}`)} of ${placed(rules, facts['area'])} ${facts['count'] === 1 ? 'leaves' : 'leave'} the game`,
}

/** All mostly take the same number of cubes. */
function investedWords(voice: Voice, facts: Facts): string {
  const cubes = all(facts, 'all') as number[]
  const seats = all(facts, 'seats') as Seat[]
  if (seats.length === voice.names.length && cubes.every(n => n === cubes[0]))
    return `Everyone takes ${count(cubes[0]!, 'cube')}`
  return `Cubes taken: ${seats.map((seat, i) => `${nameOf(voice, seat)} ${cubes[i]}`).join(', ')}`
}

/** Every key the story may use. */
export const STORY_KEYS: readonly string[] = [...Object.keys(MOVE_KINDS), ...Object.keys(EVENTS)]
export const SCORED_FOR: readonly string[] = Object.keys(SCORED)

const TONGUE: Tongue<Voice> = { moveKinds: MOVE_KINDS, events: EVENTS, opens: ['gained', 'profit'] }

/** A part of the story, as this voice's listener may hear it. */
export const storyWords = (voice: Voice, story: readonly Line[]): string[] =>
  paragraphs(TONGUE, voice, joined(withPrices(voice, visibleTo(story, voice.viewer))))

/** How lines of one kind in a row become one. */
interface Joint {
  /** The fact that must be the same; none: whatever follows is joined. */
  readonly by: string | null
  begin(facts: Facts): Facts
  add(before: Facts, facts: Facts): Facts
}

const JOINTS: Readonly<Record<string, Joint>> = {
  invested: {
    by: null,
    begin: facts => ({ seats: [num(facts, 'seat')], all: [num(facts, 'cubes')] }),
    add: (before, facts) => ({
      seats: [...all(before, 'seats'), num(facts, 'seat')],
      all: [...all(before, 'all'), num(facts, 'cubes')],
    }),
  },
  'station-changed': {
    by: 'company',
    begin: facts => ({ ...facts, areas: [facts['area'] as string] }),
    add: (before, facts) => ({ ...facts, areas: [...all(before, 'areas'), facts['area'] as string] }),
  },
  disc: {
    by: null,
    begin: facts => ({ discs: [`${facts['box']} ${facts['colour']}`] }),
    add: (before, facts) => ({ discs: [...all(before, 'discs'), `${facts['box']} ${facts['colour']}`] }),
  },
  built: {
    by: 'seat',
    begin: facts => ({ ...facts, areas: [facts['from'], facts['to']] as string[] }),
    add: (before, facts) => ({ ...facts, areas: [...all(before, 'areas'), facts['to'] as string] }),
  },
  paid: {
    by: 'seat',
    begin: facts => ({ ...facts, payments: [payment(facts)] }),
    add: (before, facts) => ({ ...facts, payments: [...all(before, 'payments'), payment(facts)] }),
  },
}

const payment = (facts: Facts): string =>
  facts['kind'] === 'cubes' ? count(num(facts, 'count'), 'cube') : `${facts['count']} ${facts['kind']}`

function joined(story: readonly Line[]): Line[] {
  const lines: Line[] = []
  for (const line of story) {
    const last = lines.at(-1)
    const whole = last === undefined ? null : asOne(last, line)
    if (whole !== null) lines[lines.length - 1] = whole
    else lines.push({ ...line, facts: JOINTS[line.key]?.begin(line.facts) ?? line.facts })
  }
  return lines
}

/** Two lines as one; `null`: they are two. */
function asOne(last: Line, line: Line): Line | null {
  const isOfSame = (fact: string) => last.facts[fact] === line.facts[fact]
  if (line.key === 'finished' && last.key === 'built' && isOfSame('seat'))
    return { ...line, facts: { ...last.facts, ...line.facts } }
  const joint = last.key === line.key ? JOINTS[line.key] : undefined
  if (joint === undefined || (joint.by !== null && !isOfSame(joint.by))) return null
  return { ...last, facts: joint.add(last.facts, line.facts) }
}

/** What was paid for a train is told with the train, and not with the track that was paid before. */
function withPrices({ rules }: Voice, story: readonly Line[]): Line[] {
  const lines: Line[] = []
  for (const line of story) {
    if (line.key !== 'bought') lines.push(line)
    else {
      const price = rules.trains.find(({ name }) => name === line.facts['train'])!.cost
      const payments = takePayments(lines, line.facts['seat'], price)
      lines.push(payments.length === 0 ? line : { ...line, facts: { ...line.facts, payments: payments.map(payment) } })
    }
  }
  return lines
}

/** Takes the last payments of a seat off, as many as make up a price in brown; three of anything else replace one. */
function takePayments(lines: Line[], seat: Facts[string] | undefined, price: number): Facts[] {
  const taken: Facts[] = []
  for (let left = BROWN_SUBSTITUTE_RATE * price; left > 0; ) {
    const last = lines.at(-1)
    if (last?.key !== 'paid' || last.facts['seat'] !== seat) break
    taken.unshift(lines.pop()!.facts)
    left -= num(last.facts, 'count') * (last.facts['kind'] === 'brown' ? BROWN_SUBSTITUTE_RATE : 1)
  }
  return taken
}

const BROWN_SUBSTITUTE_RATE = 3
