import { readFileSync } from 'node:fs'
import type { State } from '@roundhouse/first-class/base/state'
import { firstClass, newGame } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import { type Dice, fork, roll, type Seed } from '@roundhouse/kernel/dice'
import { headerOf, readRecord, replay } from '@roundhouse/kernel/record'
import { describe, expect, test } from 'vitest'
import { loadNet } from '../../play/net/net-file.ts'
import { newNetPosition } from '../../play/net/shape.ts'
import { sharesOf } from '../../play/search/playouts.ts'
import { lossAt } from '../../training/logit.ts'
import { evaluatorOf } from '../evaluation/evaluator.ts'
import { trained } from '../knowledge.ts'
import { positionReader } from './evaluation.ts'
import { shape } from './inputs.ts'
import { knowledgeWithNet as knowledge } from './knowledge.ts'
import netFile from './net.json' with { type: 'json' }
import { netSpec } from './training.ts'

const SEED: Seed = [3, 1, 4, 1]

/** States of a random game. */
function statesOf(game: ReturnType<typeof firstClass.open>, seed: Seed): State[] {
  const dice: Dice = { seed: fork(seed, 1), rolled: 0 }
  const state = game.begin(seed)
  const found: State[] = []
  while (game.toMove(state) !== null) {
    found.push(game.copy(state))
    const moves = game.moves(state)
    game.play(state, moves[roll(dice, moves.length)]!)
  }
  return found
}

describe('what a net is shown', () => {
  test('has a name of its own for each number', () => {
    expect(new Set([...shape.seatInputs, ...shape.tableInputs]).size).toBe(
      shape.seatInputs.length + shape.tableInputs.length,
    )
  })

  test.each([['C', 'F'] as const, ['A', 'D'] as const])(
    'is the same whatever is hidden, but for the cards kept and the roles, which are guesses: %s+%s',
    (...pair) => {
      const game = firstClass.open(newGame(3, pair))
      const [one, other] = [newNetPosition(shape, 3), newNetPosition(shape, 3)]
      for (const [n, state] of statesOf(game, SEED).entries()) {
        if (state.phase === 'draft' || n % 5 !== 0) continue
        const redealt = game.copy(state)
        game.redeal(redealt, game.toMove(state)!, { seed: fork(SEED, n), rolled: 0 })
        for (const [seat, { kept }] of state.players.entries()) redealt.players[seat]!.kept = kept
        if (redealt.slices.murder !== undefined)
          redealt.slices = {
            ...redealt.slices,
            murder: { ...redealt.slices.murder, murderer: state.slices.murder!.murderer },
          }
        netSpec.show(game, state, one)
        netSpec.show(game, redealt, other)
        expect(other).toEqual(one)
      }
    },
  )

  test('is a number everywhere, at every table and in every phase', () => {
    for (const players of [2, 4])
      for (const pair of [['B', 'C'] as const, ['E', 'F'] as const]) {
        const game = firstClass.open(newGame(players, pair))
        const position = newNetPosition(shape, players)
        for (const state of statesOf(game, SEED)) {
          netSpec.show(game, state, position)
          expect(position.place).toBeLessThan(shape.tables.length * shape.moments.length)
          for (const numbers of [position.table, position.bases, position.hopes, ...position.seats])
            expect(numbers.every(Number.isFinite)).toBe(true)
        }
      }
  })
})

test.each([['C', 'D'] as const, ['A', 'B'] as const, ['E', 'F'] as const])(
  'what a net is shown of a position does not depend on what it was shown before: %s+%s',
  (...pair) => {
    const game = firstClass.open(newGame(4, pair)) as FirstClass
    const evaluator = evaluatorOf(undefined, trained)
    const states = statesOf(game, SEED).filter((_, n) => n % 4 < 2)
    const root = states[states.length >> 1]!
    const show = positionReader(game, evaluator, root)
    const [seen, alone] = [newNetPosition(shape, 4), newNetPosition(shape, 4)]
    for (const [n, state] of states.entries())
      for (const each of [state, states[n >> 1]!]) {
        show(each, seen)
        positionReader(game, evaluator, root)(each, alone)
        expect(seen).toEqual(alone)
      }
  },
)

describe('the net that is shipped', () => {
  test('is read without a word', () => {
    expect(knowledge.netRefusal).toBeUndefined()
  })

  test('is not used where it is damaged: then bots search by the evaluation without it', () => {
    expect(loadNet(shape, { ...netFile, checksum: netFile.checksum + 1 })).toEqual({
      refusal: 'The net for first-class is damaged',
    })
    const game = firstClass.open(newGame(2, ['A', 'B']))
    const state = statesOf(game, SEED).find(({ phase, round }) => phase === 'turn' && round === 3)!
    const withNet = knowledge.guide(game, knowledge.settings.champion, state).shares(state)
    const without = knowledge.guide(game, knowledge.settings.expert, state).shares(state)
    expect(withNet).not.toEqual(without)
    const refused = netSpec.players[2]!.guide(game, knowledge.settings.champion, state).shares(state)
    expect(refused).toEqual(without)
  })

  /** 60 games of strong bots, none of which the net was fitted to. */
  const murders = readFileSync(new URL('../evaluation/testing/with-module-c.records', import.meta.url), 'utf8')

  test('tells much better than the evaluation who wins with module C and two players', () => {
    let positions = 0
    const loss = { champion: 0, expert: 0 }
    for (const text of murders.split(/^(?=roundhouse record)/m)) {
      const record = readRecord(text)
      const game = firstClass.open(firstClass.readOptions(headerOf(record)))
      const states: State[] = []
      replay(firstClass, record, ({ now }) => states.push(game.copy(now)))
      const won = sharesOf(game, states.at(-1)!)
      for (const state of states.filter(({ phase, round, acted }) => phase === 'turn' && round > 2 && !acted)) {
        for (const level of ['champion', 'expert'] as const)
          loss[level] += lossAt(knowledge.guide(game, knowledge.settings[level], state).shares(state), won)
        positions++
      }
    }
    expect(positions).toBeGreaterThan(500)
    expect(loss.champion / positions).toBeLessThan(loss.expert / positions - 0.2)
  })
})
