import type { Clock } from '../clock.ts'
import type { Metrics } from '../metrics.ts'
import type { SqlStore } from '../store/sql-store.ts'
import { type ReachRules, systemResolve } from './guard.ts'
import type { Mailer, MailOptions } from './mailer.ts'
import { NoticeOffice } from './office.ts'
import { Outbox } from './outbox.ts'
import { pushKeysOf } from './push-keys.ts'

/** How a house sends notices. */
export interface NoticeOptions {
  /** `null`: it sends no e-mail. */
  readonly mail: MailOptions | null
  readonly reach: ReachRules
}

export const NO_MAIL: NoticeOptions = { mail: null, reach: { resolve: systemResolve, isOpen: false } }

interface OfficeSupport {
  readonly store: SqlStore
  readonly clock: Clock
  readonly newKey: () => string
  readonly metrics?: Metrics
  /** Where the page is. */
  readonly home: () => URL
  onTrouble(what: string, error: unknown): void
}

/** Everything about notices; nothing is sent before it is started. */
export async function openOffice({ mail, reach }: NoticeOptions, support: OfficeSupport): Promise<NoticeOffice> {
  const { store, clock, newKey, metrics, home, onTrouble } = support
  const onMail = (why: string): void => onTrouble('an e-mail could not be sent', new Error(why))
  const sending = {
    ...{ place: store, key: store.key, reach, home },
    now: () => clock.now(),
    pushKeys: await pushKeysOf(store, store.key),
    mailer: mail && (await mailerOf(mail, onMail)),
  }
  const outbox = new Outbox({ place: store, clock, sending, metrics, onTrouble })
  return new NoticeOffice(outbox, sending, clock, newKey)
}

/** What sends e-mail is loaded by those who do. */
async function mailerOf(mail: MailOptions, onTrouble: (why: string) => void): Promise<Mailer> {
  const { newMailer } = await import('./mailer.ts')
  return newMailer(mail, onTrouble)
}
