import type { Asker } from '@roundhouse/kernel/testing/remedies'
import { NONE, type Player } from '../base/board/player.ts'
import { BOTH_TRAINS, isExtensible, TRAINS } from '../base/board/train.ts'
import { coinCount } from '../base/frames/coins.ts'
import { kindOf } from '../base/frames/effect.ts'
import { LAY } from '../base/numbers.ts'
import type { Remedy } from '../base/reasons.ts'
import { ROUNDS } from '../base/round/round.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'

type Asked = Asker<Rules, State>
type Holds = (asked: Asked) => boolean

/** The moves that are legal now, and those that will be when the open frame is done. */
function movesSoon({ game, state, moves }: Asked): readonly string[] {
  if (state.frame === null || state.mailFor !== NONE || state.owed > 0) return moves
  const after = { ...game.copy(state), frame: null }
  return [...moves, ...game.moves(after).map(move => game.write(move))]
}

/** A move that begins so can be played. */
const some =
  (...beginnings: readonly string[]): Holds =>
  asked =>
    movesSoon(asked).some(move => beginnings.some(beginning => `${move} `.startsWith(`${beginning} `)))

/** Another move with the same first words. */
const another =
  (words = 1): Holds =>
  asked =>
    some(asked.text.split(' ').slice(0, words).join(' '))(asked)

const both =
  (...all: readonly Holds[]): Holds =>
  asked =>
    all.every(each => each(asked))
const either =
  (...all: readonly Holds[]): Holds =>
  asked =>
    all.some(each => each(asked))

const playerOf = ({ state, seat }: Asked): Player => state.players[seat]!

const isToAct = ({ seat }: Asked, { phase, onTurn, acted }: State): boolean =>
  phase === 'turn' && onTurn === seat && !acted

/** A turn of his comes, in which his regular action is still to be taken. */
const turnComes: Holds = asked => asked.comes(later => isToAct(asked, later))
const isStillToAct: Holds = asked => isToAct(asked, asked.state)

/** His part of a scoring phase comes. */
const scoringComes: Holds = ({ comes, seat }) =>
  comes((_state, lines) => lines.some(({ key, facts }) => key === 'scoring' && facts['seat'] === seat))

const roundComes: Holds = ({ comes, state: { round } }) => comes(state => state.round > round)

const COINS_FOR_A_CARD = 4

/** In the very last part nothing new comes any more when no frame is open or waits and no card can be bought. */
const somethingComes: Holds = asked => {
  const { state } = asked
  const { contracts } = playerOf(asked)
  const isLastPart = state.phase === 'scoring' && state.round === ROUNDS
  return (
    !isLastPart ||
    state.frame !== null ||
    state.waiting.length > 0 ||
    contracts.length > 0 ||
    coinCount(playerOf(asked)) >= COINS_FOR_A_CARD
  )
}

/** The train that was spoken of, or either, has not got its tile yet. */
const canGrow: Holds = asked => {
  const { train } = asked.reason.facts
  return BOTH_TRAINS.some(
    which => (train === undefined || TRAINS[which] === train) && isExtensible(playerOf(asked).trains[which]),
  )
}

const declineIt: Holds = asked => some(asked.text.replace('take', 'decline'))(asked)

/** Is there a card of this name that he can still come to take: in this offer, or in one that is still to be dealt? */
const canBeTaken: Holds = asked => {
  const { state, game } = asked
  const { printed, piles } = game.rules
  const face = printed.faces.findIndex(({ id }) => id === asked.text.split(' ')[1])
  const turnInRound = asked.comes(later => later.round === state.round && isToAct(asked, later))
  if (state.offer.includes(face) && (isToAct(asked, state) || turnInRound)) return true
  const pile = Math.ceil(state.round / 2)
  return (state.round % 2 === 1 && state.pile.includes(face)) || piles.slice(pile).some(cards => cards.includes(face))
}

/** What every remedy of the game names, and when that helps. */
export const REMEDIES: Readonly<Record<Remedy, Holds>> = {
  'see-forms': () => true,
  wait: either(
    turnComes,
    scoringComes,
    ({ comes, state, seat, game }) => state.phase === 'draft' || comes(later => game.toMove(later) === seat),
  ),

  'keep-a-card': some('keep'),
  'card-of-the-hand': some('keep'),

  'choose-mail-car': some('mail'),
  'another-mail-car': some('mail'),
  'fifth-card': both(somethingComes, asked => playerOf(asked).trains.some(({ mail }) => mail === 0)),

  'spend-coins': some('spend'),
  'get-coins': somethingComes,
  'other-coins': some('buy'),
  'card-of-the-display': another(),

  'finish-or-done': both(some('done'), ({ moves }) => moves.length > 1),
  'finish-the-rest': ({ moves }) => moves.length > 0 && !moves.includes('done'),
  'begin-a-frame': some('take', 'decline', 'do'),
  'a-waiting-frame': some('do'),
  'rightmost-first': some('do factory'),

  'next-turn': turnComes,
  'own-turn': turnComes,
  'next-round': roundComes,
  'in-scoring': scoringComes,
  'scoring-phase-comes': scoringComes,
  'after-scoring': both(some('score'), roundComes),
  score: some('score'),

  'another-card': some('take', 'decline'),
  'take-or-tile': both(some('take', 'decline'), some('tile')),
  'take-or-decline': some('take', 'decline'),
  'take-the-tile': both(some('tile'), some('decline')),
  'decline-or-car': declineIt,
  'decline-or-route': declineIt,
  'other-half': some('board'),
  'other-train': some('seat'),
  'card-of-the-storage': some('use'),

  'another-car': asked => another(asked.text.startsWith('spend') ? 2 : 1)(asked),
  'lower-car': another(),
  'as-printed': some('both'),
  'fewer-steps': another(),
  'longer-train': both(somethingComes, canGrow),
  'longer-route': either(isStillToAct, turnComes),
  'next-position': ({ state }) => state.frame!.left.some(symbol => kindOf(symbol) === LAY),
  'another-route-card': some('postcard'),

  'take-it': canBeTaken,
  'meet-condition': somethingComes,
}
