import { readFileSync } from 'node:fs'
import { begin, play } from '@roundhouse/kernel/match'
import { numberedSets } from '@roundhouse/kernel/numbered-sets'
import { RecordDifference, readRecord, recordOf, replay, writeRecord } from '@roundhouse/kernel/record'
import { expect, test } from 'vitest'
import { firstClass, firstClassWith, newGameWith } from '../definition.ts'
import type { FirstClass } from '../game.ts'
import type { FullDecks } from './definition.ts'
import { SET_1 } from './set-1/index.ts'

/** A second set, in which every base card of cars pays one point and nothing else. */
const changed: FullDecks = {
  ...SET_1,
  name: 'Standard 2',
  decks: { ...SET_1.decks, X: SET_1.decks.X.map(line => (line.kind === 'car' ? { ...line, frame: 'PTS 1' } : line)) },
}
const sets = numberedSets('decks', [SET_1, changed])
const later = firstClassWith(sets)
const options = newGameWith(sets)(2, ['A', 'B'])

const old = readFileSync(new URL('../playthroughs/ab-2-greedy-set-1.record', import.meta.url), 'utf8')

/** The first moves of a game with set 2, written down. */
function begunRecord(): string {
  const game = later.open(options)
  let match = begin(game, [1, 2, 3, 4])
  for (let move = 0; move < 8; move++)
    match = play(game, match, game.toMove(match.now)!, game.write(game.moves(match.now)[0]!))
  return writeRecord(recordOf(later, options, match))
}

test('with a second set new games are played with it', () => {
  expect(options.decks).toBe(2)
  const { rules } = later.open(options) as FirstClass
  expect(rules.printed.faces.find(({ id }) => id === 'X1-1')!.frame).toHaveLength(1)
  expect(begunRecord()).toContain('\ndecks 2\n')
})

test('a game of the first set is played again with its own cards, move by move to the same end', () => {
  const today = replay(firstClass, readRecord(old))
  const afterwards = replay(later, readRecord(old))
  expect(afterwards.result).toEqual(today.result)
  expect(afterwards.match).toEqual(today.match)
  expect((afterwards.game as FirstClass).rules.printed).toEqual((today.game as FirstClass).rules.printed)
})

test('it would not have been the same game with the second', () => {
  expect(() => replay(later, readRecord(old.replace('\ndecks 1\n', '\ndecks 2\n')))).toThrow(RecordDifference)
})

test('a game of the second set is played again with it, and refused where there is none', () => {
  const record = readRecord(begunRecord())
  expect(replay(later, record).match.played).toHaveLength(8)
  expect(() => replay(firstClass, record)).toThrow(
    expect.objectContaining({ name: 'Refusal', message: 'There is no standard set 2 of decks; there is 1' }),
  )
})
