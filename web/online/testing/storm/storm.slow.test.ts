import { expect, test } from 'vitest'
import { expectLaws } from './expect-laws.ts'
import { runWorld } from './run.ts'
import { SABOTAGES, type Sabotage } from './sabotage.ts'
import { seedOf } from './setting.ts'

/** One that broke a law once, with as many servers on one store; answers how many messages were compared with those of its twin. */
async function expectWorld(seed: number, number: number, nodes = 2): Promise<number> {
  const { breaches, compared } = await runWorld(seedOf(seed), number, { nodes })
  expect(breaches).toEqual([])
  return compared
}

/** About a minute of a processor; `npm run storm` does as many as one likes. */
const WORLDS = 400
const SEED = 1

test(`in ${WORLDS} worlds every law holds`, () => expectLaws(SEED, 20, WORLDS), 1_200_000)

test('in 200 worlds with two servers on one store every law holds', () => expectLaws(SEED, 0, 200, 2), 1_200_000)

test('who is told of their own secret may come back later than without it, and others see when', async () => {
  expect(await expectWorld(7, 213)).toBeGreaterThan(20)
})

test('who is told of their own secret may also write later than without it, and others wait for that', async () => {
  expect(await expectWorld(5, 86, 1)).toBeGreaterThan(20)
  expect(await expectWorld(404, 33)).toBeGreaterThan(10)
})

test('who acts does not depend on what only the one with the secret knows', async () => {
  expect(await expectWorld(4052, 595)).toBeGreaterThan(20)
})

test('a move that its player still wants elsewhere is played there, also if it was made in another tab', () =>
  expectWorld(2026, 539, 1))

test('nodes forget who looked by way of one that died, also if the clock was set back by an hour', () =>
  expectWorld(7, 274))

/** Which law notices what is done wrong, and a world not long before the first in which it does. */
const NOTICED: Readonly<Record<Sabotage, readonly [law: string, from: number]>> = {
  'answer-first': ['a', 0],
  'no-compare': ['h', 29],
  'no-resume': ['c', 0],
  'plan-length': ['d', 53],
  'seed-length': ['d', 9],
  'down-time-runs': ['e', 4],
  'no-alarms': ['f', 0],
  'any-position': ['g', 3],
  'one-place': ['i', 0],
}

test.each(SABOTAGES)('%s is noticed', async sabotage => {
  const [law, from] = NOTICED[sabotage]
  const laws = new Set<string>()
  for (let number = from; number < from + 100 && !laws.has(law); number++)
    for (const breach of (await runWorld(seedOf(SEED), number, { sabotage })).breaches) laws.add(breach.law)
  expect([...laws]).toContain(law)
})
