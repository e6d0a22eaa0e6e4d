/** What can be typed besides moves. */
export const COMMANDS = [
  'help',
  'moves',
  'hint',
  'look',
  'last',
  'log',
  'why',
  'undo',
  'save',
  'load',
  'record',
  'rules',
  'quit',
] as const
export type PlayCommand = (typeof COMMANDS)[number]

/** What somebody typed, understood. */
export type Input =
  | { readonly is: 'nothing' }
  | { readonly is: 'move'; readonly text: string }
  | { readonly is: 'command'; readonly command: PlayCommand; readonly rest: string }
  | { readonly is: 'unclear'; readonly matches: readonly string[] }
  /** A number that no move has. */
  | { readonly is: 'number'; readonly number: number }
  /** Neither a legal move nor a command. */
  | { readonly is: 'other'; readonly text: string }

const SHORTHAND: Readonly<Record<string, PlayCommand>> = {
  '?': 'help',
  h: 'help',
  q: 'quit',
  exit: 'quit',
  coach: 'hint',
  u: 'undo',
  l: 'look',
}

/** How a move is written that was typed in another way, such as without accents; `null`: it is none. */
export type Reader = (text: string) => string | null

/** Understands a line: a number, a move or a command, each of which may be shortened as long as it stays clear. */
export function readInput(line: string, moves: readonly string[], read: Reader = () => null): Input {
  const text = line.trim().replace(/\s+/g, ' ')
  if (text === '') return { is: 'nothing' }
  if (/^\d+$/.test(text)) return numbered(Number(text), moves)
  const exact = moves.find(move => move.toLowerCase() === text.toLowerCase()) ?? read(text)
  if (exact !== null && moves.includes(exact)) return { is: 'move', text: exact }
  const [word, rest] = cut(text)
  const command = commandNamed(word)
  if (command !== null) return { is: 'command', command, rest }
  return shortened(text, word, rest, moves)
}

const numbered = (number: number, moves: readonly string[]): Input => {
  const text = moves[number - 1]
  return text === undefined ? { is: 'number', number } : { is: 'move', text }
}

const cut = (text: string): [word: string, rest: string] => {
  const space = text.indexOf(' ')
  return space < 0 ? [text.toLowerCase(), ''] : [text.slice(0, space).toLowerCase(), text.slice(space + 1)]
}

const commandNamed = (word: string): PlayCommand | null =>
  (Object.hasOwn(SHORTHAND, word) && SHORTHAND[word]) || COMMANDS.find(command => command === word) || null

function shortened(text: string, word: string, rest: string, moves: readonly string[]): Input {
  const commands = COMMANDS.filter(command => command.startsWith(word))
  const matches = moves.filter(move => isShortFor(text, move))
  if (matches.length + commands.length > 1) return { is: 'unclear', matches: [...matches, ...commands] }
  if (matches.length === 1) return { is: 'move', text: matches[0]! }
  return commands.length === 1 ? { is: 'command', command: commands[0]!, rest } : { is: 'other', text }
}

/** `t b3` is short for `take b3`, `f u` for `free upper 4` if there is but one: each word begins the other's. */
function isShortFor(text: string, move: string): boolean {
  const words = folded(move).split(' ')
  return folded(text)
    .split(' ')
    .every((part, i) => words[i]?.startsWith(part))
}

/** In small letters and without accents, as any keyboard can write it. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
