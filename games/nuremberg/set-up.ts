import { type Dice, draw, type Seed } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { drawFrom } from './base/bag.ts'
import { TRACKS } from './base/discs.ts'
import type { Influence } from './base/influence.ts'
import { NO_NETWORK } from './base/network.ts'
import { NOTHING } from './base/piece.ts'
import type { Player } from './base/player.ts'
import { NO_SERIES, NONE, type State } from './base/state.ts'
import type { Rules } from './base/table.ts'
import { nothingJoined } from './routes/chain.ts'

/** White, brown, red and green at the start (NB-1.2). */
export const START_INFLUENCE: Influence = [1, 2, 1, 1]
export const GOODS_AN_AREA = 2

const RED_PAWN = 0
const GREEN_PAWN = 1

/** The table as it is laid out: player order, goods and pawns are random, all else is given (NB-1.1 to NB-1.5). */
export function setUp(rules: Rules, seed: Seed): State {
  const { map, boxes, trains, spaceCount, seats } = rules
  const dice: Dice = { seed, rolled: 0 }
  const order = shuffledSeats(seats, dice)
  const goods = drawGoods(rules, dice)
  const pawns = drawPawns(rules, dice)
  return {
    seed,
    rolled: dice.rolled,
    turn: 1,
    phase: 'auction',
    toMove: order[0]!,
    place: 0,
    order,
    buildOrder: order,
    trainOrder: order,
    // At the start the discs lie in player order, the first player's on top (NB-4.2).
    discStacks: new Array<readonly Seat[]>(TRACKS).fill(order),
    discs: boxes.map(() => NONE),
    bids: boxes.map(() => 0),
    bidders: boxes.map(() => NONE),
    track: map.isRiver.map(() => NONE),
    goods,
    ...pawns,
    stations: map.areas.map(({ owners }) => owners),
    trains: trains.map(() => NONE),
    spaces: new Array<number>(spaceCount).fill(NOTHING),
    passed: 0,
    series: NO_SERIES,
    payment: null,
    line: null,
    joined: nothingJoined(map),
    players: Array.from({ length: seats }, newPlayer),
  }
}

const newPlayer = (): Player => ({
  cubes: 0,
  influence: START_INFLUENCE,
  profit: 0,
  points: 0,
  pieces: 0,
  kept: [0, 0, 0, 0],
  network: NO_NETWORK,
})

function shuffledSeats(seats: number, dice: Dice): Seat[] {
  const bag = Array.from({ length: seats }, (_, seat) => seat)
  return Array.from({ length: seats }, () => draw(dice, bag))
}

/** Two cubes for every goods area; those of the wrong colour are out of the game (NB-1.3). */
function drawGoods({ map, bags }: Rules, dice: Dice): number[] {
  const bag = [NOTHING, ...bags.goods]
  return map.areas.map(({ goods }) => {
    if (goods === NOTHING) return 0
    let kept = 0
    for (let cube = 0; cube < GOODS_AN_AREA; cube++) if (drawFrom(dice, bag) === goods) kept++
    return kept
  })
}

/** One pawn for a village, two for a town: passengers and landowners from one bag (NB-1.4). */
function drawPawns({ map, bags }: Rules, dice: Dice): Pick<State, 'reds' | 'greens' | 'landowners'> {
  const bag = [...bags.pawns]
  const reds = map.areas.map(() => 0)
  const greens = map.areas.map(() => 0)
  const landowners = map.areas.map(() => 0)
  for (const [area, { pawns }] of map.areas.entries())
    for (let pawn = 0; pawn < pawns; pawn++) {
      const drawn = drawFrom(dice, bag)
      const lists = drawn === RED_PAWN ? reds : drawn === GREEN_PAWN ? greens : landowners
      lists[area]!++
    }
  return { reds, greens, landowners }
}
