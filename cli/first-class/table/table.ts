import { drawBoard } from './board.ts'
import { drawHead } from './head.ts'
import { drawOffer } from './offer.ts'
import { type FirstClassPicture, seatsInOrder } from './picture.ts'

/** The whole table. */
export const drawTable = (picture: FirstClassPicture): string[] => [
  ...drawHead(picture),
  ...drawOffer(picture),
  ...(picture.view.phase === 'draft' ? [] : seatsInOrder(picture).flatMap(seat => drawBoard(picture, seat))),
]
