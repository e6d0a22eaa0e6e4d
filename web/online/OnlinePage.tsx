import { useShell } from '../shell/context.ts'
import { Notice } from '../table/Notice.tsx'
import { SeatedTable } from '../table/TablePage.tsx'
import { useOnline } from './useOnline.ts'

interface OnlinePageProps {
  readonly id: string
  /** The key of the invitation one has come by. */
  readonly invitation?: string
}

/** A table elsewhere: it is drawn as any other once it has begun. */
export function OnlinePage({ id, invitation }: OnlinePageProps) {
  const { say } = useShell()
  const { client, state } = useOnline(id, invitation ?? null)
  if (client === null || state === null || state.snapshot === null) return <Notice text={say('app.loading')} />
  return <SeatedTable table={client} snapshot={state.snapshot} isOwner failed={null} />
}
