import '@fontsource/alegreya/latin-400.css'
import '@fontsource/alegreya/latin-400-italic.css'
import '@fontsource/alegreya/latin-700.css'
// Before the panels: what they say of themselves comes after what holds for the whole table.
import './tokens.css'
import './colours.css'
import './table.css'
import type { View } from '@roundhouse/nuremberg/base/view'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { remembering } from '../messages/remembering.ts'
import { useShell } from '../shell/context.ts'
import type { TableProps } from '../table/tables.ts'
import { Decision } from './decision/Decision.tsx'
import { describeArea } from './describe.ts'
import { Symbols } from './drawing/Symbols.tsx'
import { useFlights } from './flights.ts'
import { useFocus, useKeys } from './keys.ts'
import { MapView } from './map/MapView.tsx'
import { marksOf, pointAt, pointAtPiece } from './marks.ts'
import { setPace } from './motion.ts'
import { Announcement } from './parts/Announcement.tsx'
import { Auction } from './parts/Auction.tsx'
import { Head } from './parts/Head.tsx'
import { LogList, LogStrip } from './parts/Log.tsx'
import { Players } from './parts/Players.tsx'
import { Trains } from './parts/Trains.tsx'
import { rulesOf } from './rules.ts'
import { type Choice, questionOf, type Sitting, SittingContext } from './sitting.ts'
import { targetsOf, targetsOn } from './targets.ts'
import { mapFor } from './words/places.ts'

const TABS = ['decide', 'players', 'auction', 'trains', 'log'] as const
type Tab = (typeof TABS)[number]

/** The table of First Train to Nuremberg. */
export function NurembergTable(props: TableProps) {
  const sitting = useTableSitting(props)
  const { voice, rules, view, scene } = sitting
  const map = useMemo(() => mapFor(voice.say, rules.map), [voice.say, rules.map])
  const [lit, setLit] = useState<readonly number[]>([])
  const seated = { ...sitting, light: setLit }
  const [tab, setTab] = useTab(sitting)
  useKeys(seated)
  useFocus(scene.played)
  useFlights(seated)
  const marks = useMemo(() => ({ ...marksOf(seated), lit: new Set(lit) }), [scene, sitting.choice, lit])
  return (
    <SittingContext.Provider value={seated}>
      <div class="nuremberg-table" data-tab={tab}>
        <Symbols />
        <Announcement />
        <Head />
        <div class="map-place">
          <MapView
            map={map}
            board={view}
            marks={marks}
            describe={area => describeArea(seated, area)}
            onPoint={area => pointAt(seated, area)}
            onPointAtPiece={piece => pointAtPiece(seated, piece)}
          />
        </div>
        <nav class="tabs" aria-label={voice.say('nuremberg.tabs')}>
          {TABS.map(each => (
            <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
              {voice.say(`nuremberg.tab.${each}`)}
            </button>
          ))}
        </nav>
        <div class="side">
          <Players />
          <Auction />
          <Trains />
          <Decision />
          {tab === 'log' && <LogList />}
        </div>
        <LogStrip />
      </div>
    </SittingContext.Provider>
  )
}

/** On a phone the part in which something has to be chosen comes up by itself. */
function tabFor(sitting: Pick<Sitting, 'view' | 'targets'>): Tab {
  const question = questionOf(sitting)
  if (question === 'bid') return 'auction'
  const canOnlyBuy = question === 'act' && targetsOn(sitting.targets, 'piece').length === 0
  return canOnlyBuy ? 'trains' : 'decide'
}

function useTab(sitting: Pick<Sitting, 'scene' | 'view' | 'targets'>): [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>('decide')
  useEffect(() => setTab(tabFor(sitting)), [sitting.scene.played])
  return [tab, setTab]
}

function useTableSitting({ scene, play, undo, askWhy, reason = null }: TableProps): Omit<Sitting, 'light'> {
  const { say: anew, settings } = useShell()
  const say = useMemo(() => remembering(anew), [anew])
  setPace(settings.speed)
  const rules = rulesOf(scene)
  const targets = useMemo(() => targetsOf(rules, scene.moves), [scene, rules])
  const [kept, setKept] = useState<{ at: number; choice: Choice }>({ at: -1, choice: {} })
  const voice = useMemo(
    () => ({ say, rules, names: scene.chairs.map(({ name }) => name), eye: scene.eye }),
    [say, rules, scene.eye, scene.chairs.map(({ name }) => name).join()],
  )
  return {
    scene,
    view: scene.view as View,
    rules,
    voice,
    targets,
    choice: kept.at === scene.played ? kept.choice : {},
    choose: choice => setKept({ at: scene.played, choice }),
    play,
    undo,
    askWhy,
    reason,
  }
}
