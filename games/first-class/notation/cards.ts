import { list, NOTHING, refusal } from '@roundhouse/kernel/notation/words'
import { NONE } from '../base/board/player.ts'
import { faceAt, faceId, type Kind, readFace } from '../base/cards/card.ts'
import { endCardId, readEndCard } from '../base/cards/end-cards.ts'
import type { Rules } from '../base/table.ts'

const decksOf = ({ printed }: Rules): string => [...new Set(printed.faces.map(({ deck }) => deck))].join(', ')

export function readCard(rules: Rules, id: string): number {
  const face = readFace(rules, id)
  if (face === null) throw refusal(id, `cards of the decks ${decksOf(rules)}`)
  return face
}

function readEnd(rules: Rules, id: string): number {
  const card = readEndCard(rules, id)
  const all = rules.printed.endFaces
  if (card === null) throw refusal(id, `the Game End cards ${all[0]!.id} to ${all.at(-1)!.id}`)
  return card
}

export const readEndOrNone = (rules: Rules, id: string): number => (id === NOTHING ? NONE : readEnd(rules, id))
export const writeEndOrNone = (rules: Rules, card: number): string => (card === NONE ? NOTHING : endCardId(rules, card))

export function readCardOf(rules: Rules, id: string, kinds: readonly Kind[]): number {
  const face = readCard(rules, id)
  const { kind } = faceAt(rules.printed, face)
  if (!kinds.includes(kind)) throw refusal(`${id}, a ${kind} card`, `cards of the kind ${kinds.join(', ')}`)
  return face
}

export const cards = list(readCard, faceId)
export const cardsOf = (...kinds: readonly Kind[]) => list((rules: Rules, id) => readCardOf(rules, id, kinds), faceId)
export const endCards = list(readEnd, endCardId)
