import type { GameOptions } from '@roundhouse/kernel/manifest'
import type { Chair } from '@roundhouse/table/chairs'
import type { GameName } from '@roundhouse/table/games'
import { useState } from 'preact/hooks'
import type { WebGame } from '../../game.ts'
import { useGame } from '../../game-context.ts'
import { begin } from '../../match/client.ts'
import { Button } from '../Button.tsx'
import { useShell } from '../context.ts'
import { PageHead } from '../PageHead.tsx'
import { go } from '../route.ts'
import { SeatChoice } from './SeatChoice.tsx'
import { isSeed, SeedChoice } from './SeedChoice.tsx'
import { newGameOf, suggestedChairs, withPlayers } from './suggestions.ts'
import { useLevels } from './useLevels.ts'
import '../form.css'

/** Who plays what: every seat a person or a bot, and what the game itself leaves to choose. */
export function NewGame({ game: name }: { game: GameName }) {
  const { say } = useShell()
  const game = useGame(name)
  const levels = useLevels(name)
  const [options, setOptions] = useState<GameOptions>(game.suggested.options)
  const [chairs, setChairs] = useState<readonly Chair[]>(() => suggestedChairs(game, say('new.you')))
  const [seed, setSeed] = useState('')
  // The table takes the place of the form: Back leads home.
  const start = async () =>
    go({ page: 'table', id: await begin(newGameOf(game, options, named(chairs, say), seed)) }, 'instead')
  return (
    <main class="form new-game">
      <PageHead title={game.about.title(say)} />
      <section class="card">
        <fieldset class="choice">
          <legend>{say('new.players')}</legend>
          {countsOf(game).map(players => (
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
      {game.Options && (
        <section class="card">
          <game.Options options={options} change={setOptions} />
        </section>
      )}
      <div class="begin">
        <Button class="button main" disabled={!isSeed(seed)} onClick={() => void start()}>
          {say('new.begin')}
        </Button>
      </div>
    </main>
  )
}

const countsOf = ({ players: { least, most } }: WebGame): number[] =>
  Array.from({ length: most - least + 1 }, (_, more) => least + more)

/** Who gave no name is called by the seat. */
const named = (chairs: readonly Chair[], say: ReturnType<typeof useShell>['say']): Chair[] =>
  chairs.map((chair, seat) => ({ ...chair, name: chair.name.trim() || say('new.seat', { seat: seat + 1 }) }))
