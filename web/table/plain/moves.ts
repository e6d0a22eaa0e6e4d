/** A legal move: as it is written, and in words. */
export interface MoveEntry {
  readonly text: string
  readonly words: string
}

const folded = (text: string): string => text.trim().toLowerCase()

/** The moves in which everything that was typed stands, in their text or in their words. */
export function matching(moves: readonly MoveEntry[], typed: string): readonly MoveEntry[] {
  const wanted = folded(typed).split(/\s+/)
  return moves.filter(({ text, words }) => wanted.every(each => folded(`${text} ${words}`).includes(each)))
}

/** The move that was typed: the one that is written so, or the only one left; `null`: none or several. */
export function typedMove(moves: readonly MoveEntry[], typed: string): MoveEntry | null {
  const found = matching(moves, typed)
  return moves.find(({ text }) => folded(text) === folded(typed)) ?? (found.length === 1 ? found[0]! : null)
}
