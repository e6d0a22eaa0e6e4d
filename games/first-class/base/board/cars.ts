import type { Move } from '@roundhouse/kernel/game'
import type { UpgradeOfChoice } from '../choice.ts'
import { countOf, effect, kindOf } from '../frames/effect.ts'
import { NO_SUCH_SYMBOL, symbolFor, use, useOne } from '../frames/frame.ts'
import { source, wait } from '../frames/source.ts'
import { defineMoveKind, type MoveKind, moveOf, type Objection, readNumber } from '../move-kind.ts'
import { CAR, CAR_OR_UP, FREE, MOVES, TILE, UP } from '../numbers.ts'
import { frameOf } from '../state.ts'
import { type EffectRule, type GameTable, me } from '../table.ts'
import { type Bits, below, lowest, withoutLowest } from './bits.ts'
import { type Player, trainAt } from './player.ts'
import * as train from './train.ts'
import {
  BOTH_TRAINS,
  CAR_VALUES,
  type CarStep,
  carValue,
  LOWER,
  TOP,
  TRAINS,
  type TrainNumber,
  trainName,
  UPPER,
} from './train.ts'

/** The locomotive tiles, from the top of the stack (FC-1.6). */
export const LOCOMOTIVE_TILES = [5, 6, 7, 8, 12, 13, 14, 15] as const

/** A 0-car goes to the right end of a train (FC-5.1); the fifth card brings the mail car, the ninth the tile. */
export function addCar(table: GameTable, player: Player, trainNumber: TrainNumber): void {
  const into = trainAt(player, trainNumber)
  train.addCar(into)
  table.emit?.({ key: 'car', facts: { seat: table.state.toMove, train: trainName(trainNumber) } })
  if (train.carCount(into) === train.MAIL_PLACE - 1) table.state.mailFor = trainNumber
  if (train.carCount(into) === train.MOST_CARS) layTile(table, player, trainNumber)
  carsChanged(table, player)
}

/** The top tile of the stack becomes card 10; its upgrades wait (FC-6.3). */
function layTile(table: GameTable, player: Player, trainNumber: TrainNumber): void {
  const { state } = table
  const tile = LOCOMOTIVE_TILES[state.tilesLaid++]!
  trainAt(player, trainNumber).tile = tile
  wait(table, source(TILE, trainNumber))
  table.emit?.({ key: 'locomotive-tile', facts: { seat: state.toMove, train: trainName(trainNumber), tile } })
}

function upgrade(table: GameTable, player: Player, trainNumber: TrainNumber, from: CarStep): void {
  train.upgradeCar(trainAt(player, trainNumber), from)
  tellUpgrade(table, trainNumber, from)
  carsChanged(table, player)
}

export function tellUpgrade(table: GameTable, trainNumber: TrainNumber, from: CarStep): void {
  table.emit?.({
    key: 'upgrade',
    facts: { seat: table.state.toMove, train: trainName(trainNumber), from: carValue(from), to: carValue(from + 1) },
  })
}

function carsChanged(table: GameTable, player: Player): void {
  for (const changed of table.rules.moments.carsChanged) changed(table, player)
}

const isAnyExtensible = (player: Player): boolean =>
  train.isExtensible(player.trains[UPPER]) || train.isExtensible(player.trains[LOWER])

const canUpgradeFrom = (player: Player, from: CarStep): boolean =>
  train.canUpgrade(player.trains[UPPER], from) || train.canUpgrade(player.trains[LOWER], from)

/** Can any car go up from one of these steps? */
const canUpgradeAny = ({ trains }: Player, steps: Bits): boolean =>
  ((train.upgradable(trains[UPPER]) | train.upgradable(trains[LOWER])) & steps) !== 0

/** Lists an upgrade from each of these steps. */
function listUpgrades(moveKind: MoveKind, trainNumber: TrainNumber, steps: Bits, into: Move[]): void {
  for (let left = steps; left !== 0; left = withoutLowest(left))
    into.push(moveOf(moveKind, upgradeChoice(trainNumber, lowest(left))))
}

const FULL_TRAIN: Objection = {
  rule: 'FC-5.1',
  code: 'train-is-full',
  facts: (_table, trainNumber) => ({ train: trainName(trainNumber) }),
}

/** `car upper`: take a 0-car and add it to a train (FC-5.1). */
export const car: MoveKind<'car'> = defineMoveKind({
  number: MOVES.car,
  word: 'car',
  form: 'car upper|lower',
  choices: 2,
  refuse(table, trainNumber) {
    if (symbolFor(table, CAR) === null && symbolFor(table, CAR_OR_UP) === null) return NO_SUCH_SYMBOL
    return train.isExtensible(trainAt(me(table), trainNumber)) ? null : FULL_TRAIN
  },
  play(table, trainNumber) {
    const symbol = symbolFor(table, CAR)
    if (symbol === null) use(table, symbolFor(table, CAR_OR_UP)!)
    else useOne(table, symbol)
    addCar(table, me(table), trainNumber)
  },
  list(table, into) {
    const { trains } = me(table)
    for (const trainNumber of BOTH_TRAINS)
      if (train.isExtensible(trains[trainNumber])) into.push(moveOf(car, trainNumber))
  },
  write: (_rules, trainNumber) => `car ${trainName(trainNumber)}`,
  describe: (_rules, trainNumber) => ({ do: 'car', train: trainName(trainNumber) }),
  read: (_rules, words) => (words.length === 1 ? readTrainName(words[0]!) : null),
})

export const readTrainName = (word: string): number | null => {
  const trainNumber = TRAINS.indexOf(word as 'upper')
  return trainNumber === -1 ? null : trainNumber
}

/** A train and a car value as one number; value place 6 and 7 stand for no car. */
const STEPS = 8
const NEW_CAR = 7
const upgradeChoice = (trainNumber: TrainNumber, from: CarStep): number => trainNumber * STEPS + from
const trainOfChoice = (choice: number): TrainNumber => (choice >> 3) & 1
const stepOfChoice = (choice: number): CarStep => choice & 7
const isNewCar = (choice: number): boolean => (choice & 7) === NEW_CAR

export const writeUpgrade = (choice: number): string =>
  `${trainName(trainOfChoice(choice))} ${isNewCar(choice) ? 'car' : CAR_VALUES[stepOfChoice(choice)]}`

export const describeUpgrade = (choice: number): UpgradeOfChoice => ({
  train: trainName(trainOfChoice(choice)),
  from: isNewCar(choice) ? null : carValue(stepOfChoice(choice)),
})

/** Reads `upper 4`, or `upper car` where a 0-car may be taken instead. */
export function readUpgrade(words: readonly string[], orNewCar: boolean): number | null {
  if (words.length !== 2) return null
  const trainNumber = readTrainName(words[0]!)
  if (trainNumber === null) return null
  if (orNewCar && words[1] === 'car') return upgradeChoice(trainNumber, NEW_CAR)
  const from = CAR_VALUES.indexOf(readNumber(words[1], 0, 12) as 0)
  return from === -1 ? null : upgradeChoice(trainNumber, from)
}

/** Which car a refused upgrade was about. */
const upgradeFacts = (table: GameTable, choice: number) => ({
  train: trainName(trainOfChoice(choice)),
  value: CAR_VALUES[stepOfChoice(choice)] ?? 0,
  cars: carValues(me(table), trainOfChoice(choice)),
})

const carValues = (player: Player, trainNumber: TrainNumber): number[] => {
  const row = trainAt(player, trainNumber)
  return Array.from({ length: train.carCount(row) }, (_, i) => train.valueOfCar(row, i + 1))
}

const NO_UP_SYMBOL: Objection = { rule: 'FC-5.2', code: 'no-such-step', facts: upgradeFacts }
const NO_CAR_FOR_UP: Objection = { rule: 'FC-5.2', code: 'no-such-car', facts: upgradeFacts }
const ANOTHER_CAR: Objection = { ...NO_CAR_FOR_UP, remedy: 'another-car' }
const TOP_CAR: Objection = { rule: 'FC-5.2', code: 'already-12', facts: upgradeFacts }

/** What stands in the way of raising this car, with the facts of the choice; other cars can go up from these steps. */
function refuseUpgradeChoice(player: Player, choice: number, steps: Bits): Objection | null {
  if (stepOfChoice(choice) >= TOP) return TOP_CAR
  if (train.canUpgrade(trainAt(player, trainOfChoice(choice)), stepOfChoice(choice))) return null
  return canUpgradeAny(player, steps) ? ANOTHER_CAR : NO_CAR_FOR_UP
}

/** The 0>1 symbol of the start-player tile is an upgrade 0 to 1 too (FC-4.2). */
const upSymbol = (table: GameTable, from: CarStep): number | null => {
  const printed = effect(UP, from)
  if (table.state.frame?.left.includes(printed)) return printed
  return from === 0 ? symbolFor(table, CAR_OR_UP) : null
}

/** The same as asking `upSymbol` for every step. */
function stepsOfSymbols({ state }: GameTable): Bits {
  let steps = 0
  for (const symbol of frameOf(state).left)
    if (kindOf(symbol) === UP) steps |= 1 << countOf(symbol)
    else if (kindOf(symbol) === CAR_OR_UP) steps |= 1
  return steps
}

/** `up upper 0`: an upgrade symbol raises a car of exactly this value one step (FC-5.2). */
export const up: MoveKind<'up'> = defineMoveKind({
  number: MOVES.up,
  word: 'up',
  form: 'up upper|lower 0|1|2|4|7',
  choices: 16,
  refuse(table, choice) {
    if (upSymbol(table, stepOfChoice(choice)) === null) return NO_UP_SYMBOL
    return refuseUpgradeChoice(me(table), choice, stepsOfSymbols(table))
  },
  play(table, choice) {
    use(table, upSymbol(table, stepOfChoice(choice))!)
    upgrade(table, me(table), trainOfChoice(choice), stepOfChoice(choice))
  },
  list(table, into) {
    const { trains } = me(table)
    const steps = stepsOfSymbols(table)
    for (const trainNumber of BOTH_TRAINS)
      listUpgrades(up, trainNumber, train.upgradable(trains[trainNumber]) & steps, into)
  },
  write: (_rules, choice) => `up ${writeUpgrade(choice)}`,
  describe: (_rules, choice) => ({
    do: 'up',
    train: trainName(trainOfChoice(choice)),
    from: carValue(stepOfChoice(choice)),
  }),
  read: (_rules, words) => readUpgrade(words, false),
})

const ABOVE_LIMIT: Objection = {
  rule: 'FC-F.3',
  code: 'above-the-limit',
  remedy: 'lower-car',
  facts: (table, choice) => ({ ...upgradeFacts(table, choice), limit: carValue(frameOf(table.state).limit) }),
}
const NO_ROOM_FOR_NEW: Objection = {
  rule: 'FC-5.1',
  code: 'train-is-full',
  facts: (_table, choice) => ({ train: trainName(trainOfChoice(choice)) }),
}

/** What stands in the way of an upgrade of choice: any car one step, or a 0-car instead (FC-5.5). */
export function refuseFree(table: GameTable, choice: number, limit: CarStep): Objection | null {
  const player = me(table)
  if (isNewCar(choice)) return train.isExtensible(trainAt(player, trainOfChoice(choice))) ? null : NO_ROOM_FOR_NEW
  if (stepOfChoice(choice) >= limit && stepOfChoice(choice) < TOP) return ABOVE_LIMIT
  return refuseUpgradeChoice(player, choice, below(limit))
}

/** The same as asking `refuseFree` for every choice. */
export function listFree(table: GameTable, moveKind: MoveKind, limit: CarStep, into: Move[]): void {
  const { trains } = me(table)
  for (const trainNumber of BOTH_TRAINS) {
    listUpgrades(moveKind, trainNumber, train.upgradable(trains[trainNumber]) & below(limit), into)
    if (train.isExtensible(trains[trainNumber])) into.push(moveOf(moveKind, upgradeChoice(trainNumber, NEW_CAR)))
  }
}

export function playFree(table: GameTable, choice: number): void {
  if (isNewCar(choice)) addCar(table, me(table), trainOfChoice(choice))
  else upgrade(table, me(table), trainOfChoice(choice), stepOfChoice(choice))
}

/** `free upper 4` or `free lower car`: an upgrade of choice (FC-5.5). */
export const free: MoveKind<'free'> = defineMoveKind({
  number: MOVES.free,
  word: 'free',
  form: 'free upper|lower 0|1|2|4|7|car',
  choices: 16,
  refuse(table, choice) {
    if (symbolFor(table, FREE) === null) return NO_SUCH_SYMBOL
    return refuseFree(table, choice, frameOf(table.state).limit)
  },
  play(table, choice) {
    useOne(table, symbolFor(table, FREE)!)
    playFree(table, choice)
  },
  list: (table, into) => listFree(table, free, frameOf(table.state).limit, into),
  write: (_rules, choice) => `free ${writeUpgrade(choice)}`,
  describe: (_rules, choice) => ({ do: 'free', ...describeUpgrade(choice) }),
  read: (_rules, words) => readUpgrade(words, true),
})

export const carEffects: readonly EffectRule[] = [
  { kind: CAR, moveKinds: [car], must: false, last: false, canBeUsed: table => isAnyExtensible(me(table)) },
  { kind: UP, moveKinds: [up], must: false, last: false, canBeUsed: (table, from) => canUpgradeFrom(me(table), from) },
  {
    kind: FREE,
    moveKinds: [free],
    must: false,
    last: false,
    canBeUsed: table => isAnyExtensible(me(table)) || canUpgradeAny(me(table), below(frameOf(table.state).limit)),
  },
  {
    kind: CAR_OR_UP,
    moveKinds: [car, up],
    must: false,
    last: false,
    canBeUsed: table => isAnyExtensible(me(table)) || canUpgradeFrom(me(table), 0),
  },
]
