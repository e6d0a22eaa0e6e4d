import { GAMES, type GameName } from '@roundhouse/table/games'
import type { LobbyFilter, PlayWish } from '@roundhouse/wire/lobby'
import type { Pace } from '@roundhouse/wire/setup'
import type { WebGame } from '../game.ts'

/** What somebody wants to play now. */
export interface PlayChoice {
  /** `null`: any. */
  readonly game: GameName | null
  readonly pace: Pace
  readonly players: number | null
  readonly isRated: boolean
  /** A module or a map, as in `map:wensleydale`; `null`: any. */
  readonly option: string | null
}

/** What is known of each game here. */
export type SetupGames = Readonly<
  Record<string, Pick<WebGame, 'suggested'> & { readonly about: Pick<WebGame['about'], 'setups'> }>
>

const keyIn = (option: string): string => option.slice(0, option.indexOf(':'))
const valueIn = (option: string): string => option.slice(option.indexOf(':') + 1)

/** Can a game be played with this at all? */
const hasOption = ({ suggested }: SetupGames[string], option: string | null): boolean =>
  option === null || keyIn(option) in suggested.options

/** As it was kept; what is not understood any more is chosen anew. */
export function readChoice(kept: unknown): PlayChoice {
  const usual: PlayChoice = { game: GAMES[0]!, pace: 'live', players: null, isRated: false, option: null }
  if (typeof kept !== 'object' || kept === null) return usual
  const { game, pace, players, isRated, option } = kept as Partial<PlayChoice>
  return {
    game: game === null || GAMES.includes(game!) ? game! : usual.game,
    pace: pace === 'daily' ? 'daily' : 'live',
    players: [2, 3, 4].includes(Number(players)) ? Number(players) : null,
    isRated: isRated === true,
    option: typeof option === 'string' && option.includes(':') ? option : null,
  }
}

/** Chosen anew in part: what another game is not played with is not looked for there. */
export function withChoice(choice: PlayChoice, changed: Partial<PlayChoice>, games: SetupGames): PlayChoice {
  const next = { ...choice, ...changed }
  const isMeant = next.game === null || hasOption(games[next.game]!, next.option)
  return isMeant ? next : { ...next, option: null }
}

/** People who look for something in the list want to play that; where they look for nothing in particular, all stays. */
export function withFilter(choice: PlayChoice, filter: LobbyFilter, games: SetupGames): PlayChoice {
  const { game, pace, players, isRated, option } = filter
  const sought = GAMES.find(each =>
    game === null ? option !== null && hasOption(games[each]!, option) : each === game,
  )
  return withChoice(
    choice,
    {
      ...(sought !== undefined && { game: sought }),
      ...(pace !== null && pace !== 'none' && { pace }),
      ...(players !== null && { players }),
      ...(isRated !== null && { isRated }),
      ...(option !== null && { option }),
    },
    games,
  )
}

/** What can be chosen beside a game, what is chosen among it, each by its game. */
export function optionsFor({ game, option }: PlayChoice, games: SetupGames): { game: GameName; option: string }[] {
  const shown = GAMES.filter(each => game === null || each === game)
  const offered = shown.flatMap(each =>
    (games[each]!.about.setups ?? []).flatMap(setup =>
      Object.entries(setup).map(([key, value]) => ({ game: each, option: `${key}:${value}` })),
    ),
  )
  if (option === null || offered.some(each => each.option === option)) return offered
  return [...offered, ...shown.filter(each => hasOption(games[each]!, option)).map(each => ({ game: each, option }))]
}

/** What the server is asked for. A new table is set up with what is looked for. */
export const wishFor = ({ game, option, ...choice }: PlayChoice, games: SetupGames): PlayWish => ({
  games: GAMES.filter(each => (game === null || each === game) && hasOption(games[each]!, option)).map(each => ({
    game: each,
    options: { ...games[each]!.suggested.options, ...(option !== null && optionsWith(games[each]!, option)) },
  })),
  ...choice,
  option,
})

/** A whole setup; of a part of one the first that has it. */
function optionsWith({ about: { setups = [] } }: SetupGames[string], option: string): Record<string, string> {
  const [key, value] = [keyIn(option), valueIn(option)]
  const known = setups.map(setup => setup[key]).find(each => each?.split(',').includes(value))
  return { [key]: known ?? value }
}
