import type { Advice } from '@roundhouse/bots/coach/advice'
import type { Analysis, TurningPoint } from '@roundhouse/bots/coach/analysis'
import { type AnalysisPoint, lossTold } from '@roundhouse/bots/coach/chart'
import type { Dice } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { type CliOpenGame, presenterAt } from '../game.ts'
import { inTable } from '../terminal/columns.ts'
import { nameOf, type TerminalVoice } from './voice.ts'

/** Where advice is given: the table, who decides, and what the seats are called. */
export interface Situation {
  readonly opened: CliOpenGame
  readonly state: Dice
  readonly seat: Seat
  readonly voice: TerminalVoice
}

/** All pieces of advice, one below the other. */
export const adviceWords = (situation: Situation, advice: readonly Advice[]): string[] =>
  advice.flatMap((each, i) => [...(i === 0 ? [] : ['']), ...planWords(situation, each)])

/** A plan with what its first move does, and below it what speaks for it. */
const planWords = (situation: Situation, { moves, reasons }: Advice): string[] => [
  movesWords(situation, moves),
  ...reasons.map(reason => `    ${situation.opened.advice(situation.voice, reason)}`),
]

function movesWords({ opened, state, seat, voice }: Situation, [first, ...more]: readonly string[]): string {
  const words = presenterAt(opened, state, { ...voice, viewer: seat }).moveWords(first!)
  return [`${first} (${words})`, ...more].join(', ')
}

const inPercent = (share: number): string => `${Math.round(100 * share)}%`

/** A row for the deal and for every turn: the move, who played it, everyone's share, and a bar that shows them. */
export function chancesTable({ moments }: Analysis, voice: TerminalVoice, width: number): string[] {
  const head = [voice.say('terminal.move-head'), voice.say('terminal.by'), ...voice.names]
  const rows = moments.map(({ at, seat, shares }) => [
    String(at),
    seat === null ? '-' : String(seat + 1),
    ...shares.map(inPercent),
  ])
  const table = inTable([head, ...rows])
  const longest = Math.max(...table.map(line => line.length))
  const bar = Math.min(LONGEST_BAR, width - longest - 2)
  if (bar < SHORTEST_BAR) return table
  return table.map((line, i) => (i === 0 ? line : `${line.padEnd(longest)}  ${barOf(moments[i - 1]!, bar)}`))
}

const LONGEST_BAR = 40
const SHORTEST_BAR = 10

/** The win as a bar, each part of it drawn with the number of its seat. */
function barOf({ shares }: AnalysisPoint, width: number): string {
  let bar = ''
  let sum = 0
  for (const [seat, share] of shares.entries()) {
    sum += share
    bar = bar.padEnd(Math.round(sum * width), String(seat + 1))
  }
  return bar
}

/** A turning point: what was played, what it cost, and what would have been better. */
export function turningPointWords(situation: Situation, point: TurningPoint): string[] {
  const { at, seat, before, after, played, better } = point
  const { say } = situation.voice
  return [
    say('terminal.turning-point', {
      move: at + 1,
      name: nameOf(situation.voice, seat),
      what: movesWords(situation, played),
    }),
    `  ${say('terminal.lost', { lost: inPercent(lossTold(point)), before: inPercent(before[seat]!), after: inPercent(after[seat]!) })}`,
    ...planWords(situation, better).map((line, i) => `  ${i === 0 ? say('terminal.better', { what: line }) : line}`),
  ]
}
