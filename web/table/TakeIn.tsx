import { useEffect, useState } from 'preact/hooks'
import { takeIn } from '../match/client.ts'
import { faultWords } from '../messages/fault.ts'
import { unpack } from '../saving/pack.ts'
import { useShell } from '../shell/context.ts'
import { go } from '../shell/route.ts'
import { Notice } from './Notice.tsx'

/** A game that came with the address is kept here, and one sits down at it. */
export function TakeIn({ packed }: { packed: string }) {
  const { say } = useShell()
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => void arrive(packed).catch(error => setFailed(String(error.message ?? error))), [packed])
  if (failed !== null) return <Notice text={say('app.failed', { what: faultWords(say, failed) })} isEnd />
  return <Notice text={say('app.loading')} />
}

async function arrive(packed: string): Promise<void> {
  const taken = await takeIn(await unpack(packed))
  if ('fault' in taken) throw new Error('fault.address')
  const { id, isOver } = taken
  go(isOver ? { page: 'replay', id, place: 0 } : { page: 'table', id }, 'instead')
}
