import { handleLine, type LineHandlers } from '@roundhouse/kernel/story'
import { NONE } from '../base/board/player.ts'
import { cityAt } from '../base/board/route.ts'
import { isOnTile, TRAINS } from '../base/board/train.ts'
import type { Face } from '../base/cards/card.ts'
import { hasFreeCar } from '../base/cards/guests.ts'
import { coinCount, MOST_COINS } from '../base/frames/coins.ts'
import { choiceIn, moveKindOf } from '../base/move-kind.ts'
import type { State } from '../base/state.ts'
import type { FactsOf, StoryLine } from '../base/story.ts'
import type { Rules } from '../base/table.ts'
import type { Step } from './found.ts'

/**
 * Everything that is to be seen in this move and where it is decided, as names: every card executed and declined, every
 * tile laid, every position covered ...
 */
export const sightsIn = (rules: Rules, step: Step): string[] => [...sightsAt(step.before), ...sightsOf(rules, step)]

/** What is to be seen in this move, but not in its neighbours. */
export function sightsOf(rules: Rules, step: Step): string[] {
  const moveKind = moveKindOf(rules, step.move)
  return [
    `move: ${moveKind.form}`,
    ...step.lines.flatMap(line => [`story: ${line.key}`, ...(handleLine(IN_STORY, line, step, rules) ?? [])]),
    ...together(step),
    ...(moveKind.word === 'spend' || moveKind.word === 'buy' ? purchases(rules, step) : []),
  ]
}

const cardIn = ({ printed }: Rules, { card }: { readonly card: string }): Face =>
  printed.faces.find(({ id }) => id === card)!

const IN_STORY: LineHandlers<StoryLine, string[], [step: Step, rules: Rules]> = {
  took: ({ card }) => [`${card} executed`],
  declined: ({ card }) => [`${card} declined`],
  fulfilled: ({ card }) => [`${card} fulfilled`],
  kept: ({ card }) => [`${card} kept`],
  'end-card': ({ card, how }) => [`${card} ${how}`],
  begins: (facts, step, rules) => [begun(rules, step, facts)],
  'mail-car': ({ mailCar, train }) => [`mail car ${mailCar} laid`, `mail car in the ${train} train`],
  'locomotive-tile': ({ tile }) => [`tile ${tile} laid`],
  city: ({ seat, city }, { after }, rules) => [`${cityName(rules, after, seat, city)} reached`],
  scored: facts => [
    `scored for ${facts.for}`,
    ...(facts.for === 'constantinople' ? [`Constantinople ${facts.points}`] : []),
    ...(facts.for === 'switch' ? [`${facts.card} scores in the ${facts.train} train`] : []),
  ],
  laid: (facts, step, rules) => laid(facts, step, rules),
  mechanic: ({ card, train }) => [`${card} works in the ${train} train`],
  boards: ({ card, half }) => [`${card} boards as ${half}`],
  seated: ({ train }) => [`a celebrity in the ${train} train`],
  uses: ({ card }, _step, rules) => [
    `a storage lends ${card === 'toolbox' ? 'the toolbox' : `a ${cardIn(rules, { card }).kind} card`}`,
  ],
  coins: ({ lost }) => (lost === 0 ? [] : ['coins are lost']),
  left: (_facts, { before }) => (before.slices.storage?.used.length === 0 ? ['a storage lends nothing'] : []),
  arrested: ({ seats }) => [`${seats.length === 0 ? 'nobody' : 'somebody'} is arrested`],
  over: (_facts, { after }) => endings(after),
}

/** A waiting frame is carried out. */
function begun(rules: Rules, { before, after }: Step, facts: FactsOf<'begins'>): string {
  const { trains } = after.players[facts.seat]!
  if (facts.of === 'mail') return `mail car ${trains[TRAINS.indexOf(facts.train)]!.mail} bonus`
  if (facts.of === 'tile') return `tile ${trains[TRAINS.indexOf(facts.train)]!.tile} bonus`
  if (facts.of === 'city') return `${cityName(rules, before, facts.seat, facts.city)} pays`
  return `${facts.frame} begins`
}

/** A city by the card it is printed on, and its place there. */
function cityName(rules: Rules, state: State, seat: number, place: number): string {
  const board = state.players[seat]!
  const { routeCard } = cityAt(rules, board, place)
  if (routeCard === NONE) return `city ${place} of the board`
  let first = place
  while (cityAt(rules, board, first - 1).routeCard === routeCard) first--
  return `city ${place - first + 1} of ${rules.printed.faces[board.route[routeCard]!]!.id}`
}

function laid(facts: FactsOf<'laid'>, { before }: Step, rules: Rules): string[] {
  const { position } = facts
  const covered = before.players[before.toMove]!.middle[position - 1]
  const { kind } = cardIn(rules, facts)
  const over =
    covered === undefined ? [] : [`position ${position} covered`, `a ${rules.printed.faces[covered]!.kind} covered`]
  return [`a ${kind} at position ${position}`, ...over]
}

function endings({ players, slices }: State): string[] {
  const points = players.map(player => player.points)
  const most = Math.max(...points)
  const leaders = points.flatMap((n, seat) => (n === most ? [seat] : []))
  const arrested = slices.murder?.arrested ?? []
  return [
    ...(leaders.length > 1 ? ['a tie for the most points'] : []),
    ...(leaders.some(seat => arrested.includes(seat)) ? ['who has the most points is arrested'] : []),
    ...(slices.murder === undefined
      ? []
      : [slices.murder.murderer === NONE ? 'there is no murderer' : murdererEnds(slices.murder)]),
  ]
}

const murdererEnds = ({ murderer, arrested }: NonNullable<State['slices']['murder']>): string =>
  arrested.includes(murderer) ? 'the murderer is arrested' : 'the murderer escapes'

/** What is to be seen where somebody decides. */
export function sightsAt(state: State): string[] {
  const { players, toMove, phase, frame, waiting, owed, mailFor, display, endPile, paying } = state
  const { trains, coins } = players[toMove]!
  const sights: [boolean, string][] = [
    [coinCount(players[toMove]!) === MOST_COINS, 'all spaces for coins are full'],
    [coins[2] === 2, 'column 3 is full'],
    [mailFor !== NONE && phase === 'receive', 'a mail car is due out of turn'],
    [mailFor !== NONE && phase === 'scoring', 'a mail car is due in a scoring phase'],
    [mailFor !== NONE && frame !== null, 'a mail car is due inside a frame'],
    [mailFor !== NONE && frame === null, 'a mail car is due after a purchase'],
    [frame !== null && !frame.begun && mailFor === NONE, 'room is made for a frame'],
    [owed > 0 && mailFor === NONE, 'room is made for those who boarded'],
    [waiting.length >= 3, 'three frames wait'],
    [waiting.length > 0 && phase === 'turn' && !state.acted, 'a frame waits before the regular action'],
    [waiting.length > 1 && phase === 'receive', 'two frames wait out of turn'],
    [new Set(waiting).size < waiting.length, 'a city waits twice'],
    [phase === 'receive', `place ${paying} of the start-player tile is paid`],
    [display.length === 0 && phase !== 'draft', 'the display is empty'],
    [endPile.length === 0, 'the pile of Game End cards is empty'],
    [trains.some(({ cars }) => cars[5]! > 0), 'a 12-car'],
    [trains.every(({ tile }) => tile > 0), 'both trains are full'],
    [trains.every(isOnTile), 'both conductors stand on tiles'],
    [trains.every(({ mail, conductor }) => mail > 0 && conductor >= 6), 'both mail cars are reached'],
    [(frame?.limit ?? 5) < 5, 'a factory is limited'],
    [frame?.limit === 0, 'a factory gives only 0-cars'],
    [!trains.some(hasFreeCar), 'no car is free for a guest'],
  ]
  return sights.flatMap(([isSeen, sight]) => (isSeen ? [sight] : []))
}

/** What is seen only when several lines come together. */
function together({ before, after, lines }: Step): string[] {
  const count = (key: string) => lines.filter(line => line.key === key).length
  const arrivals = after.arrived - before.arrived
  const sights: [boolean, string][] = [
    [count('boards') > 1, 'several board together'],
    [count('mechanic') > count('upgrade'), 'the step of a mechanic is lost'],
    [count('mechanic') > 1, 'a mechanic works in both trains at once'],
    [arrivals === 2, 'both conductors arrive at once'],
    [before.arrived >= 3 && arrivals > 0, 'a conductor arrives who is not among the first three'],
    [count('evidence') > 1, 'several draw evidence'],
    [count('mail-car') + count('locomotive-tile') > 0 && before.phase === 'receive', 'a train grows out of turn'],
  ]
  return sights.flatMap(([isSeen, sight]) => (isSeen ? [sight] : []))
}

/** A purchase can be made at many times. */
function purchases(rules: Rules, { before, move, lines }: Step): string[] {
  const what = moveKindOf(rules, move)
    .write(rules, choiceIn(move))
    .split(' ')
    .slice(0, 2)
    .join(' ')
    .replace(/^buy .*/, 'buy')
  const boards = lines.some(({ key }) => key === 'boards')
  const when =
    before.owed > 0 || before.frame !== null
      ? 'for room'
      : before.phase === 'scoring'
        ? 'in a scoring phase'
        : 'in a turn'
  return [`${what} ${when}`, ...(boards ? [`somebody boards by a purchase ${when}`] : [])]
}
