import { botGameNamed } from '@roundhouse/bots/games'
import { observationOf } from '@roundhouse/bots/play/bot'
import { searchFor } from '@roundhouse/bots/play/knowledge'
import type { Level } from '@roundhouse/bots/play/level'
import { MOST_OPENED, type Root } from '@roundhouse/bots/play/search/node'
import { playouts } from '@roundhouse/bots/play/search/playouts'
import { newRoot, type Search, simulateOnce } from '@roundhouse/bots/play/search/search'
import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import { held } from '../memory.ts'
import { type Play, type PlayPace, paceOf, passesOf } from '../pace.ts'
import type { SearchPosition } from './decisions.ts'

/** How fast bots search, at decisions in the middle of a game. */
export interface SearchReport {
  /** Simulations in a second, as expert searches. */
  readonly cutOff: PlayPace
  /** The same by moves at random to the end of the game. */
  readonly playouts: PlayPace
  /** Positions evaluated in a second, each for all seats. */
  readonly evaluation: PlayPace
  /** The same as champion does, by a net where the game has one. */
  readonly byNet: PlayPace
}

/** Simulations of one search. */
const SIMULATIONS = 1000

export function measureSearch(
  decisions: readonly SearchPosition[],
  seconds: number,
  simulations = SIMULATIONS,
): SearchReport {
  const [cutOff, full, evaluated, byNet] = passesOf([
    { seconds: 0.5 * seconds, plays: [searching(decisions, asExpert, simulations)] },
    { seconds: 0.3 * seconds, plays: [searching(decisions, atRandom, simulations)] },
    { seconds: 0.1 * seconds, plays: [evaluation(decisions, 'expert')] },
    { seconds: 0.1 * seconds, plays: [evaluation(decisions, 'champion')] },
  ])
  return {
    cutOff: paceOf(cutOff![0]!),
    playouts: paceOf(full![0]!),
    evaluation: paceOf(evaluated![0]!),
    byNet: paceOf(byNet![0]!),
  }
}

type NewSearch = (decision: SearchPosition, guess: Dice, dice: Dice) => Search<Dice>

/** As a decision counts a simulation, as a game a search; decisions come in turn. */
const searching =
  (decisions: readonly SearchPosition[], newSearch: NewSearch, simulations: number): Play =>
  (games, series, into) => {
    for (let n = 0; n < games; n++)
      for (const decision of decisions) searchOnce(decision, newSearch, simulations, fork([0, 0, 0, series], n))
    into.games += games * decisions.length
    into.decisions += games * decisions.length * simulations
  }

function searchOnce(decision: SearchPosition, newSearch: NewSearch, simulations: number, seed: Seed): Root {
  const { game, state, seat } = decision
  const dice: Dice = { seed, rolled: 0 }
  const { guess } = observationOf(game, state, seat, dice)
  const search = newSearch(decision, guess(), dice)
  const root = newRoot()
  for (let n = 0; n < simulations; n++) simulateOnce(search, root, guess())
  return root
}

const asLevel =
  (level: Level): NewSearch =>
  ({ game }, guess) => {
    const { knowledge } = botGameNamed(game.name)
    return searchFor(knowledge, game, knowledge.settings[level], guess)
  }

const asExpert = asLevel('expert')

const atRandom: NewSearch = ({ game }, _guess, dice) => ({ game, guide: playouts(game, dice) })

/** A position counts as a decision. Those that come up while expert thinks are near those it thinks about. */
function evaluation(decisions: readonly SearchPosition[], level: Level): Play {
  const guides = decisions.map(decision => {
    const guess = decision.game.copy(decision.state)
    return { guide: asLevel(level)(decision, guess, guess).guide, states: statesAfter(decision) }
  })
  const positions = guides.reduce((sum, { states }) => sum + states.length, 0)
  return (games, _series, into) => {
    for (let n = 0; n < games; n++)
      for (const { guide, states } of guides)
        for (const state of states) if (Number.isNaN(guide.shares(state)[0])) throw new Error('A share is no number')
    into.games += games
    into.decisions += games * positions
  }
}

const statesAfter = ({ game, state }: SearchPosition): Dice[] =>
  game.moves(state).map(move => {
    const after = game.copy(state)
    game.play(after, move)
    return after
  })

const MEGABYTE = 1e6
const TREE_TRIES = 5000

/** Megabytes of the largest tree that a search keeps, from one that is smaller. */
export function measureTree([decision]: readonly SearchPosition[]): number {
  const { kept, bytes } = held(() => searchOnce(decision!, asExpert, TREE_TRIES, [0, 0, 0, 1]))
  return ((bytes / kept.opened) * MOST_OPENED) / MEGABYTE
}
