import { destroyed, MURDERERS_TOKENS } from '@roundhouse/first-class/modules/c-murder/arrest'
import type { Murder } from '@roundhouse/first-class/modules/c-murder/roles'
import { DISCARD, PRINTS, pointsOn, TOKENS } from '@roundhouse/first-class/modules/c-murder/tokens'
import type { Seat } from '@roundhouse/kernel/game'

/** How likely each number of fingerprints is, from 0 on. */
type PrintChances = Float64Array

/** No seat can show more. */
const MOST_PRINTS = TOKENS.reduce((sum, token) => sum + (token <= PRINTS.length ? token : 0), 0)

const countOf = (isMeant: (token: number) => boolean): number => TOKENS.filter(isMeant).length
const ONES = countOf(token => token === 1)
const TWOS = countOf(token => token === 2)
const THREES = countOf(token => token === 3)
const POINTS = countOf(token => pointsOn(token) > 0)
const DISCARDS = countOf(token => token === DISCARD)

/** In how many ways so many of so many things can be taken. */
function waysOf(all: number, taken: number): number {
  let ways = 1
  for (let n = 0; n < taken; n++) ways = (ways * (all - n)) / (n + 1)
  return ways
}

const made = new Map<number, PrintChances>()
const MOST_CARDS = 64

/** What a seat with this many tokens and destroy cards will show: every hand of the 26 tokens, as likely as it is (FC-C.6). */
export function printChances(tokens: number, destroyCards: number): PrintChances {
  const key = tokens * MOST_CARDS + destroyCards
  const known = made.get(key)
  if (known !== undefined) return known
  const chances = new Float64Array(MOST_PRINTS + 1)
  const all = waysOf(TOKENS.length, tokens)
  for (let discards = 0; discards <= Math.min(DISCARDS, tokens); discards++)
    for (let points = 0; points <= Math.min(POINTS, tokens - discards); points++)
      for (let threes = 0; threes <= Math.min(THREES, tokens - discards - points); threes++)
        for (let twos = 0; twos <= Math.min(TWOS, tokens - discards - points - threes); twos++) {
          const ones = tokens - discards - points - threes - twos
          if (ones > ONES) continue
          const ways =
            waysOf(DISCARDS, discards) *
            waysOf(POINTS, points) *
            waysOf(THREES, threes) *
            waysOf(TWOS, twos) *
            waysOf(ONES, ones)
          chances[printsOf(ones, twos, threes, destroyed(destroyCards) + discards)]! += ways / all
        }
  made.set(key, chances)
  return chances
}

/** The tokens with the most fingerprints go first. */
function printsOf(ones: number, twos: number, threes: number, away: number): number {
  const awayAfterThrees = Math.max(0, away - threes)
  const awayAfterTwos = Math.max(0, awayAfterThrees - twos)
  return 3 * Math.max(0, threes - away) + 2 * Math.max(0, twos - awayAfterThrees) + Math.max(0, ones - awayAfterTwos)
}

/** The tokens that a seat would turn up if the game were over now. */
const tokensOf = ({ evidence, murderer }: Murder, seat: Seat): number =>
  Math.min(TOKENS.length, evidence[seat]! + (murderer === seat ? MURDERERS_TOKENS : 0))

const known = new Map<number, readonly number[]>()
const MOST_KNOWN = 10_000

/**
 * By seat: how likely it would be arrested if the game were over now. Each seat's fingerprints are exact; that tokens
 * of one seat are not with another is left out, which changes little. A search asks again and again about the same
 * few tables.
 */
export function arrestChances(murder: Murder): readonly number[] {
  const { evidence, destroy } = murder
  let key = 0
  for (let seat = 0; seat < evidence.length; seat++)
    key = (key * (TOKENS.length + 1) + tokensOf(murder, seat)) * MOST_CARDS + destroy[seat]!
  key = key * (MOST_SEATS + 1) + evidence.length
  const found = known.get(key)
  if (found !== undefined) return found
  const chances = arrestChancesOf(evidence.map((_, seat) => printChances(tokensOf(murder, seat), destroy[seat]!)))
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, chances)
  return chances
}

const MOST_SEATS = 4

function arrestChancesOf(shown: readonly PrintChances[]): number[] {
  const arrested = shown.map(() => 0)
  const upTo = shown.map(() => 0)
  for (let prints = 0; prints <= MOST_PRINTS; prints++) {
    for (const [seat, chances] of shown.entries()) upTo[seat]! += chances[prints]!
    for (const [seat, chances] of shown.entries()) {
      if (chances[prints] === 0) continue
      let most = chances[prints]!
      let same = chances[prints]!
      for (const [other, theirs] of shown.entries()) {
        if (other === seat) continue
        most *= upTo[other]!
        same *= theirs[prints]!
      }
      // If everybody has the same number nobody is arrested (FC-C.7).
      arrested[seat]! += most - same
    }
  }
  return arrested
}
