import { append } from '../board/append.ts'
import type { Player } from '../board/player.ts'
import { CAR_VALUES, type CarStep, LOWER, UPPER } from '../board/train.ts'
import type { Frame } from '../frames/effect.ts'
import { beginFrame } from '../frames/frame.ts'
import { source } from '../frames/source.ts'
import { defineMoveKind, type MoveKind, moveOf, type Objection } from '../move-kind.ts'
import { CONTRACT, MOVES } from '../numbers.ts'
import { type GameTable, type KindRule, me } from '../table.ts'
import { type Face, faceAt, faceId, readFace } from './card.ts'
import type { FaceNumber } from './face-number.ts'

/** A contract lies open until it is fulfilled (FC-10.1). */
export const contractCard: KindRule = {
  kind: 'contract',
  execute(table, face) {
    const player = me(table)
    player.contracts = append(player.contracts, face)
    table.emit?.({ key: 'contract', facts: { seat: table.state.toMove, card: faceId(table.rules, face) } })
  },
}

export function isMet(table: GameTable, face: FaceNumber): boolean {
  const { rule, numbers } = faceAt(table.rules.printed, face).when!
  return table.rules.conditions[rule]!.isMet(table, me(table), numbers)
}

/** What it pays: once, or once for each completed contract, this one included, or each tile (FC-A.2, FC-B.6). */
function reward({ frame, each }: Face, player: Player): Frame {
  if (each === 'once') return frame
  const symbols: number[] = []
  for (let times = each === 'contract' ? player.fulfilled : tileCount(player); times > 0; times--)
    symbols.push(...frame)
  return symbols
}

export const tileCount = ({ trains }: Player): number =>
  (trains[UPPER].tile > 0 ? 1 : 0) + (trains[LOWER].tile > 0 ? 1 : 0)

const contractFacts = (table: GameTable, face: FaceNumber) => ({ card: faceId(table.rules, face) })
const NOT_HELD: Objection = { rule: 'FC-10.1', code: 'not-your-contract', remedy: 'take-it', facts: contractFacts }
const NOT_MET: Objection = {
  rule: 'FC-10.1',
  code: 'condition-not-met',
  remedy: 'meet-condition',
  facts: contractFacts,
}

/** `fulfil A1-4`: fulfilling and carrying out the frame are one step (FC-10.2). */
export const fulfil: MoveKind<'fulfil'> = defineMoveKind({
  number: MOVES.fulfil,
  word: 'fulfil',
  form: 'fulfil <contract>',
  choices: 256,
  refuse(table, face) {
    if (!me(table).contracts.includes(face)) return NOT_HELD
    return isMet(table, face) ? null : NOT_MET
  },
  list(table, into) {
    const { contracts } = me(table)
    for (let i = 0; i < contracts.length; i++)
      if (contracts.indexOf(contracts[i]!) === i && isMet(table, contracts[i]!))
        into.push(moveOf(fulfil, contracts[i]!))
  },
  play(table, face) {
    const player = me(table)
    player.contracts = player.contracts.toSpliced(player.contracts.indexOf(face), 1)
    player.fulfilled++
    table.emit?.({ key: 'fulfilled', facts: { seat: table.state.toMove, ...contractFacts(table, face) } })
    beginFrame(table, source(CONTRACT, face), reward(faceAt(table.rules.printed, face), player))
  },
  write: (rules, face) => `fulfil ${faceId(rules, face)}`,
  describe: (rules, face) => ({ do: 'fulfil', card: faceId(rules, face) }),
  read: (rules, words) => (words.length === 1 ? readFace(rules, words[0]) : null),
})

/** A car value in a condition, as a step. */
export const stepOf = (value: string): CarStep => CAR_VALUES.indexOf(Number(value) as 0)
export const VALUE = '(0|1|2|4|7|12)'
