import type { RulePicture } from '../../rules/album.ts'

/** A piece of the map or another part of the table. */
export interface Picture extends RulePicture {
  readonly draws: 'map' | 'auction' | 'players' | 'trains'
  /** The areas that are to be seen; none: the whole map. */
  readonly around?: readonly string[]
  /** The line that is about to be sold, as the move is written. */
  readonly line?: string
}

const on =
  (map: string, players = 2) =>
  (...lines: readonly string[]): string =>
    ['nuremberg', `players ${players}`, `map ${map}`, 'maps 1', ...lines, ''].join('\n')

const nuremberg = on('nuremberg')
const wensleydale = on('wensleydale')
const three = on('nuremberg', 3)

const NORTH_OF_FUERTH = ['Vach', 'Stadeln', 'Fürth', 'Ronhof', 'Burgfarrnbach']

/** Rule by rule, as in the book. */
export const PICTURES: readonly Picture[] = [
  {
    rule: 'NB-1.3',
    draws: 'map',
    position: nuremberg('goods Burgfarrnbach 2, Unterfarrnbach, Seukendorf 2', 'reds Siegelsdorf', 'greens Zirndorf'),
    around: ['Siegelsdorf', 'Seukendorf', 'Burgfarrnbach', 'Unterfarrnbach', 'Zirndorf'],
  },
  {
    rule: 'NB-1.4',
    draws: 'map',
    position: nuremberg('reds Zirndorf', 'landowners Zirndorf, Cadolzburg', 'greens Cadolzburg, Siegelsdorf'),
    around: ['Cadolzburg', 'Zirndorf', 'Siegelsdorf', 'Fürth'],
  },
  { rule: 'NB-1.6', draws: 'map', position: nuremberg() },
  {
    rule: 'NB-3.1',
    draws: 'auction',
    position: three('phase auction', 'U1 red 5 by 2', 'U2 white', 'L1 brown 2 by 3', 'L3 green 4 by 2', 'decides 1'),
  },
  {
    rule: 'NB-4.1',
    draws: 'players',
    position: three('phase track', 'seat 1 white 3', 'seat 2 white 5', 'seat 3 brown 4', 'seat 3 points 6'),
  },
  {
    rule: 'NB-5.1',
    draws: 'map',
    position: nuremberg('phase track', 'decides 1', 'seat 1 cubes 8', 'series Fürth > Stadeln > Vach'),
    around: [...NORTH_OF_FUERTH, 'Hüttendorf', 'Kriegenbrunn', 'Obermichelbach'],
  },
  {
    rule: 'NB-5.4',
    draws: 'map',
    position: nuremberg('goods Behringersdorf 2, Erlenstegen'),
    around: ['Nuremberg North', 'Nuremberg South', 'Schmausenbuck', 'Behringersdorf'],
  },
  {
    rule: 'NB-5.5',
    draws: 'map',
    position: wensleydale('phase track', 'decides 1', 'seat 1 cubes 8', 'series Garsdale > Hawes'),
    around: ['Garsdale', 'Hawes', 'Askrigg', 'Aisgill'],
  },
  {
    rule: 'NB-5.7',
    draws: 'map',
    position: nuremberg('phase track', 'decides 1', 'seat 1 white 2', 'landowners Stadeln', 'series Fürth > Stadeln'),
    around: ['Stadeln', 'Fürth', 'Vach'],
  },
  {
    rule: 'NB-5.10',
    draws: 'map',
    position: nuremberg(
      'phase trains',
      'seat 1 track Fürth - Höfen - Muggenhof',
      'seat 2 track Muggenhof - Gostenhof - Nuremberg South',
    ),
    around: ['Fürth', 'Höfen', 'Muggenhof', 'Gostenhof', 'Nuremberg South'],
  },
  {
    rule: 'NB-6.2',
    draws: 'trains',
    position: nuremberg(
      'phase trains',
      'decides 1',
      'seat 1 brown 0',
      'seat 1 trains 2b first red second green, 5c goods yellow',
      'seat 2 trains 3a second red red goods yellow',
    ),
  },
  {
    rule: 'NB-6.5',
    draws: 'map',
    position: nuremberg(
      'phase trains',
      'decides 1',
      'seat 1 track Fürth - Unterfarrnbach',
      'seat 1 trains 5c',
      'goods Unterfarrnbach, Seukendorf, Burgfarrnbach',
    ),
    around: ['Fürth', 'Unterfarrnbach', 'Seukendorf', 'Burgfarrnbach'],
  },
  {
    rule: 'NB-6.6',
    draws: 'map',
    position: nuremberg(
      'phase trains',
      'decides 1',
      'seat 1 track Fürth - Stadeln - Vach',
      'seat 1 trains 1a',
      'reds Vach',
      'greens Stadeln',
    ),
    around: ['Vach', 'Stadeln', 'Fürth', 'Burgfarrnbach'],
  },
  {
    rule: 'NB-8.1',
    draws: 'map',
    position: nuremberg('phase takeovers', 'seat 1 red 2', 'seat 1 track Fürth - Stadeln - Vach - Obermichelbach'),
    around: [...NORTH_OF_FUERTH, 'Obermichelbach'],
    line: 'sell Vach - Fürth to red',
  },
  {
    rule: 'NB-8.3',
    draws: 'map',
    position: nuremberg('phase takeovers', 'red-track Fürth - Stadeln - Vach', 'seat 1 track Vach - Obermichelbach'),
    around: [...NORTH_OF_FUERTH, 'Obermichelbach'],
  },
  { rule: 'NB-10.1', draws: 'map', position: wensleydale() },
]
