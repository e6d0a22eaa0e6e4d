import { firstClass, MODULE_PAIRS, newGame } from '@roundhouse/first-class/definition'
import { type Dice, fork, roll, type Seed } from '@roundhouse/kernel/dice'
import { type Game, Refusal } from '@roundhouse/kernel/game'
import { describe, expect, test } from 'vitest'
import { bots } from '../first-class/index.ts'
import { knowledge } from '../first-class/knowledge.ts'
import { ask, observationOf, seatBot } from './bot.ts'
import { botNamed, defaultBot, levelsOf } from './bots.ts'
import { LEVELS } from './level.ts'
import { searchBot } from './search-bot.ts'

const SEED: Seed = [11, 22, 33, 44]

/** States of random games, every n-th of them. */
function positions<State extends Dice>(game: Game<State>, games: number, every: number): State[] {
  const found: State[] = []
  for (let n = 0; n < games; n++) {
    const dice = { seed: fork(SEED, 1000 + n), rolled: 0 }
    const state = game.begin(fork(SEED, n))
    for (let at = n; game.toMove(state) !== null; at++) {
      if (at % every === 0) found.push(game.copy(state))
      const moves = game.moves(state)
      game.play(state, moves[roll(dice, moves.length)]!)
    }
  }
  return found
}

describe('an observation', () => {
  const game = firstClass.open(newGame(3, ['C', 'D']))
  const [state] = positions(game, 1, 50).slice(1)

  test('is what the seat sees and may play', () => {
    const seat = game.toMove(state!)!
    const observation = observationOf(game, state!, seat, { seed: SEED, rolled: 0 })
    expect(observation.seat).toBe(seat)
    expect(observation.view).toEqual(game.view(state!, seat))
    expect(observation.moves).toEqual(game.moves(state!))
  })

  test('guesses a state that looks the same to the seat, with dice that are not those of the match', () => {
    const seat = game.toMove(state!)!
    const before = JSON.stringify(state)
    const observation = observationOf(game, state!, seat, { seed: SEED, rolled: 0 })
    const guess = observation.guess()
    expect(game.view(guess, seat)).toEqual(observation.view)
    expect(guess.seed).not.toEqual(state!.seed)
    expect(observation.guess().seed).not.toEqual(guess.seed)
    game.play(guess, game.moves(guess)[0]!)
    expect(JSON.stringify(state)).toBe(before)
  })
})

/** Who searches takes long: it is tested with fewer positions and simulations. */
const SEARCHING = ['expert', 'champion']

describe.each(Object.keys(bots.bots).filter(name => !SEARCHING.includes(name)))('%s', name => {
  const bot = botNamed(bots, name)

  test.each(MODULE_PAIRS.map(pair => [pair.join('+'), pair] as const))('answers with a legal move in %s', (_, pair) => {
    for (const players of [2, 4]) {
      const game = firstClass.open(newGame(players, pair))
      for (const state of positions(game, 1, 5)) {
        const move = ask(game, state, seatBot(game, bot, game.toMove(state)!, SEED))
        expect(game.moves(state)).toContain(move)
      }
    }
  })

  test.each([['C', 'F'] as const, ['B', 'D'] as const])(
    'plays the same in two states that look the same to it, with other hidden cards and dice: %s+%s',
    (...pair) => {
      const game = firstClass.open(newGame(3, pair))
      let differing = 0
      for (const [n, state] of positions(game, 4, 7).entries()) {
        const seat = game.toMove(state)!
        const other = game.copy(state)
        game.redeal(other, seat, { seed: fork(SEED, n), rolled: 0 })
        if (JSON.stringify({ ...other, seed: 0, rolled: 0 }) !== JSON.stringify({ ...state, seed: 0, rolled: 0 }))
          differing++
        expect(ask(game, other, seatBot(game, bot, seat, SEED))).toBe(ask(game, state, seatBot(game, bot, seat, SEED)))
      }
      expect(differing).toBeGreaterThan(50)
    },
  )

  test('plays the same game again from the same seeds', () => {
    const game = firstClass.open(newGame(2, ['E', 'F']))
    const played = () => {
      const state = game.begin(SEED)
      const seated = [0, 1].map(seat => seatBot(game, bot, seat, SEED))
      const texts: string[] = []
      for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
        const move = ask(game, state, seated[seat]!)
        texts.push(game.write(move))
        game.play(state, move)
      }
      return [...texts, game.result(state)!.points.join(' ')]
    }
    expect(played()).toEqual(played())
  })

  test('says in one line how it plays', () => {
    expect(bot.name).toBe(name)
    expect(bot.description).toMatch(/^[A-Z].*\.$/)
  })
})

test('a bot that does not exist is refused, and all that do are named', () => {
  expect(() => botNamed(bots, 'toString')).toThrow(
    new Refusal(
      'There is no bot "toString" for first-class; there are random, greedy, beginner, casual, intermediate, strong, expert, champion, builder, racer, collector',
    ),
  )
})

describe.each(['expert', 'champion'] as const)('a bot that searches: %s', level => {
  const game = firstClass.open(newGame(3, ['C', 'F']))
  const bot = searchBot(level, '', knowledge, { ...knowledge.settings[level], simulations: 60 })
  const answer = (state: ReturnType<typeof game.begin>) =>
    ask(game, state, seatBot(game, bot, game.toMove(state)!, SEED))

  test('answers with a legal move, the same one from the same seed', () => {
    for (const state of positions(game, 1, 15)) {
      const move = answer(state)
      expect(game.moves(state)).toContain(move)
      expect(answer(game.copy(state))).toBe(move)
    }
  })

  test('plays the same in two states that look the same to it, with other hidden cards and dice', () => {
    for (const [n, state] of positions(game, 1, 9).entries()) {
      const other = game.copy(state)
      game.redeal(other, game.toMove(state)!, { seed: fork(SEED, n), rolled: 0 })
      expect(other).not.toEqual(state)
      expect(answer(other)).toBe(answer(state))
    }
  })
})

test('levels are offered, the weakest first, and then styles; casual sits down where nobody is chosen', () => {
  expect(levelsOf(bots)).toEqual([...LEVELS, 'builder', 'racer', 'collector'])
  expect(defaultBot(bots)).toBe('casual')
})
