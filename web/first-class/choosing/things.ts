import { NONE } from '@roundhouse/first-class/base/board/player'
import type { EndFace, Face } from '@roundhouse/first-class/base/cards/card'
import { readSlot } from '@roundhouse/first-class/base/cards/offer'
import { effect, type Frame } from '@roundhouse/first-class/base/frames/effect'
import { FREE } from '@roundhouse/first-class/base/numbers'
import type { Rules } from '@roundhouse/first-class/base/table'
import type { View } from '@roundhouse/first-class/base/view'
import { endFaceWords, faceWords } from '@roundhouse/first-class/words/cards'
import { frameWords } from '@roundhouse/first-class/words/frames'
import type { Seat } from '@roundhouse/kernel/game'
import type { Voice } from '../voice.ts'
import { kindOfPlace, type Place, whichAt } from './targets.ts'

/** Something printed that can be looked at closely. */
export type Thing =
  | { readonly is: 'card'; readonly face: Face }
  | { readonly is: 'end-card'; readonly face: EndFace }
  | { readonly is: 'tile' }
  | { readonly is: 'toolbox' }

export const TOOLBOX_FRAME: Frame = [effect(FREE, 1)]

/** What lies at a place, if it is something printed. */
export function thingAt({ printed }: Rules, view: View, place: Place, seat: Seat = view.toMove): Thing | null {
  const which = whichAt(place)
  switch (kindOfPlace(place)) {
    case 'offer':
      return cardThing(printed.faces[view.offer[readSlot(which)!]!])
    case 'contract':
      return cardThing(printed.faces.find(({ id }) => id === which))
    case 'storage':
      return which === 'toolbox' ? { is: 'toolbox' } : cardThing(printed.faces.find(({ id }) => id === which))
    case 'middle':
      return cardThing(printed.faces[view.players[seat]!.middle[Number(which) - 1] ?? NONE])
    case 'hand':
    case 'display':
      return endThing(printed.endFaces.find(({ id }) => id === which))
    case 'tile':
      return { is: 'tile' }
    default:
      return null
  }
}

/** The card with this code; `null`: there is none. */
export const thingOf = ({ printed }: Rules, id: string): Thing | null =>
  cardThing(printed.faces.find(face => face.id === id)) ?? endThing(printed.endFaces.find(face => face.id === id))

const cardThing = (face: Face | undefined): Thing | null => (face === undefined ? null : { is: 'card', face })
const endThing = (face: EndFace | undefined): Thing | null => (face === undefined ? null : { is: 'end-card', face })

export function thingTitle({ say }: Voice, thing: Thing): string {
  return say(`first-class.kind.${thing.is === 'card' ? thing.face.kind : thing.is}`)
}

export function thingWords(voice: Voice, thing: Thing): string {
  switch (thing.is) {
    case 'card':
      return faceWords(voice, thing.face)
    case 'end-card':
      return endFaceWords(voice, thing.face)
    case 'tile':
      return voice.say('first-class.card.tile')
    case 'toolbox':
      return frameWords(voice, TOOLBOX_FRAME)
  }
}
