import type { View } from '@roundhouse/first-class/base/view'
import { endCardsNow } from '@roundhouse/first-class/seen'
import { endFaceWords } from '@roundhouse/first-class/words/cards'
import { seatName } from '@roundhouse/first-class/words/voice'
import { winnerWords } from '@roundhouse/first-class/words/winners'
import type { Seat } from '@roundhouse/kernel/game'
import type { GameEnd } from '../../game.ts'
import { labelled, sentence } from '../../words/sentences.ts'
import { roleOf } from './boards.ts'
import type { Voice } from './voice.ts'

/** Who won; the cards kept at set-up and the roles, and who was arrested: nothing is secret any more. */
export function endWords(view: View, voice: Voice, { result }: GameEnd): string[] {
  const arrested = view.slices.murder?.arrested ?? []
  return [
    sentence(winnerWords(voice, result.winners)),
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
  return sentence(labelled(voice.say, voice.say('first-class.table.role.murderer'), seatName(voice, murderer)))
}

const arrestedWords = (voice: Voice, seats: readonly Seat[]): string =>
  sentence(
    labelled(
      voice.say,
      voice.say('first-class.table.arrested'),
      voice.say.list(seats.map(seat => seatName(voice, seat))),
    ),
  )
