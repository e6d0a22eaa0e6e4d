import {
  carAtCard,
  cardCount,
  MAIL_PLACE,
  TILE_PLACE,
  TRAINS,
  type Train,
  valueOfCar,
} from '@roundhouse/first-class/base/board/train'
import { padded } from '../../terminal/layout.ts'
import type { Paint } from '../../terminal/paint.ts'
import type { Voice } from '../words/voice.ts'

/** A card takes three columns and its conductor one. */
const CARD_WIDTH = 4
const LABEL_WIDTH = 7
export const TRAIN_WIDTH = LABEL_WIDTH + TILE_PLACE * CARD_WIDTH

/** `upper    4   2 ^ 1   0`: as in the notation, the conductor stands on the card before the sign. */
export function drawTrain({ rules }: Voice, train: Train, trainIndex: number, paint: Paint): string {
  const cards = Array.from({ length: cardCount(train) }, (_, i) => {
    const face = faceOfCard(rules, train, i + 1).padStart(CARD_WIDTH - 1)
    return (train.conductor > i ? paint.bold(face) : face) + signAfter(train, i + 1, paint)
  })
  return (padded(TRAINS[trainIndex]!, LABEL_WIDTH - 1) + signAfter(train, 0, paint) + cards.join('')).trimEnd()
}

const signAfter = ({ conductor }: Train, card: number, paint: Paint): string =>
  conductor === card ? paint.yellow('^') : ' '

function faceOfCard(rules: Voice['rules'], train: Train, card: number): string {
  if (card === TILE_PLACE) return `L${train.tile}`.padEnd(CARD_WIDTH - 1)
  if (card === MAIL_PLACE) return `M${train.mail} `
  const car = carAtCard(card)
  return `${valueOfCar(train, car)}${guestSign(rules, train, car)}`
}

/** `*` a celebrity, `G` a passenger or luggage on board, `g` while it waits. */
function guestSign({ printed }: Voice['rules'], train: Train, car: number): string {
  const face = train.guests[car - 1]
  if (face === undefined) return ' '
  if (printed.faces[face]!.kind === 'celebrity') return '*'
  return car <= train.seated ? 'G' : 'g'
}

/** Where the cards between the trains lie: position k under cards 2k-1 and 2k (FC-E.1). */
export const drawMiddle = (cards: readonly string[]): string =>
  (padded('', LABEL_WIDTH) + cards.map(card => padded(` ${card}`, 2 * CARD_WIDTH)).join('')).trimEnd()
