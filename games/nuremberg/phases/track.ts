import type { Move } from '@roundhouse/kernel/game'
import { defineMoveKind, moveOf, noWords } from '@roundhouse/kernel/move-kind'
import { COLOUR_NUMBERS, COLOURS } from '../base/influence.ts'
import {
  type Area,
  areaFrom,
  areaName,
  areaTo,
  borderOf,
  exitsOf,
  type Link,
  linkBetween,
  NO_LINK,
} from '../base/map.ts'
import { areaNamed } from '../base/names.ts'
import { MOVES } from '../base/numbers.ts'
import { spendInfluence } from '../base/purse.ts'
import { NO_SERIES, NONE, ownerOf, seatAt } from '../base/state.ts'
import { type GameTable, type MoveKind, me, type Objection, type Rules, score } from '../base/table.ts'
import { bestChain, isChainClosed, withJoined } from '../routes/chain.ts'
import { withLink } from '../routes/networks.ts'
import { pass } from './pass.ts'
import { beginPayment, needsChoice } from './payment.ts'
import type { PhaseStage, TurnPhase } from './phase.ts'
import { areasOf, extended, headOf, refuseLink, refuseNext, startsOf } from './series.ts'

/** Phase 5: in building order each player builds one series (NB-5.1). */
export const track: TurnPhase = {
  begin({ state }) {
    state.phase = 'track'
    state.place = 0
  },

  advance(table) {
    const { state } = table
    if (state.payment !== null) {
      if (needsChoice(table)) return true
      lay(table)
    }
    for (; state.place < state.buildOrder.length; state.place++) {
      state.toMove = seatAt(state.buildOrder, state.place)
      if (state.series.links.length > 0 || canBuild(table)) return true
    }
    return false
  },
}

const found: Move[] = []

/** Is there a first link? Only the first that is found counts. */
function canBuild(table: GameTable): boolean {
  found.length = 0
  return startsOf(table).some(area => {
    listFrom(table, area, found)
    return found.length > 0
  })
}

/** The series is paid: it lies on the map, the landowners in its way are gone (NB-5.7), and the next builds. */
function lay(table: GameTable): void {
  const { state, rules } = table
  const { links } = state.series
  const player = me(table)
  const areas = areasOf(rules.map, state.series)
  const laid = state.track.slice()
  for (const link of links) laid[borderOf(link)] = state.toMove
  state.track = laid
  player.pieces += links.length
  for (const link of links) player.network = withLink(rules.map, state.stations, player.network, link)
  state.landowners = state.landowners.map((count, area) => (areas.includes(area) ? 0 : count))
  joinAll(table, links)
  state.series = NO_SERIES
  state.payment = null
  state.place++
}

/** The first chain from end to end pays a point for each piece in it, once a game (NB-5.10). */
function joinAll(table: GameTable, links: readonly Link[]): void {
  const { state, rules } = table
  for (const link of links) state.joined = withJoined(state.joined, areaFrom(rules.map, link), areaTo(rules.map, link))
  if (!isChainClosed(rules.map, state.joined)) return
  const chain = bestChain(rules.map, state, state.toMove)
  state.joined = []
  table.emit?.({ key: 'chain-closed', facts: { seat: state.toMove, pieces: chain.length } })
  for (const seat of state.order)
    score(table, seat, chain.filter(border => state.track[border] === seat).length, 'chain')
}

// One link

/** Two areas that share no border: no link has a number for them. */
const NOT_NEIGHBOURS: Objection = {
  rule: 'NB-5.1',
  code: 'not-neighbours',
  facts: ({ rules }, pair) => endsOf(rules, pair),
}

/** `build Fürth > Poppenreuth`: one more link of the series, or its first (NB-5.1). */
export const build: MoveKind<'build'> = defineMoveKind({
  number: MOVES.build,
  word: 'build',
  form: 'build AREA > AREA',
  choices: 0,
  outOfPhase: { rule: 'NB-5.1', code: 'no-building-now', remedy: 'next-track' },

  refuse: (table, link) => (link >= table.rules.map.to.length ? NOT_NEIGHBOURS : refuseLink(table, link)),

  list(table, into) {
    const { series } = table.state
    if (series.links.length > 0) return listFrom(table, headOf(table.rules.map, series), into)
    for (const area of startsOf(table)) listFrom(table, area, into)
  },

  play(table, link) {
    const { rules, state } = table
    state.series = extended({ map: rules.map, state }, link)
    table.emit?.({ key: 'built', facts: { seat: state.toMove, ...endsOf(rules, link), price: state.series.price } })
  },

  write(rules, link) {
    const { from, to } = endsOf(rules, link)
    return `build ${from} > ${to}`
  },

  describe: (rules, link) => ({ do: 'build', ...endsOf(rules, link) }),

  read({ map }, words) {
    const ends = words
      .join(' ')
      .split('>')
      .map(name => areaNamed(map, name))
    if (ends.length !== 2 || ends.includes(-1)) return null
    const [from, to] = ends as [Area, Area]
    const link = linkBetween(map, from, to)
    return link === NO_LINK ? map.to.length + from * map.areas.length + to : link
  },
})

function listFrom(table: GameTable, area: Area, into: Move[]): void {
  for (const link of exitsOf(table.rules.map, area))
    if (ownerOf(table.state, link) === NONE && refuseNext(table, link) === null) into.push(moveOf(build, link))
}

/** The areas by name: of a link, or of two areas between which there is none. */
function endsOf({ map }: Rules, link: Link) {
  const pair = link - map.to.length
  const [from, to] =
    pair < 0 ? [areaFrom(map, link), areaTo(map, link)] : [Math.floor(pair / map.areas.length), pair % map.areas.length]
  return { from: areaName(map, from), to: areaName(map, to) }
}

// The end of a series

const NO_SERIES_YET: Objection = { rule: 'NB-5.1', code: 'no-series', remedy: 'build-or-pass' }
const ofASeries = (table: GameTable): Objection | null => (table.state.series.links.length === 0 ? NO_SERIES_YET : null)

/** `finish`: the series is complete and is paid (NB-5.8). */
export const finish: MoveKind<'finish'> = defineMoveKind({
  number: MOVES.finish,
  word: 'finish',
  form: 'finish',
  ...noWords,
  outOfPhase: { rule: 'NB-5.1', code: 'no-building-now', remedy: 'next-track' },
  refuse: ofASeries,

  play(table) {
    const { state } = table
    const { price, owed, links } = state.series
    table.emit?.({ key: 'finished', facts: { seat: state.toMove, pieces: links.length, price } })
    for (const colour of COLOUR_NUMBERS) {
      const points = owed[colour]
      if (points === 0) continue
      spendInfluence(state, state.toMove, colour, points)
      table.emit?.({ key: 'paid', facts: { seat: state.toMove, kind: COLOURS[colour], count: points } })
    }
    payCubes(table, price)
  },

  write: () => 'finish',
  describe: () => ({ do: 'finish' }),
})

/** Building points are paid with cubes; only when none is left, with influence of colours the player picks (NB-5.8). */
function payCubes(table: GameTable, price: number): void {
  const player = me(table)
  const cubes = Math.min(player.cubes, price)
  player.cubes -= cubes
  if (cubes > 0) table.emit?.({ key: 'paid', facts: { seat: table.state.toMove, kind: 'cubes', count: cubes } })
  beginPayment(table, price - cubes, NONE)
}

/** `give up`: nothing of the series is built, and his building is over for this turn. */
export const giveUp: MoveKind<'give-up'> = defineMoveKind({
  number: MOVES['give-up'],
  word: 'give',
  form: 'give up',
  choices: 1,
  outOfPhase: { rule: 'NB-5.1', code: 'no-building-now', remedy: 'next-track' },
  refuse: ofASeries,
  play({ state, emit }) {
    state.series = NO_SERIES
    state.place++
    emit?.({ key: 'gave-up', facts: { seat: state.toMove } })
  },
  write: () => 'give up',
  describe: () => ({ do: 'give-up' }),
  read: (_rules, words) => (words.length === 1 && words[0] === 'up' ? 0 : null),
})

export const building: PhaseStage = { moveKinds: [build, finish, giveUp, pass] }
