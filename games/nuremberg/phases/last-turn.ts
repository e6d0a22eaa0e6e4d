import type { Move, Seat } from '@roundhouse/kernel/game'
import { choiceIn } from '@roundhouse/kernel/move-kind'
import { type Area, areaFrom, costOf, linksAround } from '../base/map.ts'
import { FIRST, GOODS, SECOND } from '../base/piece.ts'
import type { Remedy } from '../base/reasons.ts'
import { NONE, ownerOf, type State } from '../base/state.ts'
import { type GameTable, type MoveKind, type Train, trainAt } from '../base/table.ts'
import { companyOf, sell } from './takeovers.ts'
import { build } from './track.ts'
import { buy } from './trains.ts'
import { areaOf, cargoOf, classOf, load } from './transport.ts'

type Phase = State['phase']

/** In the order of a turn (NB-1.1). */
const PHASES: readonly Phase[] = ['auction', 'track', 'trains', 'takeovers']

const isLastTurn = ({ state, rules }: GameTable): boolean => state.turn === rules.turns
const isPast = ({ state }: GameTable, phase: Phase): boolean => PHASES.indexOf(state.phase) >= PHASES.indexOf(phase)

function movesOf(moveKind: MoveKind, table: GameTable): Move[] {
  const moves: Move[] = []
  moveKind.list(table, moves)
  return moves
}
const isAny = (moveKind: MoveKind, table: GameTable): boolean => movesOf(moveKind, table).length > 0

/** Whether it can still help, and what helps where it cannot; left out: nothing does. */
interface Help {
  isOpen(table: GameTable, choice: number): boolean
  otherwise?(table: GameTable, choice: number): Instead
}

interface Instead {
  readonly remedy: Remedy | null
}

const NOTHING: Instead = { remedy: null }
const NEXT_TURN: Instead = { remedy: 'next-turn' }
const ROOMY_TRAIN: Instead = { remedy: 'roomy-train' }
const ANOTHER_LINE: Instead = { remedy: 'another-line' }

const inNextTurn = (table: GameTable): Instead => (isLastTurn(table) ? NOTHING : NEXT_TURN)

/** It helps in a phase that is still to come, in this turn or in another. */
const inPhase = (phase: Phase): Help => ({ isOpen: table => !isLastTurn(table) || !isPast(table, phase) })

const anotherTrain: Help = { isOpen: table => isAny(buy, table), otherwise: inNextTurn }

/** The same piece fits on an own train, or on one that he could buy (NB-6.4). */
const anotherSpace: Help = {
  isOpen: (table, choice) =>
    movesOf(load, table).some(
      move => areaOf(choiceIn(move)) === areaOf(choice) && cargoOf(choiceIn(move)) === cargoOf(choice),
    ),
  otherwise: (table, choice) => (canBuyRoom(table, choice) ? ROOMY_TRAIN : inNextTurn(table)),
}

/** Does a train that he can buy have room for such a piece, in whichever class? */
function canBuyRoom(table: GameTable, choice: number): boolean {
  const isRoomy = (spaces: Train['spaces']): boolean =>
    classOf(choice) === GOODS ? spaces[GOODS] > 0 : spaces[FIRST] + spaces[SECOND] > 0
  return movesOf(buy, table).some(move => isRoomy(trainAt(table.rules, choiceIn(move)).spaces))
}

/** Can a piece of track still be laid into this area? */
const hasFreeBorder = ({ rules: { map }, state }: GameTable, area: Area): boolean =>
  linksAround(map, area).some(link => costOf(map, link) > 0 && ownerOf(state, link) === NONE)

/** The areas beside this one, of whatever ground. */
const besides = ({ rules: { map } }: GameTable, area: Area): Area[] =>
  map.to.filter((_, link) => areaFrom(map, link) === area)

const isTrackToCome = (table: GameTable): boolean => !isLastTurn(table) || !isPast(table, 'track')

/** Remedies that help now, or when their phase comes. A line is sold for its pieces: they are of use in the next track. */
const HELPS: Readonly<Partial<Record<Remedy, Help>>> = {
  'next-auction': inPhase('auction'),
  'next-track': inPhase('track'),
  'train-phase': inPhase('trains'),
  'next-turn': inPhase('trains'),
  'sell-a-line': inPhase('track'),
  /** It speaks of this turn alone, in whichever turn. */
  'takeover-phase': { isOpen: table => !isPast(table, 'takeovers') },

  'build-there': { isOpen: (table, choice) => isTrackToCome(table) && hasFreeBorder(table, areaOf(choice)) },
  'build-beside': {
    isOpen: (table, choice) =>
      isTrackToCome(table) && besides(table, areaOf(choice)).some(area => hasFreeBorder(table, area)),
  },
  'build-a-way': { isOpen: isTrackToCome },

  'more-influence': { isOpen: table => !isLastTurn(table) || isAny(build, table) },
  'more-cubes': { isOpen: table => !isLastTurn(table) || table.state.series.links.length > 0 },

  'another-train': anotherTrain,
  'another-row': anotherTrain,
  'cheaper-train': anotherTrain,
  'another-space': anotherSpace,
  'buy-a-train': anotherSpace,

  'shorter-line': {
    isOpen: (table, choice) =>
      !isLastTurn(table) || movesOf(sell, table).some(move => companyOf(choiceIn(move)) === companyOf(choice)),
    otherwise: () => ANOTHER_LINE,
  },
}

/** What would help, if it still can: after its phase of the last turn nothing comes any more (NB-9.2). */
export function whatStillHelps(table: GameTable, choice: number, remedy: Remedy | null): Instead {
  const help = remedy === null ? undefined : HELPS[remedy]
  if (help === undefined || help.isOpen(table, choice)) return { remedy }
  return help.otherwise?.(table, choice) ?? NOTHING
}

/** Will this seat, which is not to decide now, ever decide again? The last takeovers come one by one (NB-8.1). */
export const decidesAgain = (table: GameTable, seat: Seat): boolean =>
  !isLastTurn(table) || table.state.phase !== 'takeovers' || table.state.order.indexOf(seat) > table.state.place
