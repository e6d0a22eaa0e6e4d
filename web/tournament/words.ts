import { isGame } from '@roundhouse/table/games'
import type { TournamentSummary } from '@roundhouse/wire/tournament'
import { isLanguage, LOCALES } from '@roundhouse/words/languages'
import type { WebGames } from '../game.ts'
import type { Say } from '../messages/say.ts'
import { ServerError } from '../online/server.ts'
import { paceWords } from '../online/setup-words.ts'

/** What is played, by how many, how fast and in which way. */
export function planWords(say: Say, ofShell: Say, games: WebGames, tournament: TournamentSummary): string {
  const { game, options, players, kind, rounds, hasFinal } = tournament
  const about = isGame(game) ? games[game].about : null
  return [
    about?.title(ofShell) ?? game,
    about?.setup?.(ofShell, new Map(options)) ?? '',
    say('online.players', { n: players }),
    paceWords(say, tournament),
    say(`tournament.kind.${kind}`),
    say('tournament.rounds', { n: rounds }),
    hasFinal ? say('tournament.stage.final') : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** How far it is. */
export function stageWords(say: Say, { stage, round, rounds }: TournamentSummary): string {
  if (stage !== 'running') return say(`tournament.stage.${stage}`)
  return round > rounds ? say('tournament.stage.final') : say('tournament.stage.running', { round, rounds })
}

/** A moment, as the reader's language writes it. */
export const momentWords = (at: number, language: string): string =>
  new Intl.DateTimeFormat(isLanguage(language) ? LOCALES[language] : language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(at)

/** Why a server did not do what was asked. */
export function refusedWords(say: Say, error: unknown): string {
  const code = error instanceof ServerError ? error.code : 'no-answer'
  if (code === 'no-answer') return say('online.no-answer')
  return say.find(`tournament.refused.${code}`) ?? say('tournament.refused.other')
}
