import type { Seat } from '@roundhouse/kernel/game'
import { numberOf } from '@roundhouse/table/chairs'
import type { Say } from '../messages/say.ts'

/** What stands in the place of a name that nobody gave, in words of the reader. */
export interface NameWords {
  readonly someone: string
  readonly bot: (seat: Seat) => string
}

export const nameWords = (say: Say): NameWords => ({
  someone: say('replay.someone'),
  bot: seat => say('new.bot.name', { seat: seat + 1 }),
})

interface Named {
  readonly is: string
  readonly name: string
}

type Names = readonly (string | null)[]

/** Who was forgotten has no name, and a bot elsewhere never had one; `null`: the name that is there stays. */
export const namesFor = (
  chairs: readonly Named[],
  { someone, bot }: NameWords,
  forgotten: readonly Seat[] = [],
): Names =>
  chairs.map(({ is, name }, seat) => {
    if (is === 'bot') return ['', numberOf(seat)].includes(name) ? bot(seat) : null
    return forgotten.includes(seat) || (is === 'person' && name === '') ? someone : null
  })

/** The same with these names. */
export function withNames<Part extends { readonly chairs: readonly { readonly name: string }[] }>(
  part: Part,
  names: Names,
): Part {
  if (names.every(name => name === null)) return part
  return { ...part, chairs: part.chairs.map((chair, seat) => ({ ...chair, name: names[seat] ?? chair.name })) }
}
