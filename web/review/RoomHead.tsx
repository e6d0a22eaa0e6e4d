import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Say } from '../messages/say.ts'
import { Button, Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { Dialog } from '../shell/Dialog.tsx'

const TABS = ['table', 'moves', 'chances'] as const
export type RoomTab = (typeof TABS)[number]

interface RoomHeadProps {
  /** What is seen at a time; `null`: all is. */
  readonly tabs: { readonly tab: RoomTab; readonly show: (tab: RoomTab) => void } | null
  readonly say: Say
  /** What else can be chosen: where there is little room, behind a button. */
  readonly children: ComponentChildren
}

/** The way home, what this is, and what is looked at. */
export function RoomHead({ tabs, say, children }: RoomHeadProps) {
  const { say: ofShell } = useShell()
  return (
    <header class="review-head">
      <Link class="button quiet" to={{ page: 'home' }} aria-label={ofShell('app.home')} title={ofShell('app.home')}>
        ⌂
      </Link>
      <h1 class={tabs === null ? undefined : 'unseen'}>{ofShell('review.title')}</h1>
      {tabs !== null && (
        <nav class="review-tabs" aria-label={ofShell('review.title')}>
          {TABS.map(tab => (
            <Button key={tab} aria-pressed={tab === tabs.tab} onClick={() => tabs.show(tab)}>
              {say(`review.tab.${tab}`)}
            </Button>
          ))}
        </nav>
      )}
      {tabs === null ? children : <More>{children}</More>}
    </header>
  )
}

function More({ children }: { children: ComponentChildren }) {
  const { say } = useShell()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button class="button quiet" data-more aria-label={say('menu.title')} onClick={() => setOpen(true)}>
        ☰
      </Button>
      {isOpen && (
        <Dialog class="sheet review-more" aria-label={say('menu.title')} onClosed={() => setOpen(false)}>
          {close => (
            <>
              {children}
              <Button class="button main" onClick={close}>
                {say('rules.close')}
              </Button>
            </>
          )}
        </Dialog>
      )}
    </>
  )
}
