import type { NoticeChannel, NoticeSettings, PushSubscriptionText } from '@roundhouse/wire/notices'
import { isLanguage } from '@roundhouse/words/languages'
import { parsed } from '../store/rows.ts'
import { Seal, type SealingKey } from '../store/sealing.ts'
import { all, first, type Work } from '../store/work.ts'
import { USUAL_SETTINGS } from './schedule.ts'

/* By which ways a person is reached, and what they chose. Addresses are sealed, each for its own use. */

const MAIL = (person: number): string => `roundhouse mail 1\n${person}`
const WEBHOOK = (person: number): string => `roundhouse webhook 1\n${person}`
const SUBSCRIPTION = (hash: string): string => `roundhouse subscription 1\n${hash}`

/** `null`: nothing was ever chosen. */
export const settingsOf = (person: number): Work<NoticeSettings | null> =>
  function* (queries) {
    const row = yield* first(queries.selectFrom('notice_setting').select('settings').where('person', '=', person))
    const settings = row === undefined ? undefined : parsed(row.settings)
    return settings === undefined ? null : { ...USUAL_SETTINGS, ...(settings as NoticeSettings) }
  }

export const keepSettings = (person: number, settings: NoticeSettings): Work<void> =>
  function* (queries) {
    const row = { settings: JSON.stringify({ ...settings, language: languageIn(settings) }) }
    yield* all(
      queries
        .insertInto('notice_setting')
        .values({ person, ...row })
        .onConflict(conflict => conflict.column('person').doUpdateSet(row)),
    )
  }

const languageIn = ({ language }: NoticeSettings): string => (isLanguage(language) ? language : USUAL_SETTINGS.language)

/** Nothing comes by this channel any more. */
export const stopChannel = (person: number, channel: NoticeChannel): Work<void> =>
  function* (queries) {
    const settings = (yield* settingsOf(person)(queries)) ?? USUAL_SETTINGS
    yield* keepSettings(person, { ...settings, [channel]: 'off' })(queries)
    yield* all(queries.deleteFrom('delivery').where('person', '=', person).where('channel', '=', channel))
  }

// Browsers

/** As many browsers as one person is told in; whoever has more loses the oldest. */
const MOST_DEVICES = 10

export interface PushDevice extends PushSubscriptionText {
  readonly hash: string
}

/** A browser belongs to who is signed in there last. */
export const keepDevice = (
  key: SealingKey,
  person: number,
  { hash, endpoint, keys }: PushDevice,
  at: number,
): Work<void> =>
  function* (queries) {
    const sealed = Seal.bytesOf(key.sealText(SUBSCRIPTION(hash), JSON.stringify({ endpoint, keys })))
    yield* removeDevice(hash)(queries)
    yield* all(queries.insertInto('subscription').values({ endpoint_hash: hash, person, sealed, created: at }))
    const own = yield* all(
      queries
        .selectFrom('subscription')
        .select('endpoint_hash')
        .where('person', '=', person)
        .orderBy('created', 'desc')
        .orderBy('endpoint_hash'),
    )
    for (const { endpoint_hash } of own.slice(MOST_DEVICES)) yield* removeDevice(endpoint_hash)(queries)
  }

export const removeDevice = (hash: string): Work<void> =>
  function* (queries) {
    yield* all(queries.deleteFrom('delivery').where('channel', '=', 'push').where('target', '=', hash))
    yield* all(queries.deleteFrom('subscription').where('endpoint_hash', '=', hash))
  }

export const removeDeviceOf = (person: number, hash: string): Work<void> =>
  function* (queries) {
    const own = queries.selectFrom('subscription').select('person').where('endpoint_hash', '=', hash)
    if ((yield* first(own))?.person === person) yield* removeDevice(hash)(queries)
  }

export const giveDevices = (from: number, to: number): Work<void> =>
  function* (queries) {
    yield* all(queries.updateTable('subscription').set({ person: to }).where('person', '=', from))
  }

export const devicesOf = (person: number): Work<string[]> =>
  function* (queries) {
    const rows = yield* all(
      queries.selectFrom('subscription').select('endpoint_hash').where('person', '=', person).orderBy('created'),
    )
    return rows.map(({ endpoint_hash }) => endpoint_hash)
  }

export const deviceWith = (key: SealingKey, hash: string): Work<PushDevice | null> =>
  function* (queries) {
    const row = yield* first(queries.selectFrom('subscription').select('sealed').where('endpoint_hash', '=', hash))
    const text = row === undefined ? null : key.openText(SUBSCRIPTION(hash), new Seal(row.sealed))
    return text === null ? null : { hash, ...(JSON.parse(text) as PushSubscriptionText) }
  }

// E-mail

export interface Contact {
  readonly address: string
  readonly isProved: boolean
}

export const contactOf = (key: SealingKey, person: number): Work<Contact | null> =>
  function* (queries) {
    const row = yield* first(queries.selectFrom('contact').select(['mail', 'proved']).where('person', '=', person))
    const address = row === undefined ? null : key.openText(MAIL(person), new Seal(row.mail))
    return address === null ? null : { address, isProved: row!.proved !== null }
  }

/** An address that is still to be proved with a code; the one before is gone. */
export const keepMail = (
  key: SealingKey,
  person: number,
  address: string,
  code: { readonly hash: string; readonly until: number },
): Work<void> =>
  function* (queries) {
    const row = {
      mail: Seal.bytesOf(key.sealText(MAIL(person), address)),
      ...{ proved: null, code_hash: code.hash, code_until: code.until, code_tries: 0 },
    }
    yield* all(
      queries
        .insertInto('contact')
        .values({ person, ...row })
        .onConflict(conflict => conflict.column('person').doUpdateSet(row)),
    )
  }

/** How often a code is tried before another is needed. */
const MOST_CODE_TRIES = 5

/** Was it the code? Each try counts, also one that came too late. */
export const proveMail = (person: number, codeHash: string, at: number): Work<boolean> =>
  function* (queries) {
    const own = queries.updateTable('contact').where('person', '=', person)
    const tried = yield* first(
      own
        .set(({ eb }) => ({ code_tries: eb('code_tries', '+', 1) }))
        .returning(['code_hash', 'code_until', 'code_tries']),
    )
    if (tried === undefined || tried.code_tries > MOST_CODE_TRIES) return false
    if (tried.code_hash !== codeHash || tried.code_until <= at) return false
    yield* all(own.set({ proved: at, code_hash: null }))
    return true
  }

export const removeMail = (person: number): Work<void> =>
  function* (queries) {
    yield* all(queries.deleteFrom('delivery').where('person', '=', person).where('channel', '=', 'mail'))
    yield* all(queries.deleteFrom('contact').where('person', '=', person))
  }

// Webhook

export interface Webhook {
  readonly url: string
  /** What is posted is signed with it. */
  readonly secret: string
}

export const webhookOf = (key: SealingKey, person: number): Work<Webhook | null> =>
  function* (queries) {
    const row = yield* first(queries.selectFrom('webhook').select('sealed').where('person', '=', person))
    const text = row === undefined ? null : key.openText(WEBHOOK(person), new Seal(row.sealed))
    return text === null ? null : (JSON.parse(text) as Webhook)
  }

/** `null`: there is none any more. */
export const keepWebhook = (key: SealingKey, person: number, webhook: Webhook | null): Work<void> =>
  function* (queries) {
    yield* all(queries.deleteFrom('delivery').where('person', '=', person).where('channel', '=', 'webhook'))
    yield* all(queries.deleteFrom('webhook').where('person', '=', person))
    if (webhook === null) return
    const sealed = Seal.bytesOf(key.sealText(WEBHOOK(person), JSON.stringify(webhook)))
    yield* all(queries.insertInto('webhook').values({ person, sealed }))
  }

/** Where a person can be reached: a channel and its target each. */
export const waysTo = (person: number): Work<{ channel: NoticeChannel; target: string }[]> =>
  function* (queries) {
    const devices = yield* devicesOf(person)(queries)
    const proved = queries.selectFrom('contact').select('person').where('person', '=', person)
    const hasMail = (yield* first(proved.where('proved', 'is not', null))) !== undefined
    const hooks = queries.selectFrom('webhook').select('person').where('person', '=', person)
    const hasWebhook = (yield* first(hooks)) !== undefined
    return [
      ...devices.map(target => ({ channel: 'push' as const, target })),
      ...(hasMail ? [{ channel: 'mail' as const, target: '' }] : []),
      ...(hasWebhook ? [{ channel: 'webhook' as const, target: '' }] : []),
    ]
  }
