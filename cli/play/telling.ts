import type { Eye } from '@roundhouse/kernel/game'
import { wrapped } from '../table/layout.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { storyWords } from '../words/en/story.ts'
import { type Session, voiceOf } from './session.ts'

/** Says what happened since this pair of eyes was told last. A watcher's place in the story is kept for seat 0. */
export function tellNews(session: Session, eye: Eye): void {
  const place = eye === 'watcher' ? 0 : eye
  const { story } = session.match
  sayAll(session.terminal, storyWords(voiceOf(session, eye), story.slice(session.told[place])))
  session.told[place] = story.length
}

/** Lines as wide as the terminal; a screen reader gets them whole. */
export function sayAll(terminal: Terminal, lines: readonly string[]): void {
  for (const line of lines) terminal.say(terminal.isPlain ? line : wrapped(line, terminal.columns, '  ').join('\n'))
}
