import { Refusal } from '@roundhouse/kernel/game'

/** How a command ends, as the shell sees it. */
export const FINE = 0
export const FAILED = 1
export const WRONG_USE = 2

/** The command line itself was wrong: a bad option, a bad number, too few words. */
export class WrongUse extends Refusal {}

/** Somebody pressed Ctrl-C, or the system asked us to stop. */
export class Interruption extends Error {
  readonly signal: keyof typeof SIGNALS

  constructor(signal: keyof typeof SIGNALS, message = 'Stopped.') {
    super(message)
    this.signal = signal
  }
}

/** What a shell reports of a program that a signal ended: 128 and its number. */
export const SIGNALS_FROM = 128
export const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGPIPE: 141, SIGTERM: 143 } as const

/** Something we wrote could not be written: the disk is full, the folder is not ours. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  ENOSPC: 'there is no space left on the device',
  EROFS: 'it lies on something that can only be read',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
  EDQUOT: 'the quota of the disk is used up',
  EIO: 'the device reports an error',
}

/** Why the system refused something, in words. */
export function systemWords(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  return (code !== undefined && REASONS[code]) || `the system says ${code ?? String(error)}`
}

export const isSystemError = (error: unknown): boolean =>
  error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string'

/** What failed has been said already, one thing after another. */
export class CommandFailure extends Error {}

/** A message about a file, which names the file once. */
export const about = (file: string, message: string): string =>
  message.includes(file) ? message : `${file}: ${message}`

/** A refusal in other words; whatever else went wrong stays as it is. */
export const reworded = (error: unknown, words: (message: string) => string): unknown =>
  error instanceof Refusal ? new Refusal(words(error.message)) : error
