import '@fontsource/alegreya/latin-400.css'
import '@fontsource/alegreya/latin-400-italic.css'
import '@fontsource/alegreya/latin-700.css'
import './nuremberg.css'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { RenderableProps, VNode } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useTableContext } from '../table/context.ts'
import { useCommands } from '../table/keys/useCommands.ts'
import { DeferredContext } from '../table/memo/deferred.tsx'
import { useStableActs } from '../table/memo/stable-acts.ts'
import { useStructuralSharing } from '../table/memo/structural-sharing.ts'
import { AnimatedTable } from '../table/motion/AnimatedTable.tsx'
import { useDurations } from '../table/motion/speed.ts'
import type { TableProps } from '../table/props.ts'
import { canAskAt, useUntilPlayed, useVoice } from '../table/table-model.ts'
import { useReason } from '../table/why/useReason.ts'
import { useLights } from './choosing/lights.ts'
import { targetsOf, targetsOn } from './choosing/targets.ts'
import { Decision } from './decision/Decision.tsx'
import { Symbols } from './drawing/Symbols.tsx'
import { movementsBetween, OPENING } from './model/movements.ts'
import { rulesOf } from './model/rules.ts'
import type { Selection, StableTableModel, TableModel, TableSnapshot } from './model/table-model.ts'
import { questionOf, StableTableModelContext, TableModelContext } from './model/table-model.ts'
import { useFocus } from './model/useFocus.ts'
import { Announcer } from './parts/Announcer.tsx'
import { Auction } from './parts/Auction.tsx'
import { Head } from './parts/Head.tsx'
import { LogList, LogStrip } from './parts/Log.tsx'
import { Players } from './parts/Players.tsx'
import { Trains } from './parts/Trains.tsx'
import { TableMap } from './TableMap.tsx'

const TABS = ['decide', 'players', 'auction', 'trains', 'log'] as const
type Tab = (typeof TABS)[number]

/** The table of First Train to Nuremberg. */
export function NurembergTable(props: TableProps) {
  const [lit, light] = useLights()
  const [choice, choose] = useUntilPlayed(props.snapshot, NOTHING)
  const [reason, explain] = useReason(props.reason ?? null)
  const lastQuestion = useRef<string | null>(null)
  const stable = useSeat(props, choose, light, question => {
    lastQuestion.current = typeof question === 'string' ? question : null
    if (typeof question === 'string') props.askWhy(question)
    else explain(question)
  })
  const model = { ...stable, choice, reason, lastQuestion: lastQuestion.current }
  const { say, snapshot, view } = stable
  // While the coach speaks only what is decided about has room beside it.
  const isCoachAsked = useTableContext()?.coach?.says != null
  const [tab, setTab] = useTab(model, isCoachAsked)
  useCommands({ cancel: () => choose(NOTHING) })
  useFocus(snapshot.played)
  const root = useRef<HTMLDivElement>(null)
  const { motion } = useDurations()
  return (
    <StableTableModelContext.Provider value={stable}>
      <TableModelContext.Provider value={model}>
        <div ref={root} class="nuremberg-table" data-tab={tab} data-coached={isCoachAsked || undefined}>
          <AnimatedTable root={root} shown={model} movements={movementsBetween} opening={OPENING} duration={motion}>
            {SYMBOLS}
            {ANNOUNCER}
            {HEAD}
            <div class="map-place">
              <TableMap lit={lit.areas} />
            </div>
            <nav class="tabs" aria-label={say('nuremberg.tabs')}>
              {TABS.map(each => (
                <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
                  {say(`nuremberg.tab.${each}`)}
                </button>
              ))}
            </nav>
            <div class="side">
              {PLAYERS}
              {(view.phase === 'auction' || !isCoachAsked) && (
                <Aside isNow={view.phase === 'auction'}>
                  <Auction />
                </Aside>
              )}
              {(view.phase === 'trains' || !isCoachAsked) && (
                <Aside isNow={view.phase === 'trains'}>
                  <Trains />
                </Aside>
              )}
              <Decision />
              {tab === 'log' && <LogList />}
            </div>
            {LOG}
          </AnimatedTable>
        </div>
      </TableModelContext.Provider>
    </StableTableModelContext.Provider>
  )
}

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
const LOG = deferred(<LogStrip />)

/** On a phone the part in which something has to be chosen comes up by itself. */
function tabFor(model: Pick<TableModel, 'view' | 'targets'>): Tab {
  const question = questionOf(model)
  if (question === 'bid') return 'auction'
  const canOnlyBuy = question === 'act' && targetsOn(model.targets, 'piece').length === 0
  return canOnlyBuy ? 'trains' : 'decide'
}

function useTab(
  model: Pick<TableModel, 'snapshot' | 'view' | 'targets' | 'choice'>,
  isCoachAsked: boolean,
): [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>('decide')
  useEffect(() => setTab(tabFor(model)), [model.snapshot.played])
  // What the coach says stands where things are decided.
  useEffect(() => {
    if (isCoachAsked) setTab('decide')
  }, [isCoachAsked, model.snapshot.played])
  // What would be lost by a move is said there, too.
  const isLeaving = model.choice.leaving !== undefined
  useEffect(() => {
    if (isLeaving) setTab('decide')
  }, [isLeaving])
  return [tab, setTab]
}

/** Snapshots come with every move: what is told of them stays the same in between. */
function useSeat(
  { snapshot: told, play, undo }: TableProps,
  choose: StableTableModel['choose'],
  light: StableTableModel['light'],
  askWhy: StableTableModel['askWhy'],
): StableTableModel {
  const snapshot = told as TableSnapshot
  const rules = rulesOf(snapshot)
  const view = useStructuralSharing(snapshot.view as View)
  const voice = useVoice(snapshot, rules)
  const acts = useStableActs({ choose, play, undo, askWhy, light })
  return useMemo(() => {
    const targets = targetsOf(rules, snapshot.moves)
    return { snapshot, view, rules, voice, say: voice.say, targets, canAsk: canAskAt(snapshot), ...acts }
  }, [snapshot, rules, voice])
}

const NOTHING: Selection = {}
