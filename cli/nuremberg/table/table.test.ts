import { roll } from '@roundhouse/kernel/dice'
import type { Viewer } from '@roundhouse/kernel/game'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import { MAP_NAMES } from '@roundhouse/nuremberg/maps/standard'
import { at, rulesOn } from '@roundhouse/nuremberg/testing/positions'
import { describe, expect, test } from 'vitest'
import { widthOf } from '../../terminal/layout.ts'
import { inColour, noColour } from '../../terminal/paint.ts'
import { english } from '../../words/testing/english.ts'
import { drawBoxes } from './boxes.ts'
import { drawMap } from './map.ts'
import type { NurembergPicture } from './picture.ts'
import { drawPlayers } from './players.ts'
import { drawTable } from './table.ts'
import { drawTrains, drawTrainsOf } from './trains.ts'

const NAMES = ['Ann', 'Bob', 'Greedy 3', 'Greedy 4']

/** What seat 1 sees of a position on the Nuremberg map. */
function seen(position: string, width = 100, players = 2): NurembergPicture {
  const rules = rulesOn('nuremberg', players)
  const { game, state } = at(rules, position)
  return {
    view: game.view(state, 0),
    voice: { say: english, viewer: 0, names: NAMES, rules, hasPlaces: true },
    width,
    paint: noColour,
  }
}

/** Some lines of the map, by the letters of their rows: the names and what is below them. */
function rowsOf(picture: NurembergPicture, ...letters: string[]): string[] {
  const lines = drawMap(picture)
  return letters.flatMap(letter => {
    const row = lines.findIndex(line => line.startsWith(`${letter} `))
    return lines.slice(row, row + 2)
  })
}

describe('the map', () => {
  test('areas lie in their hexes: stations in capitals, closed ground small, with what is there and whose it is', () => {
    const position = 'phase track\ngoods Ronhof 2, Buch\nreds Stadeln\nlandowners Lauf\ngreens Lauf'
    expect(rowsOf(seen(position), 'd', 'e')).toEqual([
      'd      Keiden  SIEGEL  Burgfa  STADEL ~Ronhof  Buch    Thon    ZIEGEL  behrin  Rücker  NEUN S',
      '                             ~~   r  ~    **      *',
      'e  CADOLZ  seuken  Unterf ~FÜRTH  ~Poppen  SCHNIE  NURE N  Erlens  SCHWAI  LAUF    Ottens',
      '                            R     ~      ~~      ~~ R    #~      ~~           gw ~~      ~',
    ])
  })

  test('track shows whose it is, across a row and down to the next', () => {
    const position = `phase trains
red-track Nuremberg North - Schniegling
stations Schniegling red
seat 1
  track Fürth - Stadeln - Ronhof
seat 2
  track Fürth - Poppenreuth`
    expect(rowsOf(seen(position), 'd', 'e')).toEqual([
      'd      Keiden  SIEGEL  Burgfa  STADEL-1Ronhof  Buch    Thon    ZIEGEL  behrin  Rücker  NEUN S',
      '                             ~1/     ~',
      'e  CADOLZ  seuken  Unterf ~FÜRTH--2Poppen  SCHNIE-RNURE N  Erlens  SCHWAI  LAUF    Ottens',
      '                            R     ~      ~~ R    ~~ R    #~      ~~              ~~      ~',
    ])
  })

  test('a series being built is marked before it is paid', () => {
    const [names, below] = rowsOf(seen('phase track\ndecides 1\nseries Fürth > Poppenreuth > Muggenhof'), 'e')
    expect(names).toContain('FÜRTH--+Poppen')
    expect(below).toContain('\\+')
  })

  test('track between areas that are drawn apart is told below', () => {
    const far = seen('phase trains\nseat 1\n  track The South - Schwabach')
    expect(drawMap(far).at(-1)).toBe('Schwabach i5 -1- The South j6')
    expect(drawMap(seen('phase trains')).at(-1)).toMatch(/^ +1 +2 /)
  })

  test('a crowd is counted', () => {
    const { view, voice, ...screen } = seen('phase track\nreds Lauf')
    const crowded = { ...view, reds: view.reds.map(n => 3 * n) }
    expect(rowsOf({ ...screen, voice, view: crowded }, 'e')[1]).toMatch(/ 3r /)
  })

  test('where the screen is too narrow it is drawn in parts, and every column once', () => {
    const lines = drawMap(seen('phase track', 60))
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(60)
    const [first, ...more] = lines.filter(line => /^ +\d+( +\d+)*$/.test(line))
    expect(first).toMatch(/^ +1 .* 9$/)
    expect(more.map(line => line.trim().split(/\s+/)[0])).toEqual(['1', '10', '10'])
  })
})

describe('what players have', () => {
  test('a line each: orders, cubes, influence with ties, track, profit, points and what was moved', () => {
    const position = `phase track
build-order 2 1
white-discs 2 1
seat 1
  cubes 4
  red 3
  kept grey 2 red 1
seat 2
  profit 3
  points 7`
    const [title, ann, bob] = drawPlayers(seen(position))
    expect(title).toMatch(
      /player +order +build +train +cubes +bid +rest +white +brown +red +green +track +profit +points/,
    )
    expect(ann).toMatch(/^1 You +\d +2 +1 +4 +0 +11 +1a +2\S +3 +1\S +0\/15 +0 +0 +o2 \*0 r1 g0$/)
    expect(bob).toMatch(/^2 Bob +\d +1 +2 +12 +0 +3 +1\^ +2\S +1 +1\S +0\/15 +\+3 +7 +o0 \*0 r0 g0$/)
  })

  test('boxes: what they bring, the disc, and who leads', () => {
    const [upper, lower] = drawBoxes(seen('phase auction\nU1 green 5 by 2\nU2 white\nL1 red\nL2 brown'))
    expect(upper).toMatch(/^U1 whi whi whi \+gre: 5 Bob +U2 bro bro bro \+whi: from 3$/)
    expect(lower).toMatch(/^L1 red gre \+red: from 2 +L2 red gre \+bro: from 2$/)
  })

  test('trains: prices, spaces, owners and loads', () => {
    const picture = seen(
      'phase trains\nseat 1\n  track Fürth - Stadeln - Vach\n  trains 2b first red goods grey\nseat 2\n  trains 6c',
    )
    const text = drawTrains(picture).join('\n')
    expect(text).toContain('2 (3): a 1112__   b:1 r12o__ c 12____')
    expect(text).toContain('6 (1): a 22_      b 2__      c:2 ___')
    expect(drawTrainsOf(picture, 0)).toEqual(['Your trains: 2b r12o__'])
  })
})

describe('the whole table', () => {
  /** Plays any moves to the end and looks now and then, through the eyes of a player and of a watcher. */
  function seenIn(game: Nuremberg): Omit<NurembergPicture, 'width' | 'paint'>[] {
    const dice = { seed: [7, 7, 7, game.seats] as const, rolled: 0 }
    const state = game.begin([3, 2, 1, game.seats])
    const pictures: Omit<NurembergPicture, 'width' | 'paint'>[] = []
    for (let n = 0; game.toMove(state) !== null; n++) {
      const moves = game.moves(state)
      game.play(state, moves[roll(dice, moves.length)]!)
      const viewer: Viewer = n % 30 === 0 ? 'watcher' : n % game.seats
      if (n % 10 === 0)
        pictures.push({
          view: game.view(state, viewer),
          voice: { say: english, viewer, names: NAMES, rules: game.rules },
        })
    }
    return pictures
  }

  const all = MAP_NAMES.flatMap(map => seenIn(nuremberg.open(newGame(4, map))))
  const draw = (width: number, paint = noColour) => all.map(picture => drawTable({ ...picture, width, paint }))

  test.each([60, 80, 100])('is never wider than %i columns', width => {
    const lines = draw(width).flat()
    expect(lines.length).toBeGreaterThan(500)
    expect(lines.filter(line => widthOf(line) > width)).toEqual([])
  })

  test('leaves room for the question on a screen of 100 by 40, with four players', () => {
    expect(Math.max(...draw(100).map(lines => lines.length))).toBeLessThanOrEqual(33)
  })

  test('says the same without its colours', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters.
    const withoutColours = (line: string) => line.replace(/\u001b\[\d+m/g, '')
    expect(draw(100, inColour(true)).flat().map(withoutColours)).toEqual(draw(100).flat())
  })
})
