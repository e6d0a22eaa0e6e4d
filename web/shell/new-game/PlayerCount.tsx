import type { WebGame } from '../../game.ts'
import { useShell } from '../context.ts'

interface PlayerCountProps {
  readonly game: WebGame
  readonly players: number
  readonly change: (players: number) => void
}

/** How many play. */
export function PlayerCount({ game, players, change }: PlayerCountProps) {
  const { say } = useShell()
  return (
    <fieldset class="choice">
      <legend>{say('new.players')}</legend>
      {countsOf(game).map(count => (
        <label key={count} class="pick">
          <input type="radio" name="players" checked={players === count} onChange={() => change(count)} />
          {count}
        </label>
      ))}
    </fieldset>
  )
}

const countsOf = ({ players: { least, most } }: WebGame): number[] =>
  Array.from({ length: most - least + 1 }, (_, more) => least + more)
