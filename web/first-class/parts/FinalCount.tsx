import { seatName } from '@roundhouse/first-class/words/voice'
import { Mark } from '../marks.tsx'
import { useTableModel } from '../model/table-model.ts'
import { countOfPoints } from '../points.ts'

/** Where everybody's points came from. */
export function FinalCount() {
  const { snapshot, view, voice, say } = useTableModel()
  const seats = view.players.map((_, seat) => seat)
  const winners = snapshot.result?.winners ?? []
  return (
    <section class="final panel" aria-label={say('first-class.table.final')}>
      <h2>{say('first-class.table.points-came')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map(seat => (
              <th key={seat} scope="col" class={winners.includes(seat) ? 'is-winner' : ''}>
                <Mark seat={seat} size={1.1} /> {seatName(voice, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...countOfPoints(snapshot.story, seats.length)].map(([source, points]) => (
            <tr key={source}>
              <th scope="row">{say.find(`first-class.points-from.${source}`)}</th>
              {points.map((n, seat) => (
                <td key={seat}>{n}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('first-class.table.final')}</th>
            {snapshot.points.map((n, seat) => (
              <td key={seat}>{n}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
