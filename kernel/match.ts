import type { Dice, Seed } from './dice.ts'
import { type Game, type Move, type Reason, Refusal, type Seat } from './game.ts'
import type { Line } from './story.ts'

/** One game being played. It is a value: playing makes a new one and leaves the old as it was. */
export interface Match<State extends Dice = Dice> {
  /** What it began with. */
  readonly seed: Seed
  readonly now: State
  /** Every move since the beginning. */
  readonly played: readonly PlayedMove[]
  readonly story: readonly Line[]
  /** The points one may still go back to, oldest first: all of them one seat's, none older than the last barrier. */
  readonly back: readonly UndoPoint<State>[]
  /** What closed the way to anything older. */
  readonly barrier: Barrier
}

export interface PlayedMove {
  readonly seat: Seat
  readonly text: string
}

interface UndoPoint<State> {
  readonly state: State
  /** How much of the story was told by then. */
  readonly storyLength: number
}

export type Barrier = 'begun' | 'rolled' | 'passed' | 'over'

const barriers: Record<Barrier, string> = {
  begun: 'no move has been played yet',
  rolled: 'the dice have been rolled',
  passed: 'the decision has passed to another seat',
  over: 'the game is over',
}

/** A move that this seat cannot play now, and the rule that forbids it. */
export class IllegalMove extends Refusal {
  readonly seat: Seat
  readonly text: string
  readonly reason: Reason

  constructor(seat: Seat, text: string, reason: Reason) {
    super(`Seat ${seat + 1} cannot play "${text}" now: ${writeReason(reason)}`)
    this.seat = seat
    this.text = text
    this.reason = reason
  }
}

/** Facts of a reason that name a seat: people count seats from 1. */
const SEATS = ['seat', 'holder']
const seatText = (value: unknown): string => (Number(value) < 0 ? 'nobody' : String(Number(value) + 1))

/** What a reason speaks of, each fact as a name and its value. */
export const factsOfReason = ({ facts }: Pick<Reason, 'facts'>): string[] =>
  Object.entries(facts).map(([name, value]) => `${name} ${SEATS.includes(name) ? seatText(value) : value}`)

/** A reason as a line of text: the rule, the code, what it speaks of, and what would help. */
export function writeReason({ rule, code, facts, remedy }: Reason): string {
  const about = factsOfReason({ facts })
  const help = remedy === null ? '' : `; first: ${remedy}`
  return `${rule} ${code}${about.length > 0 ? ` (${about.join(', ')})` : ''}${help}`
}

export function begin<State extends Dice>(game: Game<State>, seed: Seed): Match<State> {
  const story: Line[] = []
  const now = game.begin(seed, line => story.push(line))
  return { seed, now, played: [], story, back: [], barrier: 'begun' }
}

export function play<State extends Dice>(
  game: Game<State>,
  match: Match<State>,
  seat: Seat,
  text: string,
): Match<State> {
  const move = legalMove(game, match.now, seat, text)
  const now = game.copy(match.now)
  const story = [...match.story]
  game.play(now, move, line => story.push(line))
  const played = [...match.played, { seat, text: game.write(move) }]
  const barrier = barrierBetween(game, match.now, now)
  if (barrier !== null) return { ...match, now, played, story, back: [], barrier }
  const back = [...match.back, { state: match.now, storyLength: match.story.length }]
  return { ...match, now, played, story, back }
}

/** Takes back the seat's last move. */
export const undoMove = <State extends Dice>(match: Match<State>, seat: Seat): Match<State> =>
  goBack(match, seat, match.back.length - 1)

/** Takes back the seat's whole turn, or what came after the last thing that cannot be unseen. */
export const undoTurn = <State extends Dice>(match: Match<State>, seat: Seat): Match<State> => goBack(match, seat, 0)

function goBack<State extends Dice>(match: Match<State>, seat: Seat, place: number): Match<State> {
  const { played, story, back, barrier } = match
  const then = back[place]
  if (!then) throw new Refusal(`Nothing to take back: ${barriers[barrier]}`)
  const mover = played.at(-1)!.seat
  if (mover !== seat) throw new Refusal(`Seat ${seat + 1} cannot take back a move of seat ${mover + 1}`)
  return {
    ...match,
    now: then.state,
    played: played.slice(0, place - back.length),
    story: story.slice(0, then.storyLength),
    back: back.slice(0, place),
  }
}

function legalMove<State extends Dice>(game: Game<State>, state: State, seat: Seat, text: string): Move {
  if (!isSeat(game, seat)) throw new Refusal(`There is no seat ${seat + 1}: ${game.seats} play`)
  const move = game.read(text)
  if (move !== null && game.toMove(state) === seat && game.moves(state).includes(move)) return move
  throw new IllegalMove(seat, text, reasonFor(game, state, seat, text))
}

function reasonFor<State extends Dice>(game: Game<State>, state: State, seat: Seat, text: string): Reason {
  const reason = game.why(state, seat, text)
  if (reason === null) throw new Error(`${game.name} forbids "${text}" to seat ${seat + 1}, but cannot say why`)
  return reason
}

/**
 * What makes it unfair to go back from `after` to `before`: the dice showed something, or someone else has the move.
 * Every reveal draws from a bag and so rolls the dice; no rule has to say for itself what cannot be taken back.
 */
function barrierBetween<State extends Dice>(game: Game<State>, before: State, after: State): Barrier | null {
  const seat = game.toMove(after)
  if (seat === null) return 'over'
  if (after.rolled !== before.rolled) return 'rolled'
  return seat === game.toMove(before) ? null : 'passed'
}

const isSeat = (game: Game, seat: Seat): boolean => Number.isInteger(seat) && seat >= 0 && seat < game.seats
