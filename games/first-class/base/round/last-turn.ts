import type { Seat } from '@roundhouse/kernel/game'
import type { FaceNumber } from '../cards/face-number.ts'
import { pileOfRound } from '../cards/piles.ts'
import { coinCount } from '../frames/coins.ts'
import type { MoveKind } from '../move-kind.ts'
import type { Remedy } from '../reasons.ts'
import type { State } from '../state.ts'
import { type GameTable, me, type Rules } from '../table.ts'
import { ROUNDS } from './round.ts'
import { isOfScoring } from './stage.ts'

interface Instead {
  readonly remedy: Remedy | null
}

const NOTHING: Instead = { remedy: null }
const IN_SCORING: Instead = { remedy: 'in-scoring' }
const SCORE: Instead = { remedy: 'score' }
const OWN_TURN: Instead = { remedy: 'own-turn' }

/** The player to move has another turn in this round: turns go around the table (FC-2.2). */
function hasAnotherTurn({ state, rules: { seats } }: GameTable): boolean {
  if (state.phase === 'scoring') return false
  const ahead = (state.toMove - state.onTurn + seats) % seats
  return state.turnsLeft > (ahead === 0 ? seats : ahead)
}

const isToAct = ({ phase, acted, onTurn, toMove }: State): boolean => phase === 'turn' && !acted && onTurn === toMove
const isLastRound = ({ round }: State): boolean => round === ROUNDS

/** Another turn, in this round or in one to come. */
const hasTurnToCome = (table: GameTable): boolean => !isLastRound(table.state) || hasAnotherTurn(table)

/** What a Game End card costs in coins (FC-9.3), and its action may bring anything. */
const PRICE_OF_A_CARD = 4

/** In the very last part, when no frame is left and no card can be bought, nothing new comes any more. */
function canAnythingCome(table: GameTable): boolean {
  const { state } = table
  const player = me(table)
  if (!isLastRound(state) || state.phase !== 'scoring' || state.frame !== null) return true
  return state.waiting.length > 0 || player.contracts.length > 0 || coinCount(player) >= PRICE_OF_A_CARD
}

/** Is there such a card in this offer while he still takes one of it, or among those that are still to be dealt? */
function canBeTaken(table: GameTable, face: FaceNumber): boolean {
  const { state, rules } = table
  if (state.offer.includes(face) && (isToAct(state) || hasAnotherTurn(table))) return true
  return toBeDealt(rules, state).some(cards => cards.includes(face))
}

/** The rest of a pile is dealt in its second round; then come the piles after it (FC-2.1). */
const toBeDealt = ({ piles }: Rules, { round, pile }: State): readonly (readonly number[])[] => [
  ...(round % 2 === 1 ? [pile] : []),
  ...piles.slice(pileOfRound(round)),
]

/** Whether it can still help, and what helps where it cannot; left out: nothing does. */
interface Help {
  isOpen(table: GameTable, choice: number): boolean
  otherwise?(table: GameTable, moveKind: MoveKind): Instead
}

const HELPS: Readonly<Partial<Record<Remedy, Help>>> = {
  'next-round': { isOpen: ({ state }) => !isLastRound(state) },
  'next-turn': { isOpen: hasTurnToCome },
  'own-turn': {
    isOpen: hasTurnToCome,
    // After the last turn the scoring phase is still to come.
    otherwise: (table, moveKind) => (table.state.phase !== 'scoring' && isOfScoring(moveKind) ? IN_SCORING : NOTHING),
  },
  'after-scoring': {
    isOpen: ({ state }) => !isLastRound(state) && state.frame === null,
    otherwise: ({ state }) => (state.frame === null ? SCORE : isLastRound(state) ? NOTHING : OWN_TURN),
  },
  'longer-route': { isOpen: table => isToAct(table.state) || hasTurnToCome(table) },
  'take-it': { isOpen: canBeTaken },
  'fifth-card': { isOpen: table => canAnythingCome(table) && me(table).trains.some(({ mail }) => mail === 0) },
  'longer-train': { isOpen: canAnythingCome },
  'get-coins': { isOpen: canAnythingCome },
  'meet-condition': { isOpen: canAnythingCome },
}

/** What would help, if it still can: no turn and no round comes after the last (FC-2.6). */
export function whatStillHelps(table: GameTable, moveKind: MoveKind, choice: number, remedy: Remedy | null): Instead {
  const help = remedy === null ? undefined : HELPS[remedy]
  if (help === undefined || help.isOpen(table, choice)) return { remedy }
  return help.otherwise?.(table, moveKind) ?? NOTHING
}

/** Will this seat, which is not to decide now, ever decide again? In the last scoring phase the parts come one by one. */
export function decidesAgain({ state, rules: { seats } }: GameTable, seat: Seat): boolean {
  if (!isLastRound(state) || state.phase !== 'scoring') return true
  return (seat - state.onTurn + seats) % seats < state.turnsLeft
}
