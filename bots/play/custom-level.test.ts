import { Refusal } from '@roundhouse/kernel/game'
import { describe, expect, test } from 'vitest'
import { knowledge } from '../first-class/knowledge.ts'
import { botNamed } from './bots.ts'
import { isTailored, tailored } from './custom-level.ts'

const { settings } = knowledge

describe('a level with settings of its own', () => {
  test('is the level but for what is said', () => {
    expect(tailored(settings, 'expert:tries=60:width=6')).toEqual({ ...settings.expert, tries: 60, width: 6 })
    expect(tailored(settings, 'strong:slip=2.5:careful=no:sight=2')).toEqual({
      ...settings.strong,
      slip: 2.5,
      isCareful: false,
      sight: 2,
    })
  })

  test('sits down by its name', () => {
    expect(botNamed('first-class', 'expert:tries=60').name).toBe('expert:tries=60')
    expect(isTailored('run:python3 x.py')).toBe(false)
    expect(isTailored('expert')).toBe(false)
  })

  test.each(['tries', 'tries=', 'tries=-1', 'tries=1e3', 'tries=2000000', 'sight=9', 'sight=0', 'speed=3', 'slip=1=2'])(
    'is refused with %s, and told what is allowed',
    wish => {
      expect(() => botNamed('first-class', `expert:${wish}`)).toThrow(
        new Refusal(
          `The bot "expert:${wish}" is set by "${wish}"; allowed are sight=1 to 4, width=1 to 100, tries=0 to 1000000, slip= and points, careful=yes or no`,
        ),
      )
    },
  )

  test('is no bot of a game nobody thinks about', () => {
    expect(() => botNamed('chess', 'expert:tries=60')).toThrow('There is no bot "expert:tries=60" for chess')
  })
})
