import { type Dice, roll } from '@roundhouse/kernel/dice'
import { Audience } from '@roundhouse/server/hub/audience'
import { at, person, worldOf } from '@roundhouse/server/table/testing/online-world'
import { SEATS } from './house.ts'
import { percentilesOf } from './percentiles.ts'

/** Bytes of a piece of news to one of those who play. */
export interface NewsFigures {
  readonly games: number
  readonly pieces: number
  readonly mean: number
  readonly p99: number
}

/** Seconds that somebody thinks, at most: mostly more than those that are free, so that clocks change as with people. */
const LONGEST_THOUGHT = 20

/**
 * Counted in whole games, from the first move to the record at the end: so it is the same on every machine, however far others
 * come in a while. Moves come by chance, time is made up.
 */
export async function newsInGames(games: number): Promise<NewsFigures> {
  const sizes: number[] = []
  for (let game = 0; game < games; game++) sizes.push(...(await newsOfGame(game)))
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  return { games, pieces: sizes.length, mean, p99: percentilesOf(sizes).p99 }
}

async function newsOfGame(game: number): Promise<number[]> {
  const dice: Dice = { seed: [game, 7, 7, 7], rolled: 0 }
  const chairs = Array.from({ length: SEATS }, () => person())
  const world = await worldOf('first-class', { chairs }, { modules: 'A,B' })
  world.begin()
  const told: string[] = []
  const audience = new Audience()
  for (const seat of chairs.keys()) {
    const visitor = { person: at(seat), isScreen: false, key: null, isInvited: false, drop: () => {} }
    audience.add({ ...visitor, send: text => void told.push(text) }, world.table)
  }
  // At first they are shown all of it.
  told.length = 0
  while (world.table.stage === 'playing') {
    world.now += 1000 * (1 + roll(dice, LONGEST_THOUGHT))
    const moves = world.moves()
    world.play(moves[roll(dice, moves.length)]!)
    audience.tell(world.table)
  }
  return told.map(text => Buffer.byteLength(text))
}
