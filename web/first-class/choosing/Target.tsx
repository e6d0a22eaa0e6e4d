import type { ComponentChildren } from 'preact'
import { pressing } from '../../table/targets/press.ts'
import { targetAttributes } from '../../table/targets/state.ts'
import { textsAt } from '../../table/targets/targets.ts'
import { useTableModel } from '../model/table-model.ts'
import { moveWhole, moveWords } from '../words.ts'
import { moveAt } from './choosing.ts'
import { gainOf } from './gains.ts'
import { useHover, useLook, useStays } from './looking.tsx'
import type { Place } from './targets.ts'
import type { Thing } from './things.ts'
import { type WhyQuestion, whyQuestionAt } from './why-questions.ts'

interface TargetProps {
  /** `null`: nothing is ever chosen here, as `why` tells. */
  readonly place: Place | null
  /** What it is, for ears. */
  readonly label: string
  /** What is shown large while it is pointed at. */
  readonly thing?: Thing | null
  readonly why?: WhyQuestion | null
  readonly class?: string
  /** Shows what choosing it would bring. */
  readonly hasGain?: boolean
  readonly children?: ComponentChildren
}

/**
 * A place on the table. It is a button where something can be chosen, looked at or asked about, and a picture elsewhere.
 * What can only be asked about is not in the order of the tab key: arrows with Shift lead there.
 */
export function Target({
  place,
  label,
  thing = null,
  why = null,
  class: name = '',
  hasGain = false,
  children,
}: TargetProps) {
  const { targets, chosen, act, askWhy, canAsk, view, voice } = useTableModel()
  const look = useLook()
  const hover = useHover()
  const stays = useStays()
  const moves = place === null ? [] : textsAt(targets, place)
  const isOpen = moves.length > 0
  const canBeAsked = canAsk && (why !== null || (place !== null && whyQuestionAt(view, place) !== null))
  if (!isOpen && thing === null && !canBeAsked)
    return (
      <div class={`target ${name}`} role="img" aria-label={label} data-target={place ?? undefined}>
        {children}
      </div>
    )
  const isChosen = place !== null && chosen === place
  const press = () => {
    if (place !== null) return act(place)
    look(thing)
    if (why !== null) askWhy(why)
  }
  // Of what is printed the label says all: the move alone is added to it.
  const say = thing === null ? moveWhole : moveWords
  const what = moves.length === 1 ? say(voice, view, moves[0]!) : null
  return (
    <button
      type="button"
      class={`target ${name} ${isOpen ? 'is-open' : ''} ${isChosen ? 'is-chosen' : ''}`}
      {...targetAttributes({
        key: place,
        isOpen: isOpen || thing !== null,
        isChosen,
        isTabStop: isOpen || thing !== null,
      })}
      aria-label={what === null ? label : `${label}. ${what}`}
      {...pressing(press, stays && isOpen && !isChosen && moveAt(targets, place!, chosen) === null)}
      onPointerEnter={event => event.pointerType === 'mouse' && hover(thing)}
      onPointerLeave={event => event.pointerType === 'mouse' && hover(null)}
    >
      {children}
      {hasGain && isOpen && <GainPill text={moves[0]!} />}
    </button>
  )
}

/** What a move would bring, on the place where it is chosen. */
function GainPill({ text }: { text: string }) {
  const { game, view } = useTableModel()
  const gain = gainOf(game, view, text)
  const total = gain === null ? 0 : gain.points + gain.scoring
  return total > 0 ? <span class="gain">+{total}</span> : <span class="gain is-plain" />
}
