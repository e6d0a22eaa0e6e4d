import { GAMES } from '@roundhouse/table/games'
import type { LobbyFilter } from '@roundhouse/wire/lobby'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useGames } from '../game-context.ts'
import { playNow } from '../online/server.ts'
import { paceName } from '../online/setup-words.ts'
import { useOnlineSay } from '../online/words.tsx'
import { useShell } from '../shell/context.ts'
import { remember, remembered } from '../shell/memory.ts'
import { optionWords } from './option-words.ts'
import { optionsFor, type PlayChoice, readChoice, wishFor, withChoice, withFilter } from './play-choice.ts'
import type { SeatFinder } from './useSeat.ts'

interface PlayNowProps {
  /** What is looked for in the list of tables. */
  readonly filter: LobbyFilter
  readonly name: string
  readonly setName: (name: string) => void
  readonly seat: SeatFinder
}

const LAST_CHOICE = 'roundhouse-play-now'

/** Game and pace, rated or not, modules or map, number, and a seat. */
export function PlayNow({ filter, name, setName, seat }: PlayNowProps) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const games = useGames()
  // What is looked for lies over what was chosen here, which is there again when nothing is looked for.
  const [own, setOwn] = useState(() => readChoice(remembered(LAST_CHOICE)))
  const [choice, setChoice] = useState(() => withFilter(own, filter, games))
  useEffect(() => setChoice(withFilter(own, filter, games)), Object.values(filter))
  const change = (changed: Partial<PlayChoice>) => {
    const next = withChoice(own, changed, games)
    setOwn(next)
    setChoice(withChoice(choice, changed, games))
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
      <label class="play-setup">
        <span>{say('lobby.choice')}</span>
        <select value={choice.option ?? ''} onChange={event => change({ option: event.currentTarget.value || null })}>
          <option value="">{say('lobby.every-choice')}</option>
          {optionsFor(choice, games).map(({ game, option }) => (
            <option key={option} value={option}>
              {optionWords(games[game].about, ofShell, option)}
            </option>
          ))}
        </select>
      </label>
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
