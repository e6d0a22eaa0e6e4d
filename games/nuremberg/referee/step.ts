import { changedDice, differs, nameOf, refereeOf, same, unless } from '@roundhouse/kernel/complaint'
import { argOf, kindNumberOf } from '@roundhouse/kernel/move-kind'
import type { Facts } from '@roundhouse/kernel/story'
import { BROWN } from '../base/influence.ts'
import type { Player } from '../base/player.ts'
import { NONE, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { sum } from './check.ts'
import { isLaid, retold, type Step } from './retold.ts'
import { neighboursOver } from './search.ts'

type StepCheck = (step: Step) => string[]

const keyed = ({ lines }: Step, key: string): Facts[] =>
  lines.filter(line => line.key === key).map(({ facts }) => facts)

const textOf = ({ rules, move }: Step): string => rules.moveKinds[kindNumberOf(move)]!.write(rules, argOf(move))

const dice: StepCheck = step => [
  ...changedDice(step.before, step.after),
  ...unless(
    step.after.rolled > step.before.rolled === keyed(step, 'disc').length > 0,
    () =>
      `${keyed(step, 'disc').length} discs were drawn, but the dice were rolled ${step.after.rolled - step.before.rolled} times`,
  ),
]

const FIELDS = [
  ...['turn', 'order', 'buildOrder', 'trainOrder', 'discStacks', 'discs', 'bids', 'bidders', 'track'],
  ...['goods', 'reds', 'greens', 'landowners', 'stations', 'trains', 'spaces', 'passed'],
] as const satisfies readonly string[] as readonly (keyof State)[]

const OF_PLAYERS: readonly (keyof Player)[] = ['cubes', 'influence', 'profit', 'points', 'pieces', 'kept']

/** The story told again on the old table gives the new one. */
const story: StepCheck = step => {
  const { state: told, complaints } = retold(step)
  const { after } = step
  return [
    ...complaints,
    ...FIELDS.flatMap(field => differs(`The table: ${field}`, told[field], after[field])),
    ...differs('The series', told.series.links, after.series.links),
    ...after.players.flatMap((found, seat) =>
      OF_PLAYERS.flatMap(field => differs(`${nameOf(seat)}: ${field}`, told.players[seat]![field], found[field])),
    ),
  ]
}

const MOVE_KINDS = ['bid', 'built', 'finished', 'gave-up', 'paid', 'bought', 'loaded', 'sold']

/** Nobody does anything but whoever decides. */
const doer: StepCheck = ({ before, lines }) =>
  lines
    .filter(({ key, facts }) => MOVE_KINDS.includes(key) && facts['seat'] !== before.toMove)
    .map(
      ({ key, facts }) =>
        `Seat ${before.toMove + 1} decided, but the story tells "${key}" of seat ${Number(facts['seat']) + 1}`,
    )

/** How the move is written that this line tells. */
const TEXTS: Readonly<Record<string, (facts: Facts, rules: Rules) => string>> = {
  bid: ({ box, cubes }) => `bid ${box} ${cubes}`,
  built: ({ from, to }) => `build ${from} > ${to}`,
  finished: () => 'finish',
  'gave-up': () => 'give up',
  loaded: ({ piece, area, train, class: carClass }, { rules2009 }) =>
    carClass === 'goods'
      ? `load goods ${area} ${train}`
      : `load ${piece} ${area} ${train}${rules2009 ? '' : ` ${carClass}`}`,
}

/** The story tells of the move that was played. */
const asPlayed: StepCheck = step => {
  const text = textOf(step)
  const told = step.lines.flatMap(({ key, facts }) => TEXTS[key]?.(facts, step.rules) ?? [])
  const isTold = !Object.values(FIRST_WORDS).includes(text.split(' ')[0]!)
  return unless(
    same(told, isTold ? [] : [text]),
    () => `"${text}" was played, but the story tells of ${told.length === 0 ? 'nothing' : told.join(', ')}`,
  )
}

/** What a move names that is told only when it comes to its end: a train that is bought, a line that is sold. */
const NAMED: Readonly<Record<string, readonly [key: string, text: (facts: Facts) => string]>> = {
  buy: ['bought', ({ train }) => `buy ${train}`],
  pay: ['paid', ({ kind, count }) => `pay ${kind} ${count}`],
  sell: ['sold', ({ from, to, company }) => `sell ${from} - ${to} to ${company}`],
}

const asNamed: StepCheck = step => {
  const text = textOf(step)
  const [key, textFor] = NAMED[text.split(' ')[0]!] ?? []
  const [told] = key === undefined ? [] : keyed(step, key)
  // Who pays 0 of a kind pays with the others, and only that is told.
  if (told === undefined || /^pay .* 0$/.test(text)) return []
  return unless(
    textFor!(told) === text,
    () => `"${text}" was played, but the story tells "${key}" of ${Object.values(told).join(', ')}`,
  )
}

const FIRST_WORDS = { bid: 'bid', built: 'build', finished: 'finish', 'gave-up': 'give', loaded: 'load' }

const BROWN_SUBSTITUTE_RATE = 3

/** What is paid and what is still due are the price; brown is used first, and cubes first for track (NB-5.8, NB-6.3). */
const payments: StepCheck = step => {
  const { before, after } = step
  const paid = sum(keyed(step, 'paid').map(({ count }) => count as number))
  const due = after.payment?.due ?? 0
  const price = priceOf(step)
  return unless(paid + due === price, () => `${price} was to be paid, but ${paid} was and ${due} is still due`).concat(
    unless(
      after.payment === null || before.payment === null || after.payment.kind > before.payment.kind,
      () => 'A kind of payment was asked for again',
    ),
  )
}

function priceOf({ rules, before, ...step }: Step): number {
  const [word, name] = textOf({ rules, before, ...step }).split(' ')
  if (word === 'pay') return before.payment!.due
  if (word === 'finish') return before.series.price + sum(before.series.owed)
  if (word !== 'buy') return 0
  const { cost } = rules.trains.find(train => train.name === name)!
  const brown = Math.min(cost, before.players[before.toMove]!.influence[BROWN]!)
  return brown + BROWN_SUBSTITUTE_RATE * (cost - brown)
}

/** Track is laid for a series that was finished, and sold as one line; else it stays as it is (NB-5.1, NB-8.1). */
const track: StepCheck = step => {
  const { before, after } = step
  const word = textOf(step).split(' ')[0]!
  const sold = before.track.flatMap((owner, border) =>
    owner !== NONE && after.track[border] !== owner ? [border] : [],
  )
  return [
    ...unless(!isLaid(step) || ['finish', 'pay'].includes(word), () => `A series was laid by "${textOf(step)}"`),
    ...keyed(step, 'sold').flatMap(facts => line(step, sold, facts)),
    ...unless(sold.length === 0 || keyed(step, 'sold').length === 1, () => 'Track has changed hands without a sale'),
  ]
}

/** The pieces are one path that passes no area twice, from end to end, and goes on as it was begun (NB-8.1). */
function line({ rules, before }: Step, sold: readonly number[], { from, to, pieces }: Facts): string[] {
  const { map } = rules
  const near = neighboursOver(map, border => sold.includes(border))
  const areaOf = (name: unknown): number => map.areas.findIndex(area => area.name === name)
  const ends = [...near].filter(([, next]) => next.length === 1).map(([area]) => area)
  const isPath = near.size === sold.length + 1 && [...near.values()].every(next => next.length <= 2)
  const begun = before.line?.links ?? []
  return [
    ...unless(
      sold.length === pieces,
      () => `${pieces} pieces were sold by the story, but ${sold.length} have changed hands`,
    ),
    ...unless(
      isPath && [from, to].every(end => ends.includes(areaOf(end))),
      () => `What was sold is no line from ${from} to ${to}`,
    ),
    ...unless(
      begun.every(link => sold.includes(link >> 1)),
      () => 'The line was sold another way than it was begun',
    ),
  ]
}

/** A line or a series that somebody is about goes on as it was begun. */
const goingOn: StepCheck = ({ before, after }) => {
  if (before.line === null || after.line === null) return []
  const begun = before.line.links
  return [
    ...differs('The line so far', begun, after.line.links.slice(0, begun.length)),
    ...unless(after.line.links.length > begun.length, () => 'A way was chosen, but the line did not go on'),
  ]
}

/** The first time track of any owners leads from end to end, its shortest way scores, once (NB-5.10). */
const chain: StepCheck = step => {
  const { rules, before, after } = step
  const isClosed = before.joined.length > 0 && after.joined.length === 0
  const told = keyed(step, 'chain-closed')
  const scores = before.players.map((_, seat) => scoredFor(step, seat, ['chain']))
  if (!isClosed)
    return unless(told.length === 0 && sum(scores) === 0, () => 'The chain was closed before or is open, but it scored')
  const ways = shortestWays(rules, after)
  const mine = Math.max(...ways.map(way => own(after, way, before.toMove)))
  const isPaid = ways.some(
    way => own(after, way, before.toMove) === mine && scores.every((n, seat) => n === own(after, way, seat)),
  )
  return [
    ...differs(
      'The length of the chain',
      [ways[0]?.length],
      told.map(({ pieces }) => pieces),
    ),
    ...unless(isPaid, () => `The chain is closed, but ${scores.join(', ')} are not the pieces of a shortest way`),
  ]
}

const own = ({ track }: State, way: readonly number[], seat: number): number =>
  way.filter(border => track[border] === seat).length

/** All ways with the fewest pieces, as borders. */
function shortestWays({ map }: Rules, { track }: State): number[][] {
  const { from, to } = map.chain!
  for (let ways: { at: number; way: number[] }[] = [{ at: from, way: [] }]; ways.length > 0; ) {
    const arrived = ways.filter(({ at }) => to.includes(at))
    if (arrived.length > 0) return arrived.map(({ way }) => way)
    ways = ways.flatMap(({ at, way }) =>
      map.around[at]!.filter(link => track[link >> 1] !== NONE && !way.includes(link >> 1)).map(link => ({
        at: map.to[link]!,
        way: [...way, link >> 1],
      })),
    )
  }
  return []
}

const scoredFor = (step: Step, seat: number, what: readonly string[]): number =>
  sum(
    keyed(step, 'scored')
      .filter(facts => facts['seat'] === seat && what.includes(String(facts['for'])))
      .map(({ points }) => points as number),
  )

const SET_POINTS = 2
const AT_THE_END = ['sets', 'profit', 'loss', 'track-left']

/** Sets, profit and what is left on the map, at the end and only then (NB-9.2, NB-10.2). */
const finalCount: StepCheck = step =>
  step.after.players.flatMap(({ kept, profit, pieces }, seat) => {
    const [grey, yellow, red, green] = kept as [number, number, number, number]
    const passengers = step.rules.rules2009 ? Math.min(red, green) : red + green
    const count = SET_POINTS * Math.min(grey, yellow, passengers) + profit - pieces
    return differs(
      `${nameOf(seat)}: the final count`,
      scoredFor(step, seat, AT_THE_END),
      step.after.phase === 'over' ? count : 0,
    )
  })

/**
 * What is wrong with a move that was played, in words: nothing, unless there is a bug. Its main question is whether the
 * story, told again on the old table, leads to the new one. So points come only from what was scored, influence and
 * cubes only from what was gained and invested, track only from a series that was paid; goods, passengers and pieces go
 * nowhere but where the story says, and the orders are those of the influence and profit at that moment.
 *
 * What it does not check: whether the move was legal, and whether the story tells what the rulebook says; that is for the
 * tests of the rules. Networks, ways and whose decision it is follow from the state alone and are left to its referee.
 */
export const stepComplaints = refereeOf<Rules, State>([
  dice,
  story,
  doer,
  asPlayed,
  asNamed,
  payments,
  track,
  goingOn,
  chain,
  finalCount,
])
