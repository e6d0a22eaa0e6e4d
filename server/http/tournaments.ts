import { record } from '@roundhouse/kernel/file/record'
import { Refusal } from '@roundhouse/kernel/game'
import { tableId } from '@roundhouse/wire/shapes'
import { type NewTournament, newTournament, type TournamentObjection } from '@roundhouse/wire/tournament'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Person } from '../store/store.ts'
import { TournamentRefusal } from '../tournaments/tournaments.ts'
import { personBehind, signInBehind } from './guests.ts'
import type { House } from './house.ts'

export const oneTournament = record({ must: { tournament: tableId } })

const STATUS: Readonly<Partial<Record<TournamentObjection, number>>> = {
  'no-such-tournament': 404,
  'no-account': 403,
  'not-yours': 403,
}

/** Tournaments, and the results that several had on the same deal. */
export function tournamentRoutes(app: FastifyInstance, house: House): void {
  const { tournaments, hub } = house
  const nothing = (reply: FastifyReply) => reply.code(404).send({ code: 'no-such-tournament' })

  app.get('/api/tournaments', async request => {
    const person = await personBehind(request, house)
    return tournaments.list(person?.number ?? null)
  })

  app.get<{ Params: { id: string } }>('/api/tournaments/:id', async (request, reply) => {
    const { id } = request.params
    if (tableId.problems(id, '').length > 0) return nothing(reply)
    const person = await personBehind(request, house)
    return (await tournaments.report(id, person?.number ?? null)) ?? nothing(reply)
  })

  app.get<{ Params: { deal: string } }>('/api/duplicates/:deal', async (request, reply) => {
    const { deal } = request.params
    const person = await personBehind(request, house)
    return (await tournaments.duplicates(deal, person?.number ?? null)) ?? nothing(reply)
  })

  app.post('/api/tournaments', async (request, reply) => {
    const signIn = await signInBehind(request, house)
    if (signIn === null) return reply.code(401).send({ code: 'nobody' })
    if (!signIn.isAccount) return reply.code(403).send({ code: 'no-account' })
    const why = newTournament.problems(request.body, 'the tournament')
    if (why.length > 0) return reply.code(400).send({ code: 'not-understood', why })
    const wait = hub.tournaments.take(signIn.person.number, hub.clock.now())
    if (wait > 0) return reply.code(429).send({ code: 'too-fast', wait })
    return answered(reply, async () => {
      const tournament = await tournaments.setUp(signIn.person, request.body as NewTournament)
      reply.code(201)
      return { tournament }
    })
  })

  const post = (path: string, work: (person: Person, tournament: string) => Promise<void>): void => {
    app.post(`/api/tournaments/${path}`, async (request, reply) => {
      const person = await personBehind(request, house)
      if (person === null) return reply.code(401).send({ code: 'nobody' })
      const why = oneTournament.problems(request.body, 'the request')
      if (why.length > 0) return reply.code(400).send({ code: 'not-understood', why })
      const wait = hub.meetings.take(person.number, hub.clock.now())
      if (wait > 0) return reply.code(429).send({ code: 'too-fast', wait })
      const { tournament } = request.body as { readonly tournament: string }
      return answered(reply, async () => {
        await work(person, tournament)
        return (await tournaments.report(tournament, person.number)) ?? {}
      })
    })
  }

  post('register', (person, id) => tournaments.register(person, id))
  post('unregister', (person, id) => tournaments.unregister(person, id))
  post('begin', (person, id) => tournaments.begin(person, id))
  post('call-off', (person, id) => tournaments.callItOff(person, id))
}

async function answered(reply: FastifyReply, work: () => Promise<object>): Promise<FastifyReply> {
  try {
    return reply.send(await work())
  } catch (error) {
    if (error instanceof TournamentRefusal) return reply.code(STATUS[error.code] ?? 409).send({ code: error.code })
    if (!(error instanceof Refusal)) throw error
    return reply.code(400).send({ code: 'not-understood', why: [error.message] })
  }
}
