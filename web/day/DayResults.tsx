import type { DayTable } from '@roundhouse/wire/day'
import { useEffect, useState } from 'preact/hooks'
import type { Say } from '../messages/say.ts'
import { ownName, rememberName } from '../online/seat-memory.ts'
import { beGuest, guestName, ServerError } from '../online/server.ts'
import { OnlineWords, useOnlineSay } from '../online/words.tsx'
import { Button, Link } from '../shell/Button.tsx'
import { hasServer } from '../shell/home/Elsewhere.tsx'
import { useAnswer } from '../shell/useAnswer.ts'
import { dayTable, sendDay, sentDays } from './day-server.ts'
import type { OwnDays } from './own-days.ts'

interface DayResultsProps {
  readonly day: string
  /** Of the reader's own game, once it is over. */
  readonly record: string | null
  readonly say: Say
  /** Is told of days that the server knows. */
  readonly add: (days: OwnDays) => void
}

/** Everybody's results, where there is a server for them. */
export function DayResults(props: DayResultsProps) {
  const isThere = useAnswer(hasServer, [])
  if (isThere === null) return null
  if (!isThere) return <p class="hint">{props.record !== null && props.say('day.here-only')}</p>
  return (
    <OnlineWords areAll isPart>
      <Results {...props} />
    </OnlineWords>
  )
}

type Sending = 'unknown' | 'nobody' | 'sent' | 'refused' | 'unsent'

function Results({ day, record, say, add }: DayResultsProps) {
  const [table, setTable] = useState<DayTable | null>(null)
  const [sending, setSending] = useState<Sending>('unknown')
  const send = async (text: string) => {
    try {
      setTable(await sendDay(day, text))
      setSending('sent')
    } catch (error) {
      const isAnswer = error instanceof ServerError && !['no-answer', 'not-kept', 'too-fast'].includes(error.code)
      setSending(isAnswer ? 'refused' : 'unsent')
    }
  }
  const look = async () => {
    const [found, name] = await Promise.all([dayTable(day), guestName()])
    setTable(found)
    if (found.own !== null || record === null) return
    if (name === null) setSending('nobody')
    else await send(record)
  }
  useEffect(() => {
    void look().catch(() => setSending('unsent'))
    void sentDays().then(
      days => add(Object.fromEntries(days.map(({ day, points, place }) => [day, { points, place }]))),
      () => {},
    )
  }, [day, record])
  return (
    <section class="card day-results" aria-labelledby="day-results">
      <h2 id="day-results">{say('day.everybody')}</h2>
      {table !== null && <p class="hint">{say('day.played', { n: table.played })}</p>}
      {sending === 'nobody' && record !== null && <SendForm say={say} send={() => send(record)} />}
      <p role="status" class={sending === 'refused' ? 'wrong' : 'hint'}>
        {sending !== 'unknown' && sending !== 'nobody' && say(`day.${sending}`)}
      </p>
      {table !== null && <Ranks table={table} say={say} />}
    </section>
  )
}

/** A result stands under a name. */
function SendForm({ say, send }: { say: Say; send: () => Promise<void> }) {
  const ofTables = useOnlineSay()
  const [name, setName] = useState(ownName)
  const [isBusy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    await beGuest(name.trim()).catch(() => {})
    rememberName(name.trim())
    await send()
  }
  return (
    <div class="day-send">
      <p>{say('day.send-what')}</p>
      <label>
        {ofTables('online.your-name')}
        <input value={name} maxLength={24} onInput={event => setName(event.currentTarget.value)} />
      </label>
      <Button class="button main" disabled={isBusy || name.trim() === ''} onClick={() => void act()}>
        {say('day.send')}
      </Button>
    </div>
  )
}

function Ranks({ table: { day, best, own }, say }: { table: DayTable; say: Say }) {
  return (
    <>
      {own !== null && (
        <p>
          {say('day.before', { n: own.before })} <Link to={{ page: 'duplicate', id: day }}>{say('day.compare')}</Link>
        </p>
      )}
      {best.length > 0 && (
        <table class="ranks">
          <thead>
            <tr>
              <td />
              <th scope="col">{say('day.player')}</th>
              <th scope="col">{say('day.points')}</th>
            </tr>
          </thead>
          <tbody>
            {best.map(({ person, name, points, place }) => (
              <tr key={person}>
                <td>{1 + best.findIndex(each => each.points === points)}</td>
                <th scope="row">
                  <Link to={{ page: 'profile', person }}>{name}</Link> <small>{say('day.place', { place })}</small>
                </th>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
