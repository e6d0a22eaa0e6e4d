import type { Seat } from '@roundhouse/kernel/game'
import type { Facts, Line } from '@roundhouse/kernel/story'
import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import { areaNamed } from '@roundhouse/nuremberg/base/names'
import { YELLOW } from '@roundhouse/nuremberg/base/piece'
import type { Values } from '../../messages/messages.ts'
import { placeWords } from './places.ts'
import { goodsWords, influenceWords, listed, pieceWords, type Voice, whoIs } from './voice.ts'

/** A sentence of the log, whose it is, and where on the table it happened. */
export interface Told {
  readonly words: string
  readonly seat: Seat | null
  readonly areas: readonly number[]
  /** Boxes, trains and players it tells of, as the table marks them: `box U1`, `train 3b`, `seat 2`. */
  readonly things: readonly string[]
}

const texts = (facts: Facts, name: string): string[] => [facts[name] ?? []].flat().map(String)
const numbers = (facts: Facts, name: string): number[] => texts(facts, name).map(Number)

/** Part of a story in words: lines of one kind in a row become one sentence. */
export const storyWords = (voice: Voice, story: readonly Line[]): Told[] =>
  joined(story).map(({ key, facts }) => ({
    words: voice.say(`nuremberg.story.${key}`, valuesOf(voice, key, facts)),
    seat: facts['seat'] === undefined ? null : Number(facts['seat']),
    areas: [
      ...new Set([...texts(facts, 'area'), ...texts(facts, 'from'), ...texts(facts, 'to'), ...texts(facts, 'areas')]),
    ]
      .map(name => areaNamed(voice.rules.map, name))
      .filter(area => area >= 0),
    things: thingsIn(key, facts),
  }))

/** What tells of areas only needs no more; a player's row is shown where nothing else is. */
function thingsIn(key: string, facts: Facts): string[] {
  const things = [
    ...texts(facts, 'box').map(box => `box ${box}`),
    ...texts(facts, 'boxes').map(box => `box ${box}`),
    ...texts(facts, 'train').map(train => `train ${train}`),
  ]
  const isOfPlayer = ROWS.includes(key) && facts['seat'] !== undefined
  return isOfPlayer ? [...things, `seat ${facts['seat']}`] : things
}

const ROWS = ['gained', 'paid', 'scored', 'profit', 'bought', 'passed', 'gave-up']

function valuesOf(voice: Voice, key: string, facts: Facts): Values {
  const values: Record<string, string | number> = {}
  for (const [name, fact] of Object.entries(facts)) values[name] = typeof fact === 'object' ? fact.join(', ') : fact
  for (const name of ['area', 'from', 'to'])
    if (name in facts) values[name] = placeWords(voice.say, String(facts[name]))
  const seat = facts['seat']
  return { ...values, ...(seat === undefined ? {} : whoIs(voice, Number(seat))), ...MORE[key]?.(voice, facts) }
}

const named = (voice: Voice, seats: readonly number[]): string => seats.map(seat => voice.names[seat]).join(', ')
const kindOf = ({ say }: Voice, kind: unknown): string => say(`nuremberg.kind.${kind}`)
const order = (voice: Voice, facts: Facts): Values => ({ names: named(voice, numbers(facts, 'seats')) })
const company = ({ say }: Voice, facts: Facts): Values => ({ company: say(`nuremberg.company.${facts['company']}`) })

const MORE: Readonly<Record<string, (voice: Voice, facts: Facts) => Values>> = {
  gained: (voice, facts) => ({
    influence: influenceWords(
      voice,
      COLOURS.map(colour => Number(facts[colour])),
    ),
  }),
  built: ({ say }, facts) => ({
    areas: texts(facts, 'areas')
      .map(name => placeWords(say, name))
      .join(' – '),
    price: say('nuremberg.count.points', { count: Number(facts['price']) }),
  }),
  finished: ({ say }, facts) => ({ price: say('nuremberg.count.points', { count: Number(facts['price']) }) }),
  forfeited: (voice, facts) => ({
    what: voice.say(`nuremberg.leave.left.${facts['pieces']}`, { count: Number(facts['count']) }),
    areas: listed(
      voice,
      texts(facts, 'areas').map(name => placeWords(voice.say, name)),
    ),
  }),
  paid: (voice, facts) => ({ payments: listed(voice, paymentsIn(voice, facts)) }),
  loaded: (voice, facts) => ({
    piece: pieceWords(voice, String(facts['piece'])),
    class: voice.rules.rules2009 ? 'only' : String(facts['class']),
  }),
  // A hyphen cannot stand in a choice of a message.
  scored: (_, facts) => ({ for: String(facts['for']).replace('-left', '') }),
  profit: (_, facts) => ({ change: signed(Number(facts['change'])) }),
  invested: investedValues,
  disc: (voice, facts) => ({
    list: texts(facts, 'boxes')
      .map((box, n) => `${box} ${kindOf(voice, texts(facts, 'colours')[n])}`)
      .join(', '),
  }),
  'player-order': order,
  'build-order': order,
  'train-order': order,
  sold: company,
  'station-changed': company,
  'left-game': ({ say, rules }) => ({ goods: goodsWords(say, rules.map, YELLOW) }),
}

/** A number with a minus, not a hyphen. */
export const minus = (n: number): string => String(n).replace('-', '−')

export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n))

function paymentsIn(voice: Voice, facts: Facts): string[] {
  const counts = numbers(facts, 'counts')
  return texts(facts, 'kinds').map((kind, n) =>
    kind === 'cubes'
      ? voice.say('nuremberg.count.cubes', { count: counts[n]! })
      : voice.say('nuremberg.count.influence', { count: counts[n]!, colour: kindOf(voice, kind) }),
  )
}

/** All mostly take the same number of cubes. */
function investedValues(voice: Voice, facts: Facts): Values {
  const cubes = numbers(facts, 'all')
  const seats = numbers(facts, 'seats')
  const isSame = seats.length === voice.names.length && cubes.every(n => n === cubes[0])
  const list = seats.map((seat, n) => `${voice.names[seat]} ${cubes[n]}`).join(', ')
  return { isSame: isSame ? 'yes' : 'no', cubes: cubes[0] ?? 0, list }
}

/** How lines of one kind in a row become one: by what each gives to a list. */
const LISTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  invested: { seats: 'seat', all: 'cubes' },
  disc: { boxes: 'box', colours: 'colour' },
  built: { areas: 'to' },
  paid: { kinds: 'kind', counts: 'count' },
}

const OF_ALL = ['invested', 'disc']

function joined(story: readonly Line[]): Line[] {
  const lines: Line[] = []
  for (const line of story) {
    const lists = LISTS[line.key]
    const last = lines.at(-1)
    const isMore = last?.key === line.key && (OF_ALL.includes(line.key) || last.facts['seat'] === line.facts['seat'])
    if (lists === undefined) lines.push(line)
    else if (isMore) lines[lines.length - 1] = { ...last, facts: grown(last.facts, line.facts, lists) }
    else lines.push({ ...line, facts: grown(begun(line), line.facts, lists) })
  }
  return lines
}

/** A series begins where its first link comes from; cubes and discs are of nobody in particular once they are a list. */
function begun({ key, facts }: Line): Facts {
  if (key === 'built') return { ...facts, areas: texts(facts, 'from') }
  const { seat, ...others } = facts
  return OF_ALL.includes(key) || seat === undefined ? others : facts
}

function grown(before: Facts, facts: Facts, lists: Readonly<Record<string, string>>): Facts {
  const more = Object.entries(lists).map(([list, name]) => [list, [...texts(before, list), ...texts(facts, name)]])
  return { ...before, ...(facts['price'] === undefined ? {} : { price: facts['price'] }), ...Object.fromEntries(more) }
}
