import { CAR_VALUES } from '../base/board/train.ts'
import type { City, Deck, EndFace, Face, Fare, Letter, PrintedMaterial } from '../base/cards/card.ts'
import { readCondition } from '../base/cards/condition.ts'
import { countOf, type Frame, readFrame } from '../base/frames/effect.ts'
import type { ConditionRule } from '../base/table.ts'
import type { DeckFile, DeckLine, EndLine, FullDecks } from './definition.ts'
import { standardDecks } from './standard.ts'

/**
 * Everything printed that a game with these two modules is played with: the decks of a file where there is one, the
 * standard ones for the rest. The file has been read (read.ts), so what it says can be understood.
 */
export function printed(
  conditions: readonly ConditionRule[],
  modules: readonly [Letter, Letter],
  own?: DeckFile,
  standard: FullDecks = standardDecks(),
): PrintedMaterial {
  const decks = { ...standard.decks, ...own?.decks }
  return {
    faces: (['X', ...modules] as const).flatMap(deck => decks[deck].map(line => faceOf(conditions, deck, line))),
    endFaces: decks.gameEnd.map(endFaceOf),
    mailCars: decks.mailCars.map(({ frame }) => frameOf(frame)),
    board: citiesOf(decks.board),
  }
}

const faceOf = (conditions: readonly ConditionRule[], deck: Deck, line: DeckLine): Face => ({
  id: line.id,
  deck,
  pile: line.pile,
  copies: line.copies ?? 1,
  kind: line.kind,
  status: line.status ?? 'documented',
  note: line.note ?? '',
  frame: line.frame === undefined ? [] : frameOf(line.frame),
  cities: line.cities === undefined ? [] : citiesOf(line.cities),
  when: line.when === undefined ? null : understood(readCondition(conditions, line.when), line.when),
  each: line.each ?? 'once',
  passenger: line.passenger === undefined ? null : fareOf(line.passenger),
  luggage: line.luggage === undefined ? null : fareOf(line.luggage),
  needs: line.needs === undefined ? 0 : CAR_VALUES.indexOf(line.needs),
  points: line.points ?? 0,
})

const endFaceOf = ({ id, counts, points, frame, status = 'documented', note = '' }: EndLine): EndFace => ({
  id,
  counts,
  points,
  frame: frameOf(frame),
  status,
  note,
})

const frameOf = (text: string): Frame => understood(readFrame(text), text)

/** The first symbol is the fare, only the rest is a frame (FC-D.3, FC-D.4). */
function fareOf(text: string): Fare {
  const [fare, ...frame] = frameOf(text)
  return { amount: countOf(fare!), frame }
}

const citiesOf = (text: string): City[] => text.split(', ').map(cityOf)

const cityOf = (text: string): City =>
  text.startsWith('P')
    ? { points: Number(text.slice('P'.length)), frame: null }
    : { points: 0, frame: frameOf(text.slice('B{'.length, -'}'.length)) }

/** Decks are checked before they are printed, so this is a bug, not a bad file. */
function understood<T>(meaning: T | null, text: string): T {
  if (meaning === null) throw new Error(`Cannot print "${text}": the deck was not checked`)
  return meaning
}
