import type { Viewer } from '@roundhouse/kernel/game'
import { widthOf, wrapped } from '../terminal/layout.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type Session, storyOf } from './session.ts'

/**
 * Says what happened since this viewer was told last. A watcher's place in the story is kept for seat 0. Where
 * nobody has secrets, all who sit at the screen read it together.
 */
export function tellNews(session: Session, viewer: Viewer): void {
  const place = viewer === 'watcher' ? 0 : viewer
  const { told, match, cli, terminal } = session
  const { story } = match
  sayAll(terminal, storyOf(session, viewer, story.slice(told[place])))
  if (cli.hasSecrets) told[place] = story.length
  else told.fill(story.length)
}

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
