import { readSeed } from '@roundhouse/kernel/dice'
import { begin, type Match, play } from '@roundhouse/kernel/match'
import { expect, test } from 'vitest'
import { firstClass, newGame } from '../box.ts'
import type { State } from './state.ts'

const game = firstClass.open(newGame(2, ['A', 'B']))

/** Plays the first move of the list, but the start-player tile whenever whoever is not start player may take it. */
function playOn(match: Match<State>): Match<State> {
  const { now } = match
  const texts = game.moves(now).map(move => game.write(move))
  const takesTile = texts.includes('tile') && now.toMove !== now.start
  return play(game, match, now.toMove, takesTile ? 'tile' : texts[0]!)
}

test('FC-1.5 what one passed on at set-up stays the same when another becomes start player', () => {
  let match = begin(game, readSeed('7')!)
  while (match.now.phase === 'draft') match = playOn(match)
  const passed = () => [0, 1].map(seat => game.view(match.now, seat).passed)
  const atFirst = passed()
  const { start } = match.now
  while (match.now.start === start) match = playOn(match)
  expect(passed()).toEqual(atFirst)
})
