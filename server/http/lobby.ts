import { record } from '@roundhouse/kernel/file/record'
import { choice, type Shape, text, whole } from '@roundhouse/kernel/file/shape'
import { Refusal } from '@roundhouse/kernel/game'
import type { LobbyFilter, PlayWish } from '@roundhouse/wire/lobby'
import { gameOptions, type Pace, pace } from '@roundhouse/wire/setup'
import { listOf, MOST_SEATS, orNull, positive, tableId, word, yesOrNo } from '@roundhouse/wire/shapes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FoundSeat, LobbyRefusal } from '../lobby/lobby.ts'
import type { Person } from '../store/store.ts'
import { personBehind } from './guests.ts'
import type { House } from './house.ts'

const MOST_GAMES = 10
const MOST_INVITED = 10

const LISTED_OPTION = text('^[a-z-]{1,30}:[\\p{L}\\p{N} ,.()+-]{1,100}$', 'a key and its value, as in modules:C')

export const playWish = record({
  must: {
    games: listOf(record({ must: { game: word, options: gameOptions } }), 'Game', MOST_GAMES, 1),
    pace,
    players: orNull(whole(2, MOST_SEATS)),
    isRated: yesOrNo,
  },
  may: { option: orNull(LISTED_OPTION) },
})
export const oneTable = record({ must: { table: tableId } })
export const someInvited = record({ must: { table: tableId, people: listOf(positive, 'Person', MOST_INVITED, 1) } })
export const someFavourite = record({ must: { person: positive, isFavourite: yesOrNo } })

type NamedTable = { readonly table: string }

/** Finding a table, and people to play with again. What changes while somebody looks is said over the socket. */
export function lobbyRoutes(app: FastifyInstance, house: House): void {
  const { lobby } = house
  app.get('/api/lobby', async (request, reply) => {
    const filter = filterIn(request.query as Readonly<Record<string, string | undefined>>)
    if (filter === null) return reply.code(400).send({ code: 'not-understood' })
    const person = await personBehind(request, house)
    return lobby.list(person?.number ?? null, filter)
  })

  const post = <Body>(
    path: string,
    shape: Shape,
    work: (person: Person, body: Body) => Promise<object | void>,
  ): void => {
    app.post(`/api/${path}`, async (request, reply) => {
      const person = await personBehind(request, house)
      if (person === null) return reply.code(401).send({ code: 'nobody' })
      const why = shape.problems(request.body, 'the request')
      if (why.length > 0) return reply.code(400).send({ code: 'not-understood', why })
      const wait = house.hub.meetings.take(person.number, house.hub.clock.now())
      if (wait > 0) return reply.code(429).send({ code: 'too-fast', wait })
      return answered(reply, () => work(person, request.body as Body))
    })
  }

  post<PlayWish>('lobby/play', playWish, (person, wish): Promise<FoundSeat> => lobby.playNow(person, wish))
  post<NamedTable>('lobby/sit', oneTable, (person, { table }) => lobby.sit(person, table))
  post<NamedTable>('tables/rematch', oneTable, (person, { table }) => lobby.rematch(person, table))
  post<NamedTable & { readonly people: readonly number[] }>('invitations', someInvited, (person, { table, people }) =>
    lobby.invite(person, table, people),
  )
  post<NamedTable>('invitations/accept', oneTable, (person, { table }) => lobby.accept(person, table))
  post<NamedTable>('invitations/decline', oneTable, (person, { table }) => lobby.decline(person, table))
  post<{ readonly person: number; readonly isFavourite: boolean }>(
    'companions/favourite',
    someFavourite,
    (person, { person: other, isFavourite }) => lobby.markFavourite(person, other, isFavourite),
  )

  const own = (path: string, work: (person: Person) => Promise<readonly object[]>): void => {
    app.get(`/api/${path}`, async (request: FastifyRequest) => {
      const person = await personBehind(request, house)
      return person === null ? [] : work(person)
    })
  }
  own('tables', person => lobby.ownTables(person))
  own('invitations', person => lobby.invitationsOf(person))
  own('companions', person => lobby.companionsOf(person))
}

async function answered(reply: FastifyReply, work: () => Promise<object | void>): Promise<FastifyReply> {
  try {
    return reply.send((await work()) ?? {})
  } catch (error) {
    if (error instanceof LobbyRefusal)
      return reply.code(error.code === 'no-such-table' ? 404 : 409).send({ code: error.code })
    if (!(error instanceof Refusal)) throw error
    return reply.code(400).send({ code: 'not-understood', why: [error.message] })
  }
}

const PACES: readonly string[] = ['live', 'daily', 'none'] satisfies readonly Pace[]

export const filterFields = {
  game: word,
  pace: choice(PACES),
  players: choice(['2', '3', '4']),
  rated: choice(['true', 'false']),
  option: LISTED_OPTION,
}
const filterShape = record({ must: {}, may: filterFields })

/** What an address asks for; `null`: it cannot be meant. */
function filterIn(query: Readonly<Record<string, string | undefined>>): LobbyFilter | null {
  if (filterShape.problems(query, 'the address').length > 0) return null
  const { game = null, pace: fast = null, players, rated, option = null } = query
  return {
    game,
    pace: fast as Pace | null,
    players: players === undefined ? null : Number(players),
    isRated: rated === undefined ? null : rated === 'true',
    option,
  }
}
