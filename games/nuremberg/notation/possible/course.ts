import { ofSeat, ofTable } from '@roundhouse/kernel/notation/impossible'
import { COLOURS } from '../../base/influence.ts'
import { NONE } from '../../base/state.ts'
import { type Check, ofEachBoard } from './impossible.ts'

/** The game is over after the last turn (NB-9.2). */
const endIsLast: Check = function* ({ turns }, { turn, phase }) {
  if (phase === 'over' && turn < turns)
    yield {
      about: ofTable('turn', 'phase'),
      message: `found turn ${turn} in phase over; allowed is ${turns}, the last (NB-9.2)`,
    }
}

/** A disc lies on every open box until they go back into the bag at the end (NB-2.2, NB-9.1). */
const discsLie: Check = function* ({ boxes }, { phase, discs }) {
  for (const [at, { name, isOpen }] of boxes.entries())
    if (isOpen && (discs[at] === NONE) !== (phase === 'over'))
      yield {
        about: ofTable(name),
        message:
          phase === 'over'
            ? 'found a disc; allowed is "-" when the game is over (NB-9.1)'
            : 'found "-"; allowed is a disc on every open box (NB-2.2)',
      }
}

/** The bag has five discs of each colour (NB-1.5). */
const discsAreThere: Check = function* ({ boxes, bags }, { discs }) {
  for (const [colour, most] of bags.discs.entries()) {
    const found = boxes.filter((_, at) => discs[at] === colour).map(({ name }) => name)
    if (found.length > most)
      yield {
        about: ofTable(...found.toReversed()),
        message: `found ${found.length} ${COLOURS[colour]} discs in all; allowed are ${most} (NB-1.5)`,
      }
  }
}

/** Passing counts only while trains are bought and loaded, and who passed decides nothing more then (NB-6.1). */
const passedInTime: Check = function* (_rules, { phase, passed, toMove }) {
  if (phase !== 'trains' && passed !== 0)
    yield { about: ofTable('passed'), message: `found seats in phase ${phase}; allowed only in phase trains (NB-6.1)` }
  if (passed & (1 << toMove))
    yield {
      about: ofTable('decides', 'passed'),
      message: `found "${toMove + 1}", who has passed; allowed is one who has not (NB-6.1)`,
    }
}

/** Trains are given back when their phase is over (NB-7.3). */
const trainsInTime: Check = ofEachBoard(function* (_rules, _player, seat, { phase, trains }) {
  if (phase !== 'trains' && trains.includes(seat))
    yield {
      about: ofSeat(seat, 'trains'),
      message: `found trains in phase ${phase}; allowed only in phase trains (NB-7.3)`,
    }
})

export const courseChecks: readonly Check[] = [endIsLast, discsLie, discsAreThere, passedInTime, trainsInTime]
