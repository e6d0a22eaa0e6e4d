import { bots } from '@roundhouse/bots/first-class/index'
import { firstClass, newGame } from '@roundhouse/first-class/definition'
import type { Game } from '@roundhouse/kernel/game'
import { expect, test } from 'vitest'
import type { AnyGameDefinition } from './games.ts'
import { Host } from './host.ts'
import { playersAt } from './players.ts'

const OPTIONS = newGame(2, ['A', 'B'])
const box = firstClass as unknown as AnyGameDefinition
const game = firstClass.open(OPTIONS) as unknown as Game
const chairs = [
  { is: 'bot', level: 'intermediate', name: 'Ada' },
  { is: 'bot', level: 'casual', name: 'Bram' },
] as const

const hosted = () =>
  new Host('g', box, { game: 'first-class', options: firstClass.writeOptions(OPTIONS), chairs }, [4, 3, 2, 1])

/** Plays on, with the players there are or with new ones for every move; answers who played what. */
function played(moves: number, players: () => ReturnType<typeof playersAt>): string[] {
  const host = hosted()
  for (let n = 0; n < moves; n++) host.playForBot(players()(host.guessForBot()!))
  return host
    .record()
    .split('\n')
    .filter(line => /^[12] /.test(line))
}

const MOVES = 120

test('a game that is closed and opened again goes on as it would have', () => {
  const decide = playersAt(game, bots)
  const host = hosted()
  for (let n = 0; n < MOVES; n++) {
    const ask = host.guessForBot()!
    const text = decide(ask)
    // At the beginning of a turn nothing is planned yet.
    if (host.scene().played === 0 || isNewTurn(host)) expect(playersAt(game, bots)(ask)).toBe(text)
    host.playForBot(text)
  }
})

const isNewTurn = (host: Host): boolean => {
  const { seat } = host.guessForBot()!
  return /^[12]/.exec(host.record().trimEnd().split('\n').at(-1)!)?.[0] !== String(seat + 1)
}

test('two who play the same game play the same', () => {
  const [one, other] = [playersAt(game, bots), playersAt(game, bots)]
  expect(played(MOVES, () => one)).toEqual(played(MOVES, () => other))
})
