import { CAR_VALUES, TOP } from '@roundhouse/first-class/base/board/train'
import { type Effect, kindOf } from '@roundhouse/first-class/base/frames/effect'
import { sourceId } from '@roundhouse/first-class/base/frames/source'
import { LAY } from '@roundhouse/first-class/base/numbers'
import { frameWords } from '@roundhouse/first-class/words/frames'
import { openFrameWords } from '@roundhouse/first-class/words/sources'
import { capital } from '@roundhouse/first-class/words/voice'
import type { ComponentChildren, RenderableProps } from 'preact'
import { Coached } from '../../coach/Coached.tsx'
import { Scroller } from '../../shell/Scroller.tsx'
import { BotTurn } from '../../table/BotTurn.tsx'
import { AfterPaint, DeferredContext } from '../../table/memo/deferred.tsx'
import { usePanel } from '../../table/room.ts'
import { Slot } from '../../table/slots.tsx'
import { isBought } from '../choosing/choosing.ts'
import { Unlooked, useLooked } from '../choosing/looking.tsx'
import { kindOfPlace } from '../choosing/targets.ts'
import { coachWords } from '../coaching.ts'
import { CarChip, FrameChip } from '../drawing/effects.tsx'
import { Mark } from '../marks.tsx'
import { TableModelContext, useTableModel } from '../model/table-model.ts'
import { MiddleSigns } from '../parts/Middle.tsx'
import { Why } from '../parts/Why.tsx'
import { questionWords } from '../words.ts'
import { CardDetail } from './CardDetail.tsx'
import { Choices } from './Choices.tsx'
import { Chosen, titleOf } from './Chosen.tsx'
import { Conductors } from './Conductors.tsx'
import { FixedRow } from './FixedRow.tsx'
import { Leaving, LeavingQuestion, QUESTION } from './Leaving.tsx'
import { Outcome } from './Outcome.tsx'
import { FreeActions, MailCars, Waiting } from './Pending.tsx'

/** What is asked now, what is left of the action, every choice with what it brings, and the fixed row. */
export function Decision() {
  const { snapshot, view, say, chosen, leaving } = useTableModel()
  const looked = useLooked()
  const isMine = snapshot.waiting === 'person'
  const guest = usePanel()
  if (view.phase === 'over' && looked === null) return <Outcome class="decision panel" />
  if (guest !== null && looked === null) return <GuestPanel class="decision panel">{guest}</GuestPanel>
  return (
    <aside class={`decision panel ${isMine ? 'is-mine' : ''}`} aria-label={say('first-class.table.decision')}>
      <Question />
      <Unlooked>
        <div class="decision-body">
          <Slot of="Panel" />
          {leaving !== null ? (
            <Leaving text={leaving} />
          ) : chosen !== null ? (
            <Chosen place={chosen} />
          ) : (
            <Advised>{looked === null ? <Open /> : <CardDetail thing={looked} />}</Advised>
          )}
        </div>
        <Why />
        <FixedRow />
      </Unlooked>
    </aside>
  )
}

/** What the room around the table has to say, in the place of the decision. */
export function GuestPanel({ class: name, children }: RenderableProps<{ class: string }>) {
  const { say } = useTableModel()
  return (
    <aside class={name} aria-label={say('first-class.table.decision')}>
      <Scroller class="decision-body">{children}</Scroller>
    </aside>
  )
}

/** What is asked, of whom. */
export function Question() {
  const { snapshot, seat } = useTableModel()
  return (
    <h2 class="question" id={QUESTION}>
      <Mark seat={snapshot.toMove ?? seat} size={1.4} />
      <Asked />
    </h2>
  )
}

/** The question that is open: also while something is chosen that asks one of its own. */
function Asked() {
  const { snapshot, view, voice, leaving, chosen } = useTableModel()
  if (leaving !== null) return <LeavingQuestion text={leaving} />
  return (
    <>{chosen !== null && isBought(chosen) ? titleOf(chosen, voice) : questionWords(voice, view, snapshot.moves)}</>
  )
}

/** What the coach says while it is asked. */
export function Advised({ children }: { children: ComponentChildren }) {
  const model = useTableModel()
  return <Coached words={() => coachWords(model)}>{children}</Coached>
}

/** Nothing is pointed at: the action being carried out, every choice, and what waits. */
export const Open = ({ hasFree = true }: { hasFree?: boolean }) => (
  <>
    <OpenLines />
    <OpenChoices hasFree={hasFree} />
  </>
)

/** What is to be known of it. */
export function OpenLines() {
  const { view, say, targets, snapshot } = useTableModel()
  const hasOffer = [...targets.keys()].some(place => kindOfPlace(place) === 'offer')
  return (
    <>
      {snapshot.waiting === 'bot' && <BotTurn button="table-button" />}
      {view.frame !== null && <FrameLine />}
      {hasOffer && <p class="table-hint">{say('first-class.table.hint')}</p>}
    </>
  )
}

/** What can be done besides is no answer to what was done. */
const Deferred = ({ children }: RenderableProps<object>) => (
  <AfterPaint>
    <DeferredContext of={TableModelContext}>{children}</DeferredContext>
  </AfterPaint>
)

export function OpenChoices({ hasFree }: { hasFree: boolean }) {
  const { targets, view } = useTableModel()
  const free = hasFree && (
    <Deferred>
      <FreeActions />
    </Deferred>
  )
  // Until there is space for coins nothing else can be done (FC-9.2).
  const isFreeFirst = view.owed > 0 || view.frame?.begun === false
  return (
    <>
      {targets.has('conductors') && <Conductors />}
      <MailCars />
      <Choices />
      {isFreeFirst && free}
      <Waiting />
      {!isFreeFirst && free}
    </>
  )
}

/** A card that is to be placed shows what is on it: there are switches, mechanics and factories. */
function SymbolLeft({ symbol }: { symbol: Effect }) {
  const { view, rules } = useTableModel()
  const face = kindOf(symbol) === LAY ? rules.printed.faces[sourceId(view.frame!.source)] : undefined
  return face === undefined ? <FrameChip frame={[symbol]} size={2} /> : <MiddleSigns face={face} />
}

/** Where the action comes from, what is left of it, and up to which car. */
function FrameLine() {
  const { view, voice, say } = useTableModel()
  const { left, limit } = view.frame!
  return (
    <div class="frame-line">
      <p>{capital(openFrameWords(voice, view))}</p>
      <span role="img" aria-label={frameWords(voice, left)}>
        {left.map((symbol, i) => (
          <SymbolLeft key={i} symbol={symbol} />
        ))}
      </span>
      {limit < TOP && (
        <span role="img" aria-label={say('first-class.table.limit', { value: CAR_VALUES[limit]! })}>
          ≤ <CarChip step={limit} size={1.8} />
        </span>
      )}
    </div>
  )
}
