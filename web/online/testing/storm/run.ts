import { fork, type Seed } from '@roundhouse/kernel/dice'
import { checkAfterStorm, compareTwins } from './laws.ts'
import type { WorldGame } from './setting.ts'
import type { Twin } from './twin.ts'
import { type Breach, World, type WorldFigures, type WorldPlan } from './world.ts'

/** What came of a world. */
export interface WorldReport {
  readonly breaches: readonly Breach[]
  /** What happened last, if a law does not hold. */
  readonly notes: readonly string[]
  readonly figures: WorldFigures
  /** How many messages of two worlds that differ in a secret were compared. */
  readonly compared: number
}

/** Of the kinds of worlds most are of the small game, and some are two that differ in a secret. */
function gameOfWorld(number: number): WorldGame {
  if (number % 50 === 20) return 'first-class'
  return number % 50 === 40 ? 'nuremberg' : 'pebbles'
}

function twinOfWorld(number: number): Twin['about'] | null {
  const kind = number % 10
  return ({ 3: 'plan', 5: 'move', 6: 'plan', 8: 'chat', 9: 'deal' } as const)[kind] ?? null
}

/** Runs the n-th world of a seed, and looks at every law. */
export async function runWorld(
  root: Seed,
  number: number,
  { sabotage = null, nodes = 1 }: Pick<WorldPlan, 'sabotage' | 'nodes'> = {},
): Promise<WorldReport> {
  const plan = { seed: fork(root, number), game: gameOfWorld(number), sabotage, nodes }
  const about = twinOfWorld(number)
  if (about === null) return reportOf(await lived(await World.open(plan), true), 0)
  const [one, other] = await Promise.all([
    World.open({ ...plan, twin: { about, isOther: false } }),
    World.open({ ...plan, twin: { about, isOther: true } }),
  ])
  await lived(one, false)
  await lived(other, false)
  const isSound = one.breaches.length === 0 && other.breaches.length === 0
  const compared = isSound ? compareTwins(one, other) : 0
  return reportOf(other.breaches.length > 0 ? other : one, compared)
}

/** A world from its beginning to its end; one of two that are compared ends when the storm is over. */
async function lived(world: World, isToTheEnd: boolean): Promise<World> {
  await world.storm()
  if (world.breaches.length === 0) await world.calmDown()
  if (world.breaches.length === 0) await checkAfterStorm(world)
  if (world.breaches.length > 0 || !isToTheEnd) return world
  await world.abandon()
  if (world.breaches.length === 0) await checkAfterStorm(world)
  return world
}

const reportOf = (world: World, compared: number): WorldReport => ({
  breaches: world.breaches,
  notes: world.breaches.length > 0 ? world.lastNotes : [],
  figures: world.figures,
  compared,
})
