import type { FavouriteThing, ThingCount } from '@roundhouse/wire/profile'

/** Less often it says nothing. */
const LEAST_TIMES = 3
/** Chance alone makes this much. */
const LEAST_FACTOR = 1.2
const MOST_OF_A_GAME = 5
/** As if everybody else had taken each thing so much more often: what nobody else took is no favourite for that alone. */
const BENEFIT = 2

/** Of each game a few things, those first that are preferred most. `everybody` has the person's own counts in it. */
export function favouritesAmong(own: readonly ThingCount[], everybody: readonly ThingCount[]): FavouriteThing[] {
  const games = [...new Set(own.map(({ game }) => game))].sort()
  return games.flatMap(game => {
    const ofGame = (counts: readonly ThingCount[]) => counts.filter(count => count.game === game)
    return favouritesOfGame(ofGame(own), new Map(ofGame(everybody).map(({ thing, times }) => [thing, times])))
  })
}

function favouritesOfGame(own: readonly ThingCount[], everybody: ReadonlyMap<string, number>): FavouriteThing[] {
  const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, each) => total + each, 0)
  const ownTotal = sum(own.map(({ times }) => times))
  const othersTotal = sum(everybody.values()) - ownTotal
  // Whoever plays alone differs from nobody.
  if (othersTotal === 0) return []
  const factorOf = ({ thing, times }: ThingCount): number => {
    const others = (everybody.get(thing) ?? times) - times + BENEFIT
    return times / ownTotal / (others / (othersTotal + BENEFIT * everybody.size))
  }
  return own
    .map(count => ({ ...count, factor: Math.round(factorOf(count) * 10) / 10 }))
    .filter(({ times, factor }) => times >= LEAST_TIMES && factor >= LEAST_FACTOR)
    .sort((one, other) => other.factor - one.factor || other.times - one.times || (one.thing < other.thing ? -1 : 1))
    .slice(0, MOST_OF_A_GAME)
}
