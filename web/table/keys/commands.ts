/** What a key asks for, at every table. */
export type KeyCommand =
  | { readonly do: 'choose'; readonly number: number }
  | { readonly do: 'walk'; readonly x: Way; readonly y: Way; readonly isEverywhere: boolean }
  | { readonly do: PlainCommand }

type Way = -1 | 0 | 1
type PlainCommand =
  | 'confirm'
  | 'cancel'
  | 'more'
  | 'fewer'
  | 'undo'
  | 'undo-turn'
  | 'recap'
  | 'log'
  | 'coach'
  | 'skip'
  | 'menu'
  | 'next-point'
  | 'previous-point'

/** The one key map; `docs/page.md` tells it to players. */
const KEYS: Readonly<Record<string, PlainCommand>> = {
  enter: 'confirm',
  escape: 'cancel',
  '+': 'more',
  '-': 'fewer',
  u: 'undo',
  backspace: 'undo',
  'ctrl+z': 'undo',
  'shift+u': 'undo-turn',
  'shift+backspace': 'undo-turn',
  r: 'recap',
  l: 'log',
  c: 'coach',
  s: 'skip',
  m: 'menu',
  n: 'next-point',
  p: 'previous-point',
}

const ARROWS: Readonly<Record<string, readonly [x: Way, y: Way]>> = {
  arrowleft: [-1, 0],
  arrowright: [1, 0],
  arrowup: [0, -1],
  arrowdown: [0, 1],
}

type Chord = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Shift matters only where a key means something else with it: a plus needs it on many keyboards. */
export function commandOf({ key: typed, shiftKey, ctrlKey, metaKey, altKey }: Chord): KeyCommand | null {
  const key = typed.toLowerCase()
  if (altKey) return null
  if (ctrlKey || metaKey) return shiftKey ? null : plain(KEYS[`ctrl+${key}`])
  if (/^[1-9]$/.test(key)) return { do: 'choose', number: Number(key) }
  const way = ARROWS[key]
  if (way !== undefined) return { do: 'walk', x: way[0], y: way[1], isEverywhere: shiftKey }
  return plain((shiftKey ? KEYS[`shift+${key}`] : undefined) ?? KEYS[key])
}

const plain = (command: PlainCommand | undefined): KeyCommand | null => (command === undefined ? null : { do: command })
