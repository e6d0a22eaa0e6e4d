import { describeText } from '@roundhouse/kernel/move-kind'
import type { Cargo, Choice, ChoiceTo } from '@roundhouse/nuremberg/base/choice'
import { COMPANIES } from '@roundhouse/nuremberg/base/company'
import type { PaymentKind } from '@roundhouse/nuremberg/base/influence'
import { linkBetween } from '@roundhouse/nuremberg/base/map'
import { areaNamed } from '@roundhouse/nuremberg/base/names'
import { CLASSES } from '@roundhouse/nuremberg/base/piece'
import type { Rules } from '@roundhouse/nuremberg/base/table'
import { memoizeByList } from '../table/memo/memoize-by-list.ts'

export type { Cargo }

/** Where on the table a legal move is made, and the text that plays it. */
export type Target = { readonly text: string } & (
  | { readonly on: 'box'; readonly box: number; readonly cubes: number }
  | { readonly on: 'link'; readonly link: number; readonly from: number; readonly to: number }
  | {
      readonly on: 'piece'
      readonly cargo: Cargo
      readonly area: number
      readonly train: number
      readonly carClass: number
    }
  | { readonly on: 'train'; readonly train: number }
  | { readonly on: 'line'; readonly company: number; readonly one: number; readonly other: number }
  | { readonly on: 'way'; readonly area: number }
  | { readonly on: 'payment'; readonly kind: PaymentKind; readonly count: number }
  | { readonly on: 'button'; readonly button: 'finish' | 'give up' | 'pass' }
)

export type TargetOn<On extends Target['on']> = Extract<Target, { on: On }>

export const targetsOf = (rules: Rules, moves: readonly string[]): Target[] => moves.map(text => targetOf(rules, text))

/** Those of one kind. */
export const targetsOn = <On extends Target['on']>(targets: readonly Target[], on: On): TargetOn<On>[] =>
  targets.filter((target): target is TargetOn<On> => target.on === on)

type Place = DistributiveOmit<Target, 'text'>
type DistributiveOmit<T, Key extends string> = T extends unknown ? Omit<T, Key> : never
type Places = { readonly [Do in Choice['do']]: (choice: ChoiceTo<Do>, rules: Rules) => Place }

const boxNamed = ({ boxes }: Rules, name: string): number => boxes.findIndex(box => box.name === name)
const trainNamed = ({ trains }: Rules, name: string): number => trains.findIndex(train => train.name === name)

/** Where each kind of move is made, in the numbers that the map and the boards are drawn by. */
const PLACES: Places = {
  bid: ({ box, cubes }, rules) => ({ on: 'box', box: boxNamed(rules, box), cubes }),

  build(choice, { map }) {
    const [from, to] = [areaNamed(map, choice.from), areaNamed(map, choice.to)]
    return { on: 'link', link: linkBetween(map, from, to), from, to }
  },

  buy: ({ train }, rules) => ({ on: 'train', train: trainNamed(rules, train) }),

  load: ({ cargo, area, train, class: space }, rules) => ({
    on: 'piece',
    cargo,
    area: areaNamed(rules.map, area),
    train: trainNamed(rules, train),
    carClass: CLASSES.indexOf(space),
  }),

  sell: ({ from, to, company }, { map }) => ({
    on: 'line',
    company: COMPANIES.indexOf(company),
    one: areaNamed(map, from),
    other: areaNamed(map, to),
  }),

  way: ({ area }, { map }) => ({ on: 'way', area: areaNamed(map, area) }),
  pay: ({ kind, count }) => ({ on: 'payment', kind, count }),
  finish: () => ({ on: 'button', button: 'finish' }),
  'give-up': () => ({ on: 'button', button: 'give up' }),
  pass: () => ({ on: 'button', button: 'pass' }),
}

function targetOf(rules: Rules, text: string): Target {
  const choice = describeText<Rules, Choice>(rules.moveKinds, rules, text)
  if (choice === null) throw new Error(`No place on the table is known for the move "${text}"`)
  // What it does is what the place is found by, which the compiler cannot follow.
  return { text, ...PLACES[choice.do](choice as never, rules) }
}

/** The lowest and the highest of numbers that can be chosen. */
export interface Range {
  readonly least: number
  readonly most: number
}

/** By box: what can be bid on it. */
export const bidsOf = memoizeByList((targets: readonly Target[]): ReadonlyMap<number, Range> => {
  const ranges = new Map<number, Range>()
  for (const { box, cubes } of targetsOn(targets, 'box')) {
    const { least, most } = ranges.get(box) ?? { least: cubes, most: cubes }
    ranges.set(box, { least: Math.min(least, cubes), most: Math.max(most, cubes) })
  }
  return ranges
})

/** What a piece is known by: what it is, and where it stands. */
export const pieceKey = (area: number, cargo: Cargo): string => `${cargo} ${area}`

export function readPieceKey(key: string): { area: number; cargo: Cargo } {
  const [cargo, area] = key.split(' ')
  return { area: Number(area), cargo: cargo as Cargo }
}

/** The spaces a piece can go to, by piece. */
export const loadsByPiece = memoizeByList(
  (targets: readonly Target[]): ReadonlyMap<string, readonly TargetOn<'piece'>[]> => {
    const loads = new Map<string, TargetOn<'piece'>[]>()
    for (const load of targetsOn(targets, 'piece')) {
      const key = pieceKey(load.area, load.cargo)
      const others = loads.get(key)
      if (others === undefined) loads.set(key, [load])
      else others.push(load)
    }
    return loads
  },
)
