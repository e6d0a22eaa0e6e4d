import type { Seat } from '@roundhouse/kernel/game'
import { type Avoidance, LONGEST_REMARK, REPORT_REASONS, type ReportReason } from '@roundhouse/wire/conduct'
import { useId, useState } from 'preact/hooks'
import { conductSay } from '../../messages/catalogues.ts'
import type { Say } from '../../messages/say.ts'
import { Button } from '../../shell/Button.tsx'
import { Dialog } from '../../shell/Dialog.tsx'
import { useCatalogueSay } from '../../shell/useCatalogueSay.ts'
import { useOnline } from '../context.ts'
import { avoid, type MetPerson } from '../server.ts'
import type { ChatEntry } from '../state.ts'
import { chatWords } from '../table/chat-words.ts'
import { useOnlineSay } from '../words.tsx'
import { codeOf, conductTrouble } from './conduct-words.ts'
import { useMuted } from './useMuted.ts'
import '../../shell/form.css'
import './person-dialog.css'

/** Somebody at a table, who sits there or has said something. */
export interface TablePerson {
  readonly name: string
  readonly seat: Seat | null
  /** What they said, where that is meant. */
  readonly line: ChatEntry | null
}

interface PersonDialogProps {
  readonly person: TablePerson
  readonly onClosed: () => void
}

/** Nobody has to listen to anybody, or to meet them: what can be done about somebody at the table. */
export function PersonDialog({ person, onClosed }: PersonDialogProps) {
  const say = useCatalogueSay(conductSay)
  const id = useId()
  const [isReport, setReport] = useState(false)
  if (say === null) return null
  const { name } = person
  return (
    <Dialog class="sheet person-sheet" aria-labelledby={id} onClosed={onClosed}>
      {close => (
        <>
          <h2 id={id}>{isReport ? say('conduct.report.title', { name }) : name}</h2>
          <Line of={person} />
          {isReport ? (
            <Report say={say} person={person} back={() => setReport(false)} />
          ) : (
            <Acts say={say} person={person} report={() => setReport(true)} />
          )}
          <Button class="button" onClick={close}>
            {say('conduct.close')}
          </Button>
        </>
      )}
    </Dialog>
  )
}

function Line({ of: { line } }: { of: TablePerson }) {
  const say = useOnlineSay()
  return line === null ? null : <blockquote>{chatWords(say, line)}</blockquote>
}

interface PartProps {
  readonly say: Say
  readonly person: TablePerson
}

function Acts({ say, person, report }: PartProps & { readonly report: () => void }) {
  const { state } = useOnline()
  const [muted, toggle] = useMuted()
  const [told, tell] = useState<string | null>(null)
  const isMuted = muted.includes(person.name)
  const act = async (how: Avoidance) => {
    try {
      await avoid(metPerson(state.table, person), how)
      tell(say(how === 'block' ? 'conduct.blocked' : 'conduct.muted'))
    } catch (error) {
      tell(conductTrouble(say, codeOf(error)))
    }
  }
  return (
    <div class="person-acts">
      <Button class="button" aria-pressed={isMuted} onClick={() => toggle(person.name)}>
        {say(isMuted ? 'conduct.unmute-here' : 'conduct.mute-here')} <small>{say('conduct.mute-here.what')}</small>
      </Button>
      <Button class="button" onClick={() => void act('mute')}>
        {say('conduct.mute')} <small>{say('conduct.mute.what')}</small>
      </Button>
      <Button class="button" onClick={() => void act('block')}>
        {say('conduct.block')} <small>{say('conduct.block.what')}</small>
      </Button>
      <Button class="button" onClick={report}>
        {say('conduct.report')} <small>{say('conduct.report.what')}</small>
      </Button>
      <p role="status">{told}</p>
    </div>
  )
}

/** A line says who is meant, also of somebody who has got up since. */
const metPerson = (table: string, { seat, line }: TablePerson): MetPerson =>
  line === null ? { table, seat: seat ?? 0 } : { table, line: line.number }

function Report({ say, person, back }: PartProps & { readonly back: () => void }) {
  const { client } = useOnline()
  const [reason, setReason] = useState<ReportReason>('insult')
  const [text, setText] = useState('')
  const [told, tell] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  const { name, seat, line } = person
  const send = async (event: Event) => {
    event.preventDefault()
    const words = text.replace(/\s+/g, ' ').trim()
    const whom = line === null ? { seat: seat ?? 0 } : { numbers: [line.number] }
    const outcome = await client.report({ ...whom, reason, ...(words !== '' && { text: words }) })
    setDone(outcome.ok)
    tell(outcome.ok ? null : conductTrouble(say, outcome.reason.code))
  }
  if (isDone) return <p role="status">{say('conduct.report.thanks')}</p>
  return (
    <form class="person-report" onSubmit={event => void send(event)}>
      <fieldset>
        <legend>{say('conduct.report.reason')}</legend>
        <div class="person-reasons">
          {REPORT_REASONS.map(each => (
            <label key={each} class="pick">
              <input type="radio" name="reason" checked={each === reason} onChange={() => setReason(each)} />
              {say(`conduct.reason.${each}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <label>
        {say('conduct.report.text')}
        <textarea
          rows={2}
          value={text}
          maxLength={LONGEST_REMARK}
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
      <p class="hint">{say('conduct.report.with', { name })}</p>
      <p role="alert" class="wrong">
        {told}
      </p>
      <div class="person-send">
        <Button type="submit" class="button main">
          {say('conduct.report.send')}
        </Button>
        <Button class="button" onClick={back}>
          {say('conduct.back')}
        </Button>
      </div>
    </form>
  )
}
