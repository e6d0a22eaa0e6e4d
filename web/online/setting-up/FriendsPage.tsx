import { GAMES, type GameName } from '@roundhouse/table/games'
import { useState } from 'preact/hooks'
import { useGame } from '../../game-context.ts'
import { Button } from '../../shell/Button.tsx'
import { LevelOptions } from '../../shell/new-game/LevelChoice.tsx'
import { OptionsCard } from '../../shell/new-game/OptionsCard.tsx'
import { PlayerCount } from '../../shell/new-game/PlayerCount.tsx'
import { useLevels } from '../../shell/new-game/useLevels.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { go } from '../../shell/route.ts'
import { rememberKey } from '../memory.ts'
import { ownName, rememberName, rememberSeat } from '../seat-memory.ts'
import { beGuest, ServerError, setUpTable } from '../server.ts'
import { OnlineWords, useOnlineSay } from '../words.tsx'
import { BankChoice } from './BankChoice.tsx'
import { ChairChoice } from './ChairChoice.tsx'
import { GameChoice } from './GameChoice.tsx'
import { HoursChoice } from './HoursChoice.tsx'
import {
  canBeRated,
  DELAYS,
  hostSeat,
  newTableOf,
  suggestedForm,
  type TableForm,
  withChair,
  withChairs,
} from './new-table.ts'
import '../../shell/form.css'
import './friends.css'

/** A table for friends: which game, who sits where, and how fast. Then there is a link. */
export function FriendsPage({ game }: { game: GameName | null }) {
  const [chosen, choose] = useState<GameName>(game ?? GAMES[0]!)
  return (
    <OnlineWords areAll>
      <Form key={chosen} game={chosen} choose={choose} />
    </OnlineWords>
  )
}

interface FormProps {
  readonly game: GameName
  readonly choose: (game: GameName) => void
}

function Form({ game: name, choose }: FormProps) {
  const say = useOnlineSay()
  const game = useGame(name)
  const levels = useLevels(name)
  const [form, setForm] = useState<TableForm>(() => suggestedForm(game))
  const change = (changed: Partial<TableForm>) => setForm({ ...form, ...changed })
  return (
    <main class="form new-game friends" data-game={name}>
      <PageHead title={say('online.friends')} />
      <section class="card">
        <GameChoice game={name} choose={choose} say={say} />
        <PlayerCount
          game={game}
          players={form.chairs.length}
          change={players => change({ chairs: withChairs(form.chairs, players) })}
        />
        {form.chairs.map((plan, seat) => (
          <ChairChoice
            key={seat}
            seat={seat}
            plan={plan}
            levels={levels}
            signs={game.signs}
            change={next => change({ chairs: withChair(form.chairs, seat, next) })}
          />
        ))}
        <PaceChoice form={form} change={change} />
        <OpenChoice form={form} change={change} />
        <More form={form} change={change} levels={levels} />
      </section>
      <OptionsCard game={game} options={form.options} change={options => change({ options })} />
      <Create game={name} form={form} />
    </main>
  )
}

interface PartProps {
  readonly form: TableForm
  readonly change: (changed: Partial<TableForm>) => void
}

function PaceChoice({ form, change }: PartProps) {
  const say = useOnlineSay()
  const { pace, bank } = form
  return (
    <fieldset class="choice">
      <legend>{say('online.pace')}</legend>
      {(['live', 'daily', 'none'] as const).map(each => (
        <label key={each} class="pick">
          <input type="radio" name="pace" checked={each === pace} onChange={() => change({ pace: each })} />
          {say(`online.pace.${each}`)}
        </label>
      ))}
      {pace !== 'none' && <BankChoice pace={pace} bank={bank} change={next => change({ bank: next })} say={say} />}
      <p class="hint pace-what">
        {pace === 'none'
          ? say('online.pace.none.what')
          : pace === 'live'
            ? say('online.pace.live.what', { minutes: bank.live })
            : say('online.pace.daily.what', { days: bank.daily })}
      </p>
    </fieldset>
  )
}

/** Whether strangers may come, and whether it counts. */
function OpenChoice({ form, change }: PartProps) {
  const say = useOnlineSay()
  return (
    <>
      <label class="tile">
        <input type="checkbox" checked={form.open} onChange={() => change({ open: !form.open })} />
        <span>
          {say('lobby.open-choice')}
          <small>{say('lobby.open-choice.what')}</small>
        </span>
      </label>
      {canBeRated(form.chairs) && (
        <label class="tile">
          <input type="checkbox" checked={form.isRated} onChange={() => change({ isRated: !form.isRated })} />
          <span>
            {say('lobby.rated')}
            <small>{say('lobby.rated-choice.what')}</small>
          </span>
        </label>
      )}
    </>
  )
}

function More({ form, change, levels }: PartProps & { readonly levels: readonly string[] }) {
  const say = useOnlineSay()
  return (
    <details class="more">
      <summary>{say('online.more')}</summary>
      <label class="tile">
        <input
          type="checkbox"
          checked={form.canAskUndo && !form.isRated}
          disabled={form.isRated}
          onChange={() => change({ canAskUndo: !form.canAskUndo })}
        />
        <span>
          {say('online.can-ask')}
          <small>{say('online.can-ask.what')}</small>
        </span>
      </label>
      <label class="line">
        {say('online.watch')}
        <select
          value={form.watch}
          onChange={event => change({ watch: event.currentTarget.value as TableForm['watch'] })}
        >
          {(['all', 'link', 'nobody'] as const).map(each => (
            <option key={each} value={each}>
              {say(`online.watch.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {form.watch !== 'nobody' && (
        <label class="line">
          {say('online.delay')}
          <select value={String(form.delay)} onChange={event => change({ delay: Number(event.currentTarget.value) })}>
            {DELAYS.map(turns => (
              <option key={turns} value={String(turns)}>
                {say('online.delay.turns', { turns })}
              </option>
            ))}
          </select>
        </label>
      )}
      {form.pace !== 'none' && (
        <>
          <HoursChoice hours={form.hours} change={hours => change({ hours })} />
          <label class="line">
            {say('online.late-bot')}
            <select value={form.standIn} onChange={event => change({ standIn: event.currentTarget.value })}>
              <LevelOptions levels={levels} level={form.standIn} />
            </select>
          </label>
        </>
      )}
      {form.pace === 'live' && (
        <label class="pick">
          <input type="checkbox" checked={form.isElastic} onChange={() => change({ isElastic: !form.isElastic })} />
          {say('online.elastic')}
        </label>
      )}
    </details>
  )
}

/** A name, and the one button that is meant. */
function Create({ game, form }: { game: GameName; form: TableForm }) {
  const say = useOnlineSay()
  const [name, setName] = useState(ownName)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const create = async () => {
    const host = name.trim()
    if (host === '') return setTrouble(say('online.name-missing'))
    setBusy(true)
    try {
      rememberName(host)
      await beGuest(host)
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      const { table, key } = await setUpTable(newTableOf(game, form, host, zone))
      rememberKey(table, key)
      rememberSeat(table, hostSeat(form.chairs))
      // The table takes the place of the form: Back leads home.
      go({ page: 'online', id: table }, 'instead')
    } catch (error) {
      setTrouble(troubleWords(error))
      setBusy(false)
    }
  }
  const troubleWords = (error: unknown): string => {
    const code = error instanceof ServerError ? error.code : 'no-answer'
    if (code === 'no-answer') return say('online.no-answer')
    return say('online.create.failed', { why: say.find(`online.refused.${code}`) ?? code })
  }
  return (
    <form
      class="begin friends-begin"
      onSubmit={event => {
        event.preventDefault()
        void create()
      }}
    >
      <p role="alert" class="wrong">
        {trouble}
      </p>
      <label>
        {say('online.your-name')}
        <input
          value={name}
          maxLength={20}
          autocomplete="nickname"
          onInput={event => setName(event.currentTarget.value)}
        />
      </label>
      <Button type="submit" class="button main" disabled={isBusy}>
        {say('online.create')}
      </Button>
    </form>
  )
}
