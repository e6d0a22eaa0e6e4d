import { expect, test } from 'vitest'
import { rulesFor } from './rules.ts'
import { at, setUp, why } from './testing/positions.ts'

const rules = rulesFor(2, ['A', 'B'])
const begun = () => at(rules, 'a X1-1 X1-2\nb X1-3\nseat 1\npoints 7\nseat 2\npoints 12')

test('a game says what it is called', () => {
  expect(begun().game.name).toBe('first-class')
})

test('the points of all seats can be asked for at any time', () => {
  const { game, state } = begun()
  expect(game.points(state)).toEqual([7, 12])
})

test('a move is read with any number of blanks before, between and after its words', () => {
  const { game } = begun()
  expect(game.read('  take \t a1 ')).toBe(game.read('take a1'))
  expect(game.read('take a1')).not.toBeNull()
})

test('what begins like a move is refused with the ways to write it', () => {
  const answer = 'notation not-a-move (text TEXT, forms take <place in the offer, a1 to c6>); first: see-forms'
  for (const text of ['take', '  take   z9 ', 'take\t7']) expect(why(begun(), text)).toBe(answer.replace('TEXT', text))
})

test('what begins like no move is refused with the words that moves begin with, each once', () => {
  const { game, state } = begun()
  const { forms } = game.why(state, 0, 'steal a1')!.facts as { forms: string[] }
  expect(forms).toEqual([...new Set(forms)])
  expect(forms).toEqual(expect.arrayContaining(['done', 'take', 'decline', 'spend', 'do', 'end']))
  for (const word of forms) expect(word).toMatch(/^[a-z]+$/)
})

test('a guess at what is hidden has dice of its own', () => {
  const { game, state } = setUp(rules)
  const guess = game.copy(state)
  game.redeal(guess, 'watcher', { seed: [1, 2, 3, 4], rolled: 0 })
  expect(guess.seed).not.toEqual(state.seed)
  expect(game.view(guess, 'watcher')).toEqual(game.view(state, 'watcher'))
})
