import { GAMES, isGame } from '@roundhouse/table/games'
import type { LobbyFilter, OpenTable } from '@roundhouse/wire/lobby'
import { useGames } from '../game-context.ts'
import { paceName } from '../online/setup-words.ts'
import { useOnlineSay } from '../online/words.tsx'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'

interface FiltersProps {
  readonly filter: LobbyFilter
  readonly choose: (filter: LobbyFilter) => void
  /** All there are: what they are played with can be chosen. */
  readonly tables: readonly OpenTable[]
}

/** What is shown of all that there is. Each can be pressed again to be rid of it. */
export function Filters({ filter, choose, tables }: FiltersProps) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const games = useGames()
  const toggle = (isOn: boolean, words: string, next: Partial<LobbyFilter>) => (
    <Button key={words} class="button lobby-filter" aria-pressed={isOn} onClick={() => choose({ ...filter, ...next })}>
      {words}
    </Button>
  )
  return (
    <fieldset class="lobby-filters">
      <legend class="unseen">{say('lobby.filters')}</legend>
      {toggle(filter.game === null, say('lobby.all'), { game: null, option: null })}
      {GAMES.map(game =>
        toggle(filter.game === game, games[game].about.title(ofShell), {
          game: filter.game === game ? null : game,
          option: null,
        }),
      )}
      {(['live', 'daily'] as const).map(pace =>
        toggle(filter.pace === pace, paceName(say, pace), { pace: filter.pace === pace ? null : pace }),
      )}
      {toggle(filter.isRated === true, say('lobby.rated'), { isRated: filter.isRated === true ? null : true })}
      <select
        aria-label={say('lobby.number')}
        value={String(filter.players ?? '')}
        onChange={event => choose({ ...filter, players: Number(event.currentTarget.value) || null })}
      >
        <option value="">{say('lobby.any-number')}</option>
        {[2, 3, 4].map(n => (
          <option key={n} value={String(n)}>
            {say('online.players', { n })}
          </option>
        ))}
      </select>
      <SetupChoice filter={filter} choose={choose} tables={tables} />
    </fieldset>
  )
}

/** Modules or maps, as far as there are tables with them. */
function SetupChoice({ filter, choose, tables }: FiltersProps) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const games = useGames()
  const words = new Map<string, string>()
  for (const { game, options } of tables) {
    if (!isGame(game) || (filter.game !== null && filter.game !== game)) continue
    for (const [key, value] of options) {
      const said = games[game].about.setup?.(ofShell, new Map([[key, value]])) ?? ''
      if (said !== '') words.set(`${key}:${value}`, said)
    }
  }
  if (filter.option !== null && !words.has(filter.option)) words.set(filter.option, filter.option.replace(/^.*:/, ''))
  if (words.size === 0) return null
  return (
    <select
      aria-label={say('lobby.choice')}
      value={filter.option ?? ''}
      onChange={event => choose({ ...filter, option: event.currentTarget.value || null })}
    >
      <option value="">{say('lobby.every-choice')}</option>
      {[...words].map(([option, each]) => (
        <option key={option} value={option}>
          {each}
        </option>
      ))}
    </select>
  )
}
