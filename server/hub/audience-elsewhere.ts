import type { Seat } from '@roundhouse/kernel/game'
import type { NodeAudience } from '../store/nodes.ts'

/** Milliseconds after which a node that has not repeated who looks there is not believed any more. */
const LIFE = 40_000

/** Who looks at a table by way of other nodes, as far as they have told. */
export class AudienceElsewhere {
  private readonly byNode = new Map<string, { readonly audience: NodeAudience; heardAt: number }>()

  /** Answers whether that is new. */
  hear(node: string, audience: NodeAudience, now: number): boolean {
    const before = this.byNode.get(node)?.audience ?? NOBODY
    if (isSameAudience(audience, NOBODY)) this.byNode.delete(node)
    else this.byNode.set(node, { audience, heardAt: now })
    return !isSameAudience(before, audience)
  }

  /** Answers whether somebody is not believed any more. */
  expire(now: number): boolean {
    // The clock of the machine may have been set back: from then on it counts anew.
    for (const each of this.byNode.values()) each.heardAt = Math.min(each.heardAt, now)
    const old = [...this.byNode].filter(([, { heardAt }]) => heardAt + LIFE <= now)
    for (const [node] of old) this.byNode.delete(node)
    return old.length > 0
  }

  get isEmpty(): boolean {
    return this.byNode.size === 0
  }

  get seats(): readonly Seat[] {
    return this.audiences.flatMap(({ seats }) => seats)
  }

  get watching(): number {
    return this.audiences.reduce((sum, { watching }) => sum + watching, 0)
  }

  get screens(): number {
    return this.audiences.reduce((sum, { screens }) => sum + screens, 0)
  }

  private get audiences(): NodeAudience[] {
    return [...this.byNode.values()].map(({ audience }) => audience)
  }
}

export const NOBODY: NodeAudience = { seats: [], watching: 0, screens: 0 }

export const isSameAudience = (one: NodeAudience, other: NodeAudience): boolean =>
  JSON.stringify([one.seats, one.watching, one.screens]) ===
  JSON.stringify([other.seats, other.watching, other.screens])
