import { botsFor } from '@roundhouse/bots/bots'
import { WrongUse } from '../endings.ts'
import { capital } from '../words/en/counting.ts'

/** Who sits in a chair: a person, or a bot by its name. */
export type Chair = 'me' | (string & {})

export const isPerson = (chair: Chair): boolean => chair === 'me'

/** The opponent that is suggested in a game. */
export const opponentIn = (game: string): string => (Object.hasOwn(botsFor(game), 'greedy') ? 'greedy' : 'random')

const allowedIn = (game: string): string =>
  `allowed are "me" and the bots ${Object.keys(botsFor(game)).join(', ')}, or "hot-seat" for all`

/** Reads `me,greedy,random` or `hot-seat`. The number of players follows from it, or has to fit. */
export function readChairs(game: string, text: string | undefined, players: number | undefined): Chair[] {
  if (text === undefined) return ['me', ...Array.from({ length: (players ?? 3) - 1 }, () => opponentIn(game))]
  if (text === 'hot-seat') return Array.from({ length: players ?? 2 }, () => 'me')
  const chairs = text.split(',').map(chair => chair.trim())
  const unknown = chairs.find(chair => !isPerson(chair) && !Object.hasOwn(botsFor(game), chair))
  if (unknown !== undefined) throw new WrongUse(`seats: found "${unknown}"; ${allowedIn(game)}`)
  if (players !== undefined && chairs.length !== players)
    throw new WrongUse(`seats: found ${chairs.length}; ${players} play, so name ${players}`)
  return chairs
}

/** What the seats are called by others. */
export const namesOf = (chairs: readonly Chair[]): string[] =>
  chairs.map((chair, seat) => (isPerson(chair) ? `player ${seat + 1}` : `${chair} ${seat + 1}`)).map(capital)
