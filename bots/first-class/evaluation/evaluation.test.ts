import type { Letter } from '@roundhouse/first-class/base/cards/card'
import { gameOf } from '@roundhouse/first-class/game'
import { readPosition } from '@roundhouse/first-class/notation/position'
import { rulesFor } from '@roundhouse/first-class/rules'
import { type Dice, roll } from '@roundhouse/kernel/dice'
import { describe, expect, test } from 'vitest'
import { evaluationFor } from './evaluation.ts'
import { evaluatorOf } from './evaluator.ts'

const evaluator = evaluatorOf()

/** What a position of seat 1 is worth to it; `table` is what lies beside its board. */
const worthWith =
  (modules: readonly [Letter, Letter], table: string) =>
  (board: string): number => {
    const rules = rulesFor(2, modules)
    const state = readPosition(rules, `${table}\nseat 1\n${board}`)
    return evaluationFor(rules, evaluator, state, 0)(state)
  }

describe('in the middle of the game', () => {
  const worth = worthWith(['A', 'B'], 'round 3\nturn 2')
  const better: [string, string, string][] = [
    ['a point more', 'points 7', 'points 6'],
    ['a car more', 'upper 1^ 0 0', 'upper 1^ 0'],
    ['a car worth more', 'upper 2^ 0', 'upper 1^ 0'],
    ['a reached car worth more rather than one that is not', 'upper 2 1^ 0 0', 'upper 1 1^ 1 0'],
    ['a conductor one card further', 'upper 1 1^ 0', 'upper 1^ 1 0'],
    ['a mail car nearer', 'upper 1^ 0 0 0', 'upper 1^ 0 0\nlower 0 0'],
    ['to be in Constantinople first', 'points 20\nupper 1 0 0 0 0 M1 0 0 0 L5^', 'upper 1 0 0 0 0 M1 0 0 0^ L5'],
    ['a celebrity', 'upper 4{B1-1}^ 0', 'upper 4^ 0'],
    ['a celebrity in the better car', 'upper 7{B1-1}^\nlower 0^', 'upper 7^\nlower 0{B1-1}^'],
    ['a coin more', 'coins 3 0 0', 'coins 2 0 0'],
    ['a coin in the last column', 'coins 0 0 1', 'coins 1 0 0'],
    ['a route card', 'route X1-13', 'points 0'],
    ['a city further', 'route X1-13\nlocomotive 3', 'route X1-13\nlocomotive 2'],
    ['a bonus city that pays twice', 'route X1-13*', 'route X1-13'],
    ['a contract', 'contracts A2-1', 'points 0'],
    [
      'a contract nearer to its condition',
      'upper 4 2 0^\nlower 0\ncontracts A2-1',
      'upper 4 0^\nlower 2 0\ncontracts A2-1',
    ],
    ['a Game End card', 'endcards G7', 'points 0'],
    ['a Game End card with more cards of its kind', 'endcards G7\ntaken X1-1 X1-2', 'endcards G7\ntaken X1-1 X1-13'],
  ]
  test.each(better)('%s is better', (_, one, other) => {
    expect(worth(one)).toBeGreaterThan(worth(other))
  })
})

describe('guests', () => {
  const worth = worthWith(['B', 'D'], 'round 3\nturn 2')
  /** What the guest in braces adds. */
  const adds = (board: string) => worth(board) - worth(board.replace(/{[^{]*}(?=[^{]*$)/, ''))

  test('a passenger who waits brings his coins in the end', () => {
    expect(adds('upper 0{D2-3} 0')).toBeGreaterThan(0)
  })

  test('he boards sooner from a car worth 1, and from one that is reached', () => {
    expect(adds('upper 1{D2-3} 0')).toBeGreaterThan(adds('upper 0{D2-3} 0'))
    expect(adds('upper 0{D2-3} 0^')).toBeGreaterThan(adds('upper 0{D2-3} 0'))
  })

  test('he brings a coin more for each passenger before him', () => {
    expect(adds('upper 1{D1-2!}^ 0{D2-3}')).toBeGreaterThan(adds('upper 1{B1-1!}^ 0{D2-3}'))
  })

  test('luggage brings 2 points more for each piece before it', () => {
    const more = adds('lower 1{D1-3!}^ 0{D2-2}') - adds('lower 1{B1-1!}^ 0{D2-2}')
    expect(more).toBeGreaterThan(0)
    expect(more).toBeLessThan(2)
  })
})

describe('middle cards', () => {
  const worth = worthWith(['E', 'F'], 'round 3\nturn 2')
  const better: [string, string, string][] = [
    ['a switch', 'middle E1-1', 'points 0'],
    ['a switch that pays more', 'middle E2-1', 'middle E1-1'],
    ['a switch whose car is worth enough', 'upper 4^\nmiddle E1-3', 'upper 1^\nlower 1\nmiddle E1-3'],
    ['a mechanic', 'middle E1-5', 'points 0'],
    ['a mechanic that needs less', 'middle E1-4', 'middle E2-3'],
    ['a factory', 'middle F1-2', 'points 0'],
    ['two factories', 'middle F1-2 F2-2', 'middle F1-2'],
  ]
  test.each(better)('%s is better', (_, one, other) => {
    expect(worth(one)).toBeGreaterThan(worth(other))
  })
})

describe('evidence', () => {
  const worth = (table: string, board = 'points 0') => worthWith(['C', 'F'], `round 3\nturn 2\n${table}`)(board)

  test('is a danger, the more the others have the less', () => {
    expect(worth('seat 1 evidence 1')).toBeLessThan(worth('seat 2 evidence 0'))
    expect(worth('seat 2 evidence 2')).toBeGreaterThan(worth('seat 2 evidence 1'))
  })

  test('counts for less with a card that destroys it', () => {
    expect(worth('seat 1 evidence 2\nseat 1 destroy 1\nseat 1 taken C1-5')).toBeGreaterThan(
      worth('seat 1 evidence 2\nseat 1 taken C1-7'),
    )
  })

  test('puts more at stake for who is ahead', () => {
    const risk = (points: number) =>
      worth('seat 1 evidence 2', `points ${points}`) - worth('seat 2 evidence 2', `points ${points}`)
    expect(risk(100)).toBeLessThan(risk(0))
  })

  test('a murderer hopes to escape, and is in more danger', () => {
    const danger = (murderer: string) =>
      worth(`murderer ${murderer}\nseat 1 evidence 3`) - worth(`murderer ${murderer}\nseat 2 evidence 3`)
    expect(worth('murderer 1\nseat 2 evidence 5')).toBeGreaterThan(worth('murderer nobody\nseat 2 evidence 5'))
    expect(danger('1')).toBeLessThan(danger('nobody'))
  })
})

test('what is hidden from the seat is not looked at', () => {
  const rules = rulesFor(3, ['B', 'C'])
  const worth = (text: string) => {
    const state = readPosition(rules, `round 2\nturn 1\nseat 1 kept G1\n${text}`)
    return evaluationFor(rules, evaluator, state, 0)(state)
  }
  expect(worth('seat 2 kept G2\nseat 3 kept G3\nmurderer 2')).toBe(worth('seat 2 kept G7\nseat 3 kept G21\nmurderer 3'))
})

describe('a position is worth the same whatever was evaluated before it', () => {
  test.each<readonly [Letter, Letter]>([
    ['A', 'B'],
    ['C', 'D'],
    ['E', 'F'],
  ])('with modules %s and %s, in every position of a random game', (...modules) => {
    const game = gameOf(rulesFor(3, modules))
    const root = game.begin([0, 0, 7, 1])
    const worths = root.players.map((_, seat) => evaluationFor(game.rules, evaluator, root, seat))
    const dice: Dice = { seed: [0, 0, 7, 2], rolled: 0 }
    for (const state = game.copy(root); game.toMove(state) !== null; ) {
      const moves = game.moves(state)
      game.play(state, moves[roll(dice, moves.length)]!)
      const alone = root.players.map((_, seat) => evaluationFor(game.rules, evaluator, root, seat)(state))
      expect(worths.map(worth => worth(state))).toEqual(alone)
    }
  })
})
