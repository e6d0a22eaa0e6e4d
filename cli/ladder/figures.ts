import { type BotGames, compare, countGames, gamesOf } from '@roundhouse/bots/stats/ladder/comparison'
import type { Ledger } from '@roundhouse/bots/stats/ladder/ledger'
import { Refusal } from '@roundhouse/kernel/game'
import type { Language } from '@roundhouse/words/languages'

/**
 * Figures in a text are behind a mark that says what they are: `<!-- winners moved 1 -->7.1`. A mark has what is asked for, and the deed; before them
 * it may have the tables that count, as in `<!-- with B: mean points celebrity -->`, where B is a part of their names.
 */
const NUMBER = '\\d+(?:[.,\\u00a0]\\d+)*'
const MARKED = new RegExp(
  `<!-- (?:with (?<table>[^:]+): )?(?<kind>[a-z]+)(?: (?<deeds>[^>]+?))? -->${NUMBER}(?:[ \\u00a0]±[ \\u00a0]${NUMBER})?`,
  'g',
)

/** Whose games tell, and whose are beside them. */
export interface FigureGames {
  readonly ledger: Ledger
  readonly game: string
  readonly bot: string
  readonly beside: string
}

/** The text with every figure as it is now, written as in its language. */
export const withFigures = (text: string, language: Language, games: FigureGames): string =>
  text.replace(MARKED, (found, ...rest) => {
    const { table, kind, deeds = '' } = rest.at(-1) as Record<string, string | undefined>
    const of = (bot: string) =>
      gamesOf(games.ledger, { game: games.game, bot }, name => table === undefined || name.includes(table))
    const figure = kind === 'beside' ? meanOf(of(games.beside), deeds) : figureOf(of(games.bot), kind!, deeds)
    return `${found.slice(0, found.indexOf('-->'))}-->${inLanguage(figure, language)}`
  })

/** All players and games together: the mean of several deeds. */
const meanOf = (games: BotGames, deeds: string): string => sumOf(games, deeds).toFixed(1)

const sumOf = (games: BotGames, deeds: string): number =>
  deeds.split(' + ').reduce((sum, deed) => sum + compare(games, deed).mean, 0)

function figureOf(games: BotGames, kind: string, deeds: string): string {
  const [part = '', whole = ''] = deeds.split(' / ')
  const { winners, others, lead, margin, winRate, winMargin, even } = compare(games, deeds)
  const figures: Readonly<Record<string, () => string>> = {
    games: () => countGames(games).toLocaleString('en'),
    mean: () => meanOf(games, deeds),
    /** Of a deed that is done once or not at all. */
    percent: () => percent(sumOf(games, deeds)),
    winners: () => winners.toFixed(1),
    others: () => others.toFixed(1),
    lead: () => within(Math.abs(lead).toFixed(1), margin.toFixed(1)),
    /** Percent, of those who did it and of anybody. */
    wins: () => within(percent(winRate), percent(winMargin)),
    even: () => percent(even),
    /** Percent of another deed. */
    part: () => percent(sumOf(games, part) / sumOf(games, whole)),
    /** How much of one for each of another. */
    each: () => (sumOf(games, part) / sumOf(games, whole)).toFixed(1),
  }
  const figure = figures[kind]
  if (figure === undefined) throw new Refusal(`found the figure "${kind}"; expected ${Object.keys(figures).join(', ')}`)
  return figure()
}

/** A figure and its margin stay on one line. */
const within = (figure: string, margin: string): string => `${figure}\u00a0±\u00a0${margin}`

const percent = (share: number): string => (100 * share).toFixed(0)

const SEPARATORS: Readonly<Record<Language, readonly [decimal: string, thousands: string]>> = {
  en: ['.', ','],
  de: [',', '.'],
  fr: [',', '\u00a0'],
  it: [',', '.'],
  nl: [',', '.'],
  pt: [',', '\u00a0'],
  'pt-BR': [',', '.'],
}

function inLanguage(figure: string, language: Language): string {
  const [decimal, thousands] = SEPARATORS[language]
  return figure.replace(/[.,]/g, mark => (mark === '.' ? decimal : thousands))
}
