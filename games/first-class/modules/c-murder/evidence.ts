import type { Seat } from '@roundhouse/kernel/game'
import { faceAt } from '../../base/cards/card.ts'
import type { FaceNumber } from '../../base/cards/face-number.ts'
import { beginFrame } from '../../base/frames/frame.ts'
import { source } from '../../base/frames/source.ts'
import { CARD } from '../../base/numbers.ts'
import type { GameTable, KindRule } from '../../base/table.ts'
import { type Murder, murderOf } from './roles.ts'

declare module '../../base/story.ts' {
  interface Story {
    evidence: { seat: Seat }
    destroy: { seat: Seat }
  }
}

const change = ({ state }: GameTable, changed: Partial<Murder>): void => {
  state.slices = { ...state.slices, murder: { ...murderOf(state), ...changed } }
}

/** A token is drawn face down; from an empty supply nothing is (FC-C.3). */
export function drawEvidence(table: GameTable, seat: Seat): void {
  const { supply, evidence } = murderOf(table.state)
  if (supply === 0) return
  change(table, { supply: supply - 1, evidence: evidence.map((n, other) => (other === seat ? n + 1 : n)) })
  table.emit?.({ key: 'evidence', facts: { seat } })
}

const payFrame = (table: GameTable, face: FaceNumber): void =>
  beginFrame(table, source(CARD, face), faceAt(table.rules.printed, face).frame)

/** Suspect yourself: the taker must draw a token, at once, before the card's frame (FC-C.3). */
export const suspectSelfCard: KindRule = {
  kind: 'suspect-self',
  execute(table, face) {
    drawEvidence(table, table.state.toMove)
    payFrame(table, face)
  },
}

/** Suspect the others: each other player must draw one, clockwise from the taker's left (FC-C.3). */
export const suspectOthersCard: KindRule = {
  kind: 'suspect-others',
  execute(table, face) {
    const { state, rules } = table
    for (let next = 1; next < rules.seats; next++) drawEvidence(table, (state.toMove + next) % rules.seats)
    payFrame(table, face)
  },
}

/** A destroy-evidence card lies face up until the end (FC-C.4). */
export const destroyCard: KindRule = {
  kind: 'destroy',
  execute(table) {
    const { toMove } = table.state
    change(table, { destroy: murderOf(table.state).destroy.map((n, seat) => (seat === toMove ? n + 1 : n)) })
    table.emit?.({ key: 'destroy', facts: { seat: toMove } })
  },
}
