import { defineMoveKind, moveOf, readWord } from '@roundhouse/kernel/move-kind'
import { bitOf, COMPANIES, type CompanyNumber, companyName, isStationOf } from '../base/company.ts'
import { colourOf } from '../base/influence.ts'
import { type Area, areaAt, areaName, areaTo, borderOf, type Link } from '../base/map.ts'
import { areaNamed } from '../base/names.ts'
import { MOVES } from '../base/numbers.ts'
import { YELLOW } from '../base/piece.ts'
import { spendInfluence } from '../base/purse.ts'
import { companyTrack, lineOf, ownersAt, type State, seatAt, withEntry } from '../base/state.ts'
import { type GameTable, type MoveKind, me, type Objection } from '../base/table.ts'
import { eachLine, nextLinks, piecesBetween } from '../routes/lines.ts'
import { networkOf, withStation } from '../routes/networks.ts'
import { pass } from './pass.ts'
import type { PhaseStage, TurnPhase } from './phase.ts'

/** How many pieces one point of the company's influence pays for (NB-8.2). */
export const PIECES_A_POINT = 2

/** *Ruling:* rounded up (NB-8.2). */
export const priceOf = (pieces: number): number => Math.ceil(pieces / PIECES_A_POINT)

const mostPieces = (table: GameTable, company: CompanyNumber): number =>
  me(table).influence[colourOf(company)] * PIECES_A_POINT

/** Phase 9: in the new player order each player may sell one line to one company (NB-8.1). */
export const takeovers: TurnPhase = {
  begin({ state }) {
    state.phase = 'takeovers'
    state.place = 0
  },

  advance(table) {
    const { state } = table
    if (state.line !== null) return true
    for (; state.place < state.order.length; state.place++) {
      state.toMove = seatAt(state.order, state.place)
      if (canSell(table)) return true
    }
    return false
  },
}

function canSell(table: GameTable): boolean {
  if (me(table).pieces === 0) return false
  const lines: number[] = []
  sell.list(table, lines)
  return lines.length > 0
}

// A line by its ends

const AREAS = 128
export const companyOf = (choice: number): CompanyNumber => Math.floor(choice / (AREAS * AREAS))
const oneEnd = (choice: number): Area => Math.floor(choice / AREAS) % AREAS
const otherEnd = (choice: number): Area => choice % AREAS
const choiceOf = (company: CompanyNumber, one: Area, other: Area): number => (company * AREAS + one) * AREAS + other

const lineFacts = (table: GameTable, choice: number) => {
  const { map } = table.rules
  const pieces = piecesBetween(map, table.state, table.state.toMove, oneEnd(choice), otherEnd(choice)) ?? 0
  return {
    company: companyName(companyOf(choice)),
    from: areaName(map, oneEnd(choice)),
    to: areaName(map, otherEnd(choice)),
    pieces,
    price: priceOf(pieces),
    influence: me(table).influence[colourOf(companyOf(choice))],
  }
}

const NO_STATION: Objection = { rule: 'NB-8.1', code: 'ends-are-stations', remedy: 'another-line', facts: lineFacts }
const NOT_ITS_STATION: Objection = {
  rule: 'NB-8.1',
  code: 'no-station-of-company',
  remedy: 'another-line',
  facts: lineFacts,
}
const NOT_JOINED: Objection = { rule: 'NB-8.1', code: 'no-line', remedy: 'another-line', facts: lineFacts }
const TOO_DEAR: Objection = { rule: 'NB-8.2', code: 'line-too-dear', remedy: 'shorter-line', facts: lineFacts }

/** `sell Fürth - Lauf to red`: a line by its ends, in whatever order they are named (NB-8.1). */
export const sell: MoveKind<'sell'> = defineMoveKind({
  number: MOVES.sell,
  word: 'sell',
  form: 'sell AREA - AREA to red|green',
  choices: 0,
  outOfPhase: { rule: 'NB-8.1', code: 'no-takeovers-now', remedy: 'takeover-phase' },

  refuse(table, choice) {
    const { rules, state } = table
    const [one, other, company] = [oneEnd(choice), otherEnd(choice), companyOf(choice)]
    if (areaAt(rules.map, one).station === null || areaAt(rules.map, other).station === null) return NO_STATION
    if (!isStationOf(ownersAt(state, one) | ownersAt(state, other), company)) return NOT_ITS_STATION
    const pieces = piecesBetween(rules.map, state, state.toMove, one, other)
    if (pieces === null) return NOT_JOINED
    return pieces > mostPieces(table, company) ? TOO_DEAR : null
  },

  list(table, into) {
    const { rules, state } = table
    for (let company = 0; company < COMPANIES.length; company++) {
      const most = mostPieces(table, company)
      if (most > 0)
        eachLine(rules.map, state, state.toMove, company, most, (one, other) =>
          into.push(moveOf(sell, choiceOf(company, one, other))),
        )
    }
  },

  play(table, choice) {
    table.state.line = { company: companyOf(choice), from: oneEnd(choice), to: otherEnd(choice), links: [] }
    walk(table)
  },

  write: ({ map }, choice) =>
    `sell ${areaName(map, oneEnd(choice))} - ${areaName(map, otherEnd(choice))} to ${companyName(companyOf(choice))}`,

  describe: ({ map }, choice) => ({
    do: 'sell',
    from: areaName(map, oneEnd(choice)),
    to: areaName(map, otherEnd(choice)),
    company: companyName(companyOf(choice)),
  }),

  read({ map }, words) {
    const [to, name] = words.slice(-2)
    const company = readWord(COMPANIES, name)
    const ends = words
      .slice(0, -2)
      .join(' ')
      .split(' - ')
      .map(end => areaNamed(map, end))
    if (to !== 'to' || company < 0 || ends.length !== 2 || ends.includes(-1)) return null
    const [one, other] = ends as [Area, Area]
    if (one === other) return null
    return choiceOf(company, Math.min(one, other), Math.max(one, other))
  },
})

// The way of a line

const areasOf = ({ rules: { map }, state }: GameTable): Area[] => {
  const { from, links } = lineOf(state)
  return [from, ...links.map(link => areaTo(map, link))]
}

/** The pieces with which the line can go on and still be paid. */
function ways(table: GameTable): Link[] {
  const { state, rules } = table
  const { company, to, links } = lineOf(state)
  return nextLinks(rules.map, state, state.toMove, areasOf(table), to, mostPieces(table, company) - links.length)
}

/** Follows the line as far as only one way leads on. At its end it is sold. */
function walk(table: GameTable): void {
  const { state } = table
  while (areasOf(table).at(-1) !== lineOf(state).to) {
    const links = ways(table)
    if (links.length > 1) return
    follow(state, links[0]!)
  }
  takeOver(table)
}

function follow(state: State, link: Link): void {
  state.line = { ...lineOf(state), links: [...lineOf(state).links, link] }
}

const wayFacts = (table: GameTable) => ({
  ways: ways(table).map(link => areaName(table.rules.map, areaTo(table.rules.map, link))),
})
const NO_WAY: Objection = { rule: 'NB-8.1', code: 'no-way-there', remedy: 'choose-way', facts: wayFacts }

/** `way Stadeln`: where the line goes on, asked only where several ways lead to its end (NB-8.1). */
export const way: MoveKind<'way'> = defineMoveKind({
  number: MOVES.way,
  word: 'way',
  form: 'way AREA',
  choices: AREAS,
  outOfPhase: { rule: 'NB-8.1', code: 'no-way-to-choose', remedy: 'takeover-phase' },
  refuse: (table, area) => (ways(table).some(link => areaTo(table.rules.map, link) === area) ? null : NO_WAY),
  list(table, into) {
    for (const link of ways(table)) into.push(moveOf(way, areaTo(table.rules.map, link)))
  },
  play(table, area) {
    follow(table.state, ways(table).find(link => areaTo(table.rules.map, link) === area)!)
    walk(table)
  },
  write: ({ map }, area) => `way ${areaName(map, area)}`,
  describe: ({ map }, area) => ({ do: 'way', area: areaName(map, area) }),
  read({ map }, words) {
    const area = areaNamed(map, words.join(' '))
    return area < 0 ? null : area
  },
})

// The sale

/** The pieces become the company's, the player's come back to him (NB-8.3). */
function takeOver(table: GameTable): void {
  const { state, rules } = table
  const { company, from, to, links } = lineOf(state)
  const areas = areasOf(table)
  const player = me(table)
  const price = priceOf(links.length)
  spendInfluence(state, state.toMove, colourOf(company), price)
  const track = state.track.slice()
  for (const link of links) track[borderOf(link)] = companyTrack(company)
  state.track = track
  player.pieces -= links.length
  player.network = networkOf(rules.map, state, state.toMove)
  table.emit?.({
    key: 'sold',
    facts: {
      seat: state.toMove,
      company: companyName(company),
      from: areaName(rules.map, from),
      to: areaName(rules.map, to),
      pieces: links.length,
      price,
    },
  })
  for (const area of areas) claimStation(table, area, company)
  state.line = null
  state.place++
}

/** A neutral station becomes the company's, one of the other company both's (NB-8.3); what has no use any more leaves. */
function claimStation(table: GameTable, area: Area, company: CompanyNumber): void {
  const { state, rules } = table
  const { station, goods } = areaAt(rules.map, area)
  if (goods === YELLOW) removeFrom(table, area, 'goods')
  if (station === null || isStationOf(ownersAt(state, area), company)) return
  state.stations = withEntry(state.stations, area, ownersAt(state, area) | bitOf(company))
  table.emit?.({ key: 'station-changed', facts: { area: areaName(rules.map, area), company: companyName(company) } })
  for (const player of state.players) player.network = withStation(player.network, area, bitOf(company))
  removeFrom(table, area, company === 0 ? 'reds' : 'greens')
}

/**
 * *Ruling:* yellow goods where the company now has track, and passengers of its colour on stations that became its own,
 * leave the game (NB-8.4).
 */
function removeFrom(table: GameTable, area: Area, what: 'goods' | 'reds' | 'greens'): void {
  const { state, rules } = table
  const count = state[what][area]!
  if (count === 0) return
  state[what] = withEntry(state[what], area, 0)
  table.emit?.({ key: 'left-game', facts: { area: areaName(rules.map, area), what, count } })
}

export const selling: PhaseStage = { moveKinds: [sell, pass] }

export const choosingWay: PhaseStage = {
  moveKinds: [way],
  must: { rule: 'NB-8.1', code: 'choose-way-first', remedy: 'choose-way', facts: wayFacts },
}
