import type { Language } from '@roundhouse/words/languages'
import type { Words } from '../messages.ts'
import { hanging, widthOf, wrapped } from './layout.ts'
import type { Paint } from './paint.ts'

/** Where a command speaks and listens: the real terminal, or a script in a test. */
export interface Terminal {
  /** What is said, in the language of the one who reads it. */
  words: Words
  /** The language that the system is set to. */
  readonly language: Language
  /** As many as fit on a line; where there is no screen, any number. */
  readonly columns: number
  /** Sentences and short lists instead of drawings: for screen readers, pipes and simple terminals. */
  readonly isPlain: boolean
  /** A person sits there and can be asked. */
  readonly isInteractive: boolean
  readonly paint: Paint
  /** A line, or several, for anyone who reads the results. */
  say(text: string): void
  /** A line about how things go: problems and progress. */
  warn(text: string): void
  /** A line of progress that the next one replaces; `false`: there is no screen on which it could. */
  progress(text: string): boolean
  /** Asks for a line. `null`: the input has ended. Tab completes to one of the candidates. */
  ask(question: string, candidates?: readonly string[]): Promise<string | null>
  /** Clears the screen and what was scrolled away, where that is possible. */
  wipe(): void
  /** Rejects when somebody stops the program (`Interruption`): to be raced with whatever takes long. */
  readonly stopped: Promise<never>
  close(): void
}

/** Lets signals in between two pieces of work. */
export const yieldToTerminal = (terminal: Terminal): Promise<void> =>
  Promise.race([new Promise<void>(resolve => setImmediate(resolve)), terminal.stopped])

/** Lines as wide as the terminal. */
export function sayAll(terminal: Terminal, lines: readonly string[], paint = (text: string): string => text): void {
  for (const line of lines) for (const part of broken(line, terminal)) terminal.say(paint(part))
}

/** Asks what may be longer than a line: it breaks between words, and its last line is what the answer is typed behind. */
export function askWrapped(terminal: Terminal, question: string): Promise<string | null> {
  const lines = wrapped(question, terminal.columns - 1)
  for (const line of lines.slice(0, -1)) terminal.say(line)
  return terminal.ask(`${lines.at(-1)!} `)
}

/** What goes on under a line stands under its text; plain sentences just go on. */
function broken(line: string, { columns, isPlain }: Terminal): string[] {
  if (widthOf(line) <= columns) return [line]
  const lead = isPlain ? '' : leadOf(line)
  return hanging(lead, line.slice(lead.length), columns, isPlain ? 0 : lead.length || 2)
}

/** The word that is explained, with the blanks behind it, or the blanks a line begins with. */
const leadOf = (line: string): string => /^ *\S+(?: \S+)* {2,}/.exec(line)?.[0] ?? /^ */.exec(line)![0]
