import { describe, expect, test } from 'vitest'
import { reasonLinesOf } from '../../../coach/testing/reason-lines.ts'
import { coachRules } from '../rules.ts'
import { positionOf, reasonLines } from '../testing/reason-lines.ts'

const denials = (said: readonly string[]) => said.filter(line => line.startsWith('denies'))

describe('what others cannot have any more', () => {
  const contract = (round: string) => `${round}\na A1-5\nb X1-9 X1-10\nseat 1\ncoins 0 0 0\nupper 0\nseat 2\nupper 2 2`

  test('a contract that another could fulfil at once', () => {
    const text = contract('turns-left 4')
    expect(denials(reasonLines(['A', 'B'], text, 'take a1'))).toEqual(['denies-contract: other 1, card A1-5'])
    expect(denials(reasonLines(['A', 'B'], text.replace('2 2', '2 1'), 'take a1'))).toEqual([])
  })

  test('nothing when the round is over by then', () => {
    const text = contract('start 2\nturn 1\nturns-left 1')
    expect(denials(reasonLines(['A', 'B'], text, 'take a1'))).toEqual([])
  })

  const celebrity = 'turns-left 4\na B1-1\nb X1-9 X1-10\nseat 1\ncoins 0 0 0\nseat 2\nupper 12^'

  test('the card that another wants most, with about what that costs it', () => {
    const [said, ...more] = denials(reasonLines(['A', 'B'], celebrity, 'take a1', 'seat upper'))
    expect(said).toMatch(/^denies-card: other 1, card B1-1, points \d+$/)
    expect(Number(/\d+$/.exec(said!)![0])).toBeGreaterThan(10)
    expect(more).toEqual([])
    expect(denials(reasonLines(['A', 'B'], celebrity, 'take b1', 'loco 1'))).toEqual([])
  })

  test('nothing that another like it is left of', () => {
    const text = celebrity.replace('X1-9', 'B1-1')
    expect(denials(reasonLines(['A', 'B'], text, 'take a1', 'seat upper'))).toEqual([])
  })

  test('of several the one who comes first', () => {
    const text = `turns-left 5\nturn 2\na B1-1\nb X1-9\nseat 1\nupper 12^\nseat 2\ncoins 0 0 0\nseat 3\nupper 12^`
    const { game, state } = positionOf(3, ['A', 'B'], text)
    expect(denials(reasonLinesOf(coachRules, game, state, ['take a1', 'seat upper']))[0]).toMatch('other 2')
  })

  test('does not depend on the card that another kept in secret', () => {
    const text = (kept: string) => `turns-left 4\na X1-1\nb X1-9 X1-10\nseat 1\ncoins 0 0 0\nseat 2\nkept ${kept}`
    const said = (kept: string) => denials(reasonLines(['A', 'B'], text(kept), 'take a1', 'done'))
    expect(said('G7')).toEqual(said('G14'))
  })
})
