import type { Seat } from '@roundhouse/kernel/game'
import type { NodeAudience } from '../store/nodes.ts'
import { NodeMemory } from './node-memory.ts'

/** Who looks at a table by way of other nodes, as far as they have told. */
export class AudienceElsewhere {
  private readonly audiences = new NodeMemory<NodeAudience>()

  /** Answers whether that is new. */
  hear(node: string, audience: NodeAudience, now: number): boolean {
    const before = this.audiences.from(node) ?? NOBODY
    if (isSameAudience(audience, NOBODY)) this.audiences.forget(node)
    else this.audiences.hear(node, audience, now)
    return !isSameAudience(before, audience)
  }

  /** Answers whether somebody is not believed any more. */
  expire(now: number): boolean {
    return this.audiences.expire(now)
  }

  get isEmpty(): boolean {
    return this.audiences.isEmpty
  }

  get seats(): readonly Seat[] {
    return this.audiences.all.flatMap(({ seats }) => seats)
  }

  get watching(): number {
    return this.audiences.all.reduce((sum, { watching }) => sum + watching, 0)
  }

  get screens(): number {
    return this.audiences.all.reduce((sum, { screens }) => sum + screens, 0)
  }
}

export const NOBODY: NodeAudience = { seats: [], watching: 0, screens: 0 }

export const isSameAudience = (one: NodeAudience, other: NodeAudience): boolean =>
  JSON.stringify([one.seats, one.watching, one.screens]) ===
  JSON.stringify([other.seats, other.watching, other.screens])
