import { describe, expect, test } from 'vitest'
import { bots } from '../first-class/index.ts'
import { botNamed } from './bots.ts'
import { customLevel, isCustomLevel } from './custom-level.ts'

const { knowledge } = bots
const { settings } = knowledge

describe('a level with settings of its own', () => {
  test('is the level but for what is said', () => {
    expect(customLevel(knowledge, 'expert:simulations=60:width=6')).toEqual({
      ...settings.expert,
      simulations: 60,
      width: 6,
    })
    expect(customLevel(knowledge, 'strong:noise=2.5:careful=no:horizon=2')).toEqual({
      ...settings.strong,
      noise: 2.5,
      isCareful: false,
      horizon: 2,
    })
    expect(customLevel(knowledge, 'champion:net=no').usesNet).toBe(false)
    expect(customLevel(knowledge, 'expert:style=racer')).toEqual({ ...settings.expert, style: 'racer' })
  })

  test('sits down by its name', () => {
    expect(botNamed(bots, 'expert:simulations=60').name).toBe('expert:simulations=60')
    expect(isCustomLevel('run:python3 x.py')).toBe(false)
    expect(isCustomLevel('expert')).toBe(false)
  })

  test.each([
    'simulations',
    'simulations=',
    'simulations=-1',
    'simulations=1e3',
    'simulations=2000000',
    'horizon=9',
    'horizon=0',
    'speed=3',
    'noise=1=2',
    'style=bidder',
  ])('is refused with %s, and told what is allowed', wish => {
    expect(() => botNamed(bots, `expert:${wish}`)).toThrow(
      expect.objectContaining({
        name: 'Refusal',
        message: `Invalid setting "${wish}" for bot "expert:${wish}"; expected horizon=1 to 4, width=1 to 100, simulations=0 to 1000000, noise= and points, careful=yes or no, net=yes or no, style=builder/racer/collector`,
      }),
    )
  })
})
