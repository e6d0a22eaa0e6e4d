import type { View } from '@roundhouse/first-class/base/view'
import { type Forfeit, forfeits } from '@roundhouse/first-class/forfeits'
import type { FirstClass } from '@roundhouse/first-class/game'

/** What could still be used and would be lost by a move. */
export function lossesOf({ rules, read }: FirstClass, view: View, text: string): readonly Forfeit[] {
  const move = read(text)
  return move === null ? [] : forfeits(rules, view, move)
}
