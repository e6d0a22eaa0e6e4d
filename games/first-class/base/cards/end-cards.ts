import { draw } from '@roundhouse/kernel/dice'
import { append } from '../board/append.ts'
import { NO_SUCH_SYMBOL, symbolFor, useOne } from '../frames/frame.ts'
import { source, wait } from '../frames/source.ts'
import { defineMoveKind, type MoveKind, moveOf, type Objection } from '../move-kind.ts'
import { END_CARD, GEC, MOVES } from '../numbers.ts'
import { type EffectRule, type GameTable, me, type Rules, type SourceRule } from '../table.ts'
import { endFaceAt } from './card.ts'

/** The open display holds four Game End cards (FC-1.5). */
export const DISPLAY = 4

export const endCardId = (rules: Rules, card: number): string => endFaceAt(rules.printed, card).id

export const readEndCard = (rules: Rules, id: string | undefined): number | null => {
  const card = rules.printed.endFaces.findIndex(face => face.id === id)
  return card === -1 ? null : card
}

/** A card of the display is picked at once; its action waits, also when it was bought (FC-11.1). */
export function takeEndCard(table: GameTable, card: number, how: 'picked' | 'bought'): void {
  const { state } = table
  const player = me(table)
  state.display = state.display.toSpliced(state.display.indexOf(card), 1)
  player.endCards = append(player.endCards, card)
  wait(table, source(END_CARD, card))
  table.emit?.({ key: 'end-card', facts: { seat: state.toMove, card: endCardId(table.rules, card), how } })
}

/** The display is filled up only when a turn, or a part of a scoring phase, is completely over (FC-3.9). */
export function fillDisplay(table: GameTable): void {
  const { state } = table
  const missing = Math.min(DISPLAY - state.display.length, state.endPile.length)
  if (missing <= 0) return
  const pile = [...state.endPile]
  const drawn: number[] = []
  while (drawn.length < missing) drawn.push(draw(state, pile))
  state.endPile = pile
  state.display = state.display.concat(drawn)
  table.emit?.({ key: 'display', facts: { cards: drawn.map(card => endCardId(table.rules, card)) } })
}

export const displayFacts = ({ rules, state }: GameTable, card: number) => ({
  card: endCardId(rules, card),
  display: state.display.map(shown => endCardId(rules, shown)),
})
const NOT_ON_DISPLAY: Objection = { rule: 'FC-11.1', code: 'not-on-display', facts: displayFacts }
const ANOTHER_CARD: Objection = { ...NOT_ON_DISPLAY, remedy: 'card-of-the-display' }

/** `pick G7`: a Game End card of the player's choice from the display (FC-11.1). */
export const pick: MoveKind<'pick'> = defineMoveKind({
  number: MOVES.pick,
  word: 'pick',
  form: 'pick <Game End card>',
  choices: 21,
  refuse(table, card) {
    if (symbolFor(table, GEC) === null) return NO_SUCH_SYMBOL
    const { display } = table.state
    if (display.includes(card)) return null
    return display.length === 0 ? NOT_ON_DISPLAY : ANOTHER_CARD
  },
  list({ state }, into) {
    for (const card of state.display) into.push(moveOf(pick, card))
  },
  play(table, card) {
    useOne(table, symbolFor(table, GEC)!)
    takeEndCard(table, card, 'picked')
  },
  write: (rules, card) => `pick ${endCardId(rules, card)}`,
  describe: (rules, card) => ({ do: 'pick', card: endCardId(rules, card) }),
  read: (rules, words) => (words.length === 1 ? readEndCard(rules, words[0]) : null),
})

/** Ruling: from an empty display nothing is taken; the grant is lost (FC-11.2). */
export const endCardEffect: EffectRule = {
  kind: GEC,
  moveKinds: [pick],
  must: false,
  last: false,
  canBeUsed: ({ state }) => state.display.length > 0,
}

export const endCardAction: SourceRule = {
  kind: END_CARD,
  word: '',
  frame: ({ rules }, card) => endFaceAt(rules.printed, card).frame,
  write: endCardId,
  describe: (rules, card) => ({ of: 'end-card', card: endCardId(rules, card) }),
  read: (rules, words) => (words.length === 1 ? readEndCard(rules, words[0]) : null),
}
