import type { Seat } from '@roundhouse/kernel/game'
import { type Facts, hear, type Line } from '@roundhouse/kernel/story'
import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import { count, listed } from '../../../words/en/counting.ts'
import { paragraphs, type Tongue, type WordsOf } from '../../../words/en/paragraphs.ts'
import { nameOf } from '../../../words/en/voice.ts'
import { placed } from './areas.ts'
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
const DEEDS: Readonly<Record<string, Words>> = {
  bid: (_, facts) => `{bid|bids} ${count(num(facts, 'cubes'), 'cube')} on ${facts['box']}`,
  outbid: (_, facts) => `{are|is} outbid on ${facts['box']} and {take|takes} the cubes back`,
  gained: (_, facts) =>
    `{gain|gains} ${influenceWords(COLOURS.map(colour => num(facts, colour)))} for ${count(num(facts, 'cubes'), 'cube')}`,
  built: ({ rules }, facts) =>
    `{plan|plans} track ${all(facts, 'areas')
      .map(name => placed(rules, name))
      .join(' - ')} (${count(num(facts, 'price'), 'building point')})`,
  finished: (_, facts) =>
    `{build|builds} it, ${count(num(facts, 'pieces'), 'piece')} for ${count(num(facts, 'price'), 'building point')}`,
  'gave-up': () => '{give|gives} the series up and {build|builds} nothing',
  paid: (_, facts) => `{pay|pays} ${listed(all(facts, 'payments').map(String))}`,
  passed: (_, facts) => PASSED[String(facts['phase'])] ?? '{pass|passes}',
  bought: (_, facts) => `{buy|buys} train ${facts['train']}`,
  loaded: ({ rules }, facts) =>
    `{load|loads} ${pieceWords(rules, String(facts['piece']))} from ${placed(rules, facts['area'])} on train ${facts['train']}${
      facts['class'] === 'goods' || rules.isOf2009 ? '' : `, ${facts['class']} class`
    }`,
  scored: (_, facts) =>
    `${num(facts, 'points') < 0 ? '{lose|loses}' : '{score|scores}'} ${count(Math.abs(num(facts, 'points')), 'point')}${SCORED[String(facts['for'])] ?? ''}`,
  profit: (_, facts) =>
    `{earn|earns} ${facts['income']} and {pay|pays} ${facts['upkeep']} for track: profit ${signed(num(facts, 'change'))}`,
  sold: ({ rules }, facts) =>
    `{sell|sells} the line ${placed(rules, facts['from'])} - ${placed(rules, facts['to'])} (${count(num(facts, 'pieces'), 'piece')}) to the ${facts['company']} company for ${facts['price']} ${facts['company']}`,
}

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
  'station-changed': ({ rules }, facts) =>
    `${placed(rules, facts['area'])} is a station of the ${facts['company']} company now`,
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
export const STORY_KEYS: readonly string[] = [...Object.keys(DEEDS), ...Object.keys(EVENTS)]
export const SCORED_FOR: readonly string[] = Object.keys(SCORED)

const TONGUE: Tongue<Voice> = { deeds: DEEDS, events: EVENTS, opens: ['gained', 'profit'] }

/** A part of the story, as this voice's listener may hear it. */
export const storyWords = (voice: Voice, story: readonly Line[]): string[] =>
  paragraphs(TONGUE, voice, joined(hear(story, voice.eye)))

/** How lines of one kind in a row become one: those of one seat, or of everyone. */
interface Joint {
  readonly isOfAll?: boolean
  begin(facts: Facts): Facts
  add(before: Facts, facts: Facts): Facts
}

const JOINTS: Readonly<Record<string, Joint>> = {
  invested: {
    isOfAll: true,
    begin: facts => ({ seats: [num(facts, 'seat')], all: [num(facts, 'cubes')] }),
    add: (before, facts) => ({
      seats: [...all(before, 'seats'), num(facts, 'seat')],
      all: [...all(before, 'all'), num(facts, 'cubes')],
    }),
  },
  disc: {
    begin: facts => ({ discs: [`${facts['box']} ${facts['colour']}`] }),
    add: (before, facts) => ({ discs: [...all(before, 'discs'), `${facts['box']} ${facts['colour']}`] }),
  },
  built: {
    begin: facts => ({ ...facts, areas: [facts['from'], facts['to']] as string[] }),
    add: (before, facts) => ({ ...facts, areas: [...all(before, 'areas'), facts['to'] as string] }),
  },
  paid: {
    begin: facts => ({ ...facts, payments: [payment(facts)] }),
    add: (before, facts) => ({ ...facts, payments: [...all(before, 'payments'), payment(facts)] }),
  },
}

const payment = (facts: Facts): string =>
  facts['kind'] === 'cubes' ? count(num(facts, 'count'), 'cube') : `${facts['count']} ${facts['kind']}`

function joined(story: readonly Line[]): Line[] {
  const lines: Line[] = []
  for (const line of story) {
    const joint = JOINTS[line.key]
    const last = lines.at(-1)
    if (joint === undefined) lines.push(line)
    else if (last?.key === line.key && (joint.isOfAll || last.facts['seat'] === line.facts['seat']))
      lines[lines.length - 1] = { ...last, facts: joint.add(last.facts, line.facts) }
    else lines.push({ ...line, facts: joint.begin(line.facts) })
  }
  return lines
}
