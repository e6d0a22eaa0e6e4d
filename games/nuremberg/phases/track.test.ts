import { describe, expect, test } from 'vitest'
import { isTouched } from '../routes/networks.ts'
import { at, changes, play, rulesOn, show, texts, told, why } from '../testing/positions.ts'
import { rulesOnSmall } from '../testing/small-map.ts'

const two = rulesOn('nuremberg', 2)
const three = rulesOn('nuremberg', 3)

const builds = (board = '', rest = '') =>
  at(two, `phase track\nseat 1\n${board || 'points 0'}\n${rest}\nbuild-order 1 2`)

describe('NB-5.1 the phase', () => {
  test('NB-5.1 in building order each player builds one series', () => {
    const scene = at(three, 'phase track\nseat 1\n  cubes 9\nseat 2\n  cubes 9\nbuild-order 2 1 3')
    expect(scene.state.toMove).toBe(1)
    const second = play(scene, 'build Fürth > Höfen', 'finish')
    expect(second.state.toMove).toBe(0)
    const third = play(second, 'pass')
    expect(third.state.toMove).toBe(2)
    expect(show(play(third, 'pass')).phase).toBe('trains')
  })

  test('NB-5.1 a series of no links is a pass', () => {
    expect(changes(builds(), 'pass')).toEqual({ decides: '2' })
    expect(told(builds(), 'pass')).toEqual(['passed: seat 0, phase track'])
  })

  test('NB-5.1 nothing lies on the map before the series is complete', () => {
    const scene = play(builds(), 'build Fürth > Höfen')
    expect(show(scene)).toMatchObject({ series: 'Fürth > Höfen', 'seat 1 track': '-', 'seat 1 cubes': '12' })
    expect(changes(scene, 'finish')).toEqual({
      series: '-',
      'seat 1 track': 'Fürth - Höfen',
      'seat 1 cubes': '11',
      'seat 1 red': '0',
      decides: '2',
    })
  })

  test('NB-5.1 the end need not be a station, and there is nothing to finish before something is built', () => {
    expect(texts(play(builds(), 'build Fürth > Höfen'))).toContain('finish')
    expect(why(builds(), 'finish')).toBe('NB-5.1 no-series; first: build-or-pass')
    expect(why(builds(), 'give up')).toBe('NB-5.1 no-series; first: build-or-pass')
    expect(texts(builds())).not.toContain('finish')
    expect(texts(builds())).not.toContain('give up')
  })

  test('NB-5.1 a series that is begun is finished or given up, not passed', () => {
    const scene = play(builds(), 'build Fürth > Höfen')
    expect(why(scene, 'pass')).toBe('NB-5.1 series-begun; first: finish-or-give-up')
    expect(texts(scene).slice(-2)).toEqual(['finish', 'give up'])
  })

  test('NB-5.1 ruling: giving up ends a player’s building for the turn, and costs nothing', () => {
    const scene = play(builds(), 'build Fürth > Höfen', 'build Höfen > Großreuth')
    expect(changes(scene, 'give up')).toEqual({ series: '-', decides: '2' })
    expect(told(scene, 'give up')).toEqual(['gave-up: seat 0'])
  })

  test('NB-5.1 ruling: who can build nothing is skipped', () => {
    const poor = 'cubes 0\nwhite 0\nbrown 0\nred 0\ngreen 0'
    const scene = at(three, `phase track\nseat 2\n${poor}\nbuild-order 1 2 3`)
    expect(changes(scene, 'pass')).toMatchObject({ decides: '3' })
    const last = at(three, `phase track\nseat 3\n${poor}\nbuild-order 1 2 3\ndecides 2`)
    expect(show(play(last, 'pass')).phase).toBe('trains')
  })

  test('NB-5.1 who can start anywhere is asked, though not everywhere', () => {
    // Erlangen, the first of the stations, is green.
    const scene = at(three, 'phase track\nseat 2\ngreen 0\nbuild-order 1 2 3')
    expect(changes(scene, 'pass')).toMatchObject({ decides: '2' })
  })

  test('NB-5.1 a link leads from one area to another', () => {
    const none = 'NB-5.1 not-neighbours (from Münchaurach, to Münchaurach)'
    expect(why(builds(), 'build Münchaurach > Münchaurach')).toBe(none)
    expect(why(builds(), 'build Fürth > Lauf')).toBe('NB-5.1 not-neighbours (from Fürth, to Lauf)')
  })

  test('NB-5.1 building is for this phase only', () => {
    const scene = at(two, 'turn 1')
    for (const text of ['build Fürth > Höfen', 'finish', 'give up'])
      expect(why(scene, text)).toBe('NB-5.1 no-building-now; first: next-track')
  })

  test('NB-5.1 links and their running price are told, then what was finished and paid', () => {
    const scene = builds('white 2', 'landowners Stadeln')
    expect(told(scene, 'build Fürth > Stadeln', 'build Stadeln > Vach', 'finish')).toEqual([
      'built: seat 0, from Fürth, to Stadeln, price 2',
      'built: seat 0, from Stadeln, to Vach, price 3',
      'finished: seat 0, pieces 2, price 3',
      'paid: seat 0, kind white, count 1',
      'paid: seat 0, kind red, count 1',
      'paid: seat 0, kind cubes, count 3',
    ])
  })
})

test('NB-5.1 rulebook example: two pieces that touch one area are joined there', () => {
  const scene = play(builds(), 'build Fürth > Höfen', 'build Höfen > Muggenhof', 'finish')
  const { network } = scene.state.players[0]!
  expect(network.parts.map(part => part === network.parts[0])).toEqual([true, true, true])
  const names = network.areas.map(area => two.map.areas[area]!.name)
  expect(names.sort()).toEqual(['Fürth', 'Höfen', 'Muggenhof'])
  expect(isTouched(scene.state.players[1]!.network, network.areas[0]!)).toBe(false)
})

describe('NB-5.7 landowners leave', () => {
  const lands = 'landowners Stadeln, Vach, Zirndorf 2'

  test('NB-5.7 those in areas that the series touches leave the game, its start included', () => {
    const rules = rulesOnSmall({
      areas: { A: { station: 'town', company: 'red' }, B: { station: 'village' }, C: { station: 'village' } },
      borders: 'A-B B-C',
    })
    const scene = at(rules, 'phase track\nseat 1\nwhite 4\nlandowners A 2, B, C\nbuild-order 1 2')
    expect(changes(scene, 'build A > B', 'finish')).toMatchObject({ landowners: 'C', 'seat 1 white': '1' })
  })

  test('NB-5.7 not before the series is paid, and not when it is given up', () => {
    const scene = play(builds('white 3', lands), 'build Fürth > Stadeln')
    expect(show(scene).landowners).toBe('Vach, Stadeln, Zirndorf 2')
    expect(show(play(scene, 'give up')).landowners).toBe('Vach, Stadeln, Zirndorf 2')
    expect(show(play(scene, 'finish')).landowners).toBe('Vach, Zirndorf 2')
  })

  test('NB-5.7 where there are none, none leave', () => {
    expect(changes(builds('', lands), 'build Fürth > Höfen', 'finish')).not.toHaveProperty('landowners')
  })
})

describe('NB-5.10 the chain from Fürth to Nuremberg', () => {
  const closing = (first: string, second: string, rest = '') =>
    at(three, `phase track\nseat 1\ncubes 12\n${first}\nseat 2\n${second}\n${rest}\nbuild-order 1 2 3`)

  test('NB-5.10 the first chain of joined pieces of any owners pays 1 point for each own piece in it', () => {
    const scene = closing('red 2', 'track Fürth - Poppenreuth - Schniegling')
    expect(changes(scene, 'build Nuremberg North > Schniegling', 'finish')).toMatchObject({
      'seat 1 points': '1',
      'seat 2 points': '2',
    })
  })

  test('NB-5.10 it is told, and the points in player order', () => {
    const scene = closing('red 2', 'track Fürth - Poppenreuth - Schniegling', 'order 3 2 1')
    expect(told(scene, 'build Nuremberg North > Schniegling', 'finish').slice(-3)).toEqual([
      'chain-closed: seat 0, pieces 3',
      'scored: seat 1, points 2, for chain',
      'scored: seat 0, points 1, for chain',
    ])
  })

  test('NB-5.10 either Nuremberg will do', () => {
    const scene = closing('', 'track Fürth - Höfen - Muggenhof - Gostenhof')
    expect(changes(scene, 'build Nuremberg South > Gostenhof', 'finish')).toMatchObject({
      'seat 1 points': '1',
      'seat 2 points': '3',
    })
  })

  test('NB-5.10 once a game', () => {
    const scene = closing('red 3', 'track Fürth - Poppenreuth - Schniegling')
    const closed = play(scene, 'build Nuremberg North > Schniegling', 'finish')
    const again = play(closed, 'build Nuremberg South > Gostenhof', 'build Gostenhof > Schniegling', 'finish')
    expect(again.state.players.map(({ points }) => points)).toEqual([1, 2, 0])
    expect(told(closed, 'build Nuremberg South > Gostenhof', 'build Gostenhof > Schniegling', 'finish')).not.toContain(
      'chain-closed',
    )
  })

  test('NB-5.10 not before the series is paid, and not for one that is given up', () => {
    const scene = play(
      closing('red 2', 'track Fürth - Poppenreuth - Schniegling'),
      'build Nuremberg North > Schniegling',
    )
    expect(scene.state.players.map(({ points }) => points)).toEqual([0, 0, 0])
    expect(play(scene, 'give up').state.players.map(({ points }) => points)).toEqual([0, 0, 0])
  })

  test('NB-5.10 ruling: company pieces may be part of it and score nothing', () => {
    const scene = closing(
      'red 2',
      'track Fürth - Höfen',
      'red-track Fürth - Poppenreuth - Schniegling\nstations Schniegling red',
    )
    expect(told(scene, 'build Nuremberg North > Schniegling', 'finish').slice(-2)).toEqual([
      'chain-closed: seat 0, pieces 3',
      'scored: seat 0, points 1, for chain',
    ])
  })

  test('NB-5.10 ruling: branches and longer ways do not count, only the chain with the fewest pieces', () => {
    const scene = closing(
      'red 2\ntrack Fürth - Höfen - Poppenreuth, Höfen - Großreuth',
      'track Fürth - Poppenreuth - Schniegling',
    )
    expect(changes(scene, 'build Nuremberg North > Schniegling', 'finish')).toMatchObject({
      'seat 1 points': '1',
      'seat 2 points': '2',
    })
  })

  test('NB-5.10 ruling: of several the one with most pieces of the player who has just built', () => {
    const scene = closing(
      'red 2\ntrack Fürth - Poppenreuth - Schniegling',
      'track Fürth - Höfen - Muggenhof - Gostenhof, Fürth - Stadeln - Ronhof - Schniegling',
    )
    // Over Poppenreuth 3 pieces, all his own.
    expect(changes(scene, 'build Nuremberg North > Schniegling', 'finish')).toMatchObject({ 'seat 1 points': '3' })
    expect(changes(scene, 'build Nuremberg North > Schniegling', 'finish')).not.toHaveProperty('seat 2 points')
  })

  test('NB-10.1 a map without such a line pays nothing', () => {
    const rules = rulesOnSmall({
      areas: { A: { station: 'city', company: 'red' }, B: { station: 'city', company: 'red' } },
      borders: 'A-B',
    })
    const scene = at(rules, 'phase track\nseat 1\nred 2\nbuild-order 1 2')
    expect(told(scene, 'build A > B', 'finish').filter(line => /chain|scored/.test(line))).toEqual([])
  })
})

describe('how building is written', () => {
  const { game } = builds()

  test.each([
    'build Fürth > Höfen',
    'build Fürth > Lauf',
    'build Münchaurach > Münchaurach',
    'build Röthenbach an der Pegnitz > Lauf',
    'finish',
    'give up',
  ])('%s is read and written', text => {
    expect(game.write(game.read(text)!)).toBe(text)
  })

  test.each(['build fuerth > hofen', 'build  FÜRTH >   HÖFEN', 'build Furth>Hoefen'])(
    '%s is read without marks, in any case and with or without blanks',
    text => {
      expect(game.read(text)).toBe(game.read('build Fürth > Höfen'))
    },
  )

  test.each([
    'build',
    'build Fürth',
    'build Fürth Höfen',
    'build Fürth > Atlantis',
    'build Atlantis > Fürth',
    'build Fürth > Höfen > Großreuth',
    'finish now',
    'give',
    'give in',
    'give up now',
  ])('%s is no move', text => {
    expect(game.read(text)).toBeNull()
  })
})
