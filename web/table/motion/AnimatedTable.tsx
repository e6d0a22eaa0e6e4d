import type { Snapshot } from '@roundhouse/table/snapshot'
import { Component, type ComponentChildren, type RefObject } from 'preact'
import { type FlightStart, play, prepare } from './flights.ts'
import './motion.css'
import type { Movement } from './movement.ts'

interface MovingProps<Shown> {
  readonly root: RefObject<HTMLElement | null>
  readonly shown: Shown
  /** What moves from one to the next. */
  readonly movements: (before: Shown, now: Shown) => readonly Movement[]
  /** What moves when a game begins. */
  readonly opening?: readonly Movement[]
  /** How long a piece is on its way, in milliseconds; 0: nothing moves. */
  readonly duration: number
  readonly children: ComponentChildren
}

/** With more than these somebody jumped to another moment, and nothing is to be followed. */
const MOST = 60

/**
 * The one engine of both tables: between two snapshots pieces move from where they stood to where they stand. The table
 * is there already, nothing ever waits; only places and opacity change, never a layout.
 */
export class AnimatedTable<Shown extends { readonly snapshot: Pick<Snapshot, 'viewer' | 'played'> }> extends Component<
  MovingProps<Shown>
> {
  override componentDidMount(): void {
    const { root, shown, opening = [], duration } = this.props
    if (duration > 0 && shown.snapshot.played === 0 && root.current !== null)
      play(root.current, prepare(root.current, opening), duration)
  }

  override getSnapshotBeforeUpdate({ shown: before }: MovingProps<Shown>): FlightStart[] | null {
    const { root, shown, movements, duration } = this.props
    if (duration === 0 || before === shown || before.snapshot.viewer !== shown.snapshot.viewer) return null
    const found = movements(before, shown)
    return root.current === null || found.length > MOST ? null : prepare(root.current, found)
  }

  override componentDidUpdate(_props: MovingProps<Shown>, _state: object, prepared: FlightStart[] | null): void {
    const { root, duration } = this.props
    if (prepared && prepared.length > 0 && root.current !== null) play(root.current, prepared, duration)
  }

  override render(): ComponentChildren {
    return this.props.children
  }
}
