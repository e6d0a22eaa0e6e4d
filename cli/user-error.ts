import { Refusal } from '@roundhouse/kernel/game'
import type { After, Values } from '@roundhouse/kernel/say'
import { refusalInWords } from '@roundhouse/words/refusals/words'
import type { TerminalMessageKey, Words } from './messages.ts'
import { sentence } from './words/sentences.ts'

/** Bad input, said to anyone who typed it in their language. What caused it fills in `{why}`. */
export class UserError extends Refusal {
  constructor(key: TerminalMessageKey, values: Values = {}, cause?: unknown) {
    super(key, key, values, cause)
  }
}

/** The command line itself was wrong: a bad option, a bad number, too few words. */
export class WrongUse extends UserError {}

/** What failed has been already given, one thing after another. */
export class CommandFailure extends Error {}

/** What went wrong, in the reader's language; what only makers of decks, maps and scenarios meet is English. */
export const refusalWords = (say: Words, refusal: Refusal): string =>
  refusalInWords(say, refusal, refusal.cause === undefined ? null : whyWords(say, refusal.cause))

/** The same as a sentence; whatever else went wrong is thrown on. */
export function refusalSentence(say: Words, error: unknown): string {
  if (!(error instanceof Refusal)) throw error
  return sentence(refusalWords(say, error))
}

const whyWords = (say: Words, cause: unknown): string =>
  cause instanceof Refusal ? refusalWords(say, cause) : systemWords(say, cause)

/** Why the system refused something. */
export function systemWords(say: Words, error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? String(error)
  return say.find(`terminal.system.${code}`) ?? say('terminal.system.other', { code })
}

export const isSystemError = (error: unknown): boolean =>
  error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string'

type FileFault = After<'terminal.error.', TerminalMessageKey>

/** A refusal with its file in front of it, unless it names it already; whatever else went wrong stays as it is. */
export const refusedFile = <Failure>(path: string, error: Failure, how: FileFault = 'file'): Failure | UserError =>
  error instanceof Refusal && error.values['path'] !== path
    ? new UserError(`terminal.error.${how}`, { path }, error)
    : error
