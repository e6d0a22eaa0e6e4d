import { fork } from '@roundhouse/kernel/dice'
import { expect, test } from 'vitest'
import { readStormOptions } from './options.ts'
import { runWorld } from './run.ts'
import { SABOTAGES, type Sabotage } from './sabotage.ts'
import { seedOf } from './setting.ts'
import { World, type WorldPlan } from './world.ts'

/** What fits into about 12 seconds of a processor; `npm run storm` does as many as one likes. */
const WORLDS = 60
const SEED = 1

test(`in ${WORLDS} worlds every law holds`, async () => {
  const sums = { kills: 0, cuts: 0, entries: 0, messages: 0, compared: 0 }
  for (let number = 0; number < WORLDS; number++) {
    const { breaches, notes, figures, compared } = await runWorld(seedOf(SEED), number)
    expect(breaches, `npm run storm -- --seed ${SEED} --world ${number}\n${notes.join('\n')}`).toEqual([])
    sums.kills += figures.kills
    sums.cuts += figures.cuts
    sums.entries += figures.entries
    sums.messages += figures.messages
    sums.compared += compared
  }
  // Worlds in which nothing happens prove nothing.
  expect(sums.kills).toBeGreaterThan(2 * WORLDS)
  expect(sums.cuts).toBeGreaterThan(2 * WORLDS)
  expect(sums.entries).toBeGreaterThan(20 * WORLDS)
  expect(sums.messages).toBeGreaterThan(200 * WORLDS)
  expect(sums.compared).toBeGreaterThan(3 * WORLDS)
})

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

/** Which law notices what is done wrong, and a world not long before the first in which it does. */
const NOTICED: Readonly<Record<Sabotage, readonly [law: string, from: number]>> = {
  'answer-first': ['a', 0],
  'no-compare': ['h', 29],
  'no-resume': ['c', 0],
  'plan-length': ['d', 53],
  'down-time-runs': ['e', 4],
  'no-alarms': ['f', 0],
  'any-position': ['g', 3],
}

test.each(SABOTAGES)('%s is noticed', async sabotage => {
  const [law, from] = NOTICED[sabotage]
  const laws = new Set<string>()
  for (let number = from; number < from + 100 && !laws.has(law); number++)
    for (const breach of (await runWorld(seedOf(SEED), number, sabotage)).breaches) laws.add(breach.law)
  expect([...laws]).toContain(law)
})

test('options that cannot be meant get a sentence', () => {
  expect(readStormOptions([])).toEqual({ seed: 1, from: 0, to: 100 })
  expect(readStormOptions(['--seed', '7', '--world', '12'])).toEqual({ seed: 7, from: 12, to: 13 })
  expect(() => readStormOptions(['--worlds', 'many'])).toThrow(
    '--worlds: found "many"; expected a whole number from 1 to 999999999',
  )
  expect(() => readStormOptions(['--worlds', '3', '--world', '1'])).toThrow('either --worlds or --world')
  expect(() => readStormOptions(['--wordls', '3'])).toThrow("Unknown option '--wordls'")
})
