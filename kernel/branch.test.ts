import { describe, expect, test } from 'vitest'
import { branchedAt, branchFrom, repeat, reroll } from './branch.ts'
import { fork, type Seed } from './dice.ts'
import { Refusal } from './game.ts'
import { playRandomly } from './laws.ts'
import { begin, IllegalMove, type Match, play, undoMove } from './match.ts'
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

describe('other dice', () => {
  test('change nothing but the dice, which follow from the seed of the match', () => {
    for (let moves = 0; moves < whole.played.length; moves++) {
      const match = after(moves)
      const again = reroll(game, match, 1, 3)
      expect(again.now).toEqual({ ...match.now, seed: fork(fork(seed, 2), 3) })
      expect(again.story).toEqual(match.story)
      expect(again.seed).toEqual(seed)
    }
  })

  test('leave the match they come from as it was', () => {
    const match = after(2)
    const before = structuredClone(match)
    reroll(game, match, 0, 1)
    expect(match).toEqual(before)
  })

  test('stand among the moves, and nothing is taken back over them', () => {
    const match = playOne(after(0))
    expect(match.back.length).toBeGreaterThan(0)
    const again = reroll(game, match, 0, 1)
    expect(again.played.at(-1)).toEqual({ seat: 0, text: 'reroll 1' })
    expect(again.back).toEqual([])
    expect(again.barrier).toBe('rolled')
    expect(() => undoMove(again, 0)).toThrow('Nothing to take back: the dice have been rolled')
    const further = playOne(again)
    expect(undoMove(further, 0).played).toEqual(again.played)
    expect(() => undoMove(undoMove(further, 0), 0)).toThrow(Refusal)
  })

  test('show something else than the old ones, and each time something else again', () => {
    const ends = [after(1), ...[1, 2, 3].map(time => reroll(game, after(1), 0, time))].map(playOn)
    expect(new Set(ends.map(({ story }) => JSON.stringify(story))).size).toBe(4)
  })

  test('come one time after another, with gaps where one was taken back', () => {
    const first = reroll(game, after(1), 0, 2)
    expect(() => reroll(game, playOne(first), 1, 2)).toThrow('expected a whole number above 2')
    expect(() => reroll(game, first, 1, 1)).toThrow(Refusal)
    expect(reroll(game, playOne(first), 1, 5).played.at(-1)).toEqual({ seat: 1, text: 'reroll 5' })
    for (const time of [0, -1, 1.5, Number.NaN]) expect(() => reroll(game, after(1), 0, time)).toThrow(Refusal)
  })

  test('are refused to a seat that is not there, and after the end', () => {
    expect(() => reroll(game, after(0), 2, 1)).toThrow('There is no seat 3: 2 play')
    expect(() => reroll(game, after(whole.played.length), 0, 1)).toThrow('the game is over')
  })

  test('are no move that anybody could play', () => {
    expect(() => play(game, after(1), 0, 'reroll 1')).toThrow(IllegalMove)
  })

  test('are played again from a record', () => {
    const ended = playOn(reroll(game, playOne(reroll(game, after(2), 1, 1)), 0, 2))
    const text = writeRecord(recordOf(pebblesBox, options, ended))
    expect(text).toContain('\n2 reroll 1\n')
    const again = replay(pebblesBox, readRecord(text)).match
    expect(again.now).toEqual(ended.now)
    expect(again.story).toEqual(ended.story)
    expect(() => replay(pebblesBox, readRecord(text.replace('reroll 2', 'reroll 1')))).toThrow('above 1')
    for (const wrong of ['reroll 0', 'reroll 01', 'reroll x', 'reroll'])
      expect(() => replay(pebblesBox, readRecord(text.replace('reroll 1', wrong)))).toThrow('not legal')
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
