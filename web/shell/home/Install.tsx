import { useState } from 'preact/hooks'
import { Button } from '../Button.tsx'
import { useShell } from '../context.ts'
import { useListeners } from '../useListeners.ts'

/** A browser that can install the page says so, and waits until its reader wants to. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer
    appinstalled: Event
  }
}

/** The browser offers it once, maybe before the first page is drawn. */
let early: InstallOffer | null = null

/** Keeps the offer until somebody sees it. */
export const awaitInstallOffer = (): void =>
  window.addEventListener('beforeinstallprompt', offer => {
    offer.preventDefault()
    early = offer
  })

/** Offers to install the page where that is possible and not yet done. */
export function Install() {
  const { say } = useShell()
  const [offer, setOffer] = useState(early)
  const done = () => {
    early = null
    setOffer(null)
  }
  useListeners({ beforeinstallprompt: setOffer, appinstalled: done })
  if (offer === null) return null
  return (
    <p class="install">
      <Button class="button small" onClick={() => void offer.prompt().then(done)}>
        {say('home.install')}
      </Button>{' '}
      <span class="hint">{say('home.install-how')}</span>
    </p>
  )
}
