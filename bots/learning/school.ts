import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import { ask, seatBot } from '../bot.ts'
import { addRow, fit, newSums, type Sums } from './regression.ts'
import type { Row, Subject } from './subject.ts'

/** How far a training is. It can be written down after any game, and goes on from there to the same end. */
export interface Training {
  readonly seed: Seed
  /** Games of a class are played by the same weights; then what was seen is thought over. */
  readonly classSize: number
  played: number
  weights: readonly number[]
  /** What was seen in all games so far. */
  readonly sums: Sums
}

export const newTraining = (subject: Subject, seed: Seed, classSize: number): Training => ({
  seed,
  classSize,
  played: 0,
  weights: subject.belief,
  sums: newSums(subject.size),
})

/** As strong as so many rows is what was believed before. */
const PREJUDICE = 100

/** Plays one more game of the training and learns from it; at the end of a class the weights are fitted anew. */
function study<State extends Dice>(subject: Subject<State>, training: Training): void {
  const { seed, sums, classSize } = training
  observeGame(subject, training.weights, training.played, fork(seed, training.played), sums)
  training.played++
  if (training.played % classSize === 0) training.weights = fit(sums, subject.belief, PREJUDICE)
}

const MATCH = 0
const PLAYERS = 1

function observeGame<State extends Dice>(
  subject: Subject<State>,
  weights: readonly number[],
  n: number,
  seed: Seed,
  sums: Sums,
): void {
  const game = subject.open(n)
  const pupil = subject.pupil(weights)
  const seated = Array.from({ length: game.seats }, (_, seat) => seatBot(game, pupil, seat, fork(seed, PLAYERS)))
  const state = game.begin(fork(seed, MATCH))
  const rows: Row[] = []
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    rows.push(...subject.observe(game, state))
    game.play(state, ask(game, state, seated[seat]!))
  }
  remember(subject, game, state, rows, sums)
}

function remember<State extends Dice>(
  subject: Subject<State>,
  game: Game<State>,
  state: State,
  rows: readonly Row[],
  sums: Sums,
): void {
  const outcomes = Array.from({ length: game.seats }, (_, seat) => subject.outcome(game, state, seat))
  for (const { seat, places, values, certain } of rows) addRow(sums, places, values, outcomes[seat]! - certain)
}

/** Plays on until so many games are played; told after each, and stopped where that says so. */
export function studyUntil<State extends Dice>(
  subject: Subject<State>,
  training: Training,
  games: number,
  goesOn: (training: Training) => boolean,
): void {
  while (training.played < games && goesOn(training)) study(subject, training)
}
