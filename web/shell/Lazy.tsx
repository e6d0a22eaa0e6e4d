import type { FunctionComponent } from 'preact'
import { Notice } from '../table/Notice.tsx'
import { useShell } from './context.ts'
import type { Load } from './load.ts'
import { useLoaded } from './useLoaded.ts'

/**
 * A part of the page that is fetched when it is needed. Where one comes after another, the old one is gone before: it
 * could do nothing with what is meant for the new one.
 */
export function Lazy<Props extends object>({
  load,
  ...props
}: Props & { readonly load: Load<FunctionComponent<Props>> }) {
  const { say } = useShell()
  const Part = useLoaded(load)
  return Part === null ? <Notice text={say('app.loading')} /> : <Part {...(props as unknown as Props)} />
}
