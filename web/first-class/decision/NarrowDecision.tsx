import { CoachButton } from '../../coach/CoachButton.tsx'
import { Button } from '../../shell/Button.tsx'
import { BotTurn } from '../../table/BotTurn.tsx'
import { textsAt } from '../../table/targets/targets.ts'
import { placelessMoves, type Tab, tabFor } from '../choosing/choosing.ts'
import { useLook, useLooked } from '../choosing/looking.tsx'
import { kindOfPlace, type PlaceKind } from '../choosing/targets.ts'
import { Icon } from '../drawing/Icon.tsx'
import { useTableModel } from '../model/table-model.ts'
import { Foreseen } from '../parts/Foreseen.tsx'
import { UndoButtons } from '../parts/UndoButtons.tsx'
import { Why } from '../parts/Why.tsx'
import { CardDetail } from './CardDetail.tsx'
import {
  Advised,
  Chosen,
  ConductorSteps,
  FrameLine,
  FreeActions,
  MailCars,
  MoveButton,
  QUESTION,
  Question,
  Waiting,
} from './Decision.tsx'
import { Leaving } from './Leaving.tsx'
import { Outcome } from './Outcome.tsx'

/** What is chosen on the board is repeated as large buttons: a car on a phone is too small for a finger. */
const REPEATED: readonly PlaceKind[] = ['car', 'end', 'guest', 'ahead', 'route', 'middle']

/** The decision below the panel: a sheet while a card is looked at, else the choices and the buttons. */
export function NarrowDecision({ tab, show }: { tab: Tab; show: (tab: Tab) => void }) {
  const { snapshot, view, say, chosen, leaving, targets } = useTableModel()
  const looked = useLooked()
  const look = useLook()
  const isMine = snapshot.waiting === 'person'
  const isElsewhere = isMine && tab !== tabFor(targets)
  if (view.phase === 'over' && looked === null) return <Outcome class="decision" />
  return (
    <aside class={`decision ${isMine ? 'is-mine' : ''}`} aria-label={say('first-class.table.decision')}>
      <div class="question-row">
        <Question />
        <UndoButtons isShort />
        {isMine && <CoachButton class="table-button" isShort />}
      </div>
      {leaving !== null ? (
        <div class="decision-body">
          <Leaving text={leaving} question={QUESTION} />
        </div>
      ) : looked !== null && chosen === null ? (
        <div class="decision-body">
          <CardDetail thing={looked} />
          <Button class="table-button" onClick={() => look(null)}>
            {say('first-class.table.back')}
          </Button>
        </div>
      ) : chosen !== null ? (
        <div class="decision-body">
          <Chosen place={chosen} />
          <Foreseen place={chosen} />
        </div>
      ) : (
        <Advised>{!isElsewhere && <Choices hasFree={tab === 'board'} />}</Advised>
      )}
      <Why />
      <ActionBar goTo={isElsewhere ? () => show(tabFor(targets)) : null} />
    </aside>
  )
}

function Choices({ hasFree }: { hasFree: boolean }) {
  const { targets, view, snapshot } = useTableModel()
  const repeated = [...targets.keys()].flatMap(place =>
    REPEATED.includes(kindOfPlace(place)) ? textsAt(targets, place) : [],
  )
  return (
    <div class="decision-body">
      {snapshot.waiting === 'bot' && <BotTurn button="table-button" />}
      {view.frame !== null && <FrameLine />}
      <ConductorSteps />
      <MailCars />
      {repeated.length > 0 && (
        <div class="big-choices">
          {repeated.map(text => (
            <MoveButton key={text} text={text} isMain={false} hasPicture />
          ))}
        </div>
      )}
      <Waiting />
      {hasFree && <FreeActions />}
    </div>
  )
}

/** The moves without a place; from another panel, one button that leads back to the choice. */
function ActionBar({ goTo }: { goTo: (() => void) | null }) {
  const model = useTableModel()
  const { targets, say } = model
  const { moves, main } = placelessMoves(model)
  if (moves.length === 0 && goTo === null) return null
  return (
    <div class="buttons">
      {goTo !== null && (
        <button type="button" class="table-button is-main" onClick={goTo}>
          <Icon name="right" size={1} />
          {say(tabFor(targets) === 'offer' ? 'first-class.table.choose-card' : 'first-class.table.choose-here')}
        </button>
      )}
      {moves.map(text => (
        <MoveButton key={text} text={text} isMain={goTo === null && text === main} isQuiet={text === 'done'} />
      ))}
    </div>
  )
}
