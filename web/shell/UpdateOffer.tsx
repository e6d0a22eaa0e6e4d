import { registerSW } from 'virtual:pwa-register'
import { useEffect, useState } from 'preact/hooks'
import { Button } from './Button.tsx'
import { useShell } from './context.ts'
import { useMissingPart } from './useMissingPart.ts'

/** A newer version is offered, not forced; so is what is missing of this one. */
export function UpdateOffer() {
  const { say } = useShell()
  const take = useUpdate()
  const isMissing = useMissingPart()
  if (take !== null) return <Offer text={say('app.update')} button={say('app.take-update')} take={take} />
  if (isMissing)
    return <Offer text={say('app.missing')} button={say('app.reload')} take={() => window.location.reload()} />
  return null
}

interface OfferProps {
  readonly text: string
  readonly button: string
  readonly take: () => void
}

/** It may lie over what somebody wants to press, so it can be sent away. */
function Offer({ text, button, take }: OfferProps) {
  const { say } = useShell()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <div class="offer" role="status">
      <p>{text}</p>
      <Button class="button main" onClick={take}>
        {button}
      </Button>
      <Button class="button" onClick={() => setOpen(false)}>
        {say('app.not-now')}
      </Button>
    </div>
  )
}

/** A newer version lies ready: taking it reloads the page. `null`: there is none. */
function useUpdate(): (() => void) | null {
  const [take, setTake] = useState<(() => void) | null>(null)
  useEffect(() => {
    const update = registerSW({ onNeedRefresh: () => setTake(() => () => void update(true)) })
  }, [])
  return take
}
