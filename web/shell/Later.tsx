import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Notice } from '../table/Notice.tsx'
import { useShell } from './context.ts'

type LaterProps<Props> = Props & { readonly load: () => Promise<FunctionComponent<Props>> }

/** A part of the page that is fetched when it is needed. */
export function Later<Props extends object>({ load, ...props }: LaterProps<Props>) {
  const { say } = useShell()
  const [Found, setFound] = useState<FunctionComponent<Props> | null>(null)
  useEffect(() => {
    void load().then(component => setFound(() => component))
  }, [load])
  return Found === null ? <Notice text={say('app.loading')} /> : <Found {...(props as unknown as Props)} />
}
