import { GAMES, type GameName } from '@roundhouse/table/games'
import { useGames } from '../../game-context.ts'
import type { Say } from '../../messages/say.ts'
import { useShell } from '../../shell/context.ts'

interface GameChoiceProps {
  readonly game: GameName
  readonly choose: (game: GameName) => void
  readonly say: Say
}

/** Which game is played. */
export function GameChoice({ game, choose, say }: GameChoiceProps) {
  const { say: ofShell } = useShell()
  const games = useGames()
  return (
    <fieldset class="choice">
      <legend>{say('online.game')}</legend>
      {GAMES.map(each => (
        <label key={each} class="pick">
          <input type="radio" name="game" checked={each === game} onChange={() => choose(each)} />
          {games[each].about.title(ofShell)}
        </label>
      ))}
    </fieldset>
  )
}
