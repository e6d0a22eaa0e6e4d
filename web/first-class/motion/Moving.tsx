import type { View } from '@roundhouse/first-class/base/view'
import { Component, type ComponentChildren, type RefObject } from 'preact'
import type { TableSnapshot } from '../sitting.ts'
import { changesBetween } from './changes.ts'
import { play, remember } from './flights.ts'

interface MovingProps {
  readonly root: RefObject<HTMLElement | null>
  readonly snapshot: TableSnapshot
  readonly view: View
  /** How long a piece is on its way; 0: nothing moves. */
  readonly length: number
  readonly children: ComponentChildren
}

/** With more changes than these somebody jumped to another moment, and nothing is to be followed. */
const MOST = 60

/**
 * Between two snapshots pieces move from where they stood to where they stand. Where they stand is looked up just before
 * the table is drawn anew, and only for what is about to change.
 */
export class Moving extends Component<MovingProps> {
  override getSnapshotBeforeUpdate(before: MovingProps): ReturnType<typeof remember> | null {
    const { root, snapshot, view, length } = this.props
    if (
      length === 0 ||
      before.snapshot === snapshot ||
      before.snapshot.viewer !== snapshot.viewer ||
      root.current === null
    )
      return null
    const changes = changesBetween(before.view, view, snapshot.story.slice(before.snapshot.story.length))
    return changes.length > MOST ? null : remember(root.current, changes)
  }

  override componentDidUpdate(_props: MovingProps, _state: object, stood: ReturnType<typeof remember> | null): void {
    const { root, length } = this.props
    if (stood && stood.length > 0 && root.current !== null) play(root.current, stood, length)
  }

  override render(): ComponentChildren {
    return this.props.children
  }
}
