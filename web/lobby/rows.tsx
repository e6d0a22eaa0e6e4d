import type { GameName } from '@roundhouse/table/games'
import type { LobbyChair, OpenTable, PublicTable } from '@roundhouse/wire/lobby'
import { LOCALES } from '@roundhouse/words/languages'
import type { ComponentChildren } from 'preact'
import { useGame } from '../game-context.ts'
import { sitDownAt } from '../online/server.ts'
import { paceName, paceWords } from '../online/setup-words.ts'
import { useOnlineSay } from '../online/words.tsx'
import { Button, Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { ago } from '../shell/home/ago.ts'
import { SeatSign } from '../shell/SeatSign.tsx'
import type { SeatFinder } from './useSeat.ts'

interface RowProps {
  readonly table: Omit<OpenTable, 'game' | 'bank'> & { readonly game: GameName }
  readonly pace: string
  /** What there is to say beside who sits there. */
  readonly more?: ComponentChildren
  readonly children: ComponentChildren
}

/** A table: what is played, by whom, how fast, and what can be done. */
function Row({ table: { game, options, chairs, isRated }, pace, more, children }: RowProps) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const { about, signs } = useGame(game)
  const setup = about.setup?.(ofShell, new Map(options)) ?? ''
  return (
    <li class="lobby-row" data-game={game}>
      <div class="lobby-what">
        <p>
          <b>{about.title(ofShell)}</b> <span>{setup || say('online.players', { n: chairs.length })}</span>
        </p>
        <p class="lobby-chairs">
          {chairs.map((chair, seat) => (
            <span key={seat} class={`lobby-chair is-${chair.is}`}>
              <SeatSign seat={seat} signs={signs} size={0.85} />
              <ChairName chair={chair} />
            </span>
          ))}
          {more}
        </p>
      </div>
      <p class="lobby-pace">
        {pace} {isRated && <span class="lobby-rated">{say('lobby.rated')}</span>}
      </p>
      {children}
    </li>
  )
}

function ChairName({ chair: { is, name } }: { chair: LobbyChair }) {
  const say = useOnlineSay()
  if (is === 'bot') return <>{say('lobby.bot')}</>
  if (is === 'free') return <>{say('lobby.free')}</>
  return <>{is === 'kept' ? say('online.kept-for', { name }) : name}</>
}

interface OpenRowProps {
  readonly table: OpenTable & { readonly game: GameName }
  readonly seat: SeatFinder
}

export function OpenRow({ table, seat }: OpenRowProps) {
  const say = useOnlineSay()
  const { language } = useShell().settings
  const since = <small class="lobby-since">{ago(table.since, LOCALES[language])}</small>
  return (
    <Row table={table} pace={paceWords(say, table)} more={since}>
      <Button class="button" disabled={seat.isBusy} onClick={() => seat.take(() => sitDownAt(table.table))}>
        {say('online.sit-down')}
      </Button>
    </Row>
  )
}

export function WatchRow({ table }: { table: PublicTable & { readonly game: GameName } }) {
  const say = useOnlineSay()
  const watching = <small class="lobby-since">{say('online.watching', { n: table.watching })}</small>
  return (
    <Row table={table} pace={paceName(say, table.pace)} more={watching}>
      <Link class="button" to={{ page: 'online', id: table.table }}>
        {say('online.watch-now')}
      </Link>
    </Row>
  )
}
