import { isDeepStrictEqual } from 'node:util'
import { type Dice, roll, type Seed } from '@roundhouse/kernel/dice'
import { refused } from '@roundhouse/kernel/testing/refused'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linkBetween } from '../base/map.ts'
import { areaNamed } from '../base/names.ts'
import type { Network } from '../base/network.ts'
import type { Player } from '../base/player.ts'
import type { State } from '../base/state.ts'
import { newGame, nuremberg } from '../definition.ts'
import type { Nuremberg } from '../game.ts'
import { standardMap } from '../maps/standard.ts'
import { at, rulesOn, show } from '../testing/positions.ts'
import { derive } from './derive.ts'
import { readPosition, readPositionFile, writePosition, writePositionFile } from './position.ts'

const word = fc.integer({ min: 0, max: 0xffff_ffff })
const seeds: fc.Arbitrary<Seed> = fc.tuple(word, word, word, word)

/** The state as its position says it: what follows from the parts is made again. */
function derived({ rules, copy }: Nuremberg, state: State): State {
  const again = copy(state)
  derive(rules, again)
  return again
}

/** A network by its meaning: for every area what can be reached from it. */
function meaningOf({ areas, parts, serves, beside }: Network): unknown {
  const partner = (part: number) => areas.filter((_, i) => parts[i] === part).sort((a, b) => a - b)
  const reach = areas.map((area, i) => [area, partner(parts[i]!), serves[parts[i]!]])
  return [reach.sort(([a], [b]) => Number(a) - Number(b)), [...beside].sort((a, b) => a - b)]
}

const textsOf = (game: Nuremberg, state: State): string[] =>
  game
    .moves(state)
    .map(move => game.write(move))
    .sort()

function checkPosition(game: Nuremberg, state: State): void {
  const again = readPosition(game.rules, writePosition(game.rules, state))
  const expected = derived(game, state)
  // Only where they differ is the slower comparison asked, which shows how.
  if (!isDeepStrictEqual(again, expected)) expect(again).toStrictEqual(expected)
  const meanings = ({ players }: State) => players.map(({ network }) => meaningOf(network))
  if (!isDeepStrictEqual(meanings(again), meanings(state))) expect(meanings(again)).toEqual(meanings(state))
  if (!isDeepStrictEqual(textsOf(game, again), textsOf(game, state)))
    expect(textsOf(game, again)).toEqual(textsOf(game, state))
}

describe.each([
  ['nuremberg', false],
  ['wensleydale', false],
  ['wensleydale', true],
] as const)('on the map %s, with the rules of 2009: %s', (map, rules2009) => {
  test.each([2, 3, 4])('every state of random games of %s is read back as it was written', players => {
    fc.assert(
      fc.property(seeds, seeds, (seed, chooser) => {
        const game = nuremberg.open(newGame(players, map, rules2009))
        const state = game.begin(seed)
        const dice: Dice = { seed: chooser, rolled: 0 }
        checkPosition(game, state)
        while (state.phase !== 'over') {
          const moves = game.moves(state)
          game.play(state, moves[roll(dice, moves.length)]!)
          checkPosition(game, state)
        }
      }),
      { numRuns: 2 },
    )
  })
})

const rules = rulesOn('nuremberg', 3)
const { map } = rules
const area = (name: string): number => areaNamed(map, name)
const border = (one: string, other: string): number => linkBetween(map, area(one), area(other)) >> 1

/** By area: this many where they are named, none elsewhere. */
const counts = (named: Readonly<Record<string, number>>): number[] => map.areas.map(({ name }) => named[name] ?? 0)

describe('what is said stands in the state, and is written again', () => {
  test.each<[string, Partial<State>]>([
    ['seed 0123456789abcdef0123456789abcdef', { seed: [0x01234567, 0x89abcdef, 0x01234567, 0x89abcdef] }],
    ['rolled 999999', { rolled: 999_999 }],
    ['turn 5', { turn: 5 }],
    ['phase takeovers', { phase: 'takeovers', place: 0, toMove: 0 }],
    ['phase over', { phase: 'over', turn: 5, place: 3, toMove: 2, discs: Array(8).fill(-1) }],
    ['order 3 1 2', { order: [2, 0, 1], toMove: 2, place: 0, discStacks: Array(5).fill([2, 0, 1]) }],
    ['build-order 2 3 1', { buildOrder: [1, 2, 0], trainOrder: [0, 1, 2] }],
    ['train-order 2 3 1', { buildOrder: [0, 1, 2], trainOrder: [1, 2, 0] }],
    ['decides 2', { toMove: 1, place: 1 }],
    ['U1 brown', { discs: [1, 1, 2, -1, 0, 1, 2, -1] }],
    ['L3 white', { discs: [0, 1, 2, -1, 0, 1, 0, -1] }],
    ['U2 green 4 by 3', { bids: [0, 4, 0, 0, 0, 0, 0, 0], bidders: [-1, 2, -1, -1, -1, -1, -1, -1] }],
    ['white-discs 3 2 1', { discStacks: [[2, 1, 0], ...Array(4).fill([0, 1, 2])] }],
    ['profit-discs 2 1 3', { discStacks: [...Array(4).fill([0, 1, 2]), [1, 0, 2]] }],
    ['goods Bruck, Thon 2', { goods: counts({ Bruck: 1, Thon: 2 }) }],
    ['reds Vach, Lauf 2', { reds: counts({ Lauf: 2, Vach: 1 }) }],
    ['greens Stadeln', { greens: counts({ Stadeln: 1 }) }],
    ['landowners Zirndorf 2', { landowners: counts({ Zirndorf: 2 }) }],
  ])('%s', (line, part) => {
    const state = readPosition(rules, line)
    expect(state).toMatchObject(part)
    expect(writePosition(rules, state).split('\n')).toContain(line)
    expect(readPosition(rules, writePosition(rules, state))).toStrictEqual(state)
  })

  test.each<[string, Partial<Player>]>([
    ['points 9999', { points: 9999 }],
    ['points -9999', { points: -9999 }],
    ['profit -25', { profit: -25 }],
    ['cubes 15', { cubes: 15 }],
    ['white 12', { influence: [12, 2, 1, 1] }],
    ['brown 0', { influence: [1, 0, 1, 1] }],
    ['red 3', { influence: [1, 2, 3, 1] }],
    ['green 4', { influence: [1, 2, 1, 4] }],
    ['kept grey 2 yellow 1 red 3 green 25', { kept: [2, 1, 3, 25] }],
    ['kept red 1', { kept: [0, 0, 1, 0] }],
    ['track Vach - Stadeln - Fürth', { pieces: 2 }],
  ])('seat 2 %s', (line, part) => {
    const state = readPosition(rules, `seat 2 ${line}`)
    expect(state.players[1]).toMatchObject(part)
    expect(writePosition(rules, state)).toMatch(new RegExp(`^seat 2\n(  .*\n)*  ${line}\n(  .*\n)*seat 3$`, 'm'))
    expect(readPosition(rules, writePosition(rules, state))).toStrictEqual(state)
  })

  test('track of seats and companies, and stations that changed', () => {
    const state = readPosition(
      rules,
      `phase trains
seat 1 track Vach - Stadeln
seat 3 track Höfen - Muggenhof
red-track Fürth - Höfen
green-track Erlangen - Bruck - Tennenlohe
stations Tennenlohe green, Muggenhof both, Fürth both`,
    )
    const owners = map.isRiver.map(() => -1)
    owners[border('Vach', 'Stadeln')] = 0
    owners[border('Höfen', 'Muggenhof')] = 2
    owners[border('Fürth', 'Höfen')] = 4
    owners[border('Erlangen', 'Bruck')] = 5
    owners[border('Bruck', 'Tennenlohe')] = 5
    expect(state.track).toEqual(owners)
    const stations = map.areas.map(each => each.owners)
    stations[area('Tennenlohe')] = 2
    stations[area('Muggenhof')] = 3
    stations[area('Fürth')] = 3
    expect(state.stations).toEqual(stations)
    const text = writePosition(rules, state)
    expect(text).toMatch('\ngreen-track Erlangen - Bruck - Tennenlohe\n')
    expect(text).toMatch('\nred-track Fürth - Höfen\n')
    expect(text).toMatch('\nstations Tennenlohe green, Fürth both, Muggenhof both\n')
  })

  test('the trains of a seat, and what stands on their spaces', () => {
    const state = readPosition(
      rules,
      'phase trains\nseat 2 trains 5A goods yellow, 2b second red first green - goods - grey',
    )
    const trains = rules.trains.map(({ name }) => (name === '2b' || name === '5a' ? 1 : -1))
    expect(state.trains).toEqual(trains)
    const spaces = Array(rules.spaceCount).fill(0)
    const second = rules.trains.find(({ name }) => name === '2b')!
    const fifth = rules.trains.find(({ name }) => name === '5a')!
    spaces[second.at[0]!] = 4
    spaces[second.at[1]!] = 3
    spaces[second.at[2]! + 1] = 1
    spaces[fifth.at[2]!] = 2
    expect(state.spaces).toEqual(spaces)
    expect(writePosition(rules, state)).toMatch('\n  trains 2b first green second red goods - grey, 5a goods yellow\n')
  })

  test('nothing is a dash: what nobody has kept, and where no disc lies', () => {
    const over = at(rules, 'phase over')
    expect(show(over)).toMatchObject({ U1: '-', 'seat 1 kept': '-' })
    expect(readPosition(rules, 'phase over\nU1 -\nseat 1 kept -')).toStrictEqual(over.state)
  })

  test('who has passed', () => {
    const state = readPosition(rules, 'phase trains\ntrain-order 1 2 3\npassed 1 3')
    expect(state).toMatchObject({ passed: 0b101, toMove: 1, place: 1 })
    expect(writePosition(rules, state)).toMatch('\npassed 1 3\ndecides 2\n')
  })

  test('NB-5.5 a series, and what it costs', () => {
    const state = readPosition(rules, 'phase track\nseries Fürth > Stadeln > Vach\nlandowners Vach\n')
    const links = [
      ['Fürth', 'Stadeln'],
      ['Stadeln', 'Vach'],
    ].map(([from, to]) => linkBetween(map, area(from!), area(to!)))
    expect(state.series).toEqual({ links, price: 3, owed: [1, 0, 1, 0] })
    expect(writePosition(rules, state)).toMatch('\nseries Fürth > Stadeln > Vach\n')
  })

  test('NB-5.8 a payment for track', () => {
    const text = 'phase track\nseries Fürth > Stadeln\npayment 2 from brown\nseat 1 cubes 0'
    expect(readPosition(rules, text).payment).toEqual({ due: 2, kind: 2, train: -1 })
    expect(writePosition(rules, readPosition(rules, text))).toMatch('\npayment 2 from brown\n')
  })

  test('NB-6.3 a payment for a train', () => {
    const text = 'phase trains\npayment 3 from cubes for 3b\nseat 1 brown 0\ntrain-order 1 2 3'
    expect(readPosition(rules, text).payment).toEqual({ due: 3, kind: 0, train: 7 })
    expect(writePosition(rules, readPosition(rules, text))).toMatch('\npayment 3 from cubes for 3b\n')
  })

  test.each([
    ['Stadeln - Fürth to red', []],
    ['Vach - Fürth to red by Stadeln', [['Vach', 'Stadeln']]],
  ])('NB-8.1 a line being sold: %s', (line, way) => {
    const text = `phase takeovers\nline ${line}\nseat 1 red 3\nseat 1 track Vach - Stadeln - Fürth - Poppenreuth - Stadeln`
    const state = readPosition(rules, text)
    const links = way.map(([from, to]) => linkBetween(map, area(from!), area(to!)))
    expect(state.line).toMatchObject({ company: 0, to: area('Fürth'), links })
    expect(writePosition(rules, state)).toMatch(`\nline ${line}\n`)
  })
})

test('a dash says that there is nothing', () => {
  const nothing =
    'passed -\nseries -\npayment -\nline -\nstations -\ngoods -\nseat 1 track -\nseat 1 trains -\nseat 1 kept -'
  expect(readPosition(rules, nothing)).toStrictEqual(readPosition(rules, ''))
})

describe('what is not said', () => {
  test('is as at set-up, with nothing on the map', () => {
    const state = readPosition(rules, '')
    expect(state).toMatchObject({
      seed: [0, 0, 0, 0],
      rolled: 0,
      turn: 1,
      phase: 'auction',
      toMove: 0,
      place: 0,
      order: [0, 1, 2],
      buildOrder: [0, 1, 2],
      trainOrder: [0, 1, 2],
      discStacks: Array(5).fill([0, 1, 2]),
      discs: [0, 1, 2, -1, 0, 1, 2, -1],
      bids: Array(8).fill(0),
      bidders: Array(8).fill(-1),
      track: map.isRiver.map(() => -1),
      goods: counts({}),
      reds: counts({}),
      greens: counts({}),
      landowners: counts({}),
      stations: map.areas.map(each => each.owners),
      trains: Array(18).fill(-1),
      spaces: Array(rules.spaceCount).fill(0),
      passed: 0,
      series: { links: [], price: 0, owed: [0, 0, 0, 0] },
      payment: null,
      line: null,
      joined: map.areas.map((_, each) => each),
    })
    expect(state.players[2]).toEqual({
      cubes: 12,
      influence: [1, 2, 1, 1],
      profit: 0,
      points: 0,
      pieces: 0,
      kept: [0, 0, 0, 0],
      network: { areas: [], parts: [], serves: [], beside: [] },
    })
  })

  test('is not written, but for the course of the game', () => {
    expect(writePosition(rules, readPosition(rules, ''))).toBe(
      'turn 1\nphase auction\ndecides 1\nseat 1\nseat 2\nseat 3\n',
    )
  })

  test('NB-2.1 are the cubes: twelve, less those that lie on boxes', () => {
    const { players } = readPosition(rules, 'U1 white 9 by 1\nU2 white 4 by 2\nL1 white 2 by 2')
    expect(players.map(({ cubes }) => cubes)).toEqual([3, 6, 12])
  })

  test('NB-4.1 are the orders of building and of trains: they follow from the influence, then from the discs', () => {
    const orders = (text: string) => {
      const { buildOrder, trainOrder } = readPosition(rules, text)
      return [buildOrder, trainOrder]
    }
    const boards = 'seat 2 white 3\nseat 3 brown 3\norder 3 1 2'
    expect(orders(`phase auction\n${boards}`)).toEqual([
      [2, 0, 1],
      [2, 0, 1],
    ])
    expect(orders(`phase track\n${boards}`)).toEqual([
      [1, 2, 0],
      [2, 0, 1],
    ])
    expect(orders(`phase trains\n${boards}\nbrown-discs 2 1 3\nwhite-discs 1 2 3`)).toEqual([
      [1, 0, 2],
      [2, 1, 0],
    ])
  })

  test('is who decides: the first of the order who has something to', () => {
    const decider = (text: string) => readPosition(rules, text).toMove
    expect(decider('order 2 1 3')).toBe(1)
    expect(decider('U1 white 3 by 1\nL1 white 2 by 1')).toBe(1)
    expect(decider('U1 white 3 by 1')).toBe(0)
    expect(decider('phase track\nbuild-order 3 2 1')).toBe(2)
    expect(decider('phase trains\ntrain-order 3 2 1')).toBe(2)
    expect(decider('phase trains\ntrain-order 3 2 1\npassed 3')).toBe(1)
    expect(decider('phase takeovers\norder 2 1 3')).toBe(1)
    expect(decider('phase takeovers\norder 2 1 3\ntrain-order 1 2 3')).toBe(1)
    expect(decider('phase over\norder 2 3 1')).toBe(0)
  })

  test('NB-8.3 is whose a station is: the track of the companies shows it', () => {
    const text = 'red-track Fürth - Stadeln - Poppenreuth\ngreen-track Erlangen - Bruck - Eltersdorf - Stadeln'
    const state = readPosition(rules, text)
    const stations = map.areas.map(each => each.owners)
    stations[area('Stadeln')] = 3
    expect(state.stations).toEqual(stations)
    expect(writePosition(rules, state)).not.toMatch('stations')
    expect(readPosition(rules, 'seat 1 track Fürth - Stadeln').stations[area('Stadeln')]).toBe(0)
  })

  test('NB-5.10 is what is joined by track of any owners, unless the chain has paid', () => {
    const joined = (text: string) => readPosition(rules, `phase track\n${text}`).joined
    const some = joined('seat 1 track Fürth - Höfen\nseat 2 track Höfen - Muggenhof')
    expect(some[area('Muggenhof')]).toBe(some[area('Fürth')])
    expect(some[area('Gostenhof')]).not.toBe(some[area('Fürth')])
    expect(joined('seat 1 track Fürth - Höfen - Muggenhof - Gostenhof - Nuremberg South')).toEqual([])
    expect(
      joined(
        'seat 1 track Fürth - Poppenreuth - Schniegling\nred-track Schniegling - Nuremberg North\nstations Schniegling red',
      ),
    ).toEqual([])
    expect(readPosition(rulesOn('wensleydale', 2), '').joined).toEqual([])
  })
})

describe('the form is free', () => {
  const expected = readPosition(
    rules,
    'phase trains\nseat 1 track Fürth - Höfen\nseat 1 trains 5a goods yellow\ngoods Großgründlach 2',
  )

  test.each([
    [
      'with plain letters',
      'phase trains\nseat 1 track furth - hofen\nseat 1 trains 5a goods yellow\ngoods grossgrundlach 2',
    ],
    [
      'with two letters for an umlaut',
      'phase trains\nseat 1 track Fuerth - Hoefen\nseat 1 trains 5a goods yellow\ngoods Grossgruendlach 2',
    ],
    [
      'from the other end',
      'phase trains\nseat 1 track Höfen - Fürth\nseat 1 trains 5a goods yellow\ngoods Großgründlach 2',
    ],
    [
      'with any blanks',
      '  phase\ttrains\nseat 1\n track Fürth   -\tHöfen\n trains  5a   goods  yellow\ngoods   Großgründlach   2  ',
    ],
    ['in any order', 'goods Großgründlach 2\nseat 1\ntrains 5a goods yellow\nphase trains\ntrack Fürth - Höfen'],
  ])('%s', (_name, text) => {
    expect(readPosition(rules, text)).toStrictEqual(expected)
  })

  test('series, payments and lines too', () => {
    expect(readPosition(rules, 'phase track\nseries furth>stadeln   >  vach')).toStrictEqual(
      readPosition(rules, 'phase track\nseries Fürth > Stadeln > Vach'),
    )
    const track = 'phase takeovers\nseat 1 red 3\nseat 1 track Vach - Stadeln - Fürth - Poppenreuth - Stadeln'
    expect(readPosition(rules, `${track}\nline vach  -  furth  to  red  by  stadeln`)).toStrictEqual(
      readPosition(rules, `${track}\nline Vach - Fürth to red by Stadeln`),
    )
    const payment = 'phase trains\ntrain-order 1 2 3\nseat 1 brown 0'
    expect(readPosition(rules, `${payment}\npayment 3  from  cubes  for  3b`)).toStrictEqual(
      readPosition(rules, `${payment}\npayment 3 from cubes for 3b`),
    )
  })
})

describe('bad text is refused with its line, what was found, and what is allowed', () => {
  const AREAS = 'areas of the map Nuremberg, such as Münchaurach'
  test.each([
    ['turn 6', 'Line 1: turn: found "6"; expected a whole number from 1 to 5'],
    ['turn 0', 'Line 1: turn: found "0"; expected a whole number from 1 to 5'],
    ['phase lunch', 'Line 1: phase: found "lunch"; expected auction, track, trains, takeovers, over'],
    ['order 1 2', 'Line 1: order: found "1 2"; expected the seats 1 to 3, each once'],
    ['order 1 2 3 1', 'Line 1: order: found "1 2 3 1"; expected the seats 1 to 3, each once'],
    ['order 1 2 2', 'Line 1: order: found "1 2 2"; expected the seats 1 to 3, each once'],
    ['white-discs 1 2 4', 'Line 1: white-discs: found "4"; expected a seat from 1 to 3'],
    ['decides 4', 'Line 1: decides: found "4"; expected a seat from 1 to 3'],
    ['U4 red', 'Line 1: U4: not open with 3 players (NB-3.1)'],
    ['U5 red', /^Line 1: found "U5"; expected seat, seed, rolled, turn, phase, order, /],
    ['U1 blue', 'Line 1: U1: found "blue"; expected white, brown, red, green'],
    [
      'U1 red 4',
      'Line 1: U1: found "red 4"; expected a disc, and if there is a bid, its cubes and whose they are, as in red 4 by 2',
    ],
    ['U1 red 4 by', /^Line 1: U1: found "red 4 by"; expected a disc/],
    ['U1 red 4 of 2', /^Line 1: U1: found "red 4 of 2"; expected a disc/],
    ['U1 red 4 by 2 3', /^Line 1: U1: found "red 4 by 2 3"; expected a disc/],
    ['U1 red 16 by 2', 'Line 1: U1: found "16"; expected a whole number from 1 to 15'],
    ['U1 red 4 by 4', 'Line 1: U1: found "4"; expected a seat from 1 to 3'],
    ['cubes 3', 'Line 1: cubes: say of which seat, as in "seat 1 cubes"'],
    ['seat 1 cubes 16', 'Line 1: seat 1 cubes: found "16"; expected a whole number from 0 to 15'],
    ['seat 1 white 13', 'Line 1: seat 1 white: found "13"; expected a whole number from 0 to 12'],
    ['seat 1 points 10000', 'Line 1: seat 1 points: found "10000"; expected a whole number from -9999 to 9999'],
    [
      'seat 1 kept grey',
      'Line 1: seat 1 kept: found "grey"; expected colours and how many of each, as in grey 2 red 1',
    ],
    ['seat 1 kept blue 2', 'Line 1: seat 1 kept: found "blue"; expected grey, yellow, red, green'],
    ['seat 1 kept grey 61', 'Line 1: seat 1 kept: found "61"; expected a whole number from 0 to 60'],
    ['seat 1 track Furthh - Höfen', `Line 1: seat 1 track: found "Furthh"; expected ${AREAS}`],
    ['seat 1 track Fürth', 'Line 1: seat 1 track: found "Fürth"; expected at least two areas, with " - " between them'],
    ['seat 1 track Fürth-Höfen', `Line 1: seat 1 track: found "Fürth-Höfen"; expected ${AREAS}`],
    ['seat 1 track Fürth - Lauf', 'Line 1: seat 1 track: found "Fürth - Lauf"; expected areas that share a border'],
    [
      'seat 1 track Unterfarrnbach - Seukendorf',
      'Line 1: seat 1 track: found "Unterfarrnbach - Seukendorf"; expected where track can be built (NB-5.4)',
    ],
    [
      'seat 1 track Nuremberg North - Nuremberg South',
      'Line 1: seat 1 track: found "Nuremberg North - Nuremberg South"; expected where track can be built (NB-5.4)',
    ],
    ['seat 1 track Fürth - Höfen - Fürth', 'Line 1: seat 1 track: found Fürth - Höfen twice; expected one piece'],
    [
      'seat 1 track Fürth - Höfen\nseat 3 track Höfen - Fürth',
      'Line 2: seat 3 track: found "Fürth - Höfen"; expected one piece across a border (NB-5.2)',
    ],
    [
      'seat 1 track Fürth - Höfen\nred-track Höfen - Fürth',
      'Line 2: red-track: found "Fürth - Höfen"; expected one piece across a border (NB-5.2)',
    ],
    ['seat 1 trains 7a', 'Line 1: seat 1 trains: found "7a"; expected a train, such as 1a'],
    [
      'seat 1 trains 2b red',
      'Line 1: seat 1 trains: found "red"; expected after a train: first, second, goods, and then what stands there',
    ],
    ['seat 1 trains 2b second white', 'Line 1: seat 1 trains: found "white"; expected grey, yellow, red, green'],
    [
      'seat 1 trains 2b second grey',
      'Line 1: seat 1 trains: found "grey"; expected on second spaces: passengers (NB-6.4)',
    ],
    ['seat 1 trains 2b goods red', 'Line 1: seat 1 trains: found "red"; expected on goods spaces: goods (NB-6.4)'],
    [
      'seat 1 trains 2b second red red',
      'Line 1: seat 1 trains: found "2 second"; expected on 2b: 1 spaces of that kind',
    ],
    ['seat 1 trains 2b\nseat 2 trains 2b', 'Line 2: seat 2 trains: found "2b"; expected each train once (NB-6.2)'],
    ['seat 1 trains 2b, 2b', 'Line 1: seat 1 trains: found "2b"; expected each train once (NB-6.2)'],
    ['stations Fürth', 'Line 1: stations: found "Fürth"; expected a station and red, green, both'],
    [
      'stations Fürth green',
      'Line 1: stations: found "Fürth green"; expected both: a station that is red stays so (NB-8.3)',
    ],
    ['stations Höfen red', 'Line 1: stations: found "Höfen red"; expected stations; Höfen is none'],
    ['stations Vach blue', 'Line 1: stations: found "blue"; expected red, green, both'],
    ['stations Vach red, Lauf red, vach both', 'Line 1: stations: found "Vach"; expected each station once'],
    ['goods Höfen 3', 'Line 1: goods: found "Höfen 3"; expected at most 2 goods there'],
    ['goods Vach', 'Line 1: goods: found "Vach"; expected no goods in Vach'],
    ['goods Höfen, hofen', 'Line 1: goods: found "hofen"; expected each area once'],
    ['goods Nowhere 2', `Line 1: goods: found "Nowhere"; expected ${AREAS}`],
    ['goods Nowhere', `Line 1: goods: found "Nowhere"; expected ${AREAS}`],
    ['reds Vach 2', 'Line 1: reds: found "Vach 2"; expected at most 1 pawns there'],
    ['greens Fürth', 'Line 1: greens: found "Fürth"; expected no pawns in Fürth'],
    ['landowners Lauf 0', `Line 1: landowners: found "Lauf 0"; expected ${AREAS}`],
    ['series Fürth', 'Line 1: series: found "Fürth"; expected at least two areas, with " > " between them'],
    ['series Fürth > Lauf', 'Line 1: series: found "Fürth - Lauf"; expected areas that share a border'],
    [
      'payment 3',
      'Line 1: payment: found "3"; expected what is due and what is asked for next, as in 4 from white, or 3 from cubes for 2b',
    ],
    ['payment 0 from cubes', 'Line 1: payment: found "0"; expected a whole number from 1 to 99'],
    ['payment 3 from blue', 'Line 1: payment: found "blue"; expected cubes, white, brown, red, green'],
    ['payment 3 from cubes for 7a', 'Line 1: payment: found "7a"; expected a train, such as 1a'],
    [
      'line Fürth to red',
      'Line 1: line: found "Fürth to red"; expected a line by its ends, as in A - B to red, and where it has come through, as in A - D to red by B, C',
    ],
    ['line Fürth - Vach to blue', 'Line 1: line: found "blue"; expected red, green'],
    ['line Fürth - Vach to red by Lauf', 'Line 1: line: found "Fürth - Lauf"; expected areas that share a border'],
  ])('%s', (text, message) => {
    const told = refused(() => readPosition(rules, text))
    if (typeof message === 'string') expect(told).toBe(message)
    else expect(told).toMatch(message)
  })

  test('NB-10.2 in the rules of 2009 there is one class', () => {
    const of2009 = rulesOn('wensleydale', 2, true)
    const state = readPosition(of2009, 'phase trains\nseat 1 trains 1a second red green red green')
    expect(writePosition(of2009, state)).toMatch('\n  trains 1a second red green red green\n')
    expect(refused(() => readPosition(of2009, 'seat 1 trains 1a first red'))).toBe(
      'Line 1: seat 1 trains: found "1 first"; expected on 1a: 0 spaces of that kind',
    )
  })
})

describe('a position file', () => {
  const text = 'nuremberg\nplayers 3\nmap nuremberg\n\nturn 2\nphase track\nseat 1\n  track Fürth - Höfen\n'

  test('names the game, and says little of the position', () => {
    const { options, game, state } = readPositionFile(text)
    expect(options).toEqual({ ...newGame(3, 'nuremberg'), maps: 1 })
    expect(game.rules.seats).toBe(3)
    expect(state).toMatchObject({ turn: 2, phase: 'track', toMove: 0 })
  })

  test('is written as it is read', () => {
    const file = readPositionFile(text)
    expect(writePositionFile(file)).toMatch(/^nuremberg\nplayers 3\nmap nuremberg\nmaps 1\n\nturn 2\nphase track\n/)
    expect(readPositionFile(writePositionFile(file)).state).toStrictEqual(file.state)
  })

  test('keeps a map of one’s own', () => {
    const own = { ...standardMap(1, 'nuremberg'), name: 'Mine # 1' }
    const options = { ...newGame(2, 'nuremberg'), own }
    const game = nuremberg.open(options)
    const again = readPositionFile(writePositionFile({ options, game, state: readPosition(game.rules, '') }))
    expect(again.options.own!.name).toBe('Mine # 1')
    expect(again.game.rules.map.name).toBe('Mine # 1')
  })

  test.each([
    ['first-class\nplayers 2', 'Line 1: found "first-class"; expected nuremberg, the name of the game, first'],
    ['nuremberg\nplayers 2', 'Line 1: map: missing; expected nuremberg, wensleydale (NB-1.6)'],
    ['nuremberg\nmap nuremberg', 'Line 1: players: missing; expected 2 to 4 (NB-1.1)'],
    ['nuremberg\nplayers 5\nmap nuremberg', 'Line 2: players: found "5"; expected 2 to 4 (NB-1.1)'],
    ['nuremberg\nplayers 2\nmap london', 'Line 3: map: found "london"; expected nuremberg, wensleydale (NB-1.6)'],
    ['nuremberg\nrules-of 1999\nplayers 2', 'Line 2: rules-of: found "1999"; expected 2009 (NB-10.2)'],
    ['nuremberg\nplayers 2\nmap nuremberg\nmaps 9', 'Line 4: There is no standard set 9 of maps; there is 1'],
    ['nuremberg\nplayers 2\nmap nuremberg\nturn 9', 'Line 4: turn: found "9"; expected a whole number from 1 to 5'],
  ])('%j is refused', (bad, message) => {
    expect(refused(() => readPositionFile(bad))).toBe(message)
  })

  test('NB-10.2 the rules of 2009 may be named before the map', () => {
    const { game } = readPositionFile('nuremberg\nrules-of 2009\nplayers 2\nmap wensleydale')
    expect(game.rules.rules2009).toBe(true)
  })
})
