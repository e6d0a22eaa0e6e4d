import type { Seat } from '@roundhouse/kernel/game'
import type { Values } from '@roundhouse/kernel/say'
import { visibleTo } from '@roundhouse/kernel/story'
import { COLOURS, type PaymentKind } from '../base/influence.ts'
import { areaNamed } from '../base/names.ts'
import { PIECES, YELLOW } from '../base/piece.ts'
import type { FactsOf, StoryLine } from '../base/story.ts'
import {
  areaWords,
  boxPlace,
  boxWords,
  colourWords,
  companyWords,
  goodsWords,
  influenceWords,
  listed,
  paymentWords,
  piecesWords,
  seatName,
  signed,
  type Voice,
  whoIs,
} from './voice.ts'

/** A sentence of the story, whose it is, whether something new begins with it, and where on the table it happened. */
export interface StorySentence {
  readonly words: string
  readonly seat: Seat | null
  readonly isOpening: boolean
  readonly areas: readonly number[]
  /** Boxes, trains and players it tells of, as a table marks them: `box U1`, `train 3b`, `seat 2`. */
  readonly things: readonly string[]
}

/** Lines in a row that are told as one. */
type Run<Key extends StoryLine['key'] = StoryLine['key']> = readonly [
  Extract<StoryLine, { key: Key }>,
  ...Extract<StoryLine, { key: Key }>[],
]

/** A part of the story as the one who is spoken to may hear it. */
export const storyWords = (voice: Voice, story: readonly StoryLine[]): StorySentence[] =>
  runsIn(visibleTo(story, voice.viewer)).map(run => ({
    words: runWords(voice, run),
    seat: isOfAll(run) ? null : seatOf(run[0]),
    isOpening: OPENINGS.includes(run[0].key),
    areas: areasIn(voice, run),
    things: thingsIn(run),
  }))

const OPENINGS: readonly StoryLine['key'][] = ['gained', 'profit']

const seatOf = ({ facts }: StoryLine): Seat | null => ('seat' in facts ? facts.seat : null)

/** Which lines go on what the one before told; those of everyone, or of one seat. */
const TOGETHER: Readonly<Partial<Record<StoryLine['key'], 'all' | 'seat'>>> = {
  invested: 'all',
  disc: 'all',
  built: 'seat',
  paid: 'seat',
}

const isOfAll = ([{ key }]: Run): boolean => TOGETHER[key] === 'all'

function runsIn(story: readonly StoryLine[]): Run[] {
  const runs: [StoryLine, ...StoryLine[]][] = []
  for (const line of story) {
    const last = runs.at(-1)
    const together = last?.[0].key === line.key ? TOGETHER[line.key] : undefined
    if (last !== undefined && (together === 'all' || (together === 'seat' && seatOf(last[0]) === seatOf(line))))
      last.push(line)
    else runs.push([line])
  }
  return runs as Run[]
}

type Told = { readonly [Key in StoryLine['key']]: (voice: Voice, facts: FactsOf<Key>, run: Run<Key>) => Values }

const order = (voice: Voice, seats: readonly Seat[]): Values => ({
  names: seats.map(seat => seatName(voice, seat)).join(', '),
})
const points = ({ say }: Voice, price: number): string => say('nuremberg.count.points', { count: price })

/** What the message of each line asks for, besides whose it is. */
const TOLD: Told = {
  'turn-began': (_, facts) => facts,
  invested: investedValues,
  disc: discValues,
  'player-order': (voice, { seats }) => order(voice, seats),
  'build-order': (voice, { seats }) => order(voice, seats),
  'train-order': (voice, { seats }) => order(voice, seats),
  bid: (voice, { box, cubes }) => ({ box: boxWords(voice, box), cubes }),
  outbid: (voice, { box }) => ({ box: boxWords(voice, box) }),
  gained: (voice, facts) => ({
    cubes: facts.cubes,
    influence: influenceWords(
      voice,
      COLOURS.map(colour => facts[colour]),
    ),
  }),
  built: (voice, { from }, run) => ({
    areas: [from, ...run.map(({ facts }) => facts.to)].map(name => areaWords(voice, name)).join(' – '),
    price: points(voice, run.at(-1)!.facts.price),
  }),
  finished: (voice, { pieces, price }) => ({ pieces, price: points(voice, price) }),
  'gave-up': () => ({}),
  forfeited: (voice, { pieces, count, areas }) => ({
    what: voice.say(`nuremberg.leave.left.${pieces}`, { count }),
    areas: listed(
      voice,
      areas.map(name => areaWords(voice, name)),
    ),
  }),
  paid: (voice, _, run) => ({
    payments: listed(
      voice,
      paidIn(run).map(([kind, count]) => paymentWords(voice, kind, count)),
    ),
  }),
  'chain-closed': (_, { pieces }) => ({ pieces }),
  bought: (_, { train }) => ({ train }),
  loaded: (voice, facts) => ({
    piece: piecesWords(
      voice,
      PIECES.map(piece => (piece === facts.piece ? 1 : 0)),
    ),
    area: areaWords(voice, facts.area),
    train: facts.train,
    class: voice.rules.rules2009 ? 'only' : facts.class,
  }),
  passed: (_, { phase }) => ({ phase }),
  profit: (_, { income, upkeep, change }) => ({ income, upkeep, change: signed(change) }),
  sold: (voice, { from, to, company, pieces, price }) => ({
    from: areaWords(voice, from),
    to: areaWords(voice, to),
    company: companyWords(voice, company),
    pieces,
    price,
  }),
  'station-changed': (voice, { area, company }) => ({
    area: areaWords(voice, area),
    company: companyWords(voice, company),
  }),
  'left-game': (voice, { area, what, count }) => ({
    area: areaWords(voice, area),
    what,
    count,
    goods: goodsWords(voice.say, voice.rules.map, YELLOW),
  }),
  // A hyphen cannot stand in a choice of a message.
  scored: (_, facts) => ({ points: facts.points, signed: signed(facts.points), for: facts.for.replace('-left', '') }),
}

function runWords(voice: Voice, run: Run): string {
  const [{ key, facts }] = run
  const seat = seatOf(run[0])
  const told = TOLD[key] as (voice: Voice, facts: StoryLine['facts'], run: Run) => Values
  return voice.say(`nuremberg.story.${key}`, {
    ...(seat === null ? {} : whoIs(voice, seat)),
    ...told(voice, facts, run),
  })
}

/** Row by row, as they lie on the board; without one, box by box. */
function discValues(voice: Voice, _: FactsOf<'disc'>, run: Run<'disc'>): Values {
  if (voice.hasPlaces)
    return { list: run.map(({ facts: { box, colour } }) => `${box} ${colourWords(voice, colour)}`).join(', ') }
  const rows = (['upper', 'lower'] as const).flatMap(row => {
    const colours = run.flatMap(({ facts: { box, colour } }) =>
      boxPlace(box).row === row ? [colourWords(voice, colour)] : [],
    )
    return colours.length === 0 ? [] : [voice.say('nuremberg.box.row', { row, list: colours.join(', ') })]
  })
  return { list: rows.join('; ') }
}

/** All mostly take the same number of cubes. */
function investedValues(voice: Voice, { cubes }: FactsOf<'invested'>, run: Run<'invested'>): Values {
  const isSame = run.length === voice.names.length && run.every(line => line.facts.cubes === cubes)
  const list = run.map(({ facts }) => `${seatName(voice, facts.seat)} (${facts.cubes})`).join(', ')
  return { isSame: isSame ? 'yes' : 'no', cubes, list }
}

function areasIn({ rules }: Voice, run: Run): number[] {
  const names = run.flatMap(({ facts }) => [
    ...('area' in facts ? [facts.area] : []),
    ...('from' in facts ? [facts.from, facts.to] : []),
  ])
  return [...new Set(names)].map(name => areaNamed(rules.map, name)).filter(area => area >= 0)
}

/** What tells of areas only needs no more; a player's row is shown where nothing else is. */
function thingsIn(run: Run): string[] {
  const things = run.flatMap(({ facts }) => [
    ...('box' in facts ? [`box ${facts.box}`] : []),
    ...('train' in facts ? [`train ${facts.train}`] : []),
  ])
  const seat = ROWS.includes(run[0].key) ? seatOf(run[0]) : null
  return seat === null ? things : [...things, `seat ${seat}`]
}

/** Each kind once, although influence is paid for stations first, and again where cubes are missing (NB-5.8). */
function paidIn(run: Run<'paid'>): [PaymentKind, number][] {
  const paid = new Map<PaymentKind, number>()
  for (const { facts } of run) paid.set(facts.kind, (paid.get(facts.kind) ?? 0) + facts.count)
  return [...paid]
}

const ROWS: readonly StoryLine['key'][] = ['gained', 'paid', 'scored', 'profit', 'bought', 'passed', 'gave-up']
