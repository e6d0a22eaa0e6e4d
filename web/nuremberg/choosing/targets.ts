import { describeText } from '@roundhouse/kernel/move-kind'
import type { Cargo, Choice } from '@roundhouse/nuremberg/base/choice'
import { COMPANIES } from '@roundhouse/nuremberg/base/company'
import type { PaymentKind } from '@roundhouse/nuremberg/base/influence'
import { linkBetween } from '@roundhouse/nuremberg/base/map'
import { areaNamed } from '@roundhouse/nuremberg/base/names'
import { CLASSES } from '@roundhouse/nuremberg/base/piece'
import type { Rules } from '@roundhouse/nuremberg/base/table'
import { type Option, targetReader } from '../../table/targets/targets.ts'

export type { Cargo }

/** Where on the table a legal move is made. */
export type Target =
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

const boxNamed = ({ boxes }: Rules, name: string): number => boxes.findIndex(box => box.name === name)
const trainNamed = ({ trains }: Rules, name: string): number => trains.findIndex(train => train.name === name)

/** How the table marks it. */
function keyOf(target: Target, { boxes, trains }: Rules): string {
  switch (target.on) {
    case 'box':
      return boxKey(boxes[target.box]!)
    case 'train':
      return trainKey(trains[target.train]!)
    case 'piece':
      return pieceKey(target.area, target.cargo)
    default:
      return Object.values(target).join(' ')
  }
}

export const boxKey = ({ name }: { readonly name: string }): string => `box ${name}`
export const trainKey = ({ name }: { readonly name: string }): string => `train ${name}`

/** What a piece is known by: what it is, and where it stands. */
export const pieceKey = (area: number, cargo: Cargo): string => `${cargo} ${area}`

export function readPieceKey(key: string): { area: number; cargo: Cargo } {
  const [cargo, area] = key.split(' ')
  return { area: Number(area), cargo: cargo as Cargo }
}

/** Where each kind of move is made, in the numbers that the map and the boards are drawn by. */
export const { optionOf, targetsOf } = targetReader<Rules, Choice, Target, string>({
  describe: (rules, text) => describeText<Rules, Choice>(rules.moveKinds, rules, text),
  keyOf,
  targets: {
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
  },
})

export type TableTargets = ReturnType<typeof targetsOf>
export const NO_TARGETS: TableTargets = new Map()

/** A target of one kind, with the move that is made there. */
export type TargetOn<On extends Target['on']> = Extract<Target, { on: On }> & { readonly text: string }

const ofKind = <On extends Target['on']>(options: Iterable<Option<Choice, Target>>, on: On): TargetOn<On>[] =>
  [...options].flatMap(({ target, text }) => (target.on === on ? [{ ...target, text } as TargetOn<On>] : []))

/** Those of one kind. */
export const targetsOn = <On extends Target['on']>(targets: TableTargets, on: On): TargetOn<On>[] =>
  ofKind([...targets.values()].flat(), on)

/** The spaces a piece can go to. */
export const loadsOf = (targets: TableTargets, { area, cargo }: { area: number; cargo: Cargo }): TargetOn<'piece'>[] =>
  ofKind(targets.get(pieceKey(area, cargo)) ?? [], 'piece')

/** Each piece that can be loaded, once. */
export const piecesToLoad = (targets: TableTargets): TargetOn<'piece'>[] =>
  [...targets.values()].flatMap(options => ofKind(options.slice(0, 1), 'piece'))

/** The lowest and the highest of numbers that can be chosen. */
export interface Range {
  readonly least: number
  readonly most: number
}

/** What can be bid on a box. */
export function bidsOn(targets: TableTargets, box: { readonly name: string }): Range | undefined {
  const cubes = ofKind(targets.get(boxKey(box)) ?? [], 'box').map(bid => bid.cubes)
  return cubes.length === 0 ? undefined : { least: Math.min(...cubes), most: Math.max(...cubes) }
}
