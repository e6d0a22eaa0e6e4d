import { useState } from 'preact/hooks'
import type { GameName, Wishes } from '../match/boxes.ts'
import { begin } from '../match/client.ts'
import type { Chair } from '../match/scene.ts'
import { useShell } from './context.ts'
import { go, writeRoute } from './route.ts'
import { botNamed, LEVELS, SUGGESTED } from './wished.ts'

const MODULES = ['A', 'B', 'C', 'D', 'E', 'F']
const MAPS = ['nuremberg', 'wensleydale']
const MOST_PLAYERS = 4

/** Who plays what: every seat a person or a bot, and what the game itself leaves to choose. */
export function NewGame({ game }: { game: GameName }) {
  const { say } = useShell()
  const [wishes, setWishes] = useState<Wishes>(SUGGESTED[game].wishes)
  const [chairs, setChairs] = useState<readonly Chair[]>(() => [
    { is: 'person', name: say('new.you') },
    ...Array.from({ length: SUGGESTED[game].players - 1 }, (_, other) => botNamed(other + 1, 'greedy')),
  ])
  const start = async () =>
    go({ page: 'table', id: await begin({ game, wishes: withPlayers(wishes, chairs), chairs }) })
  const seats = (players: number) =>
    setChairs(Array.from({ length: players }, (_, seat) => chairs[seat] ?? botNamed(seat, 'greedy')))
  return (
    <main class="form">
      <a class="button quiet" href={writeRoute({ page: 'home' })}>
        {say('app.home')}
      </a>
      <h1>{say(`game.${game}`)}</h1>
      <fieldset>
        <legend>{say('new.players')}</legend>
        {[2, 3, MOST_PLAYERS].map(players => (
          <label key={players}>
            <input type="radio" name="players" checked={chairs.length === players} onChange={() => seats(players)} />
            {players}
          </label>
        ))}
      </fieldset>
      {chairs.map((chair, seat) => (
        <SeatLine key={seat} seat={seat} chair={chair} change={next => setChairs(withChair(chairs, seat, next))} />
      ))}
      {game === 'first-class' ? (
        <ModuleChoice wishes={wishes} change={setWishes} />
      ) : (
        <fieldset>
          <legend>{say('new.map')}</legend>
          {MAPS.map(map => (
            <label key={map}>
              <input type="radio" name="map" checked={wishes['map'] === map} onChange={() => setWishes({ map })} />
              {say(`map.${map}`)}
            </label>
          ))}
        </fieldset>
      )}
      <button type="button" class="button main" onClick={() => void start()}>
        {say('new.begin')}
      </button>
    </main>
  )
}

const withPlayers = (wishes: Wishes, chairs: readonly Chair[]): Wishes => ({
  ...wishes,
  players: String(chairs.length),
})

const withChair = (chairs: readonly Chair[], seat: number, chair: Chair): readonly Chair[] =>
  chairs.map((each, other) => (other === seat ? chair : each))

function SeatLine({ seat, chair, change }: { seat: number; chair: Chair; change: (chair: Chair) => void }) {
  const { say } = useShell()
  const sit = (level: string) =>
    change(level === 'person' ? { is: 'person', name: say('new.seat', { seat: seat + 1 }) } : botNamed(seat, level))
  return (
    <fieldset>
      <legend>{say('new.seat', { seat: seat + 1 })}</legend>
      <select
        aria-label={say('new.seat', { seat: seat + 1 })}
        value={chair.is === 'person' ? 'person' : chair.level}
        onChange={event => sit(event.currentTarget.value)}
      >
        <option value="person">{say('new.person')}</option>
        {LEVELS.map(level => (
          <option key={level} value={level}>
            {say(`new.level.${level}`)}
          </option>
        ))}
      </select>
      {chair.is === 'person' && (
        <input
          aria-label={say('new.name')}
          value={chair.name}
          maxLength={20}
          onInput={event => change({ is: 'person', name: event.currentTarget.value })}
        />
      )}
    </fieldset>
  )
}

/** Two different modules: choosing a third takes the place of the one chosen first. */
function ModuleChoice({ wishes, change }: { wishes: Wishes; change: (wishes: Wishes) => void }) {
  const { say } = useShell()
  const chosen = (wishes['modules'] ?? '').split(',')
  const choose = (module: string) => {
    if (!chosen.includes(module)) change({ ...wishes, modules: [chosen[1], module].join(',') })
  }
  return (
    <fieldset>
      <legend>{say('new.modules')}</legend>
      {MODULES.map(module => (
        <label key={module}>
          <input type="checkbox" checked={chosen.includes(module)} onChange={() => choose(module)} />
          {module}
        </label>
      ))}
    </fieldset>
  )
}
