import { describe, expect, test } from 'vitest'
import { at, changes, play, rulesOn, show, texts, told, why } from '../testing/positions.ts'

const two = rulesOn('nuremberg', 2)
const dale2009 = rulesOn('wensleydale', 2, true)

/** Seat 1 acts. What he could buy is of no interest here. */
const acts = (board: string, rest = '', rules = two) =>
  at(rules, `turn 2\nphase trains\nseat 1\n${board}\n${rest}\ntrain-order 1 2`)

const loads = (scene: ReturnType<typeof acts>) => texts(scene).filter(text => text.startsWith('load'))

describe('NB-6.4 one piece to one space', () => {
  const goods = 'track Fürth - Höfen - Muggenhof\ntrains 5a'

  test('NB-6.4 one transport action moves one piece from the map to a free space of an own train', () => {
    expect(changes(acts(goods, 'goods Höfen 2'), 'load goods Höfen 5a')).toEqual({
      goods: 'Höfen',
      'seat 1 trains': '5a goods yellow',
      decides: '2',
    })
    const scene = acts('track Fürth - Höfen - Muggenhof\ntrains 5a second red', 'reds Muggenhof')
    expect(changes(scene, 'load red Muggenhof 5a second')).toEqual({
      reds: '-',
      'seat 1 trains': '5a second red red',
      decides: '2',
    })
  })

  test('NB-6.4 the one who is loaded has left his station: red, green', () => {
    const scene = acts('track Fürth - Stadeln - Vach\ntrains 3a', 'stations Fürth both\nreds Vach\ngreens Stadeln')
    expect(changes(scene, 'load red Vach 3a second')).toMatchObject({ reds: '-', 'seat 1 trains': '3a second red' })
    expect(changes(scene, 'load green Stadeln 3a second')).toMatchObject({
      greens: '-',
      'seat 1 trains': '3a second green',
    })
  })

  test('NB-6.4 the pieces are public: the one who comes first takes them', () => {
    const scene = acts(goods, 'seat 2\ntrack Fürth - Poppenreuth - Höfen\ntrains 5b\ngoods Höfen')
    const taken = play(scene, 'load goods Höfen 5a')
    expect(taken.state.toMove).toBe(1)
    expect(why(taken, 'load goods Höfen 5b')).toBe('NB-6.4 no-such-piece (area Höfen, piece yellow)')
    expect(loads(taken)).toEqual([])
  })

  test('NB-6.4 what is not there cannot be moved', () => {
    const scene = acts(goods, 'goods Höfen\nreds Muggenhof')
    expect(why(scene, 'load green Muggenhof 5a second')).toBe('NB-6.4 no-such-piece (area Muggenhof, piece green)')
    expect(why(scene, 'load goods Muggenhof 5a')).toBe('NB-6.4 no-such-piece (area Muggenhof, piece goods)')
    expect(why(scene, 'load red Höfen 5a second')).toBe('NB-6.4 no-such-piece (area Höfen, piece red)')
  })

  test('NB-6.4 goods on goods spaces, passengers on first- or second-class spaces', () => {
    const scene = acts('track Fürth - Höfen - Muggenhof\ntrains 2b', 'goods Höfen\nreds Muggenhof')
    expect(loads(scene)).toEqual(['load goods Höfen 2b', 'load red Muggenhof 2b first', 'load red Muggenhof 2b second'])
  })

  test('NB-6.4 the very first space of all trains is one like any other', () => {
    const scene = acts('track Fürth - Höfen - Muggenhof\ntrains 1a', 'reds Muggenhof')
    expect(loads(scene)).toEqual(['load red Muggenhof 1a first'])
    expect(play(scene, 'load red Muggenhof 1a first').state.spaces[0]).toBe(3)
  })

  test('NB-6.4 only where there is a free space', () => {
    const board = 'track Fürth - Höfen - Muggenhof\ntrains 5a second green green goods yellow'
    const scene = acts(board, 'goods Höfen\nreds Muggenhof')
    expect(loads(scene)).toEqual([])
    expect(why(scene, 'load goods Höfen 5a')).toBe(
      'NB-6.4 no-free-space (train 5a, class goods, holder 1); first: roomy-train',
    )
    expect(why(scene, 'load red Muggenhof 5a second')).toBe(
      'NB-6.4 no-free-space (train 5a, class second, holder 1); first: roomy-train',
    )
    // A train without first class has no space there at all.
    expect(why(scene, 'load red Muggenhof 5a first')).toBe(
      'NB-6.4 no-free-space (train 5a, class first, holder 1); first: roomy-train',
    )
  })

  test('NB-6.4 only on an own train', () => {
    const scene = acts('track Fürth - Höfen', 'seat 2\ntrains 5a\ngoods Höfen')
    expect(loads(scene)).toEqual([])
    expect(why(scene, 'load goods Höfen 5a')).toBe(
      'NB-6.4 not-your-train (train 5a, class goods, holder 2); first: roomy-train',
    )
    expect(why(scene, 'load goods Höfen 5b')).toBe(
      'NB-6.4 not-your-train (train 5b, class goods, holder nobody); first: roomy-train',
    )
  })

  test('NB-6.4 with room on another own train, that is told', () => {
    const scene = acts('track Fürth - Höfen\ntrains 5a goods yellow, 4c', 'goods Höfen')
    expect(why(scene, 'load goods Höfen 5a')).toMatch(/no-free-space .*; first: another-space$/)
    expect(why(scene, 'load goods Höfen 5b')).toMatch(/not-your-train .*; first: buy-a-train$/)
  })

  test('NB-6.4 the player picks the train, and the class of a passenger', () => {
    const scene = acts('track Fürth - Höfen - Muggenhof\ntrains 2b, 5a', 'reds Muggenhof')
    expect(loads(scene)).toEqual([
      'load red Muggenhof 2b first',
      'load red Muggenhof 2b second',
      'load red Muggenhof 5a second',
    ])
    expect(show(play(scene, 'load red Muggenhof 2b second'))['seat 1 trains']).toBe('2b second red, 5a')
  })

  test('NB-6.4 is told: what, from where, onto what', () => {
    expect(told(acts(goods, 'goods Höfen'), 'load goods Höfen 5a')).toEqual([
      'loaded: seat 0, area Höfen, piece yellow, train 5a, class goods',
    ])
  })
})

describe('NB-6.5 goods', () => {
  const trains = 'trains 4c'

  test('NB-6.5 yellow: own track must touch their area', () => {
    const scene = acts(`track Fürth - Höfen\n${trains}`, 'goods Höfen, Großreuth')
    expect(loads(scene)).toEqual(['load goods Höfen 4c'])
    expect(why(scene, 'load goods Großreuth 4c')).toBe(
      'NB-6.5 no-track-there (area Großreuth, piece yellow); first: build-there',
    )
  })

  test('NB-6.5 grey: own track must touch an area next to theirs', () => {
    // Seukendorf touches Unterfarrnbach and Zirndorf, Weinzierlein touches Zirndorf.
    const scene = acts(
      `track Fürth - Unterfarrnbach - Zirndorf\n${trains}`,
      'goods Seukendorf, Weinzierlein 2, Neunhof',
    )
    expect(loads(scene).sort()).toEqual(['load goods Seukendorf 4c', 'load goods Weinzierlein 4c'])
    expect(why(scene, 'load goods Neunhof 4c')).toBe(
      'NB-6.5 no-track-beside (area Neunhof, piece grey); first: build-beside',
    )
    expect(show(play(scene, 'load goods Seukendorf 4c'))).toMatchObject({
      'seat 1 trains': '4c goods grey',
      goods: 'Neunhof, Weinzierlein 2',
    })
  })

  test('NB-6.5 goods need no destination', () => {
    // A series that ends nowhere, out of a station that was sold.
    const scene = acts(`track Vach - Eltersdorf\n${trains}`, 'goods Eltersdorf')
    expect(loads(scene)).toEqual(['load goods Eltersdorf 4c'])
  })

  test('NB-6.5 track of others and of companies does not count', () => {
    const scene = acts(`track Fürth - Höfen\n${trains}`, 'seat 2\ntrack Fürth - Poppenreuth\ngoods Poppenreuth')
    expect(loads(scene)).toEqual([])
    const company = acts(
      `track Fürth - Höfen\n${trains}`,
      'red-track Fürth - Stadeln\nstations Stadeln red\ngoods Obermichelbach',
    )
    expect(loads(company)).toEqual([])
  })
})

describe('NB-6.6 passengers', () => {
  const trains = 'trains 3a'

  test('NB-6.6 over own connected track to a station of the company of their colour', () => {
    const scene = acts(`track Fürth - Stadeln - Vach\n${trains}`, 'reds Stadeln, Vach\ngreens Hüttendorf')
    expect(loads(scene)).toEqual(['load red Vach 3a second', 'load red Stadeln 3a second'])
    const green = acts(`track Fürth - Stadeln - Vach\n${trains}`, 'greens Vach')
    expect(why(green, 'load green Vach 3a second')).toBe(
      'NB-6.6 no-way-to-station (area Vach, piece green); first: build-a-way',
    )
  })

  test('NB-6.6 not where own track is not connected', () => {
    const scene = acts(
      `track Fürth - Stadeln, Erlangen - Bruck - Tennenlohe\n${trains}`,
      'reds Tennenlohe\ngreens Stadeln',
    )
    expect(loads(scene)).toEqual([])
    for (const text of ['load red Tennenlohe 3a second', 'load green Stadeln 3a second'])
      expect(why(scene, text)).toMatch(/^NB-6.6 no-way-to-station/)
    // Joined in one area they are one network.
    const joined = acts(
      `track Fürth - Stadeln - Eltersdorf - Bruck, Erlangen - Bruck - Tennenlohe\n${trains}`,
      'reds Tennenlohe\ngreens Stadeln',
    )
    expect(loads(joined).sort()).toEqual(['load green Stadeln 3a second', 'load red Tennenlohe 3a second'])
  })

  test('NB-6.6 not over track of others or of a company', () => {
    const scene = acts(
      `track Stadeln - Vach\n${trains}`,
      'seat 2\ntrack Fürth - Poppenreuth - Stadeln\nred-track Fürth - Stadeln\nstations Stadeln red\nreds Vach',
    )
    // Stadeln itself has become red: that is station enough.
    expect(loads(scene)).toEqual(['load red Vach 3a second'])
    const other = acts(`track Vach - Eltersdorf\n${trains}`, 'seat 2\ntrack Fürth - Stadeln - Vach\nreds Vach')
    expect(loads(other)).toEqual([])
  })

  test('NB-6.6 not where own track does not touch their station', () => {
    expect(why(acts(`track Fürth - Höfen\n${trains}`, 'reds Stadeln'), 'load red Stadeln 3a second')).toBe(
      'NB-6.6 no-way-to-station (area Stadeln, piece red); first: build-a-way',
    )
  })

  test('NB-6.6 a station of both companies serves both colours', () => {
    const scene = acts(`track Fürth - Stadeln\n${trains}`, 'stations Fürth both\ngreens Stadeln')
    expect(loads(scene)).toEqual(['load green Stadeln 3a second'])
  })

  test('NB-5.4 ruling: for passengers The South is a station like any other', () => {
    const scene = acts(`track The South - Kornburg\n${trains}`, 'reds Kornburg')
    expect(loads(scene)).toEqual(['load red Kornburg 3a second'])
  })
})

describe('NB-6.7 passengers who are there already', () => {
  test('NB-6.7 one on a station of his own colour does not travel; one of the other colour does', () => {
    const scene = acts(
      'track Fürth - Unterfarrnbach - Zirndorf\ntrains 3a',
      'stations Zirndorf green\nreds Zirndorf\ngreens Zirndorf',
    )
    expect(loads(scene)).toEqual(['load red Zirndorf 3a second'])
    expect(why(scene, 'load green Zirndorf 3a second')).toBe('NB-6.7 already-there (area Zirndorf, piece green)')
  })

  test('NB-6.7 nor does anyone on a station of both', () => {
    const scene = acts(
      'track Fürth - Unterfarrnbach - Zirndorf\ntrains 3a',
      'stations Zirndorf both\nreds Zirndorf\ngreens Zirndorf',
    )
    expect(loads(scene)).toEqual([])
    expect(why(scene, 'load red Zirndorf 3a second')).toMatch(/^NB-6.7 already-there/)
  })
})

describe('NB-10.2 the rules of 2009', () => {
  test('NB-10.2 know one class: passengers take any passenger space, and none is asked for', () => {
    const scene = acts('track Skipton - Hetton - Malham\ntrains 2b', 'reds Malham', dale2009)
    expect(loads(scene)).toEqual(['load red Malham 2b'])
    expect(dale2009.trains.find(({ name }) => name === '2b')!.spaces).toEqual([0, 3, 3])
    expect(show(play(scene, 'load red Malham 2b'))['seat 1 trains']).toBe('2b second red')
  })
})

describe('how a load is written', () => {
  const { game } = acts('points 0')

  test.each(['load goods Höfen 3b', 'load red Lauf 1a first', 'load green Röthenbach an der Pegnitz 6c second'])(
    '%s is read and written',
    text => {
      expect(game.write(game.read(text)!)).toBe(text)
    },
  )

  test('in any case, with or without marks', () => {
    expect(game.read('load goods hoefen 3B')).toBe(game.read('load goods Höfen 3b'))
  })

  test.each([
    'load',
    'load goods',
    'load goods Höfen',
    'load goods Höfen 7a',
    'load goods Atlantis 3b',
    'load goods Höfen 3b goods',
    'load red Lauf 3b',
    'load red Lauf 3b goods',
    'load red Lauf 3b third',
    'load white Lauf 3b first',
  ])('%s is no move', text => {
    expect(game.read(text)).toBeNull()
  })

  test('with one class it is left out', () => {
    const old = acts('points 0', '', dale2009).game
    expect(old.write(old.read('load green Malham 1a')!)).toBe('load green Malham 1a')
    expect(old.read('load green Malham 1a second')).toBeNull()
  })
})
