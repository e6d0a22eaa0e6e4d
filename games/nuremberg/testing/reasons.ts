import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'
import { choiceIn, kindNumberOf } from '@roundhouse/kernel/move-kind'
import type { GameWithRules } from '@roundhouse/kernel/notation/notation'
import {
  disagreement as disagreementOn,
  isRuleOf,
  type Sights,
  type Texts,
  wrongAnswer as wrongAnswerTo,
} from '@roundhouse/kernel/testing/reasons'
import { brokenRemedy } from '@roundhouse/kernel/testing/remedies'
import { COLOURS, MOST_INFLUENCE } from '../base/influence.ts'
import { CUBES } from '../base/player.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { refuse } from '../phases/turn.ts'
import { REMEDIES } from './remedies.ts'

type Asked = GameWithRules<Rules, State>

/** How many rules each chapter has (`docs/rules/nuremberg.md`). */
const CHAPTERS = { 1: 6, 2: 2, 3: 4, 4: 2, 5: 10, 6: 7, 7: 4, 8: 5, 9: 3, 10: 2 } as const

export const isRule = isRuleOf('NB', CHAPTERS)

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n)

type Pair = readonly [one: string, other: string]

/** Areas that share no border, each with one far away: there are far more, which are all refused alike. */
const strangers = (areas: readonly { readonly name: string }[]): Pair[] =>
  areas.slice(0, -60).map(({ name }, area): Pair => [name, areas[area + 60]!.name])

/** Every text that can ever be written, by its first word. */
const TEXTS: Readonly<Record<string, (rules: Rules) => string[]>> = {
  bid: ({ boxes }) =>
    boxes.flatMap(({ name }) =>
      upTo(CUBES)
        .slice(1)
        .map(cubes => `bid ${name} ${cubes}`),
    ),
  build: ({ map: { areas, from, to } }) => [
    ...from.map((area, link) => `build ${areas[area]!.name} > ${areas[to[link]!]!.name}`),
    ...strangers(areas).map(([one, other]) => `build ${one} > ${other}`),
  ],
  finish: () => ['finish'],
  give: () => ['give up'],
  pass: () => ['pass'],
  pay: () => [
    ...upTo(CUBES).map(count => `pay cubes ${count}`),
    ...COLOURS.flatMap(colour => upTo(MOST_INFLUENCE).map(count => `pay ${colour} ${count}`)),
  ],
  buy: ({ trains }) => trains.map(({ name }) => `buy ${name}`),
  load: ({ map: { areas }, trains, rules2009 }) =>
    areas.flatMap(area =>
      trains.flatMap(train => [
        `load goods ${area.name} ${train.name}`,
        ...['red', 'green'].flatMap(colour =>
          (rules2009 ? [''] : [' first', ' second']).map(
            carClass => `load ${colour} ${area.name} ${train.name}${carClass}`,
          ),
        ),
      ]),
    ),
  sell: ({ map: { areas, stations } }) => {
    const ends = stations.map(area => areas[area]!.name)
    const lines = ends.flatMap((one, n) => ends.slice(n + 1).map((other): Pair => [one, other]))
    return [...lines, ...strangers(areas)].flatMap(([one, other]) =>
      ['red', 'green'].map(to => `sell ${one} - ${other} to ${to}`),
    )
  },
  way: ({ map: { areas } }) => areas.map(({ name }) => `way ${name}`),
}

interface All {
  readonly texts: Readonly<Record<string, readonly string[]>>
  readonly moves: readonly Move[]
}

const known = new WeakMap<Rules['map'], Map<boolean, All>>()

/** All texts and their moves, written and read once for each map. */
function allOf({ rules, read }: Asked): All {
  const onMap = known.get(rules.map) ?? new Map<boolean, All>()
  known.set(rules.map, onMap)
  const found = onMap.get(rules.rules2009)
  if (found !== undefined) return found
  const texts = Object.fromEntries(Object.entries(TEXTS).map(([word, textsOf]) => [word, textsOf(rules)]))
  const all = {
    texts,
    moves: Object.values(texts)
      .flat()
      .map(text => read(text)!),
  }
  onMap.set(rules.rules2009, all)
  return all
}

/** Do the list of moves and `refuse` agree on every move there can ever be? */
export function disagreement(game: Asked, state: State): string | null {
  const { rules } = game
  const table = { rules, state, emit: undefined }
  const isLegal = (move: Move): boolean => refuse(table, rules.moveKinds[kindNumberOf(move)]!, choiceIn(move)) === null
  return disagreementOn(game, state, allOf(game).moves, isLegal, move => game.write(move))
}

/** Some of all the texts there can ever be, most of them near to what is open now. */
function anyTexts(game: Asked, state: State, dice: Dice, count: number): string[] {
  const { texts } = allOf(game)
  const open = [...new Set(game.moves(state).map(move => game.write(move).split(' ')[0]!))]
  const words = [...Object.keys(texts), ...open, ...open, ...open]
  const any = (list: readonly string[]): string => list[roll(dice, list.length)]!
  return [...Array.from({ length: count }, () => any(texts[any(words)]!)), ...nearTexts(game, state, dice)]
}

/** What somebody could have in mind: links out of the head or out of own track, own lines, what own trains could carry. */
function nearTexts(game: Asked, state: State, dice: Dice): string[] {
  const { map } = game.rules
  const { areas } = state.players[state.toMove]!.network
  const anyOf = (list: readonly number[]): number[] => (list.length === 0 ? [] : [list[roll(dice, list.length)]!])
  if (state.phase === 'trains') return loads(game.rules, state)
  if (state.phase === 'takeovers') return lines(game.rules, state)
  const head = state.series.links.slice(-1).map(link => map.to[link]!)
  const closed = map.from.filter((_, link) => map.isClosed[link >> 1])
  return [...head, ...anyOf(areas), ...anyOf(map.stations), ...anyOf(closed)].flatMap(area => links(game.rules, area))
}

const links = ({ map: { areas, from, to } }: Rules, area: number): string[] =>
  from.flatMap((each, link) => (each === area ? [`build ${areas[area]!.name} > ${areas[to[link]!]!.name}`] : []))

/** Some pieces near own track, for each own train. */
function loads({ map, trains, rules2009 }: Rules, { goods, reds, greens, players, toMove, ...state }: State): string[] {
  const { areas, beside } = players[toMove]!.network
  const own = trains.filter((_, train) => state.trains[train] === toMove)
  const from = (list: readonly number[]): string[] =>
    [...areas, ...beside]
      .filter(area => list[area]! > 0)
      .slice(0, 2)
      .map(area => map.areas[area]!.name)
  const classes = rules2009 ? [''] : [' first', ' second']
  return own.flatMap(({ name }) => [
    ...from(goods).map(area => `load goods ${area} ${name}`),
    ...from(reds).flatMap(area => classes.map(carClass => `load red ${area} ${name}${carClass}`)),
    ...from(greens).flatMap(area => classes.map(carClass => `load green ${area} ${name}${carClass}`)),
  ])
}

/** Lines between all own stations and an area that is none, whether they can be paid or not. */
function lines({ map }: Rules, { players, toMove }: State): string[] {
  const own = players[toMove]!.network.areas
  const plain = own.find(area => map.areas[area]!.station === null)
  // The ends stand in the order of the map.
  const ends = map.areas.flatMap((_, area) =>
    area === plain || (own.includes(area) && map.areas[area]!.station) ? [area] : [],
  )
  return ends.flatMap((one, n) =>
    ends
      .slice(n + 1)
      .flatMap(other =>
        ['red', 'green'].map(to => `sell ${map.areas[one]!.name} - ${map.areas[other]!.name} to ${to}`),
      ),
  )
}

/** How many of the texts that were legal at some time are asked for, and how many of all there can ever be. */
const ASKED = 24

/** Asks why for many texts, and whether what would help can. */
export function wrongReason(game: Asked, state: State, texts: Texts, dice: Dice, seen: Sights): string | null {
  const asked = [...texts.some(dice, ASKED), ...anyTexts(game, state, dice, ASKED), '?']
  return wrongAnswerTo(game, state, asked, seen, isRule) ?? brokenRemedy(game, state, asked, REMEDIES, dice)
}

/** Compares the list with every move there can be, and asks for reasons. */
export const wrongAnywhere = (game: Asked, state: State, texts: Texts, dice: Dice, seen: Sights): string | null =>
  disagreement(game, state) ?? wrongReason(game, state, texts, dice, seen)
