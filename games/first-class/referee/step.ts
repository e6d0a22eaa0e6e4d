import { changedDice, differs, less, type RefereedStep, refereeOf, same, unless } from '@roundhouse/kernel/complaint'
import type { Seat } from '@roundhouse/kernel/game'
import { linesOf } from '@roundhouse/kernel/story'
import { NONE, type Player, trainAt } from '../base/board/player.ts'
import { TRAINS, trainName } from '../base/board/train.ts'
import { readEndCard } from '../base/cards/end-cards.ts'
import { COLUMNS, readSlot } from '../base/cards/offer.ts'
import { coinCount, MOST_COINS } from '../base/frames/coins.ts'
import { choiceIn, moveKindOf } from '../base/move-kind.ts'
import { playerAt, type State } from '../base/state.ts'
import type { StoryLine } from '../base/story.ts'
import type { Rules } from '../base/table.ts'
import { passedOn } from '../base/view.ts'
import { retold, without } from './retold.ts'

type Step = RefereedStep<Rules, State, StoryLine>
type StepCheck = (step: Step) => string[]

const keyed = <Key extends StoryLine['key']>({ lines }: Step, key: Key) => linesOf(lines, key)
const show = (value: unknown): string => JSON.stringify(value)

const dice: StepCheck = ({ before, after }) => changedDice(before, after)

const FIELDS: readonly (keyof Player)[] = [
  'points',
  'coins',
  'locomotive',
  'route',
  'contracts',
  'fulfilled',
  'taken',
  'kept',
  'endCards',
  'middle',
  'marks',
]
const TRAIN_FIELDS = ['cars', 'conductor', 'mail', 'tile', 'guests'] as const

/** The story told again on the old boards gives the new ones. */
const boards: StepCheck = step =>
  step.before.players.flatMap((board, seat) => {
    const told = retold(step.rules, withoutPrice(step, board, seat), step.lines, seat)
    const found = playerAt(step.after, seat)
    return [
      ...FIELDS.flatMap(field => differs(`Seat ${seat + 1}: ${field}`, told[field], found[field])),
      ...TRAINS.flatMap((name, trainNumber) =>
        TRAIN_FIELDS.flatMap(field =>
          differs(
            `Seat ${seat + 1}, ${name} train: ${field}`,
            trainAt(told, trainNumber)[field],
            trainAt(found, trainNumber)[field],
          ),
        ),
      ),
    ]
  })

/** Which four coins bought a Game End card is said by the move alone: `buy G7 with 2 1 1`. */
function withoutPrice({ rules, before, move }: Step, board: Player, seat: Seat): Player {
  const choice = moveKindOf(rules, move).describe(rules, choiceIn(move))
  return choice.do === 'buy' && seat === before.toMove ? { ...board, coins: without(board.coins, choice.coins) } : board
}

/** Nobody's board changes but that of the player to move, save for points and, at the end, contracts. */
const onlyOneBoard: StepCheck = ({ before, lines, after }) => {
  const others = after.players.flatMap((board, seat) =>
    seat === before.toMove || same(quiet(board), quiet(playerAt(before, seat))) ? [] : [seat],
  )
  const discarded = lines.some(({ key }) => key === 'contracts-discarded')
  return [
    ...others.map(seat => `Seat ${before.toMove + 1} decided, but the board of seat ${seat + 1} has changed`),
    ...unless(
      !discarded || after.phase === 'over',
      () => 'Contracts are discarded when the game is over, but it goes on',
    ),
  ]
}

const quiet = (board: Player): Player => ({ ...board, points: 0, contracts: [] })

/** Points only ever come, each time for something (FC-12, FC-13). */
const scores: StepCheck = step =>
  keyed(step, 'scored').flatMap(({ facts }) =>
    unless(
      Number.isInteger(facts.points) && facts.points > 0,
      () => `What is scored is at least a point, but for ${facts.for} it is ${facts.points}`,
    ),
  )

/** What only ever grows. */
const neverLess: StepCheck = ({ before, after }) => [
  ...less('the round', before.round, after.round),
  ...less('the tiles laid', before.tilesLaid, after.tilesLaid),
  ...less('the conductors arrived', before.arrived, after.arrived),
  ...before.players.flatMap((board, seat) => boardsNeverLess(board, playerAt(after, seat), `seat ${seat + 1}`)),
]

const boardsNeverLess = (before: Player, after: Player, name: string): string[] => [
  ...less(`the points of ${name}`, before.points, after.points),
  ...less(`the locomotive of ${name}`, before.locomotive, after.locomotive),
  ...less(`the contracts fulfilled by ${name}`, before.fulfilled, after.fulfilled),
  ...before.trains.flatMap((train, trainNumber) => {
    const own = trainAt(after, trainNumber)
    const of = `of ${name}, ${trainName(trainNumber)} train`
    return [
      ...train.cars.flatMap((count, step) => less(`cars of step ${step} ${of}`, count, own.cars[step]!)),
      ...less(`the conductor ${of}`, train.conductor, own.conductor),
      ...less(`the guests settled ${of}`, train.seated, own.seated),
    ]
  }),
  ...keepsAll(`the cards taken by ${name}`, before.taken, after.taken),
  ...keepsAll(`the Game End cards of ${name}`, before.endCards, after.endCards),
  ...keepsAll(`the route of ${name}`, before.route, after.route),
]

const keepsAll = (what: string, before: readonly number[], after: readonly number[]): string[] =>
  unless(
    same(before, after.slice(0, before.length)),
    () => `What is there of ${what} stays there, but it went from ${show(before)} to ${show(after)}`,
  )

/** A card leaves the offer as the story tells, and only a deal fills it (FC-1.7, FC-2.3, FC-3.1). */
const offer: StepCheck = step => differs('The offer', offerRetold(step), step.after.offer)

function offerRetold({ rules, before, lines }: Step): readonly number[] {
  let offer = before.offer
  for (const line of lines) {
    if (line.key === 'dealt')
      offer = line.facts.cards.map(card => rules.printed.faces.findIndex(({ id }) => id === card))
    if (line.key === 'took' || line.key === 'declined' || line.key === 'removed')
      offer = offer.with(readSlot(line.facts.place)!, NONE)
    if (line.key === 'row-cleared') offer = withoutRow(offer, 'abc'.indexOf(line.facts.row))
  }
  return offer
}

const withoutRow = (offer: readonly number[], row: number): number[] =>
  offer.map((face, slot) => (Math.floor(slot / COLUMNS) === row ? NONE : face))

/** What is taken is the card that lay where the move says; a turn takes no other (FC-3.1). */
const taken: StepCheck = ({ rules, before, move, after }) => {
  const isTaking = ['take', 'decline'].includes(moveKindOf(rules, move).describe(rules, choiceIn(move)).do)
  const due = isTaking ? [before.offer[choiceIn(move)]!] : []
  const had = playerAt(before, before.toMove).taken.length
  const more = playerAt(after, before.toMove).taken.slice(had)
  return unless(same(more, due), () => `The move takes the cards ${show(due)}, but ${show(more)} came to the player`)
}

/** Cards leave the display as they are taken and come as it is filled up (FC-3.9, FC-11.1). */
const display: StepCheck = step => {
  const { rules, before, after, lines } = step
  let told = [...before.display]
  for (const { key, facts } of linesOf(lines, 'end-card', 'display')) {
    if (key === 'end-card') told = told.filter(card => card !== readEndCard(rules, facts.card))
    else told.push(...facts.cards.map(id => readEndCard(rules, id)!))
  }
  return differs('The display', told, after.display)
}

/** The tile goes to its taker and back at the end of a round, and makes him start player (FC-2.5, FC-4.1). */
const startPlayer: StepCheck = ({ before, after, lines }) => {
  let { tileHolder, start } = before
  for (const { key, facts } of linesOf(lines, 'tile', 'round-over')) {
    if (key === 'tile') {
      tileHolder = facts.seat
      continue
    }
    if (tileHolder !== NONE) start = tileHolder
    tileHolder = NONE
  }
  return [
    ...differs('Who holds the start-player tile', tileHolder, after.tileHolder),
    ...differs('The start player', start, after.start),
  ]
}

const CONSTANTINOPLE = [20, 10, 5]

/** The first three conductors on a tile score, in the order in which they arrive (FC-6.5). */
const constantinople: StepCheck = step => {
  const scored = keyed(step, 'scored').filter(({ facts }) => facts.for === 'constantinople')
  const points = scored.map(({ facts }) => facts.points)
  return differs('Constantinople', CONSTANTINOPLE.slice(step.before.arrived, step.after.arrived), points)
}

const tiles: StepCheck = step =>
  differs('The tiles laid', step.before.tilesLaid + keyed(step, 'locomotive-tile').length, step.after.tilesLaid)

/** Coins are lost only where all spaces are full (FC-9.2). */
const lostCoins: StepCheck = step =>
  keyed(step, 'coins').flatMap(({ facts: { seat, lost } }) =>
    unless(
      lost === 0 || coinCount(playerAt(step.after, seat)) === MOST_COINS,
      () => `Coins beyond the ${MOST_COINS} spaces are lost, but seat ${seat + 1} lost ${lost} with room left`,
    ),
  )

/** Evidence goes to those the story names (FC-C.3). */
const evidence: StepCheck = step => {
  const { before, after } = step
  if (before.slices.murder === undefined) return []
  const drawn = keyed(step, 'evidence').map(({ facts }) => facts.seat)
  const told = before.slices.murder.evidence.map((count, seat) => count + drawn.filter(other => other === seat).length)
  const destroyed = keyed(step, 'destroy').map(({ facts }) => facts.seat)
  const cards = before.slices.murder.destroy.map(
    (count, seat) => count + destroyed.filter(other => other === seat).length,
  )
  return [
    ...differs('The evidence', told, after.slices.murder?.evidence),
    ...differs('The destroy-evidence cards', cards, after.slices.murder?.destroy),
    ...differs('The murderer', before.slices.murder.murderer, after.slices.murder?.murderer),
  ]
}

const postcards: StepCheck = step => {
  const { before, after } = step
  const sent = keyed(step, 'postcard').map(({ facts }) => facts.seat)
  const told = before.slices.postcards?.map((own, seat) => own.length + sent.filter(other => other === seat).length)
  return differs(
    'The postcards',
    told,
    after.slices.postcards?.map(own => own.length),
  )
}

/** Nobody learns or forgets what he passed on at set-up (FC-1.5). */
const passedCards: StepCheck = ({ rules, before, after }) => {
  if (before.phase === 'draft') return []
  return before.players.flatMap((_, seat) =>
    differs(`What seat ${seat + 1} passed on`, passedOn(rules, before, seat), passedOn(rules, after, seat)),
  )
}

/**
 * What is wrong with a move that was played, in words: nothing, unless there is a bug. Its main question is whether the
 * story, told again on the old table, leads to the new one. So points come only from what was scored, coins only from
 * what was received, cars, cards and conductors only from what was told; and nobody's board changes but that of the
 * player who moved. The lines of one move are told by `play` with it.
 *
 * What it does not check: whether the move was legal, and whether the story tells what the rulebook says. That is for the
 * tests of the rules.
 */
export const stepComplaints = refereeOf<Rules, State, StoryLine>([
  dice,
  boards,
  onlyOneBoard,
  scores,
  neverLess,
  offer,
  taken,
  display,
  startPlayer,
  constantinople,
  tiles,
  lostCoins,
  evidence,
  postcards,
  passedCards,
])
