import { inShort } from '@roundhouse/wire/deal-report'
import type { TournamentReport, TournamentRound, TournamentTable } from '@roundhouse/wire/tournament'
import type { Say } from '../messages/say.ts'
import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { PersonName } from './PersonName.tsx'

/** The rounds, the last first. */
export function Rounds({ report: { played }, say }: { report: TournamentReport; say: Say }) {
  return (
    <>
      {played.map(round => (
        <Round key={round.round} round={round} say={say} />
      ))}
    </>
  )
}

function Round({ round, say }: { round: TournamentRound; say: Say }) {
  const { say: ofShell } = useShell()
  const { tables, byes, deal, commitment, ended, isFinal } = round
  const title = isFinal ? say('tournament.stage.final') : say('tournament.round', { round: round.round })
  return (
    <section class="card tournament-round" aria-label={title}>
      <h2>{title}</h2>
      <ul class="tournament-tables">
        {tables.map((table, place) => (
          <Table key={place} table={table} say={say} />
        ))}
      </ul>
      {byes.length > 0 && (
        <p>
          {say('tournament.bye', { names: ofShell.list(byes.map(({ name }) => name || ofShell('replay.someone'))) })}
        </p>
      )}
      <p class="hint tournament-promise" title={commitment}>
        {say('tournament.promise', { digits: inShort(commitment) })}
      </p>
      {ended !== null && (
        <Link class="button" to={{ page: 'duplicate', id: deal }}>
          {say('tournament.compare')}
        </Link>
      )}
    </section>
  )
}

function Table({ table: { table, stage, seats }, say }: { table: TournamentTable; say: Say }) {
  return (
    <li>
      <span class="tournament-seats">
        {seats.map(seat => (
          <span key={seat.person} class="tournament-seat">
            <PersonName person={seat} />
            {seat.points !== null && <b>{seat.points}</b>}
          </span>
        ))}
      </span>
      <small>{say(`tournament.table.${stage}`)}</small>
      {table !== null && (
        <Link class="tournament-look" to={{ page: 'online', id: table }}>
          {say('tournament.look')}
        </Link>
      )}
    </li>
  )
}
