import { describe, expect, test } from 'vitest'
import { at, changes, play, rulesOn, show, texts, told, why } from '../testing/positions.ts'

const two = rulesOn('nuremberg', 2)
const three = rulesOn('nuremberg', 3)
const POOR = 'cubes 0\nwhite 0\nbrown 0\nred 0\ngreen 0'

const acts = (board = '', rest = '', rules = two) =>
  at(rules, `phase trains\nseat 1\n${board || 'points 0'}\n${rest}\ntrain-order ${rules === two ? '1 2' : '1 2 3'}`)

const trainsIn = (moves: readonly string[]) => moves.filter(text => text.startsWith('buy')).map(text => text.slice(4))

describe('NB-6.1 actions', () => {
  test('NB-6.1 in train order, round after round, one action each: buy, transport or pass', () => {
    const scene = at(three, 'phase trains\nseat 1\ntrack Fürth - Höfen\ngoods Höfen 2\ntrain-order 3 1 2')
    const seats = ['buy 5a', 'buy 5b', 'buy 5c', 'buy 6a', 'load goods Höfen 5b', 'buy 6b', 'buy 3a'].map(
      (_, n, moves) => play(scene, ...moves.slice(0, n)).state.toMove,
    )
    expect(seats).toEqual([2, 0, 1, 2, 0, 1, 2])
  })

  test('NB-6.1 who passes is out for this phase', () => {
    const scene = at(three, 'phase trains\ntrain-order 1 2 3')
    const passed = play(scene, 'buy 5a', 'pass', 'buy 5b')
    expect(passed.state.toMove).toBe(0)
    expect(show(passed).passed).toBe('2')
    expect(play(passed, 'buy 6a').state.toMove).toBe(2)
    expect(told(scene, 'pass')).toEqual(['passed: seat 0, phase trains'])
  })

  test('NB-6.1 who can neither buy nor transport passes', () => {
    const scene = acts('', `seat 2\n${POOR}`, three)
    expect(told(scene, 'buy 5a')).toEqual([
      'paid: seat 0, kind brown, count 1',
      'bought: seat 0, train 5a',
      'passed: seat 1, phase trains',
    ])
    expect(show(play(scene, 'buy 5a'))).toMatchObject({ passed: '2', decides: '3' })
  })

  test('NB-6.1 who has no train left to buy but something to load does not pass', () => {
    const board = `${POOR}\ntrack Fürth - Höfen\ntrains 5a`
    expect(texts(acts(board, 'goods Höfen'))).toEqual(['load goods Höfen 5a', 'pass'])
    const next = play(acts('', `seat 2\n${board}\ngoods Höfen`), 'buy 6a')
    expect(show(next)).toMatchObject({ passed: '-', decides: '2' })
  })

  test('NB-6.1 it ends when all have passed', () => {
    const scene = play(acts(), 'pass')
    expect(show(scene)).toMatchObject({ phase: 'trains', decides: '2' })
    expect(show(play(scene, 'pass'))).toMatchObject({ turn: '2', phase: 'auction', passed: '-' })
    // One who goes on alone is asked again and again.
    expect(play(scene, 'buy 5a').state.toMove).toBe(1)
  })

  test('NB-6.1 trains are bought in this phase only', () => {
    for (const text of ['buy 3b', 'load goods Höfen 3b'])
      expect(why(at(two, 'turn 1'), text)).toBe('NB-6.1 no-trains-now; first: train-phase')
  })
})

describe('NB-6.2 buying a train', () => {
  test('NB-6.2 the rows cost 3, 3, 2, 2, 1, 1 brown', () => {
    const spent = (train: string) => 9 - play(acts('brown 9'), `buy ${train}`).state.players[0]!.influence[1]!
    expect(['1a', '2b', '3c', '4a', '5b', '6c'].map(spent)).toEqual([3, 3, 2, 2, 1, 1])
  })

  test('NB-6.2 at most 3 a turn', () => {
    const scene = acts('brown 9\ntrains 4a, 5a, 6a\ntrack Fürth - Höfen', 'goods Höfen')
    expect(trainsIn(texts(scene))).toEqual([])
    expect(why(scene, 'buy 3b')).toBe('NB-6.2 three-trains (train 3b, row 3); first: next-turn')
    expect(trainsIn(texts(acts('brown 9\ntrains 4a, 5a')))).not.toEqual([])
  })

  test('NB-6.2 at most one of a row', () => {
    const scene = acts('brown 9\ntrains 3b')
    expect(trainsIn(texts(scene)).map(name => name[0])).not.toContain('3')
    expect(why(scene, 'buy 3a')).toBe('NB-6.2 one-of-a-row (train 3a, row 3); first: another-row')
  })

  test('NB-6.2 ruling: a category is a row, not a price: two trains at the same price are fine', () => {
    expect(texts(acts('brown 9\ntrains 3b'))).toContain('buy 4b')
  })

  test('NB-6.2 each train is bought by one player only', () => {
    const scene = acts('brown 9', 'seat 2\ntrains 3b')
    expect(trainsIn(texts(scene))).not.toContain('3b')
    expect(why(scene, 'buy 3b')).toBe('NB-6.2 train-taken (train 3b, row 3, holder 2); first: another-train')
    expect(trainsIn(texts(scene))).toContain('3a')
  })

  test('NB-6.2 it is marked with a locomotive at once, and that is the action', () => {
    expect(changes(acts('brown 9'), 'buy 2c')).toMatchObject({ 'seat 1 trains': '2c', decides: '2' })
  })

  test('NB-6.2 all are free again next turn', () => {
    const scene = play(acts('brown 9\ntrains 3b', 'passed 2'), 'pass')
    expect(show(scene)).toMatchObject({ turn: '2', 'seat 1 trains': '-' })
    expect(new Set(scene.state.trains)).toEqual(new Set([-1]))
  })
})

describe('NB-6.3 what can be paid', () => {
  test.each([
    ['brown 3\ncubes 0\nwhite 0\nred 0\ngreen 0', ['1', '2', '3', '4', '5', '6']],
    ['brown 2\ncubes 2\nwhite 0\nred 0\ngreen 0', ['3', '4', '5', '6']],
    ['brown 2\ncubes 2\nwhite 0\nred 1\ngreen 0', ['1', '2', '3', '4', '5', '6']],
    ['brown 0\ncubes 8\nwhite 0\nred 0\ngreen 0', ['3', '4', '5', '6']],
    ['brown 0\ncubes 9\nwhite 0\nred 0\ngreen 0', ['1', '2', '3', '4', '5', '6']],
    ['brown 0\ncubes 0\nwhite 1\nred 1\ngreen 1', ['5', '6']],
    ['brown 1\ncubes 0\nwhite 1\nred 1\ngreen 0', ['5', '6']],
  ])('NB-6.3 with %j the rows %j', (board, rows) => {
    expect([...new Set(trainsIn(texts(acts(board))).map(name => name[0]))]).toEqual(rows)
  })

  test('NB-6.3 what is missing is said', () => {
    expect(why(acts('brown 1\ncubes 2\nwhite 1\nred 1\ngreen 1'), 'buy 1a')).toBe(
      'NB-6.3 cannot-pay-train (train 1a, cost 3, missing 2, needed 6, held 5); first: cheaper-train',
    )
  })
})

describe('how buying is written', () => {
  const { game } = acts()

  test.each(['buy 1a', 'buy 6c'])('%s is read and written', text => {
    expect(game.write(game.read(text)!)).toBe(text)
  })

  test('in any case', () => {
    expect(game.read('buy 3B')).toBe(game.read('buy 3b'))
  })

  test.each(['buy', 'buy 7a', 'buy 3d', 'buy 3a 3b'])('%s is no move', text => {
    expect(game.read(text)).toBeNull()
  })
})
