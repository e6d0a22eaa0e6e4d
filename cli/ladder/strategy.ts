import { type BotGames, compare, countGames, gamesOf } from '@roundhouse/bots/stats/ladder/comparison'
import type { Ledger } from '@roundhouse/bots/stats/ladder/ledger'
import { LANGUAGES, type Language } from '@roundhouse/words/languages'
import { games } from '../games.ts'
import { withFigures } from './figures.ts'
import { type PageParts, pageTable } from './page.ts'
import { NOTHING } from './tables.ts'

/** Whose play the pages about strategy tell of, and who is beside it: a champion with simulations few enough for many games, and one who does not search. */
export const STRATEGY_BOTS = ['champion:simulations=20', 'intermediate'] as const

/** What winners and others do, game by game, for the page about it. */
export const strategyParts = (ledger: Ledger): PageParts =>
  Object.fromEntries(
    games.map(({ name, deeds }) => {
      const [ours, beside] = STRATEGY_BOTS.map(bot => gamesOf(ledger, { game: name, bot }))
      return [`deeds of ${name}`, countGames(ours!) === 0 ? NOTHING : deedsTable(ours!, beside!, deeds)]
    }),
  )

function deedsTable(ours: BotGames, beside: BotGames, words: Readonly<Record<string, string>>): string[] {
  const two = (value: number): string => value.toFixed(2)
  return pageTable([
    ['for each player', 'winners', 'others', 'winners ahead by', 'champion', 'intermediate'],
    ...Object.entries(words).map(([deed, told]) => {
      const { winners, others, lead, margin, mean } = compare(ours, deed)
      return [
        told,
        two(winners),
        two(others),
        `${two(lead)} ± ${two(margin)}`,
        two(mean),
        two(compare(beside, deed).mean),
      ]
    }),
    ['games', '', '', '', String(countGames(ours)), String(countGames(beside))],
  ])
}

/** The pages for players, in `docs/strategy`: a book for each game and language. */
export const strategyBooks = (): { readonly game: string; readonly language: Language; readonly path: string }[] =>
  games
    .filter(({ deeds }) => Object.keys(deeds).length > 0)
    .flatMap(({ name: game }) =>
      (Object.keys(LANGUAGES) as Language[]).map(language => ({
        game,
        language,
        path: language === 'en' ? `${game}.md` : `${language}/${game}.md`,
      })),
    )

/** One of them with the figures of the ledger. */
export const withStrategyFigures = (text: string, ledger: Ledger, game: string, language: Language): string =>
  withFigures(text, language, { ledger, game, bot: STRATEGY_BOTS[0], beside: STRATEGY_BOTS[1] })
