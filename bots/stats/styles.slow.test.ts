import { describe, expect, test } from 'vitest'
import { FEATURES } from '../first-class/evaluation/feature-weights.ts'
import { bots as firstClass } from '../first-class/index.ts'
import { botGameNamed, botGames } from '../games.ts'
import { WEIGHTS } from '../nuremberg/evaluation/weights.ts'
import { bots as nuremberg } from '../nuremberg/index.ts'
import { levelsOf, settingOf } from '../play/bots.ts'
import type { Habits } from './habit.ts'
import { playSelfPlay } from './ladder/self-play.ts'
import { addCounts } from './stats.ts'

const SEED = [0, 0, 0, 31] as const

const known = new Map<string, Habits>()

/** What two of a kind do in a few games, at tables in turn: the same ones every time. */
function habitsOf(game: string, bot: string, games: number): Habits {
  const key = `${game} ${bot}`
  const tables = botGameNamed(game).tables(2)
  const play = (n: number): Habits =>
    playSelfPlay({ game, players: 2, table: tables[n % tables.length]!.name, bot }, SEED, n).habits
  const habits = known.get(key) ?? Array.from({ length: games }, (_, n) => play(n)).reduce(addCounts)
  known.set(key, habits)
  return habits
}

const meanOf = (habits: Habits, habit: string): number => habits[habit]!.sum / habits[habit]!.times

describe('a style does what its description says, against the level it comes from', () => {
  test.each([
    ['first-class', 'builder', ['cars', 'conductors'], ['locomotives']],
    ['first-class', 'racer', ['locomotives'], ['cars']],
    ['first-class', 'collector', ['end-cards', 'end-card-points'], []],
    ['nuremberg', 'stationmaster', ['first-class'], []],
    ['nuremberg', 'haulier', ['built'], ['first-class']],
    ['nuremberg', 'bidder', ['cubes'], []],
  ] as const)('%s: %s', (game, style, more, less) => {
    const games = game === 'first-class' ? 15 : 8
    const { level } = botGameNamed(game).knowledge.styles![style]!
    const [styled, plain] = [style, level].map(bot => habitsOf(game, bot, games)) as [Habits, Habits]
    for (const habit of more) expect(meanOf(styled, habit), habit).toBeGreaterThan(meanOf(plain, habit))
    for (const habit of less) expect(meanOf(styled, habit), habit).toBeLessThan(meanOf(plain, habit))
  })
})

describe('styles', () => {
  test('are three for each game, offered after the levels, with settings of a level', () => {
    for (const game of botGames) {
      const styles = Object.keys(game.knowledge.styles!)
      expect(levelsOf(game).slice(-3)).toEqual(styles)
      for (const style of styles) {
        const { level, description } = game.knowledge.styles![style]!
        expect(settingOf(game, style)).toEqual({ ...game.knowledge.settings[level], style })
        expect(game.bots[style]).toMatchObject({ name: style, description })
      }
    }
  })

  test('weigh parts of the evaluation that there are', () => {
    const partsOf = ({ knowledge }: typeof firstClass): string[] =>
      Object.values(knowledge.styles!).flatMap(({ weights }) => Object.keys(weights))
    for (const part of partsOf(firstClass)) expect(FEATURES).toContain(part)
    for (const part of partsOf(nuremberg)) expect(typeof WEIGHTS[part as keyof typeof WEIGHTS]).toBe('number')
  })
})
