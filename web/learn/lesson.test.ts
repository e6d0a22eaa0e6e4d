import { GAMES } from '@roundhouse/table/games'
import { describe, expect, test } from 'vitest'
import { findRule } from '../rules/book.ts'
import { bookOf } from '../rules/books.ts'
import { Classroom, openPosition } from './classroom.ts'
import { LESSONS, type Step } from './lesson.ts'

describe.each(GAMES)('the lesson of %s', game => {
  const enter = async (step: Step) =>
    new Classroom(game, step, await openPosition(game, step.position), ['Ada', 'Bram'])

  test.each(LESSONS[game].map(step => [step.name, step] as const))(
    '%s can be played as it is asked for',
    async (_, step) => {
      const room = await enter(step)
      for (const goal of step.goals) {
        expect(room.progress()).toBe('open')
        const { moves } = room.scene()
        const move = moves.find(text => goal.some(beginning => text.startsWith(beginning)))
        expect(move, `${goal.join(' or ')} among ${moves.join(', ')}`).toBeDefined()
        expect(room.play(move!)).toEqual({ ok: true })
      }
      expect(room.progress()).toBe('done')
      expect(room.scene().moves).toEqual([])
    },
  )

  test('names rules that there are', async () => {
    const book = await bookOf(game, 'en')
    for (const { rule } of LESSONS[game]) expect(findRule(book, rule), rule).toBeDefined()
  })
})

test('what is legal but was not asked for is played and said to have strayed; what is not legal changes nothing', async () => {
  const [step] = LESSONS['first-class']
  const room = new Classroom('first-class', step!, await openPosition('first-class', step!.position), ['Ada', 'Bram'])
  const before = room.scene()
  expect(room.play('fulfil A1-1')).toMatchObject({ ok: false })
  expect(room.scene()).toEqual(before)
  expect(room.play('take a2')).toEqual({ ok: true })
  expect(room.progress()).toBe('strayed')
  expect(room.scene().moves).toEqual([])
})

test('whoever is stuck is shown each move that is asked for, until there is none', async () => {
  const [step] = LESSONS['first-class']
  const room = new Classroom('first-class', step!, await openPosition('first-class', step!.position), ['Ada', 'Bram'])
  expect(room.hint()).toBe('take a1')
  for (const _ of step!.goals) room.play(room.hint()!)
  expect(room.progress()).toBe('done')
  expect(room.hint()).toBeNull()
})
