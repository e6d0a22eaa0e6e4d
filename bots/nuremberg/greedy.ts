import type { Move } from '@roundhouse/kernel/game'
import type { State } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import type { Bot, BotPlayer } from '../bot.ts'
import { knownGame } from '../known-game.ts'
import { bidFor, prospectsOfTurn } from './bids.ts'
import { paymentFor } from './payments.ts'
import type { Prospect } from './plan.ts'
import { BREADTH, type Breadth } from './routes.ts'
import { saleFor } from './sales.ts'
import type { Thinking } from './thinking.ts'
import { bestSeries, nextMove } from './track.ts'
import { actionFor } from './trains.ts'
import { WEIGHTS, type Weights } from './weights.ts'
import { outlooksOf } from './worth.ts'

/** Looks at what it could do this turn, bids for what that takes, and does what then brings most. */
export const greedy: Bot<State, View> = greedyWith('greedy', WEIGHTS)

export function greedyWith(name: string, weights: Weights, breadth: Breadth = BREADTH): Bot<State, View> {
  return {
    name,
    description: 'Bids for what it could build and carry this turn, and does what brings most; plays Nuremberg.',
    sit(table, _seat, dice): BotPlayer<State, View> {
      const game = knownGame<Nuremberg>(name, 'nuremberg', table)
      const outlooks = outlooksOf(weights, game.rules.turns)
      const memory: Memory = { series: [], auction: null }
      return {
        decide({ moves, seat, guess }) {
          if (moves.length === 1) return moves[0]!
          const state = guess()
          const outlook = outlooks[game.rules.turns - state.turn]!
          return decide({ game, state, seat, moves, outlook, breadth, dice }, memory)
        },
      }
    },
  }
}

/** What a player remembers, to save itself the same thought twice. */
interface Memory {
  /** The series that it has decided to build. */
  series: readonly number[]
  /** What there is to do in a turn, found when its auction began: the discs on the boxes are those of one turn only. */
  auction: { readonly discs: State['discs']; readonly prospects: readonly Prospect[] } | null
}

function decide(thinking: Thinking, memory: Memory): Move {
  const { state } = thinking
  if (state.payment !== null) return paymentFor(thinking)
  if (state.phase === 'auction') return bidFor(thinking, prospectsFor(thinking, memory))
  if (state.phase === 'track') return nextOfSeries(thinking, memory)
  return state.phase === 'trains' ? actionFor(thinking) : saleFor(thinking)
}

function prospectsFor(thinking: Thinking, memory: Memory): readonly Prospect[] {
  const { discs } = thinking.state
  if (memory.auction?.discs !== discs) memory.auction = { discs, prospects: prospectsOfTurn(thinking) }
  return memory.auction.prospects
}

/** A series is thought out when it begins, or when it is not the one that was thought out. */
function nextOfSeries(thinking: Thinking, memory: Memory): Move {
  const { links } = thinking.state.series
  const isAsDecided = links.length > 0 && links.every((link, place) => link === memory.series[place])
  if (!isAsDecided) memory.series = bestSeries(thinking)
  return nextMove(memory.series, links.length)
}
