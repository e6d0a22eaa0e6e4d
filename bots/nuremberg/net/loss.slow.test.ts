import { fork, type Seed } from '@roundhouse/kernel/dice'
import { expect, test } from 'vitest'
import { netWeightsIn } from '../../play/net/net-file.ts'
import { netLossesOf } from '../../training/net/loss.ts'
import { netGames } from '../../training/net/self-play.ts'
import { shape } from './inputs.ts'
import { netSpec } from './training.ts'

const SEED: Seed = [2, 0, 0, 9]

test('the net of Nuremberg tells who wins better than the evaluation alone, in games that it has not seen', () => {
  const gameOf = netGames('nuremberg', netSpec, fork(SEED, 1), { byNet: false, simulations: 0 })
  const games = Array.from({ length: 24 }, (_, n) => gameOf(n))
  const losses = netLossesOf(shape, netWeightsIn(shape, netSpec.shipped), games)
  const mean = (of: (loss: (typeof losses)[number]) => number): number =>
    losses.reduce((sum, loss) => sum + of(loss) * loss.positions, 0) /
    losses.reduce((sum, { positions: count }) => sum + count, 0)
  expect(mean(({ withNet }) => withNet)).toBeLessThan(mean(({ without }) => without))
  expect(mean(({ withNet }) => withNet)).toBeLessThan(mean(({ equal }) => equal) - 0.1)
})
