import type { Seat } from '@roundhouse/kernel/game'
import { drawBoard } from './board.ts'
import { drawHead } from './head.ts'
import { drawOffer } from './offer.ts'
import type { FirstClassPicture } from './picture.ts'

/** The whole table. */
export const drawTable = (picture: FirstClassPicture): string[] => [
  ...drawHead(picture),
  ...drawOffer(picture),
  ...(picture.view.phase === 'draft' ? [] : seatsInOrder(picture).flatMap(seat => drawBoard(picture, seat))),
]

/** The seats in the order they are drawn: clockwise, so that anyone who looks comes last, next to the question. */
function seatsInOrder({ view }: FirstClassPicture): Seat[] {
  const seats = view.players.length
  const first = view.viewer === 'watcher' ? 0 : view.viewer + 1
  return view.players.map((_, n) => (first + n) % seats)
}
