import type { View } from '@roundhouse/first-class/base/view'
import { endCardsNow } from '@roundhouse/first-class/seen'
import { endFaceWords } from '@roundhouse/first-class/words/cards'
import { listed, seatName } from '@roundhouse/first-class/words/voice'
import { winnerWords } from '@roundhouse/first-class/words/winners'
import type { Seat } from '@roundhouse/kernel/game'
import type { GameEnd } from '../../game.ts'
import { wrapped } from '../../terminal/layout.ts'
import { drawCount, sayCount } from '../../words/final.ts'
import { sentence } from '../../words/sentences.ts'
import { roleOf } from '../words/boards.ts'
import { SOURCES } from '../words/points.ts'
import type { Voice } from '../words/voice.ts'

/** How a game ended, for everyone: nothing is secret any more. */
interface VisibleEnd extends GameEnd {
  readonly voice: Voice
  readonly view: View
}

/** The final count as a table. */
export const drawFinal = (end: VisibleEnd, width: number): string[] => [
  ...drawCount(SOURCES, end.voice, end, width),
  ...[sayWinners(end), ...sayRevealed(end)].flatMap(line => wrapped(line, width, '  ')),
]

/** The same as sentences. */
export const sayFinal = (end: VisibleEnd): string[] => [
  ...sayCount(SOURCES, end.voice, end),
  sayWinners(end),
  ...sayRevealed(end),
]

const sayWinners = ({ voice, result }: VisibleEnd): string => sentence(winnerWords(voice, result.winners))

/** The cards kept at set-up and the roles, and who was arrested. */
function sayRevealed({ voice, view }: VisibleEnd): string[] {
  const arrested = view.slices.murder?.arrested ?? []
  return [
    ...view.players.map((_, seat) => keptWords(voice, view, seat)),
    ...(view.slices.murder === undefined ? [] : [rolesWords(voice, view)]),
    ...(arrested.length === 0 ? [] : [arrestedWords(voice, arrested)]),
  ]
}

function keptWords(voice: Voice, view: View, seat: Seat): string {
  const kept = endCardsNow(voice.rules, view, seat).find(({ isKept }) => isKept)!
  const face = voice.rules.printed.endFaces[kept.card]!
  return sentence(
    voice.say('first-class.look.kept', {
      name: seatName(voice, seat),
      card: face.id,
      what: endFaceWords(voice, face),
      n: kept.points,
    }),
  )
}

function rolesWords(voice: Voice, view: View): string {
  const murderer = view.players.findIndex((_, seat) => roleOf(view, voice.viewer, seat) === 'murderer')
  if (murderer === -1) return voice.say('first-class.look.no-murderer')
  return sentence(`${voice.say('first-class.table.role.murderer')}: ${seatName(voice, murderer)}`)
}

const arrestedWords = (voice: Voice, seats: readonly Seat[]): string =>
  sentence(
    `${voice.say('first-class.table.arrested')}: ${listed(
      voice,
      seats.map(seat => seatName(voice, seat)),
    )}`,
  )
