import type { Game } from '@roundhouse/kernel/game'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { shareStructure } from '@roundhouse/table/structural-sharing'
import type { OwnPosition } from './own-commands.ts'
import { type KnownTable, positionIn } from './position.ts'
import type { ShownTable } from './shown-table.ts'
import { tableSnapshot } from './table-snapshot.ts'

/** The snapshot that a page draws, made anew only if something has changed of which it is made. */
export class SnapshotCache {
  readonly #id: string
  #last: { readonly from: readonly unknown[]; readonly snapshot: Snapshot } | null = null

  constructor(id: string) {
    this.#id = id
  }

  /** `own`: where own moves lead, which is shown as soon as all that came before is. */
  of(game: Game | null, known: KnownTable | null, shown: ShownTable, own: OwnPosition | null): Snapshot | null {
    const table = shown.isBehind ? shown.table! : known
    if (game === null || own === null || table === null) return null
    const { online } = table
    const { match } = online
    if (match === null) return null
    const seen = shown.isBehind ? { position: positionIn(table)!, isOpen: false, added: 0 } : own
    const { undo } = known!.online.match!
    const from = [online.chairs, online.stage, online.viewer, online.held, match.newsFrom, seen.position.state]
    const all = [...from, seen.position.played, seen.position.story.length, seen.isOpen, undo]
    if (this.#last?.from.every((each, n) => each === all[n])) return this.#last.snapshot
    const snapshot = tableSnapshot({ id: this.#id, game, online: { ...online, match }, own: seen, undo })
    this.#last = { from: all, snapshot: shareStructure(this.#last?.snapshot, snapshot) }
    return this.#last.snapshot
  }
}
