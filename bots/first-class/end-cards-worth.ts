import type { Face } from '@roundhouse/first-class/base/card'
import { NONE, type Player } from '@roundhouse/first-class/base/player'
import type { Rules } from '@roundhouse/first-class/base/table'
import type { Outlook } from './outlook.ts'
import { frameWorth, type Prices } from './prices.ts'

type Kinds = Record<'car' | 'conductor' | 'locomotive', number>

/** Game End cards: their points for each card of the kind, taken and to be taken (FC-13.3). `kept`: NONE if unknown. */
export function endCardsWorth({ printed }: Rules, { weights, turns }: Outlook, player: Player, kept: number): number {
  const each: Kinds = { car: 0, conductor: 0, locomotive: 0 }
  if (kept !== NONE) each[printed.endFaces[kept]!.counts] += printed.endFaces[kept]!.points
  for (const card of player.endCards) each[printed.endFaces[card]!.counts] += printed.endFaces[card]!.points
  const { car, conductor, locomotive } = weights.kinds
  let worth = turns * (each.car * car + each.conductor * conductor + each.locomotive * locomotive)
  if (worth > 0 || turns === 0) for (const face of player.taken) worth += pointsFor(each, printed.faces[face]!)
  return worth
}

function pointsFor(each: Kinds, { deck, kind }: Face): number {
  if (deck !== 'X') return 0
  if (kind === 'car') return each.car
  if (kind === 'conductor') return each.conductor
  return kind === 'locomotive' ? each.locomotive : 0
}

/** How many cards of each kind a player took, and will take. */
function kindsOf({ printed }: Rules, { weights, turns }: Outlook, { taken }: Player): Kinds {
  const { car, conductor, locomotive } = weights.kinds
  const kinds = { car: turns * car, conductor: turns * conductor, locomotive: turns * locomotive }
  for (const face of taken) {
    const { deck, kind } = printed.faces[face]!
    if (deck === 'X' && Object.hasOwn(kinds, kind)) kinds[kind as 'car']++
  }
  return kinds
}

/** The best will often be gone when one's turn comes, so it is the mean of the best two. */
const LOOKED_AT = 2

/** What a Game End card from the display is worth to a player: its points in the end, and its action now. */
export function endCardPrice(
  rules: Rules,
  outlook: Outlook,
  player: Player,
  display: readonly number[],
  prices: Prices,
): number {
  const kinds = kindsOf(rules, outlook, player)
  const worths = display.map(card => {
    const { counts, points, frame } = rules.printed.endFaces[card]!
    return points * kinds[counts] + frameWorth(prices, frame)
  })
  const best = worths.sort((a, b) => b - a).slice(0, LOOKED_AT)
  return best.reduce((sum, worth) => sum + worth, 0) / LOOKED_AT
}
