import type { View } from '@roundhouse/first-class/base/view'
import { groupTitle, moveWords } from '../first-class/words/en/moves.ts'
import type { Voice } from '../first-class/words/en/voice.ts'
import { inColumns, packed, padded, wrapped } from '../terminal/layout.ts'

/** A legal move and the number it can be chosen by. */
interface Entry {
  readonly number: number
  readonly text: string
}

/** Longer lists are drawn without words: `moves` tells them. */
const MOST_WITH_WORDS = 12

/** These need no words: the offer is on the table. */
const BY_PLACE = ['take', 'decline']

const wordOf = (text: string): string => text.split(' ')[0]!

/** The moves in groups, in the order they are listed. */
function groupsOf(moves: readonly string[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const [i, text] of moves.entries()) {
    const entry = { number: i + 1, text }
    groups.set(wordOf(text), [...(groups.get(wordOf(text)) ?? []), entry])
  }
  return groups
}

/** The choices as they stand under the table: short where there are many. */
export function drawMenu(voice: Voice, view: View, moves: readonly string[], width: number): string[] {
  if (moves.length <= MOST_WITH_WORDS) return listWithWords(voice, view, moves, width)
  const groups = [...groupsOf(moves)]
  const others = groups.flatMap(([word, entries]) => (BY_PLACE.includes(word) ? [] : entries))
  return [
    ...groups.flatMap(([word, entries]) => (BY_PLACE.includes(word) ? placesOf(word, entries, width) : [])),
    ...inColumns(others.map(numbered), width),
  ]
}

const numbered = ({ number, text }: Entry): string => `${String(number).padStart(2)}) ${text}`

const placesOf = (word: string, entries: readonly Entry[], width: number): string[] =>
  packed(
    [padded(word, 7), ...entries.map(({ number, text }) => numbered({ number, text: text.split(' ')[1]! }))],
    width,
    ' ',
    padded('', 8),
  )

function listWithWords(voice: Voice, view: View, moves: readonly string[], width: number): string[] {
  const widest = Math.max(...moves.map(text => text.length))
  return moves.flatMap((text, i) => {
    const lead = `${numbered({ number: i + 1, text: padded(text, widest) })}  `
    const [first, ...more] = wrapped(moveWords(voice, view, text), width - lead.length)
    return [lead + first, ...more.map(line => ' '.repeat(lead.length) + line)]
  })
}

/** The same as sentences: each move with its number and its words, declining by place alone. */
export const sayMenu = (voice: Voice, view: View, moves: readonly string[]): string[] =>
  [...groupsOf(moves)].flatMap(([word, entries]) => [`${groupTitle(word)}:`, ...sayGroup(voice, view, word, entries)])

const sayGroup = (voice: Voice, view: View, word: string, entries: readonly Entry[]): string[] =>
  word === 'decline'
    ? [`${entries.map(({ number, text }) => `${number}, ${text}`).join('. ')}.`]
    : entries.map(({ number, text }) => `${number}, ${text}: ${moveWords(voice, view, text)}.`)
