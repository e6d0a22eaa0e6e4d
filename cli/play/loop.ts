import { ask, type Seated } from '@roundhouse/bots/bot'
import type { Visitor } from '@roundhouse/bots/protocol/visitor'
import type { Move, Seat } from '@roundhouse/kernel/game'
import { breathe } from '../terminal/terminal.ts'
import { decide, leave } from './decide.ts'
import { finish } from './ending.ts'
import { autosave } from './keeping.ts'
import { type Next, people, playMove, type Session, toMove } from './session.ts'
import { tellNews } from './telling.ts'
import { seatThinkers, type Thinkers } from './thinkers.ts'
import { invite, seeOff, sendAway, type Visitors } from './visits.ts'

/** Plays a game to its end, or until it is left. */
export async function playOn(started: Session): Promise<void> {
  for (let session: Next = started; session !== 'left'; ) session = await playVisited(session)
}

/** Plays with the programs that have a seat. Another game may be loaded in place of this one. */
async function playVisited(session: Session): Promise<Next> {
  const visitors = invite(session)
  const thinkers = seatThinkers(session)
  try {
    return await playWith(session, visitors, thinkers)
  } finally {
    await Promise.all([sendAway(visitors), thinkers.end()])
  }
}

async function playWith(session: Session, visitors: Visitors, { seated }: Thinkers): Promise<Next> {
  autosave(session)
  for (let seat = toMove(session); seat !== null; seat = toMove(session)) {
    const isPersons = session.bots[seat] === null
    const next = isPersons
      ? await letPersonPlay(session, seat)
      : await letBotPlay(session, seat, () => moveOf(session, seat, visitors[seat]!, seated[seat]!))
    if (next !== session) return next
  }
  const gone = seeOff(session, visitors)
  await finish(session)
  await gone
  return 'left'
}

const letPersonPlay = async (session: Session, seat: Seat): Promise<Next> =>
  (await handOver(session, seat)) ? decide(session, seat) : leave(session)

async function letBotPlay(session: Session, seat: Seat, chosen: () => Move | Promise<Move>): Promise<Next> {
  const { game, terminal } = session
  const move = await Promise.race([chosen(), terminal.stopped])
  playMove(session, seat, game.write(move))
  autosave(session)
  if (people(session).length === 0) tellNews(session, 'watcher')
  await breathe(terminal)
  return session
}

/** A program is asked; who tries his plans thinks beside us, which is said while it lasts; the others answer at once. */
function moveOf(session: Session, seat: Seat, visitor: Visitor | null, thinker: Seated | null): Move | Promise<Move> {
  const { game, match, bots } = session
  if (visitor !== null) return visitor.choose(match.now, match.story)
  return thinker === null ? ask(game, match.now, bots[seat]!) : thought(session, thinker)
}

async function thought({ game, match, names, terminal }: Session, thinker: Seated): Promise<Move> {
  if (!terminal.isPlain) terminal.progress(terminal.words('terminal.thinking', { name: names[thinker.seat]! }))
  try {
    return await ask(game, match.now, thinker)
  } finally {
    if (!terminal.isPlain) terminal.progress('')
  }
}

/**
 * Another person sits down. Where players have secrets, first whoever sat there has read everything, then the screen is
 * wiped, and nothing is shown before the other one says so. False: nobody did, since the input has ended.
 */
async function handOver(session: Session, seat: Seat): Promise<boolean> {
  const { front, terminal, names, cli } = session
  if (front === seat) return true
  if (front !== null && cli.hasSecrets) {
    tellNews(session, front)
    await terminal.ask(`${terminal.words('terminal.clear', { name: names[seat]! })} `)
  }
  session.front = seat
  if (people(session).length === 1) return true
  if (!cli.hasSecrets) return isAddressed(session, seat)
  session.seenIn = ''
  return isSeated(session, seat)
}

async function isSeated({ terminal, names }: Session, seat: Seat): Promise<boolean> {
  terminal.wipe()
  const answer = await terminal.ask(`${terminal.words('terminal.sit-down', { name: names[seat]! })} `)
  return answer !== null
}

function isAddressed({ terminal, names }: Session, seat: Seat): boolean {
  terminal.say(terminal.words('terminal.your-move', { name: names[seat]! }))
  return true
}
