import type { GameOptions } from '@roundhouse/kernel/manifest'
import { GAMES, type GameName } from '@roundhouse/table/games'
import { LONGEST_TOURNAMENT_NAME, MOST_ROUNDS, type NewTournament } from '@roundhouse/wire/tournament'
import { useState } from 'preact/hooks'
import { ownAccount } from '../account/server.ts'
import { useGame } from '../game-context.ts'
import { tournamentsSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { BankChoice } from '../online/setting-up/BankChoice.tsx'
import { GameChoice } from '../online/setting-up/GameChoice.tsx'
import { Button, Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { OptionsCard } from '../shell/new-game/OptionsCard.tsx'
import { PlayerCount } from '../shell/new-game/PlayerCount.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { go } from '../shell/route.ts'
import { useTitle } from '../shell/title.ts'
import { useAnswer } from '../shell/useAnswer.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import { Notice } from '../table/Notice.tsx'
import { setUpTournament } from './tournament-server.ts'
import { refusedWords } from './words.ts'
import '../shell/form.css'
import './tournament.css'

/** A new tournament: what is played, in which way, and when it begins. */
export function NewTournamentPage() {
  const { say: ofShell } = useShell()
  const say = useCatalogueSay(tournamentsSay)
  const [game, choose] = useState<GameName>(GAMES[0]!)
  // What another game is played with is chosen anew; what the tournament is called stays.
  const [title, setTitle] = useState('')
  const found = useAnswer(async () => ({ account: await ownAccount().catch(() => null) }), [])
  useTitle(say && `${say('tournament.new')} – ${ofShell('app.title')}`)
  if (say === null || found === null) return <Notice text={ofShell('app.loading')} />
  if (found.account?.isAccount !== true)
    return (
      <main class="form tournament-page">
        <PageHead title={say('tournament.new')} />
        <p class="card">
          {say('tournament.needs-account')}{' '}
          <Link class="button" to={{ page: 'account' }}>
            {say('tournament.account')}
          </Link>
        </p>
      </main>
    )
  return <Form key={game} game={game} choose={choose} title={title} setTitle={setTitle} say={say} />
}

interface FormProps {
  readonly game: GameName
  readonly choose: (game: GameName) => void
  readonly title: string
  readonly setTitle: (title: string) => void
  readonly say: Say
}

type TournamentForm = Omit<NewTournament, 'name' | 'game' | 'closes'> & {
  /** As its field has it, in the reader's time; empty: by hand. */
  readonly begins: string | null
}

const suggested = (options: GameOptions, players: number): TournamentForm => ({
  ...{ options, players, pace: 'live', bank: { live: 20, daily: 3 }, kind: 'swiss', rounds: 3 },
  ...{ groupSize: 4, hasFinal: false, isOpen: true, begins: null },
})

interface PartProps {
  readonly form: TournamentForm
  readonly change: (changed: Partial<TournamentForm>) => void
  readonly say: Say
}

function Form({ game: name, choose, title, setTitle, say }: FormProps) {
  const game = useGame(name)
  const [form, setForm] = useState(() => suggested(game.suggested.options, game.players.least))
  const change = (changed: Partial<TournamentForm>) => setForm({ ...form, ...changed })
  return (
    <main class="form new-game tournament-form" data-game={name}>
      <PageHead title={say('tournament.new')} />
      <section class="card">
        <label class="tournament-name">
          <b>{say('tournament.name')}</b>
          <input
            value={title}
            maxLength={LONGEST_TOURNAMENT_NAME}
            onInput={event => setTitle(event.currentTarget.value)}
          />
        </label>
        <GameChoice game={name} choose={choose} say={say} />
        <PlayerCount
          game={game}
          players={form.players}
          change={players => change({ players, groupSize: Math.max(players, form.groupSize) })}
        />
        <PaceChoice form={form} change={change} say={say} />
        <KindChoice form={form} change={change} say={say} />
        <StartChoice form={form} change={change} say={say} />
      </section>
      <OptionsCard game={game} options={form.options} change={options => change({ options })} />
      <Create game={name} title={title.trim()} form={form} say={say} />
    </main>
  )
}

function PaceChoice({ form: { pace, bank }, change, say }: PartProps) {
  return (
    <fieldset class="choice">
      <legend>{say('online.pace')}</legend>
      {(['live', 'daily'] as const).map(each => (
        <label key={each} class="pick">
          <input type="radio" name="pace" checked={each === pace} onChange={() => change({ pace: each })} />
          {say(`online.pace.${each}`)}
        </label>
      ))}
      <BankChoice pace={pace} bank={bank} change={next => change({ bank: next })} say={say} />
    </fieldset>
  )
}

const upTo = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, n) => least + n)

function KindChoice({ form, change, say }: PartProps) {
  const { kind, players, rounds, groupSize, hasFinal } = form
  const isPairs = kind === 'groups' && players === 2
  return (
    <fieldset class="choice">
      <legend>{say('tournament.kind')}</legend>
      {(['swiss', 'groups'] as const).map(each => (
        <label key={each} class="pick">
          <input type="radio" name="kind" checked={each === kind} onChange={() => change({ kind: each })} />
          {say(`tournament.kind.${each}`)}
        </label>
      ))}
      <p class="hint">{say(`tournament.kind.${kind}.what`)}</p>
      {kind === 'groups' && (
        <NumberLine
          words={say('tournament.group-size')}
          value={groupSize}
          among={upTo(Math.max(3, players), 8)}
          choose={n => change({ groupSize: n })}
        />
      )}
      {isPairs ? (
        <p class="hint">{say('tournament.rounds.all')}</p>
      ) : (
        <NumberLine
          words={say('tournament.rounds.choice')}
          value={rounds}
          among={upTo(1, MOST_ROUNDS)}
          choose={n => change({ rounds: n })}
        />
      )}
      <label class="pick">
        <input type="checkbox" checked={hasFinal} onChange={() => change({ hasFinal: !hasFinal })} />
        {say('tournament.final')}
      </label>
    </fieldset>
  )
}

interface NumberLineProps {
  readonly words: string
  readonly value: number
  readonly among: readonly number[]
  readonly choose: (n: number) => void
}

const NumberLine = ({ words, value, among, choose }: NumberLineProps) => (
  <label class="line tournament-number">
    {words}
    <select value={String(value)} onChange={event => choose(Number(event.currentTarget.value))}>
      {among.map(n => (
        <option key={n} value={String(n)}>
          {n}
        </option>
      ))}
    </select>
  </label>
)

const HOUR = 3_600_000

/** What a field for a time has in it, in the reader's time. */
const fieldTime = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

function StartChoice({ form: { begins, isOpen }, change, say }: PartProps) {
  return (
    <fieldset class="choice">
      <legend>{say('tournament.closes')}</legend>
      <label class="pick">
        <input type="radio" name="begins" checked={begins === null} onChange={() => change({ begins: null })} />
        {say('tournament.closes.hand')}
      </label>
      <label class="pick">
        <input
          type="radio"
          name="begins"
          checked={begins !== null}
          onChange={() => change({ begins: fieldTime(Date.now() + HOUR) })}
        />
        {say('tournament.closes.at')}
      </label>
      {begins !== null && (
        <input
          type="datetime-local"
          aria-label={say('tournament.closes.at')}
          value={begins}
          onInput={event => change({ begins: event.currentTarget.value })}
        />
      )}
      <label class="pick">
        <input type="checkbox" checked={isOpen} onChange={() => change({ isOpen: !isOpen })} />
        {say('tournament.open')}
      </label>
      <p class="hint">{say('tournament.open.what')}</p>
    </fieldset>
  )
}

interface CreateProps {
  readonly game: GameName
  readonly title: string
  readonly form: TournamentForm
  readonly say: Say
}

function Create({ game, title, form, say }: CreateProps) {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const create = async () => {
    const { begins, ...wanted } = form
    if (title === '') return setTrouble(say('tournament.name-missing'))
    setBusy(true)
    try {
      const closes = begins === null ? null : new Date(begins).getTime()
      const id = await setUpTournament({ ...wanted, name: title, game, closes })
      go({ page: 'tournament', id }, 'instead')
    } catch (error) {
      setTrouble(refusedWords(say, error))
      setBusy(false)
    }
  }
  return (
    <form
      class="begin"
      onSubmit={event => {
        event.preventDefault()
        void create()
      }}
    >
      <p role="alert" class="wrong">
        {trouble}
      </p>
      <Button type="submit" class="button main" disabled={isBusy}>
        {say('tournament.create')}
      </Button>
    </form>
  )
}
