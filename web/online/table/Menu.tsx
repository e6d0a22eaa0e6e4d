import type { Seat } from '@roundhouse/kernel/game'
import type { Question } from '@roundhouse/wire/online-snapshot'
import { useState } from 'preact/hooks'
import type { Say } from '../../messages/say.ts'
import { CallButton } from '../../notices/CallButton.tsx'
import { Button, Link } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { go } from '../../shell/route.ts'
import { nameAt, type OnlineTableState, useOnline } from '../context.ts'
import { keyOf } from '../memory.ts'
import { OwnKey } from '../people/OwnKey.tsx'
import { Vacation } from '../people/Vacation.tsx'
import { presenceOf } from '../presence/presence.ts'
import { useOnlineSay } from '../words.tsx'
import { AskUndo } from './AskUndo.tsx'
import { wishesOf } from './question.ts'

/** What can be asked of the others, the screen for all, and the ways out. */
export function Menu({ leave }: { leave: () => void }) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const online = useOnline()
  const { state, client, seat } = online
  const ask = (what: Question) => {
    void client.command({ type: 'ask', what })
    leave()
  }
  const isPlaying = seat !== null && state.online.stage === 'playing' && !state.online.chairs[seat]!.hasLeft
  const handOver = () => {
    void client.command({ type: 'stand-in' })
    leave()
  }
  const awaited = isPlaying ? awaitedName(state, seat) : null
  const hasQuestion = state.online.question !== null
  return (
    <div class="ways-out">
      <AskUndo button="button" sign={null} asked={leave} />
      {wishesOf(online).map(({ key, what }) => (
        <Button key={key} class="button" disabled={hasQuestion} onClick={() => ask(what)}>
          {wishWords(say, state, what)}
        </Button>
      ))}
      {keyOf(state.table) !== null && (
        <Link
          class="button"
          target="_blank"
          rel="noopener"
          to={{ page: 'screen', id: state.table, key: keyOf(state.table) }}
        >
          {say('online.screen')}
        </Link>
      )}
      {isPlaying && !state.online.chairs[seat]!.hasStandIn && (
        <Button class="button" onClick={handOver}>
          {say('online.hand-over')} <small>{say('online.hand-over-how')}</small>
        </Button>
      )}
      {awaited !== null && <CallButton table={state.table} name={awaited} />}
      {isPlaying && <GiveUp />}
      {seat !== null && <OwnKey />}
      <Link class="button" to={{ page: 'account' }}>
        {say('online.account')}
      </Link>
      {seat !== null && (
        <Link class="button" to={{ page: 'notices' }}>
          {say('online.notices')}
        </Link>
      )}
      {isPlaying && state.online.clock.pace === 'daily' && <Vacation />}
      {seat !== null &&
        state.online.chairs.map(
          ({ is, name }, other) =>
            is === 'person' &&
            other !== seat && (
              <Link key={other} class="button" to={{ page: 'player', id: state.table, seat: other }}>
                {say('online.profile-of', { name })}
              </Link>
            ),
        )}
      <Link class="button" to={{ page: 'home' }}>
        {ofShell('menu.leave')} <small>{seat !== null && say('online.seat-kept')}</small>
      </Link>
    </div>
  )
}

/** Who has the move and is away, in a game that can wait; `null`: nobody. */
function awaitedName(state: OnlineTableState, own: Seat): string | null {
  const { clock, chairs } = state.online
  const mover = clock.running?.seat ?? null
  if (clock.pace === 'live' || mover === null || mover === own) return null
  return presenceOf(state, mover) === 'away' ? chairs[mover]!.name : null
}

function wishWords(say: Say, state: OnlineTableState, what: Question): string {
  switch (what.is) {
    case 'resume':
      return say('online.resume')
    case 'pace':
      return say('online.ask-pace', { pace: say(`online.pace.${what.pace}`) })
    case 'stand-in':
      return say('online.ask-bot', { name: nameAt(state, what.seat) })
    case 'pause':
    case 'undo':
    case 'call-off':
      return say(`online.ask-${what.is}`)
  }
}

/** For good: so it is asked twice. */
function GiveUp() {
  const say = useOnlineSay()
  const { client } = useOnline()
  const [isSure, setSure] = useState(false)
  const giveUp = async () => {
    await client.command({ type: 'leave' })
    go({ page: 'home' })
  }
  return isSure ? (
    <Button class="button sure" onClick={() => void giveUp()}>
      {say('online.give-up-sure')}
    </Button>
  ) : (
    <Button class="button" onClick={() => setSure(true)}>
      {say('online.give-up')} <small>{say('online.give-up-how')}</small>
    </Button>
  )
}
