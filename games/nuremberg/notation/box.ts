import type { Seat } from '@roundhouse/kernel/game'
import { NOTHING, readCount, readSeat, readWord, refusal, wordsOf } from '@roundhouse/kernel/notation/words'
import { COLOURS } from '../base/influence.ts'
import { CUBES } from '../base/player.ts'
import { NONE, type State, withEntry } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { STANDARD, standardTables } from '../maps/standard.ts'
import { type Part, part } from './part.ts'

/** A box of the auction: its disc, and the bid that lies there. */
interface Box {
  /** A colour, or `NONE` when the discs are back in the bag (NB-9.1). */
  readonly disc: number
  readonly cubes: number
  readonly bidder: Seat
}

/** `red`: a box with a red disc. `red 4 by 2`: and four cubes of seat 2 lie there. */
const box = {
  read(rules: Rules, text: string): Box {
    const [disc, cubes, by, bidder, ...others] = wordsOf(text)
    const colour = disc === NOTHING ? NONE : COLOURS.indexOf(readWord(disc!, COLOURS))
    if (cubes === undefined) return { disc: colour, cubes: 0, bidder: NONE }
    if (by !== 'by' || bidder === undefined || others.length > 0)
      throw refusal(text, 'a disc, and if there is a bid, its cubes and whose they are, as in red 4 by 2')
    return { disc: colour, cubes: readCount(cubes, 1, CUBES), bidder: readSeat(rules, bidder) }
  },
  write(_rules: Rules, { disc, cubes, bidder }: Box): string {
    const colour = disc === NONE ? NOTHING : COLOURS[disc]!
    return bidder === NONE ? colour : `${colour} ${cubes} by ${bidder + 1}`
  },
}

const boxPart = (key: string, at: number): Part =>
  part<Box>({
    key,
    absent: ({ boxes, seats }) => (boxes[at]!.isOpen ? null : `not open with ${seats} players (NB-3.1)`),
    ...box,
    of: ({ discs, bids, bidders }) => ({ disc: discs[at]!, cubes: bids[at]!, bidder: bidders[at]! }),
    put(state: State, _seat, { disc, cubes, bidder }) {
      state.discs = withEntry(state.discs, at, disc)
      state.bids = withEntry(state.bids, at, cubes)
      state.bidders = withEntry(state.bidders, at, bidder)
    },
    otherwise: (_rules, { phase }) => ({ disc: phase === 'over' ? NONE : at % COLOURS.length, cubes: 0, bidder: NONE }),
  })

/** The boxes are printed on the table: every set of maps has the same. */
export const boxParts: readonly Part[] = standardTables(STANDARD).boxes.map(({ name }, at) => boxPart(name, at))
