import { choice, meaning } from '@roundhouse/kernel/file/shape'
import { AVOIDANCES, REPORT_REASONS, SANCTION_KINDS } from '@roundhouse/wire/conduct'
import { anyText, count, listOf, orNull, positive, tableId, time, yesOrNo } from '@roundhouse/wire/shapes'
import { BODIES, onePerson, someone } from '../moderation.ts'
import { type ApiRoute, must, NOBODY, NOTHING, routesOf } from './route.ts'

const { get, post } = routesOf('moderation')

const named = must({ person: meaning(positive, 'The number of a person.'), name: anyText })
const doer = meaning(orNull(named), 'null: the command line.')

const avoided = must({ person: positive, name: anyText, how: choice(AVOIDANCES), since: time })

const summary = {
  ...{ number: positive, at: time, table: tableId, by: named, about: named },
  ...{ reason: choice(REPORT_REASONS), text: anyText },
  done: orNull(must({ at: time, by: doer, note: anyText })),
}

const line = must({
  ...{ number: positive, at: time, person: positive, name: anyText, phrase: orNull(anyText), text: orNull(anyText) },
  isMeant: meaning(yesOrNo, 'Is the report about this line?'),
})

const sanction = must({
  ...{ number: positive, person: named, kind: choice(SANCTION_KINDS), at: time },
  until: meaning(orNull(time), 'null: for ever.'),
  ...{ by: doer, why: anyText, report: orNull(positive) },
  lifted: orNull(must({ at: time, by: doer, why: anyText })),
  isInForce: yesOrNo,
})

const trace = must({
  ...{ person: positive, name: anyText, isAccount: yesOrNo, isHost: yesOrNo, created: time, seen: time },
  ...{ running: count, sanctions: listOf(sanction, 'Sanction'), reports: listOf(must(summary), 'Report') },
  reported: count,
})

const HOST = { ...NOBODY, 403: ['not-host'] }

export const moderationApi: readonly ApiRoute[] = [
  get('/api/avoided', {
    about: 'Lists people one has muted or blocked.',
    ...{ answer: listOf(avoided, 'Person'), refusals: NOBODY },
  }),
  post('/api/avoided', {
    ...{ about: 'Mutes or blocks somebody.', body: someone, answer: NOTHING },
    refusals: { ...NOBODY, 403: ['yourself'], 404: ['no-such-person'] },
  }),
  post('/api/avoided/remove', {
    ...{ about: 'Takes that back.', body: onePerson, answer: NOTHING, refusals: NOBODY },
  }),
  get('/api/host/reports', {
    about: 'Lists open reports, or closed ones, for hosts.',
    ...{ query: { done: choice(['true', 'false']) }, answer: listOf(must(summary), 'Report'), refusals: HOST },
  }),
  get('/api/host/reports/:number', {
    about: 'Shows a report with the chat of its table, for hosts.',
    ...{ places: { number: positive }, answer: must({ ...summary, lines: listOf(line, 'Line') }) },
    refusals: { ...HOST, 404: ['no-such-report'] },
  }),
  post('/api/host/reports/close', {
    ...{ about: 'Closes a report, as a host.', body: BODIES.close, answer: NOTHING },
    refusals: { ...HOST, 404: ['no-such-report'] },
  }),
  get('/api/host/sanctions', {
    ...{ about: 'Lists what was done lately, for hosts.', answer: listOf(sanction, 'Sanction'), refusals: HOST },
  }),
  post('/api/host/sanctions', {
    about: 'Silences or bars somebody, as a host.',
    ...{ body: BODIES.sanction, answer: must({ sanction: positive }) },
    refusals: { ...NOBODY, 403: ['not-host', 'is-host', 'yourself'], 404: ['no-such-person', 'no-such-report'] },
  }),
  post('/api/host/sanctions/lift', {
    ...{ about: 'Lifts a sanction, as a host.', body: BODIES.lift, answer: NOTHING },
    refusals: { ...HOST, 404: ['no-such-sanction'] },
  }),
  get('/api/host/people', {
    about: 'Finds people by a part of their name, for hosts.',
    ...{ query: { name: anyText }, answer: listOf(named, 'Person'), refusals: HOST },
  }),
  get('/api/host/people/:number', {
    about: 'Shows what was reported and done about somebody, for hosts.',
    ...{ places: { number: positive }, answer: trace, refusals: { ...HOST, 404: ['no-such-person'] } },
  }),
]
