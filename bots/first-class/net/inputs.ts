import type { Player } from '@roundhouse/first-class/base/board/player'
import { NONE } from '@roundhouse/first-class/base/board/player'
import { CAR_VALUES, TRAINS, type Train } from '@roundhouse/first-class/base/board/train'
import { KINDS, MODULES } from '@roundhouse/first-class/base/cards/card'
import type { State } from '@roundhouse/first-class/base/state'
import type { Rules } from '@roundhouse/first-class/base/table'
import { destroyed } from '@roundhouse/first-class/modules/c-murder/arrest'
import type { Murder } from '@roundhouse/first-class/modules/c-murder/roles'
import type { Seat } from '@roundhouse/kernel/game'
import type { NetPosition, NetShape } from '../../play/net/shape.ts'
import { FEATURES, MOST_TURNS } from '../evaluation/feature-weights.ts'
import { phasesLeft } from '../evaluation/outlook.ts'
import { arrestChances } from './evidence.ts'

const END_KINDS = ['car', 'conductor', 'locomotive'] as const

const trainInputs = (train: string): string[] => [
  ...CAR_VALUES.map(value => `${train} train: cars of ${value} and more`),
  ...['conductor', 'mail car', 'locomotive tile', 'guests', 'guests on board'].map(what => `${train} train: ${what}`),
]

const MURDER_INPUTS = [
  'evidence tokens',
  'evidence tokens that stay',
  'most that stay with another',
  'fewest that stay with another',
  'destroy cards',
  'is the murderer',
  'arrest now',
  'arrest now, late in the game',
  'freedom now',
  'freedom now, late in the game',
] as const

/** What a net sees of a seat: all of it lies open, but for the card kept at set-up and the role, which are guesses. */
const SEAT_INPUTS: readonly string[] = [
  ...FEATURES,
  'points',
  'coins 1',
  'coins 2',
  'coins 3',
  ...TRAINS.flatMap(trainInputs),
  'cities reached',
  'route cards',
  'open contracts',
  'fulfilled contracts',
  'middle cards laid',
  ...KINDS.map(kind => `taken: ${kind}`),
  ...END_KINDS.map(kind => `points for each ${kind}`),
  'holds the start-player tile',
  'start player',
  'to move',
  'seats before its turn',
  'turns left',
  'scoring phases left',
  'worth ahead of the best other',
  'worth ahead of the mean',
  'points ahead of the best other',
  ...MURDER_INPUTS,
]

/** What it sees of the table: the offer, and what is left of the pile, which everybody can count (FC-2.4). */
const TABLE_INPUTS: readonly string[] = [
  ...KINDS.map(kind => `offer: ${kind}`),
  ...KINDS.map(kind => `pile: ${kind}`),
  ...MODULES.map(letter => `module ${letter}`),
  '2 players',
  '4 players',
  'second round of the pile',
  'turns of the round left',
  'locomotive tiles laid',
  'conductors in Constantinople',
  'evidence tokens left',
]

const KINDS_OF_TABLE = ['without module C', 'with module C']
const PLAYERS = [2, 3, 4]

export const shape: NetShape = {
  game: 'first-class',
  seatInputs: SEAT_INPUTS,
  tableInputs: TABLE_INPUTS,
  tables: KINDS_OF_TABLE.flatMap(kind => PLAYERS.map(players => `${kind}, ${players} players`)),
  moments: Array.from({ length: MOST_TURNS + 1 }, (_, turns) => `${turns} turns left`),
}

const AT = Object.fromEntries(SEAT_INPUTS.map((name, place) => [name, place])) as Readonly<Record<string, number>>
const POINTS = AT['points']!
const TRAIN = AT['upper train: cars of 0 and more']!
const TRAIN_SIZE = AT['lower train: cars of 0 and more']! - TRAIN
const CITIES = AT['cities reached']!
const TAKEN = AT[`taken: ${KINDS[0]}`]!
const END_CARDS = AT[`points for each ${END_KINDS[0]}`]!
const TILE = AT['holds the start-player tile']!
const AHEAD = AT['worth ahead of the best other']!
const MURDER = AT['evidence tokens']!
const PILE = KINDS.length
const MODULE = 2 * KINDS.length
const ROUND = MODULE + MODULES.length

/** What is printed, by number: positions are evaluated by the million, and names are slow. */
interface PrintedKinds {
  readonly faces: Uint8Array
  readonly endFaces: Uint8Array
}

const known = new WeakMap<Rules['printed'], PrintedKinds>()

function kindsIn(printed: Rules['printed']): PrintedKinds {
  const found = known.get(printed)
  if (found !== undefined) return found
  const kinds = {
    faces: Uint8Array.from(printed.faces, ({ kind }) => KINDS.indexOf(kind)),
    endFaces: Uint8Array.from(printed.endFaces, ({ counts }) => END_KINDS.indexOf(counts)),
  }
  known.set(printed, kinds)
  return kinds
}

/** How many cards of each kind lie somewhere, written from a place on. */
function countKinds(kinds: Uint8Array, faces: readonly number[], to: Float64Array, at: number): void {
  to.fill(0, at, at + KINDS.length)
  for (let n = 0; n < faces.length; n++) if (faces[n] !== NONE) to[at + kinds[faces[n]!]!]!++
}

/** What is worked out of a seat before: its features, and what it can expect in all. */
export interface SeatWorth {
  readonly features: Float64Array
  /** False: its board and its features are as they were one position before. */
  isOther: boolean
  /** Own turns left. */
  turns: number
  /** The points that it can expect to have at the end. */
  worth: number
}

/** Fills in positions of a game, most of which differ little from the one before. */
export function inputReader(rules: Rules) {
  const { faces, endFaces } = kindsIn(rules.printed)
  const seats = rules.seats
  const letters = MODULES.map(letter => (rules.modules.some(module => module.letter === letter) ? 1 : 0))
  const table = (letters[MODULES.indexOf('C')] === 1 ? PLAYERS.length : 0) + PLAYERS.indexOf(seats)
  let filled: NetPosition | null = null
  let offer: State['offer'] | null = null
  let pile: State['pile'] | null = null
  return (state: State, worths: readonly SeatWorth[], lead: number, position: NetPosition): void => {
    const isNew = position !== filled
    filled = position
    position.place = table * (MOST_TURNS + 1) + worths[state.toMove]!.turns
    readTable(state, isNew, position.table)
    const { murder } = state.slices
    const arrests = murder === undefined ? null : arrestChances(murder)
    for (let seat = 0; seat < seats; seat++) {
      const inputs = position.seats[seat]!
      const own = worths[seat]!
      const player = state.players[seat]!
      inputs[POINTS] = player.points
      if (isNew || own.isOther) readSeat(player, own, inputs)
      readTurn(state, seat, own.turns, inputs)
      readLead(state, worths, seat, lead, inputs)
      if (murder !== undefined) readMurder(murder, seat, arrests![seat]!, own.turns, inputs)
      position.bases[seat] = own.worth / lead
      position.hopes[seat] = own.worth
    }
  }

  function readTable(state: State, isNew: boolean, to: Float64Array): void {
    if (isNew) to.set(letters, MODULE)
    if (isNew || state.offer !== offer) countKinds(faces, state.offer, to, 0)
    if (isNew || state.pile !== pile) countKinds(faces, state.pile, to, PILE)
    offer = state.offer
    pile = state.pile
    to[ROUND] = seats === 2 ? 1 : 0
    to[ROUND + 1] = seats === 4 ? 1 : 0
    to[ROUND + 2] = state.round % 2 === 0 ? 1 : 0
    to[ROUND + 3] = state.phase === 'scoring' ? 0 : state.turnsLeft / seats
    to[ROUND + 4] = state.tilesLaid
    to[ROUND + 5] = state.arrived
    to[ROUND + 6] = state.slices.murder?.supply ?? 0
  }

  function readSeat(player: Player, { features }: SeatWorth, inputs: Float64Array): void {
    for (let feature = 0; feature < features.length; feature++) inputs[feature] = features[feature]!
    readBoard(player, inputs)
    countKinds(faces, player.taken, inputs, TAKEN)
    readEndCards(rules, endFaces, player, inputs)
  }
}

function readBoard(player: Player, inputs: Float64Array): void {
  inputs[POINTS + 1] = player.coins[0]
  inputs[POINTS + 2] = player.coins[1]
  inputs[POINTS + 3] = player.coins[2]
  readTrain(player.trains[0], inputs, TRAIN)
  readTrain(player.trains[1], inputs, TRAIN + TRAIN_SIZE)
  inputs[CITIES] = player.locomotive
  inputs[CITIES + 1] = player.route.length
  inputs[CITIES + 2] = player.contracts.length
  inputs[CITIES + 3] = player.fulfilled
  inputs[CITIES + 4] = player.middle.length
}

function readTrain({ cars, conductor, mail, tile, guests, seated }: Train, inputs: Float64Array, at: number): void {
  for (let step = 0; step < cars.length; step++) inputs[at + step] = cars[step]!
  const next = at + cars.length
  inputs[next] = conductor
  inputs[next + 1] = mail > 0 ? 1 : 0
  inputs[next + 2] = tile
  inputs[next + 3] = guests.length
  inputs[next + 4] = seated
}

/** Those taken, and the one kept. */
function readEndCards({ printed }: Rules, kinds: Uint8Array, { endCards, kept }: Player, inputs: Float64Array): void {
  for (let kind = 0; kind < END_KINDS.length; kind++) inputs[END_CARDS + kind] = 0
  for (const card of endCards) inputs[END_CARDS + kinds[card]!]! += printed.endFaces[card]!.points
  if (kept !== NONE) inputs[END_CARDS + kinds[kept]!]! += printed.endFaces[kept]!.points
}

function readTurn(state: State, seat: Seat, turns: number, inputs: Float64Array): void {
  const seats = state.players.length
  inputs[TILE] = state.tileHolder === seat ? 1 : 0
  inputs[TILE + 1] = state.start === seat ? 1 : 0
  inputs[TILE + 2] = state.toMove === seat ? 1 : 0
  inputs[TILE + 3] = (seat - state.onTurn + seats) % seats
  inputs[TILE + 4] = turns
  inputs[TILE + 5] = phasesLeft(state, seat)
}

function readLead(state: State, worths: readonly SeatWorth[], seat: Seat, lead: number, inputs: Float64Array): void {
  let best = Number.NEGATIVE_INFINITY
  let points = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let other = 0; other < worths.length; other++) {
    sum += worths[other]!.worth
    if (other === seat) continue
    best = Math.max(best, worths[other]!.worth)
    points = Math.max(points, state.players[other]!.points)
  }
  inputs[AHEAD] = (worths[seat]!.worth - best) / lead
  inputs[AHEAD + 1] = (worths[seat]!.worth - sum / worths.length) / lead
  inputs[AHEAD + 2] = state.players[seat]!.points - points
}

/** The win is a product of the chances of all that must come about, so freedom is a logarithm. */
const LEAST_FREEDOM = 0.02

function readMurder(murder: Murder, seat: Seat, arrest: number, turns: number, inputs: Float64Array): void {
  let most = 0
  let fewest = Number.POSITIVE_INFINITY
  for (let other = 0; other < murder.evidence.length; other++) {
    if (other === seat) continue
    most = Math.max(most, tokensKept(murder, other))
    fewest = Math.min(fewest, tokensKept(murder, other))
  }
  const lateness = 1 - turns / MOST_TURNS
  const freedom = Math.log(Math.max(LEAST_FREEDOM, 1 - arrest))
  inputs[MURDER] = murder.evidence[seat]!
  inputs[MURDER + 1] = tokensKept(murder, seat)
  inputs[MURDER + 2] = most
  inputs[MURDER + 3] = fewest
  inputs[MURDER + 4] = murder.destroy[seat]!
  inputs[MURDER + 5] = murder.murderer === seat ? 1 : 0
  inputs[MURDER + 6] = arrest
  inputs[MURDER + 7] = arrest * lateness * lateness
  inputs[MURDER + 8] = freedom
  inputs[MURDER + 9] = freedom * lateness * lateness
}

const tokensKept = ({ evidence, destroy }: Murder, seat: Seat): number =>
  Math.max(0, evidence[seat]! - destroyed(destroy[seat]!))
