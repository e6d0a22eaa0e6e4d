import { botGameNamed } from '@roundhouse/bots/games'
import { LEVELS, type Setting } from '@roundhouse/bots/play/level'
import { type Contest, newScore, type Score } from '@roundhouse/bots/stats/ladder/contest'
import { type ContestResult, ratingsOf } from '@roundhouse/bots/stats/ladder/elo'
import { kindOfTable } from '@roundhouse/bots/stats/ladder/kind-of-table'
import { type Account, isContest, type Ledger } from '@roundhouse/bots/stats/ladder/ledger'
import { newSelfPlayStats, type SelfPlay, type SelfPlayStats } from '@roundhouse/bots/stats/ladder/self-play'
import { fairShare, standingOf } from '@roundhouse/bots/stats/ladder/standing'
import { NINETY_FIVE, quantilesOf, share } from '@roundhouse/bots/stats/quantiles'
import { addCounts } from '@roundhouse/bots/stats/stats'
import { gameNamed, games } from '../games.ts'
import type { Words } from '../messages.ts'
import { one, percent } from '../terminal/columns.ts'
import { type PageParts, pageTable } from './page.ts'

interface SelfPlayResult {
  readonly selfPlay: SelfPlay
  readonly stats: SelfPlayStats
}

const accountsOf = ({ accounts }: Ledger, game: string): Account[] =>
  accounts.filter(({ event, done }) => done > 0 && event.game === game)

const contestsIn = (ledger: Ledger, game: string): ContestResult[] =>
  accountsOf(ledger, game).flatMap(({ event, counts }) =>
    isContest(event) ? [{ contest: event, score: counts as Score }] : [],
  )

/** How many of a kind show what they make of a game, and how many show a style. */
export const STRENGTH_PLAYERS = 4
export const STYLE_PLAYERS = 2

const selfPlayIn = (ledger: Ledger, game: string, players: number): SelfPlayResult[] =>
  accountsOf(ledger, game).flatMap(({ event, counts }) =>
    isContest(event) || event.players !== players ? [] : [{ selfPlay: event, stats: counts as SelfPlayStats }],
  )

const isOfLevels = ({ contest: { one: first, others } }: ContestResult): boolean =>
  [first, others].every(bot => LEVELS.some(level => level === bot))

/** All that the ledger says, for the page about bots. */
export const partsOf = (ledger: Ledger, say: Words): PageParts =>
  Object.fromEntries(
    games.flatMap(({ name }) => [
      [`settings of ${name}`, settingsTable(name)],
      [`ladder of ${name}`, ladderTable(contestsIn(ledger, name).filter(isOfLevels))],
      [`contests of ${name}`, contestsTable(contestsIn(ledger, name).filter(isOfLevels))],
      [`tables of ${name}`, kindsTable(contestsIn(ledger, name).filter(isOfLevels))],
      [`styles of ${name}`, stylesTable(name, contestsIn(ledger, name))],
      [`style habits of ${name}`, habitsTable(say, name, selfPlayIn(ledger, name, STYLE_PLAYERS))],
      [`points of ${name}`, pointsTable(selfPlayIn(ledger, name, STRENGTH_PLAYERS))],
      [`habits of ${name}`, habitsTable(say, name, selfPlayIn(ledger, name, STRENGTH_PLAYERS))],
    ]),
  )

function settingsTable(game: string): string[] {
  const { settings } = botGameNamed(game).knowledge
  const keys = Object.keys(settings.champion) as (keyof Setting)[]
  return pageTable([
    ['level', ...keys],
    ...LEVELS.map(level => [level, ...keys.map(key => String(settings[level][key] ?? false))]),
  ])
}

/** What each style likes, and how it does against levels. */
function stylesTable(game: string, fought: readonly ContestResult[]): string[] {
  const { styles = {} } = botGameNamed(game).knowledge
  const played = fought.filter(({ contest }) => Object.hasOwn(styles, contest.one))
  if (played.length === 0) return NOTHING
  const rivals = [...new Set(played.map(({ contest }) => contest.others))]
  const against = (style: string, others: string): string => {
    const found = played.find(({ contest }) => contest.one === style && contest.others === others)
    return found === undefined ? '' : winsOf(found)
  }
  return pageTable([
    ['style', 'level', 'weights', ...rivals.map(others => `against ${others}`)],
    ...Object.entries(styles).map(([style, { level, weights }]) => [
      style,
      level,
      Object.entries(weights)
        .map(([part, times]) => `${part} × ${times}`)
        .join(', '),
      ...rivals.map(others => against(style, others)),
    ]),
  ])
}

const winsOf = ({ contest, score }: ContestResult): string => {
  const { share: wins, margin } = standingOf(contest, score)
  return `${within(percent(wins), (100 * margin).toFixed(1))} of ${score.games}`
}

/** In place of a table. */
export const NOTHING = ['Nothing has been played yet.']

const within = (value: string, margin: string): string => `${value} ± ${margin}`

/** Elo of anyone who played games of two, the best first. The scale is that of the first five levels, by which people are rated. */
function ladderTable(fought: readonly ContestResult[]): string[] {
  const ofTwo = fought.filter(({ contest }) => contest.players === 2)
  if (ofTwo.length === 0) return NOTHING
  const playedBy = (bot: string) => ofTwo.filter(({ contest }) => contest.one === bot || contest.others === bot)
  const bots = LEVELS.filter(level => playedBy(level).length > 0)
  const scale = bots.filter(bot => bot !== 'champion')
  const ratings = ratingsOf(bots, ofTwo, scale.length > 0 ? scale : bots)
  return pageTable([
    ['level', 'Elo', 'games'],
    ...bots.toReversed().map(bot => {
      const { elo, margin } = ratings.get(bot)!
      return [
        bot,
        within(elo.toFixed(0), margin.toFixed(0)),
        String(sum(playedBy(bot).map(({ score }) => score.games))),
      ]
    }),
  ])
}

function contestsTable(fought: readonly ContestResult[]): string[] {
  if (fought.length === 0) return NOTHING
  return pageTable([
    ['players', 'one', 'against', 'wins', 'of equals', 'games', 'points', 'points of the others'],
    ...fought.map(({ contest, score }) => contestRow(contest, score)),
  ])
}

function contestRow(contest: Contest, score: Score): string[] {
  const { share: wins, margin } = standingOf(contest, score)
  const { players, one: bot, others } = contest
  return [
    String(players),
    bot,
    others,
    within(percent(wins), (100 * margin).toFixed(1)),
    percent(fairShare(contest)),
    String(score.games),
    one(score.points / score.games),
    one(score.othersPoints / score.games / (players - 1)),
  ]
}

/** The same by kind of table, of the games in which tables were told apart. */
function kindsTable(fought: readonly ContestResult[]): string[] {
  const rows = fought.flatMap(({ contest, score }) =>
    Object.entries(scoresByKind(contest, score)).map(([kind, ofKind]) => [
      kind,
      contest.one,
      contest.others,
      winsOf({ contest, score: ofKind }),
    ]),
  )
  return rows.length === 0 ? NOTHING : pageTable([['tables', 'one', 'against', 'wins'], ...rows])
}

function scoresByKind(contest: Contest, { tables = {} }: Score): Record<string, Score> {
  const kinds: Record<string, Score> = {}
  for (const [table, wins] of Object.entries(tables)) {
    const kind = kindOfTable(contest, table)
    const games = contest.players * sum(Object.values(wins))
    kinds[kind] = addCounts(kinds[kind] ?? newScore(), { ...newScore(), games, wins })
  }
  return kinds
}

const botsIn = (made: readonly SelfPlayResult[]): string[] => [...new Set(made.map(({ selfPlay }) => selfPlay.bot))]
const namesIn = (made: readonly SelfPlayResult[]): string[] => [...new Set(made.map(({ selfPlay }) => selfPlay.table))]

/** Players of the same game had the same cards: games are taken for independent, points of one game are not. */
function meanPoints({ points, games: played }: SelfPlayStats): string {
  const { mean, deviation } = quantilesOf(points)
  return within(one(mean), one((NINETY_FIVE * deviation) / Math.sqrt(Math.max(1, played))))
}

const statsOf = (made: readonly SelfPlayResult[], bot: string, table?: string): SelfPlayStats =>
  made
    .filter(({ selfPlay }) => selfPlay.bot === bot && (table === undefined || selfPlay.table === table))
    .reduce((sum, { stats }) => addCounts(sum, stats), newSelfPlayStats())

function pointsTable(made: readonly SelfPlayResult[]): string[] {
  if (made.length === 0) return NOTHING
  const bots = botsIn(made)
  const row = (name: string, table?: string): string[] => [
    name,
    ...bots.map(bot => {
      const stats = statsOf(made, bot, table)
      return stats.games === 0 ? '' : meanPoints(stats)
    }),
  ]
  const gamesRow = ['games', ...bots.map(bot => String(statsOf(made, bot).games))]
  return pageTable([['', ...bots], ...namesIn(made).map(name => row(name, name)), row('all'), gamesRow])
}

/** Where the points come from, then the habits. */
function habitsTable(say: Words, game: string, made: readonly SelfPlayResult[]): string[] {
  if (made.length === 0) return NOTHING
  const bots = botsIn(made)
  const all = bots.map(bot => statsOf(made, bot))
  const players = made[0]!.selfPlay.players
  const { sources, habits: habitWords } = gameNamed(game)
  const bySource = [...new Set(all.flatMap(stats => Object.keys(stats.sources)))].map(source => [
    `points: ${sources[source]?.(say) ?? source}`,
    ...all.map(stats => one(share(stats.sources[source] ?? 0, stats.games * players))),
  ])
  const byHabit = Object.entries(habitWords).map(([habit, words]) => [
    words,
    ...all.map(({ habits }) => share(habits[habit]?.sum ?? 0, habits[habit]?.times ?? 0).toFixed(2)),
  ])
  return pageTable([['for each player', ...bots], ...byHabit, ...bySource])
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
