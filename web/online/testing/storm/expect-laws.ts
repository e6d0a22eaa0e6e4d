import { expect } from 'vitest'
import { runWorld } from './run.ts'
import { seedOf } from './setting.ts'

/** In so many worlds of a seed, from one on, every law holds, and enough has happened in them to say so. */
export async function expectLaws(seed: number, from: number, count: number, nodes = 1): Promise<void> {
  const sums = { kills: 0, cuts: 0, entries: 0, messages: 0, compared: 0 }
  for (let number = from; number < from + count; number++) {
    const { breaches, notes, figures, compared } = await runWorld(seedOf(seed), number, { nodes })
    expect(breaches, `npm run storm -- --seed ${seed} --world ${number} --nodes ${nodes}\n${notes.join('\n')}`).toEqual(
      [],
    )
    sums.kills += figures.kills
    sums.cuts += figures.cuts
    sums.entries += figures.entries
    sums.messages += figures.messages
    sums.compared += compared
  }
  // Worlds in which nothing happens prove nothing.
  expect(sums.kills).toBeGreaterThan(2 * count)
  expect(sums.cuts).toBeGreaterThan(2 * count)
  expect(sums.entries).toBeGreaterThan(20 * count)
  expect(sums.messages).toBeGreaterThan(200 * count)
  expect(sums.compared).toBeGreaterThan(3 * count)
}
