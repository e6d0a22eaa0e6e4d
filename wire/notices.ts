import { record } from '@roundhouse/kernel/file/record'
import { choice, meaning, text } from '@roundhouse/kernel/file/shape'
import { minute, zone } from './setup.ts'
import { listOf, orNull } from './shapes.ts'

/** What people choose to be told of a table that they do not look at. */
export const NOTICE_CHOICES = ['turn', 'begun', 'over', 'asked', 'called', 'plan'] as const
export type NoticeChoice = (typeof NOTICE_CHOICES)[number]

/** What they are told: with `begun` also that the table is full and waits for them, with `asked` that they are invited. */
export type NoticeKind = NoticeChoice | 'waits' | 'invited'

/** Who did not choose this is not told. */
export function choiceOf(kind: NoticeKind): NoticeChoice {
  if (kind === 'waits') return 'begun'
  return kind === 'invited' ? 'asked' : kind
}

/** Ways to somebody whose page is closed. */
export const NOTICE_CHANNELS = ['push', 'mail', 'webhook'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

/** When something comes by a channel. */
export const NOTICE_PACES = ['at-once', 'twice-a-day', 'off'] as const
export type NoticePace = (typeof NOTICE_PACES)[number]

/** Hours in which nothing comes: minutes after midnight; `to` before `from` is on the next day. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

/** What a person chose. */
export interface NoticeSettings {
  /** In which language, and in which time zone. */
  readonly language: string
  readonly zone: string
  readonly quiet: QuietHours | null
  readonly kinds: readonly NoticeChoice[]
  readonly push: NoticePace
  readonly mail: NoticePace
  readonly webhook: NoticePace
}

/** What the person themselves is told of their notices. */
export interface NoticeState {
  /** `null`: nothing was ever chosen. */
  readonly settings: NoticeSettings | null
  /** With which browsers make a subscription for this server. */
  readonly pushKey: string
  readonly devices: number
  /** Can this server send e-mail at all? */
  readonly canMail: boolean
  readonly mail: { readonly address: string; readonly isProved: boolean } | null
  /** The host that is posted to. */
  readonly webhook: string | null
}

/** What became of a notice that was sent to try a channel. */
export type TrialResult = 'sent' | 'gone' | 'refused' | 'no-answer' | 'not-public'

/** What is shown of a push, in the language of the person. */
export interface PushPayload {
  readonly title: string
  readonly body: string
  /** The place of the page that it opens, behind the `#`. */
  readonly route: string
  /** One with the same tag takes the place of the one before. */
  readonly tag: string
}

// Shapes

const timing = choice(NOTICE_PACES)

export const noticeSettings = record({
  must: {
    language: text('^[a-z]{2}(-[A-Z]{2})?$', 'the code of a language'),
    zone: meaning(zone, 'As in Europe/Berlin.'),
    quiet: meaning(orNull(record({ must: { from: minute, to: minute } })), 'Minutes after midnight.'),
    kinds: listOf(choice(NOTICE_CHOICES), 'Kind', NOTICE_CHOICES.length),
    push: timing,
    mail: timing,
    webhook: timing,
  },
})

const BASE64 = '^[A-Za-z0-9_=-]'

/** A subscription as browsers give it. */
export const pushSubscription = record({
  must: {
    endpoint: text('^https?://[^\\s]{1,1000}$', 'an address'),
    keys: record({
      must: {
        p256dh: text(`${BASE64}{40,200}$`, 'a key'),
        auth: text(`${BASE64}{8,100}$`, 'a key'),
      },
    }),
  },
})

export interface PushSubscriptionText {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Whether there is such an address, only a message tells. */
export const mailAddress = text(
  '^[^\\s@<>(),;:"\\\\\\[\\]\\p{C}]{1,64}@[^\\s@<>(),;:"\\\\\\[\\]\\p{C}]{1,180}\\.[^\\s@<>(),;:"\\\\\\[\\].\\p{C}]{2,60}$',
  'an e-mail address',
)
export const mailCode = text('^[0-9]{6}$', '6 digits')
export const webhookAddress = text('^https?://[^\\s]{1,1000}$', 'an address that begins with https://')
