import type { Seat } from '@roundhouse/kernel/game'
import { minus, signed } from '@roundhouse/nuremberg/words/voice'
import { winnerWords } from '@roundhouse/nuremberg/words/winners'
import { Link } from '../../shell/Button.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { useTableModel } from '../model/table-model.ts'
import { pointsBySource, SOURCES } from '../parts/sources.ts'
import { Frame } from './Frame.tsx'
import { type ChoiceOutcome, outcomeOf } from './outcome.ts'

/** Who has won, where everyone's points came from, and what one may do next. */
export function Over() {
  const { snapshot, voice, say } = useTableModel()
  const outcome = outcomeOf(snapshot.points, snapshot.result?.winners ?? [])
  const title = winnerWords(voice, outcome.winners)
  return (
    <Frame title={title} about={useAbout(outcome)} seat={outcome.winners[0] ?? 0} buttons={<After />}>
      <table class="count">
        <thead>
          <tr>
            <td />
            {SOURCES.map(source => (
              <th key={source} scope="col" title={say(`nuremberg.source.${source}.long`)}>
                {say(`nuremberg.source.${source}`)}
              </th>
            ))}
            <th scope="col">{say('nuremberg.players.points')}</th>
          </tr>
        </thead>
        <tbody>
          {outcome.ranked.map(seat => (
            <Count key={seat} seat={seat} isWinner={outcome.winners.includes(seat)} />
          ))}
        </tbody>
      </table>
    </Frame>
  )
}

function useAbout({ ranked, winners, ahead }: ChoiceOutcome): string {
  const { snapshot, voice, say } = useTableModel()
  const next = ranked.find(seat => !winners.includes(seat))
  return say('nuremberg.over.about', {
    points: snapshot.points[winners[0] ?? 0]!,
    ahead,
    name: next === undefined ? '' : voice.names[next]!,
  })
}

function Count({ seat, isWinner }: { seat: Seat; isWinner: boolean }) {
  const { snapshot, voice } = useTableModel()
  const sources = pointsBySource(snapshot.story, voice.names.length)
  return (
    <tr class={isWinner ? `winner p${seat}` : ''}>
      <th scope="row" class="who">
        <Icon of={`seat-${seat}`} /> {voice.names[seat]}
      </th>
      {SOURCES.map(source => (
        <td key={source}>{signed(sources[source][seat]!)}</td>
      ))}
      <td>
        <b class="points">{minus(snapshot.points[seat]!)}</b>
      </td>
    </tr>
  )
}

/** The same again, or another game. */
function After() {
  const { snapshot, say } = useTableModel()
  return (
    <>
      <Link class="button" to={{ page: 'replay', id: snapshot.id, place: 0 }}>
        {say('home.replay')}
      </Link>
      <Link class="button" data-report to={{ page: 'report', id: snapshot.id }}>
        {say('report.title')}
      </Link>
      <Link class="button go" to={{ page: 'new', game: 'nuremberg' }}>
        {say('nuremberg.over.new')}
      </Link>
    </>
  )
}
