import { NONE } from '@roundhouse/first-class/base/board/player'
import { TRAINS } from '@roundhouse/first-class/base/board/train'
import type { View } from '@roundhouse/first-class/base/view'
import { firstClass, MODULE_PAIRS, newGame } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import { bestSteps, isBought, moveAt, rowMoves, tabFor } from '../../first-class/choosing/choosing.ts'
import { lossesOf } from '../../first-class/choosing/leaving.ts'
import {
  kindOfPlace,
  type Place,
  placeOf,
  type Steps,
  stepsWith,
  type TableTargets,
  targetsOf,
  waysToWalk,
  whichAt,
  writeSteps,
} from '../../first-class/choosing/targets.ts'
import { textsAt } from '../../table/targets/targets.ts'
import {
  cached,
  type MoveSight,
  pressesTo,
  type Side,
  type Sides,
  type Sight,
  type Step,
  type WalkedTable,
} from './sight.ts'

/** First Class with each two modules and each number of players. */
export const firstClassTables = (): WalkedTable[] =>
  MODULE_PAIRS.flatMap(pair => [2, 3, 4].map(players => tableWith(players, pair)))

function tableWith(players: number, pair: (typeof MODULE_PAIRS)[number]): WalkedTable {
  const options = newGame(players, pair)
  const game = firstClass.open(options) as FirstClass
  const textOf = cached<Move>(game.write)
  const known: KnownSights = new Map()
  return {
    name: 'first-class',
    place: 'first-class',
    setup: [`modules ${pair.join(' and ')}`, `${players} players`],
    options: firstClass.writeOptions(options),
    game: game as unknown as Game<Dice>,
    sightOf: (view, moves) => sightOf(game, known, view as View, moves.map(textOf)),
    stepsTo: (view, texts, text, side) => stepsTo(game, view as View, texts, text, side),
  }
}

function sightOf(game: FirstClass, known: KnownSights, view: View, texts: readonly string[]): Sight {
  const targets = targetsOf(game.rules, texts)
  const moves = [...targets].flatMap(([place, options]) => {
    const sides = sidesOf(view, targets, place)
    return options.map(({ text, choice }, n) => {
      const order = options.length === 1 ? 'alone' : n === 0 ? 'first of several' : 'later of several'
      const isLosing = kindOfPlace(place) === 'button' && lossesOf(game, view, text).length > 0
      return knownSight(known, { text, kind: choice.do, place, order, isLosing, sides })
    })
  })
  return { context: contextOf(view, targets), moves }
}

/**
 * What decides how moves are made, whatever cards they are about: which panels lie open, all kinds of places that can be
 * chosen beside each other (they decide which tab a phone shows and what the main button and the rows are), and whether
 * there are so many rows that they stand side by side. The phase decides nothing of that.
 */
function contextOf(view: View, targets: TableTargets): string {
  const kinds = [...new Set([...targets.keys()].map(kindOfPlace))].sort()
  const rows = rowMoves(targets, view).length
  return `${surfaceOf(view)}, ${kinds.join(' ')}, ${rows > 3 ? 'many' : rows > 0 ? 'few' : 'no'} rows`
}

function surfaceOf({ draft, mailFor, slices, owed, frame }: View): string {
  if (draft !== null) return 'a hand'
  if (mailFor !== NONE) return 'mail cars'
  if (slices.storage !== undefined) return frame === null ? 'a storage' : 'a storage and a frame'
  if (owed > 0) return 'coins without room'
  if (frame === null) return 'no frame'
  return frame.begun ? 'a frame' : 'a frame without room'
}

interface OrderedSight extends Omit<MoveSight, 'how'> {
  readonly place: Place
  readonly order: string
  /** It has to be confirmed. */
  readonly isLosing: boolean
}

/** The same few sights come up again and again: each is put into words once. */
type KnownSights = Map<string, (OrderedSight & MoveSight)[]>

function knownSight(known: KnownSights, sight: OrderedSight): MoveSight {
  const { text, kind, place, order, isLosing, sides } = sight
  const alike = known.get(text) ?? []
  const same = alike.find(each => each.order === order && each.isLosing === isLosing && each.sides === sides)
  if (same !== undefined) return same
  const how = `${kind} at ${kindOfPlace(place)}, ${order}${isLosing ? ', confirmed' : ''}`
  const found = { ...sight, how }
  known.set(text, [...alike, found])
  return found
}

const TABLE: Sides = { desktop: ['table'], phone: ['table'] }
const PANEL: Sides = { desktop: ['panel'], phone: ['panel'] }
const BOTH: Sides = { desktop: ['table', 'panel'], phone: ['table', 'panel'] }
/** Free actions are rows only beside the board: a phone that shows cards has no room for them. */
const TABLE_ON_PHONES: Sides = { desktop: ['table', 'panel'], phone: ['table'] }

function sidesOf({ frame }: View, targets: TableTargets, place: Place): Sides {
  const isInFrame = frame?.begun === true
  switch (kindOfPlace(place)) {
    case 'hand':
    case 'offer':
    case 'tile':
    case 'storage':
      return TABLE
    case 'mail':
    case 'button':
      return PANEL
    case 'conductors':
      // A card that can be chosen itself is not where a conductor is sent.
      return [...targets.keys()].some(other => ['car', 'end'].includes(kindOfPlace(other))) ? PANEL : BOTH
    case 'waiting':
      return /^(mail|tile|city)/.test(whichAt(place)) ? BOTH : PANEL
    case 'coins':
    case 'contract':
      return isInFrame ? TABLE : tabFor(targets) === 'board' ? BOTH : TABLE_ON_PHONES
    case 'display':
      return isInFrame || tabFor(targets) === 'board' ? BOTH : TABLE_ON_PHONES
    default:
      return BOTH
  }
}

const MAIN: Step = { press: '.buttons [data-main]', key: 'Enter' }
const IN_PANELS = ':is(.free-actions, .waiting, .mail-cars)'

const onTable = (place: Place): string => `.target[data-target="${place}"]:not(${IN_PANELS} *)`
const inPanel = (place: Place): string => `${IN_PANELS} [data-target="${place}"]`
const row = (text: string): string => `.big-choices [data-move="${text}"]`
const rowOfChosen = (text: string): string => `.chosen .choice[data-move="${text}"]`

/** Places that are rows of a list of their own in the decision. */
const isListed = (place: Place): boolean =>
  ['mail', 'waiting', 'coins', 'contract', 'display'].includes(kindOfPlace(place))

function stepsTo(game: FirstClass, view: View, texts: readonly string[], text: string, side: Side): Step[] {
  const targets = targetsOf(game.rules, texts)
  const sure = lossesOf(game, view, text).length > 0 ? [{ press: '[data-sure]' }] : []
  return [...stepsToAsk(game, view, targets, text, side), ...sure]
}

function stepsToAsk(game: FirstClass, view: View, targets: TableTargets, text: string, side: Side): Step[] {
  const place = placeOf(game.rules, text)
  if (place === 'conductors') return [...stepsToWalk(game, view, targets, text, side), MAIN]
  if (kindOfPlace(place) === 'button') return [{ press: `.decision [data-move="${text}"]` }]
  if (side === 'panel' && rowMoves(targets, view).includes(text)) return [{ press: row(text) }]
  const press = side === 'panel' && isListed(place) ? inPanel(place) : onTable(place)
  if (moveAt(targets, place, null) === text) return [{ press }]
  const isMain = textsAt(targets, place)[0] === text && !isBought(place)
  return [{ press }, isMain ? MAIN : { press: rowOfChosen(text) }]
}

/** What is pressed where conductors go so far, and how far they go then. */
type WalkPresses = (ways: readonly Steps[], steps: Steps, view: View) => [press: string, next: Steps][]

/** One step more or fewer, beside the decision. */
const bySteppers: WalkPresses = (ways, steps) =>
  TRAINS.flatMap((train, n) => {
    const button = (which: number) => `.conductors .stepper:nth-child(${n + 1}) button:nth-of-type(${which})`
    const fewer: [string, Steps] = [button(1), stepsWith(ways, steps, train, steps[train] - 1)]
    const more: [string, Steps] = [button(2), stepsWith(ways, steps, train, steps[train] + 1)]
    return steps[train] > 0 ? [fewer, more] : [more]
  })

/** The card that one is sent to, or once more the one where it goes already: then it stays. */
const byCards: WalkPresses = (ways, steps, view) =>
  TRAINS.flatMap((train, n) => {
    const { conductor } = view.players[view.toMove]!.trains[n]!
    const fars = [...new Set(ways.map(way => way[train]))].filter(far => far > 0)
    return fars
      .filter(far => stepsWith(ways, steps, train, far)[train] === far)
      .map((far): [string, Steps] => [
        `.train[data-train="${train}"] > :nth-child(${conductor + far}) .walk`,
        stepsWith(ways, steps, train, steps[train] === far ? 0 : far),
      ])
  })

/** Steps of conductors are shared: one presses until both go as far as they should. */
function stepsToWalk(game: FirstClass, view: View, targets: TableTargets, text: string, side: Side): Step[] {
  const ways = waysToWalk(targets)
  const wanted = ways.find(way => writeSteps(way) === text)!
  const presses = side === 'panel' ? bySteppers : byCards
  return pressesTo(bestSteps(game, view, ways), wanted, steps => presses(ways, steps, view)).map(press => ({ press }))
}
