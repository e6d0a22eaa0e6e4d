import { readJson } from '@roundhouse/kernel/file/json'
import { refuseIf } from '@roundhouse/kernel/file/problems'
import { isObject } from '@roundhouse/kernel/file/shape'
import type { ConditionRule } from '../base/condition.ts'
import { type DeckFile, definition } from './definition.ts'
import { STANDARD, standardDecks } from './standard.ts'
import { problemsTogether } from './together.ts'
import { tidy } from './write.ts'

/** Reads a deck file. A bad one is refused, with all that is wrong in it, a line each. */
export function readDecks(conditions: readonly ConditionRule[], json: unknown, set: number = STANDARD): DeckFile {
  refuseIf(problemsIn(conditions, json, set))
  return tidy(json as DeckFile)
}

export const readDeckText = (conditions: readonly ConditionRule[], text: string, set: number = STANDARD): DeckFile =>
  readDecks(conditions, readJson(text), set)

function problemsIn(conditions: readonly ConditionRule[], json: unknown, set: number): string[] {
  const single = definition(conditions).file.problems(json, 'The file')
  const decks = isObject(json) && isObject(json['decks']) ? json['decks'] : {}
  return [...single, ...problemsTogether(decks, standardDecks(set).decks)]
}
