import { describe, expect, test } from 'vitest'
import { branchedAt, branchFrom, repeat } from './branch.ts'
import type { Seed } from './dice.ts'
import { Refusal } from './game.ts'
import { playRandomly } from './laws.ts'
import { begin, IllegalMove, type Match, play } from './match.ts'
import { readRecord, recordOf, replay, writeRecord } from './record.ts'
import { type Pebbles, pebblesBox, usualPebbles } from './testing/pebbles.ts'

const seed: Seed = [0, 0, 0, 7]
const other: Seed = [0, 0, 0, 0x5eed]
const options = { ...usualPebbles, players: 2 }
const game = pebblesBox.open(options)
const whole = playRandomly(game, seed, { seed: other, rolled: 0 })

/** The game as it was after this many moves. */
const after = (moves: number): Match<Pebbles> =>
  whole.played.slice(0, moves).reduce((match, { seat, text }) => play(game, match, seat, text), begin(game, seed))

describe('going on from a moment', () => {
  test('leaves the seat what it saw, and redeals what it could not see', () => {
    for (let moves = 0; moves < whole.played.length; moves++) {
      const match = after(moves)
      for (const seat of [0, 1]) {
        const on = branchFrom(game, match, seat, other)
        expect(game.view(on.now, seat)).toEqual(game.view(match.now, seat))
        expect(on.now.seed).not.toEqual(match.now.seed)
        expect(on.story).toEqual(match.story)
      }
    }
  })

  test('leaves the moment itself as it was', () => {
    const match = after(2)
    const before = structuredClone(match)
    branchFrom(game, match, 0, other)
    expect(match).toEqual(before)
  })

  test('has nothing to take back, and stands among the moves', () => {
    const on = branchFrom(game, after(1), 1, other)
    expect(on.back).toEqual([])
    expect(on.barrier).toBe('begun')
    expect(on.played.at(-1)).toEqual({ seat: 1, text: 'redeal 00000000000000000000000000005eed' })
  })

  test('is refused to a seat that is not there, and after the end', () => {
    expect(() => branchFrom(game, after(0), 2, other)).toThrow('There is no seat 3: 2 play')
    expect(() => branchFrom(game, after(0), -1, other)).toThrow(Refusal)
    expect(() => branchFrom(game, after(whole.played.length), 0, other)).toThrow('the game is over')
  })

  test('is no move that anybody could play', () => {
    expect(() => play(game, after(1), 0, 'redeal 5eed')).toThrow(IllegalMove)
  })
})

describe('a record of a game that went on', () => {
  const on = branchFrom(game, after(3), 0, other)
  const ended = playOn(on)

  test('is played again to the same end', () => {
    const text = writeRecord(recordOf(pebblesBox, options, ended))
    expect(text).toContain('\n1 redeal 00000000000000000000000000005eed\n')
    const again = replay(pebblesBox, readRecord(text)).match
    expect(again.now).toEqual(ended.now)
    expect(again.story).toEqual(ended.story)
    expect(again.seed).toEqual(seed)
    expect(writeRecord(recordOf(pebblesBox, options, again))).toBe(text)
  })

  test('repeats moves and goings on one by one', () => {
    const again = ended.played.reduce((match, move) => repeat(game, match, move), begin(game, seed))
    expect(again.now).toEqual(ended.now)
  })

  test('can go on once more from within what went on', () => {
    const twice = branchFrom(game, playOne(on), 1, [9, 9, 9, 9])
    const again = twice.played.reduce((match, move) => repeat(game, match, move), begin(game, seed))
    expect(again.now).toEqual(twice.now)
  })

  test('says after how many moves it last went another way', () => {
    expect(branchedAt(begin(game, seed))).toBeNull()
    expect(branchedAt(ended)).toBe(branchedAt(on))
    expect(branchedAt(on)).toBe(on.played.length - 1)
    const twice = branchFrom(game, playOne(on), 1, [9, 9, 9, 9])
    expect(branchedAt(twice)).toBe(twice.played.length - 1)
  })

  test('is refused where the seed is none', () => {
    const text = writeRecord(recordOf(pebblesBox, options, on)).replace('redeal 0', 'redeal x')
    expect(() => replay(pebblesBox, readRecord(text))).toThrow('not legal')
  })
})

function playOne(match: Match<Pebbles>): Match<Pebbles> {
  return play(game, match, game.toMove(match.now)!, game.write(game.moves(match.now)[0]!))
}

function playOn(match: Match<Pebbles>): Match<Pebbles> {
  return game.toMove(match.now) === null ? match : playOn(playOne(match))
}
