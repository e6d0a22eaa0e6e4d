import { fileURLToPath } from 'node:url'
import { readSeed, roll } from '@roundhouse/kernel/dice'
import { playRandomly } from '@roundhouse/kernel/laws'
import { matchesIn, sourcesIn } from '@roundhouse/kernel/testing/sources'
import type { Tour } from '@roundhouse/kernel/testing/tour'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Letter, MODULES } from './base/cards/card.ts'
import { type DeckFile, FORMAT } from './decks/definition.ts'
import { standardDecks } from './decks/standard.ts'
import { firstClass, newGame } from './definition.ts'
import { tour } from './testing/all-seen.ts'
import { everything } from './testing/everything.ts'

const home = fileURLToPath(new URL('.', import.meta.url))

/** The rules in words: what the sources say can be told and refused. */
const sources = sourcesIn(home, 'game.ts', 'base', 'modules')
const matches = (pattern: RegExp): string[] => matchesIn(sources, pattern)

/** Keys that the story is told by; the halves of a guest card are keys too. Some are told before the first move. */
const keys = [
  ...matches(/\bkey: '([a-z-]+)'/g),
  ...matches(/\bkey: [a-z =]+ \? '([a-z-]+)' : '([a-z-]+)'/g).flatMap(both => both.split(' ')),
  ...['passenger', 'luggage'],
].filter(key => !['start-player', 'murderer', 'innocent'].includes(key))

/** Where a card can only go to one train it goes there by itself, so nobody asks for the other. */
const NEVER_ASKED = ['FC-D.1 half-not-shown', 'FC-D.1 no-free-car-in-train']
/** Both conductors go by themselves, unless another symbol stands beside theirs; so on hardly any card (see below). */
const OF_BOTH = ['FC-7.1 both-go-as-printed', 'FC-7.3 conductors-at-the-end']

const reasons = matches(/\brule: '([^']+)',\s*code: '([a-z0-9-]+)'/g).filter(
  reason => ![...NEVER_ASKED, ...OF_BOTH].includes(reason),
)

/** The module whose rule it is. */
const moduleOf = (reason: string): Letter | null => MODULES.find(letter => reason.startsWith(`FC-${letter}`)) ?? null

const wanted = new Map([
  ...everything(),
  ...keys.map(key => [`story: ${key}`, null] as const),
  ...reasons.map(reason => [`reason: ${reason}`, moduleOf(reason)] as const),
])

/** What is seen in some tours only. */
const SELDOM = ['two frames wait out of turn', 'scored for frame', ...OF_BOTH.map(reason => `reason: ${reason}`)]

describe('in games that go wherever something is new', () => {
  let end: Tour
  beforeAll(() => {
    end = tour(wanted, { seed: readSeed('a')!, most: 200 })
  })

  test('every card, contract, mail car, tile, city, position, move, line and reason is seen', () => {
    expect(end.missing).toEqual([])
  })

  test('nothing is seen that was not expected', () => {
    expect([...end.seen].filter(sight => !wanted.has(sight) && !SELDOM.includes(sight))).toEqual([])
  })
})

test('FC-7.1 beside another symbol both conductors are moved by a move, with its own reasons', () => {
  const conductors = standardDecks().decks.X.map(card =>
    card.kind === 'conductor' ? { ...card, frame: 'BOTH 3 + CAR 1' } : card,
  )
  const own: DeckFile = { format: FORMAT, name: 'Both and a car', decks: { X: conductors } }
  const game = firstClass.open(newGame(2, ['A', 'B'], own))
  const answers = new Set<string>()
  for (let n = 0; n < 10; n++)
    playRandomly(game, [0, 0, 0, n], { seed: [0, 0, 1, n], rolled: 0 }, (_game, state, moves, dice) => {
      for (const text of ['both 3', 'both 2']) answers.add(game.why(state, state.toMove, text)?.code ?? text)
      expect(game.complaints(state)).toEqual([])
      return moves[roll(dice, moves.length)]!
    })
  expect(answers).toContain('both 3')
  expect(answers).toContain('both-go-as-printed')
  expect(answers).toContain('conductors-at-the-end')
  expect(answers).not.toContain('both 2')
})
