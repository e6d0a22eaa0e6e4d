import { describe, expect, test } from 'vitest'
import { BOTH, NEUTRAL } from '../base/company.ts'
import { servedFrom } from '../routes/networks.ts'
import { at, changes, play, rulesOn, show, texts, told, why } from '../testing/positions.ts'
import { rulesOnSmall } from '../testing/small-map.ts'

const two = rulesOn('nuremberg', 2)
const three = rulesOn('nuremberg', 3)

const sells = (board: string, rest = '', rules = two) =>
  at(rules, `turn 1\nphase takeovers\nseat 1\n${board}\n${rest}\ndecides 1`)

describe('NB-8.1 a line', () => {
  test('NB-8.1 a path of own pieces from a station of the company to any other station', () => {
    const scene = sells('track Fürth - Poppenreuth - Schniegling\nred 1\ngreen 1')
    expect(texts(scene)).toEqual(['sell Fürth - Schniegling to red', 'pass'])
    expect(changes(scene, 'sell Fürth - Schniegling to red')).toMatchObject({
      'seat 1 track': '-',
      'red-track': 'Fürth - Poppenreuth - Schniegling',
    })
  })

  test('NB-8.1 the ends are stations', () => {
    const scene = sells('track Fürth - Höfen - Muggenhof')
    expect(why(scene, 'sell Fürth - Höfen to red')).toBe(
      'NB-8.1 ends-are-stations (company red, from Fürth, to Höfen, pieces 1, price 1, influence 1); first: another-line',
    )
    expect(why(scene, 'sell Höfen - Muggenhof to red')).toMatch(/^NB-8.1 ends-are-stations/)
  })

  test('NB-8.1 one of them is a station of that company', () => {
    const scene = sells('track Fürth - Höfen - Muggenhof\ngreen 2')
    expect(why(scene, 'sell Fürth - Muggenhof to green')).toBe(
      'NB-8.1 no-station-of-company (company green, from Fürth, to Muggenhof, pieces 2, price 1, influence 2); first: another-line',
    )
    // Either end will do, and one of both companies is one of each.
    expect(texts(sells('track Fürth - Höfen - Muggenhof\ngreen 2\nred 2', 'stations Muggenhof green'))).toEqual([
      'sell Fürth - Muggenhof to red',
      'sell Fürth - Muggenhof to green',
      'pass',
    ])
  })

  test('NB-8.1 own track joins them', () => {
    const scene = sells('track Fürth - Höfen - Muggenhof', 'seat 2\ntrack Muggenhof - Gostenhof')
    expect(why(scene, 'sell Fürth - Lauf to red')).toBe(
      'NB-8.1 no-line (company red, from Fürth, to Lauf, pieces 0, price 0, influence 1); first: another-line',
    )
    expect(why(scene, 'sell Nuremberg North - Lauf to red')).toMatch(/^NB-8.1 no-line/)
  })

  test('NB-8.1 ruling: villages are ends too, and so is The South (NB-5.4)', () => {
    const scene = sells('track The South - Kornburg - Wendelstein\nred 1\ngreen 1')
    expect(texts(scene)).toEqual(['sell Kornburg - The South to red', 'sell Wendelstein - The South to red', 'pass'])
  })

  test('NB-8.1 a line may pass other stations, and The South', () => {
    const scene = sells('track Schwabach - The South - Kornburg\nred 1\ngreen 1')
    expect(texts(scene)).toContain('sell Schwabach - Kornburg to green')
    expect(show(play(scene, 'sell Schwabach - Kornburg to green'))).toMatchObject({
      'green-track': 'Schwabach - The South - Kornburg',
      stations: 'Kornburg green, The South both',
    })
  })

  test('NB-8.1 branches stay his', () => {
    const scene = sells('track Fürth - Höfen - Muggenhof, Höfen - Großreuth')
    expect(changes(scene, 'sell Fürth - Muggenhof to red')).toMatchObject({ 'seat 1 track': 'Höfen - Großreuth' })
  })

  test('NB-8.1 ruling: each player in the new player order, one line a turn', () => {
    const scene = at(
      three,
      `turn 1
      phase takeovers
      order 3 1 2
      seat 1
        track Fürth - Höfen - Muggenhof
      seat 2
        track Nuremberg South - Mögeldorf
      seat 3
        red 4
        track Fürth - Stadeln, Nuremberg North - Schniegling`,
    )
    expect(scene.state.toMove).toBe(2)
    const first = play(scene, 'sell Stadeln - Fürth to red')
    expect(first.state.toMove).toBe(0)
    expect(show(play(first, 'pass'))).toMatchObject({ decides: '2' })
    expect(told(first, 'pass')).toEqual(['passed: seat 0, phase takeovers'])
  })

  test('NB-8.1 ruling: who can sell nothing is skipped', () => {
    const scene = at(
      three,
      `turn 1
      phase takeovers
      seat 1
        track Fürth - Stadeln
      seat 2
        track Nuremberg South - Mögeldorf
        green 0
      seat 3
        track Schwabach - The South - Kornburg`,
    )
    expect(show(play(scene, 'pass'))).toMatchObject({ decides: '3' })
  })

  test('NB-8.1 stations changed by earlier sales of this phase count already', () => {
    const scene = at(
      two,
      `turn 1
      phase takeovers
      seat 1
        track Fürth - Höfen - Muggenhof
      seat 2
        track Muggenhof - Schweinau`,
    )
    const sold = play(scene, 'sell Fürth - Muggenhof to red')
    expect(texts(sold)).toEqual(['sell Muggenhof - Schweinau to red', 'pass'])
    // Without it seat 2 has nothing to sell.
    expect(show(play(scene, 'pass')).turn).toBe('2')
  })

  test('NB-8.1 it is for the phase of takeovers only', () => {
    expect(why(at(two, 'turn 1'), 'sell Fürth - Lauf to red')).toBe('NB-8.1 no-takeovers-now; first: takeover-phase')
    expect(why(at(two, 'turn 1'), 'way Fürth')).toBe('NB-8.1 no-way-to-choose; first: takeover-phase')
    expect(why(sells('track Fürth - Stadeln'), 'way Fürth')).toBe('NB-8.1 no-way-to-choose')
  })
})

describe('NB-8.1 the way of a line', () => {
  /** From A to D over B or over C; E hangs on D. */
  const rules = rulesOnSmall({
    areas: {
      A: { station: 'city', company: 'red' },
      B: {},
      C: { station: 'village' },
      D: { station: 'village' },
      E: { station: 'village' },
    },
    borders: 'A-B B-D A-C C-D D-E B-C',
  })
  const ring = 'track A - B - D - C - A, D - E'

  test('NB-8.1 ruling: a line is named by its ends, and the way is asked only where several lead there', () => {
    const scene = sells(`${ring}\nred 2`, '', rules)
    const asked = play(scene, 'sell A - E to red')
    expect(show(asked)).toMatchObject({ line: 'A - E to red', 'seat 1 red': '2', decides: '1' })
    expect(texts(asked)).toEqual(['way B', 'way C'])
    expect(show(play(asked, 'way B'))).toMatchObject({ 'red-track': 'A - B - D - E', line: '-' })
    expect(show(play(asked, 'way C'))).toMatchObject({ 'red-track': 'A - C - D - E', line: '-' })
  })

  test('NB-8.1 whatever else is tried, the way comes first', () => {
    const asked = play(sells(`${ring}\nred 2`, '', rules), 'sell A - E to red')
    expect(why(asked, 'way D')).toBe('NB-8.1 no-way-there (ways B,C); first: choose-way')
    for (const text of ['pass', 'sell A - D to red', 'build A > B'])
      expect(why(asked, text)).toBe('NB-8.1 choose-way-first (ways B,C); first: choose-way')
  })

  test('NB-8.1 a way may be longer than the shortest, as far as the influence pays for it', () => {
    const net = 'track A - B - D - C - A, B - C'
    const dear = play(sells(`${net}\nred 2`, '', rules), 'sell A - D to red')
    expect(texts(dear)).toEqual(['way B', 'way C'])
    const overB = play(dear, 'way B')
    expect(texts(overB)).toEqual(['way D', 'way C'])
    expect(show(play(overB, 'way C'))).toMatchObject({ 'red-track': 'A - B - C - D', 'seat 1 red': '0' })
    // With 1 point only two pieces can be paid: over B that is B - D and no other.
    const cheap = play(sells(`${net}\nred 1`, '', rules), 'sell A - D to red', 'way B')
    expect(show(cheap)).toMatchObject({ 'red-track': 'A - B - D', 'seat 1 red': '0' })
  })

  test('NB-8.1 it passes no area twice', () => {
    // From C to E: over D, or over A and B; never back over D.
    const scene = play(sells(`${ring}, B - C\nred 3`, 'stations C red', rules), 'sell C - E to red')
    expect(texts(scene)).toEqual(['way A', 'way D', 'way B'])
    const overD = play(scene, 'way D')
    expect(show(overD)).toMatchObject({ 'red-track': 'C - D - E' })
    const overA = play(scene, 'way A')
    // A leads to B alone, B to D alone.
    expect(show(overA)['red-track']).toBe('C - A - B - D - E')
  })
})

describe('NB-8.2 the price', () => {
  test('NB-8.2 1 influence of that company for every two pieces', () => {
    expect(changes(sells('red 3\ntrack Fürth - Höfen - Muggenhof'), 'sell Fürth - Muggenhof to red')).toMatchObject({
      'seat 1 red': '2',
    })
  })

  test('NB-8.2 rulebook example: a sale of 3 pieces costs 2 (ruling: rounded up)', () => {
    const track = 'track Fürth - Poppenreuth - Schniegling - Nuremberg North'
    const scene = sells(`red 3\n${track}`)
    expect(changes(scene, 'sell Fürth - Nuremberg North to red')).toMatchObject({ 'seat 1 red': '1' })
    expect(changes(scene, 'sell Schniegling - Nuremberg North to red')).toMatchObject({ 'seat 1 red': '2' })
    expect(told(scene, 'sell Fürth - Nuremberg North to red')[0]).toBe(
      'sold: seat 0, company red, from Fürth, to Nuremberg North, pieces 3, price 2',
    )
  })

  test('NB-8.2 nothing replaces it', () => {
    const scene = sells('red 1\ncubes 15\nwhite 9\ntrack Fürth - Poppenreuth - Schniegling - Nuremberg North')
    expect(texts(scene)).toEqual([
      'sell Fürth - Schniegling to red',
      'sell Schniegling - Nuremberg North to red',
      'pass',
    ])
    expect(why(scene, 'sell Fürth - Nuremberg North to red')).toBe(
      'NB-8.2 line-too-dear (company red, from Fürth, to Nuremberg North, pieces 3, price 2, influence 1); first: shorter-line',
    )
    const none = sells('red 0\ngreen 1\ntrack Fürth - Höfen - Muggenhof, Nuremberg South - Mögeldorf')
    expect(why(none, 'sell Fürth - Muggenhof to red')).toMatch(/^NB-8.2 line-too-dear/)
  })
})

describe('NB-8.3 what a sale changes', () => {
  test('NB-8.3 the pieces become the company’s, the player’s come back to him', () => {
    const scene = play(sells('track Fürth - Höfen - Muggenhof'), 'sell Fürth - Muggenhof to red')
    expect(show(scene)).toMatchObject({ 'red-track': 'Fürth - Höfen - Muggenhof', 'seat 1 track': '-' })
    expect(scene.state.players[0]!.pieces).toBe(0)
    expect(scene.state.players[0]!.network.areas).toEqual([])
  })

  test('NB-8.3 every neutral station that the line touches becomes the company’s', () => {
    const scene = sells('green 2\ntrack Nuremberg South - Mögeldorf - Fischbach - Feucht')
    expect(changes(scene, 'sell Nuremberg South - Feucht to green')).toMatchObject({
      'green-track': 'Nuremberg South - Mögeldorf - Fischbach - Feucht',
      stations: 'Mögeldorf green, Fischbach green, Feucht green',
    })
  })

  test('NB-8.3 a station of the other company becomes both', () => {
    const scene = sells('green 2\ntrack Fürth - Höfen - Muggenhof - Gostenhof - Nuremberg South')
    expect(changes(scene, 'sell Fürth - Nuremberg South to green')).toMatchObject({
      stations: 'Fürth both, Muggenhof green',
    })
    expect(told(scene, 'sell Fürth - Nuremberg South to green').slice(0, 3)).toEqual([
      'sold: seat 0, company green, from Fürth, to Nuremberg South, pieces 4, price 2',
      'station-changed: area Fürth, company green',
      'station-changed: area Muggenhof, company green',
    ])
  })

  test('NB-8.3 rulebook example: a station sold to the second company serves both colours', () => {
    // Seat 2 has track from Stadeln to Fürth, which seat 1 makes green as well.
    const scene = at(
      two,
      `turn 1
      phase takeovers
      seat 1
        green 2
        track Fürth - Höfen - Muggenhof - Gostenhof - Nuremberg South
      seat 2
        red 0
        track Fürth - Stadeln
      greens Stadeln`,
    )
    const serves = (one: typeof scene) => one.state.players[1]!.network.serves[0]
    expect(serves(scene)).toBe(1)
    expect(serves(play(scene, 'sell Fürth - Nuremberg South to green'))).toBe(3)
  })

  test('NB-8.3 the seller’s own track that is left counts the new stations as well', () => {
    const scene = sells('track Fürth - Höfen - Muggenhof - Schweinau')
    const sold = play(scene, 'sell Fürth - Muggenhof to red')
    expect(show(sold)['seat 1 track']).toBe('Muggenhof - Schweinau')
    expect(sold.state.players[0]!.network.serves).toEqual([1, 0])
  })
})

describe('NB-8.4 what leaves the game', () => {
  test('NB-8.4 yellow goods in areas that now hold the company’s track', () => {
    const scene = sells('track Fürth - Höfen - Muggenhof, Höfen - Großreuth', 'goods Höfen 2, Großreuth')
    expect(changes(scene, 'sell Fürth - Muggenhof to red')).toMatchObject({ goods: 'Großreuth' })
    expect(told(scene, 'sell Fürth - Muggenhof to red').slice(1, 3)).toEqual([
      'left-game: area Höfen, what goods, count 2',
      'station-changed: area Muggenhof, company red',
    ])
  })

  test('NB-8.4 passengers of its colour on stations that became its own; other passengers stay', () => {
    const scene = sells(
      'track Fürth - Unterfarrnbach - Zirndorf',
      'seat 2\ntrack Nuremberg South - Mögeldorf\nreds Zirndorf, Stadeln\ngreens Zirndorf',
    )
    expect(changes(scene, 'sell Fürth - Zirndorf to red')).toMatchObject({ reds: 'Stadeln' })
    expect(changes(scene, 'sell Fürth - Zirndorf to red')).not.toHaveProperty('greens')
    expect(told(scene, 'sell Fürth - Zirndorf to red').slice(1)).toEqual([
      'station-changed: area Zirndorf, company red',
      'left-game: area Zirndorf, what reds, count 1',
    ])
    const green = sells(
      'green 1\ntrack Nuremberg South - Mögeldorf',
      'seat 2\ntrack Fürth - Stadeln\ngreens Mögeldorf\nreds Stadeln',
    )
    expect(changes(green, 'sell Nuremberg South - Mögeldorf to green')).toMatchObject({ greens: '-' })
  })

  test('NB-8.4 those on stations that were its own before are not looked at', () => {
    const rules = rulesOnSmall({
      areas: { A: { station: 'town', company: 'red' }, B: { station: 'village' } },
      borders: 'A-B',
    })
    const scene = sells('track A - B', 'seat 2\nred 0\nreds A 2, B', rules)
    expect(changes(scene, 'sell A - B to red')).toMatchObject({ reds: 'A 2' })
  })

  test('NB-8.4 rulebook example: a passenger cut off by a sale stays', () => {
    const scene = sells(
      'green 2\ntrack Nuremberg South - Mögeldorf - Erlenstegen - Nuremberg North',
      'seat 2\ntrack Fürth - Stadeln\nreds Mögeldorf',
    )
    const village = scene.state.reds.indexOf(1)
    const served = (one: typeof scene) => servedFrom(one.state.players[0]!.network, village)
    expect(served(scene)).toBe(BOTH)
    const sold = play(scene, 'sell Nuremberg North - Nuremberg South to green')
    expect(served(sold)).toBe(NEUTRAL)
    expect(show(sold)).toMatchObject({ reds: 'Mögeldorf', stations: 'Nuremberg North both, Mögeldorf green' })
  })

  test('NB-8.4 grey goods stay', () => {
    const scene = sells('track Fürth - Höfen - Muggenhof', 'goods Sündersbühl 2, Burgfarrnbach')
    expect(changes(scene, 'sell Fürth - Muggenhof to red')).not.toHaveProperty('goods')
  })

  test('NB-8.4 company pieces never run out', () => {
    // More than any box holds: every border of this map is red already but one.
    const names = Array.from({ length: 62 }, (_, n) => `V${n}`)
    const rules = rulesOnSmall({
      areas: Object.fromEntries(names.map(name => [name, { station: 'village', company: 'red' }])),
      borders: names
        .slice(1)
        .map((name, n) => `${names[n]}-${name}`)
        .join(' '),
    })
    const scene = sells(`track V60 - V61`, `red-track ${names.slice(0, 61).join(' - ')}`, rules)
    expect(scene.state.track.filter(owner => owner === 4)).toHaveLength(60)
    expect(play(scene, 'sell V60 - V61 to red').state.track.filter(owner => owner === 4)).toHaveLength(61)
  })
})

test('NB-8.5 takeovers also take place in the last turn', () => {
  const scene = at(
    two,
    `turn 5
    phase trains
    seat 1
      track Fürth - Höfen - Muggenhof
    passed 2
    decides 1`,
  )
  const takeovers = play(scene, 'pass')
  expect(show(takeovers)).toMatchObject({ turn: '5', phase: 'takeovers', decides: '1' })
  expect(show(play(takeovers, 'sell Fürth - Muggenhof to red'))).toMatchObject({ phase: 'over' })
})

describe('how a sale is written', () => {
  const { game } = sells('points 0')

  test.each([
    'sell Fürth - Lauf to red',
    'sell Lauf - Röthenbach an der Pegnitz to green',
    'way Röthenbach bei Schweinau',
  ])('%s is read and written', text => {
    expect(game.write(game.read(text)!)).toBe(text)
  })

  test('in any case, with or without marks, and whichever end is named first', () => {
    for (const text of ['sell Lauf - Fürth to red', 'sell fuerth - LAUF to red'])
      expect(game.read(text)).toBe(game.read('sell Fürth - Lauf to red'))
    expect(game.read('way hoefen')).toBe(game.read('way Höfen'))
  })

  test.each([
    'sell',
    'sell Fürth to red',
    'sell Fürth - Lauf',
    'sell Fürth - Lauf to blue',
    'sell Fürth - Lauf for red',
    'sell Fürth - Fürth to red',
    'sell Fürth - Atlantis to red',
    'sell Atlantis - Fürth to red',
    'sell Fürth - Höfen - Lauf to red',
    'way',
    'way Atlantis',
  ])('%s is no move', text => {
    expect(game.read(text)).toBeNull()
  })

  test('a name with hyphens is read', () => {
    const dale = at(rulesOn('wensleydale', 2), 'turn 1').game
    expect(dale.write(dale.read('sell settle - horton-in-ribblesdale to red')!)).toBe(
      'sell Horton-in-Ribblesdale - Settle to red',
    )
  })
})
