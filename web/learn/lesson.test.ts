import { describe, expect, test } from 'vitest'
import { lessons as firstClass } from '../first-class/lessons.ts'
import { openPosition as openFirstClass } from '../first-class/position.ts'
import { WEB_GAMES } from '../games.ts'
import { lessons as nuremberg } from '../nuremberg/lessons.ts'
import { openPosition as openNuremberg } from '../nuremberg/position.ts'
import { findRule } from '../rules/book.ts'
import { bookOf } from '../rules/books.ts'
import { Classroom } from './classroom.ts'
import type { LessonStep } from './lesson.ts'

const LESSONS = [
  ['first-class', firstClass, openFirstClass],
  ['nuremberg', nuremberg, openNuremberg],
] as const

describe.each(LESSONS)('the lesson of %s', (game, { steps }, openPosition) => {
  test.each(steps.map(step => [step.name, step] as const))('%s can be played as it is asked for', (_, step) => {
    const room = new Classroom(openPosition(step.position, ['Ada', 'Bram']), step)
    for (const goal of step.goals) {
      expect(room.progress()).toBe('open')
      const { moves } = room.snapshot()
      const move = moves.find(text => goal.some(beginning => text.startsWith(beginning)))
      expect(move, `${goal.join(' or ')} among ${moves.join(', ')}`).toBeDefined()
      expect(room.play(move!)).toEqual({ ok: true })
    }
    expect(room.progress()).toBe('done')
    expect(room.snapshot().moves).toEqual([])
  })

  test('names rules that there are', async () => {
    const book = await bookOf(WEB_GAMES[game].rulebook!, 'en')
    for (const { rule } of steps) expect(findRule(book, rule), rule).toBeDefined()
  })
})

const enter = (step: LessonStep) => new Classroom(openFirstClass(step.position, ['Ada', 'Bram']), step)

test('what is legal but was not asked for is played and said to have strayed; what is not legal changes nothing', () => {
  const [step] = firstClass.steps
  const room = enter(step!)
  const before = room.snapshot()
  expect(room.play('fulfil A1-1')).toMatchObject({ ok: false })
  expect(room.snapshot()).toEqual(before)
  expect(room.play('take a2')).toEqual({ ok: true })
  expect(room.progress()).toBe('strayed')
  expect(room.snapshot().moves).toEqual([])
})

test('anyone who is stuck is shown each move that is asked for, until there is none', () => {
  const [step] = firstClass.steps
  const room = enter(step!)
  expect(room.hint()).toBe('take a1')
  for (const _ of step!.goals) room.play(room.hint()!)
  expect(room.progress()).toBe('done')
  expect(room.hint()).toBeNull()
})
