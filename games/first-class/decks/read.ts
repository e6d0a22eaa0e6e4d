import { readJson } from '@roundhouse/kernel/file/json'
import { refuseIf } from '@roundhouse/kernel/file/problems'
import { isObject } from '@roundhouse/kernel/file/shape'
import type { ConditionRule } from '../base/table.ts'
import { type DeckFile, definition, type FullDecks } from './definition.ts'
import { standardDecks } from './standard.ts'
import { problemsTogether } from './together.ts'
import { tidy } from './write.ts'

/** Reads a deck file. A bad one is refused, with all that is wrong in it, a line each. */
export function readDecks(
  conditions: readonly ConditionRule[],
  json: unknown,
  standard: FullDecks = standardDecks(),
): DeckFile {
  refuseIf(problemsIn(conditions, json, standard))
  return tidy(json as DeckFile)
}

export const readDeckText = (conditions: readonly ConditionRule[], text: string, standard?: FullDecks): DeckFile =>
  readDecks(conditions, readJson(text), standard)

function problemsIn(conditions: readonly ConditionRule[], json: unknown, standard: FullDecks): string[] {
  const single = definition(conditions).file.problems(json, 'The file')
  const decks = isObject(json) && isObject(json['decks']) ? json['decks'] : {}
  return [...single, ...problemsTogether(decks, standard.decks)]
}
