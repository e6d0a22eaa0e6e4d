import type { Player } from '@roundhouse/first-class/base/board/player'
import { MAIL_PLACE, MOST_CARS, TILE_PLACE, type Train } from '@roundhouse/first-class/base/board/train'
import type { ConditionName } from '@roundhouse/first-class/base/cards/condition'
import type { State } from '@roundhouse/first-class/base/state'
import type { Rules } from '@roundhouse/first-class/base/table'
import type { Seat } from '@roundhouse/kernel/game'
import type { Outlook } from './outlook.ts'
import { frameWorth } from './prices.ts'
import type { Scale } from './scale.ts'

/** How far a player is from meeting a condition, in steps of cars and conductors. */
type Distance = (rules: Rules, state: State, seat: Seat, numbers: readonly number[]) => number

/** A whole card that is missing counts as this many steps. */
const CARD = 3

const carsOf = ({ trains }: Player, step: number): number => trains[0].cars[step]! + trains[1].cars[step]!
const short = (need: number, have: number): number => (need > have ? need - have : 0)
const ofKind = (rules: Rules, faces: readonly number[], kind: string): number => {
  let count = 0
  for (const face of faces) if (rules.printed.faces[face]!.kind === kind) count++
  return count
}

function runDistance({ cars }: Train, steps: readonly number[]): number {
  let missing = 0
  for (let i = 0; i < steps.length; i++) for (let step = 0; step <= steps[i]!; step++) if (cars[step]! <= i) missing++
  return missing
}

const toTile = ({ cars }: Train): number => short(MOST_CARS, cars[0]!)

const DISTANCES: Readonly<Record<ConditionName, Distance>> = {
  cars: (_rules, { players }, seat, [count, value]) => {
    let missing = 0
    for (let step = 0; step <= value!; step++) missing += short(count!, carsOf(players[seat]!, step))
    return missing
  },
  'cars-in-each-train': (_rules, { players }, seat, [count, value]) => {
    let missing = 0
    for (const { cars } of players[seat]!.trains)
      for (let step = 0; step <= value!; step++) missing += short(count!, cars[step]!)
    return missing
  },
  run: (_rules, { players }, seat, steps) => {
    const { trains } = players[seat]!
    return Math.min(runDistance(trains[0], steps), runDistance(trains[1], steps))
  },
  'mail-cars': (_rules, { players }, seat) => {
    const { trains } = players[seat]!
    return short(MAIL_PLACE - 1, trains[0].cars[0]!) + short(MAIL_PLACE - 1, trains[1].cars[0]!)
  },
  'mail-cars-reached': (_rules, { players }, seat) => {
    let missing = 0
    for (const { conductor } of players[seat]!.trains) missing += short(MAIL_PLACE, conductor)
    return missing
  },
  always: () => 0,
  'celebrities-or-postcards': (rules, { players, slices }, seat, [count]) => {
    const { trains } = players[seat]!
    const celebrities = ofKind(rules, trains[0].guests, 'celebrity') + ofKind(rules, trains[1].guests, 'celebrity')
    return CARD * short(count!, celebrities + (slices.postcards?.[seat]?.length ?? 0))
  },
  'conductor-on-a-tile': (_rules, { players }, seat) => {
    const toGo = (train: Train) => toTile(train) + TILE_PLACE - train.conductor
    return Math.min(...players[seat]!.trains.map(toGo))
  },
  'a-tile': (_rules, { players }, seat) => Math.min(...players[seat]!.trains.map(toTile)),
  'suspect-self-card': (rules, { players }, seat) =>
    CARD * short(1, ofKind(rules, players[seat]!.taken, 'suspect-self')),
  'suspect-others-card': (rules, { players }, seat) =>
    CARD * short(1, ofKind(rules, players[seat]!.taken, 'suspect-others')),
  'destroy-cards': (_rules, { slices }, seat, [count]) => CARD * short(count!, slices.murder?.destroy[seat] ?? 0),
  'passengers-or-luggage': (rules, { players }, seat, [count]) => {
    const { trains } = players[seat]!
    const most = Math.max(ofKind(rules, trains[0].guests, 'guest'), ofKind(rules, trains[1].guests, 'guest'))
    return CARD * short(count!, most)
  },
}

/** How far a seat is from what a contract asks for. */
export function distanceTo(rules: Rules, state: State, seat: Seat, face: number): number {
  const { rule, numbers } = rules.printed.faces[face]!.when!
  return DISTANCES[rules.conditions[rule]!.name](rules, state, seat, numbers)
}

/** The open contracts: what they pay, as likely as they are to be fulfilled. */
export function contractsWorth({ rules, outlook, now }: Scale, state: State, seat: Seat): number {
  const { contracts, fulfilled } = state.players[seat]!
  if (contracts.length === 0 || outlook.phases.length === 0) return 0
  const chances = contracts.map(face => fulfilChance(rules, outlook, state, seat, face))
  let worth = 0
  for (const [i, face] of contracts.entries()) {
    const { frame, each } = rules.printed.faces[face]!
    const times = each === 'contract' ? fulfilled + 1 + sumWithout(chances, i) : 1
    worth += times * chances[i]! * frameWorth(now, frame)
  }
  return worth * outlook.weights.contractPatience
}

function sumWithout(chances: readonly number[], without: number): number {
  let sum = 0
  for (const [i, chance] of chances.entries()) if (i !== without) sum += chance
  return sum
}

/** What is met stays met; what is not is the less likely, the farther it is for the turns that are left. */
function fulfilChance(rules: Rules, { weights, turns }: Outlook, state: State, seat: Seat, face: number): number {
  const distance = distanceTo(rules, state, seat, face)
  if (distance === 0) return 1
  return turns === 0 ? 0 : Math.exp(-((distance / (weights.contractReach * turns + 1)) ** 2))
}
