import type { Dice } from '@roundhouse/kernel/dice'
import { roll } from '@roundhouse/kernel/dice'
import type { Move, Reason } from '@roundhouse/kernel/game'
import { type Deed, deedOf, moveOf } from '../base/deed.ts'
import { countOf, kindOf } from '../base/effect.ts'
import { refuse } from '../base/stage.ts'
import type { State } from '../base/state.ts'
import { writeSource } from '../base/waiting.ts'
import type { FirstClass } from '../game.ts'
import type { Sights } from './sights.ts'

/** How many rules each chapter has (`docs/rules/first-class.md`). */
const CHAPTERS: Readonly<Record<string, number>> = {
  ...{ 1: 7, 2: 6, 3: 9, 4: 4, 5: 6, 6: 5, 7: 3, 8: 4, 9: 4, 10: 5, 11: 2, 12: 4, 13: 4 },
  ...{ A: 2, B: 6, C: 8, D: 7, E: 4, F: 5 },
}

/** Is there a rule with this number? */
export function isRule(id: string): boolean {
  const [, chapter, rule] = /^FC-(\d+|[A-F])\.([1-9]\d*)$/.exec(id) ?? []
  return chapter !== undefined && Number(rule) <= (CHAPTERS[chapter] ?? 0)
}

/**
 * What is legal is decided at one place, but listed by shorter ways: for every move there can ever be, `refuse` and the
 * list must agree. The first that they do not agree on; `null`: there is none.
 */
export function disagreement(game: FirstClass, state: State): string | null {
  const listed = new Set(game.moves(state))
  const table = { rules: game.rules, state, tell: undefined }
  const isLegal = (deed: Deed, arg: number): boolean => refuse(table, deed, arg) === null
  for (const deed of game.rules.deeds)
    for (let arg = 0; arg < (deed?.args ?? 0); arg++)
      if (isLegal(deed, arg) !== listed.delete(moveOf(deed, arg)))
        return `${deed.form}, number ${arg}, is ${isLegal(deed, arg) ? 'legal but not' : 'not legal but'} in the list`
  return listed.size === 0 ? null : `${[...listed].map(move => game.write(move)).join(', ')} cannot be asked for`
}

/** The texts of some of all the moves there can ever be, most of them near to what is open now. */
export function anyTexts(game: FirstClass, state: State, dice: Dice, count: number): string[] {
  const open = new Set(game.moves(state).map(move => deedOf(game.rules, move)))
  const deeds = [...game.rules.deeds.filter(deed => deed !== undefined), ...open, ...open, ...open]
  const most = game.rules.printed.faces.length
  const any = Array.from({ length: count }, () => {
    const deed = deeds[roll(dice, deeds.length)]!
    return textOf(game, deed, roll(dice, Math.min(deed.args, most)))
  })
  const waiting = state.waiting.map(source => `do ${writeSource(game.rules, source)}`)
  return [...waiting, ...ofFrame(game, state), ...any.filter(text => text !== null)]
}

/** To use each symbol of the open frame just as it is printed, whether it can be used or not. */
const ofFrame = (game: FirstClass, { frame }: State): string[] =>
  (frame?.left ?? []).flatMap(symbol => {
    const deeds = game.rules.effects[kindOf(symbol)]?.deeds ?? []
    return deeds.map(deed => textOf(game, deed, countOf(symbol))).filter(text => text !== null)
  })

/** `null`: the number has no text, as that of a card that is not printed. */
function textOf(game: FirstClass, deed: Deed, arg: number): string | null {
  const move = moveOf(deed, arg)
  try {
    return game.read(game.write(move)) === move ? game.write(move) : null
  } catch {
    return null
  }
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
export function wrongAnswer(game: FirstClass, state: State, texts: readonly string[], seen: Sights): string | null {
  const listed = new Set(game.moves(state).map((move: Move) => game.write(move)))
  for (const text of texts) {
    const reason = game.why(state, state.toMove, text)
    if (reason !== null) seen.add(sightOf(reason))
    if (listed.has(text) !== (reason === null))
      return `"${text}" is ${listed.has(text) ? '' : 'not '}legal, but ${reason?.code ?? 'has no reason'}`
    if (reason !== null && !isRule(reason.rule) && !(reason.rule === 'notation' && game.read(text) === null))
      return `"${text}" is forbidden by ${reason.rule}, which is no rule`
  }
  return toOthers(game, state, texts, seen)
}

/** Whoever is not to decide is told so, whatever he asks for. */
function toOthers(game: FirstClass, state: State, [text]: readonly string[], seen: Sights): string | null {
  const reason = game.why(state, (state.toMove + 1) % game.seats, text!)
  if (reason === null) return `"${text}" is legal for a seat that is not to decide`
  seen.add(sightOf(reason))
  return null
}
