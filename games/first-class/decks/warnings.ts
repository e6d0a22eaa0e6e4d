import type { DeckFile, DeckLine, Decks } from './definition.ts'

/*
 * What a rule text says of the printed decks without a number, so that a file which strays from it is odd rather than
 * wrong.
 */

/** What is odd about a deck file, a line each. */
export function warnings({ decks }: DeckFile): string[] {
  return [...contractWarnings(decks), ...destroyWarnings(decks), ...guestWarnings(decks), ...boardWarnings(decks)]
}

const FEW_CONTRACTS = 18
const DESTROY_CARDS = 4

const count = (lines: readonly DeckLine[]): number => lines.reduce((sum, { copies = 1 }) => sum + copies, 0)
const ofKind = (lines: readonly DeckLine[] = [], kind: DeckLine['kind']): DeckLine[] =>
  lines.filter(line => line.kind === kind)

function contractWarnings({ A }: Decks): string[] {
  const contracts = count(ofKind(A, 'contract'))
  if (A === undefined || contracts >= FEW_CONTRACTS) return []
  return [`Deck A: ${contracts} of ${count(A)} cards are contracts; the printed deck holds almost only contracts`]
}

function destroyWarnings({ C }: Decks): string[] {
  const cards = count(ofKind(C, 'destroy'))
  if (C === undefined || cards === DESTROY_CARDS) return []
  return [`Deck C: ${cards} cards destroy evidence; the printed deck holds ${DESTROY_CARDS}`]
}

/** Most cards show a passenger and luggage (FC-D.1). */
function guestWarnings({ D }: Decks): string[] {
  const guests = ofKind(D, 'guest')
  const both = count(guests.filter(({ passenger, luggage }) => passenger !== undefined && luggage !== undefined))
  if (D === undefined || both * 2 > count(guests)) return []
  return [`Deck D: ${both} of ${count(guests)} guest cards show a passenger and luggage; most printed ones do`]
}

/** One city of the board is a bonus city of 2 coins (FC-8.4). */
function boardWarnings({ board }: Decks): string[] {
  if (board === undefined || board.includes('B{COIN 2}')) return []
  return ['Board: the bonus city does not pay 2 coins; the printed one does']
}
