/** How a command ends, as the shell sees it. */
export const FINE = 0
export const FAILED = 1
export const WRONG_USE = 2

/** What a shell reports of a program that a signal ended: 128 and its number. */
export const SIGNALS_FROM = 128
export const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGPIPE: 141, SIGTERM: 143 } as const

/** Somebody pressed Ctrl-C, or the system asked us to stop. */
export class Interruption extends Error {
  readonly signal: keyof typeof SIGNALS

  constructor(signal: keyof typeof SIGNALS, message = '') {
    super(message)
    this.signal = signal
  }
}
