import type { Seed } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { count, oneOf, oneSeat, readCount, refusal, seats, seed } from '@roundhouse/kernel/notation/words'
import { ranking } from '../base/discs.ts'
import { BROWN, COLOURS, type ColourNumber, WHITE } from '../base/influence.ts'
import { NO_SERIES, type Phase, playerAt, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { boxParts } from './box.ts'
import { decides } from './decides.ts'
import { type Part, part } from './part.ts'
import { line, payment, series } from './progress.ts'

/** A part that is one field of the state. */
const own = <K extends keyof State>(field: K) => ({
  of: (state: State): State[K] => state[field],
  put: (state: State, _seat: Seat, value: State[K]): void => {
    state[field] = value
  },
})

const PHASES: readonly Phase[] = ['auction', 'track', 'trains', 'takeovers', 'over']

/** How many turns there are depends on the players (NB-1.1). */
const turn = {
  read: ({ turns }: Rules, text: string): number => readCount(text, 1, turns),
  write: (_rules: Rules, value: number): string => String(value),
}

/** Every seat once, as in `2 1 3`. */
const everySeat = {
  read(rules: Rules, text: string): readonly Seat[] {
    const found = seats.read(rules, text)
    if (found.length !== rules.seats || new Set(found).size !== rules.seats)
      throw refusal(text, `the seats 1 to ${rules.seats}, each once`)
    return found
  },
  write: seats.write,
}

const inSeatOrder = (rules: Rules): readonly Seat[] => Array.from({ length: rules.seats }, (_, seat) => seat)

/** During the auction nobody knows them yet; then they follow from the influence (NB-4.1). */
const byInfluence =
  (colour: ColourNumber) =>
  (_rules: Rules, state: State): readonly Seat[] => {
    if (state.phase === 'auction') return state.order
    const discStacks = state.discStacks.map(discs => (discs.length === 0 ? state.order : discs))
    return ranking({ ...state, discStacks }, colour, seat => playerAt(state, seat).influence[colour])
  }

/** The seats by when their discs moved on a track, the last first: of discs on one space the upper is ahead (NB-4.2). */
const discsPart = (name: string, at: number): Part =>
  part({
    key: `${name}-discs`,
    ...everySeat,
    of: ({ discStacks }) => discStacks[at]!,
    put(state, _seat, value) {
      state.discStacks = state.discStacks.with(at, value)
    },
    otherwise: (_rules, { order }) => order,
  })

/** Who passed is out of the trains of this turn (NB-6.1); at other times it says nothing. */
const passed = {
  of: ({ passed, players }: State): readonly Seat[] => [...players.keys()].filter(seat => passed & (1 << seat)),
  put(state: State, _seat: Seat, value: readonly Seat[]): void {
    state.passed = value.reduce((bits, seat) => bits | (1 << seat), 0)
  },
}

/** What is said of the table first: how far the game is, what is half-done, and the auction. */
export const courseParts: readonly Part[] = [
  part({ key: 'seed', ...seed, ...own('seed'), otherwise: (): Seed => [0, 0, 0, 0] }),
  part({ key: 'rolled', ...count(0, 999_999), ...own('rolled'), otherwise: () => 0 }),
  part({ key: 'turn', always: true, ...turn, ...own('turn'), otherwise: turnOf }),
  part({ key: 'phase', always: true, ...oneOf(PHASES), ...own('phase'), otherwise: () => 'auction' }),
  part({ key: 'order', ...everySeat, ...own('order'), otherwise: inSeatOrder }),
  part({ key: 'build-order', ...everySeat, ...own('buildOrder'), otherwise: byInfluence(WHITE) }),
  part({ key: 'train-order', ...everySeat, ...own('trainOrder'), otherwise: byInfluence(BROWN) }),
  part({ key: 'passed', ...seats, ...passed, otherwise: () => [] }),
  part({ key: 'decides', always: true, last: true, ...oneSeat, ...own('toMove'), otherwise: decides }),
  part({
    key: 'series',
    ...series,
    of: state => state.series.links,
    put(state, _seat, links) {
      state.series = { ...NO_SERIES, links }
    },
    otherwise: () => [],
  }),
  part({ key: 'payment', ...payment, ...own('payment'), otherwise: () => null }),
  part({ key: 'line', ...line, ...own('line'), otherwise: () => null }),
  ...boxParts,
]

/** The game ends with its last turn. */
function turnOf({ turns }: Rules, { phase }: State): number {
  return phase === 'over' ? turns : 1
}

/** What is said last: how the discs lie on the tracks of influence and profit. */
export const discParts: readonly Part[] = [...COLOURS, 'profit'].map(discsPart)
