import type { Game } from '@roundhouse/kernel/game'
import { visibleTo } from '@roundhouse/kernel/story'
import type { Command } from '@roundhouse/wire/messages'
import type { Question } from '@roundhouse/wire/online-snapshot'
import { PHRASES } from '@roundhouse/wire/phrases'
import type { Pace } from '@roundhouse/wire/setup'
import type { Chances } from './chances.ts'
import type { SimulatedPage } from './simulated-page.ts'
import type { Twin } from './twin.ts'

/** What people find around them. */
export interface Surroundings {
  readonly game: Game
  /** How many chairs there are. */
  readonly chairs: number
  readonly twin: Twin | null
  /** The chair that somebody has in mind; `null`: none. */
  seatWantedBy(person: number | null): number | null
  /** Moves that are tried in another position are no longer for the one they were made in. */
  forgetWhatWasSeen(page: SimulatedPage): void
  /** Another move of which nobody else is told anything else, if this is the other of two worlds. */
  inSecret(page: SimulatedPage, text: string): string
  isSecretive(page: SimulatedPage): boolean
  /** Did somebody in this moment do what they did otherwise in the twin of this world? */
  readonly hasJustVaried: boolean
  /** Does somebody do something else here than in the twin of this world? */
  variesHere(about: Twin['about'], isTheirs: boolean): boolean
}

/** Somebody at a page does something: usually what makes sense there, and now and then what does not. Answers what. */
export function act(world: Surroundings, page: SimulatedPage, chances: Chances): string {
  const { state } = page
  if (state === null || state.line.is === 'closed') return 'waits'
  if (state.misfit !== null) return settleMisfit(world, page, chances.once(2))
  const { online, snapshot } = state
  if (chances.once(15)) return say(world, page, chances)
  if (chances.once(15)) return lookAgain(page)
  if (online === null) return 'waits'
  if (online.viewer === 'watcher' || page.isScreen) return sitDown(world, page, chances)
  if (online.stage === 'seating') return prepare(page, chances)
  if (online.stage === 'dealing') return beginWithout(page, chances)
  if (online.stage !== 'playing' || snapshot === null) return 'waits'
  if (snapshot.waiting === 'bot') page.guest.letBotsPlay(chances.once(2))
  if (online.question?.open.includes(online.viewer) && chances.once(2))
    return command(page, { type: 'answer', agrees: !chances.once(3) })
  if (online.chairs[online.viewer]!.hasStandIn) return command(page, { type: 'return' })
  if (chances.once(12)) return ask(page, chances)
  if (chances.once(60)) return command(page, chances.once(2) ? { type: 'leave' } : { type: 'withdraw' })
  if (chances.once(60) && online.isHost) return command(page, { type: 'new-link' })
  if (snapshot.back.step && chances.once(4)) {
    page.guest.undo(chances.once(3))
    return 'undoes'
  }
  if (snapshot.waiting === 'person') return play(world, page, chances)
  return chances.once(2) ? plan(world, page, chances) : 'waits'
}

function command(page: SimulatedPage, what: Command): string {
  void page.guest.command(what)
  return what.type
}

function settleMisfit(world: Surroundings, page: SimulatedPage, isPlayed: boolean): string {
  world.forgetWhatWasSeen(page)
  page.guest.settleMisfit(isPlayed)
  return 'settles a misfit'
}

/** The network is back, or somebody looks at the page again. */
function lookAgain(page: SimulatedPage): string {
  if (page.hasNetwork) page.line.check()
  else page.goOnline()
  page.look()
  return 'looks again'
}

function say(world: Surroundings, page: SimulatedPage, chances: Chances): string {
  const { online } = page.state!
  const secret = world.variesHere(
    'chat',
    online?.stage === 'playing' && world.seatWantedBy(page.browser.person) === null,
  )
  if (chances.once(2) && !secret) page.guest.say({ phrase: chances.oneOf(...PHRASES) })
  else page.guest.say({ text: secret && world.twin?.isOther ? 'Nobody knows what spectators say' : 'Hm' })
  return 'says something'
}

function sitDown({ chairs, seatWantedBy }: Surroundings, page: SimulatedPage, chances: Chances): string {
  const { online } = page.state!
  const wanted = seatWantedBy(page.browser.person)
  if (online?.stage !== 'seating' || wanted === null || page.isScreen) {
    // Whoever may not is refused.
    return chances.once(20) ? command(page, { type: 'play', moves: ['done'] }) : 'watches'
  }
  const seat = chances.once(12) ? chances.below(chairs) : wanted
  return command(page, { type: 'sit', seat, name: `Player ${page.browser.person}` })
}

function prepare(page: SimulatedPage, chances: Chances): string {
  const { online } = page.state!
  if (chances.once(40)) return command(page, { type: 'rise' })
  if (chances.once(60)) return command(page, { type: 'remove', seat: chances.below(4) })
  if (!online!.chairs[online!.viewer as number]!.isReady) {
    void page.guest.ready()
    return 'is ready'
  }
  return chances.once(20) ? command(page, { type: 'unready' }) : 'waits'
}

function beginWithout(page: SimulatedPage, chances: Chances): string {
  const { deal } = page.state!.online!
  const seats = deal.shown.flatMap((isShown, place) =>
    place > 0 && deal.commitments[place] !== null && !isShown ? [place - 1] : [],
  )
  return chances.once(6) && seats.length > 0 ? command(page, { type: 'begin-without', seats }) : 'waits'
}

function ask(page: SimulatedPage, chances: Chances): string {
  const { match, question } = page.state!.online!
  if (question !== null) return chances.once(3) ? command(page, { type: 'withdraw' }) : 'waits'
  const what = chances.oneOf<Question>(
    { is: 'undo', to: Math.max(0, match!.played - 1 - chances.below(3)) },
    { is: 'undo', to: Math.max(0, match!.played - 1) },
    { is: 'pause' },
    { is: 'resume' },
    { is: 'pace', pace: chances.oneOf<Pace>('live', 'daily', 'none') },
    { is: 'stand-in', seat: chances.below(4) },
    chances.once(8) ? { is: 'call-off' } : { is: 'pause' },
  )
  return `${command(page, { type: 'ask', what })} ${what.is}`
}

/** Some moves, one after the other. */
function play(world: Surroundings, page: SimulatedPage, chances: Chances): string {
  const texts: string[] = []
  for (let n = 1 + chances.below(3); n > 0 && page.state?.snapshot?.waiting === 'person'; n--) {
    const { moves } = page.state.snapshot
    const text = world.inSecret(page, moves[chances.below(moves.length)]!)
    if (page.guest.play(text).ok) texts.push(text)
    // What can be done next may differ already, and before the log tells of it both worlds do the same.
    if (world.hasJustVaried) break
  }
  return `plays ${texts.join(', ')}`
}

/** Moves for the next turn, as they would be in some game that goes on from here. */
function plan(world: Surroundings, page: SimulatedPage, chances: Chances): string {
  const isOther = world.variesHere('plan', world.isSecretive(page)) && world.twin?.isOther === true
  const { match, viewer } = page.state!.online!
  const { game } = world
  const state = game.copy(match!.state)
  const seat = viewer as number
  // As many rolls of this person's dice, whatever is planned.
  const choices = Array.from({ length: 40 }, () => chances.below(1000))
  const choose = (): number => {
    const legal = game.moves(state)
    return legal[(choices.pop() ?? 0) % legal.length]!
  }
  while (game.toMove(state) !== null && game.toMove(state) !== seat && choices.length > 4) game.play(state, choose())
  const moves: string[] = []
  const told: string[] = []
  if (isOther) choices.reverse()
  const most = isOther ? 4 : 1 + chances.below(3)
  while (game.toMove(state) === seat && moves.length < most && choices.length > 0) {
    const move = choose()
    const lines: Parameters<typeof visibleTo>[0][number][] = []
    game.play(state, move, line => lines.push(line))
    moves.push(game.write(move))
    told.push(JSON.stringify(visibleTo(lines, seat)))
  }
  if (isOther && chances.once(3)) return command(page, { type: 'plan', moves: [], told: [] })
  return command(page, { type: 'plan', moves, told })
}
