import { usePanel } from '../../table/room.ts'
import { Slot } from '../../table/slots.tsx'
import { Unlooked, useLooked } from '../choosing/looking.tsx'
import { kindOfPlace } from '../choosing/targets.ts'
import { useTableModel } from '../model/table-model.ts'
import { Why } from '../parts/Why.tsx'
import { CardDetail } from './CardDetail.tsx'
import { ChosenChoices, ChosenThing } from './Chosen.tsx'
import { Advised, GuestPanel, OpenChoices, OpenLines, Question } from './Decision.tsx'
import { FixedRow } from './FixedRow.tsx'
import { Leaving } from './Leaving.tsx'
import { Outcome } from './Outcome.tsx'
import { FreeActions } from './Pending.tsx'

/** The decision where it is wide and low: what is to be known at the left, what can be chosen at the right. */
export function UprightDecision() {
  const { snapshot, view, say, targets, chosen, leaving } = useTableModel()
  const looked = useLooked()
  const hasRoomForFree = [...targets.keys()].some(place => kindOfPlace(place) === 'offer')
  const isMine = snapshot.waiting === 'person'
  const guest = usePanel()
  if (view.phase === 'over' && looked === null) return <Outcome class="decision panel" />
  if (guest !== null && looked === null) return <GuestPanel class="decision panel">{guest}</GuestPanel>
  const isOpen = leaving === null && chosen === null
  return (
    <aside class={`decision panel ${isMine ? 'is-mine' : ''}`} aria-label={say('first-class.table.decision')}>
      <Unlooked>
        <div class="decision-known">
          <Question />
          <div class={`decision-body ${chosen === null ? '' : 'chosen'}`}>
            <Slot of="Panel" />
            {leaving !== null ? (
              <Leaving text={leaving} />
            ) : chosen !== null ? (
              <ChosenThing place={chosen} />
            ) : (
              <Advised>{looked === null ? <Known hasFree={!hasRoomForFree} /> : <CardDetail thing={looked} />}</Advised>
            )}
          </div>
        </div>
        <div class="decision-choices">
          <div class="decision-body">
            {chosen !== null && leaving === null && <ChosenChoices place={chosen} />}
            {isOpen && <OpenChoices hasFree={hasRoomForFree} />}
          </div>
          <Why />
          <FixedRow />
        </div>
      </Unlooked>
    </aside>
  )
}

/** While something is chosen in the panel, there is room for what is free only here. */
const Known = ({ hasFree }: { hasFree: boolean }) => (
  <>
    <OpenLines />
    {hasFree && <FreeActions />}
  </>
)
