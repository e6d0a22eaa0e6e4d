import { found, isObject, problem } from '@roundhouse/kernel/file/shape'
import { DECKS, type Deck } from '../base/cards/card.ts'
import { COPIES, cardsInPile, type Decks, NAMES, nameOfCard, PILES } from './definition.ts'

/*
 * What shows only when all cards are seen together. Cards may still be wrong in themselves here: each is looked at as far
 * as it can be read, so that a file's problems are told in one go.
 */

type Raw = { readonly [part: string]: unknown }
type Part = keyof typeof NAMES

const CARD_PARTS = (Object.keys(NAMES) as Part[]).filter(part => part !== 'board')

const cardsOf = (decks: Raw, part: Part): readonly Raw[] => {
  const cards = Object.hasOwn(decks, part) ? decks[part] : []
  return Array.isArray(cards) ? cards.map(card => (isObject(card) ? card : {})) : []
}

/** `rest`: the standard decks, of which those in the file are replaced. */
export const problemsTogether = (decks: Raw, rest: Decks): string[] => [
  ...DECKS.filter(deck => Array.isArray(decks[deck])).flatMap(deck => countProblems(deck, cardsOf(decks, deck))),
  ...idProblems(decks, rest),
  ...mailCarProblems(cardsOf(decks, 'mailCars')),
]

/** 24 base cards or 8 cards of a module in every pile (FC-1.2). */
function countProblems(deck: Deck, cards: readonly Raw[]): string[] {
  if (!cards.every(isCountable)) return []
  const wanted = cardsInPile(deck)
  return PILES.map(pile => ({ pile, count: countIn(cards, pile) }))
    .filter(({ count }) => count !== wanted)
    .map(({ pile, count }) => problem(`Deck ${deck}, pile ${pile}`, `${count} cards`, `${wanted}`))
}

const isCountable = ({ pile, copies = 1 }: Raw): boolean =>
  PILES.some(each => each === pile) && COPIES.problems(copies, '').length === 0

const countIn = (cards: readonly Raw[], pile: number): number =>
  cards.filter(card => card['pile'] === pile).reduce((sum, { copies = 1 }) => sum + (copies as number), 0)

function idProblems(decks: Raw, rest: Decks): string[] {
  const kept = CARD_PARTS.filter(part => !Object.hasOwn(decks, part))
  const owners = new Map<unknown, string>()
  for (const part of kept) for (const { id } of cardsOf(rest, part)) owners.set(id, `the standard ${NAMES[part]}`)
  return CARD_PARTS.flatMap(part =>
    cardsOf(decks, part).flatMap((card, place) => {
      const owner = owners.get(card['id'])
      if (typeof card['id'] === 'string' && owner === undefined) owners.set(card['id'], NAMES[part])
      return owner === undefined ? [] : [takenId(nameOfCard(part, card, place), card['id'], owner)]
    }),
  )
}

const takenId = (card: string, id: unknown, owner: string): string =>
  problem(`${card}, id`, `${found(id)}, already taken in ${owner}`, 'an id of its own')

/** The four are different (FC-1.3). */
const mailCarProblems = (cars: readonly Raw[]): string[] =>
  cars.flatMap((car, place) => {
    const first = cars.findIndex(({ frame }) => typeof frame === 'string' && frame === car['frame'])
    if (first < 0 || first === place) return []
    const twin = `${found(car['frame'])}, as on mail car ${first + 1}`
    return [problem(`${nameOfCard('mailCars', car, place)}, frame`, twin, 'four different frames')]
  })
