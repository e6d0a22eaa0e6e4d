import type { Reason } from '@roundhouse/kernel/game'
import type { Facts, Line } from '@roundhouse/kernel/story'

/** What a table tells of a game that has no words of its own: everything as the engine writes it, but seats by name. */
const spaced = (key: string): string => key.replaceAll('-', ' ')

/** `seat` is somebody at the table; everything else is as it stands. */
const factWords = (facts: Facts, names: readonly string[]): string =>
  Object.entries(facts)
    .map(([key, value]) =>
      key === 'seat' ? (names[Number(value)] ?? String(value)) : `${spaced(key)} ${[value].flat().join(' ')}`,
    )
    .join(', ')

const withFacts = (text: string, facts: string): string => (facts === '' ? text : `${text}: ${facts}`)

export const lineWords = ({ key, facts }: Line, names: readonly string[]): string =>
  withFacts(spaced(key), factWords(facts, names))

export const reasonWords = ({ code, facts, rule }: Reason, names: readonly string[]): string =>
  `${withFacts(spaced(code), factWords(facts, names))} (${rule})`
