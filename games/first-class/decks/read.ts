import { Refusal } from '@roundhouse/kernel/game'
import type { ConditionRule } from '../base/condition.ts'
import { type DeckFile, definition } from './definition.ts'
import { readJson } from './json.ts'
import { isObject } from './shape.ts'
import { STANDARD, standardDecks } from './standard.ts'
import { problemsTogether } from './together.ts'
import { tidy } from './write.ts'

const MOST_PROBLEMS = 20

/** Reads a deck file. A bad one is refused, with all that is wrong in it, a line each. */
export function readDecks(conditions: readonly ConditionRule[], json: unknown, set: number = STANDARD): DeckFile {
  const problems = problemsIn(conditions, json, set)
  if (problems.length > 0) throw new Refusal(firstOf(problems))
  return tidy(json as DeckFile)
}

export const readDeckText = (conditions: readonly ConditionRule[], text: string, set: number = STANDARD): DeckFile =>
  readDecks(conditions, readJson(text), set)

function problemsIn(conditions: readonly ConditionRule[], json: unknown, set: number): string[] {
  const single = definition(conditions).file.problems(json, 'The file')
  const decks = isObject(json) && isObject(json['decks']) ? json['decks'] : {}
  return [...single, ...problemsTogether(decks, standardDecks(set).decks)]
}

function firstOf(problems: readonly string[]): string {
  const more = problems.length - MOST_PROBLEMS
  return [...problems.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}
