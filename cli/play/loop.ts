import type { Seat } from '@roundhouse/kernel/game'
import { isHandOver, sitDown } from '@roundhouse/table/hot-seat'
import { botRequest } from '@roundhouse/table/requests'
import { toMove } from '@roundhouse/table/table'
import { askWrapped, yieldToTerminal } from '../terminal/terminal.ts'
import { ourBot } from './chairs.ts'
import { decide, leave } from './decide.ts'
import { finish } from './ending.ts'
import { type ExternalBots, endExternalBots, startExternalBots, stopExternalBots } from './external-bots.ts'
import { autosave } from './keeping.ts'
import { type SearchBots, seatSearchBots } from './search-bots.ts'
import { type Next, people, playMove, type Session, tableOf, tellNews } from './session.ts'

/** Plays a game to its end, or until it is left. */
export async function playOn(started: Session): Promise<void> {
  for (let session: Next = started; session !== 'left'; ) session = await playWithBots(session)
}

/** Plays with the programs that have a seat. Another game may be loaded in place of this one. */
async function playWithBots(session: Session): Promise<Next> {
  const externalBots = startExternalBots(session)
  const searchBots = seatSearchBots(tableOf(session), session.limits)
  try {
    return await playWith(session, externalBots, searchBots)
  } finally {
    await Promise.all([stopExternalBots(externalBots), searchBots.end()])
  }
}

async function playWith(session: Session, externalBots: ExternalBots, searchBots: SearchBots): Promise<Next> {
  await autosave(session)
  for (let seat = toMove(tableOf(session)); seat !== null; seat = toMove(tableOf(session))) {
    const isPersons = tableOf(session).chairs[seat]!.is === 'person'
    const next = isPersons
      ? await letPersonPlay(session, seat)
      : await letBotPlay(session, seat, moveOf(session, seat, externalBots, searchBots))
    if (next !== session) return next
  }
  const gone = endExternalBots(session, externalBots)
  await finish(session)
  await gone
  return 'left'
}

const letPersonPlay = async (session: Session, seat: Seat): Promise<Next> =>
  (await handOver(session)) ? decide(session, seat) : leave(session)

async function letBotPlay(session: Session, seat: Seat, chosen: string | Promise<string>): Promise<Next> {
  const { terminal } = session
  playMove(session, seat, await Promise.race([chosen, terminal.stopped]))
  await autosave(session)
  if (people(session).length === 0) tellNews(session, 'watcher')
  await yieldToTerminal(terminal)
  return session
}

/** A program is asked; who searches does so beside us, which is said while it lasts; the others answer at once. */
function moveOf(
  session: Session,
  seat: Seat,
  externalBots: ExternalBots,
  searchBots: SearchBots,
): string | Promise<string> {
  const table = tableOf(session)
  const externalBot = externalBots[seat]!
  if (externalBot !== null)
    return externalBot.choose(table.match.now, table.match.story).then(move => table.game.write(move))
  const request = botRequest(table)!
  const chosen = searchBots.decide({ ...request, level: ourBot(table.game.name, request.level) })
  return typeof chosen === 'string' ? chosen : thought(session, seat, chosen)
}

async function thought({ names, terminal }: Session, seat: Seat, chosen: Promise<string>): Promise<string> {
  if (!terminal.isPlain) terminal.progress(terminal.words('terminal.thinking', { name: names[seat]! }))
  try {
    return await chosen
  } finally {
    if (!terminal.isPlain) terminal.progress('')
  }
}

/**
 * Another person sits down. Where players have secrets, first the one who sat there has read everything, then the screen is
 * wiped, and nothing is shown before the other one says so. False: nobody did, since the input has ended.
 */
async function handOver(session: Session): Promise<boolean> {
  const { terminal, names, cli, hotSeat } = session
  if (!isHandOver(hotSeat)) return true
  const name = names[toMove(hotSeat.table)!]!
  if (hotSeat.front !== null && cli.hasSecrets) {
    tellNews(session, hotSeat.front)
    await askWrapped(terminal, terminal.words('terminal.clear', { name }))
  }
  session.hotSeat = sitDown(hotSeat)
  if (!cli.hasSecrets) {
    terminal.say(terminal.words('terminal.your-move', { name }))
    return true
  }
  session.seenIn = ''
  terminal.wipe()
  return (await askWrapped(terminal, terminal.words('terminal.sit-down', { name }))) !== null
}
