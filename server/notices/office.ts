import { createHash } from 'node:crypto'
import type {
  NoticeChannel,
  NoticeSettings,
  NoticeState,
  PushSubscriptionText,
  TrialResult,
} from '@roundhouse/wire/notices'
import type { Clock } from '../clock.ts'
import type { PersonPart } from '../store/person-part.ts'
import type { Work } from '../store/work.ts'
import { type Dispatch, type NoticeItem, writeCall } from './deliveries.ts'
import { NotPublic, placeOf } from './guard.ts'
import { codeMail } from './mails.ts'
import type { Outbox } from './outbox.ts'
import { USUAL_SETTINGS } from './schedule.ts'
import { type SendingSupport, shipmentOf } from './senders.ts'
import { readStopToken } from './stop-link.ts'
import { noticeWords } from './texts.ts'
import {
  contactOf,
  devicesOf,
  giveDevices,
  keepDevice,
  keepMail,
  keepSettings,
  keepWebhook,
  proveMail,
  removeDeviceOf,
  removeMail,
  settingsOf,
  stopChannel,
  waysTo,
  webhookOf,
} from './ways.ts'

/** Milliseconds in which a code proves an address. */
const LIFE_OF_CODE = 1_800_000

/** Everything that people can do about their notices. */
export class NoticeOffice implements PersonPart {
  private readonly outbox: Outbox
  private readonly sending: SendingSupport
  private readonly clock: Clock
  /** Makes something that nobody can foresee. */
  private readonly newKey: () => string

  constructor(outbox: Outbox, sending: SendingSupport, clock: Clock, newKey: () => string) {
    this.outbox = outbox
    this.sending = sending
    this.clock = clock
    this.newKey = newKey
  }

  poke(): void {
    this.outbox.poke()
  }

  opened(person: number, table: string): Promise<void> {
    return this.outbox.opened(person, table)
  }

  waiting(): Promise<number> {
    return this.outbox.waiting()
  }

  start(): void {
    this.outbox.start()
  }

  stop(): Promise<void> {
    return this.outbox.stop()
  }

  async stateOf(person: number): Promise<NoticeState> {
    const { place, key, pushKeys, mailer } = this.sending
    const webhook = await place.read(webhookOf(key, person))
    return {
      settings: await place.read(settingsOf(person)),
      pushKey: pushKeys.publicKey,
      devices: (await place.read(devicesOf(person))).length,
      canMail: mailer !== null,
      mail: await place.read(contactOf(key, person)),
      webhook: webhook && new URL(webhook.url).host,
    }
  }

  async ofPerson(person: number) {
    const { settings, devices, mail, webhook } = await this.stateOf(person)
    return { notices: { settings, devices, mail: mail?.address ?? null, webhook } }
  }

  /** The browser shows what the account is told; everything else was chosen there. */
  bringAlong(guest: number, account: number): Work<void> {
    return giveDevices(guest, account)
  }

  choose(person: number, settings: NoticeSettings): Promise<void> {
    return this.sending.place.write(keepSettings(person, settings))
  }

  /** False: it is not a place that this house sends to. */
  async addDevice(person: number, subscription: PushSubscriptionText): Promise<boolean> {
    const { place, key } = this.sending
    const { endpoint, keys } = subscription
    if (!(await this.isReached(endpoint))) return false
    const device = { hash: hashOf(endpoint), endpoint, keys }
    await place.write(keepDevice(key, person, device, this.clock.now()))
    return true
  }

  removeDevice(person: number, endpoint: string): Promise<void> {
    return this.sending.place.write(removeDeviceOf(person, hashOf(endpoint)))
  }

  /** Sends a code to the address. False: that was not possible, and nothing is kept. */
  async addMail(person: number, address: string): Promise<boolean> {
    const { place, key, mailer } = this.sending
    const settings = (await place.read(settingsOf(person))) ?? USUAL_SETTINGS
    const code = this.newCode()
    const mail = codeMail(await noticeWords(settings.language), code)
    const result = await mailer?.send({ ...mail, to: address })
    if (result !== 'sent') return false
    const until = this.clock.now() + LIFE_OF_CODE
    await place.write(keepMail(key, person, address, { hash: codeHash(person, code), until }))
    return true
  }

  proveMail(person: number, code: string): Promise<boolean> {
    return this.sending.place.write(proveMail(person, codeHash(person, code), this.clock.now()))
  }

  removeMail(person: number): Promise<void> {
    return this.sending.place.write(removeMail(person))
  }

  /** Answers what is signed with; `null`: it is not a place that this house sends to. */
  async setWebhook(person: number, url: string): Promise<string | null> {
    const { place, key } = this.sending
    if (!(await this.isReached(url))) return null
    const secret = this.newKey()
    await place.write(keepWebhook(key, person, { url, secret }))
    return secret
  }

  removeWebhook(person: number): Promise<void> {
    const { place, key } = this.sending
    return place.write(keepWebhook(key, person, null))
  }

  /** Sends something to every place of the person now, and answers what became of it. */
  async tryAll(person: number): Promise<Partial<Record<NoticeChannel, TrialResult>>> {
    const ways = await this.sending.place.read(waysTo(person))
    const results: Partial<Record<NoticeChannel, TrialResult>> = {}
    await Promise.all(
      ways.map(async ({ channel, target }) => {
        const result = await this.tryOne({ person, channel, target, items: [TRIAL], tries: 1 })
        // Of several browsers one that shows it is enough.
        if (results[channel] !== 'sent') results[channel] = result
      }),
    )
    return results
  }

  private async tryOne(dispatch: Dispatch): Promise<TrialResult> {
    const shipment = await shipmentOf(dispatch, this.sending)
    const result = await shipment?.send()
    return result === undefined ? 'gone' : result.is === 'later' ? 'no-answer' : result.is
  }

  /** Another player waits for this person. Answers whether they are told: they are once, until they look. */
  async call(person: number, table: string): Promise<boolean> {
    const isTold = await this.sending.place.write(writeCall(person, table, this.clock.now()))
    if (isTold) this.outbox.poke()
    return isTold
  }

  /** Ends the notices that a link was sent with; `null`: the link is not ours. */
  async stopBy(token: string): Promise<NoticeChannel | null> {
    const { place, key } = this.sending
    const wish = readStopToken(key, token)
    if (wish !== null) await place.write(stopChannel(wish.person, wish.channel))
    return wish?.channel ?? null
  }

  private async isReached(address: string): Promise<boolean> {
    if (!URL.canParse(address)) return false
    return placeOf(new URL(address), this.sending.reach).then(
      () => true,
      error => {
        if (error instanceof NotPublic || (error as NodeJS.ErrnoException).syscall !== undefined) return false
        throw error
      },
    )
  }

  private newCode(): string {
    const number = createHash('sha256').update(this.newKey()).digest().readUIntBE(0, 6) % 1_000_000
    return String(number).padStart(6, '0')
  }
}

/** To see whether anything arrives. */
const TRIAL: NoticeItem = { id: '', kind: 'trial', table: '', game: 'Roundhouse', others: [], created: 0 }

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** For one person alone: the same code proves nothing for another. */
const codeHash = (person: number, code: string): string => hashOf(`${person} ${code}`)
