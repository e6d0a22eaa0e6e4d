import { pileOfRound } from '@roundhouse/first-class/base/cards/piles'
import { useEffect, useState } from 'preact/hooks'
import { Slot, StatusSlot, useScreenNearby } from '../../table/slots.tsx'
import { TABS, type Tab, tabFor, tabOfLine } from '../choosing/choosing.ts'
import { NarrowDecision } from '../decision/NarrowDecision.tsx'
import { Icon, type IconName } from '../drawing/Icon.tsx'
import { Mark } from '../marks.tsx'
import { useTableModel } from '../model/table-model.ts'
import { useNewsRecap } from '../model/useNewsRecap.ts'
import type { ScoringState } from '../model/useScoring.ts'
import { NarrowBoard } from './Board.tsx'
import { FinalCount } from './FinalCount.tsx'
import { isDealt, NarrowStart, Pips, Status } from './Head.tsx'
import { NarrowOffer, SidewaysOffer } from './NarrowOffer.tsx'
import { Log, RecapButton } from './Recap.tsx'
import { RecapLine } from './RecapNote.tsx'
import { otherSeats, PointsNow, pointsWords, Rivals } from './Rivals.tsx'
import { ScoringSummary } from './ScoringSummary.tsx'
import { Secrets } from './Secrets.tsx'

const ICONS: Readonly<Record<Tab, IconName>> = { board: 'car', offer: 'storage', others: 'passenger', log: 'contract' }
/** A phone: one panel at a time, the decision always below or beside it, everybody's points always above. */
export function Narrow({ isSideways, scored }: { isSideways: boolean; scored: ScoringState }) {
  const { snapshot, targets, view, say, seat } = useTableModel()
  const [tab, setTab] = useState<Tab>('offer')
  useEffect(() => {
    if (targets.size > 0 || view.phase === 'over') setTab(tabFor(targets))
  }, [snapshot.played])
  const isNearby = useScreenNearby() && snapshot.viewer === seat
  useOwnFirst(isNearby, setTab, targets.size > 0 || view.phase === 'over')
  // Who only watches sees where it goes on: among the cards, or on the board while an action is carried out.
  const isWatched = snapshot.waiting === 'nobody' && view.phase !== 'over'
  const isInAction = view.frame !== null
  useEffect(() => {
    if (isWatched) setTab(isInAction ? 'board' : 'offer')
  }, [isWatched, isInAction])
  const { news, recap, shown } = useNewsRecap({ snapshot })
  useEffect(() => {
    if (shown !== undefined) setTab(tabOfLine(shown, seat))
  }, [shown])
  return (
    <div class={isSideways ? 'narrow sideways' : 'narrow'}>
      <Strip hasMenu={!isSideways} />
      <RivalStrip show={() => setTab('others')} />
      <div class="panel-area" role="tabpanel" aria-label={say(`first-class.table.tab.${tab}`)}>
        {scored.scoring !== null ? (
          <ScoringSummary scoring={scored.scoring} close={scored.close} />
        ) : view.phase === 'over' && tab === 'offer' ? (
          <FinalCount />
        ) : (
          <Panel tab={tab} isSideways={isSideways} />
        )}
      </div>
      {(shown !== undefined || (tab === 'log' && news.length > 0)) && (
        <div class="recap">
          {shown === undefined ? <b>{say('first-class.table.since')}</b> : <RecapLine line={shown} />}
          <RecapButton recap={recap} />
        </div>
      )}
      <NarrowDecision tab={tab} show={setTab} hasMarket={isSideways && tab === 'offer'} />
      <Tabs tab={tab} show={setTab} hasMenu={isSideways} />
    </div>
  )
}

/** The cards are on the screen in the room: what is seen there by nobody comes first, and again after the own turn. */
function useOwnFirst(isNearby: boolean, show: (tab: Tab) => void, isAsked: boolean): void {
  useEffect(() => {
    if (isNearby) show('board')
  }, [isNearby])
  useEffect(() => {
    if (isNearby && !isAsked) show('board')
  }, [isAsked])
}

function Panel({ tab, isSideways }: { tab: Tab; isSideways: boolean }) {
  const { seat, snapshot } = useTableModel()
  const isNearby = useScreenNearby()
  switch (tab) {
    case 'board':
      return (
        <>
          {isNearby && snapshot.viewer === seat && <Secrets seat={seat} />}
          <NarrowBoard seat={seat} isOwn={snapshot.viewer === seat} />
        </>
      )
    case 'offer':
      return isSideways ? <SidewaysOffer /> : <NarrowOffer />
    case 'others':
      return <Rivals />
    case 'log':
      return (
        <>
          <Slot of="Log" />
          <Log />
        </>
      )
  }
}

/** Round and pile, and one's own points with what a scoring would bring. */
function Strip({ hasMenu }: { hasMenu: boolean }) {
  const { view, voice, say, seat } = useTableModel()
  const pile = pileOfRound(view.round)
  return (
    <header class="strip">
      {hasMenu && <NarrowStart />}
      <Status isUnseen />
      <span role="img" aria-label={say('first-class.table.of-rounds', { round: view.round, pile })}>
        <Icon name="locomotive" size={1.6} color="var(--accent)" />
        <b>{view.round}</b>/6
        <span class={`pile pile-${pile}`}>
          <Pips count={pile} />
          {isDealt(view.phase) && view.pile}
        </span>
      </span>
      <span class="strip-points" role="img" aria-label={pointsWords(voice, view, seat)}>
        <Mark seat={seat} size={1.4} />
        <PointsNow seat={seat} />
      </span>
    </header>
  )
}

function RivalStrip({ show }: { show: () => void }) {
  const { view, voice, seat: own, snapshot } = useTableModel()
  return (
    <div class="rival-strip">
      {otherSeats(own, view.players.length).map(seat => (
        <button
          key={seat}
          type="button"
          class={snapshot.toMove === seat ? 'is-now' : ''}
          aria-label={`${voice.names[seat]}. ${pointsWords(voice, view, seat)}`}
          data-board={seat}
          onClick={show}
        >
          <Mark seat={seat} size={1.3} />
          <PointsNow seat={seat} />
          {view.start === seat && <Icon name="flag" size={1.2} color="var(--accent)" />}
          <StatusSlot seat={seat} />
        </button>
      ))}
    </div>
  )
}

interface TabsProps {
  readonly tab: Tab
  readonly show: (tab: Tab) => void
  readonly hasMenu: boolean
}

function Tabs({ tab, show, hasMenu }: TabsProps) {
  const { say } = useTableModel()
  return (
    <div class="rail">
      {hasMenu && <NarrowStart />}
      <div class="tabs" role="tablist">
        {TABS.map(each => (
          <button key={each} type="button" role="tab" aria-selected={each === tab} onClick={() => show(each)}>
            <Icon name={ICONS[each]} size={1.7} />
            {say(`first-class.table.tab.${each}`)}
          </button>
        ))}
      </div>
    </div>
  )
}
