import type { Seat } from '@roundhouse/kernel/game'
import { minus, signed, whoIs } from '@roundhouse/nuremberg/words/voice'
import { winnerWords } from '@roundhouse/nuremberg/words/winners'
import { AgainButton, ReviewLink } from '../../table/after/After.tsx'
import { useTableContext } from '../../table/context.ts'
import { Icon } from '../drawing/Icon.tsx'
import { useTableModel } from '../model/table-model.ts'
import { pointsBySource, SOURCES } from '../parts/sources.ts'
import { Frame } from './Frame.tsx'
import { type ChoiceOutcome, outcomeOf } from './outcome.ts'

/** Who has won and why, where everyone's points came from, and what one may do next. */
export function Over() {
  const { snapshot, voice } = useTableModel()
  const outcome = outcomeOf(snapshot)
  const isTable = useTableContext() !== null
  return (
    <Frame
      isEvent
      title={winnerWords(voice, [outcome.winner])}
      about={useWhy(outcome)}
      seat={outcome.winner}
      ways={<After />}
      main={isTable && <AgainButton snapshot={snapshot} button="button go" />}
    >
      <TieBreak outcome={outcome} />
      <Counts outcome={outcome} />
      <Findings outcome={outcome} />
    </Frame>
  )
}

/** In one sentence. */
function useWhy({ winner, next, ahead, decisive }: ChoiceOutcome): string {
  const { snapshot, view, voice, say } = useTableModel()
  const isByProfit = next !== null && view.players[winner]!.profit > view.players[next]!.profit
  return say('nuremberg.over.why', {
    points: snapshot.points[winner]!,
    ahead,
    name: next === null ? '' : voice.names[next]!,
    by: decisive ?? (isByProfit ? 'tie' : 'disc'),
  })
}

/** Of those who have the same points the one ahead in profit wins (NB-9.3). */
function TieBreak({ outcome: { winner, next, ahead } }: { outcome: ChoiceOutcome }) {
  const { view, voice, say } = useTableModel()
  if (next === null || ahead > 0) return null
  return (
    <p class="tie-break">
      <span>{say('nuremberg.over.tie-break')}</span>
      {[winner, next].map(seat => (
        <span key={seat}>
          <Icon of={`seat-${seat}`} /> {voice.names[seat]} <b>{signed(view.players[seat]!.profit)}</b>
        </span>
      ))}
    </p>
  )
}

function Counts({ outcome: { ranked, winner, ahead } }: { outcome: ChoiceOutcome }) {
  const { say } = useTableModel()
  return (
    <table class={ahead === 0 ? 'count tied' : 'count'}>
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
        {ranked.map(seat => (
          <Count key={seat} seat={seat} isWinner={seat === winner} />
        ))}
      </tbody>
    </table>
  )
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
        <td key={source} class={`${source} ${sources[source][seat]! < 0 ? 'loss' : ''}`}>
          {signed(sources[source][seat]!)}
        </td>
      ))}
      <td>
        <b class="points">{minus(snapshot.points[seat]!)}</b>
      </td>
    </tr>
  )
}

/** Fewer pieces of track left on the map are not worth a word. */
const MUCH_TRACK = 3

/** What else is worth knowing: who lost most for track that was not sold, and who moved most without winning. */
function Findings({ outcome: { ranked, winner } }: { outcome: ChoiceOutcome }) {
  const { snapshot, voice, say } = useTableModel()
  const { track, transport } = pointsBySource(snapshot.story, voice.names.length)
  const byTrack = ranked.toSorted((a, b) => track[a]! - track[b]!)[0]!
  const byMoved = ranked.toSorted((a, b) => transport[b]! - transport[a]!)[0]!
  return (
    <ul class="over-findings">
      {track[byTrack]! <= -MUCH_TRACK && (
        <li>
          <Icon of={`seat-${byTrack}`} />
          {say('nuremberg.over.track', { ...whoIs(voice, byTrack), count: -track[byTrack]! })}
        </li>
      )}
      {byMoved !== winner && (
        <li>
          <Icon of={`seat-${byMoved}`} />
          {say('nuremberg.over.moved', { ...whoIs(voice, byMoved), points: transport[byMoved]! })}
        </li>
      )}
    </ul>
  )
}

/** Another look at it; in the review one has that. */
function After() {
  const { snapshot } = useTableModel()
  return useTableContext() && <ReviewLink snapshot={snapshot} button="button" />
}
