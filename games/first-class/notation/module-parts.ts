import type { Seat } from '@roundhouse/kernel/game'
import { count, list, NOTHING, refusal, seatOr, seats } from '@roundhouse/kernel/notation/words'
import { NONE } from '../base/board/player.ts'
import { faceAt } from '../base/cards/card.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { type Murder, murderOf } from '../modules/c-murder/roles.ts'
import { isDiscard, pointsOn, TOKENS } from '../modules/c-murder/tokens.ts'
import { use } from '../modules/f-factory/storage.ts'
import { cards } from './cards.ts'
import { type Part, part } from './part.ts'

const change = (state: State, changed: Partial<Murder>): void => {
  state.slices = { ...state.slices, murder: { ...murderOf(state), ...changed } }
}

/** A part that is one field of the murder. */
const ofMurder = <K extends keyof Murder>(field: K) => ({
  of: (state: State): Murder[K] => murderOf(state)[field],
  put: (state: State, _seat: Seat, value: Murder[K]): void => change(state, { [field]: value }),
})

/** A part that is one seat's number in a field of the murder. */
const ofSuspect = (field: 'evidence' | 'destroy') => ({
  of: (state: State, seat: Seat): number => murderOf(state)[field][seat]!,
  put: (state: State, seat: Seat, value: number): void =>
    change(state, { [field]: murderOf(state)[field].with(seat, value) }),
})

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

const destroyCards = ({ printed }: Rules, { players }: State, seat: Seat): number =>
  players[seat]!.taken.filter(face => faceAt(printed, face).kind === 'destroy').length

/** `1 3 p5 discard`: fingerprints, points, and discard evidence (FC-C.1). */
const token = list(readToken, writeToken)

function writeToken(_rules: Rules, shown: number): string {
  if (isDiscard(shown)) return 'discard'
  return pointsOn(shown) > 0 ? `p${pointsOn(shown)}` : String(shown)
}

function readToken(rules: Rules, word: string): number {
  const shown = TOKENS.find(each => writeToken(rules, each) === word)
  if (shown === undefined)
    throw refusal(word, `${[...new Set(TOKENS)].map(each => writeToken(rules, each)).join(', ')}`)
  return shown
}

/** Tokens are turned up for all at once; a seat of which nothing is said then has none. `null`: not turned up yet. */
const shownTokens = {
  of: (state: State, seat: Seat): readonly number[] | null =>
    murderOf(state).shown.length === 0 ? null : murderOf(state).shown[seat]!,
  put: (state: State, seat: Seat, tokens: readonly number[] | null): void => {
    if (tokens !== null) change(state, { shown: shownBy(state).with(seat, tokens) })
  },
  read: (rules: Rules, text: string): readonly number[] | null => (text === HIDDEN ? null : token.read(rules, text)),
  write: (rules: Rules, tokens: readonly number[] | null): string =>
    tokens === null ? HIDDEN : token.write(rules, tokens),
}
const HIDDEN = 'hidden'

const shownBy = (state: State): readonly (readonly number[])[] =>
  murderOf(state).shown.length === 0 ? state.players.map(() => []) : murderOf(state).shown

/** What a seat's board says in a game with module C. */
export const moduleBoardParts: readonly Part[] = [
  part({ key: 'evidence', module: 'C', ...count(0, TOKENS.length), ...ofSuspect('evidence'), otherwise: () => 0 }),
  part({ key: 'destroy', module: 'C', ...count(0, 9), ...ofSuspect('destroy'), otherwise: destroyCards }),
  part({ key: 'tokens', module: 'C', ...shownTokens, otherwise: () => null }),
]

/** The open cards of a storage are there while it is used. */
function putStorage(state: State, drawn: readonly number[] | null, used: readonly number[]): void {
  const { storage: _, ...others } = state.slices
  const isUsed = drawn !== null || used.length > 0
  state.slices = isUsed ? { ...others, storage: { drawn: drawn ?? [], used } } : others
}

const drawnOf = ({ slices }: State): readonly number[] | null => slices.storage?.drawn ?? null
const usedOf = ({ slices }: State): readonly number[] => slices.storage?.used ?? []

const drawnCards = {
  read: (rules: Rules, text: string): readonly number[] | null => (text === NOTHING ? null : cards.read(rules, text)),
  write: (rules: Rules, drawn: readonly number[] | null): string => cards.write(rules, drawn ?? []),
}

const usedCards = list(
  (rules: Rules, word) => {
    const card = use.read(rules, [word])
    if (card === null) throw refusal(word, 'the cards drawn, and toolbox')
    return card
  },
  (rules, card) => use.write(rules, card).slice(`${use.word} `.length),
)

/** What the table says in a game with module C or F. */
export const moduleTableParts: readonly Part[] = [
  part({ key: 'murderer', module: 'C', ...seatOr('nobody'), ...ofMurder('murderer'), otherwise: () => NONE }),
  part({
    key: 'supply',
    module: 'C',
    ...count(0, TOKENS.length),
    ...ofMurder('supply'),
    otherwise: (_rules, state) => Math.max(0, TOKENS.length - sum(murderOf(state).evidence)),
  }),
  part({ key: 'arrested', module: 'C', ...seats, ...ofMurder('arrested'), otherwise: () => [] }),
  part({
    key: 'drawn',
    module: 'F',
    ...drawnCards,
    of: drawnOf,
    put: (state, _seat, drawn) => putStorage(state, drawn, usedOf(state)),
    otherwise: () => null,
  }),
  part({
    key: 'used',
    module: 'F',
    ...usedCards,
    of: usedOf,
    put: (state, _seat, used) => putStorage(state, drawnOf(state), used),
    otherwise: () => [],
  }),
]
