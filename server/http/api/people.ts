import { meaning, text } from '@roundhouse/kernel/file/shape'
import { anObject, anyText, count, linkKey, listOf, orNull, tableId, time, yesOrNo } from '@roundhouse/wire/shapes'
import { BODIES } from '../accounts.ts'
import { presented, withdrawal } from '../device-keys.ts'
import { guest } from '../guests.ts'
import { wanted } from '../vacations.ts'
import { type ApiRoute, must, NOBODY, NOTHING, routesOf } from './route.ts'

const { get, post } = routesOf('people')

const name = must({ name: anyText })
const codes = meaning(listOf(anyText, 'Code'), 'Recovery codes, which are shown this once.')
const signedIn = must({ name: anyText, apart: meaning(listOf(tableId, 'Table'), 'Tables at which one sits twice.') })
const passkeyWish = must({ id: linkKey, options: meaning(anObject, 'For navigator.credentials.') })

const ban = orNull(must({ until: meaning(orNull(time), '`null`: for ever.') }))

const account = must({
  name: anyText,
  isAccount: yesOrNo,
  isProven: meaning(yesOrNo, 'Was it shown within 15 minutes who this is?'),
  hasPassword: yesOrNo,
  codesLeft: count,
  passkeys: listOf(must({ id: anyText, device: anyText, created: time }), 'Passkey'),
  devices: listOf(
    must({ id: text('^[0-9a-f]{16}$', 'a device'), device: anyText, created: time, seen: time, isThis: yesOrNo }),
    'Device',
  ),
  isHost: yesOrNo,
  silence: ban,
  bar: ban,
})

const vacation = must({ until: orNull(time), daysLeft: count })

const NEW_NAME = { 400: ['bad-name', 'mixed-name'], 409: ['name-taken', 'has-account', 'no-account'] }
const SIGN_IN = { 403: ['wrong-sign-in', 'wrong-passkey'] }
const PROOF = { ...NOBODY, 403: ['prove-it'], 409: ['no-account'] }

export const peopleRoutes: readonly ApiRoute[] = [
  get('/api/guest', {
    about: 'Says as whom the cookie is known.',
    answer: must({ name: orNull(anyText), isAccount: yesOrNo }),
  }),
  post('/api/guest', { about: 'Makes a guest and sets the cookie, or renames the guest.', body: guest, answer: name }),
  post('/api/keys', {
    about: 'Makes a key that brings this person to another browser, once and within an hour.',
    status: 201,
    answer: must({ key: linkKey, until: time }),
    refusals: NOBODY,
  }),
  post('/api/keys/withdraw', { about: 'Makes the key void.', body: withdrawal, answer: NOTHING, refusals: NOBODY }),
  post('/api/keys/use', {
    ...{ about: 'Becomes the person of the key, and sets the cookie.', body: presented, answer: name },
    refusals: { 404: ['no-such-key'] },
  }),
  get('/api/vacation', { about: 'Says whether daily clocks stand.', answer: vacation, refusals: NOBODY }),
  post('/api/vacation', {
    ...{ about: 'Lets daily clocks stand for some days, or ends that with 0.', body: wanted, answer: vacation },
    refusals: { ...NOBODY, 409: ['no-days-left'] },
  }),
  get('/api/account', { about: 'Says what is known of one’s account.', answer: account, refusals: NOBODY }),
  post('/api/account', {
    about: 'Makes an account with a password: the guest of this browser becomes it.',
    body: BODIES.nameAndPassword,
    answer: must({ name: anyText, codes }),
    refusals: { ...NEW_NAME, 400: [...NEW_NAME[400], 'short-password', 'common-password'] },
  }),
  post('/api/account/passkey/options', {
    ...{ about: 'Asks for what a browser needs to make a passkey.', body: BODIES.passkeyFor, answer: passkeyWish },
    refusals: { ...NEW_NAME, 403: ['prove-it'] },
  }),
  post('/api/account/passkey', {
    about: 'Adds the passkey, and makes the account if there is none.',
    ...{ body: BODIES.passkey, answer: must({ name: anyText, codes }) },
    refusals: { ...NEW_NAME, 403: ['prove-it', 'wrong-passkey'] },
  }),
  post('/api/account/name', {
    ...{ about: 'Changes the name.', body: BODIES.name, answer: name },
    refusals: { ...PROOF, ...NEW_NAME },
  }),
  post('/api/account/password', {
    ...{ about: 'Sets or changes the password.', body: BODIES.password, answer: NOTHING },
    refusals: { ...PROOF, 400: ['short-password', 'common-password'] },
  }),
  post('/api/account/codes', {
    ...{ about: 'Makes new recovery codes.', body: BODIES.nothing, answer: must({ codes }), refusals: PROOF },
  }),
  post('/api/account/credentials/remove', {
    ...{ about: 'Removes a passkey or the password.', body: BODIES.credential, answer: NOTHING },
    refusals: { ...PROOF, 409: ['no-account', 'last-credential'] },
  }),
  post('/api/account/devices/sign-out', {
    ...{ about: 'Signs out one device, or all others.', body: BODIES.device, answer: NOTHING },
    refusals: { ...NOBODY, 404: ['no-such-device'] },
  }),
  post('/api/account/export', {
    about: 'Gives all that is kept of this person, as a file.',
    ...{ body: BODIES.nothing, answer: anObject, refusals: PROOF },
  }),
  post('/api/account/forget', {
    about: 'Forgets this person; the body repeats the name.',
    ...{ body: BODIES.name, answer: NOTHING },
    refusals: { ...PROOF, 400: ['wrong-name'] },
  }),
  post('/api/sign-in', {
    ...{ about: 'Signs in with a password.', body: BODIES.nameAndPassword, answer: signedIn, refusals: SIGN_IN },
  }),
  post('/api/sign-in/code', {
    ...{ about: 'Signs in with a recovery code.', body: BODIES.nameAndCode, answer: signedIn, refusals: SIGN_IN },
  }),
  post('/api/sign-in/passkey/options', {
    about: 'Asks for what a browser needs to sign in with a passkey.',
    ...{ body: BODIES.nothing, answer: passkeyWish },
  }),
  post('/api/sign-in/passkey', {
    ...{ about: 'Signs in with a passkey.', body: BODIES.passkey, answer: signedIn, refusals: SIGN_IN },
  }),
  post('/api/sign-out', { about: 'Signs out.', body: BODIES.nothing, answer: NOTHING }),
]
