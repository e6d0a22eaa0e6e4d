import type { Seat } from '@roundhouse/kernel/game'
import type { ComponentChildren, RefObject } from 'preact'
import { CoachButton } from '../../coach/CoachButton.tsx'
import { Coached } from '../../coach/Coached.tsx'
import { useCommands } from '../../table/keys/useCommands.ts'
import { coachWords } from '../coaching.ts'
import { Icon } from '../drawing/Icon.tsx'
import { decider, type TableModel, useTableModel } from '../model/table-model.ts'
import { Why } from '../parts/Why.tsx'

interface FrameProps {
  title: string
  about?: ComponentChildren
  /** Whose it is, if not of the one who decides. */
  seat?: Seat
  children?: ComponentChildren
  /** What can be pressed; the last one confirms. */
  buttons: ComponentChildren
}

/** One panel, one place for every kind of decision. What confirms stands in its corner. */
export function Frame({ title, about, seat: whose, children, buttons }: FrameProps) {
  const model = useTableModel()
  const seat = whose ?? decider(model)
  return (
    <section class={`decision p${seat}`} tabIndex={-1} aria-label={model.voice.say('nuremberg.decide')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its panel is scrolled by keys, too. */}
      <div class="decide" tabIndex={0}>
        <header>
          <Icon of={`seat-${seat}`} width={22} />
          <div role={model.choice.leaving === undefined ? undefined : 'alert'}>
            <h2>{title}</h2>
            {about !== undefined && <p>{about}</p>}
          </div>
        </header>
        {isChoosing(model) ? children : <Coached words={() => coachWords(model)}>{children}</Coached>}
      </div>
      <Why />
      <footer class="acts">
        {model.snapshot.waiting === 'person' && <CoachButton class="button" isShort />}
        {buttons}
      </footer>
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
  /** The move that it confirms. */
  sure?: string
  button?: RefObject<HTMLButtonElement | null> | undefined
}

export function Button({ onClick, children, isMain, isClosed, move, isLosing, sure, button }: ButtonProps) {
  useCommands({ confirm: isMain ? onClick : undefined })
  return (
    <button
      type="button"
      {...(button && { ref: button })}
      class={`button ${isMain ? 'go' : ''} ${isLosing ? 'losing' : ''}`}
      aria-disabled={isClosed}
      data-move={move}
      data-sure={sure}
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
