import { type Seed, writeSeed } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import { type GameRecord, type HeaderLine, headerOf } from '@roundhouse/kernel/record'
import { TABLE_ID } from './table-id.ts'

/*
 * A deal that nobody chose. The house and everybody who sits down make a share, 32 random bytes, and first show only its
 * commitment. When all are bound, shares are shown, and the seed is made of all of them: neither the house nor the last
 * to come can choose it. After the game the shares stand in the record, and anyone can work it out again.
 */

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits: pages and Node each have their own. */
export type Sha256 = (text: string) => Promise<string>

/** What a deal was made of. The house comes first, then every seat; `null`: a bot's chair, or a share that is missing. */
export interface DealParts {
  readonly table: string
  readonly commitments: readonly (string | null)[]
  readonly shares: readonly (string | null)[]
}

/** Of whom something is: 0 is the house, 1 the first seat. */
type Place = number

/** Commitments and seeds are hashed under names of their own: what is published never deals. */
export const commitmentOf = (sha256: Sha256, table: string, place: Place, share: string): Promise<string> =>
  sha256(`roundhouse share 1\n${table}\n${place}\n${share}\n`)

/** The seed as a record writes it. */
export async function seedFrom(
  sha256: Sha256,
  { table, shares }: Pick<DealParts, 'table' | 'shares'>,
): Promise<string> {
  const lines = shares.map((share, place) => `${place} ${share ?? NONE}\n`)
  return (await sha256(`roundhouse seed 1\n${table}\n${lines.join('')}`)).slice(0, 32)
}

/** What somebody finds who works a deal out again. */
export interface DealCheck {
  /** The first line of the record that does not match, as `share 2`, or `seed`; `null`: everything matches. */
  readonly mismatch: string | null
  /** Seats that were bound but did not show their share: the game was begun without them. */
  readonly missing: readonly Place[]
}

/** Works the deal out again: does every share match its commitment, and the seed the shares? */
export async function checkDeal(sha256: Sha256, deal: DealParts, seed: Seed): Promise<DealCheck> {
  const { commitments, shares } = deal
  const missing = [...commitments.keys()].filter(place => commitments[place] !== null && shares[place] === null)
  const mismatch = (await wrongShare(sha256, deal)) ?? (await wrongSeed(sha256, deal, seed))
  return { mismatch, missing }
}

async function wrongShare(sha256: Sha256, { table, commitments, shares }: DealParts): Promise<string | null> {
  for (const [place, share] of shares.entries()) {
    const commitment = commitments[place] ?? null
    // The house has no way to begin without its own share; nobody has one to begin with a share that binds nobody.
    if (commitment === null && (share !== null || place === 0)) return `commitment ${place}`
    if (share === null && place === 0) return 'share 0'
    if (share !== null && commitment !== (await commitmentOf(sha256, table, place, share))) return `share ${place}`
  }
  return null
}

const wrongSeed = async (sha256: Sha256, deal: DealParts, seed: Seed): Promise<string | null> =>
  (await seedFrom(sha256, deal)) === writeSeed(seed) ? null : 'seed'

// In records

const NONE = '-'
const TABLE = new RegExp(TABLE_ID)
const LINE = /^(0|[1-9]\d?) (-|[0-9a-f]{64})$/

/** The deal as notes of a record: the table, and for the house and every chair a commitment and a share. */
export const dealNotes = ({ table, commitments, shares }: DealParts): HeaderLine[] => [
  ['deal', table],
  ...commitments.map((commitment, place): HeaderLine => ['commitment', `${place} ${commitment ?? NONE}`]),
  ...shares.map((share, place): HeaderLine => ['share', `${place} ${share ?? NONE}`]),
]

/** The deal that the notes of a record speak of; `null`: they speak of none. Damaged ones are refused. */
export function dealIn({ notes }: Pick<GameRecord, 'notes'>): DealParts | null {
  const header = headerOf({ options: [], notes })
  const table = header.get('deal')
  if (table === undefined) return null
  if (!TABLE.test(table)) throw badLine(`deal ${table}`, 'the 12 characters of a table', 'table')
  const commitments = linesOf(header, 'commitment')
  const shares = linesOf(header, 'share')
  if (shares.length !== commitments.length)
    throw new Refusal(
      `There are ${commitments.length} commitments and ${shares.length} shares; expected as many of each`,
      'hosting.deal.count',
      { commitments: commitments.length, shares: shares.length },
    )
  return { table, commitments, shares }
}

const badLine = (line: string, expected: string, begins: string): Refusal =>
  new Refusal(`"${line}": expected ${expected}`, 'hosting.deal.line', { line, begins })

function linesOf(header: ReadonlyMap<string, string>, key: string): (string | null)[] {
  return (header.get(key)?.split('\n') ?? []).map((line, place) => {
    const [, number, digits] = LINE.exec(line) ?? []
    if (digits === undefined || Number(number) !== place)
      throw badLine(`${key} ${line}`, `"${key} ${place}" and 64 of the digits 0-9 and a-f, or "-"`, `${key} ${place}`)
    return digits === NONE ? null : digits
  })
}
