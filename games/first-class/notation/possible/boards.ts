import { ofSeat, ofTable } from '@roundhouse/kernel/notation/impossible'
import { positionCheck } from '@roundhouse/kernel/violation'
import { LOCOMOTIVE_TILES } from '../../base/board/cars.ts'
import { carCount, carsAtLeast, MAIL_PLACE, reachedCars, trainName } from '../../base/board/train.ts'
import { locomotiveIsOnRoute, mailCarsDiffer } from '../../checks/boards.ts'
import { TOKENS } from '../../modules/c-murder/tokens.ts'
import { halvesAreShown } from '../../modules/d-passengers/halves.ts'
import { type Check, ofEachBoard } from './impossible.ts'

/** The fifth card brings a mail car at once, so it is missing only while it is chosen (FC-6.1). */
const mailCarsAreLaid = ofEachBoard(function* (_rules, { trains }, seat, { mailFor, toMove }) {
  for (const [trainNumber, train] of trains.entries()) {
    const isMissing = carCount(train) === MAIL_PLACE - 1 && train.mail === 0
    const isChosen = mailFor === trainNumber && toMove === seat
    if (isMissing && !isChosen)
      yield {
        about: ofSeat(seat, trainName(trainNumber)),
        message: `found 5 cars alone; expected a mail car after them, or "mail-for ${trainName(trainNumber)}" (FC-6.1)`,
      }
    if (isChosen && !isMissing)
      yield {
        about: ofTable('mail-for'),
        message: `found "${trainName(trainNumber)}"; expected a train of seat ${seat + 1} with 5 cars alone (FC-6.1)`,
      }
  }
})

/** The tiles leave their stack from the top, and there is one of each (FC-1.6). */
const tilesAreThere: Check = function* (_rules, { players, tilesLaid }) {
  const laid: number[] = []
  for (const [seat, { trains }] of players.entries())
    for (const [trainNumber, { tile }] of trains.entries()) {
      if (tile > 0 && laid.includes(tile))
        yield { about: ofSeat(seat, trainName(trainNumber)), message: `found L${tile} again; expected one (FC-1.6)` }
      if (LOCOMOTIVE_TILES.indexOf(tile as 5) >= tilesLaid)
        yield { about: ofTable('tiles-laid'), message: `found "${tilesLaid}", but L${tile} lies in a train (FC-1.6)` }
      laid.push(tile)
    }
}

/** On board only in a car that is reached and worth at least 1 (FC-D.2). */
const onBoardIsReached = ofEachBoard(function* (_rules, { trains }, seat) {
  for (const [trainNumber, train] of trains.entries()) {
    const most = Math.min(reachedCars(train), carsAtLeast(train, 1))
    if (train.seated > most)
      yield {
        about: ofSeat(seat, trainName(trainNumber)),
        message: `found ${train.seated} on board; expected ${most}, in cars that are reached and worth 1 (FC-D.2)`,
      }
  }
})

const evidenceIsThere: Check = function* (_rules, { slices: { murder } }) {
  if (murder === undefined) return
  const tokens = murder.evidence.reduce((sum, n) => sum + n, murder.supply)
  if (tokens > TOKENS.length)
    yield {
      about: [...ofTable('supply'), ...murder.evidence.flatMap((_, seat) => ofSeat(seat, 'evidence')).reverse()],
      message: `found ${tokens} tokens in all; expected ${TOKENS.length} (FC-C.1)`,
    }
}

export const boardChecks: readonly Check[] = [
  mailCarsAreLaid,
  positionCheck(mailCarsDiffer),
  tilesAreThere,
  positionCheck(halvesAreShown),
  onBoardIsReached,
  positionCheck(locomotiveIsOnRoute),
  evidenceIsThere,
]
