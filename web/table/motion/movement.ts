/** Beside where something stands, in its own widths and heights. */
export interface Offset {
  readonly x: number
  readonly y: number
}

/**
 * Something on the table that moves between two snapshots. Things are named by selectors within the table: what is gone
 * is looked up before the table is drawn again, what is there after it.
 */
export type Movement =
  | MovementOfThing
  /** What is gone goes on as a copy: to a thing, or aside. */
  | { readonly is: 'leave'; readonly thing: string; readonly to: string | Offset }
  /** All that is named so comes from above, one after the other. */
  | { readonly is: 'deal'; readonly thing: string }

/** Of what is there afterwards. */
export type MovementOfThing =
  /** What is new comes from a thing, or from aside. */
  | { readonly is: 'arrive'; readonly thing: string; readonly from: string | Offset }
  /** What stood elsewhere comes from there. */
  | { readonly is: 'slide'; readonly thing: string }
  /** What changed draws the eye. */
  | { readonly is: 'pop'; readonly thing: string }
  /** A line is drawn from its one end. */
  | { readonly is: 'draw'; readonly thing: string }
  /** A text rises from a thing. */
  | { readonly is: 'rise'; readonly thing: string; readonly text: string }
  /** A picture, the id of a symbol, flies from one thing to another. */
  | { readonly is: 'fly'; readonly thing: string; readonly from: string; readonly picture: string }
