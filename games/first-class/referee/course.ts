import { isWhole, unless } from '@roundhouse/kernel/complaint'
import { complaintsOf } from '@roundhouse/kernel/violation'
import { NONE } from '../base/board/player.ts'
import type { StateCheck } from '../base/complaint.ts'
import { ROUNDS } from '../base/round/round.ts'
import { PHASES, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { roundFitsPhase } from '../checks/course.ts'
import { TURNS_EACH, turnsOver } from './turns.ts'

/** Whose turn it is, whose decision, and how many turns are left: all follow from the phase (FC-2, FC-12.1). */
export const course: StateCheck = (rules, state) => {
  const broken = beyondTheTable(rules, state)
  if (broken.length > 0) return broken
  return [
    ...turnsLeft(rules, state),
    ...rounds(rules, state),
    ...whoseTurn(rules, state),
    ...startPlayerTile(rules, state),
  ]
}

function beyondTheTable({ seats }: Rules, state: State): string[] {
  const isSeat = (seat: number) => isWhole(seat, 0, seats - 1)
  const { phase, round, players, start, firstStart, onTurn, toMove, tileHolder } = state
  return [
    ...unless(PHASES.includes(phase), () => `There is no phase "${phase}"`),
    ...unless(isWhole(round, 1, ROUNDS), () => `There are ${ROUNDS} rounds, but this is round ${round}`),
    ...unless(players.length === seats, () => `${seats} play, but there are ${players.length} boards`),
    ...unless(
      isSeat(start) && isSeat(firstStart),
      () => `${seats} play, but the start players are ${firstStart} and ${start}`,
    ),
    ...unless(
      isSeat(onTurn) && isSeat(toMove),
      () => `${seats} play, but it is the turn of ${onTurn} and ${toMove} decides`,
    ),
    ...unless(
      tileHolder === NONE || isSeat(tileHolder),
      () => `${seats} play, but ${tileHolder} has the start-player tile`,
    ),
  ]
}

/** Of a round in which each has 3 turns, or of a scoring phase in which each has one part. */
function turnsLeft({ seats }: Rules, { phase, turnsLeft, acted }: State): string[] {
  const [least, most] = limitsOfTurns(phase, seats)
  const mustHaveActed = phase !== 'draft' && phase !== 'turn'
  return [
    ...unless(
      isWhole(turnsLeft, least, most),
      () => `${least} to ${most} turns or parts are left in a phase "${phase}" of ${seats}, but they are ${turnsLeft}`,
    ),
    ...unless(
      acted === mustHaveActed || phase === 'turn',
      () =>
        `In a phase "${phase}" the regular action is ${mustHaveActed ? '' : 'not '}taken, but the state says otherwise`,
    ),
  ]
}

const rounds = complaintsOf(roundFitsPhase)

function limitsOfTurns(phase: State['phase'], seats: number): [least: number, most: number] {
  if (phase === 'draft' || phase === 'over') return [0, 0]
  return [1, phase === 'scoring' ? seats : TURNS_EACH * seats]
}

/** From the start player clockwise (FC-2.2, FC-12.1). */
function whoseTurn(rules: Rules, state: State): string[] {
  const { phase, start, firstStart, onTurn, toMove, round } = state
  if (phase === 'over') return []
  const turn = phase === 'scoring' ? rules.seats - state.turnsLeft : turnsOver(rules, state)
  const due = (start + turn) % rules.seats
  const decides = phase === 'receive' ? (onTurn + state.paying - 1) % rules.seats : onTurn
  return [
    ...unless(onTurn === due, () => `It is the turn of seat ${due + 1}, but seat ${onTurn + 1} has it`),
    ...unless(
      phase === 'draft' || toMove === decides,
      () => `In this phase "${phase}" seat ${decides + 1} should move, but seat ${toMove + 1} does`,
    ),
    ...unless(
      round > 1 || start === firstStart,
      () => `The first round begins with seat ${firstStart + 1}, but seat ${start + 1} is start player`,
    ),
  ]
}

const FIRST_PAID = 2

/** The tile pays the others after the turn in which it was taken, from the third seat on (FC-4.2, FC-4.3). */
function startPlayerTile({ seats }: Rules, state: State): string[] {
  const { phase, paying, tileHolder, onTurn, acted } = state
  const isInRound = phase === 'turn' || phase === 'receive'
  const isTaker = isInRound && acted && tileHolder === onTurn
  const isFair = phase === 'receive' ? isWhole(paying, FIRST_PAID + 1, seats) : paying === 0 || paying === FIRST_PAID
  return [
    ...unless(
      isInRound || tileHolder === NONE,
      () => `The start-player tile lies in the offer, but ${tileHolder} has it`,
    ),
    ...unless(
      isFair && (paying === 0 || isTaker),
      () => `The start-player tile cannot pay place ${paying} in this phase "${phase}" of ${seats}`,
    ),
  ]
}
