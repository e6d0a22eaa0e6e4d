import { nameOf, tally, unless } from '@roundhouse/kernel/complaint'
import { complaintsOf } from '@roundhouse/kernel/violation'
import { NONE } from '../base/board/player.ts'
import { endFaceAt } from '../base/cards/card.ts'
import { drafter, draftPlace } from '../base/cards/draft.ts'
import { ofEachSeat, type StateCheck } from '../base/complaint.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { displayFits, draftIsOver, handGoesRound } from '../checks/end-cards.ts'

/** Every Game End card is in exactly one place, and the draft goes round as it should. */
export const endCards: StateCheck = (rules, state) => [
  ...placesOfEach(rules, state),
  ...shared(rules, state),
  ...(state.phase === 'draft' ? duringDraft(rules, state) : afterDraft(rules, state)),
]

const shared = complaintsOf(handGoesRound, draftIsOver, displayFits)

const placesIn = (state: State): [place: string, cards: readonly number[]][] => [
  ['the pile', state.endPile],
  ['the display', state.display],
  ['the hand being passed on', state.draft],
  ...state.players.flatMap(({ kept, endCards }, seat): [string, readonly number[]][] => [
    [`what seat ${seat + 1} kept`, kept === NONE ? [] : [kept]],
    [`what seat ${seat + 1} took`, endCards],
  ]),
]

function placesOfEach({ printed }: Rules, state: State): string[] {
  const places = placesIn(state)
  const counts = tally(places.flatMap(([, cards]) => cards))
  return printed.endFaces.flatMap(({ id }, card) =>
    unless(
      counts.get(card) === 1,
      () => `${id} is in one place, but it is found ${foundWords(placesWith(card, places))}`,
    ),
  )
}

/** Each as often as the card is there. */
const placesWith = (card: number, places: ReturnType<typeof placesIn>): string[] =>
  places.flatMap(([place, cards]) => cards.filter(other => other === card).map(() => place))

const foundWords = (places: readonly string[]): string =>
  places.length === 0 ? 'nowhere' : `in ${places.join(' and in ')}`

/** One card more than there are players goes round, counter-clockwise from the right of the start player (FC-1.5). */
function duringDraft({ seats }: Rules, state: State): string[] {
  const kept = state.players.filter(player => player.kept !== NONE).length
  return [
    ...ofEachSeat(state, (player, seat) =>
      unless(
        (player.kept !== NONE) === draftPlace(state.firstStart, seats, seat) < kept,
        () =>
          `${nameOf(seat)} is number ${draftPlace(state.firstStart, seats, seat) + 1} to keep a Game End card and ${kept} have, but he has ${player.kept === NONE ? 'none' : 'one'}`,
      ),
    ),
    ...unless(
      state.toMove === drafter(state.firstStart, seats, kept),
      () =>
        `${nameOf(drafter(state.firstStart, seats, kept))} is to keep a Game End card, but ${nameOf(state.toMove).toLowerCase()} decides`,
    ),
    ...unless(
      state.leftover === NONE,
      () => `No Game End card is left over before the draft is over, but ${state.leftover} is`,
    ),
    ...unless(state.display.length === 0, () => 'The display is laid out after the draft, but it lies there already'),
  ]
}

function afterDraft(rules: Rules, state: State): string[] {
  const { leftover } = state
  const isWithAll = [state.endPile, state.display, ...state.players.map(player => player.endCards)].some(cards =>
    cards.includes(leftover),
  )
  return unless(
    isWithAll,
    () =>
      `The Game End card left over went back into the pile, but ${leftover === NONE ? 'none' : endFaceAt(rules.printed, leftover).id} did not`,
  )
}
