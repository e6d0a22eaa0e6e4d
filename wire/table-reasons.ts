/**
 * Why a table does not do what is asked, where no rule of the game forbids it: the codes of a `WireReason` whose rule is
 * `table`. Their facts are named beside them.
 */
export type TableReason =
  /** The table has moved on since: `seq` is its last entry. */
  | 'stale'
  /** Another command had this id. */
  | 'id-used'
  /** The house holds the table for now. */
  | 'held'
  /** Not at this stage of the table: `stage`. */
  | 'not-now'
  | 'not-at-table'
  | 'not-host'
  | 'no-such-seat'
  // Sitting down
  | 'seated-already'
  | 'chair-taken'
  | 'chair-of-bot'
  /** The chair is kept for `name`. */
  | 'chair-kept'
  | 'name-taken'
  /** Somebody who sits there, or set the table up, and this person are not put at one table. Which of them, and why, is not said. */
  | 'not-together'
  | 'removed'
  | 'nobody-there'
  // The deal
  | 'ready-already'
  | 'not-ready'
  | 'shown-already'
  | 'wrong-share'
  /** Those who have not shown their share still have time, until `until`. */
  | 'still-time'
  /** Others are missing than was said: `seats`. */
  | 'other-seats'
  // Playing
  | 'no-moves'
  /** The person has given up the chair. */
  | 'has-left'
  /** A bot plays for this person until they return. */
  | 'stand-in-plays'
  | 'no-stand-in'
  | 'returned-already'
  /** What stands in the way of undo: `barrier`. */
  | 'no-undo'
  | 'own-turn'
  | 'bad-plan'
  // Questions
  | 'question-open'
  | 'no-question'
  | 'not-asked'
  | 'not-asker'
  | 'no-undo-here'
  /** Not at a table of a tournament. */
  | 'in-tournament'
  /** The person was refused, and may ask again after `turns` turns. */
  | 'ask-later'
  | 'no-such-move'
  | 'paused-already'
  | 'not-paused'
  | 'no-clock'
  | 'same-pace'
  | 'no-person-there'
  /** A pause ends when one person wants it to: that cannot be refused. */
  | 'resume-comes'
  | 'no-daily-clock'
  // The line
  /** Too much: `wait` is how many milliseconds are to be waited. */
  | 'too-fast'
  /** What is wrong with the message: `why`. */
  | 'not-understood'
  /** There is none, or none that the page may see. */
  | 'no-such-table'
  | 'not-looking'
  /** Nobody knows who this is: a guest needs a name first. */
  | 'nobody'
  /** Not for those in this role. */
  | 'not-yours'
  /** A host of the server has silenced the person: phrases can still be said. */
  | 'silenced'
  /** Texts at a public table are for accounts: phrases can still be said. */
  | 'no-account'
  /** The store could not keep it, and why: `why`. Nothing has changed. */
  | 'not-kept'
