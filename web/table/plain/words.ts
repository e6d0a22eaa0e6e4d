import type { Reason } from '@roundhouse/kernel/game'
import type { Facts, Line } from '@roundhouse/kernel/story'
import type { Snapshot } from '@roundhouse/table/snapshot'
import type { Say } from '../../messages/say.ts'
import type { Fact } from './facts.ts'

/** How a game is put into words at the plain table. What is not given is shown as the engine writes it. */
export interface PlainWords {
  readonly describeView?: (say: Say, scene: Snapshot) => readonly Fact[]
  readonly describeMove?: (say: Say, text: string, scene: Snapshot) => string
  readonly describeLine?: (say: Say, line: Line, scene: Snapshot) => string
  readonly describeReason?: (say: Say, reason: Reason, scene: Snapshot) => string
}

const spaced = (key: string): string => key.replaceAll('-', ' ')

const nameOf = ({ chairs }: Pick<Snapshot, 'chairs'>, seat: unknown): string =>
  chairs[Number(seat)]?.name ?? String(seat)

/** `seat` is somebody at the table; everything else is as it stands. */
const factWords = (facts: Facts, scene: Pick<Snapshot, 'chairs'>): string =>
  Object.entries(facts)
    .map(([key, value]) => (key === 'seat' ? nameOf(scene, value) : `${spaced(key)} ${[value].flat().join(' ')}`))
    .join(', ')

const withFacts = (text: string, facts: string): string => (facts === '' ? text : `${text}: ${facts}`)

export const lineWords = ({ key, facts }: Line, scene: Pick<Snapshot, 'chairs'>): string =>
  withFacts(spaced(key), factWords(facts, scene))

export const reasonWords = ({ code, facts, rule }: Reason, scene: Pick<Snapshot, 'chairs'>): string =>
  `${withFacts(spaced(code), factWords(facts, scene))} (${rule})`
