import { readFileSync } from 'node:fs'
import { MODULES } from '@roundhouse/first-class/base/cards/card'
import { describe, expect, test } from 'vitest'
import { lessons as firstClass } from '../first-class/lessons.ts'
import { openPosition as openFirstClass } from '../first-class/position.ts'
import { WEB_GAMES } from '../games.ts'
import { lessons as nuremberg } from '../nuremberg/lessons.ts'
import { openPosition as openNuremberg } from '../nuremberg/position.ts'
import { findRule } from '../rules/book.ts'
import { bookOf } from '../rules/books.ts'
import { Classroom } from './classroom.ts'
import { BASICS, type LessonStep, type Lessons, readLessons } from './lesson.ts'

const ENGLISH = JSON.parse(readFileSync(new URL('../messages/learn/en.json', import.meta.url), 'utf8')) as object

const LESSONS = [
  ['first-class', firstClass, openFirstClass],
  ['nuremberg', nuremberg, openNuremberg],
] as const

const stepsOf = ({ lessons }: Lessons): LessonStep[] => lessons.flatMap(({ steps }) => steps)

describe.each(LESSONS)('the lessons of %s', (game, all, openPosition) => {
  const steps = stepsOf(all)

  test.each(steps.map(step => [step.name, step] as const))('%s can be played as it is asked for', (_, step) => {
    const room = new Classroom(openPosition(step.position, ['Ada', 'Bram']), step)
    for (const goal of step.goals) {
      expect(room.progress()).toBe('open')
      const { moves } = room.snapshot()
      const move = room.hint()
      expect(move, `${goal.join(' or ')} among ${moves.join(', ')}`).not.toBeNull()
      expect(room.play(move!)).toEqual({ ok: true })
    }
    expect(room.progress()).toBe('done')
    expect(room.snapshot().moves).toEqual([])
  })

  test('names rules that there are', async () => {
    const book = await bookOf(WEB_GAMES[game].rulebook!, 'en')
    for (const { rule } of steps) expect(findRule(book, rule), rule).toBeDefined()
  })

  test('begin with the basics; every other takes two minutes, and all steps have a name of their own', () => {
    const [basics, ...others] = all.lessons
    expect(basics!.name).toBe(BASICS)
    expect(basics!.steps.length).toBeGreaterThan(8)
    for (const { name, steps } of others) expect([3, 4, 5], name).toContain(steps.length)
    expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length)
  })

  test('have words for every step, why and what to do, and for no other', () => {
    const keys = Object.keys(ENGLISH).filter(key => key.startsWith(`learn.${game}.`))
    const expected = steps.flatMap(({ name }) => [`learn.${game}.${name}`, `learn.${game}.${name}.do`])
    expect(keys.toSorted()).toEqual(expected.toSorted())
  })
})

test('there is a lesson for every module, for the second map and for the rules of 2009', () => {
  expect(firstClass.lessons.map(({ name }) => name)).toEqual([BASICS, ...MODULES])
  expect(nuremberg.lessons.map(({ name }) => name)).toEqual([BASICS, 'wensleydale', 'rules-2009'])
})

test('a lesson is read with its beginning before every position, and goes on under the same name', () => {
  const text = '== a\nx 1\n# one FC-1.1\n> go | run\n> stop\ny 2\n== b\n# two FC-1.2\n== a\nz 3\n# three FC-1.3\n> go\n'
  expect(readLessons(text)).toEqual([
    {
      name: 'a',
      steps: [
        { name: 'one', rule: 'FC-1.1', goals: [['go', 'run'], ['stop']], position: 'x 1\ny 2\n' },
        { name: 'three', rule: 'FC-1.3', goals: [['go']], position: 'z 3\n\n' },
      ],
    },
    { name: 'b', steps: [{ name: 'two', rule: 'FC-1.2', goals: [], position: '\n' }] },
  ])
})

const cars = stepsOf(firstClass).find(({ name }) => name === 'cars')!

const enter = (step: LessonStep) => new Classroom(openFirstClass(step.position, ['Ada', 'Bram']), step)

test('what is legal but was not asked for is played and said to have strayed; what is not legal changes nothing', () => {
  const room = enter(cars)
  const before = room.snapshot()
  expect(room.play('fulfil A1-1')).toMatchObject({ ok: false })
  expect(room.snapshot()).toEqual(before)
  expect(room.play('take a2')).toEqual({ ok: true })
  expect(room.progress()).toBe('strayed')
  expect(room.snapshot().moves).toEqual([])
})

test('anyone who is stuck is shown each move that is asked for, until there is none', () => {
  const room = enter(cars)
  expect(room.hint()).toBe('take a1')
  for (const _ of cars.goals) room.play(room.hint()!)
  expect(room.progress()).toBe('done')
  expect(room.hint()).toBeNull()
})
