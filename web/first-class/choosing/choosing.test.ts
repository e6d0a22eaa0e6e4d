import { effect } from '@roundhouse/first-class/base/frames/effect'
import { CAR } from '@roundhouse/first-class/base/numbers'
import { firstClass, newGame } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import { everyGame, playAnyhow } from '@roundhouse/first-class/testing/moments'
import { expect, test } from 'vitest'
import { bestSteps, mainMove, moveAt, rowMoves, tabFor, tabOfLine } from './choosing.ts'
import { boardAfter, gainOf, gainOfCard } from './gains.ts'
import { stepsWith, targetsOf, waysToWalk } from './targets.ts'

const game = firstClass.open(newGame(2, ['A', 'B'])) as FirstClass

test('a card is shown first, and taken when it is pointed at again', () => {
  const targets = targetsOf(game.rules, ['take a1', 'decline a1'])
  expect(moveAt(targets, 'offer a1', null)).toBeNull()
  expect(moveAt(targets, 'offer a1', 'offer a1')).toBe('take a1')
  expect(moveAt(targets, 'offer a2', 'offer a2')).toBeNull()
})

test('a car with one move goes up at once, one with two asks which', () => {
  expect(moveAt(targetsOf(game.rules, ['up upper 2']), 'car upper 2', null)).toBe('up upper 2')
  expect(moveAt(targetsOf(game.rules, ['up upper 2', 'free upper 2']), 'car upper 2', null)).toBeNull()
})

test('a column of coins never buys by itself', () => {
  const targets = targetsOf(game.rules, ['spend 1 point'])
  expect(moveAt(targets, 'coins 1', 'coins 1')).toBeNull()
})

const mainOf = (...moves: readonly string[]) => {
  const frame = { source: 0, left: [effect(CAR, 1)], limit: 5, begun: true }
  const view = { ...position(), frame }
  const targets = targetsOf(game.rules, moves)
  return mainMove({
    game,
    view,
    targets,
    chosen: null,
    leaving: null,
    steps: bestSteps(game, view, waysToWalk(targets)),
  })
}

test('the main button does what the frame gives, and never leaves the rest', () => {
  expect(mainOf('done', 'both 2')).toBe('both 2')
  expect(mainOf('done')).toBeNull()
  expect(mainOf()).toBeNull()
})

test('the main button guesses where one choice is clearly best: as far as the locomotive goes, or what brings most', () => {
  expect(mainOf('loco 1', 'loco 2', 'loco 3', 'done')).toBe('loco 3')
  expect(mainOf('car upper', 'car lower', 'done')).toBeNull()
  expect(mainOf('car upper', 'done')).toBe('car upper')
})

test('choices of the board are rows, those that lead furthest first; a Game End card is one while an action is open', () => {
  const targets = targetsOf(game.rules, ['loco 1', 'loco 2', 'pick G7', 'take a1', 'done'])
  expect(rowMoves(targets, { frame: null })).toEqual(['loco 2', 'loco 1'])
  expect(rowMoves(targets, { frame: { source: 0, left: [], limit: 5, begun: true } })).toEqual([
    'loco 2',
    'loco 1',
    'pick G7',
  ])
})

test('the phone shows the offer where a card is chosen, else the board', () => {
  expect(tabFor(targetsOf(game.rules, ['take a1', 'spend 1 point']))).toBe('offer')
  expect(tabFor(targetsOf(game.rules, ['pick G7']))).toBe('offer')
  expect(tabFor(targetsOf(game.rules, ['pick G7', 'done']))).toBe('board')
  expect(tabFor(targetsOf(game.rules, ['car upper']))).toBe('board')
})

const COND_2 = waysToWalk(
  targetsOf(game.rules, ['cond upper 1', 'cond upper 2', 'cond lower 1', 'cond lower 2', 'cond upper 1 lower 1']),
)

test('a step more for one conductor is one less for the other when all are given out', () => {
  expect(stepsWith(COND_2, { upper: 2, lower: 0 }, 'lower', 1)).toEqual({ upper: 1, lower: 1 })
  expect(stepsWith(COND_2, { upper: 1, lower: 0 }, 'lower', 1)).toEqual({ upper: 1, lower: 1 })
  const steps = { upper: 0, lower: 2 }
  expect(stepsWith(COND_2, steps, 'lower', 3)).toBe(steps)
})

/** A position in which the upper train has two cars of 2 and 1, and the lower one car of 0. */
function position() {
  const state = game.begin([1, 2, 3, 4])
  const view = game.view(state, 0)
  view.toMove = 0
  view.players[0]!.trains[0].cars = [2, 2, 1, 0, 0, 0]
  return view
}

test('what a move would bring is seen before it is made', () => {
  const view = position()
  view.players[0]!.coins = [1, 1, 0]
  expect(gainOf(game, view, 'spend 2 conductor upper')).toEqual({ points: 0, scoring: 2 })
  expect(gainOf(game, view, 'spend 1 point')).toEqual({ points: 1, scoring: 0 })
  expect(gainOf(game, view, 'take a1')).toBeNull()
  expect(view.players[0]!.trains[0].conductor).toBe(0)
})

test('what a card would bring is what its symbols bring where they bring most', () => {
  const view = position()
  view.phase = 'turn'
  const find = (id: string) => game.rules.printed.faces.findIndex(face => face.id === id)
  view.offer = [find('X2-7'), find('X2-9'), ...Array.from({ length: 16 }, () => -1)]
  expect(game.rules.printed.faces[find('X2-7')]!.frame).toEqual([(2 << 5) | 3])
  expect(gainOfCard(game, view, 'a1')).toEqual({ points: 0, scoring: 3 })
  const [first, second] = game.rules.printed.board
  expect(gainOfCard(game, view, 'a2')).toEqual({ points: first!.points + second!.points, scoring: 0 })
})

test('where there is only one way, the board after a card is seen before it is taken', () => {
  const view = position()
  view.phase = 'turn'
  const find = (id: string) => game.rules.printed.faces.findIndex(face => face.id === id)
  view.offer = [find('X2-7'), find('X2-9'), ...Array.from({ length: 16 }, () => -1)]
  const both = boardAfter(game, view, 'take a1')!
  expect(both.trains.map(({ conductor }) => conductor)).toEqual([2, 1])
  expect(boardAfter(game, view, 'take a2')!.locomotive).toBe(3)
  expect(boardAfter(game, view, 'tile')!.coins).toEqual([view.players[0]!.coins[0]! + 2, 0, 0])
  expect(boardAfter(game, view, 'decline a1')).toBeNull()
})

test('at first the conductors are to go where it brings most', () => {
  const view = position()
  view.frame = { source: 0, left: [(2 << 5) | 4], limit: 5, begun: true }
  expect(bestSteps(game, view, COND_2)).toEqual({ upper: 2, lower: 0 })
  expect(bestSteps(game, view, [])).toEqual({ upper: 0, lower: 0 })
})

test('the consequences of every legal move of every pair of modules can be asked for, and leave what is seen alone', () => {
  for (const [i, each] of everyGame().entries())
    playAnyhow(each, i + 50, ({ view, moves }) => {
      const before = JSON.stringify(view)
      for (const text of moves) {
        gainOf(each, view, text)
        boardAfter(each, view, text)
        if (text.startsWith('take')) expect(gainOfCard(each, view, text.slice(5)).points).toBeGreaterThanOrEqual(0)
      }
      expect(JSON.stringify(view)).toBe(before)
    })
})

test('a line of the story is seen on the own board, among the others, or at the offer', () => {
  expect(tabOfLine({ key: 'car', facts: { seat: 1, train: 'upper' } }, 1)).toBe('board')
  expect(tabOfLine({ key: 'car', facts: { seat: 2, train: 'upper' } }, 1)).toBe('others')
  expect(tabOfLine({ key: 'row-cleared', facts: { row: 'a', cards: [] } }, 1)).toBe('offer')
})
