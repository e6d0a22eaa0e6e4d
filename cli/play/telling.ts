import type { Viewer } from '@roundhouse/kernel/game'
import { widthOf, wrapped } from '../terminal/layout.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type Session, storyOf, tableOf } from './session.ts'

/** Says what happened since this viewer was told last. */
export const tellNews = (session: Session, viewer: Viewer): void =>
  sayAll(session.terminal, storyOf(session, viewer, session.readNews(tableOf(session), viewer)))

/** Lines as wide as the terminal. */
export function sayAll(terminal: Terminal, lines: readonly string[], paint = (text: string): string => text): void {
  for (const line of lines) for (const part of broken(line, terminal)) terminal.say(paint(part))
}

/** What goes on under a line stands under its text; plain sentences just go on. */
function broken(line: string, { columns, isPlain }: Terminal): string[] {
  if (widthOf(line) <= columns) return [line]
  const lead = isPlain ? '' : leadOf(line)
  const indent = isPlain ? '' : ' '.repeat(lead.length || 2)
  const [first, ...more] = wrapped(line.slice(lead.length), columns - indent.length)
  return [lead + first, ...more.map(part => indent + part)]
}

/** The word that is explained, with the blanks behind it, or the blanks a line begins with. */
const leadOf = (line: string): string => /^\S+(?: \S+)* {2,}/.exec(line)?.[0] ?? /^ */.exec(line)![0]
