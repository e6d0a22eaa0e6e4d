import { choice, meaning } from '@roundhouse/kernel/file/shape'
import { AVOIDANCES, REPORT_REASONS, SANCTION_KINDS } from '@roundhouse/wire/conduct'
import { anyText, count, listOf, orNull, positive, tableId, time, yesOrNo } from '@roundhouse/wire/shapes'
import { closing, lifting, onePerson, someone, wantedSanction } from '../moderation.ts'
import { type ApiRoute, must, NOBODY, NOTHING, routesOf } from './route.ts'

const { get, post } = routesOf('moderation')

const number = positive
const named = { person: meaning(positive, 'The number of a person.'), name: anyText }
const host = meaning(orNull(must(named)), '`null`: by the command line.')
const until = meaning(orNull(time), '`null`: for ever.')

const sanction = must({
  ...{ number, person: must(named), kind: choice(SANCTION_KINDS), at: time, until, by: host, why: anyText },
  ...{ report: orNull(positive), lifted: orNull(must({ at: time, by: host, why: anyText })), isInForce: yesOrNo },
})

const report = {
  ...{ number, at: time, table: tableId, by: must(named), about: must(named), reason: choice(REPORT_REASONS) },
  ...{ text: anyText, done: orNull(must({ at: time, by: host, note: anyText })) },
}

const line = must({
  ...{ number, at: time, ...named, phrase: orNull(anyText), text: orNull(anyText), isMeant: yesOrNo },
})

const trace = must({
  ...{ ...named, isAccount: yesOrNo, isHost: yesOrNo, created: time, seen: time, running: count },
  ...{ sanctions: listOf(sanction, 'Sanction'), reports: listOf(must(report), 'Report'), reported: count },
})

const avoided = must({ ...named, how: choice(AVOIDANCES), since: time })

/** For everybody but the hosts of a server there is nothing. */
const forHosts = (...gone: readonly string[]) => ({
  ...{ ...NOBODY, 403: ['not-host', 'is-host', 'yourself'] },
  ...(gone.length > 0 && { 404: gone }),
})

export const moderationApi: readonly ApiRoute[] = [
  get('/api/avoided', {
    about: 'Lists whom one does not want to hear or to meet.',
    ...{ answer: listOf(avoided, 'Person'), refusals: NOBODY },
  }),
  post('/api/avoided', {
    about: 'Mutes or blocks somebody.',
    ...{ body: someone, answer: NOTHING, refusals: { ...NOBODY, 403: ['yourself'], 404: ['no-such-person'] } },
  }),
  post('/api/avoided/remove', {
    ...{ about: 'Hears and meets somebody again.', body: onePerson, answer: NOTHING, refusals: NOBODY },
  }),
  get('/api/host/reports', {
    about: 'Lists reports that are open, or with `done=true` those that are done with.',
    query: { done: choice(['true', 'false']) },
    ...{ answer: listOf(must(report), 'Report'), refusals: forHosts() },
  }),
  get('/api/host/reports/:number', {
    about: 'Shows a report with the chat around it.',
    places: { number },
    ...{ answer: must({ ...report, lines: listOf(line, 'Line') }), refusals: forHosts('no-such-report') },
  }),
  get('/api/host/sanctions', {
    ...{ about: 'Lists what was done about people.', answer: listOf(sanction, 'Sanction'), refusals: forHosts() },
  }),
  get('/api/host/people', {
    about: 'Finds people by name.',
    ...{ query: { name: anyText }, answer: listOf(must(named), 'Person'), refusals: forHosts() },
  }),
  get('/api/host/people/:number', {
    about: 'Shows all that was reported and done about somebody.',
    ...{ places: { number }, answer: trace, refusals: forHosts('no-such-person') },
  }),
  post('/api/host/reports/close', {
    ...{ about: 'Is done with a report.', body: closing, answer: NOTHING, refusals: forHosts('no-such-report') },
  }),
  post('/api/host/sanctions', {
    about: 'Silences or bars somebody.',
    ...{ body: wantedSanction, answer: must({ sanction: number }) },
    refusals: forHosts('no-such-person', 'no-such-report'),
  }),
  post('/api/host/sanctions/lift', {
    ...{ about: 'Takes a sanction back.', body: lifting, answer: NOTHING, refusals: forHosts('no-such-sanction') },
  }),
]
