import { expect, test } from 'vitest'
import type { Reason } from '../game.ts'
import { brokenRemedy, type Remedies } from './remedies.ts'
import { sticksNotation } from './sticks.ts'

const game = sticksNotation.open({ players: 2, fines: false })
const begun = game.begin([0, 0, 0, 1])
const other = 1 - game.toMove(begun)!
const dice = () => ({ seed: [0, 0, 0, 3] as const, rolled: 0 })

const telling = (remedy: string | null) => ({
  ...game,
  why: (state: typeof begun, seat: number): Reason | null =>
    seat === game.toMove(state) ? { rule: 'S-1.1', code: 'no', facts: {}, remedy } : null,
})

type Held = Remedies<typeof game.rules, typeof begun>

const broken = (remedy: string | null, remedies: Held, texts = ['nonsense']) =>
  brokenRemedy(telling(remedy), begun, texts, remedies, dice())

test('a remedy that names something possible is fine, and so is none at all', () => {
  expect(broken('move', { move: ({ moves }) => moves.length > 0 })).toBeNull()
  expect(broken(null, {})).toBeNull()
})

test('a remedy that helps nobody breaks the law, and so does one that nobody has explained', () => {
  const seat = game.toMove(begun)! + 1
  expect(broken('jump', { jump: ({ moves }) => moves.includes('jump') })).toBe(
    `seat ${seat}, "nonsense": S-1.1 no, but "jump" does not help`,
  )
  expect(broken('jump', {})).toBe('"nonsense" is told "jump", which no law knows')
})

test('what is still to come is seen by playing on', () => {
  const over: Held = { over: ({ comes }) => comes(state => game.toMove(state) === null) }
  const never: Held = { never: ({ comes }) => comes(() => false) }
  expect(broken('over', over)).toBeNull()
  expect(broken('never', never)).toContain('"never" does not help')
  expect(begun).toEqual(game.begin([0, 0, 0, 1]))
})

test('everybody else is asked, too, with one text', () => {
  const asked: string[] = []
  const listening = {
    ...telling('fine'),
    why(_state: unknown, seat: number, text: string) {
      asked.push(`${seat} ${text}`)
      return null
    },
  }
  expect(brokenRemedy(listening, begun, ['a', 'b'], {}, dice())).toBeNull()
  expect(asked.filter(text => text.startsWith(`${other} `))).toEqual([`${other} a`])
  expect(asked.filter(text => !text.startsWith(`${other} `))).toHaveLength(2)
})
