import '@fontsource/alegreya/latin-400.css'
import '@fontsource/alegreya/latin-400-italic.css'
import '@fontsource/alegreya/latin-700.css'
import './nuremberg.css'
import type { Reason } from '@roundhouse/kernel/game'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { Snapshot } from '@roundhouse/table/snapshot'
import type { RenderableProps, VNode } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useTableContext } from '../table/context.ts'
import { useCommands } from '../table/keys/useCommands.ts'
import { DeferredContext } from '../table/memo/deferred.tsx'
import { useStableActs } from '../table/memo/stable-acts.ts'
import { useStructuralSharing } from '../table/memo/useStructuralSharing.ts'
import { AnimatedTable } from '../table/motion/AnimatedTable.tsx'
import { useDurations } from '../table/motion/speed.ts'
import type { TableProps } from '../table/props.ts'
import { Slot } from '../table/slots.tsx'
import { canAskAt, useUntilPlayed, useVoice } from '../table/table-model.ts'
import { useReason } from '../table/why/useReason.ts'
import { useLights } from './choosing/lights.ts'
import { targetsOf } from './choosing/targets.ts'
import { Decision } from './decision/Decision.tsx'
import { Summary } from './decision/Summary.tsx'
import { useTurnSummary } from './decision/useTurnSummary.ts'
import { Symbols } from './drawing/Symbols.tsx'
import type { Layout } from './layout/layout.ts'
import { type Tab, tabFor, tabOfPhase, tabOfThings, tabsOf } from './layout/tabs.ts'
import { useLayout } from './layout/useLayout.ts'
import { movementsBetween, OPENING } from './model/movements.ts'
import { rulesOf } from './model/rules.ts'
import type { Selection, StableTableModel, TableModel, TableSnapshot } from './model/table-model.ts'
import { questionOf, StableTableModelContext, TableModelContext } from './model/table-model.ts'
import { useFocus } from './model/useFocus.ts'
import { Announcer } from './parts/Announcer.tsx'
import { Auction } from './parts/Auction.tsx'
import { Head } from './parts/Head.tsx'
import { LogDialog, LogList, LogStrip } from './parts/Log.tsx'
import { Players } from './parts/Players.tsx'
import { Recap } from './parts/Recap.tsx'
import { Tabs } from './parts/Tabs.tsx'
import { Trains } from './parts/Trains.tsx'
import { TableMap } from './TableMap.tsx'

/** The table of First Train to Nuremberg. */
export function NurembergTable(props: TableProps) {
  const { lit, light, show } = useLights()
  const [choice, choose] = useUntilPlayed(props.snapshot, NOTHING)
  const [reason, explain] = useReason(props.reason ?? null)
  const lastQuestion = useRef<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const layout = useLayout(root)
  const isCoachAsked = useTableContext()?.coach?.says != null
  // Where the decision has what other parts leave it, only what it is about stays above what the coach says.
  const decidedIn = isCoachAsked && layout.is === 'wide' ? (props.snapshot.view as View).phase : null
  const hasAuction = decidedIn === null || decidedIn === 'auction'
  const hasTrains = decidedIn === null || decidedIn === 'trains'
  const tabs = tabsOf(layout).filter(each => (each !== 'auction' || hasAuction) && (each !== 'trains' || hasTrains))
  const [hasLogOpen, setLogOpen] = useState(false)
  const acts = {
    ...props,
    choose,
    light,
    show(areas: readonly number[], things?: readonly string[]) {
      setLogOpen(false)
      show(areas, things)
    },
    openLog: () => (tabs.includes('log') ? setTab('log') : setLogOpen(!layout.hasLog)),
    askWhy(question: string | Reason) {
      lastQuestion.current = typeof question === 'string' ? question : null
      if (typeof question === 'string') props.askWhy(question)
      else explain(question)
    },
  }
  const stable = useSeat(props.snapshot, acts)
  const asked = lastQuestion.current
  const model = useMemo(() => ({ ...stable, choice, reason, lastQuestion: asked }), [stable, choice, reason, asked])
  const { snapshot, view } = stable
  const [tab, setTab] = useTab(model, layout, isCoachAsked)
  const shown = shownTab(model, { layout, tabs }, tab, lit)
  useCommands({ cancel: () => choose(NOTHING), log: acts.openLog })
  useFocus(snapshot.played)
  const { summary, close } = useTurnSummary(stable)
  const { motion } = useDurations()
  const tabBar = useMemo(
    () =>
      tabs.length > 0 && (
        <Tabs
          tabs={tabs}
          shown={shown}
          hasMap={layout.is === 'landscape'}
          show={each => {
            light([])
            setTab(each)
          }}
        />
      ),
    [tabs.join(), shown, layout],
  )
  return (
    <StableTableModelContext.Provider value={stable}>
      <TableModelContext.Provider value={model}>
        <div
          ref={root}
          class="nuremberg-table"
          data-tab={shown}
          data-tabs={tabs.length > 0 || undefined}
          {...layoutAttributes(layout)}
          data-coached={isCoachAsked || undefined}
          data-event={summary === null ? (view.phase === 'over' ? 'end' : undefined) : 'turn'}
        >
          <AnimatedTable root={root} shown={model} movements={movementsBetween} opening={OPENING} duration={motion}>
            {SYMBOLS}
            {ANNOUNCER}
            {HEAD}
            <div class="map-place">
              <TableMap lit={lit.areas} />
            </div>
            {tabBar}
            {PLAYERS}
            {hasAuction && <Aside isNow={view.phase === 'auction'}>{AUCTION}</Aside>}
            {hasTrains && <Aside isNow={view.phase === 'trains'}>{TRAINS}</Aside>}
            {layout.is === 'phone' && shown !== 'decide' && summary === null && PANEL_SHEET}
            {summary === null ? DECISION : <Summary summary={summary} close={close} />}
            {(shown === 'log' || layout.hasLog) && LOG}
            {layout.is === 'wide' && !layout.hasLog && !layout.isScreen && LOG_STRIP}
            {!layout.isScreen && RECAP}
            {hasLogOpen && <LogDialog onClosed={() => setLogOpen(false)} />}
          </AnimatedTable>
        </div>
      </TableModelContext.Provider>
    </StableTableModelContext.Provider>
  )
}

/** How styles know the layout. */
const layoutAttributes = ({ is, isLow, isTall, hasLog, isBeside, isRoomy, isNarrow, isScreen }: Layout) => ({
  'data-layout': is,
  'data-small': is === 'phone' || is === 'landscape' || undefined,
  'data-low': isLow || undefined,
  'data-tall': isTall || undefined,
  'data-log': hasLog || undefined,
  'data-beside': isBeside || undefined,
  'data-roomy': isRoomy || undefined,
  'data-narrow': isNarrow || undefined,
  'data-screen': isScreen || undefined,
})

/** A panel that is not what is decided about now. */
const Aside = ({ isNow, children }: RenderableProps<{ isNow: boolean }>) => (
  <DeferredContext of={TableModelContext} isNow={isNow}>
    <DeferredContext of={StableTableModelContext} isNow={isNow}>
      {children}
    </DeferredContext>
  </DeferredContext>
)

/** Parts that hear by themselves when something was played, and do not change with what is chosen. */
const deferred = (part: VNode) => <DeferredContext of={StableTableModelContext}>{part}</DeferredContext>
const SYMBOLS = <Symbols />
const ANNOUNCER = deferred(<Announcer />)
const HEAD = deferred(<Head />)
const PLAYERS = deferred(<Players />)
const AUCTION = <Auction />
const TRAINS = <Trains />
const DECISION = <Decision />
/** What the others ask and say is seen on every tab; what a turn brought takes the place of the tabs, and has it in itself. */
const PANEL_SHEET = (
  <div class="panel-sheet">
    <Slot of="Panel" />
    <Slot of="Own" />
  </div>
)
const LOG = deferred(<LogList />)
const LOG_STRIP = deferred(<LogStrip />)
const RECAP = deferred(<Recap />)

/** The part that was chosen, or came up by itself; on a phone also the one in which something is said about a choice. */
function useTab(
  model: Pick<TableModel, 'snapshot' | 'view' | 'targets' | 'choice'>,
  layout: Layout,
  isCoachAsked: boolean,
): [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>('decide')
  useEffect(() => {
    if (questionOf(model) !== 'wait') setTab(tabFor(model))
  }, [model.snapshot.played])
  // Who only watches sees what the phase is about, where the decision has a place of its own.
  const isWatched = model.snapshot.waiting === 'nobody' && layout.is === 'landscape'
  const { phase } = model.view
  useEffect(() => {
    if (isWatched) setTab(phase === 'auction' ? 'auction' : 'decide')
  }, [isWatched, phase === 'auction'])
  const { leaving, box } = model.choice
  const isSaid = isCoachAsked || leaving !== undefined || box !== undefined
  useEffect(() => {
    if (isSaid && layout.is === 'phone') setTab('decide')
  }, [isSaid, isCoachAsked, model.snapshot.played])
  return [tab, setTab]
}

/** What is told of comes to the front for as long as it is shown. */
function shownTab(
  model: Pick<TableModel, 'view'>,
  { layout, tabs }: { readonly layout: Layout; readonly tabs: readonly Tab[] },
  tab: Tab,
  lit: ReturnType<typeof useLights>['lit'],
) {
  const told = lit.areas.length > 0 && layout.is === 'landscape' ? 'decide' : tabOfThings(lit.things)
  if (lit.isShown && told !== null && tabs.includes(told)) return told
  return [tab, tabOfPhase(model)].find(each => tabs.includes(each)) ?? tabs[0] ?? tabOfPhase(model)
}

type Acts = Pick<StableTableModel, 'choose' | 'play' | 'undo' | 'askWhy' | 'light' | 'show' | 'openLog'>

/** Snapshots come with every move: what is told of them stays the same in between. */
function useSeat(told: Snapshot, { choose, play, undo, askWhy, light, show, openLog }: Acts): StableTableModel {
  const snapshot = told as TableSnapshot
  const rules = rulesOf(snapshot)
  const view = useStructuralSharing(snapshot.view as View)
  const voice = useVoice(snapshot, rules)
  const acts = useStableActs({ choose, play, undo, askWhy, light, show, openLog })
  return useMemo(() => {
    const targets = targetsOf(rules, snapshot.moves)
    return { snapshot, view, rules, voice, say: voice.say, targets, canAsk: canAskAt(snapshot), ...acts }
  }, [snapshot, rules, voice])
}

const NOTHING: Selection = {}
