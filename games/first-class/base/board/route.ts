import { type City, faceAt } from '../cards/card.ts'
import { MOST } from '../frames/effect.ts'
import { NO_SUCH_SYMBOL, symbolFor, use } from '../frames/frame.ts'
import { source, wait } from '../frames/source.ts'
import { defineMoveKind, type MoveKind, moveOf, type Objection, oneNumber } from '../move-kind.ts'
import { CITY, LOCO, MOVES } from '../numbers.ts'
import { type EffectRule, type GameTable, type KindRule, me, type Rules, type SourceRule, score } from '../table.ts'
import { append } from './append.ts'
import type { Player } from './player.ts'

/** How many cities the route has: those on the board, and those of the route cards (FC-8.4). */
export function cityCount({ printed }: Rules, { route }: Player): number {
  let count = printed.board.length
  for (const face of route) count += faceAt(printed, face).cities.length
  return count
}

/** A city by its place on the route, from 1; and on which route card it lies, or NONE for the board. */
export function cityAt({ printed }: Rules, { route }: Player, place: number): { city: City; routeCard: number } {
  let before = printed.board.length
  if (place <= before) return { city: printed.board[place - 1]!, routeCard: -1 }
  for (let routeCard = 0; ; routeCard++) {
    const { cities } = faceAt(printed, route[routeCard]!)
    if (place <= before + cities.length) return { city: cities[place - before - 1]!, routeCard }
    before += cities.length
  }
}

export const citiesLeft = (table: GameTable): number => cityCount(table.rules, me(table)) - me(table).locomotive

/** Moves the locomotive city by city. A points city scores once, the moment it is reached (FC-8.2). */
export function moveLocomotive(table: GameTable, steps: number): void {
  const { state } = table
  const player = me(table)
  for (let step = 0; step < steps; step++) {
    const place = ++player.locomotive
    const { city, routeCard } = cityAt(table.rules, player, place)
    table.emit?.({ key: 'city', facts: { seat: state.toMove, city: place } })
    if (city.frame === null) score(table, state.toMove, city.points, 'city', { city: place })
    else if (state.phase === 'scoring') offerCity(table, place, routeCard)
  }
}

/** A bonus city pays its frame in every scoring phase from when it is reached, also in the running one (FC-8.3, FC-12.2). */
function offerCity(table: GameTable, place: number, routeCard: number): void {
  for (let times = cityPays(table, routeCard); times > 0; times--) wait(table, source(CITY, place))
}

function cityPays(table: GameTable, routeCard: number): number {
  let times = 1
  if (routeCard >= 0)
    for (const module of table.rules.modules)
      if (module.cityPays) times = module.cityPays(table, table.state.toMove, routeCard)
  return times
}

/** Every bonus city reached is offered in the own part of a scoring phase (FC-12.2). */
export function offerReachedCities(table: GameTable): void {
  const player = me(table)
  for (let place = 1; place <= player.locomotive; place++) {
    const { city, routeCard } = cityAt(table.rules, player, place)
    if (city.frame !== null) offerCity(table, place, routeCard)
  }
}

const MOST_CITIES = 255

export const cityBonus: SourceRule = {
  kind: CITY,
  word: 'city',
  frame: (table, place) => cityAt(table.rules, me(table), place).city.frame!,
  write: (_rules, place) => String(place),
  describe: (_rules, city) => ({ of: 'city', city }),
  read: (_rules, words) => oneNumber(words, MOST_CITIES),
}

const locoFacts = (table: GameTable, steps: number) => ({ steps, left: citiesLeft(table) })
const TOO_FAR: Objection = { rule: 'FC-8.1', code: 'too-many-cities', remedy: 'fewer-steps', facts: locoFacts }
const END_OF_ROUTE: Objection = { rule: 'FC-8.1', code: 'end-of-route', remedy: 'longer-route', facts: locoFacts }
const BEYOND_THE_ROUTE: Objection = { ...END_OF_ROUTE, remedy: 'fewer-steps' }

/** `loco 2`: the locomotive goes up to as many cities as the symbol says (FC-8.1). */
export const loco: MoveKind<'loco'> = defineMoveKind({
  number: MOVES.loco,
  word: 'loco',
  form: 'loco <cities>',
  choices: MOST + 1,
  refuse(table, steps) {
    const symbol = symbolFor(table, LOCO)
    if (symbol === null) return NO_SUCH_SYMBOL
    const left = citiesLeft(table)
    if (left === 0) return END_OF_ROUTE
    if (steps === 0 || symbolFor(table, LOCO, steps) === null) return TOO_FAR
    return steps <= left ? null : BEYOND_THE_ROUTE
  },
  list(table, into) {
    const left = citiesLeft(table)
    for (let steps = 1; steps <= left && symbolFor(table, LOCO, steps) !== null; steps++) into.push(moveOf(loco, steps))
  },
  play(table, steps) {
    use(table, symbolFor(table, LOCO, steps)!)
    moveLocomotive(table, steps)
  },
  write: (_rules, steps) => `loco ${steps}`,
  describe: (_rules, cities) => ({ do: 'loco', cities }),
  read: (_rules, words) => oneNumber(words, MOST),
})

export const locomotiveEffect: EffectRule = {
  kind: LOCO,
  moveKinds: [loco],
  must: false,
  last: false,
  canBeUsed: table => citiesLeft(table) > 0,
}

/** A route card is laid at the end of the route (FC-8.4). */
export const routeCard: KindRule = {
  kind: 'route',
  execute(table, face) {
    const player = me(table)
    player.route = append(player.route, face)
    table.emit?.({ key: 'route', facts: { seat: table.state.toMove, card: faceAt(table.rules.printed, face).id } })
  },
}
