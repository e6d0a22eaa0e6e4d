import type { Place } from './targets.ts'

/** What a key asks for. */
export type Wish =
  | { readonly do: 'target'; readonly number: number }
  | { readonly do: 'go-on' | 'undo' | 'undo-turn' | 'close' | 'tell' }
  | { readonly do: 'walk'; readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1; readonly isEverywhere: boolean }

const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const

/** 1 to 9 choose a target, Enter goes on, U takes back, R tells what happened, arrows walk between targets, with Shift over all places. */
export function wishOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Wish | null {
  if (/^[1-9]$/.test(key)) return { do: 'target', number: Number(key) }
  if (key === 'Enter') return { do: 'go-on' }
  if (key === 'Escape') return { do: 'close' }
  if (key.toLowerCase() === 'r') return { do: 'tell' }
  if (key.toLowerCase() === 'u') return { do: shiftKey ? 'undo-turn' : 'undo' }
  return Object.hasOwn(ARROWS, key)
    ? { do: 'walk', ...ARROWS[key as keyof typeof ARROWS], isEverywhere: shiftKey }
    : null
}

/** Targets in the order they are numbered: as they stand on the table, each once. */
export const inOrder = (places: readonly (string | undefined)[]): Place[] =>
  [...new Set(places.filter(place => place !== undefined))] as Place[]
