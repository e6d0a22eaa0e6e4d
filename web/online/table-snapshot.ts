import type { Game, Seat } from '@roundhouse/kernel/game'
import { type Chair, numberOf } from '@roundhouse/table/chairs'
import type { GameName } from '@roundhouse/table/games'
import type { NextActor, Snapshot } from '@roundhouse/table/snapshot'
import type { UndoInfo } from '@roundhouse/table/undo'
import type { OnlineChair, OnlineSnapshot, SampledMatch } from '@roundhouse/wire/online-snapshot'
import type { OwnPosition } from './own-commands.ts'

/** What a table elsewhere is drawn from. */
interface Drawn {
  readonly id: string
  readonly game: Game
  readonly online: OnlineSnapshot & { readonly match: SampledMatch }
  readonly own: OwnPosition
  /** The way back as the server told it last: what is shown may be some moves behind. */
  readonly undo: SampledMatch['undo']
}

/** The table's own snapshot, made from the sample by the rules of the game: every table draws it as one of its own. */
export function tableSnapshot({ id, game, online, own, undo }: Drawn): Snapshot {
  const { setup, viewer, match } = online
  const { position, isOpen } = own
  const chairs = online.chairs.map(chairOf)
  const toMove = online.stage === 'playing' ? game.toMove(position.state) : null
  const waiting = waitingFor(online, chairs, toMove, isOpen)
  return {
    id,
    game: setup.game as GameName,
    options: setup.options,
    chairs,
    viewer,
    view: game.view(position.state, viewer),
    waiting,
    toMove,
    moves: waiting === 'person' ? game.moves(position.state).map(move => game.write(move)) : [],
    story: position.story,
    newsFrom: match.newsFrom,
    played: position.played,
    back: isOpen ? { step: false, turn: false, barrier: undo.barrier } : backAt(undo, own, toMove, viewer, waiting),
    points: game.points(position.state),
    result: match.result,
  }
}

/** While a bot plays for somebody, the chair is that of a bot. */
function chairOf({ is, name: given, level }: OnlineChair, seat: Seat): Chair {
  const name = given === '' ? numberOf(seat) : given
  return level === null || is === 'free' ? { is: 'person', name } : { is: 'bot', level, name }
}

/** Who has left, has a stand-in or waits for the server has nothing to decide. */
function waitingFor(
  { viewer, held }: OnlineSnapshot,
  chairs: readonly Chair[],
  toMove: Seat | null,
  isOpen: boolean,
): NextActor {
  if (toMove === null) return 'nobody'
  if (chairs[toMove]!.is === 'bot') return 'bot'
  return toMove === viewer && !isOpen && held === null ? 'person' : 'other'
}

/** What can be taken back of own moves that are not confirmed, and of those before them in the same turn. */
function backAt(
  undo: SampledMatch['undo'],
  { added }: OwnPosition,
  toMove: Seat | null,
  viewer: OnlineSnapshot['viewer'],
  waiting: NextActor,
): UndoInfo {
  const { step, turn } = movesBack(undo, added, toMove === viewer || waiting === 'bot')
  return { step: step > 0, turn: turn > 0, barrier: undo.barrier }
}

/** How many moves go with a step and with a turn. `mayGoBack`: no other person has the move. */
export function movesBack(
  undo: SampledMatch['undo'],
  added: number,
  mayGoBack = true,
): { readonly step: number; readonly turn: number } {
  if (added === 0) return undo
  // A step of one move was one's own; longer ones have replies of bots in them, and belong to another turn.
  const before = undo.step === 1 ? Math.max(1, undo.turn) : 0
  const all = mayGoBack ? added + before : 0
  return { step: all > 0 ? 1 : 0, turn: all > 1 ? all : 0 }
}
