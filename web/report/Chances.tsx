import type { AnalysisPoint } from '@roundhouse/bots/coach/chart'
import type { ReplayInfo } from '@roundhouse/table/replay'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Say } from '../messages/say.ts'
import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { momentOf } from '../shell/route.ts'
import { Chart } from './Chart.tsx'
import type { ChartRoom } from './chart.ts'
import type { ReviewProps } from './report.ts'

/** The chances of everybody after each turn: as lines, as a sentence for the turn one stands at, and as a table. */
export function Chances({ replay, analysis, source, say }: ReviewProps) {
  const { moments } = analysis
  const [turn, setTurn] = useState(moments.length - 1)
  const place = useRef<HTMLDivElement>(null)
  const room = useRoom(place)
  const sentence = sentenceOf(say, replay, moments, turn)
  return (
    <>
      <p class="hint">{say('report.chances.what')}</p>
      <div ref={place}>
        <Chart {...{ replay, analysis, source, say, room, turn }} choose={setTurn} />
      </div>
      <label class="line cursor">
        {say('report.turn')}
        <input
          type="range"
          class="scrub"
          min="0"
          max={moments.length - 1}
          value={turn}
          aria-valuetext={sentence}
          onInput={event => setTurn(Number(event.currentTarget.value))}
        />
        <Link class="button small" to={momentOf(source, moments[turn]!.at)}>
          {say('report.look')}
        </Link>
      </label>
      <output class="reading">{sentence}</output>
      <details>
        <summary>{say('report.as-table')}</summary>
        <Table replay={replay} moments={moments} say={say} />
      </details>
    </>
  )
}

const percent = (say: Say, share: number): string => say('report.percent', { share })

/** After turn 12, of Bram: Ada 40%, Bram 60%. */
function sentenceOf(say: Say, { chairs }: ReplayInfo, moments: readonly AnalysisPoint[], turn: number): string {
  const { seat, shares } = moments[turn]!
  const list = chairs.map(({ name }, each) => `${name} ${percent(say, shares[each]!)}`).join(', ')
  return say('report.reading', { turn, name: seat === null ? 'nobody' : chairs[seat]!.name, list })
}

/** Where there is little room, words get less of it. */
function useRoom(place: { current: HTMLElement | null }): ChartRoom {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  const isNarrow = width < 560
  return { width, height: isNarrow ? 240 : 300, top: 12, right: isNarrow ? 84 : 150, bottom: 28, left: 44 }
}

function Table({ replay, moments, say }: { replay: ReplayInfo; moments: readonly AnalysisPoint[]; say: Say }) {
  const { say: ofShell } = useShell()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its panel is scrolled by keys, too.
    <div class="scrolled" tabIndex={0}>
      <table class="points">
        <thead>
          <tr>
            <th scope="col">{say('report.turn')}</th>
            {replay.chairs.map(({ name }, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moments.map(({ at, seat, shares }, turn) => (
            <tr key={turn}>
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
    </div>
  )
}
