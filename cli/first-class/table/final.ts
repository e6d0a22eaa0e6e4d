import type { View } from '@roundhouse/first-class/base/view'
import { endCardsNow } from '@roundhouse/first-class/seen'
import type { Seat } from '@roundhouse/kernel/game'
import type { Ending as AnyEnding } from '../../game.ts'
import { wrapped } from '../../terminal/layout.ts'
import { capital, listed, sentence } from '../../words/en/counting.ts'
import { drawCount, sayCount, sayWinners } from '../../words/en/final.ts'
import { nameOf } from '../../words/en/voice.ts'
import { endFaceWords } from '../words/en/cards.ts'
import { SOURCES } from '../words/en/story.ts'
import type { Voice } from '../words/en/voice.ts'
import { roleOf } from './board.ts'

/** How a game ended, for everyone: nothing is secret any more. */
interface Ending extends AnyEnding {
  readonly voice: Voice
  readonly view: View
}

/** The final count as a table. */
export const drawFinal = (ending: Ending, width: number): string[] => [
  ...drawCount(SOURCES, ending.voice, ending, width),
  ...[...sayWinners(ending.voice, ending), ...sayRevealed(ending)].flatMap(line => wrapped(line, width, '  ')),
]

/** The same as sentences. */
export const sayFinal = (ending: Ending): string[] => [
  ...sayCount(SOURCES, ending.voice, ending),
  ...sayWinners(ending.voice, ending),
  ...sayRevealed(ending),
]

/** The cards kept at set-up and the roles, and who was arrested. */
function sayRevealed({ voice, view }: Ending): string[] {
  const arrested = view.slices.murder?.arrested ?? []
  return [
    ...view.players.map((_, seat) => keptWords(voice, view, seat)),
    ...(view.slices.murder === undefined ? [] : [rolesWords(voice, view)]),
    ...(arrested.length === 0
      ? []
      : [sentence(`arrested, and so behind all others: ${listed(arrested.map(seat => nameOf(voice, seat)))}`)]),
  ]
}

function keptWords(voice: Voice, view: View, seat: Seat): string {
  const kept = endCardsNow(voice.rules, view, seat).find(({ isKept }) => isKept)!
  const face = voice.rules.printed.endFaces[kept.card]!
  return `${capital(nameOf(voice, seat))} kept ${face.id}: ${endFaceWords(voice.rules, face)}; it brought ${kept.points}.`
}

function rolesWords(voice: Voice, view: View): string {
  const murderer = view.players.findIndex((_, seat) => roleOf(view, voice.viewer, seat) === 'murderer')
  return murderer === -1
    ? 'Nobody was the murderer.'
    : sentence(`${nameOf(voice, murderer)} ${murderer === voice.viewer ? 'were' : 'was'} the murderer`)
}
