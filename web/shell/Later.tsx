import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Notice } from '../table/Notice.tsx'
import { useShell } from './context.ts'

type Load<Props> = () => Promise<FunctionComponent<Props>>

/**
 * A part of the page that is fetched when it is needed. Where one comes after another, the old one is gone before: it
 * could do nothing with what is meant for the new one.
 */
export function Later<Props extends object>({ load, ...props }: Props & { readonly load: Load<Props> }) {
  const { say } = useShell()
  const [found, setFound] = useState<{ load: Load<Props>; Part: FunctionComponent<Props> } | null>(null)
  useEffect(() => {
    let isWanted = true
    void load().then(Part => isWanted && setFound({ load, Part }))
    return () => {
      isWanted = false
    }
  }, [load])
  if (found?.load !== load) return <Notice text={say('app.loading')} />
  return <found.Part {...(props as unknown as Props)} />
}
