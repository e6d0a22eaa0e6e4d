import { readFileSync } from 'node:fs'
import { begin, play } from '@roundhouse/kernel/match'
import { numberedSets } from '@roundhouse/kernel/numbered-sets'
import { RecordDifference, readRecord, recordOf, replay, writeRecord } from '@roundhouse/kernel/record'
import { expect, test } from 'vitest'
import { newGameWith, nuremberg, nurembergWith } from '../definition.ts'
import { STANDARD_MAPS, type StandardSet } from './standard.ts'

/** A second set: the same maps, and twice as dear boxes. */
const first = STANDARD_MAPS.of(1)
const changed: StandardSet = {
  ...first,
  tables: { ...first.tables, boxes: first.tables.boxes.map(box => ({ ...box, minimum: 2 * box.minimum })) },
}
const sets = numberedSets('maps', [first, changed])
const later = nurembergWith(sets)
const options = newGameWith(sets)(2, 'nuremberg')

const old = readFileSync(new URL('../playthroughs/nuremberg-2-greedy-set-1.record', import.meta.url), 'utf8')

/** The first bids of a game on set 2, written down. */
function begunRecord(): string {
  const game = later.open(options)
  let match = begin(game, [1, 2, 3, 4])
  for (let move = 0; move < 4; move++)
    match = play(game, match, game.toMove(match.now)!, game.write(game.moves(match.now)[0]!))
  return writeRecord(recordOf(later, options, match))
}

test('with a second set new games are played on it', () => {
  expect(options.maps).toBe(2)
  expect(later.open(options).rules.boxes[0]!.least).toBe(2 * first.tables.boxes[0]!.minimum)
  expect(begunRecord()).toContain('\nmaps 2\n')
})

test('a game of the first set is played again on its own, move by move to the same end', () => {
  const today = replay(nuremberg, readRecord(old))
  const afterwards = replay(later, readRecord(old))
  expect(afterwards.result).toEqual(today.result)
  expect(afterwards.match).toEqual(today.match)
})

test('it would not have been the same game on the second', () => {
  expect(() => replay(later, readRecord(old.replace('\nmaps 1\n', '\nmaps 2\n')))).toThrow(RecordDifference)
})

test('a game of the second set is played again on it, and refused where there is none', () => {
  const record = readRecord(begunRecord())
  expect(replay(later, record).match.played).toHaveLength(4)
  expect(() => replay(nuremberg, record)).toThrow(
    expect.objectContaining({ name: 'Refusal', message: 'There is no standard set 2 of maps; there is 1' }),
  )
})
