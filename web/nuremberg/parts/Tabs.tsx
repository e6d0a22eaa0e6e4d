import type { Tab } from '../layout/tabs.ts'
import { useStableTableModel } from '../model/table-model.ts'

interface TabsProps {
  readonly tabs: readonly Tab[]
  readonly shown: Tab
  /** The decision has a place of its own, so its tab shows the map. */
  readonly hasMap: boolean
  readonly show: (tab: Tab) => void
}

/** Parts of the table that share a place. */
export function Tabs({ tabs, shown, hasMap, show }: TabsProps) {
  const { say } = useStableTableModel()
  return (
    <nav class="tabs" aria-label={say('nuremberg.tabs')}>
      {tabs.map(tab => {
        const face = tab === 'decide' && hasMap ? 'map' : tab
        return (
          <button key={tab} type="button" aria-pressed={shown === tab} onClick={() => show(tab)}>
            {hasMap && <Sign of={face} />}
            <span>{say(`nuremberg.tab.${face}`)}</span>
          </button>
        )
      })}
    </nav>
  )
}

/** What each part looks like, in a few strokes. */
const SIGNS: Readonly<Record<Tab | 'map', string>> = {
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  decide: 'M5 12l5 5 9-11',
  auction: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  trains: 'M4 15V6h5v5h9l2 4zM15 11V6M6.5 19a2 2 0 1 0 .01 0M12 19a2 2 0 1 0 .01 0M17.5 19a2 2 0 1 0 .01 0',
  players: 'M9 11a3.5 3.5 0 1 0-.01 0M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 11a3 3 0 1 0-1-5M17 14c3 .5 4.5 2.5 4.5 6',
  log: 'M5 5h14M5 10h14M5 15h14M5 20h8',
}

const Sign = ({ of }: { of: keyof typeof SIGNS }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d={SIGNS[of]} fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
  </svg>
)
