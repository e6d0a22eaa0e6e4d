import { Button } from '../../shell/Button.tsx'
import { usePanel } from '../../table/room.ts'
import { Slot } from '../../table/slots.tsx'
import { type Tab, tabFor } from '../choosing/choosing.ts'
import { useLook, useLooked } from '../choosing/looking.tsx'
import { useTableModel } from '../model/table-model.ts'
import { Foreseen } from '../parts/Foreseen.tsx'
import { NarrowMarket } from '../parts/NarrowOffer.tsx'
import { Why } from '../parts/Why.tsx'
import { CardDetail } from './CardDetail.tsx'
import { Chosen } from './Chosen.tsx'
import { Advised, GuestPanel, Open, Question } from './Decision.tsx'
import { FixedRow } from './FixedRow.tsx'
import { Leaving } from './Leaving.tsx'
import { Outcome } from './Outcome.tsx'

interface NarrowDecisionProps {
  readonly tab: Tab
  readonly show: (tab: Tab) => void
  /** What lies beside the offer lies here. */
  readonly hasMarket: boolean
}

/** The decision beside one panel of the table: while another panel is looked at, only the way back to the choice. */
export function NarrowDecision({ tab, show, hasMarket }: NarrowDecisionProps) {
  const { snapshot, view, say, targets } = useTableModel()
  const looked = useLooked()
  const isMine = snapshot.waiting === 'person'
  const isElsewhere = isMine && tab !== tabFor(targets)
  const guest = usePanel()
  if (view.phase === 'over' && looked === null) return <Outcome class="decision" isShort />
  if (guest !== null && looked === null) return <GuestPanel class="decision">{guest}</GuestPanel>
  return (
    <aside class={`decision ${isMine ? 'is-mine' : ''}`} aria-label={say('first-class.table.decision')}>
      <Slot of="Panel" />
      <Question />
      <Slot of="Own" />
      <Body isElsewhere={isElsewhere} hasFree={tab === 'board'} hasMarket={hasMarket} />
      <Why />
      <FixedRow goTo={isElsewhere ? () => show(tabFor(targets)) : null} />
    </aside>
  )
}

interface BodyProps {
  readonly isElsewhere: boolean
  readonly hasFree: boolean
  readonly hasMarket: boolean
}

function Body({ isElsewhere, hasFree, hasMarket }: BodyProps) {
  const { say, chosen, leaving } = useTableModel()
  const looked = useLooked()
  const look = useLook()
  if (leaving !== null)
    return (
      <div class="decision-body">
        <Leaving text={leaving} />
      </div>
    )
  if (chosen !== null)
    return (
      <div class="decision-body">
        <Chosen place={chosen} />
        <Foreseen place={chosen} />
      </div>
    )
  if (looked !== null)
    return (
      <div class="decision-body">
        <CardDetail thing={looked} />
        <Button class="table-button" onClick={() => look(null)}>
          {say('first-class.table.back')}
        </Button>
      </div>
    )
  return (
    <Advised>
      {!isElsewhere && (
        <div class="decision-body">
          <Open hasFree={hasFree} />
          {hasMarket && <NarrowMarket />}
        </div>
      )}
      {isElsewhere && hasMarket && <NarrowMarket />}
    </Advised>
  )
}
