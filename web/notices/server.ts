import type {
  NoticeChannel,
  NoticeSettings,
  NoticeState,
  PushSubscriptionText,
  TrialResult,
} from '@roundhouse/wire/notices'
import { ask } from '../online/server.ts'

/** What the server knows of this person's notifications, asked for or after a change. */
export const noticeState = (): Promise<NoticeState> => ask('notices')
export const chooseNotices = (settings: NoticeSettings): Promise<NoticeState> => ask('notices', settings)

export const addDevice = (subscription: PushSubscriptionText): Promise<NoticeState> =>
  ask('notices/devices', subscription)
export const removeDevice = (endpoint: string): Promise<NoticeState> => ask('notices/devices/remove', { endpoint })

/** A code comes to the address. */
export const addMail = (mail: string): Promise<NoticeState> => ask('notices/mail', { mail })
export const proveMail = (code: string): Promise<NoticeState> => ask('notices/mail/prove', { code })
export const removeMail = (): Promise<NoticeState> => ask('notices/mail/remove', {})

/** What is posted is signed with the secret, which is told this once. */
export const setWebhook = (url: string): Promise<NoticeState & { readonly secret: string }> =>
  ask('notices/webhook', { url })
export const removeWebhook = (): Promise<NoticeState> => ask('notices/webhook/remove', {})

/** Sends something to every place now. */
export const tryNotices = (): Promise<Partial<Record<NoticeChannel, TrialResult>>> => ask('notices/try', {})

/** Ends what a link was sent with. */
export const stopNotices = (token: string): Promise<{ readonly channel: NoticeChannel }> =>
  ask(`notices/stop/${encodeURIComponent(token)}`, {})

/** Who has the move at a table and is away is told that the others wait. */
export const callAwaited = (table: string): Promise<object> => ask('notices/call', { table })
