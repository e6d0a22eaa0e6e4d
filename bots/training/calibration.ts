import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import { type Game, Refusal } from '@roundhouse/kernel/game'
import { botGameNamed } from '../games.ts'
import { ask, seatBot } from '../play/bot.ts'
import type { Calibration } from '../play/calibration.ts'
import type { Knowledge } from '../play/knowledge.ts'
import { sharesOf } from '../play/search/playouts.ts'
import { type Example, gameOf } from './example.ts'
import { fit, newSums } from './least-squares.ts'
import { addPosition, chancesBy, type PositionFeatures } from './logit.ts'
import type { TrainingSpec } from './spec.ts'

const MATCH = 0
const SEATS = 1

/** Who tells chances: the evaluation of a game, or its net. */
export type ChanceTeller = 'evaluation' | 'net'

/** What tells chances so, as it is shipped. A net that is not there tells none. */
export function knowledgeTelling({ game, knowledgeFor, shipped }: TrainingSpec, by: ChanceTeller): Knowledge {
  if (by === 'evaluation') return knowledgeFor(shipped)
  const { knowledge } = botGameNamed(game)
  if (knowledge.netRefusal !== undefined) throw new Refusal(knowledge.netRefusal)
  return knowledge
}

/** The n-th game of a calibration: strong bots, at all tables in turn. */
export function calibrationGames(spec: TrainingSpec, by: ChanceTeller, seed: Seed): (n: number) => Example {
  const knowledge = knowledgeTelling(spec, by)
  return n => {
    const game = gameOf(spec.game, n)
    return toldPositions(spec, knowledge, game, strongGame(spec, game, fork(seed, n)))
  }
}

/** Every state of a game of strong bots; of the last nobody is to move. */
export function* strongGame({ game: name }: TrainingSpec, game: Game, seed: Seed): Generator<Dice> {
  const { strong } = botGameNamed(name).bots
  const seated = Array.from({ length: game.seats }, (_, seat) => seatBot(game, strong!, seat, fork(seed, SEATS)))
  const state = game.begin(fork(seed, MATCH))
  yield state
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    game.play(state, ask(game, state, seated[seat]!))
    yield state
  }
}

/** The positions of a game at which chances would be told, with what is made of them at once, and who won. */
export function toldPositions(
  { isTold }: Pick<TrainingSpec, 'isTold'>,
  knowledge: Knowledge,
  game: Game,
  states: Iterable<Dice>,
): Example {
  const positions: PositionFeatures[] = []
  let last: Dice | null = null
  let end: Dice | null = null
  for (const state of states) {
    end = state
    if (game.toMove(state) === null || !isTold(state, last)) continue
    last = game.copy(state)
    positions.push(positionAt(knowledge, game, last))
  }
  return { positions, won: sharesOf(game, end!) }
}

const LEAST_SHARE = 1e-300

/** Games are kept while a calibration goes on: more digits would only fill the file. */
const rounded = (value: number): number => Math.round(1000 * value) / 1000

/** The logarithms of shares, at the places of the powers to which they are raised. */
function positionAt({ guide, settings, calibration }: Knowledge, game: Game, state: Dice): PositionFeatures {
  const parts = calibration.partsAt(game, state)
  const shares = guide(game, settings.champion, state).shares(state)
  return {
    places: parts.map(({ place }) => place),
    values: shares.map(share => parts.map(({ part }) => rounded(part * Math.log(Math.max(LEAST_SHARE, share))))),
  }
}

/** Positions of one game at one moment, and at the next ones, say together about as much as one alone would. */
const MOMENTS_PER_SAMPLE = 4
/** A power may well be twice as much, or next to nothing. */
const DEVIATION = 1

/** How strongly powers are drawn towards 1. */
function penaltyOf({ moments }: Calibration, examples: readonly Example[]): number {
  const positions = examples.reduce((sum, example) => sum + example.positions.length, 0)
  return (MOMENTS_PER_SAMPLE * positions) / (Math.max(1, examples.length) * moments.length) / DEVIATION ** 2
}

const NEWTON_STEPS = 6
const LEAST_POWER = 0.05

/** Shares as they play. */
export const asPlayed = (count: number): number[] => new Array<number>(count).fill(1)

/** The powers with which chances come true, as far as these games show. */
export function fitPowers(calibration: Calibration, examples: readonly Example[]): number[] {
  const { length } = calibration.powers
  const penalties = new Array<number>(length).fill(penaltyOf(calibration, examples))
  let powers = asPlayed(length)
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const sums = newSums(length)
    for (const { positions, won } of examples)
      for (const position of positions) addPosition(sums, powers, position, chancesBy(powers, position), won)
    powers = fit(sums, asPlayed(length), penalties).map(each => Math.max(LEAST_POWER, each))
  }
  return powers
}
