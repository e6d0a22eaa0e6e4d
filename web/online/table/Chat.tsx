import { useState } from 'preact/hooks'
import { useGames } from '../../game-context.ts'
import { Button } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { SeatSign } from '../../shell/SeatSign.tsx'
import { useOnline } from '../context.ts'
import { mutedAt, rememberMuted } from '../memory.ts'
import { refusalWords } from '../refusal.ts'
import type { ChatEntry } from '../state.ts'
import { useOnlineSay } from '../words.tsx'
import { chatWords } from './chat-words.ts'
import { Phrases, useMaySay } from './Phrases.tsx'

/** Who is not listened to at this table, and a way to change it. */
function useMuted(): readonly [readonly string[], (name: string) => void] {
  const { table } = useOnline().state
  const [muted, setMuted] = useState(() => mutedAt(table))
  const toggle = (name: string) => {
    const next = muted.includes(name) ? muted.filter(each => each !== name) : [...muted, name]
    rememberMuted(table, next)
    setMuted(next)
  }
  return [muted, toggle]
}

/** A short one stands where the game has not begun: the last lines, and what is said then. */
const FEW = 3
const BEFORE = ['good-luck', 'one-moment', 'back-in-5-minutes'] as const

/** All that was said, phrases, and a line to write in. */
export function Chat({ isShort = false }: { isShort?: boolean }) {
  const say = useOnlineSay()
  const { state } = useOnline()
  const [muted, toggle] = useMuted()
  const heard = state.chat.filter(({ name }) => !muted.includes(name))
  return (
    <section class="chat" aria-label={say('online.chat')}>
      <ol aria-live="polite">
        {(isShort ? heard.slice(-FEW) : heard).map(entry => (
          <Line key={`${entry.number} ${entry.seat === null}`} entry={entry} />
        ))}
      </ol>
      {isShort ? <Phrases of={BEFORE} /> : <Phrases />}
      <Writing />
      {!isShort && <Quiet muted={muted} toggle={toggle} />}
    </section>
  )
}

function Line({ entry }: { entry: ChatEntry }) {
  const say = useOnlineSay()
  const { say: ofShell } = useShell()
  const { state, seat } = useOnline()
  const games = useGames()
  const signs = state.snapshot === null ? undefined : games[state.snapshot.game].signs
  return (
    <li class={entry.seat !== null && entry.seat === seat ? 'is-mine' : ''}>
      {entry.seat !== null && <SeatSign seat={entry.seat} signs={signs} />}{' '}
      <b>{entry.name || ofShell('replay.eyes.watcher')}</b> <span>{chatWords(say, entry)}</span>
    </li>
  )
}

function Writing() {
  const say = useOnlineSay()
  const { client } = useOnline()
  const [text, setText] = useState('')
  if (!useMaySay()) return null
  const send = (event: Event) => {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return
    void client.say({ text: words })
    setText('')
  }
  return (
    <form class="chat-write" onSubmit={send}>
      <input
        value={text}
        maxLength={200}
        placeholder={say('online.write')}
        aria-label={say('online.write')}
        autocomplete="off"
        enterkeyhint="send"
        onInput={event => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button" aria-label={say('online.send')} disabled={text.trim() === ''}>
        ↑
      </button>
    </form>
  )
}

/** As many lines as one message can have. */
const MOST_REPORTED = 50

/** Nobody has to listen to anybody; what was said can be shown to whoever runs the server. */
function Quiet({ muted, toggle }: { muted: readonly string[]; toggle: (name: string) => void }) {
  const say = useOnlineSay()
  const { state, seat, client } = useOnline()
  const [told, tell] = useState<string | null>(null)
  const others = state.chat.filter(entry => entry.seat === null || entry.seat !== seat)
  const names = [...new Set(others.map(({ name }) => name))]
  if (names.length === 0) return null
  const report = async (name: string) => {
    const numbers = others.filter(entry => entry.name === name).map(({ number }) => number)
    const outcome = await client.report(numbers.slice(-MOST_REPORTED))
    tell(outcome.ok ? say('online.reported', { name }) : refusalWords(say, outcome.reason))
  }
  return (
    <details class="chat-quiet">
      <summary>{say('online.quiet')}</summary>
      <ul>
        {names.map(name => (
          <li key={name}>
            <b>{name}</b>
            <Button
              class="button"
              aria-pressed={muted.includes(name)}
              aria-label={say(muted.includes(name) ? 'online.unmute-who' : 'online.mute-who', { name })}
              onClick={() => toggle(name)}
            >
              {say(muted.includes(name) ? 'online.unmute' : 'online.mute')}
            </Button>
            <Button class="button" aria-label={say('online.report-who', { name })} onClick={() => void report(name)}>
              {say('online.report')}
            </Button>
          </li>
        ))}
      </ul>
      <p class="hint" role="status">
        {told ?? say('online.report.what')}
      </p>
    </details>
  )
}
