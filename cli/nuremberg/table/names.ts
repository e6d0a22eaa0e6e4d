import type { MapArea, RailMap } from '@roundhouse/nuremberg/base/map'

/** The names of all areas in this many signs: stations in capitals, closed ground in small letters, mountains as such. */
export function namesOn({ areas }: Pick<RailMap, 'areas'>, most: number): string[] {
  const names = areas.map(({ name, station }) => (station === null ? name : name.toUpperCase()))
  return areas.map((area, n) => dressed(area, shortened(names, names[n]!, most), most))
}

function dressed({ terrain }: MapArea, name: string, most: number): string {
  if (terrain === 'mountain') return '^'.repeat(most)
  return terrain === 'hopfield' || terrain === 'hill' ? name.toLowerCase() : name
}

/** As it begins; where others begin alike, its first letter and what is its own: SCHWAIG and SCHWABACH are SWAI and SWAB. */
function shortened(names: readonly string[], name: string, most: number): string {
  if (name.length <= most) return name
  const words = name.split(' ')
  if (words.length > 1) return initialled(words, most)
  const alike = names.filter(other => begin(other, most) === begin(name, most) && !other.includes(' '))
  if (alike.length < 2) return name.slice(0, most)
  return name.charAt(0) + name.slice(commonStart(alike) - 1).slice(0, most - 1)
}

const begin = (name: string, most: number): string => name.slice(0, most).toLowerCase()

function commonStart(names: readonly string[]): number {
  const [first, ...others] = names.map(name => name.toLowerCase()) as [string, ...string[]]
  let length = 0
  while (others.every(other => other[length] === first[length] && length < first.length)) length++
  return length
}

const ROOM_FOR_BLANK = 6

/** Of several words the beginning of the first and the first letter of the last: `NURE N`. */
function initialled(words: readonly string[], most: number): string {
  const end = `${most < ROOM_FOR_BLANK ? '' : ' '}${words.at(-1)!.charAt(0)}`
  return words[0]!.slice(0, most - end.length) + end
}
