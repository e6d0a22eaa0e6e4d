import type { View } from '@roundhouse/first-class/base/view'
import type { Seat } from '@roundhouse/kernel/game'
import type { Paint } from '../../terminal/paint.ts'
import type { Voice } from '../words/voice.ts'

/** What a drawing is made from: what one viewer sees, who is spoken to, and how wide the screen is. */
export interface TablePicture {
  readonly view: View
  readonly voice: Voice
  readonly width: number
  readonly paint: Paint
}

/** The seats in the order they are drawn: clockwise, so that whoever looks comes last, next to the question. */
export function seatsInOrder({ view }: TablePicture): Seat[] {
  const seats = view.players.length
  const first = view.viewer === 'watcher' ? 0 : view.viewer + 1
  return view.players.map((_, n) => (first + n) % seats)
}
