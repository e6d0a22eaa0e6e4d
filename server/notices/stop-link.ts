import { NOTICE_CHANNELS, type NoticeChannel } from '@roundhouse/wire/notices'
import { Seal, type SealingKey } from '../store/sealing.ts'

const USE = 'roundhouse stop 1'

/** Whose notices end, and which. */
export interface StopWish {
  readonly person: number
  readonly channel: NoticeChannel
}

/** For a link that ends the notices of a channel without signing in. It can do nothing else, and never runs out. */
export const stopToken = (key: SealingKey, { person, channel }: StopWish): string =>
  Buffer.from(Seal.bytesOf(key.sealText(USE, `${person} ${channel}`))).toString('base64url')

/** `null`: we did not make it. */
export function readStopToken(key: SealingKey, token: string): StopWish | null {
  const bytes = Buffer.from(token, 'base64url')
  // What is no letter of it, or is left over at its end, would be passed over.
  if (bytes.toString('base64url') !== token) return null
  const [person, name] = key.openText(USE, new Seal(bytes))?.split(' ') ?? []
  const channel = NOTICE_CHANNELS.find(each => each === name)
  return channel === undefined ? null : { person: Number(person), channel }
}
