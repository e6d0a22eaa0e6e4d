import type { Seat } from '@roundhouse/kernel/game'
import type { Words } from '../messages.ts'
import { sentence } from './sentences.ts'

/** A sentence of a story, whose it is, and whether something new begins with it. */
interface StorySentence {
  readonly words: string
  readonly seat: Seat | null
  readonly isOpening: boolean
}

/** What one seat did in a row is one paragraph; everything else is a sentence of its own. */
export function paragraphs(say: Words, story: readonly StorySentence[]): string[] {
  const told: { seat: Seat | null; sentences: string[] }[] = []
  for (const { words, seat, isOpening } of story) {
    const last = told.at(-1)
    if (seat !== null && last?.seat === seat && !isOpening) last.sentences.push(words)
    else told.push({ seat, sentences: [words] })
  }
  return told.map(({ sentences }) => counted(say, sentences).map(sentence).join(' '))
}

/** The same twice in a row is said once. */
function counted(say: Words, sentences: readonly string[]): string[] {
  const said: string[] = []
  for (let i = 0; i < sentences.length; ) {
    let times = 1
    while (sentences[i + times] === sentences[i]) times++
    said.push(times === 1 ? sentences[i]! : say('terminal.times', { what: sentences[i]!, times }))
    i += times
  }
  return said
}
