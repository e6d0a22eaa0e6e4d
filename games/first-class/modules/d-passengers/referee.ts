import { nameOf, unless } from '@roundhouse/kernel/complaint'
import type { Seat } from '@roundhouse/kernel/game'
import { TRAINS, type Train } from '../../base/board/train.ts'
import { type Check, ofEachSeat } from '../../base/complaint.ts'
import { sourceId, sourceKind } from '../../base/frames/source.ts'
import { GUEST } from '../../base/numbers.ts'
import type { State } from '../../base/state.ts'
import type { Rules } from '../../base/table.ts'
import { mayBoard } from './boarding.ts'
import { fareOf, HALVES, isGuest } from './guest.ts'

/** Guests sit in the train of their half, and have boarded as soon as they could (FC-D.1, FC-D.2). */
export const boardingComplaints: Check = (rules, state) => [
  ...ofEachSeat(state, ({ trains }, seat) =>
    trains.flatMap((train, which) => [...halves(rules, train, seat, which), ...aboard(state, train, seat, which)]),
  ),
  ...oneTimeFrames(rules, state),
]

const halves = (rules: Rules, { guests }: Train, seat: Seat, which: number): string[] =>
  guests
    .filter(face => isGuest(rules, face) && fareOf(rules, face, which) === null)
    .map(
      face =>
        `${nameOf(seat)}: ${rules.printed.faces[face]!.id} shows no ${HALVES[which]}, but is in the ${TRAINS[which]} train`,
    )

/** Inside a frame they still wait: boarding is settled right after it (FC-D.5). */
function aboard({ frame, toMove }: State, train: Train, seat: Seat, which: number): string[] {
  const may = mayBoard(train)
  const isSettled = frame?.begun === true && seat === toMove ? train.seated <= may : train.seated === may
  return unless(
    isSettled,
    () => `${nameOf(seat)}, ${TRAINS[which]} train: ${may} guests can be on board, but ${train.seated} are`,
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
