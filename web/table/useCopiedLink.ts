import { useState } from 'preact/hooks'
import { type Route, writeRoute } from '../shell/route.ts'

interface CopiedLink {
  readonly link: string
  /** A browser may forbid it: then the link is shown. */
  readonly isCopied: boolean
}

/** A link to a place in the program: it is made and copied when that is asked for. */
export function useCopiedLink(route: () => Promise<Route>) {
  const [copied, setCopied] = useState<CopiedLink | null>(null)
  const copy = async () => {
    const link = new URL(writeRoute(await route()), location.href).href
    const done = navigator.clipboard?.writeText(link).then(() => true)
    setCopied({ link, isCopied: (await done?.catch(() => false)) ?? false })
  }
  return { copied, copy: () => void copy(), forget: () => setCopied(null) }
}
