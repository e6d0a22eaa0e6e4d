import { NONE, type Player } from '@roundhouse/first-class/base/board/player'
import type { Face } from '@roundhouse/first-class/base/cards/card'
import type { Rules } from '@roundhouse/first-class/base/table'
import type { Outlook } from './outlook.ts'
import { frameWorth, type Prices } from './prices.ts'

/** What Game End cards count, by number: positions are evaluated by the million, and names are slow. */
const KINDS: readonly string[] = ['car', 'conductor', 'locomotive']
const OTHER = KINDS.length

/** The kinds of action cards and of what Game End cards count, by their faces. */
interface Kinds {
  readonly faces: Uint8Array
  readonly endFaces: Uint8Array
}

const known = new WeakMap<Rules['printed'], Kinds>()

function kindsIn(printed: Rules['printed']): Kinds {
  const found = known.get(printed)
  if (found !== undefined) return found
  const kinds = {
    faces: Uint8Array.from(printed.faces, kindOfFace),
    endFaces: Uint8Array.from(printed.endFaces, ({ counts }) => KINDS.indexOf(counts)),
  }
  known.set(printed, kinds)
  return kinds
}

/** Cards of the base game alone are counted. */
function kindOfFace({ deck, kind }: Face): number {
  const place = KINDS.indexOf(kind)
  return deck === 'X' && place >= 0 ? place : OTHER
}

/** How many cards of each kind a player will take in this many turns, in the order of the kinds. */
const toBeTaken = ({ weights: { kinds }, turns }: Outlook): number[] => [
  turns * kinds.car,
  turns * kinds.conductor,
  turns * kinds.locomotive,
  0,
]

/** Game End cards: their points for each card of the kind, taken and to be taken (FC-13.3). `kept`: NONE if unknown. */
export function endCardsWorth({ printed }: Rules, outlook: Outlook, { endCards, taken }: Player, kept: number): number {
  if (endCards.length === 0 && kept === NONE) return 0
  const { faces, endFaces } = kindsIn(printed)
  const points = [0, 0, 0, 0]
  if (kept !== NONE) points[endFaces[kept]!]! += printed.endFaces[kept]!.points
  for (const card of endCards) points[endFaces[card]!]! += printed.endFaces[card]!.points
  const { weights, turns } = outlook
  const { car, conductor, locomotive } = weights.kinds
  let worth = turns * (points[0]! * car + points[1]! * conductor + points[2]! * locomotive)
  for (const face of taken) worth += points[faces[face]!]!
  return worth
}

/** How many cards of each kind a player took, and will take. */
function takenInAll({ printed }: Rules, outlook: Outlook, { taken }: Player): number[] {
  const { faces } = kindsIn(printed)
  const counts = toBeTaken(outlook)
  for (const face of taken) counts[faces[face]!]!++
  return counts
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
  const counts = takenInAll(rules, outlook, player)
  const { endFaces } = kindsIn(rules.printed)
  const worths = display.map(card => {
    const { points, frame } = rules.printed.endFaces[card]!
    return points * counts[endFaces[card]!]! + frameWorth(prices, frame)
  })
  const best = worths.sort((a, b) => b - a).slice(0, LOOKED_AT)
  return best.reduce((sum, worth) => sum + worth, 0) / LOOKED_AT
}
