import { effect } from '../frames/effect.ts'
import { NO_SUCH_SYMBOL, symbolFor, use } from '../frames/frame.ts'
import { sourceId } from '../frames/source.ts'
import { defineMoveKind, type MoveKind, type Objection, oneNumber } from '../move-kind.ts'
import { LAY, MOVES } from '../numbers.ts'
import { frameOf } from '../state.ts'
import { type EffectRule, me } from '../table.ts'
import { faceId } from './card.ts'

/** Middle cards lie between the trains; position k lies at cards 2k-1 and 2k (FC-E.1). */
export const POSITIONS = 4
export const leftCard = (position: number): number => 2 * position - 1
export const rightCard = (position: number): number => 2 * position

/** The symbol that lays the card being executed; it comes last in its frame (FC-E.3). */
export const LAY_IT = effect(LAY, 1)

const GAP: Objection = {
  rule: 'FC-E.1',
  code: 'no-gaps',
  remedy: 'next-position',
  facts: (table, position) => ({ position, next: me(table).middle.length + 1 }),
}

/** `lay 2`: at the next free position, or wholly over a card already there (FC-E.1). Ruling: four positions for all. */
export const lay: MoveKind<'lay'> = defineMoveKind({
  number: MOVES.lay,
  word: 'lay',
  form: 'lay <position 1 to 4>',
  choices: POSITIONS + 1,
  refuse(table, position) {
    if (symbolFor(table, LAY) === null) return NO_SUCH_SYMBOL
    return position >= 1 && position <= Math.min(me(table).middle.length + 1, POSITIONS) ? null : GAP
  },
  play(table, position) {
    const player = me(table)
    const face = sourceId(frameOf(table.state).source)
    use(table, LAY_IT)
    player.middle = put(player.middle, position, face)
    player.marks = put(player.marks, position, 0)
    table.emit?.({ key: 'laid', facts: { seat: table.state.toMove, card: faceId(table.rules, face), position } })
    table.rules.kinds[face]!.laid?.(table, position)
  },
  write: (_rules, position) => `lay ${position}`,
  describe: (_rules, position) => ({ do: 'lay', position }),
  read: (_rules, words) => oneNumber(words, POSITIONS),
})

export const put = (row: readonly number[], position: number, value: number): readonly number[] => {
  const copy = [...row]
  copy[position - 1] = value
  return copy
}

export const layEffect: EffectRule = {
  kind: LAY,
  moveKinds: [lay],
  must: true,
  last: true,
  canBeUsed: () => true,
}
