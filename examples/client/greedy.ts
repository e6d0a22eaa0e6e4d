/**
 * A bot of one's own at a table elsewhere:
 *
 *     node --import tsx examples/client/client.ts <link> Greedy examples/client/greedy.ts
 *
 * It tries every move on the sample it was sent, and plays the one after which it has the most points.
 */
import type { Choose } from './client.ts'

export const choose: Choose = (moves, game, state, seat) => {
  const points = moves.map(move => {
    const after = game.copy(state)
    game.play(after, game.read(move)!)
    return game.points(after)[seat]!
  })
  const most = Math.max(...points)
  const best = moves.filter((_, place) => points[place] === most)
  // The same of several every time might never end a turn.
  return best[Math.floor(Math.random() * best.length)]!
}
