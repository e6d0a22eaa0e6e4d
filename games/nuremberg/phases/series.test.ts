import { describe, expect, test } from 'vitest'
import { at, play, rulesOn, texts, told, why } from '../testing/positions.ts'
import { rulesOnSmall } from '../testing/small-map.ts'

const two = rulesOn('nuremberg', 2)
const dale = rulesOn('wensleydale', 2)

/** Seat 1 builds first, with this board. */
const builds = (board = '', rest = '', rules = two) =>
  at(
    rules,
    `turn 2
    phase track
    seat 1
      ${board || 'points 0'}
    ${rest}
    build-order 1 2`,
  )

/** What the series costs with all of these links: the running price that is told. */
const priceOf = (scene: ReturnType<typeof builds>, ...links: string[]) =>
  Number(
    told(scene, ...links.map(link => `build ${link}`))
      .at(-1)!
      .match(/price (\d+)/)![1],
  )

describe('NB-5.1 a series', () => {
  test('NB-5.1 goes on from where it has arrived: there are no forks inside it', () => {
    const scene = play(builds(), 'build Fürth > Höfen', 'build Höfen > Großreuth')
    expect(texts(scene).filter(text => text.startsWith('build'))).toEqual([
      'build Großreuth > Oberasbach',
      'build Großreuth > Sündersbühl',
      'build Großreuth > Stein',
      'build Großreuth > Eibach',
    ])
    for (const link of ['Höfen > Muggenhof', 'Fürth > Poppenreuth'])
      expect(why(scene, `build ${link}`)).toBe('NB-5.1 not-from-the-head (head Großreuth); first: build-from-the-head')
  })

  test('NB-5.1 it crosses the border of two areas that touch', () => {
    expect(why(builds(), 'build Fürth > Lauf')).toBe('NB-5.1 not-neighbours (from Fürth, to Lauf)')
    expect(why(builds(), 'build Lauf > Lauf')).toBe('NB-5.1 not-neighbours (from Lauf, to Lauf)')
  })

  test('NB-5.1 forks may arise where it meets older track', () => {
    const scene = builds('track Fürth - Höfen - Muggenhof')
    const forked = play(scene, 'build Höfen > Großreuth', 'finish')
    expect(forked.state.players[0]!.pieces).toBe(3)
    // And it may go on over areas that older track touches.
    const crossing = play(scene, 'build Fürth > Poppenreuth', 'build Poppenreuth > Höfen', 'build Höfen > Großreuth')
    expect(texts(crossing)).toContain('finish')
  })
})

describe('NB-5.2 pieces and borders', () => {
  test('NB-5.2 ruling: one piece at most lies across a border, no matter who owns it', () => {
    const scene = builds(
      'track Fürth - Höfen',
      'seat 2\ntrack Fürth - Poppenreuth\nred-track Fürth - Stadeln\nstations Stadeln red',
    )
    for (const area of ['Höfen', 'Poppenreuth', 'Stadeln'])
      expect(why(scene, `build Fürth > ${area}`)).toBe(`NB-5.2 border-taken (from Fürth, to ${area})`)
    expect(why(scene, 'build Höfen > Fürth')).toBe('NB-5.2 border-taken (from Höfen, to Fürth)')
    expect(texts(scene).filter(text => text.startsWith('build Fürth'))).toEqual([
      'build Fürth > Burgfarrnbach',
      'build Fürth > Unterfarrnbach',
    ])
  })

  test('NB-5.2 ruling: a series may come back to an area, never over the same border', () => {
    const scene = play(builds(), 'build Fürth > Höfen', 'build Höfen > Poppenreuth', 'build Poppenreuth > Fürth')
    expect(why(scene, 'build Fürth > Höfen')).toBe('NB-5.2 border-in-series (from Fürth, to Höfen)')
    expect(why(scene, 'build Fürth > Poppenreuth')).toBe('NB-5.2 border-in-series (from Fürth, to Poppenreuth)')
    expect(texts(scene)).toEqual([
      'build Fürth > Burgfarrnbach',
      'build Fürth > Stadeln',
      'build Fürth > Unterfarrnbach',
      'finish',
      'give up',
    ])
  })

  test('NB-5.2 ruling: a player never has more than 15 pieces on the map', () => {
    const fourteen = `track Fürth - Höfen - Großreuth - Eibach - Schwabach - Katzwang - Reichelsdorf - Schweinau -
      Gostenhof - Nuremberg South - Mögeldorf - Fischbach - Feucht - Wendelstein - Kornburg`.replace(/\s+/g, ' ')
    const scene = builds(`${fourteen}\ncubes 15`)
    expect(scene.state.players[0]!.pieces).toBe(14)
    const full = play(scene, 'build Kornburg > Reichelsdorf')
    expect(why(full, 'build Reichelsdorf > Dutzendteich')).toBe('NB-5.2 no-piece-left (most 15); first: sell-a-line')
    expect(texts(full)).toEqual(['finish', 'give up'])
    expect(play(full, 'finish').state.players[0]!.pieces).toBe(15)
  })
})

describe('NB-5.3 the start', () => {
  test('NB-5.3 in turn 1 a series starts at a red or green station', () => {
    const scene = at(two, 'turn 1\nphase track\nseat 1\n  cubes 12')
    const starts = new Set(texts(scene).map(text => text.replace(/^build (.*) > .*/, '$1')))
    expect([...starts]).toEqual([
      'Erlangen',
      'Fürth',
      'Nuremberg North',
      'Nuremberg South',
      'Schwabach',
      'The South',
      'pass',
    ])
    expect(why(scene, 'build Lauf > Rückersdorf')).toBe(
      'NB-5.3 no-start-there (from Lauf, to Rückersdorf); first: start-elsewhere',
    )
  })

  test('NB-5.3 later also in any area touched by own track; both starts stay open all game', () => {
    const scene = builds('track Fürth - Höfen')
    expect(texts(scene)).toEqual(expect.arrayContaining(['build Höfen > Großreuth', 'build Erlangen > Bruck']))
    // Where own track touches a company station, its links are listed once.
    expect(texts(scene).filter(text => text === 'build Fürth > Poppenreuth')).toHaveLength(1)
  })

  test('NB-5.3 a station that was sold is a start for everyone', () => {
    expect(texts(builds('', 'stations Lauf green'))).toContain('build Lauf > Rückersdorf')
  })

  test('NB-5.3 ruling: track of others or of a company gives no start', () => {
    const scene = builds('', 'seat 2\ntrack Fürth - Höfen\nred-track Fürth - Poppenreuth')
    for (const link of ['Höfen > Großreuth', 'Poppenreuth > Ronhof'])
      expect(why(scene, `build ${link}`)).toMatch(/^NB-5.3 no-start-there/)
    expect(texts(scene)).not.toContain('build Höfen > Großreuth')
  })
})

describe('NB-5.4 where no track goes', () => {
  const closed = (link: string, scene = builds()) => why(scene, `build ${link}`)

  test('NB-5.4 not into mountains and hop fields', () => {
    expect(closed('Fürth > Alte Veste')).toBe('NB-5.4 closed-ground (from Fürth, to Alte Veste)')
    expect(closed('Unterfarrnbach > Seukendorf')).toBe('NB-5.4 closed-ground (from Unterfarrnbach, to Seukendorf)')
    // Nor out of them: nothing of it depends on where a series could start.
    expect(closed('Alte Veste > Fürth')).toBe('NB-5.4 closed-ground (from Alte Veste, to Fürth)')
  })

  test('NB-5.4 not into hills', () => {
    expect(closed('Garsdale > Whernside', builds('', '', dale))).toBe(
      'NB-5.4 closed-ground (from Garsdale, to Whernside)',
    )
  })

  test('NB-5.4 the border of Nuremberg North and Nuremberg South is closed; ruling: a way round is allowed', () => {
    const scene = builds()
    expect(closed('Nuremberg North > Nuremberg South')).toBe(
      'NB-5.4 closed-border (from Nuremberg North, to Nuremberg South)',
    )
    expect(closed('Nuremberg South > Nuremberg North')).toMatch(/^NB-5.4 closed-border/)
    expect(
      play(scene, 'build Nuremberg North > Gostenhof', 'build Gostenhof > Nuremberg South').state.series.links,
    ).toHaveLength(2)
  })

  test('NB-5.4 no series leads into The South, wherever it comes from', () => {
    const scene = builds()
    expect(closed('Schwabach > The South')).toBe('NB-5.4 start-only (from Schwabach, to The South)')
    expect(closed('Kornburg > The South')).toBe('NB-5.4 start-only (from Kornburg, to The South)')
    const here = play(scene, 'build The South > Kornburg', 'build Kornburg > Katzwang')
    expect(closed('Katzwang > The South', here)).toBe('NB-5.4 start-only (from Katzwang, to The South)')
    expect(texts(here)).not.toContain('build Katzwang > The South')
  })

  test('NB-5.4 rulebook example: a start in The South costs its company’s influence, and nothing leads into it', () => {
    const scene = builds('red 1')
    expect(play(scene, 'build The South > Kornburg').state.series).toMatchObject({ price: 1, owed: [0, 0, 1, 0] })
    expect(why(builds('red 0'), 'build The South > Kornburg')).toMatch(/^NB-5.6 company-influence/)
    expect(texts(scene).filter(text => text.endsWith('> The South'))).toEqual([])
  })

  test('NB-5.4 on the map of Wensleydale The South is red and green', () => {
    const scene = play(builds('', '', dale), 'build The South > Ilkley')
    expect(scene.state.series.owed).toEqual([0, 0, 1, 1])
  })

  test('NB-5.4 own track out of The South makes it a start like any other area', () => {
    const scene = builds('track The South - Kornburg')
    expect(texts(scene)).toEqual(expect.arrayContaining(['build The South > Katzwang', 'build Kornburg > Wendelstein']))
  })
})

describe('NB-5.5 what a link costs', () => {
  test('NB-5.5 plain to plain 1, across a river 2', () => {
    expect(priceOf(builds(), 'Fürth > Höfen')).toBe(1)
    expect(priceOf(builds(), 'Fürth > Poppenreuth')).toBe(2)
    expect(priceOf(builds(), 'Fürth > Höfen', 'Höfen > Poppenreuth', 'Poppenreuth > Ronhof')).toBe(1 + 2 + 1)
  })

  test('NB-5.5 2 if either area is a valley; ruling: valley to valley 2 as well', () => {
    const scene = builds('', '', dale)
    expect(priceOf(scene, 'Skipton > Hetton')).toBe(1)
    expect(priceOf(scene, 'Skipton > Hetton', 'Hetton > Malham')).toBe(1 + 2)
    expect(priceOf(scene, 'Garsdale > Hawes')).toBe(2)
    expect(priceOf(builds('track Skipton - Hetton - Malham', '', dale), 'Malham > Gargrave')).toBe(2)
  })

  test('NB-5.5 ruling: river and valley together cost 2', () => {
    const rules = rulesOnSmall({
      areas: { A: { station: 'city', company: 'red' }, B: { terrain: 'valley' }, C: { terrain: 'valley' } },
      borders: 'A~B B~C',
    })
    expect(priceOf(builds('', '', rules), 'A > B')).toBe(2)
    expect(priceOf(builds('', '', rules), 'A > B', 'B > C')).toBe(4)
  })
})

describe('NB-5.6 company areas', () => {
  const owed = (scene: ReturnType<typeof builds>, ...links: string[]) =>
    play(scene, ...links.map(link => `build ${link}`)).state.series.owed

  test('NB-5.6 each one that the series touches costs 1 of its influence; ruling: its start included', () => {
    expect(owed(builds(), 'Fürth > Höfen')).toEqual([0, 0, 1, 0])
    expect(owed(builds(), 'Erlangen > Bruck')).toEqual([0, 0, 0, 1])
    const scene = builds('red 2\ntrack Schniegling - Nuremberg North')
    expect(owed(scene, 'Schniegling > Gostenhof', 'Gostenhof > Nuremberg North')).toEqual([0, 0, 1, 0])
    expect(owed(scene, 'Schniegling > Gostenhof', 'Gostenhof > Nuremberg South')).toEqual([0, 0, 0, 1])
    expect(owed(scene, 'Nuremberg North > Gostenhof', 'Gostenhof > Nuremberg South')).toEqual([0, 0, 1, 1])
  })

  test('NB-5.6 rulebook example: a company area passed twice in a series costs once', () => {
    const start = ['Fürth > Höfen', 'Höfen > Poppenreuth', 'Poppenreuth > Fürth', 'Fürth > Unterfarrnbach']
    expect(owed(builds('red 1'), ...start)).toEqual([0, 0, 1, 0])
    const passed = ['Stadeln > Fürth', ...start]
    expect(owed(builds('red 1\ntrack Stadeln - Poppenreuth'), ...passed)).toEqual([0, 0, 1, 0])
  })

  test('NB-5.6 and again in a later series', () => {
    expect(owed(builds('track Fürth - Höfen'), 'Fürth > Poppenreuth')).toEqual([0, 0, 1, 0])
  })

  test('NB-5.6 an area of both companies costs one of each', () => {
    expect(owed(builds('', 'stations Fürth both'), 'Fürth > Höfen')).toEqual([0, 0, 1, 1])
    const scene = builds('green 0', 'stations Fürth both')
    expect(why(scene, 'build Fürth > Höfen')).toMatch(/^NB-5.6 company-influence/)
  })

  test('NB-5.6 who lacks the influence cannot touch it: nothing replaces it', () => {
    const scene = play(builds('red 1\nbrown 9'), 'build Fürth > Poppenreuth', 'build Poppenreuth > Schniegling')
    expect(why(scene, 'build Schniegling > Nuremberg North')).toBe(
      'NB-5.6 company-influence (price 4, white 0, red 2, green 0, cubes 12, influence 1,9,1,1); first: more-influence',
    )
    const south = play(builds('green 0\ntrack Schniegling - Nuremberg North'), 'build Schniegling > Gostenhof')
    expect(why(south, 'build Gostenhof > Nuremberg South')).toMatch(
      /^NB-5.6 company-influence \(price \d, white 0, red 0, green 1/,
    )
    expect(why(builds('green 0'), 'build Erlangen > Bruck')).toBe(
      'NB-5.6 company-influence (price 1, white 0, red 0, green 1, cubes 12, influence 1,2,1,0); first: more-influence',
    )
  })
})

describe('NB-5.7 landowners', () => {
  const lands = 'landowners Stadeln, Zirndorf 2, Vach'

  test('NB-5.7 each in an area that the series touches costs 1 white', () => {
    expect(play(builds('', lands), 'build Fürth > Stadeln').state.series.owed).toEqual([1, 0, 1, 0])
    const two = play(builds('white 2', lands), 'build Fürth > Unterfarrnbach', 'build Unterfarrnbach > Zirndorf')
    expect(two.state.series.owed).toEqual([2, 0, 1, 0])
  })

  test('NB-5.7 its start included', () => {
    const rules = rulesOnSmall({
      areas: { A: { station: 'town', company: 'red' }, B: { station: 'village' } },
      borders: 'A-B',
    })
    const scene = builds('white 3', 'landowners A 2, B', rules)
    expect(play(scene, 'build A > B').state.series.owed).toEqual([3, 0, 1, 0])
    expect(why(builds('white 2', 'landowners A 2, B', rules), 'build A > B')).toMatch(/^NB-5.7 landowners/)
  })

  test('NB-5.7 once, however often the area is touched', () => {
    const scene = builds('red 1\nwhite 1', lands)
    const links = ['Fürth > Stadeln', 'Stadeln > Poppenreuth', 'Poppenreuth > Fürth']
    expect(play(scene, ...links.map(link => `build ${link}`)).state.series.owed).toEqual([1, 0, 1, 0])
    const back = ['Fürth > Stadeln', 'Stadeln > Poppenreuth', 'Poppenreuth > Ronhof', 'Ronhof > Stadeln']
    expect(play(scene, ...back.map(link => `build ${link}`)).state.series.owed).toEqual([1, 0, 1, 0])
  })

  test('NB-5.7 without the white there is no way through', () => {
    expect(why(builds('white 0', lands), 'build Fürth > Stadeln')).toBe(
      'NB-5.7 landowners (price 2, white 1, red 1, green 0, cubes 12, influence 0,2,1,1); first: more-influence',
    )
    const scene = play(builds('', lands), 'build Fürth > Unterfarrnbach')
    expect(why(scene, 'build Unterfarrnbach > Zirndorf')).toMatch(/^NB-5.7 landowners \(price 3, white 2/)
  })
})

describe('NB-5.9 what cannot be paid', () => {
  test('NB-5.9 in full can’t be built', () => {
    // 2 cubes and 1 of each influence but 1 red, which Fürth takes: 5 building points in all.
    const scene = builds('cubes 2\nbrown 1')
    const links = ['build Fürth > Höfen', 'build Höfen > Großreuth', 'build Großreuth > Eibach']
    expect(play(scene, ...links).state.series.price).toBe(3)
    const five = play(scene, ...links, 'build Eibach > Stein')
    expect(five.state.series.price).toBe(5)
    expect(texts(five)).toEqual(['finish', 'give up'])
    expect(why(five, 'build Stein > Oberasbach')).toBe(
      'NB-5.9 cannot-pay (price 6, white 0, red 1, green 0, cubes 2, influence 1,1,1,1); first: more-cubes',
    )
  })

  test('NB-5.9 influence of either company that is owed pays no building points', () => {
    const having = (influence: string, link: string) =>
      why(builds(`cubes 0\nwhite 0\nbrown 0\n${influence}`, 'decides 1'), `build ${link}`)
    expect(having('red 1\ngreen 0', 'Fürth > Höfen')).toMatch(/^NB-5.9 cannot-pay/)
    expect(having('red 2\ngreen 0', 'Fürth > Höfen')).toBe('legal')
    expect(having('red 0\ngreen 1', 'Erlangen > Bruck')).toMatch(/^NB-5.9 cannot-pay/)
    expect(having('red 0\ngreen 2', 'Erlangen > Bruck')).toBe('legal')
  })

  test('NB-5.9 influence that is owed pays no building points', () => {
    const scene = builds('cubes 0\nwhite 1\nbrown 0\nred 1\ngreen 0', 'landowners Stadeln')
    expect(why(scene, 'build Fürth > Stadeln')).toMatch(/^NB-5.9 cannot-pay/)
    expect(
      why(builds('cubes 2\nwhite 1\nbrown 0\nred 1\ngreen 0', 'landowners Stadeln'), 'build Fürth > Stadeln'),
    ).toBe('legal')
    expect(
      why(builds('cubes 1\nwhite 1\nbrown 1\nred 1\ngreen 0', 'landowners Stadeln'), 'build Fürth > Stadeln'),
    ).toBe('legal')
  })
})
