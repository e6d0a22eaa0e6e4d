import { choice, meaning, text } from '@roundhouse/kernel/file/shape'
import { header } from '@roundhouse/wire/setup'
import {
  anyText,
  count,
  digits,
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
import { newTournament, type TournamentObjection } from '@roundhouse/wire/tournament'
import { oneTournament } from '../tournaments.ts'
import { type ApiRoute, must, NOBODY, routesOf } from './route.ts'

const { get, post } = routesOf('tournaments')

const person = { person: meaning(positive, 'The number of a person.'), name: anyText, isMe: yesOrNo }

const summary = {
  id: tableId,
  name: anyText,
  game: word,
  options: listOf(header, 'Option', 100),
  players: positive,
  pace: choice(['live', 'daily']),
  bank: must({ live: positive, daily: positive }),
  kind: choice(['swiss', 'groups']),
  rounds: positive,
  hasFinal: yesOrNo,
  isOpen: yesOrNo,
  stage: choice(['registering', 'running', 'over', 'called-off']),
  round: count,
  entrants: count,
  closes: orNull(time),
  isIn: yesOrNo,
}

const row = must({
  ...{ ...person, group: orNull(count), rank: positive, points: count, opponents: count, share: count },
  ...{ byes: count, hasLeft: yesOrNo },
})

const roundTable = must({
  table: orNull(tableId),
  stage: choice(['playing', 'over', 'called-off']),
  seats: listOf(must({ ...person, place: orNull(positive), points: orNull(points), hasLeft: yesOrNo }), 'Seat'),
})

const round = must({
  ...{ round: positive, isFinal: yesOrNo, deal: tableId, commitment: digits, began: time, ended: orNull(time) },
  ...{ tables: listOf(roundTable, 'Table'), byes: listOf(must(person), 'Bye') },
})

const report = must({
  ...{ ...summary, maker: anyText, isMaker: yesOrNo, rows: listOf(row, 'Row') },
  ...{ played: listOf(round, 'Round'), table: orNull(tableId) },
})

const duplicate = must({
  ...{ ...person, points, place: positive, hasLeft: yesOrNo, percent: orNull(count), table: orNull(tableId) },
})

const duplicates = must({
  deal: anyText,
  game: word,
  tournament: orNull(must({ id: tableId, name: anyText, round: positive })),
  isOver: yesOrNo,
  seats: listOf(listOf(duplicate, 'Result'), 'Seat'),
  own: orNull(seat),
})

const NONE = { 404: ['no-such-tournament'] as const }
const OBJECTIONS: readonly TournamentObjection[] = ['not-now', 'full', 'too-few', 'too-late']
const change = (name: string, about: string): ApiRoute =>
  post(`/api/tournaments/${name}`, {
    ...{ about, body: oneTournament, answer: report },
    refusals: { ...NOBODY, ...NONE, 403: ['no-account', 'not-yours'], 409: OBJECTIONS },
  })

export const tournamentApi: readonly ApiRoute[] = [
  get('/api/tournaments', {
    about: 'Lists the open tournaments and one’s own.',
    answer: listOf(must(summary), 'Tournament'),
  }),
  get('/api/tournaments/:id', {
    ...{ about: 'Shows a tournament.', places: { id: tableId }, answer: report, refusals: NONE },
  }),
  post('/api/tournaments', {
    ...{ about: 'Sets a tournament up.', body: newTournament, status: 201, answer: oneTournament },
    refusals: { ...NOBODY, 403: ['no-account'] },
  }),
  change('register', 'Takes part in a tournament.'),
  change('unregister', 'Takes part no longer.'),
  change('begin', 'Begins a tournament.'),
  change('call-off', 'Calls a tournament off.'),
  get('/api/duplicates/:deal', {
    about: 'Shows everybody’s results on one deal: of a round, or of a day.',
    places: { deal: text('^[A-Za-z0-9-]{1,40}$', 'the name of a deal, or a day') },
    ...{ answer: duplicates, refusals: NONE },
  }),
]
