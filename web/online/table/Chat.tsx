import { isTalkPublic } from '@roundhouse/wire/rights'
import { useState } from 'preact/hooks'
import { useGames } from '../../game-context.ts'
import { Button, Link } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { SeatSign } from '../../shell/SeatSign.tsx'
import { useAnswer } from '../../shell/useAnswer.ts'
import { useOnline } from '../context.ts'
import type { TablePerson } from '../people/PersonDialog.tsx'
import { useMuted } from '../people/useMuted.ts'
import { usePersonDialog } from '../people/usePersonDialog.tsx'
import { hasAccount } from '../server.ts'
import type { ChatEntry } from '../state.ts'
import { useOnlineSay } from '../words.tsx'
import { chatWords } from './chat-words.ts'
import { Phrases, useMaySay } from './Phrases.tsx'
import { useReading } from './useUnread.ts'

/** A short one stands where the game has not begun: the last lines, and what is said then. */
const FEW = 3
const BEFORE = ['good-luck', 'one-moment', 'back-in-5-minutes'] as const

/** All that was said, phrases, and a line to write in. */
export function Chat({ isShort = false }: { isShort?: boolean }) {
  const say = useOnlineSay()
  const { state } = useOnline()
  const [muted] = useMuted()
  const { open, dialog } = usePersonDialog()
  useReading()
  const heard = state.chat.filter(({ name }) => !muted.includes(name))
  return (
    <section class="chat" aria-label={say('online.chat')}>
      <ol aria-live="polite">
        {(isShort ? heard.slice(-FEW) : heard).map(entry => (
          <Line key={`${entry.number} ${entry.seat === null}`} entry={entry} open={open} />
        ))}
      </ol>
      {isShort ? <Phrases of={BEFORE} /> : <Phrases />}
      <Writing />
      {!isShort && <Quiet />}
      {dialog}
    </section>
  )
}

/** What others say can be pressed: then there is something to be done about it. */
function Line({ entry, open }: { entry: ChatEntry; open: (person: TablePerson) => void }) {
  const say = useOnlineSay()
  const { say: ofShell } = useShell()
  const { state, seat } = useOnline()
  const games = useGames()
  const signs = state.snapshot === null ? undefined : games[state.snapshot.game].signs
  const isMine = entry.seat !== null && entry.seat === seat
  const name = entry.name || ofShell('replay.eyes.watcher')
  const said = (
    <>
      {entry.seat !== null && <SeatSign seat={entry.seat} signs={signs} />} <b>{name}</b>{' '}
      <span>{chatWords(say, entry)}</span>
    </>
  )
  if (isMine) return <li class="is-mine">{said}</li>
  return (
    <li>
      <Button
        aria-haspopup="dialog"
        title={say('online.about-who', { name })}
        onClick={() => open({ name, seat: entry.seat, line: entry })}
      >
        {said}
      </Button>
    </li>
  )
}

/** Phrases are for everybody, texts at a public table for accounts. */
function Writing() {
  const { state, seat } = useOnline()
  const { setup } = state.online
  const isPublic = isTalkPublic(setup, seat !== null)
  const may = useAnswer(() => (isPublic ? hasAccount().catch(() => true) : Promise.resolve(true)), [isPublic])
  if (!useMaySay() || may === null) return null
  return may ? <WritingLine /> : <WithAccount />
}

function WithAccount() {
  const say = useOnlineSay()
  return (
    <p class="hint">
      {say('online.refused.no-account')} <Link to={{ page: 'account' }}>{say('online.account')}</Link>
    </p>
  )
}

function WritingLine() {
  const say = useOnlineSay()
  const { client, state } = useOnline()
  const [text, setText] = useState('')
  const isSilenced = state.refusal?.rule === 'table' && state.refusal.code === 'silenced'
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
      {isSilenced && (
        <p role="alert" class="wrong">
          {say('online.refused.silenced')}
        </p>
      )}
    </form>
  )
}

/** Who is not listened to here says nothing that could be pressed: so their names stand here. */
function Quiet() {
  const say = useOnlineSay()
  const [muted, toggle] = useMuted()
  if (muted.length === 0) return null
  return (
    <div class="chat-quiet">
      {muted.map(name => (
        <Button key={name} class="button" onClick={() => toggle(name)}>
          {say('online.unmute-who', { name })}
        </Button>
      ))}
    </div>
  )
}
