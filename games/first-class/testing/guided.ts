import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { curiously } from '@roundhouse/kernel/testing/guided'
import type { Sights } from '@roundhouse/kernel/testing/reasons'
import { carAtCard, stepOfCar, TRAINS, type Train } from '../base/board/train.ts'
import type { Letter } from '../base/cards/card.ts'
import { sourceId, sourceKind } from '../base/frames/source.ts'
import { CARD } from '../base/numbers.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { ofFace } from './everything.ts'
import { anyTemper, sum, type Temper, worth } from './productive.ts'
import { sightsOf } from './sights.ts'

/** Goes where something is to be seen that was not seen yet, and else where its temper likes it best. */
export const curious = curiously(sightsOf, promised, worth)

/** What may one day show something new: the card in hand, an open contract, a guest, a switch that never scored. */
function promised(rules: Rules, state: State, seat: Seat, seen: Sights): number {
  const { contracts, middle, trains } = state.players[seat]!
  const isNew = (face: number) => ofFace(rules.printed.faces[face]!).some(sight => !seen.has(sight))
  const guests = trains.flatMap(({ guests, seated }) => guests.slice(seated))
  const open = [...cardInHand(state), ...contracts, ...guests].filter(isNew).length
  return 40 * open + sum(middle.map((face, i) => arrows(rules, trains, face, i, seen)))
}

const cardInHand = ({ frame }: State): number[] =>
  frame !== null && sourceKind(frame.source) === CARD ? [sourceId(frame.source)] : []

/** How near the arrows of a switch are to scoring, if they never did. */
function arrows({ printed }: Rules, trains: readonly Train[], face: number, place: number, seen: Sights): number {
  const { kind, needs, id } = printed.faces[face]!
  if (kind !== 'switch') return 0
  const near = trains.map((train, which) => {
    if (seen.has(`${id} scores in the ${TRAINS[which]} train`)) return 0
    const card = 2 * place + 1 + which
    return 10 + 5 * Math.min(needs, stepOfCar(train, carAtCard(card))) + Math.min(card, train.conductor)
  })
  return sum(near)
}

/** Those who reach what random tempers seldom do, and the modules in which they are at home. */
const CHARACTERS: readonly { readonly home: string; readonly temper: Partial<Temper> }[] = [
  { home: '', temper: { cars: 9, tiles: 9, conductors: 3, steps: 1 } },
  { home: '', temper: { conductors: 5, tiles: 9, cars: 5, steps: 2 } },
  { home: '', temper: { coins: 5, cars: 2, guests: 3 } },
  { home: 'B', temper: { route: 3, locomotive: 3, postcards: 5, endCards: 5 } },
  { home: 'AB', temper: { steps: 5, contracts: 6, fulfilled: 20, cars: 3, conductors: 1 } },
  { home: 'BC', temper: { destroy: 9, postcards: 9, guests: 9, contracts: 9, fulfilled: 20, route: 2 } },
  { home: 'D', temper: { crowd: 20, guests: 9, steps: 4, conductors: 4, cars: 2, contracts: 9, fulfilled: 20 } },
  { home: 'EF', temper: { middle: 20, steps: 4, conductors: 3, cars: 3 } },
  { home: 'F', temper: { storage: 20, endCards: 20, coins: 4, cars: 1 } },
]

/** A strong character with whims, at home in one of these modules if he can be. */
export function anyCharacter(dice: Dice, modules: readonly Letter[] = []): Temper {
  const atHome = CHARACTERS.filter(({ home }) => modules.some(letter => home.includes(letter)))
  const some = atHome.length > 0 ? atHome : CHARACTERS
  const whims = Object.entries(anyTemper(dice)).map(([taste, strength]) => [taste, strength / 10])
  return { ...(Object.fromEntries(whims) as Temper), ...some[roll(dice, some.length)]!.temper }
}
