import type { StoryLine } from '@roundhouse/nuremberg/base/story'

/** A phase of a turn, and the part of the story that it is. */
export interface LogSection {
  /** 0: before the first turn. */
  readonly turn: number
  readonly phase: PhaseNumber
  readonly from: number
  readonly to: number
}

type PhaseNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

/** The phase that a line belongs to (NB-1.1); what may happen in several says nothing. */
const PHASE_OF: Readonly<Partial<Record<StoryLine['key'], PhaseNumber>>> = {
  'turn-began': 1,
  invested: 1,
  disc: 2,
  bid: 3,
  outbid: 3,
  gained: 3,
  'build-order': 4,
  'train-order': 4,
  built: 5,
  finished: 5,
  'gave-up': 5,
  'chain-closed': 5,
  bought: 6,
  loaded: 6,
  forfeited: 6,
  profit: 7,
  'player-order': 8,
  sold: 9,
  'station-changed': 9,
  'left-game': 9,
}

const PASSED = { auction: 3, track: 5, trains: 6, takeovers: 9, over: 10 } as const

function phaseOf(line: StoryLine, now: PhaseNumber): PhaseNumber {
  if (line.key === 'passed') return PASSED[line.facts.phase]
  if (line.key === 'scored') return line.facts.for === 'transport' ? 7 : line.facts.for === 'chain' ? 5 : 10
  return PHASE_OF[line.key] ?? now
}

/** How many of anything else one brown is worth (NB-6.3). */
const FOR_ONE_BROWN = 3

/**
 * The lines in which trains were paid: they come before the train, and at once after a series was paid if the last to build is
 * the first to buy. A price says how far back they go.
 */
function trainPayments(story: readonly StoryLine[], costOf: (train: string) => number): ReadonlySet<number> {
  const payments = new Set<number>()
  for (const [at, line] of story.entries()) {
    if (line.key !== 'bought') continue
    let due = costOf(line.facts.train) * FOR_ONE_BROWN
    for (let n = at - 1; due > 0; n--) {
      const paid = story[n]
      if (paid?.key !== 'paid' || paid.facts.seat !== line.facts.seat) break
      due -= paid.facts.count * (paid.facts.kind === 'brown' ? FOR_ONE_BROWN : 1)
      payments.add(n)
    }
  }
  return payments
}

/** The story by turns and phases, in its order. */
export function sectionsOf(story: readonly StoryLine[], costOf: (train: string) => number): LogSection[] {
  const payments = trainPayments(story, costOf)
  const sections: { turn: number; phase: PhaseNumber; from: number; to: number }[] = []
  let [turn, phase]: [number, PhaseNumber] = [0, 1]
  for (const [at, line] of story.entries()) {
    if (line.key === 'turn-began') turn = line.facts.turn
    phase = turn === 0 ? 1 : payments.has(at) ? 6 : phaseOf(line, phase)
    const last = sections.at(-1)
    if (last?.turn === turn && last.phase === phase) last.to = at + 1
    else sections.push({ turn, phase, from: at, to: at + 1 })
  }
  return sections
}
