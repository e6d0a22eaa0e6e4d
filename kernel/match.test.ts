import { describe, expect, test } from 'vitest'
import type { Seed } from './dice.ts'
import { Refusal, type Seat } from './game.ts'
import { begin, IllegalMove, type Match, play, undoMove, undoTurn, writeReason } from './match.ts'
import { type Pebbles, pebbles } from './testing/pebbles.ts'

const seed: Seed = [0, 0, 0, 0]

/** All pebbles are alike, so that everyone has 1 1 1 in hand whatever the dice say; two are left in the bag. */
const duel = pebbles({ players: 2, casts: true, bag: [[1, 1, 1, 1, 1, 1, 1, 1]] })
const trio = pebbles({ players: 3, casts: true, bag: [[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]] })

/** Plays a line such as '1 lay 1, 1 done, 2 keep', seats counted from 1. */
const after = (line: string, game = duel): Match<Pebbles> =>
  line
    .split(', ')
    .filter(move => move !== '')
    .reduce((match, move) => play(game, match, Number(move[0]) - 1, move.slice(2)), begin(game, seed))

const wholeGame = '1 lay 1, 1 lay 1, 1 done, 2 keep, 2 lay 1, 2 done, 1 keep'

const textsOf = (match: Match<Pebbles>): string =>
  match.played.map(({ seat, text }) => `${seat + 1} ${text}`).join(', ')

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze)
  return value
}

describe('a match begins', () => {
  test('with the state, the story and the seed of the game', () => {
    const match = begin(duel, seed)
    expect(match.now).toEqual(duel.begin(seed))
    expect(match.now.seed).toBe(seed)
    expect(match.story.map(({ key }) => key)).toEqual(['draw', 'draws', 'draw', 'draws'])
  })

  test('with nothing played and nothing to take back', () => {
    const match = begin(duel, seed)
    expect(match.played).toEqual([])
    expect(match.back).toEqual([])
  })
})

describe('playing', () => {
  test('carries the move out and adds it to the line and the story', () => {
    const match = after('1 lay 1')
    expect(match.now.rows).toEqual([[1], []])
    expect(match.played).toEqual([{ seat: 0, text: 'lay 1' }])
    expect(match.story.slice(4)).toEqual([{ key: 'lay', facts: { seat: 0, value: 1 } }])
  })

  test('leaves the match before as it was', () => {
    const match = deepFreeze(after('1 lay 1'))
    const text = JSON.stringify(match)
    const next = play(duel, match, 0, 'lay 1')
    expect(next.now.rows).toEqual([[1, 1], []])
    expect(JSON.stringify(match)).toBe(text)
  })

  test('writes a move as the game writes it, not as it was typed', () => {
    expect(after('1 LAY 1').played).toEqual([{ seat: 0, text: 'lay 1' }])
  })

  test('goes on after the match was saved and loaded', () => {
    const loaded: Match<Pebbles> = JSON.parse(JSON.stringify(after('1 lay 1, 1 lay 1')))
    expect(play(duel, loaded, 0, 'done')).toEqual(after('1 lay 1, 1 lay 1, 1 done'))
    expect(undoMove(loaded, 0)).toEqual(after('1 lay 1'))
  })

  test('comes to an end', () => {
    const match = after(wholeGame)
    expect(duel.toMove(match.now)).toBeNull()
    expect(textsOf(match)).toBe(wholeGame)
  })
})

describe('a move that is not legal is refused, with the reason', () => {
  const refusalOf = (match: Match<Pebbles>, seat: Seat, text: string): unknown => {
    try {
      return play(duel, match, seat, text)
    } catch (error) {
      return error
    }
  }

  test.each([
    ['what is not in the hand', '', 0, 'lay 2', 'P-1', 'not-in-hand'],
    ['what another seat may do', '', 1, 'lay 1', 'P-4', 'not-asked'],
    ['what comes later', '', 0, 'done', 'P-2', 'nothing-laid'],
    ['what was done before', '1 cast', 0, 'cast', 'P-3', 'already-cast'],
    ['what no move is called', '', 0, 'fly', 'P-0', 'no-such-move'],
    ['what comes after the end', wholeGame, 1, 'lay 1', 'P-6', 'over'],
  ])('%s', (_, line, seat, text, rule, code) => {
    const refusal = refusalOf(after(line), seat, text)
    expect(refusal).toBeInstanceOf(IllegalMove)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ seat, text, reason: { rule, code } })
  })

  test('in words', () => {
    expect(() => play(duel, after(''), 0, 'done')).toThrow(
      'Seat 1 cannot play "done" now: P-2 nothing-laid; first: lay',
    )
  })

  test.each([-1, 2, 0.5, Number.NaN])('there is no seat %d', seat => {
    const refusal = refusalOf(after(''), seat, 'lay 1')
    expect(refusal).toEqual(new Refusal(`There is no seat ${seat + 1}: 2 play`))
    expect(refusal).toBeInstanceOf(Refusal)
  })

  test('a game that forbids and cannot say why has a bug', () => {
    const silent = { ...duel, why: () => null }
    const playSilent = () => play(silent, begin(silent, seed), 1, 'lay 1')
    expect(playSilent).toThrow(new Error('pebbles forbids "lay 1" to seat 2, but cannot say why'))
    expect(playSilent).not.toThrow(Refusal)
  })
})

describe('a reason as text', () => {
  const reason = { rule: 'P-1', code: 'too-few', facts: {}, remedy: null }

  test.each([
    [reason, 'P-1 too-few'],
    [{ ...reason, facts: { have: 1, values: [2, 3] } }, 'P-1 too-few (have 1, values 2,3)'],
    [{ ...reason, remedy: 'draw' }, 'P-1 too-few; first: draw'],
    [{ ...reason, facts: { have: 1 }, remedy: 'draw' }, 'P-1 too-few (have 1); first: draw'],
  ])('%j', (some, text) => expect(writeReason(some)).toBe(text))
})

describe('taking back', () => {
  test('one move leads to the match as it was before it: state, line and story', () => {
    expect(undoMove(after('1 lay 1, 1 lay 1'), 0)).toEqual(after('1 lay 1'))
    expect(undoMove(after('1 lay 1'), 0)).toEqual(after(''))
  })

  test('one after the other', () => {
    expect(undoMove(undoMove(after('1 lay 1, 1 lay 1'), 0), 0)).toEqual(after(''))
  })

  test('the whole turn leads to its beginning', () => {
    expect(undoTurn(after('1 lay 1, 1 lay 1, 1 lay 1'), 0)).toEqual(after(''))
    expect(undoTurn(after('1 lay 1'), 0)).toEqual(after(''))
  })

  test('the whole turn goes only as far as is fair', () => {
    expect(undoTurn(after('1 lay 1, 1 cast, 1 lay 1, 1 lay 1'), 0)).toEqual(after('1 lay 1, 1 cast'))
  })

  test('leaves the match it came from as it was, and other moves can follow', () => {
    const match = deepFreeze(after('1 lay 1, 1 lay 1'))
    expect(play(duel, undoMove(match, 0), 0, 'cast')).toEqual(after('1 lay 1, 1 cast'))
    expect(match).toEqual(after('1 lay 1, 1 lay 1'))
  })

  test('a seat that answers can take back what it can still change', () => {
    // The hand was full, so nothing was drawn; and the next turn belongs to the seat that answered.
    const line = '1 lay 1, 1 done, 2 give 1'
    expect(undoMove(after(line), 1)).toEqual(after('1 lay 1, 1 done'))
  })
})

describe('there is no way back', () => {
  const refusal = (reason: string) => new Refusal(`Nothing to take back: ${reason}`)

  test.each([
    ['before the first move', duel, '', 0, 'no move has been played yet'],
    ['once the dice have rolled', duel, '1 lay 1, 1 cast', 0, 'the dice have been rolled'],
    ['once a hand was filled up', duel, '1 lay 1, 1 lay 1, 1 done, 2 keep', 1, 'the dice have been rolled'],
    ['once another seat is asked', duel, '1 lay 1, 1 done', 0, 'the decision has passed to another seat'],
    ['for the seat that is asked', trio, '1 lay 1, 1 done, 2 keep', 2, 'the decision has passed to another seat'],
    ['once the game is over', duel, wholeGame, 0, 'the game is over'],
  ])('%s', (_, game, line, seat, reason) => {
    const match = after(line, game)
    expect(match.back).toEqual([])
    expect(() => undoMove(match, seat)).toThrow(refusal(reason))
    expect(() => undoTurn(match, seat)).toThrow(refusal(reason))
  })

  test('past what closed it, even when later moves were taken back', () => {
    const match = undoMove(after('1 cast, 1 lay 1'), 0)
    expect(() => undoMove(match, 0)).toThrow(refusal('the dice have been rolled'))
  })

  test('from a game that ended without a roll', () => {
    const short = pebbles({ players: 2, casts: false, bag: [[1, 1, 1, 1, 1, 1]] })
    const match = after('1 lay 1, 1 done, 2 keep', short)
    expect(match.now.rolled).toBe(6)
    expect(() => undoMove(match, 1)).toThrow(refusal('the game is over'))
  })

  test('for another seat than the one that moved', () => {
    const match = after('1 lay 1')
    const words = new Refusal('Seat 2 cannot take back a move of seat 1')
    expect(() => undoMove(match, 1)).toThrow(words)
    expect(() => undoTurn(match, 1)).toThrow(words)
  })

  test('and no older state is kept', () => {
    expect(after('1 lay 1, 1 lay 1').back).toHaveLength(2)
    expect(after('1 lay 1, 1 lay 1, 1 cast').back).toHaveLength(0)
    expect(after('1 lay 1, 1 cast, 1 lay 1').back).toHaveLength(1)
  })
})

test('a reason counts seats from 1, and says so where a thing is nobody’s', () => {
  const reason = (holder: number) => ({ rule: 'X-1', code: 'taken', facts: { thing: 3, holder }, remedy: null })
  expect(writeReason(reason(0))).toBe('X-1 taken (thing 3, holder 1)')
  expect(writeReason(reason(-1))).toBe('X-1 taken (thing 3, holder nobody)')
})
