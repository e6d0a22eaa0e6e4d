import { type LobbyFilter, NO_FILTER } from '@roundhouse/wire/lobby'
import type { Pace } from '@roundhouse/wire/setup'

/* What somebody looks for, as it stands in the address: it can be kept and sent. */

const PACES: readonly string[] = ['live', 'daily', 'none'] satisfies readonly Pace[]

/** What cannot be meant is as if it were not there. */
export function readFilter(text: string | null): LobbyFilter {
  const asked = new URLSearchParams(text ?? '')
  const pace = asked.get('pace')
  const players = Number(asked.get('players'))
  return {
    game: asked.get('game'),
    pace: pace !== null && PACES.includes(pace) ? (pace as Pace) : null,
    players: players >= 2 && players <= 4 && Number.isInteger(players) ? players : null,
    isRated: asked.get('rated') === 'true' ? true : null,
    option: asked.get('option'),
  }
}

/** `null`: somebody looks for nothing in particular. */
export function writeFilter({ game, pace, players, isRated, option }: LobbyFilter): string | null {
  const asked = Object.entries({ game, pace, players, rated: isRated, option }).filter(([, value]) => value !== null)
  const text = new URLSearchParams(asked.map(([key, value]): [string, string] => [key, String(value)])).toString()
  return text === '' ? null : text
}

export const isFiltered = (filter: LobbyFilter): boolean =>
  Object.entries(NO_FILTER).some(([key, none]) => filter[key as keyof LobbyFilter] !== none)
