import type { Reason } from '@roundhouse/kernel/game'
import type { GameName } from '@roundhouse/table/games'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Button } from '../../shell/Button.tsx'
import { useCommands } from '../keys/useCommands.ts'
import { RuleOf } from './RuleOf.tsx'

interface WhyProps {
  readonly game: GameName
  readonly reason: Reason | null
  readonly words: (reason: Reason) => string
  /** An answer goes when one of these changes. */
  readonly until: readonly unknown[]
  readonly close: { readonly class: string; readonly content: ComponentChildren; readonly label?: string }
}

/** Why something cannot be done, what would change that, and the rule itself a tap away, until it is closed. */
export function Why({ game, reason, words, until, close }: WhyProps) {
  const [closed, setClosed] = useState(reason)
  useEffect(() => setClosed(reason), until)
  const isShown = reason !== null && reason !== closed
  const hide = () => setClosed(reason)
  useCommands({ cancel: isShown ? hide : undefined })
  return (
    <div class="why-place" role="alert">
      {isShown && (
        <div class="why">
          <p>{words(reason)}</p>
          <div>
            <RuleOf game={game} reason={reason} />
            <Button class={close.class} onClick={hide} aria-label={close.label}>
              {close.content}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
