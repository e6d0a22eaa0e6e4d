import type { CliOpenGame, Presenter } from '../game.ts'
import type { Words } from '../messages.ts'
import { hanging, inColumns, packed, padded } from '../terminal/layout.ts'
import { headed, sentence } from '../words/sentences.ts'

/** A legal move and the number it can be chosen by. */
interface Entry {
  readonly number: number
  readonly text: string
}

/** The moves of one moment, and what can be said of them. */
export interface Menu {
  readonly say: Words
  readonly opened: CliOpenGame
  readonly presenter: Presenter
  readonly moves: readonly string[]
}

/** Longer lists are drawn without words: `moves` tells them. */
const MOST_WITH_WORDS = 12

const wordOf = (text: string): string => text.split(' ')[0]!

/** The moves in groups, in the order they are listed. */
function groupsOf(entries: readonly Entry[], groupOf: (text: string) => string): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const group = groupOf(entry.text)
    groups.set(group, [...(groups.get(group) ?? []), entry])
  }
  return groups
}

const entriesOf = (moves: readonly string[]): Entry[] => moves.map((text, i) => ({ number: i + 1, text }))

/** The choices as they stand under the table: short where there are many. */
export function drawMenu(menu: Menu, width: number): string[] {
  const { moves, opened } = menu
  if (moves.length <= MOST_WITH_WORDS) return listWithWords(menu, width)
  const entries = entriesOf(moves)
  const isCompact = ({ text }: Entry) => opened.compact(text) !== null
  const others = entries.filter(entry => !isCompact(entry))
  return [
    ...drawCompact(opened, entries.filter(isCompact), width),
    ...(others.length === 0 ? [] : inColumns(others.map(numbered), width)),
  ]
}

const numbered = ({ number, text }: Entry): string => `${String(number).padStart(2)}) ${text}`

const LEAST_LEAD = 7

function drawCompact(opened: CliOpenGame, entries: readonly Entry[], width: number): string[] {
  const groups = [...groupsOf(entries, text => opened.compact(text)!.lead)]
  const widest = Math.max(LEAST_LEAD, ...groups.map(([lead]) => lead.length))
  const own = ({ number, text }: Entry) => numbered({ number, text: opened.compact(text)!.own })
  return groups.flatMap(([lead, group]) =>
    packed([padded(lead, widest), ...group.map(own)], width, ' ', padded('', widest + 1)),
  )
}

function listWithWords({ presenter, moves }: Menu, width: number): string[] {
  const widest = Math.max(...moves.map(text => text.length))
  return moves.flatMap((text, i) =>
    hanging(`${numbered({ number: i + 1, text: padded(text, widest) })}  `, presenter.moveWords(text), width),
  )
}

/** The same as sentences: each move with its number and its words, where it needs any. */
export const sayMenu = (menu: Menu): string[] =>
  [...groupsOf(entriesOf(menu.moves), wordOf)].flatMap(([word, entries]) => [
    headed(menu.say, menu.say.find(`${menu.opened.game.name}.group.${word}`) ?? word),
    ...sayGroup(menu, word, entries),
  ])

const sayGroup = (menu: Menu, word: string, entries: readonly Entry[]): string[] =>
  menu.opened.isTerse(word)
    ? [...groupsOf(entries, text => leadOf(menu, text))].map(([lead, group]) => sayTerse(menu, lead, group))
    : entries.map(({ number, text }) => `${number}, ${text}: ${sentence(menu.presenter.moveWords(text))}`)

const leadOf = ({ opened }: Menu, text: string): string => opened.compact(text)?.lead ?? wordOf(text)

/** `1, decline a1. 2, decline a2.`, or where numbers follow one another `1 - 6, bid U1 4 - 9.` */
function sayTerse({ opened }: Menu, lead: string, group: readonly Entry[]): string {
  const values = group.map(({ text }) => Number(opened.compact(text)?.own))
  const isRow = group.length > 2 && values.every((value, i) => value === values[0]! + i)
  if (isRow) return `${group[0]!.number} - ${group.at(-1)!.number}, ${lead} ${values[0]} - ${values.at(-1)}.`
  return `${group.map(({ number, text }) => `${number}, ${text}`).join('. ')}.`
}
