import { expect, test } from 'vitest'
import { verdictsOf } from './goals.ts'
import { cost, figures } from './testing/figures.ts'
import { textOf } from './text.ts'

test('the text has every part, fastest pair first, and says that the game of boardgame.io is smaller', () => {
  const text = textOf({
    game: 'first-class',
    machine: { date: '2000-01-02', node: '20.0.0', processor: 'a processor', cores: 2, load: [0.1, 1.02] },
    quick: true,
    seconds: 61.2,
    ...figures,
    series: [{ bot: 'random', cpu: 50_000, best: 60_000, wall: 40_000, decisionsPerGame: 200 }],
    growth: [{ where: 'round 1', moves: 10, ...cost(0.5) }],
    goals: verdictsOf(figures),
  })
  expect(text).toContain('one core of 2 (a processor), Node 20.0.0, 2000-01-02')
  expect(text).toContain('Load of the machine 0.1 before, 1.0 after; 61 s in all')
  expect(text).toContain('quick run')
  expect(text.indexOf('C,D')).toBeLessThan(text.indexOf('A,B'))
  expect(text).toMatch(/all 15 pairs +1,200,000 +2,400,000 +600,000 +6,000 +200 +12\n/)
  expect(text).toMatch(/copy by JSON +36 +72 +40\n/)
  expect(text).toMatch(/round 1 +0\.5 +1 +10 +50\n/)
  expect(text).toContain('random play of a smaller game')
  expect(text).toMatch(/smaller game, boardgame\.io +10,000 +20,000 +5,000 +121 times \(99\.9 to 130\)\n/)
  expect(text).toMatch(/random +50,000 +60,000 +40,000 +250\n/)
  expect(text).toMatch(/as expert, cut off and evaluated +6,000 +12,000 +3,000\n/)
  expect(text).toContain('The largest tree that is kept holds 80 MB')
  expect(text).toMatch(/positions evaluated for all seats +100,000 +200,000 +50,000\n/)
  expect(text).toMatch(/the same as champion does +50,000 +100,000 +25,000\n/)
  expect(text).toContain('one thread runs 5,000 simulations in a second, two 9,000: 1.8 times (1.6 to 2)')
  expect(text).toMatch(/the same, to boardgame\.io +150 +400 +121 +times +not yet\n/)
})
