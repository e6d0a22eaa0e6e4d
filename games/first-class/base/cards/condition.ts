export const CONDITIONS = [
  'cars',
  'cars-in-each-train',
  'run',
  'mail-cars',
  'mail-cars-reached',
  'always',
  'celebrities-or-postcards',
  'conductor-on-a-tile',
  'a-tile',
  'suspect-self-card',
  'suspect-others-card',
  'destroy-cards',
  'passengers-or-luggage',
] as const
export type ConditionName = (typeof CONDITIONS)[number]

/** How a kind of condition is written on a card. */
export interface ConditionText {
  readonly name: ConditionName
  /** For people: `<n> cars of <value>`. */
  readonly form: string
  /** The whole text as a regular expression, for reading and for schemas; no anchors. */
  readonly pattern: string
  /** The numbers of a text that matches. Car values become steps here, so that a higher car counts as every lower one. */
  numbers(groups: readonly string[]): readonly number[]
}

/** Reads a condition by the first rule that knows its text. `null`: nobody does. */
export function readCondition(
  rules: readonly ConditionText[],
  text: string,
): { rule: number; numbers: readonly number[] } | null {
  for (const [rule, { pattern, numbers }] of rules.entries()) {
    const match = new RegExp(`^(?:${pattern})$`).exec(text)
    if (match) return { rule, numbers: numbers(match.slice(1)) }
  }
  return null
}
