import { type RefereedStep, same, unless } from '@roundhouse/kernel/complaint'
import type { Seat } from '@roundhouse/kernel/game'
import { readWord } from '@roundhouse/kernel/move-kind'
import { handleLine, type LineHandlers } from '@roundhouse/kernel/story'
import { bitOf, COMPANIES } from '../base/company.ts'
import { PROFIT } from '../base/discs.ts'
import {
  BROWN,
  COLOUR_NUMBERS,
  COLOURS,
  type ColourNumber,
  colourOf,
  MOST_INFLUENCE,
  WHITE,
  withColour,
} from '../base/influence.ts'
import { type Area, areaFrom, areaTo, type Border, borderOf, costOf, linkBetween } from '../base/map.ts'
import { CLASS_NUMBERS, CLASSES, type ClassNumber, FIRST, GREY, isPassenger, NOTHING, PIECES } from '../base/piece.ts'
import { CUBES, type Player } from '../base/player.ts'
import {
  bidOn,
  companyTrack,
  copyState,
  NO_SERIES,
  NONE,
  ownersAt,
  playerAt,
  type Space,
  type State,
} from '../base/state.ts'
import type { StoryLine } from '../base/story.ts'
import { type Rules, trainAt } from '../base/table.ts'
import { sum } from './check.ts'
import { seatsBy } from './course.ts'

export type Step = RefereedStep<Rules, State, StoryLine>

/** The old table while the story is told on it, and what of the story cannot be. */
interface Retelling extends Step {
  readonly state: State
  readonly complaints: string[]
  /** Points for what was moved, told before the profit of the same seat. */
  readonly scored: number[]
}

const playerIn = ({ state }: Retelling, { seat }: { readonly seat: Seat }): Player => playerAt(state, seat)
const areaIn = ({ rules }: Step, name: string): Area => rules.map.areas.findIndex(area => area.name === name)
const boxIn = ({ rules }: Step, { box }: { readonly box: string }): number =>
  rules.boxes.findIndex(({ name }) => name === box)
const trainIn = ({ rules }: Step, { train }: { readonly train: string }): number =>
  rules.trains.findIndex(({ name }) => name === train)

const lower = (list: readonly number[], place: number): number[] => list.with(place, list[place]! - 1)

/** A disc that moves goes on top; one that does not stays where it lies (NB-4.2). */
function setInfluence({ state }: Retelling, seat: Seat, colour: ColourNumber, points: number): void {
  const player = playerAt(state, seat)
  if (player.influence[colour] === points) return
  player.influence = withColour(player.influence, colour, points)
  onTop(state, colour, seat)
}

function onTop(state: State, track: number, seat: Seat): void {
  state.discStacks = state.discStacks.with(track, [seat, ...state.discStacks[track]!.filter(other => other !== seat)])
}

/** Sets are booked on the profit display (NB-9.2). */
function bookSets({ state }: Retelling, seat: Seat, points: number): void {
  playerAt(state, seat).profit += points
  onTop(state, PROFIT, seat)
}

/** What a seat has on its trains: points, profit, and how many of each piece (NB-7.1, NB-7.2). */
function haulOf({ rules, state }: Retelling, seat: Seat): { points: number; profit: number; pieces: number[] } {
  const loads = rules.trains.flatMap(({ at, spaces }, train) =>
    state.trains[train] !== seat
      ? []
      : CLASS_NUMBERS.flatMap(carClass =>
          state.spaces.slice(at[carClass], at[carClass] + spaces[carClass]).map(piece => ({ piece, carClass })),
        ),
  )
  const moved = loads.filter(({ piece }) => piece !== NOTHING)
  return {
    points: sum(moved.map(({ piece, carClass }) => (isPassenger(piece) && carClass === FIRST ? 2 : 1))),
    profit: sum(moved.map(({ piece }) => (piece === GREY ? 2 : 1))),
    pieces: PIECES.map((_, n) => moved.filter(({ piece }) => piece === n + 1).length),
  }
}

/** What its boxes bring to a seat (NB-3.4). */
const gainsOf = ({ rules, state }: Retelling, seat: Seat): number[] =>
  COLOUR_NUMBERS.map(colour =>
    sum(
      rules.boxes.map(({ printed }, box) =>
        state.bidders[box] === seat ? printed[colour] + (state.discs[box] === colour ? 1 : 0) : 0,
      ),
    ),
  )

const TELLINGS: LineHandlers<StoryLine, void, [telling: Retelling]> = {
  'turn-began': (facts, { state }) => {
    state.turn = facts.turn
    state.discs = state.discs.map(() => NONE)
  },

  invested(facts, telling) {
    const player = playerIn(telling, facts)
    const due = Math.min(12, CUBES - player.cubes)
    expect(telling, `Seat ${facts.seat + 1} takes cubes`, due, facts.cubes)
    player.cubes += facts.cubes
  },

  disc(facts, telling) {
    const colour = readWord(COLOURS, facts.colour)
    telling.state.discs = telling.state.discs.with(boxIn(telling, facts), colour)
  },

  bid(facts, telling) {
    const { state, complaints } = telling
    const box = boxIn(telling, facts)
    const cubes = facts.cubes
    complaints.push(
      ...unless(
        cubes > bidOn(state, box),
        () => `A bid on ${facts.box} is higher than the ${state.bids[box]} that lie there, but it is ${cubes}`,
      ),
    )
    playerIn(telling, facts).cubes -= cubes
    state.bids = state.bids.with(box, cubes)
    state.bidders = state.bidders.with(box, facts.seat)
  },

  outbid(facts, telling) {
    const box = boxIn(telling, facts)
    expect(telling, `Who is outbid on ${facts.box}`, telling.before.bidders[box], facts.seat)
    playerIn(telling, facts).cubes += bidOn(telling.before, box)
  },

  gained(facts, telling) {
    const { state } = telling
    const seat = facts.seat
    const gains = gainsOf(telling, seat)
    for (const colour of COLOUR_NUMBERS) {
      const name = COLOURS[colour]
      expect(telling, `Seat ${seat + 1} gains ${name}`, gains[colour], facts[name])
      const points = playerAt(state, seat).influence[colour] + facts[name]
      setInfluence(telling, seat, colour, Math.min(MOST_INFLUENCE, points))
    }
    state.bids = state.bids.map((bid, box) => (state.bidders[box] === seat ? 0 : bid))
    state.bidders = state.bidders.map(bidder => (bidder === seat ? NONE : bidder))
  },

  'build-order': (facts, telling) => {
    telling.state.buildOrder = orderBy(telling, WHITE, 'The building order', facts.seats)
  },
  'train-order': (facts, telling) => {
    telling.state.trainOrder = orderBy(telling, BROWN, 'The train order', facts.seats)
  },
  'player-order': (facts, telling) => {
    telling.state.order = orderBy(telling, PROFIT, 'The player order', facts.seats)
  },

  built(facts, telling) {
    const { state, rules } = telling
    const link = linkBetween(rules.map, areaIn(telling, facts.from), areaIn(telling, facts.to))
    state.series = {
      ...state.series,
      links: [...state.series.links, link],
      price: state.series.price + costOf(rules.map, link),
    }
    expect(telling, 'The price of the series', state.series.price, facts.price)
  },

  'gave-up': (_facts, { state }) => {
    state.series = NO_SERIES
  },

  paid(facts, telling) {
    const seat = facts.seat
    const player = playerIn(telling, facts)
    const colour = COLOUR_NUMBERS.find(each => COLOURS[each] === facts.kind)
    if (colour === undefined) player.cubes -= facts.count
    else setInfluence(telling, seat, colour, player.influence[colour] - facts.count)
  },

  bought(facts, telling) {
    telling.state.trains = telling.state.trains.with(trainIn(telling, facts), facts.seat)
  },

  loaded(facts, telling) {
    const { state, rules } = telling
    const area = areaIn(telling, facts.area)
    const piece = readWord(PIECES, facts.piece) + 1
    const { at, spaces } = trainAt(rules, trainIn(telling, facts))
    const carClass = CLASSES.indexOf(facts.class) as ClassNumber
    const space = state.spaces.findIndex(
      (load, n) => load === NOTHING && n >= at[carClass] && n < at[carClass] + spaces[carClass],
    )
    state.spaces = space < 0 ? state.spaces : state.spaces.with(space, piece)
    const what = piece === 3 ? 'reds' : piece === 4 ? 'greens' : 'goods'
    state[what] = lower(state[what], area)
  },

  passed(facts, { state }) {
    if (facts.phase === 'trains') state.passed |= 1 << facts.seat
  },

  scored(facts, telling) {
    const seat = facts.seat
    playerAt(telling.state, seat).points += facts.points
    if (facts.for === 'sets') bookSets(telling, seat, facts.points)
    if (facts.for === 'transport') telling.scored[seat]! += facts.points
  },

  /** Income less upkeep; the trains are given back, what was moved is kept (NB-7.1 to NB-7.3). */
  profit(facts, telling) {
    const { state } = telling
    const seat = facts.seat
    const player = playerAt(state, seat)
    const { points, profit, pieces } = haulOf(telling, seat)
    const name = `Seat ${seat + 1}`
    expect(telling, `${name}: points for transport`, points, telling.scored[seat])
    expect(telling, `${name}: income`, profit, facts.income)
    expect(telling, `${name}: upkeep`, player.pieces, facts.upkeep)
    expect(telling, `${name}: change of profit`, profit - player.pieces, facts.change)
    if (facts.change !== 0) onTop(state, PROFIT, seat)
    player.profit += facts.change
    player.kept = player.kept.map((count, piece) => count + pieces[piece]!)
    giveBackTrains(telling, seat)
    state.passed = 0
  },

  sold(facts, telling) {
    const { state, after } = telling
    const seat = facts.seat
    const company = readWord(COMPANIES, facts.company)
    const colour = colourOf(company)
    expect(telling, 'The price of the line', Math.ceil(facts.pieces / 2), facts.price)
    setInfluence(telling, seat, colour, playerAt(state, seat).influence[colour] - facts.price)
    playerAt(state, seat).pieces -= facts.pieces
    const isSold = (border: Border): boolean => after.track[border] === companyTrack(company)
    state.track = state.track.map((owner, border) => (owner === seat && isSold(border) ? companyTrack(company) : owner))
  },

  'station-changed': (facts, telling) => {
    const { state } = telling
    const area = areaIn(telling, facts.area)
    const company = readWord(COMPANIES, facts.company)
    state.stations = state.stations.with(area, ownersAt(state, area) | bitOf(company))
  },

  'left-game': (facts, telling) => {
    const { state } = telling
    const area = areaIn(telling, facts.area)
    const what = facts.what
    expect(telling, `The ${what} that leave ${facts.area}`, state[what][area], facts.count)
    state[what] = state[what].with(area, 0)
  },
}

const expect = ({ complaints }: Retelling, what: string, due: unknown, told: unknown): void => {
  complaints.push(
    ...unless(same(due, told), () => `${what}: ${JSON.stringify(due)} is due, but ${JSON.stringify(told)} was told`),
  )
}

/** As influence or profit is at this moment (NB-4.1, NB-4.2, NB-7.4). */
function orderBy(
  telling: Retelling,
  track: ColourNumber | typeof PROFIT,
  what: string,
  seats: readonly Seat[],
): Seat[] {
  const { discStacks, players } = telling.state
  const heights = players.map(({ influence, profit }) => (track === PROFIT ? profit : influence[track]))
  const order = seatsBy(discStacks[track]!, heights)
  expect(telling, what, order, seats)
  return order
}

function giveBackTrains({ rules, state }: Retelling, seat: Seat): void {
  for (const [train, { at, spaces }] of rules.trains.entries()) {
    if (state.trains[train] !== seat) continue
    const isOf = (space: Space): boolean => space >= at[FIRST] && space < at[FIRST] + sum(spaces)
    state.spaces = state.spaces.map((piece, space) => (isOf(space) ? NOTHING : piece))
    state.trains = state.trains.with(train, NONE)
  }
}

/** A series is laid when it is paid, of which the story tells nothing more. */
export const isLaid = ({ before, after, lines }: Step): boolean =>
  before.series.links.length > 0 && after.series.links.length === 0 && !lines.some(({ key }) => key === 'gave-up')

/** Landowners in its way leave the game (NB-5.7). */
function lay({ rules: { map }, state, before: { toMove, series } }: Retelling): void {
  const touched = series.links.flatMap(link => [areaFrom(map, link), areaTo(map, link)])
  for (const link of series.links) state.track = state.track.with(borderOf(link), toMove)
  playerAt(state, toMove).pieces += series.links.length
  state.landowners = state.landowners.map((count, area) => (touched.includes(area) ? 0 : count))
  state.series = NO_SERIES
}

/** The old table after all that the story tells, and what of it cannot be so. */
export function retold(step: Step): { readonly state: State; readonly complaints: readonly string[] } {
  const { before, after, lines } = step
  const telling: Retelling = {
    ...step,
    state: copyState(before),
    complaints: [],
    scored: before.players.map(() => 0),
  }
  const paid = isLaid(step) ? lines.findIndex(({ key }) => key !== 'finished' && key !== 'paid') : NONE
  for (const [n, line] of lines.entries()) {
    if (n === paid) lay(telling)
    handleLine(TELLINGS, line, telling)
  }
  if (isLaid(step) && paid === NONE) lay(telling)
  // When the game is over, the discs go back without a word (NB-9.1).
  if (after.phase === 'over') telling.state.discs = telling.state.discs.map(() => NONE)
  return telling
}
