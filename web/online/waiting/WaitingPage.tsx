import type { GameName } from '@roundhouse/table/games'
import { useEffect } from 'preact/hooks'
import { useGame } from '../../game-context.ts'
import { Button } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { go } from '../../shell/route.ts'
import { useGameTitle } from '../../shell/title.ts'
import { nameAt, useOnline } from '../context.ts'
import { OwnKey } from '../people/OwnKey.tsx'
import { refusalWords } from '../refusal.ts'
import { ownName, rememberSeat, wantedSeat } from '../seat-memory.ts'
import { paceWords } from '../setup-words.ts'
import { Chat } from '../table/Chat.tsx'
import { LineChip } from '../table/LineChip.tsx'
import { useOnlineSay } from '../words.tsx'
import { Chairs } from './Chairs.tsx'
import { Companions } from './Companions.tsx'
import { Invitation } from './Invitation.tsx'
import '../../shell/form.css'
import './waiting.css'

/** Before the game: the link for friends, who sits where, and who is ready. */
export function WaitingPage({ game: name }: { game: GameName }) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const { state, seat } = useOnline()
  const { about } = useGame(name)
  const { setup, stage } = state.online
  const title = say('online.waiting', { game: about.title(ofShell) })
  useGameTitle(name, say('online.friends'))
  useOwnSeat()
  return (
    <main class="form waiting" data-game={name}>
      <div class="waiting-head">
        <PageHead title={title} />
        <LineChip />
        <span class="chip">{about.setup?.(ofShell, new Map(setup.options))}</span>
        <span class="chip">{paceWords(say, setup)}</span>
      </div>
      <div class="waiting-body">
        <Chairs game={name} />
        <div class="waiting-side">
          <Invitation />
          {(seat !== null || state.online.isHost) && <Companions />}
          <section class="card">
            <Chat isShort />
            <p class="hint">{say('online.secret-number')}</p>
            {seat !== null && <OwnKey />}
          </section>
        </div>
      </div>
      <p role="alert" class="wrong">
        {state.refusal !== null && refusalWords(say, state.refusal)}
      </p>
      {stage === 'dealing' ? <Dealing /> : seat !== null && <Acts />}
    </main>
  )
}

/** The host takes the seat that was chosen while the table was set up. */
function useOwnSeat(): void {
  const { state, client, seat } = useOnline()
  const { table, online } = state
  const wanted = wantedSeat(table)
  const isWanted =
    wanted !== null && seat === null && online.stage === 'seating' && online.chairs[wanted]?.is === 'free'
  useEffect(() => {
    if (!isWanted) return
    rememberSeat(table, null)
    void client.command({ type: 'sit', seat: wanted, name: ownName() })
  }, [isWanted])
}

function Acts() {
  const say = useOnlineSay()
  const { state, client, seat } = useOnline()
  const { isReady } = state.online.chairs[seat!]!
  const rise = async () => {
    await client.command({ type: 'rise' })
    go({ page: 'home' }, 'instead')
  }
  return (
    <div class="waiting-acts">
      <Button class="button" onClick={() => void rise()}>
        {say('online.leave')}
      </Button>
      {isReady ? (
        <>
          <span class="chip is-ready">{say('online.ready')}</span>
          <Button class="button" onClick={() => void client.command({ type: 'unready' })}>
            {say('online.not-ready')}
          </Button>
        </>
      ) : (
        <Button class="button main" onClick={() => void client.ready()}>
          ✓ {say('online.ready')}
        </Button>
      )}
    </div>
  )
}

/** Everybody is bound; the numbers are shown by themselves. Who does not come back is not waited for forever. */
function Dealing() {
  const say = useOnlineSay()
  const { state, client, seat } = useOnline()
  const { chairs, deal, setup } = state.online
  const missing = [...chairs.keys()].filter(each => chairs[each]!.is === 'person' && !deal.shown[each + 1])
  const names = say.list(missing.map(each => nameAt(state, each)))
  return (
    <div class="waiting-acts">
      <p role="status" class="dealing">
        <b>{say('online.dealing')}</b>
        {missing.length > 0 && <span> · {say('online.waits-for', { names })}</span>}
      </p>
      {missing.length > 0 && seat !== null && setup.pace !== 'live' && !missing.includes(seat) && (
        <Button class="button" onClick={() => void client.command({ type: 'begin-without', seats: missing })}>
          {say('online.start-without', { names })}
        </Button>
      )}
    </div>
  )
}
