import { describe, expect, test } from 'vitest'
import { playScenario, readScenarios, runScenarios } from './scenario.ts'

const HEAD = 'first-class\nplayers 2\nmodules A,B\n'

/** What is told about the scenario with these lines; they begin in line 5. */
const outcome = (lines: string, head = HEAD): string => {
  const result = runScenarios(`${head}scenario FC-0.0 a test\n${lines}`)
  return result.faults.map(({ line, message }) => `Line ${line}: ${message}`).join('; ') || 'ok'
}

/** What is told about these expectations, of which the first stands in line 15. */
const TABLE = `a X1-1 X1-9
seat 1
  upper 1 0
  coins 2 1 0
  locomotive 1
moves
  1 take a1
  car upper
expect
`
const expecting = (lines: string): string => outcome(`${TABLE}\n${lines}`)

describe('parts of the position are compared', () => {
  test.each([
    ['seat 1 upper 1 0 0', 'ok'],
    ['seat 1 upper   1  0 0', 'ok'],
    ['seat 1 upper 1 0', 'Line 15: seat 1 upper: found "1 0 0"; expected "1 0"'],
    ['seat 2 upper 1 0', 'Line 15: seat 2 upper: found "0"; expected "1 0"'],
    ['seat 1\nupper 1 0 0\nseat 2\nupper 0', 'ok'],
    ['seat 1\nupper 1 0 0\nseat 2\nupper 1', 'Line 18: seat 2 upper: found "0"; expected "1"'],
    ['frame CAR 1 of card X1-1', 'ok'],
    ['frame no', 'Line 15: frame: found "CAR 1 of card X1-1"; expected "no"'],
    ['a - - - - - -', 'ok'],
    ['a -', 'ok'],
    ['a X1-9', 'Line 15: a: found "- - - - - -"; expected "X1-9 - - - - -"'],
    ['decides 1', 'ok'],
    ['decides 2', 'Line 15: decides: found "1"; expected "2"'],
    ['acted yes\nturn 1\nround 1\ntile offer', 'ok'],
    ['round 1\nround 2\nround 3', 'Line 16: round: found "1"; expected "2"'],
  ])('%s', (lines, told) => {
    expect(expecting(lines)).toBe(told)
  })

  test.each([
    ['rond 1', /^Line 15: found "rond"; expected seat, seed, rolled, /],
    ['seat 1 uper 0', /^Line 15: found "uper"; expected of a seat: points, coins, /],
    ['upper 0', /^Line 15: upper: say of which seat, as in "seat 1 upper"$/],
    ['seat 3 upper 0', /^Line 15: seat: found "3"; expected a seat from 1 to 2$/],
    ['seat 1 upper 3', /^Line 15: seat 1 upper: found "3"; expected cars /],
    ['display', /^Line 15: display: found nothing after it$/],
    ['seat 1\nlegal done\ncoins', /^Line 17: seat 1 coins: found nothing after it$/],
    ['rond 1\nlegal jump', /^Line 15: found "rond"; expected seat, seed, rolled, /],
    ['legal jump\nrond 1', /^Line 15: found "jump"; expected a move, as in take b3$/],
    ['constructor 1', /^Line 15: found "constructor"; expected seat, seed, rolled, /],
    ['seat 1 evidence 1', /^Line 15: evidence: only with module C; this game has A and B$/],
  ])('%s is refused', (lines, told) => {
    expect(expecting(lines)).toMatch(told)
  })
})

describe('numbers may be compared with the start', () => {
  test.each([
    ['seat 1 points +0', 'ok'],
    ['seat 1 points -0', 'ok'],
    ['seat 1 points +1', 'Line 15: seat 1 points: found +0; expected +1'],
    ['seat 1 points -1', 'Line 15: seat 1 points: found +0; expected -1'],
    ['rolled +0', 'ok'],
    ['seat 1 upper +1', 'Line 15: seat 1 upper: found "+1"; allowed only where a number stands'],
    ['seat 1 coins +1', 'Line 15: seat 1 coins: found "+1"; allowed only where a number stands'],
  ])('%s', (lines, told) => {
    expect(expecting(lines)).toBe(told)
  })

  const later = (lines: string): string =>
    outcome(
      `seat 1\npoints 7\ncoins 2 2 0\nmoves\nspend 1 point\nexpect\nseat 1 points 8\nmoves\nspend 1 point\nexpect\n${lines}`,
    )

  test.each([
    ['seat 1 points +2', 'ok'],
    ['seat 1 points 9', 'ok'],
    ['seat 1 points +1', 'Line 15: seat 1 points: found +2; expected +1'],
    ['seat 1 points -2', 'Line 15: seat 1 points: found +2; expected -2'],
    ['turns-left +0\nseat 2 points +0', 'ok'],
  ])('%s, of the start of the scenario, not of the last step', (lines, told) => {
    expect(later(lines)).toBe(told)
  })

  test('also where they went down', () => {
    const lines = 'acted yes\nseat 1 coins 0 0 0\nmoves\n1 end\nexpect\n'
    expect(outcome(`${lines}turns-left -1`)).toBe('ok')
    expect(outcome(`${lines}turns-left +1`)).toBe('Line 10: turns-left: found -1; expected +1')
  })
})

describe('legal moves', () => {
  test.each([
    ['legal car upper', 'ok'],
    ['legal  car  lower', 'ok'],
    ['legal done', 'ok'],
    ['legal tile', 'Line 15: legal tile: found FC-3.1 already-acted; first: next-turn; expected legal'],
    ['not legal tile', 'ok'],
    ['not legal car upper', 'Line 15: not legal car upper: found legal; expected not legal'],
    ['legal moves car upper, car lower, done', 'ok'],
    ['legal moves done,car lower ,  car  upper', 'ok'],
    ['legal moves car upper, done', 'Line 15: legal moves: found car upper, car lower, done; expected car upper, done'],
    [
      'legal moves car upper, car lower, done, tile',
      'Line 15: legal moves: found car upper, car lower, done; expected car upper, car lower, done, tile',
    ],
    [
      'legal moves car upper, car lower, tile',
      'Line 15: legal moves: found car upper, car lower, done; expected car upper, car lower, tile',
    ],
    ['legal moves -', 'Line 15: legal moves: found car upper, car lower, done; expected -'],
    [
      'not legal moves car upper, car lower, done',
      'Line 15: not legal moves car upper, car lower, done: found legal; expected not legal',
    ],
    ['not legal moves done', 'ok'],
    ['legal jump', 'Line 15: found "jump"; expected a move, as in take b3'],
    ['not legal jump', 'Line 15: found "jump"; expected a move, as in take b3'],
    ['legal', 'Line 15: found ""; expected a move, as in take b3'],
    ['legal moves done, jump', 'Line 15: found "jump"; expected a move, as in take b3'],
    ['not', 'Line 15: not: found ""; expected legal, said'],
    ['not true', 'Line 15: not: found "true"; expected legal, said'],
  ])('%s', (lines, told) => {
    expect(expecting(lines)).toBe(told)
  })

  test('none, when the game is over', () => {
    expect(outcome('phase over\nexpect\nlegal moves -')).toBe('ok')
    expect(outcome('phase over\nexpect\nlegal moves tile')).toBe('Line 7: legal moves: found -; expected tile')
    expect(outcome('phase over\nexpect\nlegal tile')).toBe(
      'Line 7: legal tile: found FC-2.6 game-is-over; expected legal',
    )
  })
})

describe('why a move is not legal', () => {
  test.each([
    ['why tile: FC-3.1', 'ok'],
    ['why tile: FC-3.1 already-acted', 'ok'],
    ['why tile: FC-9.9', 'Line 15: why tile: found FC-3.1; expected FC-9.9'],
    ['why tile: FC-3.1 other', 'Line 15: why tile: found FC-3.1 already-acted; expected FC-3.1 other'],
    ['why car upper: FC-3.6', 'Line 15: why car upper: found legal; expected FC-3.6'],
    ['why car upper: FC-3.6 x', 'Line 15: why car upper: found legal; expected FC-3.6 x'],
    ['why 2 tile: FC-2.2 not-your-decision', 'ok'],
    ['why 1 tile: FC-2.2', 'Line 15: why tile: found FC-3.1; expected FC-2.2'],
    ['why jump: notation not-a-move', 'ok'],
    ['why tile: FC-3.1 already-acted; first: next-turn', 'ok'],
    ['why tile: FC-3.1; first: next-turn', 'ok'],
    [
      'why tile: FC-3.1 already-acted; first: wait',
      'Line 15: why tile: found FC-3.1 already-acted; first: next-turn; expected FC-3.1 already-acted; first: wait',
    ],
    ['why decline tile: FC-3.3 tile-not-declined; first: nothing', 'ok'],
    ['why up upper 7: FC-5.2 no-such-step (train upper, value 7)', 'ok'],
    ['why up upper 7: FC-5.2 no-such-step (value 7)', 'ok'],
    [
      'why up upper 7: FC-5.2 no-such-step (value 4)',
      'Line 15: why up upper 7: found FC-5.2 no-such-step (train upper, value 7, cars 1,0,0); expected FC-5.2 no-such-step (value 4)',
    ],
    ['why 2 tile: FC-2.2 not-your-decision (seat 1); first: wait', 'ok'],
    ['why 3 tile: FC-2.2', 'Line 15: found "3"; expected a seat from 1 to 2'],
    ['why tile', 'Line 15: why: found "tile"; expected a move and the rule that forbids it, as in take b3: FC-3.1'],
    ['why tile: ', 'Line 15: why: found "tile:"; expected a move and the rule that forbids it, as in take b3: FC-3.1'],
    [
      'why tile: FC-3.5 own-frame-first now',
      'Line 15: why: found "tile: FC-3.5 own-frame-first now"; expected a move and the rule that forbids it, as in take b3: FC-3.1',
    ],
  ])('%s', (lines, told) => {
    expect(expecting(lines)).toBe(told)
  })
})

describe('what is drawn', () => {
  const turn =
    'round 1\na X1-1 X1-2\ndisplay G1 G2 G3\nacted yes\nwaiting mail upper\nseat 1 upper 0 0 0 0 0 M1\nmoves\n'

  test('can be said after the move that draws it, as the story tells it', () => {
    for (const card of ['G7', 'G12', 'G15'])
      expect(outcome(`${turn}end\ndraws display cards ${card}\nexpect\ndisplay G1 G2 G3 ${card}`)).toBe('ok')
  })

  test('is what can be drawn', () => {
    expect(outcome(`${turn}end\ndraws display cards G1\nexpect\nturn 2`)).toBe(
      'Line 13: draws: found no dice that bring "display cards G1"; expected what the move can draw',
    )
    expect(outcome(`${turn}draws display cards G7\nend\nexpect\nturn 2`)).toBe(
      'Line 12: found "draws display cards G7"; allowed only after the move that draws',
    )
  })
})

describe('what was told', () => {
  test.each([
    ['said took', 'ok'],
    ['said took seat 1 card X1-1', 'ok'],
    ['said took card X1-1 seat 1', 'ok'],
    ['said took seat 2', 'Line 15: said took: found took seat 1 place a1 card X1-1; expected took seat 2'],
    ['said took colour red', 'Line 15: said took: found took seat 1 place a1 card X1-1; expected took colour red'],
    ['said row-cleared cards X1-9', 'ok'],
    ['said mail-car', 'Line 15: said mail-car: found took, row-cleared, car; expected mail-car'],
    ['not said mail-car', 'ok'],
    ['not said took seat 2', 'ok'],
    ['not said took', 'Line 15: not said took: found said; expected not said'],
    ['said', 'Line 15: said: found ""; expected a key of the story, then names and values of its facts'],
    [
      'said took seat',
      'Line 15: said: found "took seat"; expected a key of the story, then names and values of its facts',
    ],
  ])('%s', (lines, told) => {
    expect(expecting(lines)).toBe(told)
  })

  test('of the last moves only', () => {
    expect(expecting('said took\nmoves\ncar upper\nexpect\nnot said took\nsaid car')).toBe('ok')
    expect(expecting('said took\nmoves\nexpect\nsaid took')).toBe('ok')
    expect(expecting('said took\nexpect\nsaid took')).toBe('ok')
  })

  test('nothing, before the first move', () => {
    expect(outcome('expect\nsaid took')).toBe('Line 6: said took: found -; expected took')
  })

  test('seats are counted from 1, also where there are several', () => {
    const murder = 'first-class\nplayers 2\nmodules A,C\n'
    const text = 'phase scoring\nround 6\nturn 2\nseat 1 evidence 3\nmoves\nscore\nexpect\n'
    expect(outcome(`${text}said arrested seats 1\narrested 1\nwinners 2`, murder)).toBe('ok')
    expect(outcome(`${text}said tokens seat 2`, murder)).toBe('ok')
    expect(outcome(`${text}said tokens seat 3`, murder)).toMatch(/^Line 12: said tokens: found tokens seat 1 tokens \d/)
  })
})

describe('the winners', () => {
  const end = (lines: string): string =>
    outcome(`phase scoring\nround 6\nturn 2\nseat 1 points 5\nseat 2 points 5\nmoves\n2 score\nexpect\n${lines}`)

  test.each([
    ['winners 1 2', 'ok'],
    ['winners 1', 'Line 13: winners: found "1 2"; expected "1"'],
    ['winners 3', 'Line 13: found "3"; expected a seat from 1 to 2'],
    ['phase over', 'ok'],
  ])('%s', (lines, told) => {
    expect(end(lines)).toBe(told)
  })

  test('are not known before the game is over', () => {
    expect(expecting('winners 1')).toBe('Line 15: winners: found the game is not over; expected "1"')
  })
})

describe('moves', () => {
  test.each([
    ['moves\ntake a1\nexpect\nacted yes', 'ok'],
    ['moves\n1 take a1\nexpect\nacted yes', 'ok'],
    ['moves\n1   take   a1\nexpect\nacted yes', 'ok'],
    ['moves\n2 take a1\nexpect\nacted yes', 'Line 7: Seat 2 cannot play "take a1" now: FC-2.2 not-your-decision '],
    [
      'moves\ntake a1\ntake a2\nexpect\nacted yes',
      'Line 8: Seat 1 cannot play "take a2" now: FC-3.1 already-acted; first: next-turn',
    ],
    ['moves\n3 take a1\nexpect\nacted yes', 'Line 7: found "3"; expected a seat from 1 to 2'],
    ['moves\n0 take a1\nexpect\nacted yes', 'Line 7: found "0"; expected a seat from 1 to 2'],
    ['moves\njump\nexpect\nacted yes', 'Line 7: Seat 1 cannot play "jump" now: notation not-a-move'],
    ['moves\n\n# nothing\nexpect\nacted no', 'ok'],
  ])('%j', (lines, told) => {
    expect(outcome(`a X1-1 - X1-9\n${lines}`).slice(0, told.length)).toBe(told)
  })

  test('after the end there are none', () => {
    expect(outcome('phase over\nmoves\ntile\nexpect\nphase over')).toBe(
      'Line 7: Seat 2 cannot play "tile" now: FC-2.6 game-is-over',
    )
  })
})

describe('a file', () => {
  const two = `# A file of two.
first-class
players 3
modules A,B

scenario FC-1.1 the first
expect
  turn 1

scenario   FC-1.2 the second   # with a comment
players 2
modules C,D
seat 2 upper 1
expect
  seat 2 evidence 0
`

  test('may hold several scenarios, each with its title and line', () => {
    const scenarios = readScenarios(two)
    expect(scenarios.map(({ title, line }) => [title, line])).toEqual([
      ['FC-1.1 the first', 6],
      ['FC-1.2 the second', 10],
    ])
    for (const scenario of scenarios) expect(() => playScenario(scenario)).not.toThrow()
    expect(runScenarios(two)).toEqual({ count: 2, faults: [] })
  })

  test('what a scenario says of the game goes before what the file says', () => {
    expect(readScenarios(two).map(({ game }) => game.seats)).toEqual([3, 2])
    expect(readScenarios(two).map(({ game }) => game.rules.modules.map(({ letter }) => letter))).toEqual([
      ['A', 'B'],
      ['C', 'D'],
    ])
  })

  test('playing a scenario leaves its start as it was', () => {
    const [scenario] = readScenarios(`${HEAD}scenario x\na X1-1\nmoves\ntake a1\nexpect\nacted yes`)
    const before = structuredClone(scenario!.start)
    playScenario(scenario!)
    playScenario(scenario!)
    expect(scenario!.start).toEqual(before)
  })

  test('each that is wrong is told with its title, and the others go on', () => {
    const second = {
      scenario: readScenarios(two)[1]!.title,
      line: 15,
      message: 'seat 2 evidence: found "0"; expected "1"',
    }
    expect(runScenarios(two.replace('evidence 0', 'evidence 1'))).toEqual({ count: 2, faults: [second] })
    expect(runScenarios(two.replace('turn 1', 'turn 2').replace('evidence 0', 'evidence 1'))).toEqual({
      count: 2,
      faults: [{ scenario: readScenarios(two)[0]!.title, line: 8, message: 'turn: found "1"; expected "2"' }, second],
    })
    expect(runScenarios(two.replace('turn 1', 'tern 1')).faults).toHaveLength(1)
  })

  test.each([
    ['', 1, 'found no scenario; expected "scenario " and its title'],
    [HEAD, 1, 'found no scenario; expected "scenario " and its title'],
    [`${HEAD}round 1\nscenario x`, 4, 'found "round 1"; expected "scenario " and its title'],
    [`${HEAD}\nscenario\nexpect\nturn 1`, 5, 'found "scenario" alone; expected a title after it'],
    [`${HEAD}scenario x\nturn 1`, 4, 'found nothing to expect; expected at least one line after "expect"'],
    [`${HEAD}scenario x\nexpect\nmoves\ntile`, 4, 'found nothing to expect; expected at least one line after "expect"'],
    [`\nscenario x\nexpect\nturn 1`, 2, 'found "scenario x"; expected first-class, the name of the game, first'],
    [
      `first-class\nplayers 2\nscenario x\nexpect\nturn 1`,
      3,
      'modules: missing; expected two different letters of A, B, C, D, E, F, such as A,B (FC-1.1)',
    ],
    [`${HEAD}scenario x\nplayers 7\nexpect\nturn 1`, 5, 'players: found "7"; expected 2 to 4 (FC-1.1)'],
    [
      `${HEAD}scenario x\nseat 1 upper 0 1\nexpect\nturn 1`,
      5,
      'seat 1 upper: found "1"; expected as card 2: cars of at most 0, as to its left (FC-5.3)',
    ],
    [
      `${HEAD}scenario x\nseat 1 locomotive 9\nexpect\nturn 1`,
      5,
      'seat 1 locomotive: found "9"; expected 0 to 3, the cities of the route (FC-8.1)',
    ],
  ])('%j is refused', (text, line, message) => {
    expect(runScenarios(text).faults).toMatchObject([{ line, message }])
  })

  test('a bug is no fault of the scenario: it stays what it is', () => {
    const empty = `${HEAD}scenario the tile with an empty offer\nmoves\ntile\nexpect\nturn 1`
    const [scenario] = readScenarios(empty)
    const game = {
      ...scenario!.game,
      play: () => {
        throw new RangeError('a bug')
      },
    }
    expect(() => playScenario({ ...scenario!, game })).toThrow(new RangeError('a bug'))
  })
})
