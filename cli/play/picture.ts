import type { Seat } from '@roundhouse/kernel/game'
import type { Picture } from '../first-class/table/picture.ts'
import { type Session, viewOf, voiceOf } from './session.ts'

/** What this seat sees, ready to be drawn on the terminal. */
export const pictureOf = (session: Session, seat: Seat): Picture => ({
  view: viewOf(session, seat),
  voice: voiceOf(session, seat),
  width: session.terminal.columns,
  paint: session.terminal.paint,
})
