import { coinsIn } from '@roundhouse/first-class/base/effect'
import { NONE } from '@roundhouse/first-class/base/player'
import { TRAINS } from '@roundhouse/first-class/base/train'
import type { View } from '@roundhouse/first-class/base/view'
import { frameOfWaiting } from '../../table/seen.ts'
import { capital, count } from './counting.ts'
import { frameWords } from './effects.ts'
import { sourceWords } from './sources.ts'
import type { Voice } from './voice.ts'

/** What is asked of whoever is to decide. */
export function questionWords(voice: Voice, view: View): string {
  if (view.phase === 'draft') return 'Keep one of these Game End cards in secret; the others are passed on.'
  if (view.mailFor !== NONE)
    return `The ${TRAINS[view.mailFor]} train has its fifth car: which mail car goes behind it?`
  if (view.owed > 0) return roomWords(view.owed)
  if (view.frame === null) return phaseWords(view)
  return view.frame.begun ? frameQuestion(voice, view) : roomWords(coinsIn(view.frame.left))
}

const roomWords = (coins: number): string =>
  `${capital(count(coins, 'coin'))} ${coins === 1 ? 'is' : 'are'} to come together and need room: spend coins first.`

const frameQuestion = ({ rules }: Voice, { frame }: View): string =>
  `Carry out ${sourceWords(rules, frame!.source)}. Left of it: ${frameWords(rules, frame!.left)}.`

function phaseWords({ phase, acted, waiting }: View): string {
  if (phase === 'scoring') return 'Your part of the scoring phase: bonus cities, coins and contracts; then score.'
  if (phase === 'receive') return 'You receive something after the turn of another: what comes first?'
  if (!acted) return 'Your turn: take or decline a card, or take the start-player tile.'
  return waiting.length > 0
    ? 'Your turn goes on: carry out what waits, spend coins, fulfil contracts, or end it.'
    : 'Your turn goes on: spend coins, fulfil contracts, or end it.'
}

/** The frames that wait, a line each. */
export const waitingLines = ({ rules }: Voice, view: View): string[] =>
  view.waiting.map(source => `${sourceWords(rules, source)}: ${frameWords(rules, frameOfWaiting(rules, view, source))}`)

/** The frame being carried out and those that wait, as sentences. */
export function waitingWords(voice: Voice, view: View): string[] {
  const lines = waitingLines(voice, view)
  return [
    ...(view.frame === null ? [] : [frameQuestion(voice, view)]),
    ...(lines.length === 0 ? ['Nothing waits.'] : lines.map(line => `Waiting: ${line}.`)),
  ]
}
