import type { Seat } from '@roundhouse/kernel/game'
import type { GameName } from '@roundhouse/table/games'
import { useGame } from '../../game-context.ts'
import { Button, Link } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { levelWords } from '../../shell/new-game/LevelChoice.tsx'
import { SeatSign } from '../../shell/SeatSign.tsx'
import { useOnline } from '../context.ts'
import { usePersonDialog } from '../people/usePersonDialog.tsx'
import { Lamp } from '../presence/Lamp.tsx'
import { presenceOf } from '../presence/presence.ts'
import { useOnlineSay } from '../words.tsx'

/** Every seat with who sits there, or is waited for, and whether they are ready. */
export function Chairs({ game }: { game: GameName }) {
  const say = useOnlineSay()
  const { state, seat: own } = useOnline()
  const people = state.online.chairs.filter(({ is }) => is !== 'bot')
  const ready = people.filter(({ isReady }) => isReady).length
  return (
    <section class="chairs card" aria-labelledby="chairs">
      <div class="line">
        <h2 id="chairs">{say('online.seats')}</h2>
        <span class="hint" role="status">
          {say('online.people-ready', { ready, people: people.length })}
        </span>
      </div>
      <ul>
        {state.online.chairs.map((_, seat) => (
          <Chair key={seat} game={game} seat={seat} />
        ))}
      </ul>
      <p class="hint">{say('online.starts')}</p>
      {own !== null && people.some(({ is }) => is === 'free') && (
        <p class="hint">
          {say('online.may-leave')} <Link to={{ page: 'notices' }}>{say('online.notices')}</Link>
        </p>
      )}
    </section>
  )
}

function Chair({ game, seat }: { game: GameName; seat: Seat }) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const { state, client, seat: own } = useOnline()
  const { signs } = useGame(game)
  const chair = state.online.chairs[seat]!
  const { stage, isHost } = state.online
  const presence = presenceOf(state, seat)
  const { open, dialog } = usePersonDialog()
  const name =
    chair.is === 'free'
      ? say('online.free-seat')
      : seat === own
        ? say('online.you-named', { name: chair.name })
        : chair.name
  return (
    <li class={`chair is-${chair.is}`}>
      <SeatSign seat={seat} signs={signs} size={1.5} />
      <span class="chair-who">
        {chair.is === 'person' && seat !== own ? (
          <Button
            class="chair-name"
            aria-haspopup="dialog"
            title={say('online.about-who', { name })}
            onClick={() => open({ name, seat, line: null })}
          >
            {name}
          </Button>
        ) : (
          <b>{name}</b>
        )}
        <small>
          {chair.is === 'free' ? (
            chair.name !== '' && say('online.kept-for', { name: chair.name })
          ) : (
            <>
              <Lamp of={presence} />{' '}
              {chair.is === 'bot'
                ? ofShell('new.bot', { level: levelWords(ofShell, chair.level ?? '') })
                : say(
                    presence === 'here' || seat === own
                      ? 'online.here'
                      : presence === 'away'
                        ? 'online.away'
                        : 'online.unknown',
                  )}
            </>
          )}
        </small>
      </span>
      {dialog}
      {isHost && stage === 'seating' && chair.is === 'person' && seat !== own && (
        <Button
          class="button quiet"
          aria-label={say('online.remove-who', { name: chair.name })}
          onClick={() => void client.command({ type: 'remove', seat })}
        >
          {say('online.remove')}
        </Button>
      )}
      {chair.is === 'person' && (
        <span class={`chip ${chair.isReady ? 'is-ready' : ''}`}>
          {say(chair.isReady ? 'online.ready' : 'online.not-ready')}
        </span>
      )}
    </li>
  )
}
