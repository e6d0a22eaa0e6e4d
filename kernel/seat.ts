import type { NamedNumber } from './named-number.ts'

/** A seat at the table, counted clockwise from 0. */
export type Seat = NamedNumber<'seat'>

/** Who is looking: a seat, or someone who only watches. */
export type Viewer = Seat | 'watcher'
