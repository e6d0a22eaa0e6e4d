import type { ReportedLine, ReportSheet } from '@roundhouse/wire/conduct'
import { useState } from 'preact/hooks'
import { Button } from '../shell/Button.tsx'
import { Remark, useDeed } from './parts.tsx'
import { closeReport } from './server.ts'
import { doerOf, nameOf, useHostSay, useTimeWords } from './words.tsx'

interface SheetProps {
  readonly sheet: ReportSheet
  readonly changed: () => Promise<void>
}

/** A report, with the chat of its table as it was. */
export function Sheet({ sheet, changed }: SheetProps) {
  const say = useHostSay()
  const timeWords = useTimeWords()
  const { by, about, reason, at, table, text, lines, done } = sheet
  return (
    <section class="card" aria-labelledby="host-sheet">
      <h2 id="host-sheet">{say('host.report', { by: nameOf(say, by), about: nameOf(say, about) })}</h2>
      <p class="hint">{say('host.at', { reason: say(`conduct.reason.${reason}`), when: timeWords(at), table })}</p>
      {text !== '' && <blockquote>{text}</blockquote>}
      <h3>{say('host.chat')}</h3>
      {lines.length === 0 && <p class="hint">{say('host.chat.none')}</p>}
      <ol class="host-chat">
        {lines.map(line => (
          <Line key={line.number} line={line} />
        ))}
      </ol>
      {done === null ? (
        <Close sheet={sheet} changed={changed} />
      ) : (
        <p>
          {say('host.was-closed', { by: doerOf(say, done.by), when: timeWords(done.at) })}
          {done.note !== '' && <q>{done.note}</q>}
        </p>
      )}
    </section>
  )
}

function Line({ line: { at, person, name, phrase, text, isMeant } }: { line: ReportedLine }) {
  const say = useHostSay()
  const timeWords = useTimeWords()
  const words = phrase === null ? (text ?? '') : (say.find(`phrase.${phrase}`) ?? phrase)
  return (
    <li class={isMeant ? 'is-meant' : ''}>
      <small>{timeWords(at)}</small> <b>{nameOf(say, { person, name })}</b> {words}{' '}
      {isMeant && <em>({say('host.meant')})</em>}
    </li>
  )
}

function Close({ sheet: { number }, changed }: SheetProps) {
  const say = useHostSay()
  const [note, setNote] = useState('')
  const { act, words } = useDeed(changed)
  const close = (event: Event) => {
    event.preventDefault()
    void act(() => closeReport(number, note.trim()))
  }
  return (
    <form class="host-form" onSubmit={close}>
      <Remark label={say('host.note')} value={note} change={setNote} />
      <Button type="submit" class="button">
        {say('host.close')}
      </Button>
      {words}
    </form>
  )
}
