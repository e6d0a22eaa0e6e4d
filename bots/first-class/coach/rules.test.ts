import { describe, expect, test } from 'vitest'
import { planOf } from '../../coach/testing/reason-lines.ts'
import { coachRules } from './rules.ts'
import { positionOf, reasonLines } from './testing/reason-lines.ts'

const table = 'a X1-1 X1-3 X1-1 X1-9 A1-7\nseat 1\ncoins 2 0 0'
const signature = (...moves: readonly string[]) => {
  const { game, state } = positionOf(2, ['A', 'B'], table)
  return coachRules.signature(game, state, planOf(game, state, moves))
}

describe('what a plan does at heart', () => {
  test('is the regular action, whatever comes before and after it', () => {
    expect(signature('take a2', 'car upper', 'up upper 0')).toEqual(
      signature('spend 1 car lower', 'take a2', 'car lower'),
    )
    expect(signature('take a2', 'done')).not.toEqual(signature('take a4', 'loco 1'))
    expect(signature('tile')).not.toEqual(signature('take a4', 'loco 1'))
  })

  test('is the same for a card alike, and for any card declined', () => {
    expect(signature('take a1', 'done')).toEqual(signature('take a3', 'done'))
    expect(signature('decline a1')).toEqual(signature('decline a4'))
    expect(signature('decline a1')).not.toEqual(signature('take a1', 'done'))
  })

  test('is all that is done in any order, where there is no regular action', () => {
    expect(signature('spend 1 car upper', 'spend 1 point')).toEqual(signature('spend 1 point', 'spend 1 car upper'))
    expect(signature('spend 1 car upper')).not.toEqual(signature('spend 1 car lower'))
  })

  test('is the train whose conductor goes, or the locomotive, however far', () => {
    const amid = 'acted yes\nframe COND 3 of card X1-7\nseat 1\ncoins 0 0 0\nupper 4 2 0 0\nlower 2 0 0'
    const { game, state } = positionOf(2, ['A', 'B'], amid)
    const does = (move: string) => coachRules.signature(game, state, planOf(game, state, [move]))
    expect(does('cond upper 2')).toEqual(does('cond upper 3'))
    expect(does('cond upper 2 lower 1')).toEqual([...does('cond lower 1'), ...does('cond upper 2')])
  })
})

describe('a turn', () => {
  test('lasts while the same seat decides in the same turn', () => {
    const { game, state } = positionOf(2, ['A', 'B'], table)
    const now = game.copy(state)
    const turns = ['take a1', 'car upper', 'done', 'end'].map(move => {
      game.play(now, game.read(move)!)
      return coachRules.turn(now)
    })
    const first = coachRules.turn(state)
    expect(turns.slice(0, 3)).toEqual([first, first, first])
    expect(turns[3]).not.toBe(first)
  })
})

describe('reasons', () => {
  test('say nothing vague where something better is said', () => {
    const said = reasonLines(
      ['A', 'B'],
      'a X1-4\nseat 1\ncoins 0 0 0\nupper 0^\nlower 0^',
      'take a1',
      'up upper 0',
      'done',
    )
    expect(said).toEqual(['raises: points 1'])
  })

  test('are never missing: coins are saved, or nothing is better', () => {
    const scoring = (coins: string) => `phase scoring\nwaiting city 3\nseat 1\nlocomotive 3\ncontracts A1-7\n${coins}`
    expect(reasonLines(['A', 'B'], scoring('coins 3 0 0'), 'score')).toEqual(['saves-coins: coins 3'])
    expect(reasonLines(['A', 'B'], scoring('coins 0 0 0'), 'score')).toEqual(['nothing-better'])
  })
})
