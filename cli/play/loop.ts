import { ask } from '@roundhouse/bots/bot'
import type { Seat } from '@roundhouse/kernel/game'
import { breathe } from '../terminal/terminal.ts'
import { decide, leave } from './decide.ts'
import { finish } from './ending.ts'
import { autosave } from './keeping.ts'
import { people, playMove, type Session, toMove } from './session.ts'
import { tellNews } from './telling.ts'

/** Plays a game to its end, or until it is left. */
export async function playOn(started: Session): Promise<void> {
  let session = started
  autosave(session)
  for (;;) {
    const seat = toMove(session)
    if (seat === null) return finish(session)
    if (session.bots[seat] === null) {
      const next = (await handOver(session, seat)) ? await decide(session, seat) : leave(session)
      if (next === 'left') return
      session = next
    } else await letBotPlay(session, seat)
  }
}

async function letBotPlay(session: Session, seat: Seat): Promise<void> {
  const { game, match, terminal } = session
  playMove(session, seat, game.write(ask(game, match.now, session.bots[seat]!)))
  autosave(session)
  if (people(session).length === 0) tellNews(session, 'watcher')
  await breathe(terminal)
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
    await terminal.ask(`Press Enter to clear the screen for ${names[seat]}. `)
  }
  session.front = seat
  if (people(session).length === 1) return true
  if (!cli.hasSecrets) return isAddressed(session, seat)
  session.seenIn = ''
  return isSeated(session, seat)
}

async function isSeated({ terminal, names }: Session, seat: Seat): Promise<boolean> {
  terminal.wipe()
  const answer = await terminal.ask(`${names[seat]}, it is for you to decide. Press Enter when nobody else looks. `)
  return answer !== null
}

function isAddressed({ terminal, names }: Session, seat: Seat): boolean {
  terminal.say(`${names[seat]}, it is for you to decide.`)
  return true
}
