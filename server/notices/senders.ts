import { createHash, createHmac } from 'node:crypto'
import type { NoticeChannel, PushPayload } from '@roundhouse/wire/notices'
import webPush from 'web-push'
import type { SealingKey } from '../store/sealing.ts'
import type { WorkPlace } from '../store/work.ts'
import type { Dispatch } from './deliveries.ts'
import { NotPublic, type ReachRules } from './guard.ts'
import type { Mailer, MailResult } from './mailer.ts'
import { mailOf } from './mails.ts'
import { type PostAnswer, type PostContent, post } from './post.ts'
import type { PushKeys } from './push-keys.ts'
import { USUAL_SETTINGS } from './schedule.ts'
import { stopToken } from './stop-link.ts'
import { headOf, lineOf, noticeWords, titled } from './texts.ts'
import { contactOf, deviceWith, settingsOf, webhookOf } from './ways.ts'

/** What became of something that was sent. */
export type SendResult =
  | { readonly is: 'sent' | 'gone' | 'refused' | 'not-public' }
  /** Perhaps another time; the receiver may say how many milliseconds from now. */
  | { readonly is: 'later'; readonly wait: number | null; readonly isSlow: boolean }

/** Something that is ready to be sent. */
export interface Shipment {
  /** Who receives it, for not giving all the room to one. */
  readonly host: string
  send(): Promise<SendResult>
}

/** What sending needs. */
export interface SendingSupport {
  readonly place: WorkPlace
  readonly key: SealingKey
  readonly pushKeys: PushKeys
  /** `null`: this house sends no e-mail. */
  readonly mailer: Mailer | null
  readonly reach: ReachRules
  /** Where the page is, for links. */
  readonly home: () => URL
  readonly now: () => number
}

/** Milliseconds for a receiver to answer. */
export const LONGEST_ANSWER = 10_000

/** Gets a dispatch ready; `null`: there is no such way any more. */
export function shipmentOf(dispatch: Dispatch, support: SendingSupport): Promise<Shipment | null> {
  return BY_CHANNEL[dispatch.channel](dispatch, support)
}

type GetReady = (dispatch: Dispatch, support: SendingSupport) => Promise<Shipment | null>

const BY_CHANNEL: Readonly<Record<NoticeChannel, GetReady>> = { push: pushOf, mail: mailShipment, webhook: hookOf }

const wordsOf = async (person: number, place: WorkPlace) =>
  noticeWords(((await place.read(settingsOf(person))) ?? USUAL_SETTINGS).language)

export const tableLink = (home: URL, table: string): string => new URL(`#/online/${table}`, home).href

// Push

/** Seconds for which the service of a browser keeps a push: what is older is seen at the table. */
const LIFE_OF_PUSH = 24 * 3600

async function pushOf({ person, target, items }: Dispatch, support: SendingSupport): Promise<Shipment | null> {
  const { place, key } = support
  const device = await place.read(deviceWith(key, target))
  if (device === null) return null
  const { title, body } = headOf(await wordsOf(person, place), items)
  const [{ table }, ...more] = items as [(typeof items)[number], ...typeof items]
  const route = more.length === 0 && table !== '' ? `#/online/${table}` : '#/'
  const payload: PushPayload = { title, body, route, tag: more.length === 0 ? table : 'several' }
  return posting(new URL(device.endpoint), () => pushLetter(device, payload, support), support)
}

function pushLetter(
  device: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } },
  payload: PushPayload,
  { pushKeys, home }: SendingSupport,
): PostContent {
  const { origin, protocol } = home()
  const subject = protocol === 'https:' ? origin : 'mailto:house@roundhouse.invalid'
  const topic = createHash('sha256').update(payload.tag).digest('base64url').slice(0, 32)
  const { headers, body } = webPush.generateRequestDetails(device, JSON.stringify(payload), {
    vapidDetails: { subject, ...pushKeys },
    ...{ TTL: LIFE_OF_PUSH, topic, contentEncoding: 'aes128gcm' },
  })
  return { headers: texts(headers), body: body! }
}

const texts = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

// Webhook

/** Also for those who only show a text: some call it so, some so. */
async function hookOf({ person, items }: Dispatch, support: SendingSupport): Promise<Shipment | null> {
  const { place, key, home, now } = support
  const webhook = await place.read(webhookOf(key, person))
  if (webhook === null) return null
  const say = await wordsOf(person, place)
  const notices = items.map(item => ({
    kind: item.kind,
    table: item.table,
    game: item.game,
    at: item.created,
    text: titled(lineOf(say, item)),
    link: tableLink(home(), item.table),
  }))
  const text = notices.map(each => `${each.text}\n${each.link}`).join('\n')
  const letter = (): PostContent => signed(JSON.stringify({ text, content: text, notices }), webhook.secret, now())
  return posting(new URL(webhook.url), letter, support)
}

/** The time is signed, too: nobody can send it again later. */
function signed(body: string, secret: string, at: number): PostContent {
  const time = String(Math.floor(at / 1000))
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  const own = { 'roundhouse-time': time, 'roundhouse-signature': `sha256=${signature}` }
  return { headers: { 'content-type': 'application/json', 'user-agent': 'Roundhouse', ...own }, body }
}

// Both

const posting = (url: URL, letter: () => PostContent, { reach }: SendingSupport): Shipment => ({
  host: url.host,
  async send() {
    try {
      return resultOf(await post(url, letter(), reach, LONGEST_ANSWER))
    } catch (error) {
      if (error instanceof NotPublic) return { is: 'not-public' }
      const isSlow = error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name)
      return { is: 'later', wait: null, isSlow }
    }
  },
})

const TOO_MANY = 429
const TOO_SLOW = 408

function resultOf({ status, wait }: PostAnswer): SendResult {
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 404 || status === 410) return { is: 'gone' }
  return status === TOO_MANY || status === TOO_SLOW || status >= 500
    ? { is: 'later', wait, isSlow: false }
    : { is: 'refused' }
}

// E-mail

async function mailShipment({ person, items }: Dispatch, support: SendingSupport): Promise<Shipment | null> {
  const { place, key, mailer, home } = support
  const contact = await place.read(contactOf(key, person))
  if (contact === null || !contact.isProved || mailer === null) return null
  const stop = stopToken(key, { person, channel: 'mail' })
  const mail = mailOf(await wordsOf(person, place), items, { home: home(), stop })
  return {
    host: 'mail',
    send: async () => ofMail(await mailer.send({ ...mail, to: contact.address })),
  }
}

const ofMail = (result: MailResult): SendResult =>
  result === 'later' ? { is: 'later', wait: null, isSlow: false } : { is: result }
