import type { Viewer } from '@roundhouse/kernel/game'
import { onlyPersonIn } from '@roundhouse/table/chairs'
import { writeWhole } from '../saving/files.ts'
import { SAVES } from '../saving/saves.ts'
import { sayAll } from '../terminal/terminal.ts'
import { refusalSentence } from '../user-error.ts'
import { recordText } from './keeping.ts'
import { people, presenterOf, type Session, tableOf, tellNews } from './session.ts'

/** Tells how it ended, and offers to keep the record. */
export async function finish(session: Session): Promise<void> {
  const { terminal, hotSeat } = session
  const { game, match } = hotSeat.table
  const viewer = viewerAtTheEnd(session)
  tellNews(session, hotSeat.front ?? viewer)
  const presenter = presenterOf(session, viewer)
  const end = { result: game.result(match.now)!, story: match.story }
  const lines = terminal.isPlain ? presenter.sayFinal(end) : presenter.drawFinal(end, terminal.columns)
  sayAll(terminal, ['', ...lines])
  await offerRecord(session)
}

/** One person is told how he did; several look at the end together. */
const viewerAtTheEnd = (session: Session): Viewer => onlyPersonIn(tableOf(session).chairs) ?? 'watcher'

async function offerRecord(session: Session): Promise<void> {
  if (people(session).length === 0) return
  const path = (session.savePath ?? `${SAVES}/${session.cli.name}.save`).replace(/(\.save)?$/, '.txt')
  for (;;) {
    const asked = await session.terminal.ask(`${session.terminal.words('terminal.ask-record', { path })} `)
    const answer = asked?.trim() ?? 'n'
    if (/^no?$/i.test(answer)) return
    if (isRecordWritten(session, /^(y(es)?)?$/i.test(answer) ? path : answer)) return
  }
}

/** If it cannot be written, that is said. */
function isRecordWritten(session: Session, path: string): boolean {
  try {
    writeWhole(path, recordText(session))
    session.terminal.say(session.terminal.words('terminal.recorded', { path }))
    return true
  } catch (error) {
    session.terminal.say(refusalSentence(session.terminal.words, error))
    return false
  }
}
