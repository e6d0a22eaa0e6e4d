import type { StoryLine } from '@roundhouse/first-class/base/story'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Seat } from '@roundhouse/kernel/game'
import { handleLine, type LineHandlers } from '@roundhouse/kernel/story'
import type { DeedCount, DeedTeller } from '../../stats/deeds.ts'

/** What is known of a game when a line is heard. */
interface Heard {
  readonly seats: number
  readonly kinds: ReadonlyMap<string, string>
  /** Of three: rounds 1 and 2, 3 and 4, 5 and 6, each with the scoring phase at its end. */
  part: number
}

/** Who did what in a game of First Class; what is done again and again also by the part of the game. */
export function firstClassDeedTeller({ seats, rules }: FirstClass): DeedTeller {
  const kinds = new Map(rules.printed.faces.map(({ id, kind }) => [id, kind]))
  const heard: Heard = { seats, kinds, part: 1 }
  return line => handleLine(HANDLERS, line as StoryLine, heard) ?? []
}

const deed = (seat: Seat, name: string, count = 1): DeedCount => ({ seat, deed: name, count })

/** Once for the whole game, and once for its part. */
const inPart = (seat: Seat, name: string, { part }: Heard, count = 1): DeedCount[] => [
  deed(seat, name, count),
  deed(seat, `${name} ${part}`, count),
]

/** Cards that are also counted by the part of the game. */
const IN_PARTS: ReadonlySet<string> = new Set(['car', 'conductor', 'locomotive', 'route', 'celebrity'])

const HANDLERS: LineHandlers<StoryLine, readonly DeedCount[], [heard: Heard]> = {
  'start-player': ({ seat }, { seats }) =>
    Array.from({ length: seats }, (_, place) => deed((seat + place) % seats, `place ${place + 1}`)),
  dealt({ round }, heard) {
    heard.part = Math.ceil(round / 2)
    return []
  },
  took({ seat, card }, heard) {
    const kind = heard.kinds.get(card)!
    return IN_PARTS.has(kind) ? inPart(seat, `card ${kind}`, heard) : [deed(seat, `card ${kind}`)]
  },
  declined: ({ seat }, heard) => inPart(seat, 'declined', heard),
  tile: ({ seat }, heard) => inPart(seat, 'tile', heard),
  car: ({ seat }, heard) => inPart(seat, 'cars', heard),
  upgrade: ({ seat, to }, heard) => [...inPart(seat, 'upgrades', heard), deed(seat, `car of ${to}`)],
  conductor: ({ seat, steps }, heard) => inPart(seat, 'steps', heard, steps),
  city: ({ seat }, heard) => inPart(seat, 'cities', heard),
  'mail-car': ({ seat, mailCar }, heard) => [...inPart(seat, 'mail-cars', heard), deed(seat, `mail-car ${mailCar}`)],
  'locomotive-tile': ({ seat }, heard) => inPart(seat, 'locomotive-tiles', heard),
  fulfilled: ({ seat }) => [deed(seat, 'fulfilled')],
  'end-card': ({ seat, how }, heard) => [...inPart(seat, 'end-cards', heard), deed(seat, `end-card ${how}`)],
  coins: ({ seat, coins }, heard) => inPart(seat, 'coins', heard, coins),
  spent: ({ seat, column }) => [deed(seat, `spent ${column}`)],
  evidence: ({ seat }) => [deed(seat, 'evidence')],
  destroy: ({ seat }) => [deed(seat, 'destroy')],
  arrested: ({ seats }) => seats.map(seat => deed(seat, 'arrested')),
  'murderer-shown': ({ seat }) => [deed(seat, 'murderer')],
  scored({ seat, points, for: from }, heard) {
    if (from === 'train') return [deed(seat, `points train ${heard.part}`, points)]
    return from === 'constantinople' ? [deed(seat, `constantinople ${points}`)] : []
  },
}
