import { light as lightParts } from '../../table/targets/light.ts'

/** A part that others have only on their whole board is lit as the small board it belongs to. */
const boardIn = (place: string): string => place.split(' ')[0]!

/** Where a place is now: on a sheet that lies over the table, or on the table itself. */
export function partAt(place: string): HTMLElement | null {
  const [found] = [`.table-sheet ${place}`, place, boardIn(place)].flatMap(
    each => document.querySelector<HTMLElement>(each) ?? [],
  )
  return found ?? null
}

/** Lights a place of the table for a while. */
export function light(place: string, milliseconds = 2000): void {
  const found = partAt(place)
  if (found === null) return
  found.scrollIntoView({ block: 'nearest' })
  setTimeout(lightParts([found]), milliseconds)
}
