import type { ComponentChildren } from 'preact'
import { gainOf } from './gains.ts'
import { useLook } from './looking.tsx'
import { useSitting } from './sitting.ts'
import type { Place } from './targets.ts'
import type { Thing } from './things.ts'
import { moveWhole } from './words/moves.ts'

interface SpotProps {
  /** `null`: nothing is ever chosen here. */
  readonly place: Place | null
  /** What it is, for ears. */
  readonly label: string
  /** What is shown large while it is pointed at. */
  readonly thing?: Thing | null
  readonly class?: string
  /** Shows what choosing it would bring. */
  readonly hasGain?: boolean
  readonly children?: ComponentChildren
}

/** A place on the table. It is a button where something can be chosen or looked at, and a picture elsewhere. */
export function Spot({ place, label, thing = null, class: name = '', hasGain = false, children }: SpotProps) {
  const { targets, chosen, act, view, voice } = useSitting()
  const look = useLook()
  const moves = place === null ? undefined : targets.get(place)
  if (moves === undefined && thing === null)
    return (
      <div class={`fc-spot ${name}`} role="img" aria-label={label}>
        {children}
      </div>
    )
  const isChosen = place !== null && chosen === place
  const what = moves?.length === 1 ? moveWhole(voice, view, moves[0]!) : null
  return (
    <button
      type="button"
      class={`fc-spot ${name} ${moves === undefined ? '' : 'is-open'} ${isChosen ? 'is-chosen' : ''}`}
      data-place={place ?? undefined}
      aria-label={what === null ? label : `${label}. ${what}`}
      aria-pressed={isChosen}
      onClick={() => (place === null ? look(thing) : act(place))}
      onPointerEnter={event => event.pointerType === 'mouse' && look(thing)}
      onPointerLeave={event => event.pointerType === 'mouse' && look(null)}
    >
      {children}
      {hasGain && moves !== undefined && <GainPill text={moves[0]!} />}
    </button>
  )
}

/** What a move would bring, on the place where it is chosen. */
function GainPill({ text }: { text: string }) {
  const { game, view } = useSitting()
  const gain = gainOf(game, view, text)
  const total = gain === null ? 0 : gain.points + gain.scoring
  return total > 0 ? <span class="fc-gain">+{total}</span> : <span class="fc-gain is-plain" />
}
