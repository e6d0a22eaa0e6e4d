import { fork } from '@roundhouse/kernel/dice'
import { expect, test } from 'vitest'
import { expectLaws } from './expect-laws.ts'
import { readStormOptions } from './options.ts'
import { seedOf } from './setting.ts'
import { World, type WorldPlan } from './world.ts'

const SEED = 1

test('in some worlds every law holds', () => expectLaws(SEED, 0, 20))

test('also in some with two servers on one store', () => expectLaws(SEED, 0, 10, 2))

test('a world happens again exactly as it did', async () => {
  const plan: WorldPlan = { seed: fork(seedOf(SEED), 7), game: 'pebbles' }
  const told: unknown[] = []
  for (let n = 0; n < 2; n++) {
    const world = await World.open(plan)
    await world.storm()
    told.push(world.sayings)
  }
  expect(told[0]).toEqual(told[1])
})

test('options that cannot be meant get a sentence', () => {
  expect(readStormOptions([])).toEqual({ seed: 1, from: 0, to: 100, nodes: 1 })
  expect(readStormOptions(['--seed', '7', '--world', '12', '--nodes', '2'])).toEqual({
    ...{ seed: 7, from: 12, to: 13, nodes: 2 },
  })
  expect(() => readStormOptions(['--worlds', 'many'])).toThrow(
    '--worlds: found "many"; expected a whole number from 1 to 999999999',
  )
  expect(() => readStormOptions(['--worlds', '3', '--world', '1'])).toThrow('either --worlds or --world')
  expect(() => readStormOptions(['--wordls', '3'])).toThrow("Unknown option '--wordls'")
})
