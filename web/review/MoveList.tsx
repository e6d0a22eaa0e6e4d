import type { ReplayInfo } from '@roundhouse/table/replay'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import type { Say } from '../messages/say.ts'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { Scroller } from '../shell/Scroller.tsx'
import { SeatSign } from '../shell/SeatSign.tsx'
import { type MoveRow, type MoveSection, pointsByRow, rowAt } from './move-rows.ts'
import { labelOf, lossWords } from './PointButtons.tsx'
import type { NumberedPoint } from './turning-points.ts'

interface MoveListProps {
  readonly replay: ReplayInfo
  readonly sections: readonly MoveSection[]
  readonly points: readonly NumberedPoint[]
  readonly place: number
  readonly say: Say
  readonly jump: (place: number) => void
}

/** Every move by rounds or turns, in the words of the log. The one that one stands at is marked, and in sight. */
export function MoveList({ replay, sections, points, place, say, jump }: MoveListProps) {
  const list = useRef<HTMLDivElement>(null)
  // Hundreds of rows: a step marks another one, and draws none of them again.
  const rows = useMemo(
    () => <Sections {...{ replay, sections, points, say, jump }} />,
    [replay, sections, points, say, jump],
  )
  const current = rowAt(sections, place)?.place ?? null
  // What comes later may take of its room.
  useEffect(() => {
    const row = mark(list.current!, current)
    // Effects of a step before may run while a table is being drawn: to measure there would lay out the page once more.
    const frame = requestAnimationFrame(() => bringInSight(list.current!, row))
    return () => cancelAnimationFrame(frame)
  }, [current, rows])
  return (
    <Scroller class="move-list" inner={list}>
      {rows}
    </Scroller>
  )
}

/** Moves the mark; the focus stays where it is. */
function mark(list: HTMLElement, place: number | null): HTMLElement | null {
  list.querySelector('[aria-current]')?.removeAttribute('aria-current')
  const row = place === null ? null : list.querySelector<HTMLElement>(`[data-place="${place}"]`)
  row?.setAttribute('aria-current', 'step')
  return row
}

/** Moves the list as far as is needed to see a row. */
function bringInSight(list: HTMLElement, row: HTMLElement | null): void {
  const box = list.getBoundingClientRect()
  const { top, bottom } = row?.getBoundingClientRect() ?? box
  if (row === null) list.scrollTop = 0
  else if (top < box.top + HEADING) list.scrollTop -= box.top + HEADING - top
  else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom
}

/** The name of a round stays above its moves while they are scrolled. */
const HEADING = 32

type SectionsProps = Omit<MoveListProps, 'place'>

function Sections({ replay, sections, points, say, jump }: SectionsProps) {
  const { say: ofGame } = useShell()
  const { about, signs } = useGame(replay.game)
  const marked = pointsByRow(sections, points) as ReadonlyMap<number, NumberedPoint>
  return (
    <>
      {sections.map(({ stage, rows }) => (
        <section key={stage}>
          <h2>{about.stage(ofGame, { now: stage + 1, of: replay.stages.length })}</h2>
          <ol>
            {rows.map(row => (
              <li key={row.place}>
                <Button class="move" data-place={row.place} onClick={() => jump(row.place)}>
                  <SeatSign seat={row.seat} signs={signs} />
                  <RowWords row={row} />
                </Button>
                {marked.has(row.place) && <Marked {...{ replay, say, jump }} point={marked.get(row.place)!} />}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

export const RowWords = ({ row: { sentences, points } }: { row: MoveRow }) => (
  <>
    <span>{sentences.join(' · ')}</span>
    {points !== 0 && <em>{points > 0 ? `+${points}` : `−${-points}`}</em>}
  </>
)

interface MarkedProps extends Pick<MoveListProps, 'replay' | 'say' | 'jump'> {
  readonly point: NumberedPoint
}

/** With this move much was lost: what would have been better. */
const Marked = ({ point, replay, say, jump }: MarkedProps) => (
  <Button
    class="move-point"
    data-turning-point={point.at}
    aria-label={`${labelOf(say, replay, point)}, ${lossWords(say, point)}`}
    onClick={() => jump(point.at)}
  >
    <b class={`turning-number seat-${point.seat + 1}`}>{point.number}</b>
    {lossWords(say, point)}
  </Button>
)
