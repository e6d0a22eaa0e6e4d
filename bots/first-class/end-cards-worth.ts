import { NONE, type Player } from '@roundhouse/first-class/base/player'
import type { Rules } from '@roundhouse/first-class/base/table'
import type { Outlook } from './outlook.ts'

/** Game End cards: their points for each card of the kind, taken and to be taken (FC-13.3). `kept`: NONE if unknown. */
export function endCardsWorth({ printed }: Rules, { weights, turns }: Outlook, player: Player, kept: number): number {
  const each = { car: 0, conductor: 0, locomotive: 0 }
  if (kept !== NONE) each[printed.endFaces[kept]!.counts] += printed.endFaces[kept]!.points
  for (const card of player.endCards) each[printed.endFaces[card]!.counts] += printed.endFaces[card]!.points
  const { car, conductor, locomotive } = weights.kinds
  let worth = turns * (each.car * car + each.conductor * conductor + each.locomotive * locomotive)
  for (const face of player.taken) {
    const { deck, kind } = printed.faces[face]!
    if (deck === 'X') worth += each[kind as 'car'] ?? 0
  }
  return worth
}
