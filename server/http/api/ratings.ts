import { isObject, leaf, meaning, type Shape, text } from '@roundhouse/kernel/file/shape'
import type { DayObjection } from '@roundhouse/wire/day'
import { header } from '@roundhouse/wire/setup'
import {
  anyText,
  count,
  listOf,
  orNull,
  points,
  positive,
  seat,
  tableId,
  time,
  word,
  yesOrNo,
} from '@roundhouse/wire/shapes'
import { played } from '../ratings.ts'
import { type ApiRoute, must, NOBODY, routesOf } from './route.ts'

const { get, post } = routesOf('ratings')

const number = leaf<number>('a number', { type: 'number' }, value => typeof value === 'number')
const options = listOf(header, 'Option', 100)
const person = meaning(positive, 'The number of a person.')
const place = positive
const day = text('^\\d{4}-\\d\\d-\\d\\d$', 'a day, as in 2026-11-18')

const rating = must({
  game: word,
  games: count,
  points: orNull(number),
  doubt: orNull(number),
  course: listOf(must({ game: positive, at: time, points: number, doubt: number }), 'Step'),
})

const profile = must({
  person,
  name: anyText,
  since: time,
  isMe: yesOrNo,
  games: count,
  won: count,
  together: orNull(count),
  ratings: listOf(rating, 'Rating'),
  settings: listOf(
    must({ game: word, options, players: positive, games: count, won: number, points: number }),
    'Setting',
  ),
  favourites: listOf(must({ game: word, thing: anyText, times: count, factor: number }), 'Thing'),
  recent: listOf(
    must({
      ...{ table: tableId, game: word, options, players: positive, ended: time, place, points },
      ...{ hasLeft: yesOrNo, change: orNull(number) },
    }),
    'Game',
  ),
})

const entry = must({ person: orNull(person), name: anyText, level: orNull(word), points: number, games: count })

/** By game: the best of it. */
const entries = listOf(entry, 'Entry')
const boards: Shape = {
  allowed: 'an object with a list for each game',
  schema: { type: 'object', additionalProperties: entries.schema },
  problems: (value, where) =>
    isObject(value)
      ? Object.entries(value).flatMap(([game, list]) => entries.problems(list, `${where}, ${game}`))
      : [`${where}: no object`],
}

const outcome = { game: word, place, points }
const dayTable = must({
  day,
  played: count,
  best: listOf(must({ person, name: anyText, points, place }), 'Entry'),
  own: orNull(must({ ...outcome, before: count })),
})

const OBJECTIONS: readonly DayObjection[] = [
  ...(['no-record', 'other-deal', 'other-bots', 'does-not-replay', 'not-over', 'other-day'] as const),
]

export const ratingRoutes: readonly ApiRoute[] = [
  get('/api/profile', { about: 'Shows one’s own profile.', answer: profile, refusals: { 404: ['nobody'] } }),
  get('/api/profiles/:person', {
    ...{ about: 'Shows the profile of somebody.', places: { person }, answer: profile, refusals: { 404: ['nobody'] } },
  }),
  get('/api/tables/:table/seats/:seat', {
    about: 'Says who sits there, to those at the table.',
    ...{ places: { table: tableId, seat }, answer: must({ person }), refusals: { 404: ['nobody'] } },
  }),
  get('/api/leaderboards', { about: 'Lists the best at each game.', answer: boards }),
  get('/api/days', { about: 'Lists the days one has played.', answer: listOf(must({ day, ...outcome }), 'Day') }),
  get('/api/days/:day', {
    ...{ about: 'Says how everybody fared with the deal of a day.', places: { day }, answer: dayTable },
    refusals: { 404: ['nothing-here'] },
  }),
  post('/api/days/:day', {
    ...{ about: 'Sends the record of one’s game of the day.', places: { day }, body: played, answer: dayTable },
    refusals: { ...NOBODY, 404: ['nothing-here'], 422: OBJECTIONS },
  }),
]
