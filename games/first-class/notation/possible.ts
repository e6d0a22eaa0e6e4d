import type { Seat } from '@roundhouse/kernel/game'
import { LOCOMOTIVE_TILES } from '../base/cars.ts'
import { coinCount, MOST_COINS } from '../base/coins.ts'
import { faceId } from '../base/contracts.ts'
import { coinsIn } from '../base/effect.ts'
import { DISPLAY, endCardId } from '../base/end-cards.ts'
import { writeSlot } from '../base/offer.ts'
import { NONE, type Player } from '../base/player.ts'
import { cityAt, cityCount } from '../base/route.ts'
import { CITY, MAIL, sourceId, sourceKind, TILE } from '../base/source.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { carCount, carsAtLeast, MAIL_PLACE, reachedCars, TRAINS } from '../base/train.ts'
import { openCards, pileOfRound, surelyTaken, without } from './lying.ts'
import { TABLE } from './saying.ts'

/** What is wrong, and the sayings it may come from, the likeliest first. */
export interface Impossible {
  readonly about: readonly { readonly seat: Seat; readonly key: string }[]
  readonly message: string
}

type Check = (rules: Rules, state: State) => Impossible | null

const wrong = (seat: Seat, keys: string | readonly string[], message: string): Impossible => ({
  about: [keys].flat().map(key => ({ seat, key })),
  message,
})

/** The first thing about this position that cannot be. */
export function impossible(rules: Rules, state: State): Impossible | null {
  for (const check of checks) {
    const found = check(rules, state)
    if (found !== null) return found
  }
  return null
}

/** A check of each board on its own. */
const ofEachBoard =
  (check: (rules: Rules, state: State, player: Player, seat: Seat) => Impossible | null): Check =>
  (rules, state) => {
    for (const [seat, player] of state.players.entries()) {
      const found = check(rules, state, player, seat)
      if (found !== null) return found
    }
    return null
  }

const TRAIN_KEYS = TRAINS

/** The fifth card brings a mail car at once (FC-6.1). */
const mailCarsAreLaid = ofEachBoard((_rules, state, { trains }, seat) => {
  for (const [which, train] of trains.entries()) {
    const isChoosing = state.mailFor === which && state.toMove === seat
    const isMissing = carCount(train) === MAIL_PLACE - 1 && train.mail === 0
    if (isMissing && !isChoosing)
      return wrong(
        seat,
        TRAIN_KEYS[which]!,
        'found 5 cars without a mail car; allowed is M1 to M4 as card 6, or "mail-for" while it is chosen (FC-6.1)',
      )
    if (isChoosing && !isMissing)
      return wrong(
        TABLE,
        'mail-for',
        `found "${TRAINS[which]}"; allowed is a train of seat ${seat + 1} with 5 cars and no mail car (FC-6.1)`,
      )
  }
  return null
})

/** The four mail cars of a player are different (FC-1.3). */
const mailCarsDiffer = ofEachBoard((_rules, _state, { trains: [upper, lower] }, seat) =>
  upper.mail > 0 && upper.mail === lower.mail
    ? wrong(
        seat,
        ['lower', 'upper'],
        `found M${upper.mail} in both trains; allowed are two different mail cars (FC-6.1)`,
      )
    : null,
)

/** The tiles leave their stack from the top, each once (FC-1.6). */
const tilesAreThere: Check = (_rules, { players, tilesLaid }) => {
  const seen = new Set<number>()
  for (const [seat, { trains }] of players.entries())
    for (const [which, { tile }] of trains.entries()) {
      if (tile > 0 && seen.has(tile))
        return wrong(seat, TRAIN_KEYS[which]!, `found L${tile} a second time; there is one (FC-1.6)`)
      if (LOCOMOTIVE_TILES.indexOf(tile as 5) >= tilesLaid)
        return wrong(TABLE, 'tiles-laid', `found "${tilesLaid}", but L${tile} lies in a train (FC-1.6)`)
      seen.add(tile)
    }
  return null
}

/** Passengers travel in the upper train, luggage in the lower (FC-D.1). */
const halvesFit = ofEachBoard((rules, _state, { trains }, seat) => {
  for (const [which, half] of (['passenger', 'luggage'] as const).entries())
    for (const face of trains[which]!.guests) {
      const { kind, id, [half]: fare } = rules.printed.faces[face]!
      if (kind === 'guest' && fare === null)
        return wrong(seat, TRAIN_KEYS[which]!, `found "${id}", which shows no ${half} (FC-D.1)`)
    }
  return null
})

/** On board only in a car that is reached and worth at least 1 (FC-D.2). */
const onBoardIsReached = ofEachBoard((_rules, _state, { trains }, seat) => {
  for (const [which, train] of trains.entries()) {
    const most = Math.min(reachedCars(train), carsAtLeast(train, 1))
    if (train.seated > most)
      return wrong(
        seat,
        TRAIN_KEYS[which]!,
        `found ${train.seated} on board; allowed are ${most}, in cars that are reached and worth at least 1 (FC-D.2)`,
      )
  }
  return null
})

const locomotiveIsOnRoute = ofEachBoard((rules, _state, player, seat) => {
  const cities = cityCount(rules, player)
  return player.locomotive > cities
    ? wrong(
        seat,
        'locomotive',
        `found "${player.locomotive}"; allowed are 0 to ${cities}, the cities of the route (FC-8.1)`,
      )
    : null
})

/** What lies open was taken, and so was the card being carried out (FC-3.4). */
const openIsTaken = ofEachBoard((rules, state, { taken }, seat) => {
  const [missing] = without(surelyTaken(state, seat), taken)
  return missing === undefined
    ? null
    : wrong(seat, 'taken', `${faceId(rules, missing)} is missing: it lies before the seat or is carried out (FC-3.4)`)
})

/** The offer and the pile are of the pile of this round; what was taken may be of one before (FC-2.1). */
const ofThePile: Check = (rules, state) => {
  const pile = pileOfRound(state.round)
  for (const { about, face, isTaken } of cardsOnTable(state)) {
    const card = rules.printed.faces[face]!
    if (isTaken ? card.pile > pile : card.pile !== pile)
      return {
        about,
        message: `found "${card.id}" of pile ${card.pile}; round ${state.round} has pile ${pile} (FC-2.1)`,
      }
  }
  return null
}

const enoughCopies: Check = (rules, state) => {
  const seen = new Map<number, number>()
  for (const { about, face } of cardsOnTable(state)) {
    const { id, copies } = rules.printed.faces[face]!
    const count = (seen.get(face) ?? 0) + 1
    if (count > copies) return { about, message: `found "${id}" ${count} times in all; allowed is ${copies}` }
    seen.set(face, count)
  }
  return null
}

/** An action card that is somewhere, and what may speak of it. */
interface Lying extends Pick<Impossible, 'about'> {
  readonly face: number
  readonly isTaken: boolean
}

function cardsOnTable({ offer, players, slices, pile }: State): Lying[] {
  const rows = offer.map((face, slot) => onTable(writeSlot(slot)[0]!, face)).filter(({ face }) => face !== NONE)
  const drawn = (slices.storage?.drawn ?? []).map(face => onTable('drawn', face))
  return [...rows, ...players.flatMap(takenBy), ...drawn, ...pile.map(face => onTable('pile', face))]
}

const onTable = (key: string, face: number): Lying => ({ about: [{ seat: TABLE, key }], face, isTaken: false })

/** A card taken is spoken of by name, by where it lies, or by the open frame. */
const takenBy = (player: Player, seat: Seat): Lying[] =>
  player.taken.map(face => {
    const open = openCards(player).filter(([, cards]) => cards.includes(face))
    const keys = ['taken', ...open.map(([key]) => key)]
    return { about: [...keys.map(key => ({ seat, key })), { seat: TABLE, key: 'frame' }], face, isTaken: true }
  })

/** Each of the Game End cards is in one place (FC-1.5). */
const endCardsOnce: Check = (rules, { players, display, draft, endPile }) => {
  const seen = new Set<number>()
  const lying: [Seat, string, readonly number[]][] = [
    ...players.flatMap(({ kept, endCards }, seat): [Seat, string, readonly number[]][] => [
      [seat, 'kept', kept === NONE ? [] : [kept]],
      [seat, 'endcards', endCards],
    ]),
    [TABLE, 'display', display],
    [TABLE, 'hand', draft],
    [TABLE, 'endpile', endPile],
  ]
  for (const [seat, key, cards] of lying)
    for (const card of cards) {
      if (seen.has(card)) return wrong(seat, key, `found "${endCardId(rules, card)}" a second time; there is one`)
      seen.add(card)
    }
  return null
}

const displayFits: Check = (_rules, { display }) =>
  display.length > DISPLAY
    ? wrong(TABLE, 'display', `found ${display.length} cards; allowed are ${DISPLAY} (FC-1.5)`)
    : null

/** Everybody has kept a card once the draft is over; before, the hand holds one more than have still to keep (FC-1.5). */
const draftIsSound: Check = (rules, { phase, players, draft, offer }) => {
  const kept = players.filter(player => player.kept !== NONE).length
  if (phase !== 'draft') {
    const seat = players.findIndex(player => player.kept === NONE)
    if (seat !== -1) return wrong(seat, 'kept', 'found "-"; allowed is a Game End card: everybody keeps one (FC-1.5)')
    return draft.length > 0 ? wrong(TABLE, 'hand', 'found cards; allowed is "-" once the draft is over (FC-1.5)') : null
  }
  if (offer.some(face => face !== NONE))
    return wrong(TABLE, ['a', 'b', 'c'], 'found cards; allowed are none before the draft is over (FC-1.7)')
  const wanted = rules.seats + 1 - kept
  return draft.length === wanted
    ? null
    : wrong(
        TABLE,
        'hand',
        `found ${draft.length} cards; allowed are ${wanted}: ${kept} of ${rules.seats} have kept one (FC-1.5)`,
      )
}

/** A scoring phase follows the second round of a pile, the end the last one (FC-2.4, FC-2.6). */
const roundFitsPhase: Check = (_rules, { phase, round }) => {
  const rounds = { draft: [1], turn: [1, 2, 3, 4, 5, 6], receive: [1, 2, 3, 4, 5, 6], scoring: [2, 4, 6], over: [6] }[
    phase
  ]
  return rounds.includes(round)
    ? null
    : wrong(TABLE, ['round', 'phase'], `found round ${round} in phase ${phase}; allowed is ${rounds.join(', ')} (FC-2)`)
}

/** Coins come as soon as there is room, so a frame that still has coins waits for room (FC-9.2). */
const coinsWaitForRoom: Check = (_rules, { frame, players, toMove, owed }) => {
  const room = MOST_COINS - coinCount(players[toMove]!)
  if (frame !== null && !frame.begun && Math.min(MOST_COINS, coinsIn(frame.left)) <= room)
    return wrong(
      TABLE,
      'frame',
      `found coins or points in it, but they come at once: there is room for ${room} coins (FC-9.2)`,
    )
  return owed > 0 && Math.min(MOST_COINS, owed) <= room
    ? wrong(TABLE, 'owed', `found "${owed}", but they come at once: there is room for ${room} coins (FC-9.2)`)
    : null
}

/** Only what lies there pays: a mail car, a tile, a bonus city that is reached. */
const waitingIsThere: Check = (rules, { waiting, players, toMove }) => {
  const player = players[toMove]!
  for (const each of waiting) {
    const which = sourceId(each)
    const kind = sourceKind(each)
    if (kind === MAIL && player.trains[which]!.mail === 0)
      return wrong(
        TABLE,
        'waiting',
        `found "mail ${TRAINS[which]}", but seat ${toMove + 1} has no mail car there (FC-6.1)`,
      )
    if (kind === TILE && player.trains[which]!.tile === 0)
      return wrong(TABLE, 'waiting', `found "tile ${TRAINS[which]}", but seat ${toMove + 1} has no tile there (FC-6.3)`)
    if (kind === CITY && (which > player.locomotive || cityAt(rules, player, which).city.frame === null))
      return wrong(
        TABLE,
        'waiting',
        `found "city ${which}", which is no bonus city that seat ${toMove + 1} has reached (FC-8.3)`,
      )
  }
  return null
}

const checks: readonly Check[] = [
  roundFitsPhase,
  draftIsSound,
  mailCarsAreLaid,
  mailCarsDiffer,
  tilesAreThere,
  halvesFit,
  onBoardIsReached,
  locomotiveIsOnRoute,
  openIsTaken,
  ofThePile,
  enoughCopies,
  endCardsOnce,
  displayFits,
  coinsWaitForRoom,
  waitingIsThere,
]
