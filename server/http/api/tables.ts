import { choice } from '@roundhouse/kernel/file/shape'
import { lobbyList } from '@roundhouse/wire/lobby'
import { header, newTable, pace } from '@roundhouse/wire/setup'
import {
  anObject,
  anyText,
  count,
  linkKey,
  listOf,
  orNull,
  positive,
  tableId,
  time,
  word,
  yesOrNo,
} from '@roundhouse/wire/shapes'
import { STAGES } from '@roundhouse/wire/stages'
import { filterFields, oneTable, playWish, someFavourite, someInvited } from '../lobby.ts'
import { type ApiRoute, must, NOBODY, NOTHING, routesOf } from './route.ts'

const { get, post } = routesOf('tables')

/** What a list says of any table. */
const listed = { table: tableId, game: word, options: listOf(header, 'Option', 100), pace }

const foundSeat = must({ table: tableId, key: orNull(linkKey) })
const ownTable = must({
  ...listed,
  stage: choice(STAGES),
  isFull: yesOrNo,
  isMyTurn: yesOrNo,
  others: listOf(anyText, 'Name'),
  mover: orNull(anyText),
  moved: time,
  until: orNull(time),
})
const invitation = must({ ...listed, players: positive, by: anyText, since: time, isRematch: yesOrNo })
const companion = must({ person: positive, name: anyText, games: count, isFavourite: yesOrNo })

/** There is no such table for this person, or it does not do what is asked, for a reason of wire-protocol.md. */
const AT_TABLE = { ...NOBODY, 404: ['no-such-table'], 409: null }

export const tableRoutes: readonly ApiRoute[] = [
  get('/api/tables', { about: 'Lists one’s own tables.', answer: listOf(ownTable, 'Table') }),
  post('/api/tables', {
    about: 'Sets up a table; table and key make its link: #/sit/<table>/<key>.',
    ...{ body: newTable, status: 201, answer: must({ table: tableId, key: linkKey }), refusals: NOBODY },
  }),
  post('/api/tables/rematch', {
    ...{ about: 'Sets up the same table once more, or finds it.', body: oneTable, answer: foundSeat },
    refusals: AT_TABLE,
  }),
  get('/api/lobby', {
    ...{ about: 'Lists open tables and those that everybody may watch.', query: filterFields, answer: lobbyList },
    refusals: { 400: ['not-understood'] },
  }),
  post('/api/lobby/play', {
    ...{ about: 'Sits down at a table that fits, or opens one.', body: playWish, answer: foundSeat },
    refusals: AT_TABLE,
  }),
  post('/api/lobby/sit', {
    ...{ about: 'Sits down at an open table.', body: oneTable, answer: foundSeat, refusals: AT_TABLE },
  }),
  get('/api/invitations', { about: 'Lists tables to which one is invited.', answer: listOf(invitation, 'Table') }),
  post('/api/invitations', {
    ...{ about: 'Invites people one has played with.', body: someInvited, answer: NOTHING, refusals: AT_TABLE },
  }),
  post('/api/invitations/accept', {
    ...{ about: 'Sits down where one is invited.', body: oneTable, answer: foundSeat, refusals: AT_TABLE },
  }),
  post('/api/invitations/decline', {
    ...{ about: 'Declines an invitation.', body: oneTable, answer: NOTHING, refusals: AT_TABLE },
  }),
  get('/api/companions', { about: 'Lists people one has played with.', answer: listOf(companion, 'Person') }),
  post('/api/companions/favourite', {
    ...{ about: 'Marks somebody one likes to play with.', body: someFavourite, answer: NOTHING, refusals: AT_TABLE },
  }),
  get('/api/addresses', {
    about: 'Says by which addresses others reach this server.',
    answer: listOf(anyText, 'Address'),
  }),
  get('/api/socket', {
    about:
      'Opens the WebSocket on which tables are played (wire-protocol.md); a table in the address is for proxies alone.',
    query: { table: tableId },
    ...{ status: 101, answer: null, refusals: { 403: ['foreign-origin'], 404: ['nothing-here'] } },
  }),
  get('/api/openapi.json', { about: 'This document.', answer: anObject }),
]
