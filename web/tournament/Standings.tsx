import type { TournamentReport, TournamentRow } from '@roundhouse/wire/tournament'
import type { Say } from '../messages/say.ts'
import { PersonName } from './PersonName.tsx'
import { RankHead } from './RankHead.tsx'

interface StandingsProps {
  readonly report: TournamentReport
  readonly say: Say
}

/** How everybody stands, in groups where there are any, and why so. */
export function Standings({ report, say }: StandingsProps) {
  const { rows, stage, kind, players, played } = report
  const hasBegun = played.length > 0
  const over = played.filter(({ ended, isFinal }) => ended !== null && !isFinal).length
  const groups = kind === 'groups' && hasBegun ? [...new Set(rows.map(({ group }) => group))].toSorted() : [null]
  return (
    <section class="card" aria-labelledby="standings">
      <h2 id="standings">{say(hasBegun ? 'tournament.standings' : 'tournament.people')}</h2>
      {rows.length === 0 && <p>{say('tournament.entrants', { n: 0 })}</p>}
      {rows.length > 0 && !hasBegun && (
        <ul class="tournament-people">
          {rows.map(row => (
            <li key={row.person}>
              <PersonName person={row} />
            </li>
          ))}
        </ul>
      )}
      {hasBegun &&
        groups.map(group => (
          <RankTable
            key={group}
            rows={kind === 'groups' ? rows.filter(row => row.group === group) : rows}
            title={kind === 'groups' && group !== null ? say('tournament.group', { name: groupName(group) }) : null}
            rounds={Math.max(1, over)}
            say={say}
          />
        ))}
      {(hasBegun || stage === 'running') && (
        <details class="tournament-ties">
          <summary>{say('tournament.ties.title')}</summary>
          <p>{say('tournament.ties.points', { n: players - 1 })}</p>
          <p>{say('tournament.ties.then')}</p>
        </details>
      )}
    </section>
  )
}

/** Groups are called A, B and so on. */
const groupName = (group: number): string => String.fromCharCode(65 + (group % 26))

interface RankTableProps {
  readonly rows: readonly TournamentRow[]
  readonly title: string | null
  /** Of how many rounds shares are added up: shown is what is had in one. */
  readonly rounds: number
  readonly say: Say
}

function RankTable({ rows, title, rounds, say }: RankTableProps) {
  return (
    <div class="tournament-scroll">
      <table class="tournament-ranks">
        {title !== null && <caption>{title}</caption>}
        <RankHead say={say} more={[{ title: say('tournament.opponents') }, { title: say('tournament.share') }]} />
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.person} class={row.isMe ? 'is-me' : ''}>
              <td>{place + 1}</td>
              <th scope="row">
                <PersonName person={row} /> {row.hasLeft && <small>{say('tournament.left')}</small>}
              </th>
              <td>
                <b>{row.points}</b>
              </td>
              <td>{row.opponents}</td>
              <td>{new Intl.NumberFormat(say.language, { style: 'percent' }).format(row.share / 1000 / rounds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
