import { capital, seatName } from '@roundhouse/first-class/words/voice'
import type { RenderableProps } from 'preact'
import { Scroller } from '../../shell/Scroller.tsx'
import { inRank } from '../../table/rank.ts'
import { Mark } from '../marks.tsx'
import { useTableModel } from '../model/table-model.ts'
import { arrestedIn, countOfPoints } from '../points.ts'

/** Where everybody's points came from, on its own or as a part of the end. */
export function FinalCount({ isPart = false }: { isPart?: boolean }) {
  const { snapshot, view, voice, say } = useTableModel()
  const winners = snapshot.result?.winners ?? []
  const arrested = arrestedIn(view)
  const seats = inRank(snapshot.points, winners, arrested)
  return (
    <Place isPart={isPart}>
      <h2 class="final-title">{say('first-class.table.points-came')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map(seat => (
              <th key={seat} scope="col" class={winners.includes(seat) ? 'is-winner' : ''}>
                <Mark seat={seat} size={1.1} /> <span>{seatName(voice, seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...countOfPoints(snapshot.story, seats.length)].map(([source, points]) => (
            <tr key={source}>
              <th scope="row">{capital(say(`first-class.points-from.${source}`))}</th>
              {seats.map(seat => (
                <td key={seat} class={isMost(points, seat) ? 'is-most' : ''}>
                  {points[seat]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('first-class.scoring.total')}</th>
            {seats.map(seat => (
              <td key={seat}>
                {arrested.includes(seat) ? <s class="arrested">{snapshot.points[seat]}</s> : snapshot.points[seat]}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Place>
  )
}

/** On its own it is as large as there is room, and scrolls; a part of the end is as large as it is. */
function Place({ isPart, children }: RenderableProps<{ isPart: boolean }>) {
  const { say } = useTableModel()
  if (isPart) return <section class="final panel">{children}</section>
  return (
    <Scroller class="final panel" role="region" aria-label={say('first-class.table.final')}>
      {children}
    </Scroller>
  )
}

const isMost = (points: readonly number[], seat: number): boolean =>
  points[seat]! > 0 && points[seat] === Math.max(...points)
