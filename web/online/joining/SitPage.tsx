import { useLayoutEffect } from 'preact/hooks'
import { useShell } from '../../shell/context.ts'
import { go } from '../../shell/route.ts'
import { Notice } from '../../table/Notice.tsx'
import { rememberKey } from '../memory.ts'

/** An invitation: its key is remembered, and goes out of the address, which others may see. */
export function SitPage({ id, invitation }: { id: string; invitation: string }) {
  const { say } = useShell()
  useLayoutEffect(() => {
    rememberKey(id, invitation)
    go({ page: 'online', id }, 'instead')
  }, [id, invitation])
  return <Notice text={say('app.loading')} />
}
