import { BOTH_TRAINS, isOnTile, reachedValue, type Train } from '../board/train.ts'
import { fillDisplay } from '../cards/end-cards.ts'
import { forfeitWaiting } from '../frames/unused.ts'
import { defineMoveKind, type MoveKind, noWords } from '../move-kind.ts'
import { MOVES } from '../numbers.ts'
import { playerAt } from '../state.ts'
import { type GameTable, score } from '../table.ts'
import { finalCount } from './final-count.ts'
import { nextRound, ROUNDS } from './round.ts'
import { beginPart } from './scoring-part.ts'

/** What a train scores: every reached car its value, a reached tile its number (FC-6.4, FC-12.4). */
export const trainPoints = (train: Train): number => reachedValue(train) + (isOnTile(train) ? train.tile : 0)

/** Made once, since hardly anybody listens. */
export const FACTS_OF_TRAINS = [{ train: 'upper' }, { train: 'lower' }] as const

/** Step 2: the trains score, then the switches; what was unused is lost (FC-12.3, FC-12.4). */
export function endPart(table: GameTable): void {
  const { state, rules } = table
  const seat = state.onTurn
  forfeitWaiting(table)
  const { trains } = playerAt(state, seat)
  for (const trainNumber of BOTH_TRAINS)
    score(table, seat, trainPoints(trains[trainNumber]), 'train', FACTS_OF_TRAINS[trainNumber])
  for (const scoring of rules.moments.scoring) scoring(table, seat)
  fillDisplay(table)
  state.turnsLeft--
  if (state.turnsLeft > 0) beginPart(table, (seat + 1) % rules.seats)
  else if (state.round < ROUNDS) nextRound(table)
  else finalCount(table)
}

/** `score`: the player goes on to step 2. */
export const scoreTrains: MoveKind<'score'> = defineMoveKind({
  number: MOVES.score,
  word: 'score',
  form: 'score',
  ...noWords,
  outOfPhase: { rule: 'FC-12.1', code: 'no-scoring-phase', remedy: 'scoring-phase-comes' },
  refuse: () => null,
  play: endPart,
  write: () => 'score',
  describe: () => ({ do: 'score' }),
})
