import type { Asker } from '@roundhouse/kernel/testing/remedies'
import type { Remedy } from '../base/reasons.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'

type Asked = Asker<Rules, State>
type Holds = (asked: Asked) => boolean

/** A move that begins so can be played. */
const some =
  (...beginnings: readonly string[]): Holds =>
  ({ moves }) =>
    moves.some(move => beginnings.some(beginning => `${move} `.startsWith(`${beginning} `)))

const both =
  (...all: readonly Holds[]): Holds =>
  asked =>
    all.every(each => each(asked))
const either =
  (...all: readonly Holds[]): Holds =>
  asked =>
    all.some(each => each(asked))

/** Another bid on the same box. */
const onThisBox: Holds = asked => some(asked.text.split(' ').slice(0, 2).join(' '))(asked)

/** The same piece from the same area, on another space. */
const samePiece: Holds = asked => some(asked.text.replace(/ \S+( first| second)?$/, ''))(asked)

const toTheCompany: Holds = ({ moves, text }) =>
  moves.some(move => move.startsWith('sell') && move.endsWith(text.split(' ').at(-1)!))

/** Such a line of the story comes: with it a phase begins or ends, no matter who has something to decide in it. */
const lineComes =
  (key: string): Holds =>
  ({ comes }) =>
    comes((_later, lines) => lines.some(line => line.key === key))

const turnComes: Holds = lineComes('turn-began')

/** A train can be bought that has room for the cargo. */
const roomForSale: Holds = ({ moves, text, game: { rules } }) => {
  const isGoods = text.startsWith('load goods')
  const isRoomy = ([first, second, goods]: readonly number[]): boolean => (isGoods ? goods! > 0 : first! + second! > 0)
  return moves.some(
    move =>
      move.startsWith('buy ') && isRoomy(rules.trains.find(({ name }) => name === move.slice('buy '.length))!.spaces),
  )
}

/** What every remedy of the game names, and when that helps. */
export const REMEDIES: Readonly<Record<Remedy, Holds>> = {
  'see-forms': () => true,
  /** Who has had his part of the last takeovers has nothing more to decide. */
  wait: ({ state, game: { rules }, seat }) =>
    state.turn < rules.turns || state.phase !== 'takeovers' || state.order.indexOf(seat) > state.place,

  bid: some('bid'),
  'another-box': asked => asked.moves.some(move => move.startsWith('bid') && !onThisBox({ ...asked, moves: [move] })),
  'bid-more': onThisBox,
  'bid-less': onThisBox,
  'next-auction': turnComes,

  'start-elsewhere': some('build'),
  'build-from-the-head': some('finish'),
  'build-or-pass': both(some('build'), some('pass')),
  'finish-or-give-up': both(some('finish'), some('give up')),
  'sell-a-line': turnComes,
  'more-influence': either(turnComes, some('build')),
  'more-cubes': either(turnComes, some('finish')),
  'next-track': lineComes('build-order'),
  'build-there': turnComes,
  'build-beside': turnComes,
  'build-a-way': turnComes,

  pay: some('pay'),
  'pay-exactly': some('pay'),

  'train-phase': asked => asked.state.phase === 'track' || lineComes('train-order')(asked),
  'another-train': some('buy'),
  'another-row': some('buy'),
  'cheaper-train': some('buy'),
  'next-turn': turnComes,
  'another-space': samePiece,
  'buy-a-train': samePiece,
  'roomy-train': roomForSale,

  'another-line': some('sell'),
  'shorter-line': either(turnComes, toTheCompany),
  'choose-way': some('way'),
  'takeover-phase': lineComes('profit'),
}
