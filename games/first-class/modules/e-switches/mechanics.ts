import type { Seat } from '@roundhouse/kernel/game'
import { tellUpgrade } from '../../base/board/cars.ts'
import { middleCardAt, type Player, trainAt } from '../../base/board/player.ts'
import {
  canUpgrade,
  carAtCard,
  carToUpgrade,
  LOWER,
  stepOfCar,
  type Train,
  type TrainName,
  type TrainNumber,
  trainName,
  UPPER,
  upgradeCar,
} from '../../base/board/train.ts'
import { faceAt, faceId } from '../../base/cards/card.ts'
import { LAY_IT, leftCard, put, rightCard } from '../../base/cards/middle.ts'
import { beginFrame } from '../../base/frames/frame.ts'
import { source } from '../../base/frames/source.ts'
import { CARD } from '../../base/numbers.ts'
import { type GameTable, type KindRule, me } from '../../base/table.ts'

declare module '../../base/story.ts' {
  interface Story {
    mechanic: { seat: Seat; card: string; train: TrainName }
  }
}

/** A mechanic first pays its frame; then it is laid and checked (FC-E.3). */
export const mechanicCard: KindRule = {
  kind: 'mechanic',
  execute(table, face) {
    beginFrame(table, source(CARD, face), [...faceAt(table.rules.printed, face).frame, LAY_IT])
  },
  laid: table => mechanicsWork(table, me(table)),
}

/** A mark for each train that has had its step, or lost it. With both the card is turned face down. */
const markOf = (trainNumber: TrainNumber): number => 1 << trainNumber
export const isServed = (marks: number, trainNumber: TrainNumber): boolean => (marks & markOf(trainNumber)) !== 0

/** Every mechanic whose condition has just been met does its step, upper train first. Ruling: at once, inside any frame. */
export function mechanicsWork(table: GameTable, player: Player): void {
  for (let position = 1; position <= player.middle.length; position++) {
    const { kind, needs } = faceAt(table.rules.printed, middleCardAt(player, position))
    if (kind === 'mechanic')
      for (const trainNumber of [UPPER, LOWER]) works(table, player, position, trainNumber, needs)
  }
}

/** In each train on its own and once: as soon as card 2k-1 is worth enough, card 2k must go up one step (FC-E.3). */
function works(table: GameTable, player: Player, position: number, trainNumber: TrainNumber, needs: number): void {
  const marks = player.marks[position - 1]!
  const train = trainAt(player, trainNumber)
  if (isServed(marks, trainNumber) || stepOfCar(train, carAtCard(leftCard(position))) < needs) return
  player.marks = put(player.marks, position, marks | markOf(trainNumber))
  const card = faceId(table.rules, middleCardAt(player, position))
  table.emit?.({ key: 'mechanic', facts: { seat: table.state.toMove, card, train: trainName(trainNumber) } })
  raise(table, train, trainNumber, carAtCard(rightCard(position)))
}

/** The step is lost where the card is missing, the mail car or a 12, or where FC-5.3 forbids it. */
function raise(table: GameTable, train: Train, trainNumber: TrainNumber, car: number): void {
  const from = car === 0 ? -1 : stepOfCar(train, car)
  if (from === -1 || !canUpgrade(train, from) || carToUpgrade(train, from) !== car) return
  upgradeCar(train, from)
  tellUpgrade(table, trainNumber, from)
}
