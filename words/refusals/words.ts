import type { Say, Values } from '@roundhouse/kernel/say'

/** What was refused: its message and what that speaks of; `key` is `null` where it is said in English only. */
export interface RefusalParts {
  readonly message: string
  readonly key: string | null
  readonly values: Values
}

/** What was refused, in the reader's language. What caused it fills in `{why}`. */
export function refusalInWords(say: Pick<Say<string>, 'find'>, refusal: RefusalParts, why: string | null): string {
  const { key, values, message } = refusal
  return (key === null ? null : say.find(key, why === null ? values : { ...values, why })) ?? message
}
