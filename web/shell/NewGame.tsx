import type { GameOptions } from '@roundhouse/kernel/manifest'
import type { Chair } from '@roundhouse/table/chairs'
import type { GameName } from '@roundhouse/table/games'
import { useState } from 'preact/hooks'
import { begin } from '../match/client.ts'
import { useShell } from './context.ts'
import { MapChoice } from './MapChoice.tsx'
import { ModuleChoice } from './ModuleChoice.tsx'
import { PageHead } from './PageHead.tsx'
import { go } from './route.ts'
import { SeatChoice } from './SeatChoice.tsx'
import { isSeed, SeedChoice } from './SeedChoice.tsx'
import { useLevels } from './useLevels.ts'
import { gameFor, LEAST_PLAYERS, MOST_PLAYERS, SUGGESTED, suggestedChairs, withPlayers } from './wished.ts'
import './form.css'

/** Who plays what: every seat a person or a bot, and what the game itself leaves to choose. */
export function NewGame({ game }: { game: GameName }) {
  const { say } = useShell()
  const levels = useLevels(game)
  const [options, setOptions] = useState<GameOptions>(SUGGESTED[game].options)
  const [chairs, setChairs] = useState<readonly Chair[]>(() => suggestedChairs(game, say('new.you')))
  const [seed, setSeed] = useState('')
  const start = async () => go({ page: 'table', id: await begin(gameFor(game, options, named(chairs, say), seed)) })
  return (
    <main class="form new-game">
      <PageHead title={say(`game.${game}`)} />
      <section class="card">
        <fieldset class="choice">
          <legend>{say('new.players')}</legend>
          {COUNTS.map(players => (
            <label key={players} class="pick">
              <input
                type="radio"
                name="players"
                checked={chairs.length === players}
                onChange={() => setChairs(withPlayers(chairs, players))}
              />
              {players}
            </label>
          ))}
        </fieldset>
        {chairs.map((chair, seat) => (
          <SeatChoice
            key={seat}
            seat={seat}
            chair={chair}
            levels={levels}
            change={next => setChairs(chairs.map((each, other) => (other === seat ? next : each)))}
          />
        ))}
        <p class="hint">{say('new.hot-seat')}</p>
        <SeedChoice seed={seed} change={setSeed} />
      </section>
      <section class="card">
        {game === 'first-class' ? (
          <ModuleChoice options={options} change={setOptions} />
        ) : (
          <MapChoice options={options} change={setOptions} />
        )}
      </section>
      <div class="begin">
        <button type="button" class="button main" disabled={!isSeed(seed)} onClick={() => void start()}>
          {say('new.begin')}
        </button>
      </div>
    </main>
  )
}

const COUNTS = Array.from({ length: MOST_PLAYERS - LEAST_PLAYERS + 1 }, (_, i) => LEAST_PLAYERS + i)

/** Who gave no name is called by the seat. */
const named = (chairs: readonly Chair[], say: ReturnType<typeof useShell>['say']): Chair[] =>
  chairs.map((chair, seat) => ({ ...chair, name: chair.name.trim() || say('new.seat', { seat: seat + 1 }) }))
