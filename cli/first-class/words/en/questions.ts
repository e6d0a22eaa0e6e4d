import { coinsIn } from '@roundhouse/first-class/base/effect'
import { NONE } from '@roundhouse/first-class/base/player'
import { TRAINS } from '@roundhouse/first-class/base/train'
import type { View } from '@roundhouse/first-class/base/view'
import { frameOfWaiting } from '@roundhouse/first-class/seen'
import { capital, count, listed } from '../../../words/en/counting.ts'
import { frameWords as symbolWords } from './effects.ts'
import { sourceWords } from './sources.ts'
import type { Voice } from './voice.ts'

/** What is asked of whoever is to decide, and may play these moves. */
export function questionWords(voice: Voice, view: View, moves: readonly string[]): string {
  if (view.phase === 'draft') return 'Keep one of these Game End cards in secret; the others are passed on.'
  if (view.mailFor !== NONE)
    return `The ${TRAINS[view.mailFor]} train has its fifth car: which mail car goes behind it?`
  if (view.owed > 0) return roomWords(view.owed)
  if (view.frame === null) return phaseWords(view, moves)
  return view.frame.begun ? frameQuestion(voice, view, moves) : roomWords(coinsIn(view.frame.left))
}

const roomWords = (coins: number): string =>
  `${capital(count(coins, 'coin'))} ${coins === 1 ? 'is' : 'are'} to come together and need room: spend coins first.`

/** What is asked where a card can be used in one way only. */
const BY_MOVE: Readonly<Record<string, string>> = {
  seat: 'Which train does the celebrity travel in?',
  postcard: 'Which route card gets the postcard?',
  board: 'Passenger or luggage?',
  lay: 'Where is the card laid?',
  use: 'Which card of the storage do you use?',
  pick: 'Which Game End card of the display do you pick?',
}

function frameQuestion(voice: Voice, view: View, moves: readonly string[]): string {
  const words = new Set(moves.map(text => text.split(' ')[0]!).filter(word => word !== 'done'))
  const only = words.size === 1 ? BY_MOVE[[...words][0]!] : undefined
  return only ?? frameWords(voice, view)
}

const frameWords = ({ rules }: Voice, { frame }: View): string =>
  `Carry out ${sourceWords(rules, frame!.source)}. Left of it: ${symbolWords(rules, frame!.left)}.`

function phaseWords({ phase, acted }: View, moves: readonly string[]): string {
  if (phase === 'scoring') return `Your part of the scoring phase: ${waysToGoOn(moves)}.`
  if (phase === 'receive') return 'You receive something after the turn of another: what comes first?'
  return acted
    ? `Your turn goes on: ${waysToGoOn(moves)}.`
    : 'Your turn: take or decline a card, or take the start-player tile.'
}

const WAYS: readonly (readonly [words: readonly string[], way: string])[] = [
  [['do'], 'carry out what waits'],
  [['spend', 'buy'], 'spend coins'],
  [['fulfil'], 'fulfil a contract'],
  [['end'], 'end it'],
  [['score'], 'score'],
]

const waysToGoOn = (moves: readonly string[]): string =>
  listed(
    WAYS.filter(([words]) => moves.some(text => words.includes(text.split(' ')[0]!))).map(([, way]) => way),
    'or',
  )

/** The frames that wait, a line each. */
export const waitingLines = ({ rules }: Voice, view: View): string[] =>
  view.waiting.map(
    source => `${sourceWords(rules, source)}: ${symbolWords(rules, frameOfWaiting(rules, view, source))}`,
  )

/** The frame being carried out and those that wait, as sentences. */
export function waitingWords(voice: Voice, view: View): string[] {
  const lines = waitingLines(voice, view)
  return [
    ...(view.frame === null ? [] : [frameWords(voice, view)]),
    ...(lines.length === 0 ? ['Nothing waits.'] : lines.map(line => `Waiting: ${line}.`)),
  ]
}
