import type { View } from '@roundhouse/first-class/base/view'
import type { Seat } from '@roundhouse/kernel/game'
import type { TablePicture } from '../../game.ts'
import type { Voice } from '../words/voice.ts'

export type FirstClassPicture = TablePicture<View, Voice>

/** The seats in the order they are drawn: clockwise, so that whoever looks comes last, next to the question. */
export function seatsInOrder({ view }: FirstClassPicture): Seat[] {
  const seats = view.players.length
  const first = view.viewer === 'watcher' ? 0 : view.viewer + 1
  return view.players.map((_, n) => (first + n) % seats)
}
