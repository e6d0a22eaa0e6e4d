import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Move } from '@roundhouse/kernel/game'
import { COMPANIES } from '@roundhouse/nuremberg/base/company'
import { CLASSES } from '@roundhouse/nuremberg/base/piece'
import { NONE } from '@roundhouse/nuremberg/base/state'
import type { Rules } from '@roundhouse/nuremberg/base/table'
import type { View } from '@roundhouse/nuremberg/base/view'
import { newGame, nuremberg, type Options } from '@roundhouse/nuremberg/definition'
import { MAP_NAMES } from '@roundhouse/nuremberg/maps/standard'
import { KINDS } from '@roundhouse/nuremberg/phases/payment'
import { type LeavingMove, lossesOf } from '../../nuremberg/choosing/losses.ts'
import { purchasesOf } from '../../nuremberg/choosing/purchases.ts'
import {
  bidsOn,
  boxKey,
  type Cargo,
  optionOf,
  pieceKey,
  piecesToLoad,
  type TableTargets,
  type Target,
  type TargetOn,
  targetsOf,
  targetsOn,
  trainKey,
} from '../../nuremberg/choosing/targets.ts'
import { firstAmounts } from '../../nuremberg/decision/amounts.ts'
import { areaTowards } from '../../nuremberg/map/neighbours.ts'
import { questionOf } from '../../nuremberg/model/table-model.ts'
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

/** Both maps with each number of players, and where there are any the rules of 2009. */
export const nurembergTables = (): WalkedTable[] =>
  MAP_NAMES.flatMap(map => [2, 3, 4].map(players => newGame(players, map)))
    .flatMap(options => (options.map === 'wensleydale' ? [options, { ...options, rules2009: true }] : [options]))
    .map(tableWith)

function tableWith(options: Options): WalkedTable {
  const { players, map, rules2009 } = options
  const game = nuremberg.open(options)
  const { rules } = game
  const textOf = cached<Move>(game.write)
  const known: KnownSights = new Map()
  const at = (view: unknown, texts: readonly string[]): Deciding => ({
    rules,
    view: view as View,
    targets: targetsOf(rules, texts),
  })
  return {
    name: 'nuremberg',
    place: `nuremberg-${map}`,
    setup: [rules2009 ? `${map} by the rules of 2009` : map, `${players} players`],
    options: nuremberg.writeOptions(options),
    game: game as unknown as Game<Dice>,
    sightOf: (view, moves) => sightOf(at(view, moves.map(textOf)), known),
    stepsTo: (view, texts, text, side) => stepsTo(at(view, texts), text, side),
    arrowsTo: (from, to) =>
      pressesTo(from, to, area => ARROWS.map(key => [key, areaTowards(rules.map, area, key)] as const)),
  }
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

function sightOf(deciding: Deciding, known: KnownSights): Sight {
  const { view, targets } = deciding
  const options = [...targets.values()].flat()
  return {
    context: contextOf(view, targets),
    moves: options.map(({ text, choice }) => moveSight(deciding, known, text, choice.do)),
  }
}

/** What decides how moves are made: the panel of the decision, what was begun there, and all that lies open beside each other. */
function contextOf(view: View, targets: TableTargets): string {
  // What is chosen at one thing is all of one kind.
  const on = [...new Set([...targets.values()].map(([first]) => first!.choice.do))].sort()
  return `${questionOf({ view, targets })}${begunIn(view)}, ${on.join(' ')}`
}

function begunIn({ payment, series, players, toMove }: View): string {
  if (payment === null) return series.links.length > 0 ? ' on' : ''
  const kinds = KINDS.filter((_, kind) => kind >= payment.kind && firstKinds(players[toMove]!, kind)).length
  return ` for ${payment.train === NONE ? 'a series' : 'a train'} in ${kinds} kinds`
}

const firstKinds = ({ cubes, influence }: View['players'][number], kind: number): boolean =>
  (kind === 0 ? cubes : influence[kind - 1]!) > 0

const BOTH: Sides = { desktop: ['table', 'panel'], phone: ['table', 'panel'] }
const PANEL: Sides = { desktop: ['panel'], phone: ['panel'] }

/** A decision, with all that can be done. */
interface Deciding {
  readonly rules: Rules
  readonly view: View
  readonly targets: TableTargets
}

/** How moves of one kind are made. */
interface Gesture<On extends Target['on']> {
  readonly sides: Sides
  how(target: TargetOn<On>, deciding: Deciding): string
  /** What it is chosen at. */
  place(target: TargetOn<On>, deciding: Deciding): string
  steps(target: TargetOn<On>, deciding: Deciding, isOnTable: boolean): Step[]
}

const GO: Step = { press: '.decision .go', key: 'Enter' }
const SURE: Step = { press: '[data-sure]' }
const onArea = (area: number): Step => ({ press: `.hit.can[data-area="${area}"]` })
const onMove = (text: string): Step => ({ press: `.decision [data-move="${text}"]` })
/** The n-th row of the decision, from 0. */
const onRow = (n: number): Step => ({ press: `.decide .options:first-of-type .option:nth-child(${n + 1})` })
/** Something is pressed so often, or not at all. */
const repeated = (step: Step, times: number): Step[] => (times > 0 ? [{ ...step, times }] : [])

const GESTURES: { readonly [On in Target['on']]: Gesture<On> } = {
  box: {
    sides: BOTH,
    // The lowest comes first.
    how: ({ box, text }, { rules, targets }) =>
      targets.get(boxKey(rules.boxes[box]!))![0]!.text === text ? 'bid the least' : 'bid more',
    place: ({ box }, { rules }) => boxKey(rules.boxes[box]!),
    steps({ box: n, cubes }, { rules, targets }, isOnTable) {
      const box = rules.boxes[n]!
      const open = rules.boxes.filter(({ isOpen }) => isOpen)
      const choose = isOnTable ? { press: `.box.can[data-target="${boxKey(box)}"]` } : onRow(open.indexOf(box))
      const more = cubes - bidsOn(targets, box)!.least
      return [choose, ...repeated({ press: '.bid-cubes .more', key: '+' }, more), GO]
    },
  },

  link: {
    sides: BOTH,
    how: (_, { view }) => (view.series.links.length === 0 ? 'build the first link' : 'build the next link'),
    place: ({ from, to }, { rules, view }) =>
      `${rules.map.name} ${view.series.links.length === 0 ? `from ${from}` : `to ${to}`}`,
    steps({ from, to, text }, { view, targets }, isOnTable) {
      const starts = [...new Set(targetsOn(targets, 'link').map(link => link.from))]
      const start = isOnTable ? onArea(from) : onRow(starts.indexOf(from))
      const link = isOnTable ? onArea(to) : onMove(text)
      return view.series.links.length > 0 ? [link] : [start, link]
    },
  },

  piece: {
    sides: BOTH,
    how({ area, cargo, text }, { targets }) {
      const isAlone = CARGOES.filter(each => targets.has(pieceKey(area, each))).length === 1
      const isFirst = targets.get(pieceKey(area, cargo))![0]!.text === text
      return `load ${cargo}${isAlone ? '' : ' beside another'}, ${isFirst ? 'first' : 'other'} space`
    },
    place: ({ area, cargo }, { rules }) => `${rules.map.name} ${cargo} of ${area}`,
    steps({ area, cargo, train, carClass, text }, { rules, targets }, isOnTable) {
      const key = pieceKey(area, cargo)
      const pieces = piecesToLoad(targets).map(piece => pieceKey(piece.area, piece.cargo))
      if (!isOnTable) return [onRow(pieces.indexOf(key)), onMove(text)]
      const press = `.train[data-target="${trainKey(rules.trains[train]!)}"] .space.${CLASSES[carClass]}.can`
      return [{ press: `.piece-mark[data-piece="${key}"]` }, { press }]
    },
  },

  train: {
    sides: BOTH,
    how: () => 'buy',
    place: ({ train }, { rules }) => trainKey(rules.trains[train]!),
    steps({ train }, { rules, view, targets }, isOnTable) {
      const before = piecesToLoad(targets).length
      const at = purchasesOf({ rules, view, targets }).findIndex(purchase => purchase.train === train)
      const press = `.train.can[data-target="${trainKey(rules.trains[train]!)}"]`
      return [isOnTable ? { press } : onRow(before + at), GO]
    },
  },

  line: {
    sides: BOTH,
    how(line, { targets }) {
      const [first, second] = linesBetween(targets, line)
      return second === undefined ? 'sell' : `sell to the ${first!.text === line.text ? 'first' : 'second'} of two`
    },
    place: ({ other }, { rules }) => `${rules.map.name} end ${other}`,
    steps(line, { targets }, isOnTable) {
      const at = targetsOn(targets, 'line').findIndex(({ text }) => text === line.text)
      if (!isOnTable) return [onRow(at), GO]
      const isFirst = linesBetween(targets, line)[0]!.text === line.text
      const change = isFirst ? [] : [{ press: '.decide header .button' }]
      return [onArea(line.one), onArea(line.other), ...change, GO]
    },
  },

  way: {
    sides: BOTH,
    how: () => 'go on',
    place: ({ area }, { rules }) => `${rules.map.name} by ${area}`,
    steps: ({ area, text }, _, isOnTable) => [isOnTable ? onArea(area) : onMove(text)],
  },

  payment: {
    sides: PANEL,
    how: ({ count }, { view }) => (count === firstOf(view) ? 'pay as offered' : 'pay less'),
    place: ({ kind }) => kind,
    steps: ({ count }, { view }) => [
      ...repeated({ press: '.payments .stepper .less', key: '-' }, firstOf(view) - count),
      GO,
    ],
  },

  button: {
    sides: PANEL,
    how: ({ button }, deciding) => (isLosing(button, deciding) ? `${button}, confirmed` : button),
    place: ({ button }) => button,
    steps: ({ button, text }, deciding) => [
      { ...onMove(text), ...(button === 'finish' && { key: 'Enter' }) },
      ...(isLosing(button, deciding) ? [SURE] : []),
    ],
  },
}

const CARGOES: readonly Cargo[] = ['goods', ...COMPANIES]

const isLosing = (button: LeavingMove | 'finish', { rules, view }: Deciding): boolean =>
  button !== 'finish' && lossesOf({ rules, view }, button).length > 0

/** Lines with the same two ends: one could go to either company. */
const linesBetween = (targets: TableTargets, { one, other }: TargetOn<'line'>): TargetOn<'line'>[] =>
  targetsOn(targets, 'line').filter(line => line.one === one && line.other === other)

/** How much of the kind that is asked for is offered at first. */
const firstOf = ({ players, toMove, payment }: View): number => firstAmounts(players[toMove]!, payment!)[payment!.kind]!

const gestureFor = <On extends Target['on']>({ on }: { readonly on: On }): Gesture<On> => GESTURES[on]

const targetOf = (rules: Rules, text: string): TargetOn<Target['on']> => ({ ...optionOf(rules, text).target, text })

/** The same few sights come up again and again: each is put into words once. */
type KnownSights = Map<string, MoveSight[]>

function moveSight(deciding: Deciding, known: KnownSights, text: string, kind: string): MoveSight {
  const target = targetOf(deciding.rules, text)
  const gesture = gestureFor(target)
  const how = gesture.how(target, deciding)
  const alike = known.get(text) ?? []
  const same = alike.find(each => each.how === how)
  if (same !== undefined) return same
  const sight = { text, kind, how, place: gesture.place(target, deciding), sides: gesture.sides }
  known.set(text, [...alike, sight])
  return sight
}

function stepsTo(deciding: Deciding, text: string, side: Side): Step[] {
  const target = targetOf(deciding.rules, text)
  return gestureFor(target).steps(target, deciding, side === 'table')
}
