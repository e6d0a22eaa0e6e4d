import type { Seat } from '@roundhouse/kernel/game'
import type { GameOptions } from '@roundhouse/kernel/manifest'
import { type Chair, peopleIn } from '@roundhouse/table/chairs'
import type { GameName } from '@roundhouse/table/games'
import { useState } from 'preact/hooks'
import { useGame } from '../../game-context.ts'
import { begin } from '../../match/client.ts'
import { keepSetup, lastSetup } from '../../saving/last-game.ts'
import { Button } from '../Button.tsx'
import { useShell } from '../context.ts'
import { PageHead } from '../PageHead.tsx'
import { go } from '../route.ts'
import { OptionsCard } from './OptionsCard.tsx'
import { PlayerCount } from './PlayerCount.tsx'
import { SeatChoice } from './SeatChoice.tsx'
import { isSeed, SeedChoice } from './SeedChoice.tsx'
import { type DefaultNames, newGameOf, seatedAt, suggestedChairs, withNames, withPlayers } from './suggestions.ts'
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
  const [last] = useState(() => lastSetup(name))
  const names: DefaultNames = { you: say('new.you'), player: seat => say('new.player', { seat: seat + 1 }) }
  const isAlone = peopleIn(chairs).length === 1
  const changeChair = (seat: Seat, chair: Chair) => chairs.map((each, other) => (other === seat ? chair : each))
  const start = async () => {
    const setup = { options, chairs: withNames(chairs, names) }
    keepSetup(name, setup)
    const id = await begin(newGameOf(game, setup.options, setup.chairs, seed))
    // The table takes the place of the form: Back leads home.
    go({ page: 'table', id }, 'instead')
  }
  const again = () => {
    setOptions(last!.options)
    setChairs(last!.chairs)
  }
  return (
    <main class="form new-game" data-game={name}>
      <PageHead title={game.about.title(say)} />
      <section class="card">
        {last !== null && (
          <Button class="button again" onClick={again}>
            {say('new.again')}
          </Button>
        )}
        <PlayerCount
          game={game}
          players={chairs.length}
          change={players => setChairs(withNames(withPlayers(chairs, players), names))}
        />
        {chairs.map((chair, seat) => (
          <SeatChoice
            key={seat}
            seat={seat}
            chair={chair}
            levels={levels}
            signs={game.signs}
            change={next => setChairs(withNames(changeChair(seat, next), names))}
            sitHere={isAlone && chair.is === 'bot' ? () => setChairs(seatedAt(chairs, seat)) : null}
            rename={called => setChairs(changeChair(seat, { ...chair, name: called }))}
          />
        ))}
        <p class="hint">{say('new.hot-seat')}</p>
        <SeedChoice seed={seed} change={setSeed} />
      </section>
      <OptionsCard game={game} options={options} change={setOptions} />
      <div class="begin">
        <Button class="button main" disabled={!isSeed(seed)} onClick={() => void start()}>
          {say('new.begin')}
        </Button>
      </div>
    </main>
  )
}
