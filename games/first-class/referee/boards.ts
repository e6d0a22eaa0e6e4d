import { isWhole, missingIn, nameOf, unless } from '@roundhouse/kernel/complaint'
import type { Seat } from '@roundhouse/kernel/game'
import { complaintsOf } from '@roundhouse/kernel/violation'
import type { Player } from '../base/board/player.ts'
import { faceAt, type Kind } from '../base/cards/card.ts'
import type { FaceNumber } from '../base/cards/face-number.ts'
import { guestsOf } from '../base/cards/guests.ts'
import { POSITIONS } from '../base/cards/middle.ts'
import { ofEachSeat, type StateCheck } from '../base/complaint.ts'
import { COLUMNS } from '../base/frames/coins.ts'
import type { Rules } from '../base/table.ts'
import { locomotiveIsOnRoute } from '../checks/boards.ts'

/** Coins, route, contracts, guests and middle cards of each player. */
export const boards: StateCheck = (rules, state) => [
  ...ofEachSeat(state, (player, seat) => [
    ...unless(
      isWhole(player.points, 0, Number.MAX_SAFE_INTEGER),
      () => `${nameOf(seat)} has points from 0 up, but they are ${player.points}`,
    ),
    ...coins(player, seat),
    ...cardsHeld(rules, player, seat),
    ...middleCards(rules, player, seat),
  ]),
  ...locomotives(rules, state),
]

const locomotives = complaintsOf(locomotiveIsOnRoute)

const coins = ({ coins }: Player, seat: Seat): string[] =>
  unless(
    coins.length === COLUMNS.length && coins.every((count, column) => isWhole(count, 0, COLUMNS[column]!)),
    () => `${nameOf(seat)} has columns of ${COLUMNS.join(', ')} spaces, but ${coins.join(', ')} coins`,
  )

const GUESTS: readonly Kind[] = ['celebrity', 'guest']
const MIDDLE: readonly Kind[] = ['switch', 'mechanic', 'factory']

/** What lies open before a player is of the right kind, and he took it. */
function cardsHeld(rules: Rules, player: Player, seat: Seat): string[] {
  const held = [
    ...holds(rules, player, seat, 'his route cards', player.route, ['route']),
    ...holds(rules, player, seat, 'his contracts', player.contracts, ['contract']),
    ...holds(rules, player, seat, 'his guests', guestsOf(player), GUESTS),
    ...holds(rules, player, seat, 'his middle cards', player.middle, MIDDLE),
  ]
  return held.length > 0 ? held : contracts(rules, player, seat)
}

function holds(
  { printed }: Rules,
  { taken }: Player,
  seat: Seat,
  place: string,
  cards: readonly number[],
  kinds: readonly Kind[],
): string[] {
  const id = (face: FaceNumber) => faceAt(printed, face).id
  const foreign = cards.filter(face => !kinds.includes(faceAt(printed, face).kind))
  const stolen = missingIn(taken, cards)
  return [
    ...foreign.map(face => `${nameOf(seat)} has ${id(face)} among ${place}, but it is no ${kinds.join(' or ')} card`),
    ...stolen.map(face => `${nameOf(seat)} has ${id(face)} among ${place}, but has not taken it`),
  ]
}

/** A contract that was taken is open, fulfilled, declined or discarded at the end. */
function contracts({ printed }: Rules, player: Player, seat: Seat): string[] {
  const taken = player.taken.filter(face => faceAt(printed, face).kind === 'contract').length
  return unless(
    isWhole(player.fulfilled, 0, taken - player.contracts.length),
    () =>
      `${nameOf(seat)} has taken ${taken} contracts, but ${player.contracts.length} are open and ${player.fulfilled} fulfilled`,
  )
}

const BOTH_TRAINS = 3

/** Up to four positions without gaps (FC-E.1); only a mechanic is marked, for each train it has served (FC-E.3). */
function middleCards({ printed }: Rules, { middle, marks }: Player, seat: Seat): string[] {
  if (middle.length > POSITIONS || middle.length !== marks.length)
    return [
      `${nameOf(seat)} has up to ${POSITIONS} middle cards, each with its marks, but ${middle.length} cards and ${marks.length} marks`,
    ]
  return middle.flatMap((face, i) => {
    const most = faceAt(printed, face).kind === 'mechanic' ? BOTH_TRAINS : 0
    return unless(
      isWhole(marks[i]!, 0, most),
      () => `${nameOf(seat)} may have marks up to ${most} at position ${i + 1}, but they are ${marks[i]}`,
    )
  })
}
