import type { AnalysisPoint } from '@roundhouse/bots/coach/chart'
import type { Viewer } from '@roundhouse/kernel/game'
import type { ReplayInfo } from '@roundhouse/table/replay'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Say } from '../messages/say.ts'
import { useShell } from '../shell/context.ts'
import { Chart } from './Chart.tsx'
import { type ChartRoom, turnBy } from './chart.ts'
import type { NumberedPoint } from './turning-points.ts'

interface ChancesProps {
  readonly replay: ReplayInfo
  readonly moments: readonly AnalysisPoint[]
  readonly points: readonly NumberedPoint[]
  readonly viewer: Viewer
  readonly say: Say
  readonly place: number
  readonly jump: (place: number) => void
}

/** The chances of everybody after each turn: as lines, and as a sentence for the turn one stands at. */
export function Chances(props: ChancesProps) {
  const chartPlace = useRef<HTMLDivElement>(null)
  const room = useRoom(chartPlace)
  return (
    <>
      <div ref={chartPlace} class="chart-place">
        {room.width > 0 && <Chart {...props} room={room} />}
      </div>
      <output class="reading">{sentenceOf(props)}</output>
    </>
  )
}

export const percent = (say: Say, share: number): string => say('review.percent', { share })

/** After turn 12, of Bram: Ada 40%, Bram 60%. */
function sentenceOf({ say, replay: { chairs }, moments, place }: ChancesProps): string {
  const turn = turnBy(moments, place)
  const { seat, shares } = moments[turn]!
  const list = chairs.map(({ name }, each) => `${name} ${percent(say, shares[each]!)}`).join(', ')
  return say('review.reading', { turn, name: seat === null ? 'nobody' : chairs[seat]!.name, list })
}

/** Where there is little room, words get less of it. */
function useRoom(place: { current: HTMLElement | null }): ChartRoom {
  const [{ width, height }, resize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => resize(entry!.contentRect))
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return useMemo(
    () => ({ width, height, top: 12, right: width < 560 ? 84 : 150, bottom: 22, left: 44 }),
    [width, height],
  )
}

interface ChancesTableProps {
  readonly replay: ReplayInfo
  readonly moments: readonly AnalysisPoint[]
  readonly say: Say
}

/** The same in figures. */
export function ChancesTable({ replay, moments, say }: ChancesTableProps) {
  const { say: ofShell } = useShell()
  return (
    <table class="points chances-table">
      <thead>
        <tr>
          <th scope="col">{say('review.turn')}</th>
          {replay.chairs.map(({ name }, seat) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moments.map(({ at, seat, shares }, turn) => (
          <tr key={turn} data-at={at}>
            <th scope="row">
              {turn} {seat === null ? '' : replay.chairs[seat]!.name}{' '}
              <small>{ofShell('replay.place', { place: at, last: replay.played.length })}</small>
            </th>
            {shares.map((share, each) => (
              <td key={each}>{percent(say, share)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
