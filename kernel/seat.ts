/** A seat at the table, counted clockwise from 0. */
export type Seat = number

/** Who is looking: a seat, or someone who only watches. */
export type Viewer = Seat | 'watcher'
