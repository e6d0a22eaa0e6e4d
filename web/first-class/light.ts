const LIT = [
  { outline: '3px solid var(--target)', outlineOffset: '2px' },
  { outline: '3px solid var(--target)', outlineOffset: '2px', offset: 0.7 },
  { outline: '3px solid transparent', outlineOffset: '2px' },
]

/** A part that others have only on their whole board is lit as the small board it belongs to. */
const boardIn = (place: string): string => place.split(' ')[0]!

/** Lights a place of the table for a while: on a sheet that lies over it, or on the table itself. */
export function light(place: string, length = 2000): void {
  const [found] = [`.fc-sheet ${place}`, place, boardIn(place)].flatMap(each => document.querySelector(each) ?? [])
  found?.scrollIntoView({ block: 'nearest' })
  found?.animate(LIT, { duration: length })
}
