/** Milliseconds after which a node that has not repeated what it told is not believed any more. */
const LIFE = 40_000

/** What other nodes have told last, each about itself. */
export class NodeMemory<Told> {
  private readonly byNode = new Map<string, { readonly told: Told; heardAt: number }>()

  hear(node: string, told: Told, now: number): void {
    this.byNode.set(node, { told, heardAt: now })
  }

  forget(node: string): void {
    this.byNode.delete(node)
  }

  from(node: string): Told | undefined {
    return this.byNode.get(node)?.told
  }

  /** Answers whether some node is not believed any more. */
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

  get all(): Told[] {
    return [...this.byNode.values()].map(({ told }) => told)
  }
}
