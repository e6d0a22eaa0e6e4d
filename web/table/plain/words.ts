import type { Reason } from '@roundhouse/kernel/game'
import type { Facts, Line } from '@roundhouse/kernel/story'
import type { Scene } from '@roundhouse/table/snapshot'
import type { Say } from '../../messages/messages.ts'
import type { Fact } from './facts.ts'

/** How a game is put into words at the plain table. What is not given is shown as the engine writes it. */
export interface PlainWords {
  readonly describeView?: (say: Say, scene: Scene) => readonly Fact[]
  readonly describeMove?: (say: Say, text: string, scene: Scene) => string
  readonly describeLine?: (say: Say, line: Line, scene: Scene) => string
  readonly describeReason?: (say: Say, reason: Reason, scene: Scene) => string
}

const spaced = (key: string): string => key.replaceAll('-', ' ')

const nameOf = ({ chairs }: Pick<Scene, 'chairs'>, seat: unknown): string => chairs[Number(seat)]?.name ?? String(seat)

/** `seat` is somebody at the table; everything else is as it stands. */
const factWords = (facts: Facts, scene: Pick<Scene, 'chairs'>): string =>
  Object.entries(facts)
    .map(([key, value]) => (key === 'seat' ? nameOf(scene, value) : `${spaced(key)} ${[value].flat().join(' ')}`))
    .join(', ')

const withFacts = (text: string, facts: string): string => (facts === '' ? text : `${text}: ${facts}`)

export const lineWords = ({ key, facts }: Line, scene: Pick<Scene, 'chairs'>): string =>
  withFacts(spaced(key), factWords(facts, scene))

export const reasonWords = ({ code, facts, rule }: Reason, scene: Pick<Scene, 'chairs'>): string =>
  `${withFacts(spaced(code), factWords(facts, scene))} (${rule})`
