import webPush from 'web-push'
import { Seal, type SealingKey } from '../store/sealing.ts'
import { all, first, type Work, type WorkPlace } from '../store/work.ts'

/** By which services of browsers know that a push comes from this server (VAPID). */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const META = 'push-keys'
const USE = 'roundhouse push keys 1'

/** Made once, and kept with everything else: with others all subscriptions would be void. */
export async function pushKeysOf(place: WorkPlace, key: SealingKey): Promise<PushKeys> {
  const kept = (await place.read(readKeys)) ?? (await place.write(writeKeys(newKeys(key))))
  const text = key.openText(USE, new Seal(Buffer.from(kept, 'base64')))
  if (text === null) throw new Error('The keys for pushes cannot be opened')
  return JSON.parse(text) as PushKeys
}

const newKeys = (key: SealingKey): string =>
  Buffer.from(Seal.bytesOf(key.sealText(USE, JSON.stringify(webPush.generateVAPIDKeys())))).toString('base64')

const readKeys: Work<string | null> = function* (queries) {
  return (yield* first(queries.selectFrom('meta').select('value').where('key', '=', META)))?.value ?? null
}

/** Of several servers that begin at the same time the first wins. */
const writeKeys = (value: string): Work<string> =>
  function* (queries) {
    yield* all(
      queries
        .insertInto('meta')
        .values({ key: META, value })
        .onConflict(conflict => conflict.column('key').doNothing()),
    )
    return (yield* readKeys(queries))!
  }
