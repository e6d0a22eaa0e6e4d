import { COMPANIES } from '@roundhouse/nuremberg/base/company'
import { linkBetween } from '@roundhouse/nuremberg/base/map'
import { areaNamed } from '@roundhouse/nuremberg/base/names'
import { CLASSES, GOODS, SECOND } from '@roundhouse/nuremberg/base/piece'
import type { Rules } from '@roundhouse/nuremberg/base/table'

/** What is loaded, as moves name it. */
export type Cargo = 'goods' | 'red' | 'green'

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
  | { readonly on: 'payment'; readonly kind: string; readonly count: number }
  | { readonly on: 'button'; readonly button: 'finish' | 'give up' | 'pass' }
)

export type TargetOn<On extends Target['on']> = Extract<Target, { on: On }>

export const targetsOf = (rules: Rules, moves: readonly string[]): Target[] => moves.map(text => targetOf(rules, text))

/** Those of one kind. */
export const targetsOn = <On extends Target['on']>(targets: readonly Target[], on: On): TargetOn<On>[] =>
  targets.filter((target): target is TargetOn<On> => target.on === on)

function targetOf(rules: Rules, text: string): Target {
  const word = text.split(' ', 1)[0]!
  const rest = text.slice(word.length + 1)
  const read = READERS[word]
  if (read === undefined) throw new Error(`No place on the table is known for the move "${text}"`)
  return { text, ...read(rules, rest) }
}

type WithoutText<T> = T extends unknown ? Omit<T, 'text'> : never
type Reader = (rules: Rules, rest: string) => WithoutText<Target>

const READERS: Readonly<Record<string, Reader>> = {
  bid({ boxes }, rest) {
    const [name, cubes] = rest.split(' ')
    return { on: 'box', box: boxes.findIndex(box => box.name === name), cubes: Number(cubes) }
  },

  build({ map }, rest) {
    const [from, to] = rest.split(' > ').map(name => areaNamed(map, name))
    return { on: 'link', link: linkBetween(map, from!, to!), from: from!, to: to! }
  },

  buy: ({ trains }, rest) => ({ on: 'train', train: trainNamed(trains, rest) }),
  load: readLoad,

  sell({ map }, rest) {
    const [, ends, company] = /^(.*) to (\S+)$/.exec(rest)!
    const [one, other] = ends!.split(' - ').map(name => areaNamed(map, name))
    return { on: 'line', company: COMPANIES.indexOf(company as (typeof COMPANIES)[number]), one: one!, other: other! }
  },

  way: ({ map }, rest) => ({ on: 'way', area: areaNamed(map, rest) }),

  pay(_, rest) {
    const [kind, count] = rest.split(' ')
    return { on: 'payment', kind: kind!, count: Number(count) }
  },

  finish: () => ({ on: 'button', button: 'finish' }),
  give: () => ({ on: 'button', button: 'give up' }),
  pass: () => ({ on: 'button', button: 'pass' }),
}

const trainNamed = (trains: Rules['trains'], name: string): number => trains.findIndex(train => train.name === name)

/** `red Lauf 3b second`, `goods Ronhof 3b`; with the rules of 2009 there is one class, and it is not named. */
function readLoad({ map, trains }: Rules, rest: string): WithoutText<TargetOn<'piece'>> {
  const [, cargo, area, train, carClass] = /^(\S+) (.*) (\d\w)(?: (\w+))?$/.exec(rest)!
  const seat = CLASSES.indexOf(carClass as (typeof CLASSES)[number])
  return {
    on: 'piece',
    cargo: cargo as Cargo,
    area: areaNamed(map, area!),
    train: trainNamed(trains, train!),
    carClass: cargo === 'goods' ? GOODS : seat < 0 ? SECOND : seat,
  }
}

/** The lowest and the highest of numbers that can be chosen. */
export interface Range {
  readonly least: number
  readonly most: number
}

/** Answers again what it has answered for the same list: many parts of the table ask the same of one scene. */
function once<Answer>(work: (targets: readonly Target[]) => Answer): (targets: readonly Target[]) => Answer {
  const known = new WeakMap<readonly Target[], Answer>()
  return targets => {
    const answer = known.get(targets) ?? work(targets)
    known.set(targets, answer)
    return answer
  }
}

/** By box: what can be bid on it. */
export const bidsOf = once((targets): ReadonlyMap<number, Range> => {
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
export const loadsByPiece = once((targets): ReadonlyMap<string, readonly TargetOn<'piece'>[]> => {
  const loads = new Map<string, TargetOn<'piece'>[]>()
  for (const load of targetsOn(targets, 'piece')) {
    const key = pieceKey(load.area, load.cargo)
    const others = loads.get(key)
    if (others === undefined) loads.set(key, [load])
    else others.push(load)
  }
  return loads
})
