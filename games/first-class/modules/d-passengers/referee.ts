import { nameOf, unless } from '@roundhouse/kernel/complaint'
import type { Seat } from '@roundhouse/kernel/game'
import { complaintsOf } from '@roundhouse/kernel/violation'
import { type Train, type TrainNumber, trainName } from '../../base/board/train.ts'
import { ofEachSeat, type StateCheck } from '../../base/complaint.ts'
import { sourceId, sourceKind } from '../../base/frames/source.ts'
import { GUEST } from '../../base/numbers.ts'
import type { State } from '../../base/state.ts'
import type { Rules } from '../../base/table.ts'
import { mayBoard } from './boarding.ts'
import { HALVES } from './guest.ts'
import { halvesAreShown } from './halves.ts'

/** Guests sit in the train of their half, and have boarded as soon as they could (FC-D.1, FC-D.2). */
export const boardingComplaints: StateCheck = (rules, state) => [
  ...halves(rules, state),
  ...ofEachSeat(state, ({ trains }, seat) =>
    trains.flatMap((train, trainNumber) => aboard(state, train, seat, trainNumber)),
  ),
  ...oneTimeFrames(rules, state),
]

const halves = complaintsOf(halvesAreShown)

/** Inside a frame they still wait: boarding is settled right after it (FC-D.5). */
function aboard({ frame, toMove }: State, train: Train, seat: Seat, trainNumber: TrainNumber): string[] {
  const may = mayBoard(train)
  const isSettled = frame?.begun === true && seat === toMove ? train.seated <= may : train.seated === may
  return unless(
    isSettled,
    () => `${nameOf(seat)}, ${trainName(trainNumber)} train: ${may} guests can be on board, but ${train.seated} are`,
  )
}

function oneTimeFrames(rules: Rules, { frame, waiting, players, toMove }: State): string[] {
  const sources = frame === null ? waiting : [frame.source, ...waiting]
  return sources
    .filter(source => sourceKind(source) === GUEST)
    .map(sourceId)
    .filter(half => {
      const { guests, seated } = players[toMove]!.trains[half & 1]!
      return !guests.slice(0, seated).includes(half >> 1)
    })
    .map(
      half =>
        `${nameOf(toMove)} has a frame of the ${HALVES[half & 1]} ${rules.printed.faces[half >> 1]?.id ?? half >> 1}, who is not on board`,
    )
}
