import { type GameName, isGame } from '@roundhouse/table/games'
import { useState } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import { tablesSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { type HomeTable, invitePeople, ownCompanions, ownTables } from '../online/server.ts'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { useAnswer } from '../shell/useAnswer.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'

interface InvitingProps {
  readonly person: number
  readonly name: string
}

type WaitingTable = HomeTable & { readonly game: GameName }

/** The reader's tables that have not begun, if they have played with this person, who does not sit there yet. */
async function tablesFor({ person, name }: InvitingProps): Promise<WaitingTable[]> {
  const [tables, companions] = await Promise.all([ownTables(), ownCompanions()])
  if (companions.every(companion => companion.person !== person)) return []
  return tables.filter(
    (table): table is WaitingTable => table.stage === 'seating' && isGame(table.game) && !table.others.includes(name),
  )
}

/** People who find somebody they have played with can ask them to the next game. */
export function Inviting(props: InvitingProps) {
  const tables = useAnswer(() => tablesFor(props).catch(() => []), [props.person])
  return tables === null || tables.length === 0 ? null : <Tables {...props} tables={tables} />
}

interface TablesProps extends InvitingProps {
  readonly tables: readonly WaitingTable[]
}

function Tables({ tables, person }: TablesProps) {
  const say = useCatalogueSay(tablesSay)
  if (say === null) return null
  return (
    <section class="profile-tables" aria-labelledby="inviting">
      <h2 id="inviting">{say('lobby.invite.to')}</h2>
      <ul>
        {tables.map(table => (
          <Table key={table.table} table={table} person={person} say={say} />
        ))}
      </ul>
    </section>
  )
}

interface TableProps {
  readonly table: WaitingTable
  readonly person: number
  readonly say: Say
}

function Table({ table: { table, game, options }, person, say }: TableProps) {
  const { say: ofShell } = useShell()
  const { about } = useGame(game)
  const [told, tell] = useState<string | null>(null)
  const title = about.title(ofShell)
  const setup = about.setup?.(ofShell, new Map(options)) ?? ''
  const invite = () =>
    invitePeople(table, [person]).then(
      () => tell(say('lobby.invite.done')),
      () => tell(say('lobby.invite.failed')),
    )
  return (
    <li class={game} data-game={game}>
      <span>
        <b>{title}</b>
        <small>{setup}</small>
      </span>
      {told === null ? (
        <Button
          class="button"
          aria-label={[say('online.invite'), title, setup].filter(Boolean).join(' · ')}
          onClick={() => void invite()}
        >
          {say('online.invite')}
        </Button>
      ) : (
        <span role="status">{told}</span>
      )}
    </li>
  )
}
