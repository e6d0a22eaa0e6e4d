import { draw } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import type { NoFacts } from '@roundhouse/kernel/story'
import { type GameTable, score } from '../../base/table.ts'
import { drawEvidence } from './evidence.ts'
import { murderOf, NOBODY } from './roles.ts'
import { DISCARD, PRINTS, pointsOn, TOKENS } from './tokens.ts'

declare module '../../base/story.ts' {
  interface Story {
    'murderer-shown': { seat: Seat }
    tokens: { seat: Seat; tokens: readonly number[] }
    arrested: { prints: readonly number[]; seats: readonly Seat[] }
  }
  interface Scores {
    evidence: NoFacts
    escape: NoFacts
  }
}

export const MURDERERS_TOKENS = 2
const ESCAPE = 20

/** 1, 2, 3 destroy-evidence cards discard up to 1, 3, 5 own tokens; each further one 1 more (FC-C.4). */
export const destroyed = (cards: number): number => (cards <= 3 ? [0, 1, 3, 5][cards]! : cards + 2)

const MOST_PRINTS_FIRST = PRINTS.toReversed()

/**
 * Fingerprints left when each 'discard evidence' has taken one other token with it, and the destroy cards theirs.
 * Ruling: the tokens with the most fingerprints go, without asking: it is never worse (FC-C.6).
 */
export function printsLeft(tokens: readonly number[], destroyCards: number): number {
  let away = destroyed(destroyCards) + countOf(tokens, DISCARD)
  let left = 0
  for (const prints of MOST_PRINTS_FIRST) {
    const found = countOf(tokens, prints)
    left += prints * Math.max(0, found - away)
    away = Math.max(0, away - found)
  }
  return left
}

function countOf(tokens: readonly number[], wanted: number): number {
  let count = 0
  for (const token of tokens) if (token === wanted) count++
  return count
}

/** Most fingerprints: arrested, all who tie. Ruling: if everyone has the same number nobody is (FC-C.7). */
export function arrestedOf(prints: readonly number[]): Seat[] {
  const most = Math.max(...prints)
  if (prints.every(n => n === most)) return []
  return prints.flatMap((n, seat) => (n === most ? [seat] : []))
}

/** After the Game End cards: the murderer draws, all tokens are turned up, the police decides (FC-C.6 to FC-C.8). */
export function arrests(table: GameTable): void {
  const { state } = table
  const { murderer } = murderOf(state)
  if (murderer !== NOBODY) {
    table.emit?.({ key: 'murderer-shown', facts: { seat: murderer } })
    for (let n = 0; n < MURDERERS_TOKENS; n++) drawEvidence(table, murderer)
  }
  const shown = turnUp(table)
  for (const [seat, tokens] of shown.entries())
    score(
      table,
      seat,
      tokens.reduce((sum, token) => sum + pointsOn(token), 0),
      'evidence',
    )
  const prints = shown.map((tokens, seat) => printsLeft(tokens, murderOf(state).destroy[seat]!))
  const arrested = arrestedOf(prints)
  state.slices = { ...state.slices, murder: { ...murderOf(state), shown, arrested } }
  table.emit?.({ key: 'arrested', facts: { prints, seats: arrested } })
  if (murderer !== NOBODY && !arrested.includes(murderer)) score(table, murderer, ESCAPE, 'escape')
}

/** Nobody has seen a token before, so what each one shows is drawn now. */
function turnUp(table: GameTable): number[][] {
  const bag = [...TOKENS]
  return murderOf(table.state).evidence.map((count, seat) => {
    const tokens = Array.from({ length: count }, () => draw(table.state, bag))
    table.emit?.({ key: 'tokens', facts: { seat, tokens } })
    return tokens
  })
}
