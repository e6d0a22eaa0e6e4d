import { describe, expect, test } from 'vitest'
import { playScenario, readScenarios, runScenarios } from './scenario.ts'

const HEAD = 'nuremberg\nplayers 2\nmap nuremberg\n'

/** What is told about the scenario with these lines; they begin in line 5. */
const outcome = (lines: string, head = HEAD): string => {
  const result = runScenarios(`${head}scenario NB-0.0 a test\n${lines}`)
  return result.faults.map(({ line, message }) => `Line ${line}: ${message}`).join('; ') || 'ok'
}

/** What is told about expectations after a sale, of which the first stands in line 11. */
const expecting = (lines: string): string =>
  outcome(
    `phase takeovers\nseat 1 track Fürth - Stadeln - Vach\nseat 1 profit -1\nmoves\n1 sell Vach - Fürth to red\nexpect\n${lines}`,
  )

describe('what can be expected', () => {
  test.each([
    ['red-track Vach - Stadeln - Fürth', 'ok'],
    ['red-track Fürth - Stadeln, Vach - Stadeln', 'ok'],
    ['red-track Fürth - Stadeln', 'Line 11: red-track: found "Vach - Stadeln - Fürth"; expected "Stadeln - Fürth"'],
    ['stations stadeln red, vach red', 'ok'],
    ['seat 1 red -1', 'ok'],
    ['seat 1 red 0', 'ok'],
    ['seat 1 red +0', 'Line 11: seat 1 red: found -1; expected +0'],
    ['seat 1 profit -1', 'ok'],
    ['seat 1 profit by +0', 'ok'],
    ['seat 1 profit -2', 'Line 11: seat 1 profit: found "-1"; expected "-2"'],
    ['seat 1 profit by -2', 'Line 11: seat 1 profit: found +0; expected -2'],
    ['turn +1', 'ok'],
    ['phase auction\nlegal bid U1 3\nlegal BID U1 3', 'Line 13: found "BID U1 3"; expected a move, as in bid U1 4'],
    ['why pass', 'Line 11: why: found "pass"; expected a move and the rule that forbids it, as in bid U1 4: NB-3.3'],
    ['said sold seat 1 company red pieces 2 price 1', 'ok'],
    [
      'said sold seat 2',
      /^Line 11: said sold: found sold seat 1 company red from Vach to Fürth pieces 2 price 1; expected /,
    ],
    ['said player-order seats 1,2', /^Line 11: said player-order: found /],
    ['winners 1', 'Line 11: winners: found the game is not over; expected "1"'],
  ])('%s', (lines, told) => {
    if (typeof told === 'string') expect(expecting(lines)).toBe(told)
    else expect(expecting(lines)).toMatch(told)
  })

  test('facts that name seats are counted from 1, also where there are several', () => {
    const lines = 'phase trains\npassed 2\nmoves\npass\nexpect\n'
    expect(outcome(`${lines}said player-order seats 1,2`)).toBe('ok')
    const taken = 'phase trains\nseat 2 trains 5a\nexpect\nwhy buy 5a: NB-6.2 train-taken'
    expect(outcome(taken)).toBe('ok')
  })

  test('a train is loaded with its holder', () => {
    const lines =
      'phase trains\nseat 1 track Fürth - Höfen\nseat 1 trains 5a\ngoods Höfen\nmoves\nload goods Höfen 5a\nexpect\n'
    expect(outcome(`${lines}said loaded seat 1 area Höfen train 5a`)).toBe('ok')
  })
})

describe('who decides', () => {
  test('is the first of the order who has something to, if nothing is said', () => {
    expect(outcome('phase takeovers\nseat 2 track Fürth - Stadeln\nexpect\ndecides 2')).toBe('ok')
    expect(outcome('phase takeovers\norder 2 1\nseat 1 track Fürth - Stadeln\nexpect\ndecides 1')).toBe('ok')
    expect(
      outcome('phase track\nbuild-order 1 2\nseat 1\nred 0\ngreen 0\nbrown 0\nwhite 0\ncubes 0\nexpect\ndecides 2'),
    ).toBe('ok')
    const poor = 'cubes 0\nwhite 0\nbrown 0\nred 0\ngreen 0'
    expect(outcome(`phase trains\ntrain-order 1 2\nseat 1\n${poor}\nexpect\ndecides 2`)).toBe('ok')
    expect(
      outcome(
        `phase trains\ntrain-order 1 2\nseat 1\n${poor}\ntrains 5a\ntrack Fürth - Höfen\ngoods Höfen\nexpect\ndecides 1`,
      ),
    ).toBe('ok')
    expect(outcome('U1 white 3 by 1\nU2 white 3 by 1\nexpect\ndecides 2')).toBe('ok')
  })

  test('is the seat that is named, else', () => {
    expect(outcome('phase trains\ndecides 2\nexpect\ndecides 2')).toBe('ok')
  })
})

describe('what is drawn', () => {
  test('can be said after the move that draws it, each thing on a line', () => {
    const last = 'turn 1\nphase takeovers\nseat 1 track Fürth - Stadeln\nmoves\n1 pass\n'
    const discs = 'draws disc box U1 colour green\ndraws disc box L2 colour red\n'
    expect(outcome(`${last}${discs}expect\nturn 2\nU1 green\nL2 red`)).toBe('ok')
  })
})

describe('a file', () => {
  const two = `nuremberg
players 2
map nuremberg

scenario NB-1.1 the first
expect
  decides 1

scenario NB-10.2 the second
players 3
map wensleydale
rules-of 2009
seat 3 white 4
expect
  seat 3 white 4
`

  test('may hold scenarios of both maps', () => {
    const scenarios = readScenarios(two)
    expect(scenarios.map(({ title, game }) => [title, game.seats, game.rules.map.name, game.rules.rules2009])).toEqual([
      ['NB-1.1 the first', 2, 'Nuremberg', false],
      ['NB-10.2 the second', 3, 'Wensleydale', true],
    ])
    for (const scenario of scenarios) expect(() => playScenario(scenario)).not.toThrow()
    expect(runScenarios(two)).toEqual({ count: 2, faults: [] })
  })

  test('is of this game', () => {
    expect(outcome('expect\nturn 1', 'first-class\nplayers 2\n')).toBe(
      'Line 1: found "first-class"; expected "scenario " and its title',
    )
  })
})
