import { type Dice, roll } from '../dice.ts'
import type { Game, Move, Reason } from '../game.ts'

/** What can be seen in games, as names: a runner plays until it has seen all of it. */
export type Sights = Set<string>

/**
 * What is legal is decided at one place, but listed by shorter ways: for every move there can ever be, both must agree.
 * The first that they do not agree on; `null`: there is none.
 */
export function disagreement<State extends Dice>(
  game: Game<State>,
  state: State,
  everyMove: Iterable<Move>,
  isLegal: (move: Move) => boolean,
  nameOf: (move: Move) => string,
): string | null {
  const listed = new Set(game.moves(state))
  for (const move of everyMove)
    if (isLegal(move) !== listed.delete(move))
      return `${nameOf(move)}, is ${isLegal(move) ? 'legal but not' : 'not legal but'} in the list`
  return listed.size === 0 ? null : `${[...listed].map(move => game.write(move)).join(', ')} cannot be asked for`
}

/** Texts that were legal at some time in some game. */
export class Texts {
  readonly #texts: string[] = []
  readonly #known = new Set<string>()

  add(texts: readonly string[]): void {
    for (const text of texts) {
      if (this.#known.has(text)) continue
      this.#known.add(text)
      this.#texts.push(text)
    }
  }

  some(dice: Dice, count: number): string[] {
    return Array.from({ length: count }, () => this.#texts[roll(dice, this.#texts.length)]!)
  }
}

/** How a reason is called among the sights. */
const sightOf = ({ rule, code }: Reason): string => `reason: ${rule} ${code}`

/**
 * Asks why for each text. A text that is not in the list gets a reason with a rule there is, one that is in it gets none.
 * The first answer that is wrong; `null`: there is none. Every reason that is given is a sight, too.
 */
export function wrongAnswer<State extends Dice>(
  game: Game<State>,
  state: State,
  texts: readonly string[],
  seen: Sights,
  isRule: (id: string) => boolean,
): string | null {
  const listed = new Set(game.moves(state).map((move: Move) => game.write(move)))
  for (const text of texts) {
    const reason = game.why(state, game.toMove(state) ?? 0, text)
    if (reason !== null) seen.add(sightOf(reason))
    if (listed.has(text) !== (reason === null))
      return `"${text}" is ${listed.has(text) ? '' : 'not '}legal, but ${reason?.code ?? 'has no reason'}`
    if (reason !== null && !isRule(reason.rule) && !(reason.rule === 'notation' && game.read(text) === null))
      return `"${text}" is forbidden by ${reason.rule}, which is no rule`
  }
  return toOthers(game, state, texts, seen)
}

/** Who is not to move is told so, whatever he asks for. */
function toOthers<State extends Dice>(
  game: Game<State>,
  state: State,
  [text]: readonly string[],
  seen: Sights,
): string | null {
  const reason = game.why(state, ((game.toMove(state) ?? 0) + 1) % game.seats, text!)
  if (reason === null) return `"${text}" is legal for a seat that is not to decide`
  seen.add(sightOf(reason))
  return null
}

/** Is there a rule with this number, in a rulebook whose chapters have this many rules each? */
export const isRuleOf =
  (prefix: string, chapters: Readonly<Record<string, number>>) =>
  (id: string): boolean => {
    const [, game, chapter, rule] = /^([A-Z]+)-(\d+|[A-Z])\.([1-9]\d*)$/.exec(id) ?? []
    return game === prefix && Number(rule) <= (chapters[chapter!] ?? 0)
  }
