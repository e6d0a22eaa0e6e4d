import type { State } from '@roundhouse/first-class/base/state'
import { firstClass, newGame } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import { branchFrom } from '@roundhouse/kernel/branch'
import { begin, type Match, play } from '@roundhouse/kernel/match'
import { newGame as newNuremberg, nuremberg } from '@roundhouse/nuremberg/definition'
import { describe, expect, test } from 'vitest'
import { bots as firstClassBots } from '../first-class/index.ts'
import { bots as nurembergBots } from '../nuremberg/index.ts'
import { coachFor } from './coach.ts'
import { courseOf } from './course.ts'

const game = firstClass.open(newGame(2, ['E', 'F'])) as FirstClass

/** Plays on with the first legal move that is wanted. */
function playOn(match: Match<State>, moves: number, wanted = /./): Match<State> {
  let now = match
  for (let n = 0; n < moves && game.toMove(now.now) !== null; n++) {
    const texts = game.moves(now.now).map(move => game.write(move))
    now = play(game, now, game.toMove(now.now)!, texts.find(text => wanted.test(text)) ?? texts[0]!)
  }
  return now
}

describe('the course of a game', () => {
  const match = playOn(begin(game, [0, 0, 0, 1]), 400)
  const { start, turns } = courseOf(coachFor(firstClassBots, game), match)

  test('holds every move once, with who played it', () => {
    const moves = turns.flatMap(({ decisions }) =>
      decisions.flatMap(({ seat, moves }) => moves.map(move => ({ seat, text: game.write(move) }))),
    )
    expect(moves).toEqual(match.played)
    expect(start).toEqual(game.begin([0, 0, 0, 1]))
  })

  test('changes turns where another decides or another turn begins, and each knows its place', () => {
    let before = 0
    for (const { at, decisions } of turns) {
      expect(decisions[0]!.at).toBe(before)
      if ((decisions[0]!.state as State).phase !== 'scoring')
        for (const { seat } of decisions) expect(seat).toBe(decisions[0]!.seat)
      before = at
    }
    expect(turns.length).toBeGreaterThan(36)
    expect(turns.at(-1)!.at).toBe(match.played.length)
    expect(turns.at(-1)!.state).toEqual(match.now)
  })

  test('has each scoring phase as one turn, in which all decide who have something to decide', () => {
    const scorings = turns.filter(({ decisions }) => (decisions[0]!.state as State).phase === 'scoring')
    const rounds = scorings.map(({ decisions }) => (decisions[0]!.state as State).round)
    expect(new Set(rounds).size).toBe(rounds.length)
    expect(scorings.some(({ decisions }) => new Set(decisions.map(({ seat }) => seat)).size === 2)).toBe(true)
  })

  test('parts decisions where the dice show something: the cards of a storage', () => {
    const face = game.rules.printed.faces.findIndex(({ kind }) => kind === 'storage')
    let now = begin(game, [0, 0, 0, 2])
    while (!now.now.offer.includes(face)) now = playOn(now, 1)
    while (game.moves(now.now).every(move => !game.write(move).startsWith('take'))) now = playOn(now, 1)
    const place = now.now.offer.indexOf(face)
    const storage = `${'abc'[Math.floor(place / 6)]}${(place % 6) + 1}`
    now = playOn(playOn(now, 1, new RegExp(`take ${storage}`)), 3, /use|done|end/)
    const turn = courseOf(coachFor(firstClassBots, game), now).turns.find(({ decisions }) => decisions.length > 1)!
    expect(game.write(turn.decisions[0]!.moves.at(-1)!)).toBe(`take ${storage}`)
    expect(game.write(turn.decisions[1]!.moves[0]!)).toMatch(/^use/)
  })

  test('goes on through a game that went on from a moment of another', () => {
    const early = playOn(begin(game, [0, 0, 0, 1]), 5)
    const other = playOn(branchFrom(game, early, 1, [0, 0, 0, 9]), 5)
    const { turns } = courseOf(coachFor(firstClassBots, game), other)
    expect(turns.flatMap(({ decisions }) => decisions.flatMap(({ moves }) => moves))).toHaveLength(10)
    expect(turns.at(-1)!.at).toBe(11)
  })
})

test('of Nuremberg an auction is one turn and every bid a decision, as is every action with trains', () => {
  const other = nuremberg.open(newNuremberg(2, 'nuremberg'))
  let match = begin(other, [0, 0, 0, 1])
  while (match.now.turn === 1 && match.played.length < 300) {
    const texts = other.moves(match.now).map(move => other.write(move))
    match = play(other, match, other.toMove(match.now)!, texts.find(text => /^(pass|finish)/.test(text)) ?? texts[0]!)
  }
  const [auction] = courseOf(coachFor(nurembergBots, other), match).turns
  expect(auction!.decisions.every(({ moves }) => moves.length === 1)).toBe(true)
  expect(new Set(auction!.decisions.map(({ seat }) => seat)).size).toBe(2)
  expect(auction!.decisions.length).toBe(match.played.filter(({ text }) => text.startsWith('bid')).length)
})
