import type { Seat } from '@roundhouse/kernel/game'
import { NOTHING } from '@roundhouse/nuremberg/base/piece'
import type { State } from '@roundhouse/nuremberg/base/state'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import { type Lines, linesOf } from '../track/lines.ts'
import { type Reach, reaches, worthOfReach } from '../track/reach.ts'
import { worthOfHaul } from './haul.ts'
import { type Hopes, worthOfHopes, worthOfWaiting } from './hopes.ts'
import { freePacks } from './packs.ts'
import { bestOfProspect, mostBrown, type Purse, purseOf, worthOfPurse } from './prospect.ts'
import { haulsByBrown, loadedBy, worthOfPiece } from './train-phase.ts'
import { type Outlook, worthOfLater, worthOfSets } from './worth.ts'

/** What positions of one turn are looked at with: made where a search begins. */
export interface Foresight {
  readonly game: Nuremberg
  /** As this turn is looked at. */
  readonly outlook: Outlook
  readonly turn: number
  hopesOf(seat: Seat): Hopes
}

/** The points that each seat can expect to have at the end, at any moment of the turn after its auction, or at its end. */
export const worthsOf = (foresight: Foresight, state: State): number[] =>
  worthsWith(foresight, state, reaches(foresight.game.rules.map, state, foresight.outlook.weights.contested))

/** The same by what each seat reaches. */
export function worthsWith(foresight: Foresight, state: State, reach: readonly Reach[]): number[] {
  const { players } = state
  if (state.phase === 'over') return players.map(({ points }) => points)
  return players.map(
    (player, seat) => player.points + player.profit + worthOfRest(foresight, state, seat, reach[seat]!),
  )
}

function worthOfRest(foresight: Foresight, state: State, seat: Seat, reach: Reach): number {
  if (state.turn !== foresight.turn) return worthBetweenTurns(foresight, state, seat, reach)
  if (state.phase === 'takeovers') return worthBeforeSale(foresight, state, seat, reach)
  if (state.phase === 'track' && isStillToBuild(state, seat)) return worthBeforeTrack(foresight, state, seat)
  return worthWithTrains(foresight, state, seat, reach)
}

const purseAt = ({ players }: State, seat: Seat): Purse => purseOf(players[seat]!.cubes, players[seat]!.influence)

const isStillToBuild = ({ buildOrder, place }: State, seat: Seat): boolean => buildOrder.indexOf(seat) >= place

/** What is still to be built, bought and carried, as far as it comes true; to do so before others is worth something. */
function worthBeforeTrack({ outlook, hopesOf }: Foresight, state: State, seat: Seat): number {
  const { builtFirst, trainsFirst, hopesComeTrue, hopesLostToEach } = outlook.weights
  const { buildOrder, trainOrder, players } = state
  const before = (order: readonly Seat[]): number => (order.length - 1) / 2 - order.indexOf(seat)
  const early = builtFirst * before(buildOrder) + trainsFirst * before(trainOrder)
  const hopes = hopesOf(seat)
  const purse = purseAt(state, seat)
  const waiting = worthOfWaiting(hopes, purse)
  const trust = hopesComeTrue - hopesLostToEach * (players.length - 1)
  return waiting + trust * (worthOfHopes(hopes, state, purse) - waiting) + early
}

/** What is on the trains and what can still come there, less upkeep. */
function worthWithTrains({ game, outlook }: Foresight, state: State, seat: Seat, reach: Reach): number {
  const { rules } = game
  const { room, kept } = loadedBy(rules, state, seat)
  const haul = { outlook, rules2009: rules.rules2009, kept }
  const lines = linesOf(rules.map, state, seat)
  const purse = purseAt(state, seat)
  const isOut = state.phase === 'trains' && (state.passed & (1 << seat)) !== 0
  const loaded = worthLoaded(game, state, seat) - state.players[seat]!.pieces * (1 + outlook.pieceCost)
  if (isOut) return loaded + worthOfHaul(haul, reach, NO_ROOM) + worthOfPurse(outlook, lines, purse)
  const worth = haulsByBrown(haul, reach, room, freePacks(rules, state, seat, mostBrown(purse)).cheapest)
  return loaded + bestOfProspect(outlook, { ...NOTHING_BUILT, ...lines, worth }, purse)!.worth
}

const NO_ROOM = { first: 0, second: 0, goods: 0 }
const NOTHING_BUILT = { draft: null, price: 0, white: 0, red: 0, green: 0 }

/** Points and profit of what stands on own trains. */
function worthLoaded({ rules }: Nuremberg, state: State, seat: Seat): number {
  let worth = 0
  for (const [train, { spaces, at }] of rules.trains.entries()) {
    if (state.trains[train] !== seat) continue
    for (const [carClass, first] of at.entries())
      for (let space = first; space < first + spaces[carClass]!; space++)
        if (state.spaces[space] !== NOTHING) worth += worthOfPiece(state.spaces[space]!, carClass)
  }
  return worth
}

/** What was moved, what can be moved later, and what is left, perhaps to sell a line with. */
function worthBeforeSale({ game, outlook }: Foresight, state: State, seat: Seat, reach: Reach): number {
  const { rules } = game
  const isToSell = state.order.indexOf(seat) >= state.place
  const lines = isToSell ? linesOf(rules.map, state, seat) : NO_LINES
  return worthKept(outlook, rules.rules2009, state, seat, reach) + worthOfPurse(outlook, lines, purseAt(state, seat))
}

const NO_LINES: Lines = { lineRed: 0, lineGreen: 0 }

function worthBetweenTurns({ game, outlook }: Foresight, state: State, seat: Seat, reach: Reach): number {
  const purse = purseBetweenTurns(state, seat)
  return worthKept(outlook, game.rules.rules2009, state, seat, reach) + worthOfPurse(outlook, NO_LINES, purse)
}

const CUBES_A_TURN = 12

/** The cubes of the next turn are in hand already (NB-2.1). */
function purseBetweenTurns({ players }: State, seat: Seat): Purse {
  const { cubes, influence } = players[seat]!
  return purseOf(Math.max(0, cubes - CUBES_A_TURN), influence)
}

function worthKept(outlook: Outlook, rules2009: boolean, { players }: State, seat: Seat, reach: Reach): number {
  const { kept, pieces } = players[seat]!
  const sets = worthOfSets(outlook.openSets, rules2009, kept[0]!, kept[1]!, kept[2]!, kept[3]!)
  return sets + worthOfLater(outlook, worthOfReach(reach)) - pieces * outlook.pieceCost
}
