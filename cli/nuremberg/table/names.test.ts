import { MAP_NAMES } from '@roundhouse/nuremberg/maps/standard'
import { rulesOn } from '@roundhouse/nuremberg/testing/positions'
import { expect, test } from 'vitest'
import { namesOn } from './names.ts'

const { map } = rulesOn('nuremberg', 2)
const shown = (name: string, most: number) => namesOn(map, most)[map.areas.findIndex(area => area.name === name)]

test.each([
  ['Lauf', 4, 'LAUF'],
  ['Fürth', 4, 'FÜRT'],
  ['Ronhof', 4, 'Ronh'],
  ['Buch', 6, 'Buch'],
  ['Neunkirchen am Brand', 6, 'NEUN B'],
  ['Neunkirchen am Brand', 4, 'NEUB'],
  ['Roßtal', 6, 'ROSSTA'],
  ['Alte Veste', 6, '^^^^^^'],
  ['Schwaig', 6, 'SCHWAI'],
  ['Schwaig', 4, 'SWAI'],
  ['Schwabach', 4, 'SWAB'],
  ['Schniegling', 4, 'SNIE'],
])('%s in %i signs is %s', (name, most, short) => expect(shown(name, most)).toBe(short))

test.each(MAP_NAMES.flatMap(name => [4, 6].map(most => [name, most] as const)))(
  'on the map %s, stations in %i signs are told apart',
  (name, most) => {
    const { areas } = rulesOn(name, 2).map
    const stations = namesOn({ areas }, most).filter((_, area) => areas[area]!.station !== null)
    expect(stations.filter((short, n) => stations.indexOf(short) < n)).toEqual([])
    expect(Math.max(...stations.map(short => short.length))).toBeLessThanOrEqual(most)
  },
)
