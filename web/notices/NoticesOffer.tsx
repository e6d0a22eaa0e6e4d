import { useState } from 'preact/hooks'
import { Button, Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { isOffered, noteOffered } from './offered.ts'
import { NoticesWords, useNoticesSay } from './words.tsx'
import './notices.css'

/** At the first table that lasts for days: once, whatever the answer is. */
export const NoticesOffer = () =>
  isOffered() ? null : (
    <NoticesWords isPart>
      <Offer />
    </NoticesWords>
  )

function Offer() {
  const { say: ofShell } = useShell()
  const say = useNoticesSay()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  const close = () => {
    noteOffered()
    setOpen(false)
  }
  return (
    <aside class="notices-offer" aria-label={say('notices.title')}>
      <p>{say('notices.offer')}</p>
      <Link class="button main" to={{ page: 'notices' }} onClick={close}>
        {say('notices.offer.yes')}
      </Link>
      <Button class="button" onClick={close}>
        {ofShell('app.not-now')}
      </Button>
    </aside>
  )
}
