import { record } from '@roundhouse/kernel/file/record'
import { choice, meaning } from '@roundhouse/kernel/file/shape'
import { NOTICE_CHANNELS, noticeSettings, pushSubscription, type TrialResult } from '@roundhouse/wire/notices'
import { anyText, count, orNull, yesOrNo } from '@roundhouse/wire/shapes'
import { address, awaited, hook, nothing, place, proof } from '../notices.ts'
import { type ApiRoute, must, NOBODY, NOTHING, routesOf } from './route.ts'

const { get, post } = routesOf('notifications')

const fields = {
  settings: orNull(noticeSettings),
  pushKey: meaning(anyText, 'With which browsers make a subscription for this server.'),
  devices: count,
  canMail: yesOrNo,
  mail: orNull(must({ address: anyText, isProved: yesOrNo })),
  webhook: orNull(meaning(anyText, 'The host that is posted to.')),
}
const state = must(fields)
const TRIALS: readonly TrialResult[] = ['sent', 'gone', 'refused', 'no-answer', 'not-public']
const trials = record({ must: {}, may: Object.fromEntries(NOTICE_CHANNELS.map(each => [each, choice(TRIALS)])) })
const NOT_PUBLIC = { ...NOBODY, 400: ['not-public'] }

export const noticeRoutes: readonly ApiRoute[] = [
  get('/api/notices', { about: 'Says what one is told, and how.', answer: state, refusals: NOBODY }),
  post('/api/notices', {
    ...{ about: 'Chooses what one is told, and how.', body: noticeSettings, answer: state, refusals: NOBODY },
  }),
  post('/api/notices/devices', {
    ...{ about: 'Adds a browser by its subscription.', body: pushSubscription, answer: state, refusals: NOT_PUBLIC },
  }),
  post('/api/notices/devices/remove', { about: 'Removes a browser.', body: place, answer: state, refusals: NOBODY }),
  post('/api/notices/mail', {
    ...{ about: 'Sends a code to an address, to prove it.', body: address, answer: state },
    refusals: { ...NOBODY, 502: ['not-sent'] },
  }),
  post('/api/notices/mail/prove', {
    ...{ about: 'Proves the address with the code.', body: proof, answer: state },
    refusals: { ...NOBODY, 409: ['wrong-code'] },
  }),
  post('/api/notices/mail/remove', { about: 'Forgets the address.', body: nothing, answer: state, refusals: NOBODY }),
  post('/api/notices/webhook', {
    about: 'Sets the webhook; the secret with which it is signed is shown this once.',
    ...{ body: hook, answer: must({ ...fields, secret: anyText }), refusals: NOT_PUBLIC },
  }),
  post('/api/notices/webhook/remove', {
    about: 'Removes the webhook.',
    body: nothing,
    answer: state,
    refusals: NOBODY,
  }),
  post('/api/notices/try', {
    about: 'Sends a notification by every way.',
    body: nothing,
    answer: trials,
    refusals: NOBODY,
  }),
  post('/api/notices/call', {
    ...{ about: 'Calls somebody who is awaited at a table.', body: awaited, answer: NOTHING },
    refusals: { ...NOBODY, 409: ['nobody-away', 'called-already'] },
  }),
  get('/api/notices/stop/:token', {
    about: 'Leads to the page that asks whether notifications shall end.',
    ...{ places: { token: anyText }, status: 302, answer: null },
  }),
  post('/api/notices/stop/:token', {
    about: 'Ends the notifications of a link in them, without a cookie (RFC 8058).',
    ...{ places: { token: anyText }, answer: must({ channel: choice(NOTICE_CHANNELS) }) },
    refusals: { 404: ['no-such-link'] },
  }),
]
