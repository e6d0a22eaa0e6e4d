import { onlyPersonIn } from '@roundhouse/table/chairs'
import { recordAt } from '@roundhouse/table/table'
import { writeWhole } from '../saving/files.ts'
import { SAVES } from '../saving/saves.ts'
import { askWrapped, sayAll } from '../terminal/terminal.ts'
import { refusalSentence } from '../user-error.ts'
import { people, presenterOf, type Session, tellNews } from './session.ts'

/** Tells how it ended, and offers to keep the record. */
export async function finish(session: Session): Promise<void> {
  const { terminal, hotSeat } = session
  const { game, match, chairs } = hotSeat.table
  // One person is told how he did; several look at the end together.
  const viewer = onlyPersonIn(chairs) ?? 'watcher'
  tellNews(session, hotSeat.front ?? viewer)
  const presenter = presenterOf(session, viewer)
  const end = { result: game.result(match.now)!, story: match.story }
  const lines = terminal.isPlain ? presenter.sayFinal(end) : presenter.drawFinal(end, terminal.columns)
  sayAll(terminal, ['', ...lines])
  if (people(session).length > 0) await offerRecord(session)
}

/** If it cannot be written, that is said, and it is offered again. */
async function offerRecord({ terminal, savePath, cli, hotSeat, notes }: Session): Promise<void> {
  const usual = (savePath ?? `${SAVES}/${cli.name}.save`).replace(/(\.save)?$/, '.txt')
  for (;;) {
    const asked = await askWrapped(terminal, terminal.words('terminal.ask-record', { path: usual }))
    const answer = asked?.trim() ?? 'n'
    if (/^(no?|q(uit)?)$/i.test(answer)) return
    const path = /^(y(es)?)?$/i.test(answer) ? usual : answer
    try {
      writeWhole(path, recordAt(hotSeat.table, notes))
      return sayAll(terminal, [terminal.words('terminal.recorded', { path })])
    } catch (error) {
      sayAll(terminal, [refusalSentence(terminal.words, error)])
    }
  }
}
