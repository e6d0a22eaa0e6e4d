import { light as lightParts } from '../../table/targets/light.ts'

/** A part that others have only on their whole board is lit as the small board it belongs to. */
const boardIn = (place: string): string => place.split(' ')[0]!

/** Lights a place of the table for a while: on a sheet that lies over it, or on the table itself. */
export function light(place: string, milliseconds = 2000): void {
  const [found] = [`.table-sheet ${place}`, place, boardIn(place)].flatMap(
    each => document.querySelector<HTMLElement>(each) ?? [],
  )
  if (found === undefined) return
  found.scrollIntoView({ block: 'nearest' })
  setTimeout(lightParts([found]), milliseconds)
}
