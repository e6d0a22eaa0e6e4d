import { bots } from '@roundhouse/bots/first-class/index'
import { simulate } from '@roundhouse/bots/stats/simulation'
import { newGame } from '@roundhouse/first-class/definition'
import { lengthsOf, type Play, type PlayPace, paceOf, passesOf } from './pace.ts'

/** How fast bots of one kind play among themselves, with the story told and everything counted. */
export interface SeriesReport extends PlayPace {
  readonly bot: string
  readonly decisionsPerGame: number
}

/** A series of games of each bot, 4 players, modules A and B, in about this many seconds in all. */
export function measureSeries(seconds: number): SeriesReport[] {
  return BOTS.map(bot => {
    const passes = passesOf([{ seconds: seconds / BOTS.length, plays: [seriesOf(bot)] }])[0]![0]!
    return { bot, ...paceOf(passes), decisionsPerGame: lengthsOf(passes).decisionsPerGame }
  })
}

/** Those that play a game in no time; how fast the others think is measured by itself. */
const BOTS = ['random', 'greedy']

const OPTIONS = newGame(4, ['A', 'B'])

const seriesOf =
  (bot: string): Play =>
  (games, series, into) => {
    const { decisions } = simulate(bots, OPTIONS, [bot, bot, bot, bot], [0, 0, 0, series], 0, games)
    into.games += games
    for (const [count, times] of Object.entries(decisions)) into.decisions += Number(count) * times
  }
