import type { Line } from '@roundhouse/kernel/story'
import { Mark } from '../marks.tsx'
import { useSitting } from '../sitting.ts'
import { seatName } from '../words/voice.ts'

/** The points of each seat by what they were scored for, in the order of the rules. */
export function countOfPoints(story: readonly Line[], seats: number): Map<string, number[]> {
  const counted = new Map<string, number[]>()
  for (const { key, facts } of story) {
    if (key !== 'scored') continue
    const source = String(facts['for'])
    const row = counted.get(source) ?? Array.from({ length: seats }, () => 0)
    row[Number(facts['seat'])]! += Number(facts['points'])
    counted.set(source, row)
  }
  return counted
}

/** Where everybody's points came from. */
export function FinalCount() {
  const { scene, view, voice } = useSitting()
  const { say } = voice
  const seats = view.players.map((_, seat) => seat)
  const winners = scene.result?.winners ?? []
  return (
    <section class="fc-final fc-panel" aria-label={say('first-class.table.final')}>
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
          {[...countOfPoints(scene.story, seats.length)].map(([source, points]) => (
            <tr key={source}>
              <th scope="row">{say(`first-class.points-from.${source}`)}</th>
              {points.map((n, seat) => (
                <td key={seat}>{n}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('first-class.table.final')}</th>
            {scene.points.map((n, seat) => (
              <td key={seat}>{n}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
