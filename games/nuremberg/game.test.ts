import { readSeed } from '@roundhouse/kernel/dice'
import { describe, expect, test } from 'vitest'
import { at, begun, play, rulesOn, show, texts, told, why } from './testing/positions.ts'

const two = rulesOn('nuremberg', 2)
const three = rulesOn('nuremberg', 3)

describe('NB-9.3 the winner', () => {
  const over = (boards: readonly string[], rest = '') => {
    const lines = boards.map((board, seat) => `seat ${seat + 1}\n${board}`).join('\n')
    return at(three, `turn 5\nphase over\n${lines}\n${rest}`)
  }

  test('NB-9.3 most points wins', () => {
    const { game, state } = over(['points 3', 'points 12', 'points 7\nprofit 9'])
    expect(game.result(state)).toEqual({ points: [3, 12, 7], winners: [1] })
    expect(game.points(state)).toEqual([3, 12, 7])
  })

  test('NB-9.3 in a tie, who is ahead in profit', () => {
    const { game, state } = over(['points 5\nprofit -3', 'points 5\nprofit -1', 'points 4\nprofit 8'])
    expect(game.result(state)!.winners).toEqual([1])
  })

  test('NB-9.3 and on one space of the profit display the upper one: there is always one winner', () => {
    const boards = ['points 5\nprofit 2', 'points 5\nprofit 2', 'points 5\nprofit 2']
    const winners = (discs: string) => {
      const { game, state } = over(boards, `profit-discs ${discs}`)
      return game.result(state)!.winners
    }
    expect(winners('3 1 2')).toEqual([2])
    expect(winners('2 3 1')).toEqual([1])
  })

  test('NB-9.3 in a tie sets count as profit: 17 to 17, profit 3 without sets loses to profit 1 with two sets', () => {
    const scene = at(
      two,
      `turn 5
       phase takeovers
       seat 1
       points 14
       profit 3
       seat 2
       points 13
       profit 1
       kept grey 2 yellow 2 red 2
       track Fürth - Stadeln
       decides 2`,
    )
    const { game, state } = play(scene, 'pass')
    expect(game.result(state)).toEqual({ points: [17, 17], winners: [1] })
    expect(state.players.map(({ profit }) => profit)).toEqual([3, 5])
  })

  test('NB-9.3 and on one space of the display the disc that sets have moved there is ahead', () => {
    const board = (first: string) =>
      at(
        two,
        `turn 5\nphase takeovers\nseat 1\n${first}\nseat 2\npoints 10\nprofit 4\ntrack Fürth - Stadeln\ndecides 2`,
      )
    const winnersAfter = (first: string) => {
      const { game, state } = play(board(first), 'pass')
      return game.result(state)
    }
    expect(winnersAfter('points 9\nprofit 2\nkept grey 1 yellow 1 red 1')).toEqual({ points: [13, 13], winners: [0] })
  })

  test('NB-9.3 before the end nobody has won, after it nobody decides', () => {
    const scene = begun(two)
    expect(scene.game.result(scene.state)).toBeNull()
    expect(scene.game.toMove(scene.state)).toBe(scene.state.toMove)
    const end = over(['points 3', 'points 2', 'points 1'])
    expect(end.game.toMove(end.state)).toBeNull()
    expect(texts(end)).toEqual([])
    expect(why(end, 'pass')).toBe('NB-9.3 game-is-over')
  })
})

describe('NB-1.1 a turn has ten phases', () => {
  test('NB-1.1 in their order: investment, influence, auction, orders, track, trains, profit, player order, takeovers, end', () => {
    const scene = at(
      two,
      `turn 1
      U1 red 3 by 1
      L2 red 3 by 1
      U2 red 3 by 2
      L1 red
      seat 1
        cubes 6
      seat 2
        cubes 9
      decides 2`,
    )
    const keys = told(
      scene,
      'bid L1 2',
      'build Fürth > Stadeln',
      'finish',
      'pass',
      'buy 5a',
      'pass',
      'pass',
      'sell Stadeln - Fürth to red',
    ).map(line => line.split(':')[0])
    expect(keys.filter((key, n) => key !== keys[n - 1])).toEqual([
      'bid',
      'gained',
      'build-order',
      'train-order',
      'built',
      'finished',
      'paid',
      'passed',
      'paid',
      'bought',
      'passed',
      'profit',
      'player-order',
      'sold',
      'station-changed',
      'turn-began',
      'invested',
      'disc',
    ])
  })

  test('NB-1.1 a turn without takeovers goes on by itself', () => {
    const scene = at(two, 'turn 1\nphase track')
    expect(show(play(scene, 'pass', 'pass', 'pass', 'pass'))).toMatchObject({ turn: '2', phase: 'auction' })
  })
})

describe('NB-1.1 nothing is hidden', () => {
  test('NB-1.1 everyone sees everything but the dice', () => {
    const { game, state } = begun(two)
    const { seed, rolled, ...open } = state
    for (const viewer of [0, 1, 'watcher'] as const) expect(game.view(state, viewer)).toEqual({ ...open, viewer })
  })

  test('NB-1.1 only what the dice will bring can be dealt again', () => {
    const { game, state } = begun(two)
    const before = game.view(state, 0)
    game.redeal(state, 0, { seed: readSeed('77')!, rolled: 0 })
    expect(game.view(state, 0)).toEqual(before)
    expect(state.rolled).toBe(0)
    expect(state.seed).not.toEqual(readSeed('1'))
    for (const word of state.seed) expect(word >>> 0).toBe(word)
  })
})

describe('reasons', () => {
  const scene = at(two, 'turn 1')

  test('a player who does not have the move waits', () => {
    expect(why(scene, 'bid U1 3', 2)).toBe('NB-1.1 not-your-decision (seat 1); first: wait')
  })

  test('what is no move is told how moves are written', () => {
    expect(why(scene, 'bid')).toBe('notation not-a-move (text bid, forms bid BOX CUBES); first: see-forms')
    expect(why(scene, 'dance')).toBe(
      'notation not-a-move (text dance, forms bid,build,finish,give,pass,pay,buy,load,sell,way); first: see-forms',
    )
  })

  test('every kind of move says itself why it is not open', () => {
    expect(two.moveKinds.filter(Boolean).map(({ outOfPhase }) => outOfPhase?.rule)).not.toContain(undefined)
  })
})

test('a game on the table does not notice what is asked of another', () => {
  const { game, state } = begun(two)
  const other = game.begin(readSeed('2')!)
  const moves = game.moves(state)
  game.play(other, game.moves(other)[0]!)
  expect(game.moves(state)).toEqual(moves)
})
