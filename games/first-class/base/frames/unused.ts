import { copyState, frameOf, type Source } from '../state.ts'
import { effectRuleOf, type GameTable } from '../table.ts'
import { countOf, type Frame } from './effect.ts'
import { isReceived } from './frame.ts'
import { NOTHING_WAITS, sourceId, sourceKind } from './source.ts'
import { beginWaiting, writeSource } from './waiting.ts'

/** The symbols of the open frame that may be left and could still be used (FC-3.2). */
export const unusedSymbols = (table: GameTable): Frame =>
  (table.state.frame?.left ?? []).filter(symbol => {
    const rule = effectRuleOf(table.rules, symbol)
    return !rule.must && rule.canBeUsed(table, countOf(symbol))
  })

/** The waiting frames of which something could still be carried out, each as often as it waits (FC-3.7). */
export const unusedFrames = (table: GameTable): Source[] =>
  table.state.waiting.filter(source => wouldPay(table, source))

/** Tried on a copy: what a frame pays, and what can be used of it, is known once it has begun. */
function wouldPay({ state, rules }: GameTable, source: Source): boolean {
  const table: GameTable = { rules, state: copyState(state), emit: undefined }
  if (rules.sources[sourceKind(source)]!.refuse?.(table, sourceId(source))) return false
  beginWaiting(table, source)
  return frameOf(table.state).left.some(
    symbol => isReceived(symbol) || effectRuleOf(rules, symbol).canBeUsed(table, countOf(symbol)),
  )
}

/** Whatever waits is lost (FC-3.7, FC-12.3). What could have been used is told. */
export function forfeitWaiting(table: GameTable): void {
  const { state, rules } = table
  if (table.emit !== undefined && state.waiting.length > 0) {
    const frames = unusedFrames(table).map(source => writeSource(rules, source))
    if (frames.length > 0) table.emit({ key: 'forfeited', facts: { seat: state.toMove, frames } })
  }
  state.waiting = NOTHING_WAITS
}
