import type { Seat } from '@roundhouse/kernel/game'
import type { ComponentChildren, RefObject } from 'preact'
import { Coached } from '../../coach/Coached.tsx'
import { Scroller } from '../../shell/Scroller.tsx'
import { useCommands } from '../../table/keys/useCommands.ts'
import { Slot } from '../../table/slots.tsx'
import { coachWords } from '../coaching.ts'
import { Icon } from '../drawing/Icon.tsx'
import { decider, type TableModel, useTableModel } from '../model/table-model.ts'
import { Why } from '../parts/Why.tsx'
import { ActRow } from './ActRow.tsx'

interface FrameProps {
  title: string
  about?: ComponentChildren
  /** Whose it is, if not of the one who decides. */
  seat?: Seat
  /** Lets go of what was begun, in the corner of the head. */
  corner?: ComponentChildren
  children?: ComponentChildren
  /** What is done in the end, in its fixed place. */
  main: ComponentChildren
  /** It is an event, not a question: its sign is large. */
  isEvent?: boolean
  /** What stands beside it where nothing can be taken back any more. */
  ways?: ComponentChildren
}

/** One panel, one place for every kind of decision: what is asked, what can be chosen, and below it the fixed row. */
export function Frame({ title, about, seat: whose, corner, children, main, ways, isEvent = false }: FrameProps) {
  const model = useTableModel()
  const seat = whose ?? decider(model)
  return (
    <section class={`decision p${seat}`} tabIndex={-1} aria-label={model.voice.say('nuremberg.decide')}>
      <Scroller class="decide">
        <header>
          <Icon of={`seat-${seat}`} width={isEvent ? 42 : 22} />
          <div role={model.choice.leaving === undefined ? undefined : 'alert'}>
            <h2>{title}</h2>
            {about !== undefined && <p>{about}</p>}
            <Slot of="Own" />
          </div>
          {corner}
        </header>
        <Slot of="Panel" />
        {isChoosing(model) ? children : <Coached words={() => coachWords(model)}>{children}</Coached>}
      </Scroller>
      <Why />
      <ActRow main={main} ways={ways} />
    </section>
  )
}

/** Who has begun to choose sees what that means. */
const isChoosing = ({ choice }: TableModel): boolean => Object.keys(choice).length > 0

interface ButtonProps {
  onClick: () => void
  children: ComponentChildren
  /** What Enter does. */
  isMain?: boolean
  /** It does nothing yet: pressed, it tells why. */
  isClosed?: boolean
  /** The move it plays, if it is always the same. */
  move?: string
  /** It gives something up for good. */
  isLosing?: boolean
  button?: RefObject<HTMLButtonElement | null> | undefined
}

export function Button({ onClick, children, isMain, isClosed, move, isLosing, button }: ButtonProps) {
  useCommands({ confirm: isMain ? onClick : undefined })
  return (
    <button
      type="button"
      {...(button && { ref: button })}
      class={`button ${isMain ? 'go' : ''} ${isLosing ? 'losing' : ''}`}
      aria-disabled={isClosed}
      data-move={move}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

/** A line of an account: what, and how much. */
export const Entry = ({ icon, what, children }: { icon?: string; what: string; children: ComponentChildren }) => (
  <div class="account">
    <span>
      {icon !== undefined && <Icon of={icon} />} {what}
    </span>
    <b>{children}</b>
  </div>
)
