import { draw } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import type { NoFacts } from '@roundhouse/kernel/story'
import { faceAt, faceId, type Kind, readFace } from '../../base/cards/card.ts'
import type { FaceNumber } from '../../base/cards/face-number.ts'
import { effect, type Frame } from '../../base/frames/effect.ts'
import { beginFrame, NO_SUCH_SYMBOL, symbolFor } from '../../base/frames/frame.ts'
import { source, wait } from '../../base/frames/source.ts'
import { defineMoveKind, type MoveKind, moveOf, type Objection } from '../../base/move-kind.ts'
import { CARD, FREE, FROM_STORAGE, MOVES, SECOND_USE, USE } from '../../base/numbers.ts'
import type { State } from '../../base/state.ts'
import type { EffectRule, GameTable, KindRule, Rules, SourceRule } from '../../base/table.ts'

/** The open cards of a storage being used. */
export interface Storage {
  /** Cards drawn from the current pile; all of them go back into it. */
  readonly drawn: readonly number[]
  /** Those already used, and TOOLBOX. */
  readonly used: readonly number[]
}

declare module '../../base/state.ts' {
  interface Slices {
    storage?: Storage
  }
}

declare module '../../base/choice.ts' {
  interface Choices {
    /** A card of the storage, or `toolbox`. */
    use: { card: string }
  }
  interface FrameSources {
    /** The second card of a storage. */
    storage: NoFacts
  }
}

declare module '../../base/story.ts' {
  interface Story {
    storage: { seat: Seat; cards: readonly string[] }
    uses: { seat: Seat; card: string }
  }
}

declare module '../../base/reasons.ts' {
  interface Reasons {
    'not-in-storage': { facts: CardFacts; remedy: 'card-of-the-storage' }
    'not-usable': { facts: CardFacts; remedy: 'card-of-the-storage' }
    'already-used': { facts: CardFacts; remedy: 'card-of-the-storage' }
  }
}

/** Asked for only while a storage is open. */
const storageOf = ({ slices }: State): Storage => slices.storage!

type CardFacts = { card: string; drawn: readonly string[] }

const USE_ONE: Frame = [effect(USE, 1)]
export const DRAWN = 3
export const MOST_USED = 2

/** The fourth card: one upgrade of choice (FC-F.1). No face has this number. */
export const TOOLBOX = 255
const TOOLBOX_FRAME: Frame = [effect(FREE, 1)]

/** Only these can be used out of a storage (FC-F.1). */
const USABLE: readonly Kind[] = ['locomotive', 'conductor', 'car', 'money', 'game-end']
export const isUsable = ({ printed }: Rules, face: FaceNumber): boolean => USABLE.includes(faceAt(printed, face).kind)

/** Draw 3 cards from the current pile, open, and take the toolbox (FC-F.1). */
export const storageCard: KindRule = {
  kind: 'storage',
  execute(table, face) {
    const { state, rules } = table
    const pile = [...state.pile]
    const drawn = Array.from({ length: Math.min(DRAWN, pile.length) }, () => draw(state, pile))
    state.pile = pile
    state.slices = { ...state.slices, storage: { drawn, used: [] } }
    table.emit?.({ key: 'storage', facts: { seat: state.toMove, cards: drawn.map(card => faceId(rules, card)) } })
    beginFrame(table, source(CARD, face), USE_ONE)
  },
}

const nameOf = (rules: Rules, card: number): string => (card === TOOLBOX ? 'toolbox' : faceId(rules, card))

const cardFacts = ({ rules, state }: GameTable, card: number): CardFacts => ({
  card: nameOf(rules, card),
  drawn: (state.slices.storage?.drawn ?? []).map(face => faceId(rules, face)),
})
const NOT_DRAWN: Objection = { rule: 'FC-F.1', code: 'not-in-storage', remedy: 'card-of-the-storage', facts: cardFacts }
const NOT_USABLE: Objection = { rule: 'FC-F.1', code: 'not-usable', remedy: 'card-of-the-storage', facts: cardFacts }
const USED: Objection = { rule: 'FC-F.1', code: 'already-used', remedy: 'card-of-the-storage', facts: cardFacts }

function times(cards: readonly number[], card: number): number {
  let count = 0
  for (const other of cards) if (other === card) count++
  return count
}

function refuseCard({ state, rules }: GameTable, card: number): Objection | null {
  const { drawn, used } = storageOf(state)
  if (card === TOOLBOX) return used.includes(TOOLBOX) ? USED : null
  if (!drawn.includes(card)) return NOT_DRAWN
  if (!isUsable(rules, card)) return NOT_USABLE
  return times(used, card) < times(drawn, card) ? null : USED
}

/** Can one of the cards that lie open still be used, or the toolbox? */
function isAnythingLeft(table: GameTable): boolean {
  for (const card of storageOf(table.state).drawn) if (refuseCard(table, card) === null) return true
  return refuseCard(table, TOOLBOX) === null
}

/** `use X1-3`, `use toolbox`: none, one or two of the four, each once and as a frame (FC-F.1). */
export const use: MoveKind<'use'> = defineMoveKind({
  number: MOVES.use,
  word: 'use',
  form: 'use <card of the storage>|toolbox',
  choices: TOOLBOX + 1,
  refuse: (table, card) => (symbolFor(table, USE) === null ? NO_SUCH_SYMBOL : refuseCard(table, card)),
  list(table, into) {
    const { drawn } = storageOf(table.state)
    for (let i = 0; i < drawn.length; i++)
      if (drawn.indexOf(drawn[i]!) === i && refuseCard(table, drawn[i]!) === null) into.push(moveOf(use, drawn[i]!))
    if (refuseCard(table, TOOLBOX) === null) into.push(moveOf(use, TOOLBOX))
  },
  play(table, card) {
    const { state, rules } = table
    const { drawn, used } = storageOf(state)
    state.slices = { ...state.slices, storage: { drawn, used: [...used, card] } }
    table.emit?.({ key: 'uses', facts: { seat: state.toMove, card: nameOf(rules, card) } })
    beginFrame(table, source(FROM_STORAGE, card), card === TOOLBOX ? TOOLBOX_FRAME : faceAt(rules.printed, card).frame)
    if (used.length + 1 < MOST_USED && isAnythingLeft(table)) wait(table, source(SECOND_USE, 0))
  },
  write: (rules, card) => `use ${nameOf(rules, card)}`,
  describe: (rules, card) => ({ do: 'use', card: nameOf(rules, card) }),
  read: (rules, words) => (words.length !== 1 ? null : words[0] === 'toolbox' ? TOOLBOX : readFace(rules, words[0])),
})

export const useSymbol: EffectRule = {
  kind: USE,
  moveKinds: [use],
  must: false,
  last: false,
  canBeUsed: isAnythingLeft,
}

/** `do storage`: the second card is chosen when the first is done; free actions fit between (FC-F.1). */
export const secondCard: SourceRule = {
  kind: SECOND_USE,
  word: 'storage',
  frame: () => USE_ONE,
  write: () => '',
  describe: () => ({ of: 'storage' }),
  read: (_rules, words) => (words.length === 0 ? 0 : null),
}

/** All drawn cards are shuffled into the pile; none of them counts as taken (FC-F.1). */
export function returnDrawnCards({ state }: GameTable): void {
  if (state.slices.storage === undefined) return
  const { storage, ...others } = state.slices
  state.pile = [...state.pile, ...storage.drawn]
  state.slices = others
}
