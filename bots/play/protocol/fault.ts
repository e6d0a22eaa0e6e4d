import { Refusal } from '@roundhouse/kernel/game'

/** Something a bot may not do, as the end of a sentence that begins with its name: `wrote "hm", which is not JSON`. */
export class ProtocolFault extends Refusal {
  override readonly name = 'Fault'
}

const LONGEST_QUOTE = 80

/** What a bot wrote, as it is quoted to people: short, and without what a terminal would obey. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}...` : text).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,
    '?',
  )

const MOST_LISTED = 12

/** The first of many. */
export const someOf = (texts: readonly string[]): string =>
  texts.length > MOST_LISTED
    ? `${texts.slice(0, MOST_LISTED).join(', ')} and ${texts.length - MOST_LISTED} more`
    : texts.join(', ')
