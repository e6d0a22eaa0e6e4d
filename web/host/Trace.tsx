import { type PersonTrace, SANCTION_KINDS, type Sanction, type SanctionKind } from '@roundhouse/wire/conduct'
import { useState } from 'preact/hooks'
import { Button } from '../shell/Button.tsx'
import { Remark, useDeed } from './parts.tsx'
import { ReportList } from './ReportList.tsx'
import { lift, sanction } from './server.ts'
import { doerOf, nameOf, useHostSay, useTimeWords } from './words.tsx'

interface TraceProps {
  readonly trace: PersonTrace
  /** The report that lies beside it; `null`: none. */
  readonly report: number | null
  readonly changed: () => Promise<void>
  readonly openReport: (report: number) => void
}

/** All that was reported and done about somebody, and what can be done. */
export function Trace({ trace, report, changed, openReport }: TraceProps) {
  const say = useHostSay()
  const timeWords = useTimeWords()
  const { isHost, isAccount, created, running, reports, reported, sanctions } = trace
  const kind = isHost ? 'host' : isAccount ? 'account' : 'guest'
  return (
    <section class="card" aria-labelledby="host-trace">
      <h2 id="host-trace">{say('host.about', { name: nameOf(say, trace) })}</h2>
      <p class="hint">
        {say('host.person', { kind, when: timeWords(created) })}
        <br />
        {say('host.person.counts', { running, about: reports.length, by: reported })}
      </p>
      {trace.name !== '' && !isHost && <Act trace={trace} report={report} changed={changed} />}
      <h3>{say('host.done')}</h3>
      {sanctions.length === 0 && <p class="hint">{say('host.done.none')}</p>}
      <ul class="host-done">
        {sanctions.map(each => (
          <Done key={each.number} sanction={each} changed={changed} />
        ))}
      </ul>
      {reports.length > 0 && (
        <>
          <h3>{say('host.reports')}</h3>
          <ReportList reports={reports} current={report} open={openReport} />
        </>
      )}
    </section>
  )
}

/** How long something holds; `null`: for ever. */
const DAYS = [1, 3, 7, 30, 365, null] as const

function Act({ trace, report, changed }: Omit<TraceProps, 'openReport'>) {
  const say = useHostSay()
  const [kind, setKind] = useState<SanctionKind>('silence')
  const [days, setDays] = useState<number | null>(3)
  const [why, setWhy] = useState('')
  const { act, words } = useDeed(changed)
  const send = async (event: Event) => {
    event.preventDefault()
    if (await act(() => sanction({ person: trace.person, kind, days, why: why.trim(), report }))) setWhy('')
  }
  return (
    <form class="host-form" onSubmit={event => void send(event)}>
      <fieldset>
        <legend>{say('host.act')}</legend>
        <div class="choice">
          {SANCTION_KINDS.map(each => (
            <label key={each} class="pick">
              <input type="radio" name="kind" checked={each === kind} onChange={() => setKind(each)} />
              {say(`conduct.kind.${each}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <p class="hint">{say(`host.act.${kind}`)}</p>
      <label>
        {say('host.days')}
        <select
          value={String(days)}
          onChange={({ currentTarget: { value } }) => setDays(value === 'null' ? null : Number(value))}
        >
          {DAYS.map(n => (
            <option key={n} value={String(n)}>
              {n === null ? say('host.ever') : say('host.days.n', { n })}
            </option>
          ))}
        </select>
      </label>
      <Remark label={say('host.why')} value={why} change={setWhy} hint="host-why-hint" />
      <p id="host-why-hint" class="hint">
        {say('host.why.hint')}
      </p>
      <Button type="submit" class="button main">
        {say(`host.do.${kind}`, { name: trace.name })}
      </Button>
      {words}
    </form>
  )
}

interface DoneProps {
  readonly sanction: Sanction
  readonly changed: () => Promise<void>
}

function Done({ sanction: done, changed }: DoneProps) {
  const say = useHostSay()
  const timeWords = useTimeWords()
  const { kind, at, by, until, why, lifted, isInForce } = done
  const facts = { kind: say(`conduct.kind.${kind}`), by: doerOf(say, by), when: timeWords(at) }
  return (
    <li>
      <b>{say('host.sanction', { ...facts, until: until === null ? 'none' : timeWords(until) })}</b>
      <q>{why}</q>
      {lifted !== null && (
        <span>{say('host.lifted', { by: doerOf(say, lifted.by), when: timeWords(lifted.at), why: lifted.why })}</span>
      )}
      {lifted === null && !isInForce && <span>{say('host.over')}</span>}
      {isInForce && <Lift sanction={done} changed={changed} />}
    </li>
  )
}

function Lift({ sanction: { number, kind }, changed }: DoneProps) {
  const say = useHostSay()
  const [why, setWhy] = useState('')
  const { act, words } = useDeed(changed)
  const send = (event: Event) => {
    event.preventDefault()
    void act(() => lift(number, why.trim()))
  }
  return (
    <form class="host-form" onSubmit={send}>
      <Remark label={say('host.lift.why')} value={why} change={setWhy} />
      <Button type="submit" class="button" aria-label={say('host.lift.which', { kind: say(`conduct.kind.${kind}`) })}>
        {say('host.lift')}
      </Button>
      {words}
    </form>
  )
}
