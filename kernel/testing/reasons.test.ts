import { describe, expect, test } from 'vitest'
import type { Reason } from '../game.ts'
import { disagreement, isRuleOf, Texts, wrongAnswer } from './reasons.ts'
import { sticksNotation } from './sticks.ts'

const game = sticksNotation.open({ players: 2, fines: false })
const begun = game.begin([0, 0, 0, 1])
const first = game.moves(begun)[0]!
const every = [...game.moves(begun), 6, 29]
const isLegal = (move: number): boolean => game.moves(begun).includes(move)
const nameOf = (move: number): string => `number ${move}`
const isRule = isRuleOf('S', { 1: 2, A: 1 })

describe('the list of moves and every move there can be', () => {
  test('agree', () => {
    expect(disagreement(game, begun, every, isLegal, nameOf)).toBeNull()
  })

  test('do not, if a move is missing in the list or too many', () => {
    const missing = { ...game, moves: () => game.moves(begun).slice(1) }
    expect(disagreement(missing, begun, every, isLegal, nameOf)).toBe(`number ${first}, is legal but not in the list`)
    const more = { ...game, moves: () => [...game.moves(begun), 6] }
    expect(disagreement(more, begun, every, isLegal, nameOf)).toBe('number 6, is not legal but in the list')
    const unknown = { ...game, moves: () => [...game.moves(begun), 99], write: String }
    expect(disagreement(unknown, begun, every, isLegal, nameOf)).toBe('99 cannot be asked for')
  })
})

describe('answers to why', () => {
  const text = game.write(first)
  const because = (rule: string) => (): Reason => ({ rule, code: 'so', facts: {}, remedy: null })
  const answer = (part: Partial<typeof game>, asked: string, seen = new Set<string>()) =>
    wrongAnswer({ ...game, ...part }, begun, [asked], seen, isRule)

  test('are right if what is legal has no reason, and all else has one', () => {
    expect(answer({}, text)).toBeNull()
    expect(answer({}, 'nonsense')).toBeNull()
    const taken = wrongAnswer({ ...game, toMove: () => null, moves: () => [] }, begun, ['nonsense'], new Set(), isRule)
    expect(taken).toBeNull()
  })

  test('are wrong otherwise', () => {
    expect(answer({ why: because('S-1.1') }, text)).toBe(`"${text}" is legal, but so`)
    expect(answer({ why: () => null }, 'take 9 from 1')).toBe('"take 9 from 1" is not legal, but has no reason')
  })

  test('name a rule there is, or say that it is no move', () => {
    expect(answer({ why: because('S-1.2') }, 'nonsense')).toBeNull()
    expect(answer({ why: because('S-1.3') }, 'nonsense')).toBe('"nonsense" is forbidden by S-1.3, which is no rule')
    expect(answer({ why: because('notation') }, 'nonsense')).toBeNull()
    const known = { why: because('notation'), moves: () => [] }
    expect(answer(known, text)).toBe(`"${text}" is forbidden by notation, which is no rule`)
  })

  test('are given to those who are not to decide, too', () => {
    const forAll = (_state: unknown, seat: number) => (seat === 0 ? because('S-1.1')() : null)
    expect(answer({ why: forAll }, 'nonsense')).toBe('"nonsense" is legal for a seat that is not to decide')
  })

  test('are sights', () => {
    const seen = new Set<string>()
    answer({}, 'nonsense', seen)
    expect([...seen]).toEqual(['reason: notation not-a-move', 'reason: S-1 not-your-turn'])
  })
})

test('texts are remembered once', () => {
  const texts = new Texts()
  texts.add(['a', 'b', 'a'])
  texts.add(['b'])
  expect(new Set(texts.some({ seed: [0, 0, 0, 0], rolled: 0 }, 50))).toEqual(new Set(['a', 'b']))
})

test('rules have a chapter and a number', () => {
  expect(['S-1.1', 'S-1.2', 'S-A.1'].filter(isRule)).toHaveLength(3)
  expect(['S-1.0', 'S-1.3', 'S-2.1', 'S-A.2', 'T-1.1', 'S-1', 'XS-1.1', 'S-1.1a'].filter(isRule)).toEqual([])
})
