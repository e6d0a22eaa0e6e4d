import { useEffect, useState } from 'preact/hooks'
import { useListeners } from '../shell/useListeners.ts'

/** The page's icon with a dot on it, as an address; fetched when it is first needed. */
let called: Promise<string> | null = null

async function callingIcon(plain: string): Promise<string> {
  const drawing = await (await fetch(plain)).text()
  const dot = '<circle cx="400" cy="112" r="104" fill="#e5484d" stroke="#fff" stroke-width="16"/>'
  return `data:image/svg+xml,${encodeURIComponent(drawing.replace('</svg>', `${dot}</svg>`))}`
}

/** While nobody looks at the page and somebody is called, its icon says so, and that of the installed program. */
export function useCalling(isCalled: boolean): void {
  const [isHidden, setHidden] = useState(document.hidden)
  useListeners({ visibilitychange: () => setHidden(document.hidden) }, { on: () => document })
  const isShown = isCalled && isHidden
  useEffect(() => (isShown ? call() : undefined), [isShown])
}

/** Shows the sign; what comes back takes it away. */
function call(): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')!
  const plain = icon.href
  let isOver = false
  called ??= callingIcon(plain)
  void called.then(address => {
    if (!isOver) icon.href = address
  })
  void navigator.setAppBadge?.()
  return () => {
    isOver = true
    icon.href = plain
    void navigator.clearAppBadge?.()
  }
}
