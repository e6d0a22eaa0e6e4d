import type { AnyChoice } from '@roundhouse/kernel/game'

/** A legal move: how it is written, what it does, and where on the table it is chosen. */
export interface Option<Choice, Target> {
  readonly text: string
  readonly choice: Choice
  readonly target: Target
}

/** Every legal move by the key of its target. */
export type Targets<Choice, Target, Key extends string> = ReadonlyMap<Key, readonly Option<Choice, Target>[]>

/** What a game says of its targets. */
interface TargetRules<Rules, Choice extends AnyChoice, Target, Key extends string> {
  /** What a move does; `null` if none is written so. */
  readonly describe: (rules: Rules, text: string) => Choice | null
  /** Where it is chosen, by what it does. */
  readonly targets: {
    readonly [Do in Choice['do']]: (choice: Extract<Choice, { readonly do: Do }>, rules: Rules, text: string) => Target
  }
  /** How the table marks it. */
  readonly keyOf: (target: Target, rules: Rules) => Key
}

/** Finds the targets of moves. Many parts of a table ask this of the same moves, so each is read once. */
export function targetReader<Rules extends object, Choice extends AnyChoice, Target, Key extends string>({
  describe,
  targets,
  keyOf,
}: TargetRules<Rules, Choice, Target, Key>) {
  const known = new WeakMap<Rules, Map<string, Option<Choice, Target>>>()

  const read = (rules: Rules, text: string): Option<Choice, Target> => {
    const choice = describe(rules, text)
    if (choice === null) throw new Error(`No place on the table is known for the move "${text}"`)
    // What it does is what the target is found by, which the compiler cannot follow.
    return { text, choice, target: targets[choice.do as Choice['do']](choice as never, rules, text) }
  }

  const optionOf = (rules: Rules, text: string): Option<Choice, Target> => {
    const options = known.get(rules) ?? new Map<string, Option<Choice, Target>>()
    known.set(rules, options)
    const option = options.get(text) ?? read(rules, text)
    options.set(text, option)
    return option
  }

  const targetsOf = (rules: Rules, texts: readonly string[]): Targets<Choice, Target, Key> => {
    const found = new Map<Key, Option<Choice, Target>[]>()
    for (const option of texts.map(text => optionOf(rules, text))) {
      const key = keyOf(option.target, rules)
      const others = found.get(key)
      if (others === undefined) found.set(key, [option])
      else others.push(option)
    }
    return found
  }

  return { optionOf, targetsOf }
}

/** The moves that are chosen at a target, as they are written. */
export const textsAt = <Key extends string>(targets: Targets<unknown, unknown, Key>, key: Key): readonly string[] =>
  (targets.get(key) ?? []).map(({ text }) => text)

/** A part of the table by what it is marked with. */
export const targetSelector = (key: string): string => `[data-target="${key}"]`
