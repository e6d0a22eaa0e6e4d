import { CARD, CONTRACT, DECLINED, REWARD, START_TILE, sourceId, sourceKind } from '@roundhouse/first-class/base/source'
import type { Source } from '@roundhouse/first-class/base/state'
import type { Rules } from '@roundhouse/first-class/base/table'
import { writeSource } from '@roundhouse/first-class/base/waiting'

/** Frames that wait, by the first word they are written with; a Game End card has none. */
const WAITING: Readonly<Record<string, (rest: string) => string>> = {
  mail: train => `the bonus of the ${train} mail car`,
  tile: train => `the upgrades of the ${train} locomotive tile`,
  city: place => `the bonus of city ${place}`,
  factory: position => `the factory at position ${position}`,
  storage: () => 'a second card of the storage',
  guest: half => `the one-time bonus of ${half}`,
}

/** Says a frame as it is written: `mail upper`, `G7`. */
export function waitingWords(text: string): string {
  const [word, ...rest] = text.split(' ')
  return Object.hasOwn(WAITING, word!) ? WAITING[word!]!(rest.join(' ')) : `the action of Game End card ${text}`
}

/** Frames that are carried out at once and so are never written. */
const AT_ONCE = new Map<number, (rules: Rules, which: number) => string>([
  [CARD, ({ printed }, face) => `card ${printed.faces[face]!.id}`],
  [DECLINED, ({ printed }, face) => `an upgrade of choice for declining ${printed.faces[face]!.id}`],
  [START_TILE, () => 'the start-player tile'],
  [REWARD, () => 'your part of the start-player tile'],
  [CONTRACT, ({ printed }, face) => `contract ${printed.faces[face]!.id}`],
])

/** Where a frame comes from. */
export function sourceWords(rules: Rules, source: Source): string {
  const atOnce = AT_ONCE.get(sourceKind(source))
  if (atOnce !== undefined) return atOnce(rules, sourceId(source))
  return rules.sources[sourceKind(source)] === undefined
    ? storageWords(rules, sourceId(source))
    : waitingWords(writeSource(rules, source))
}

const storageWords = ({ printed }: Rules, face: number): string =>
  printed.faces[face] === undefined ? 'the toolbox' : `${printed.faces[face].id} out of the storage`
