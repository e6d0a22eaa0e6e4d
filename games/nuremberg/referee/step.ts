import { changedDice, differs, nameOf, refereeOf, same, unless } from '@roundhouse/kernel/complaint'
import { choiceIn } from '@roundhouse/kernel/move-kind'
import { type Facts, factsOf, handleLine, type LineHandlers, linesOf } from '@roundhouse/kernel/story'
import type { Choice } from '../base/choice.ts'
import { BROWN } from '../base/influence.ts'
import { areaTo, borderOf, linksAround } from '../base/map.ts'
import type { Player } from '../base/player.ts'
import { NONE, playerAt, type State } from '../base/state.ts'
import type { FactsOf, ScoredFor, StoryLine } from '../base/story.ts'
import { moveKindOf, type Rules } from '../base/table.ts'
import { setPointsOf, sum } from './check.ts'
import { isLaid, retold, type Step } from './retold.ts'
import { neighboursOver } from './search.ts'

type StepCheck = (step: Step) => string[]

const keyed = <Key extends StoryLine['key']>({ lines }: Step, key: Key) => factsOf(lines, key)

const textOf = ({ rules, move }: Step): string => moveKindOf(rules, move).write(rules, choiceIn(move))
const choiceOf = ({ rules, move }: Step): Choice => moveKindOf(rules, move).describe(rules, choiceIn(move))

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
      OF_PLAYERS.flatMap(field => differs(`${nameOf(seat)}: ${field}`, playerAt(told, seat)[field], found[field])),
    ),
  ]
}

const OF_THE_MOVER = ['bid', 'built', 'finished', 'gave-up', 'paid', 'bought', 'loaded', 'sold'] as const

/** Nobody does anything but the player to move. */
const doer: StepCheck = ({ before, lines }) =>
  linesOf(lines, ...OF_THE_MOVER)
    .filter(({ facts }) => facts.seat !== before.toMove)
    .map(
      ({ key, facts }) => `Seat ${before.toMove + 1} decided, but the story tells "${key}" of seat ${facts.seat + 1}`,
    )

/** How the move is written that this line tells. */
const TEXTS: LineHandlers<StoryLine, string, [rules: Rules]> = {
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
  const told = step.lines.flatMap(line => handleLine(TEXTS, line, step.rules) ?? [])
  const isToldLater = !TOLD_AT_ONCE.includes(choiceOf(step).do)
  return unless(
    same(told, isToldLater ? [] : [text]),
    () => `"${text}" was played, but the story tells of ${told.length === 0 ? 'nothing' : told.join(', ')}`,
  )
}

/** What a move names that is told only when it comes to its end: a train that is bought, a line that is sold. */
function namedLater(step: Step, { do: what }: Choice): readonly [key: string, facts: Facts, text: string] | null {
  const [bought] = what === 'buy' ? keyed(step, 'bought') : []
  if (bought !== undefined) return ['bought', bought, `buy ${bought.train}`]
  const [paid] = what === 'pay' ? keyed(step, 'paid') : []
  if (paid !== undefined) return ['paid', paid, `pay ${paid.kind} ${paid.count}`]
  const [sold] = what === 'sell' ? keyed(step, 'sold') : []
  return sold === undefined ? null : ['sold', sold, `sell ${sold.from} - ${sold.to} to ${sold.company}`]
}

const asNamed: StepCheck = step => {
  const choice = choiceOf(step)
  const told = namedLater(step, choice)
  // Who pays 0 of a kind pays with the others, and only that is told.
  if (told === null || (choice.do === 'pay' && choice.count === 0)) return []
  const [key, facts, text] = told
  return unless(
    text === textOf(step),
    () => `"${textOf(step)}" was played, but the story tells "${key}" of ${Object.values(facts).join(', ')}`,
  )
}

/** The moves whose line names all that is chosen. */
const TOLD_AT_ONCE: readonly Choice['do'][] = ['bid', 'build', 'finish', 'give-up', 'load']

const BROWN_SUBSTITUTE_RATE = 3

/** What is paid and what is still due are the price; brown is used first, and cubes first for track (NB-5.8, NB-6.3). */
const payments: StepCheck = step => {
  const { before, after } = step
  const paid = sum(keyed(step, 'paid').map(({ count }) => count))
  const due = after.payment?.due ?? 0
  const price = priceOf(step)
  return unless(paid + due === price, () => `${price} was to be paid, but ${paid} was and ${due} is still due`).concat(
    unless(
      after.payment === null || before.payment === null || after.payment.kind > before.payment.kind,
      () => 'A kind of payment was asked for again',
    ),
  )
}

function priceOf(step: Step): number {
  const { rules, before } = step
  const choice = choiceOf(step)
  if (choice.do === 'pay') return before.payment!.due
  if (choice.do === 'finish') return before.series.price + sum(before.series.owed)
  if (choice.do !== 'buy') return 0
  const { cost } = rules.trains.find(train => train.name === choice.train)!
  const brown = Math.min(cost, playerAt(before, before.toMove).influence[BROWN]!)
  return brown + BROWN_SUBSTITUTE_RATE * (cost - brown)
}

/** Track is laid for a series that was finished, and sold as one line; else it stays as it is (NB-5.1, NB-8.1). */
const track: StepCheck = step => {
  const { before, after } = step
  const sold = before.track.flatMap((owner, border) =>
    owner !== NONE && after.track[border] !== owner ? [border] : [],
  )
  return [
    ...unless(
      !isLaid(step) || ['finish', 'pay'].includes(choiceOf(step).do),
      () => `A series was laid by "${textOf(step)}"`,
    ),
    ...keyed(step, 'sold').flatMap(facts => line(step, sold, facts)),
    ...unless(sold.length === 0 || keyed(step, 'sold').length === 1, () => 'Track has changed hands without a sale'),
  ]
}

/** The pieces are one path that passes no area twice, from end to end, and goes on as it was begun (NB-8.1). */
function line({ rules, before }: Step, sold: readonly number[], { from, to, pieces }: FactsOf<'sold'>): string[] {
  const { map } = rules
  const near = neighboursOver(map, border => sold.includes(border))
  const areaOf = (name: string): number => map.areas.findIndex(area => area.name === name)
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
      begun.every(link => sold.includes(borderOf(link))),
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
      linksAround(map, at)
        .filter(link => track[borderOf(link)] !== NONE && !way.includes(borderOf(link)))
        .map(link => ({
          at: areaTo(map, link),
          way: [...way, borderOf(link)],
        })),
    )
  }
  return []
}

const scoredFor = (step: Step, seat: number, what: readonly ScoredFor[]): number =>
  sum(
    keyed(step, 'scored')
      .filter(facts => facts.seat === seat && what.includes(facts.for))
      .map(({ points }) => points),
  )

const AT_THE_END: readonly ScoredFor[] = ['sets', 'profit', 'loss', 'track-left']

/** Sets, booked on the profit display, and what is left on the map, at the end and only then (NB-9.2, NB-10.2). */
const finalCount: StepCheck = step =>
  step.after.players.flatMap(({ kept, profit, pieces }, seat) => {
    const isOver = step.after.phase === 'over'
    const sets = setPointsOf(step.rules, kept)
    return [
      ...differs(`${nameOf(seat)}: the sets`, scoredFor(step, seat, ['sets']), isOver ? sets : 0),
      ...differs(`${nameOf(seat)}: the final count`, scoredFor(step, seat, AT_THE_END), isOver ? profit - pieces : 0),
    ]
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
export const stepComplaints = refereeOf<Rules, State, StoryLine>([
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
