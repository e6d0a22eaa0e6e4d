import { GAMES, type GameName } from '@roundhouse/table/games'
import type { PlayWish } from '@roundhouse/wire/lobby'
import type { Pace } from '@roundhouse/wire/setup'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { WebGames } from '../game.ts'
import { useGames } from '../game-context.ts'
import { playNow } from '../online/server.ts'
import { paceName } from '../online/setup-words.ts'
import { useOnlineSay } from '../online/words.tsx'
import { useShell } from '../shell/context.ts'
import { remember, remembered } from '../shell/memory.ts'
import type { SeatFinder } from './useSeat.ts'

interface PlayNowProps {
  readonly name: string
  readonly setName: (name: string) => void
  readonly seat: SeatFinder
}

/** What somebody chose. */
interface Choice {
  /** `null`: any. */
  readonly game: GameName | null
  readonly pace: Pace
  readonly players: number | null
  readonly isRated: boolean
}

const LAST_CHOICE = 'roundhouse-play-now'

/** As chosen the last time; what is not understood any more is chosen anew. */
function lastChoice(): Choice {
  const usual: Choice = { game: GAMES[0]!, pace: 'live', players: null, isRated: false }
  const kept = remembered(LAST_CHOICE) as Partial<Choice> | null
  if (typeof kept !== 'object' || kept === null) return usual
  return {
    game: kept.game === null || GAMES.includes(kept.game!) ? kept.game! : usual.game,
    pace: kept.pace === 'daily' ? 'daily' : 'live',
    players: [2, 3, 4].includes(Number(kept.players)) ? Number(kept.players) : null,
    isRated: kept.isRated === true,
  }
}

const wishFor = ({ game, pace, players, isRated }: Choice, games: WebGames): PlayWish => ({
  games: (game === null ? GAMES : [game]).map(each => ({ game: each, options: games[each].suggested.options })),
  pace,
  players,
  isRated,
})

/** Game, pace and number, rated or not, and a seat. */
export function PlayNow({ name, setName, seat }: PlayNowProps) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const games = useGames()
  const [choice, setChoice] = useState(lastChoice)
  const change = (changed: Partial<Choice>) => {
    const next = { ...choice, ...changed }
    setChoice(next)
    remember(LAST_CHOICE, next)
  }
  const pick = (group: string, isChosen: boolean, choose: () => void, words: ComponentChildren) => (
    <label class="pick" key={String(words)}>
      <input type="radio" class="unseen" name={group} checked={isChosen} onChange={choose} />
      {words}
    </label>
  )
  return (
    <form
      class="card play-now"
      aria-labelledby="play-now"
      onSubmit={event => {
        event.preventDefault()
        seat.take(() => playNow(wishFor(choice, games)))
      }}
    >
      <h2 id="play-now">{say('lobby.play')}</h2>
      <fieldset class="picks">
        <legend class="unseen">{say('online.game')}</legend>
        {GAMES.map(game =>
          pick('game', choice.game === game, () => change({ game }), games[game].about.title(ofShell)),
        )}
        {pick('game', choice.game === null, () => change({ game: null }), say('lobby.either'))}
      </fieldset>
      <div class="picks">
        <fieldset class="picks">
          <legend class="unseen">{say('online.pace')}</legend>
          {(['live', 'daily'] as const).map(pace =>
            pick('pace', choice.pace === pace, () => change({ pace }), paceName(say, pace)),
          )}
        </fieldset>
        <label class="pick">
          <input
            type="checkbox"
            class="unseen"
            checked={choice.isRated}
            onChange={event => change({ isRated: event.currentTarget.checked })}
          />
          {say('lobby.rated')}
        </label>
      </div>
      <label class="play-number">
        <span>{say('lobby.number')}</span>
        <select
          value={String(choice.players ?? '')}
          onChange={event => change({ players: Number(event.currentTarget.value) || null })}
        >
          <option value="">{say('lobby.any-number')}</option>
          {[2, 3, 4].map(n => (
            <option key={n} value={String(n)}>
              {say('online.players', { n })}
            </option>
          ))}
        </select>
      </label>
      <label class="play-name">
        <span>{say('online.your-name')}</span>
        <input
          value={name}
          maxLength={20}
          autocomplete="nickname"
          onInput={event => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button main" disabled={seat.isBusy}>
        {say('lobby.play')}
      </button>
      <p class="hint">
        {say('lobby.play.what')} {choice.isRated && say('lobby.rated-choice.what')}
      </p>
    </form>
  )
}
