import { type Dice, roll } from '@roundhouse/kernel/dice'
import { COMPANIES, isStationOf } from '@roundhouse/nuremberg/base/company'
import type { State } from '@roundhouse/nuremberg/base/state'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import { expect, test } from 'vitest'
import { closedPiecesOf } from './closed-pieces.ts'
import { destinationOf } from './destinations.ts'
import { purchasesOf, trainPrice } from './purchases.ts'
import { loadsOf, pieceKey, piecesToLoad, targetsOf } from './targets.ts'
import { cargoesAt } from './why-questions.ts'

const game = nuremberg.open(newGame(3, 'nuremberg'))
const { rules } = game

const seen = (state: State) => ({
  rules,
  view: game.view(state, state.toMove),
  targets: targetsOf(rules, game.moves(state).map(game.write)),
})

/** Positions of the train phase in which somebody acts, of a game in which much is built. */
function* acting(): Generator<ReturnType<typeof seen>> {
  const dice: Dice = { seed: [4, 9, 2, 1], rolled: 0 }
  const state = game.begin(dice.seed)
  while (game.toMove(state) !== null) {
    const moves = game.moves(state)
    if (state.phase === 'trains' && state.payment === null) yield seen(state)
    const eager = moves.filter(move => /^(build|buy|load)/.test(game.write(move)))
    const pool = eager.length > 0 && roll(dice, 6) > 0 ? eager : moves
    game.play(state, pool[roll(dice, pool.length)]!)
  }
}

test('NB-6.4 what own track comes to either can be loaded or says why not', () => {
  let [closed, noSpace] = [0, 0]
  for (const model of acting()) {
    const { view, targets } = model
    const { network } = view.players[view.toMove]!
    const all = closedPiecesOf(model)
    const told = new Set(all.map(({ piece: { area, cargo } }) => pieceKey(area, cargo)))
    for (const area of new Set([...network.areas, ...network.beside]))
      for (const cargo of cargoesAt(view, area))
        expect(targets.has(pieceKey(area, cargo))).toBe(!told.has(pieceKey(area, cargo)))
    for (const { question, reason } of all) {
      expect(question).toMatch(/^load /)
      if (reason === null) noSpace++
      else expect(reason.rule).toMatch(/^NB-6\.[567]$/)
      closed++
    }
  }
  expect(closed).toBeGreaterThan(noSpace)
  expect(noSpace).toBeGreaterThan(0)
})

test('NB-6.6 passengers that can be loaded have a destination of their colour, goods have none', () => {
  let passengers = 0
  for (const { view, targets } of acting())
    for (const { area, cargo } of piecesToLoad(targets)) {
      const to = destinationOf(rules.map, view, area, cargo)
      expect(loadsOf(targets, { area, cargo }).length).toBeGreaterThan(0)
      if (cargo === 'goods') expect(to).toBeNull()
      else {
        expect(isStationOf(view.stations[to!]!, COMPANIES.indexOf(cargo))).toBe(true)
        expect(to).not.toBe(area)
        passengers++
      }
    }
  expect(passengers).toBeGreaterThan(0)
})

test('NB-6.3 trains come by what they could bring, and cost brown first, then three of anything else for one', () => {
  let bought = 0
  for (const model of acting()) {
    const purchases = purchasesOf(model)
    expect(purchases.map(({ points }) => points)).toEqual(
      purchases.map(({ points }) => points).toSorted((a, b) => b - a),
    )
    for (const { train, loads, points } of purchases) {
      const { brown, missing, others } = trainPrice(model, train)
      expect(brown + missing).toBe(rules.trains[train]!.cost)
      expect(others).toBe(missing * 3)
      expect(points).toBeGreaterThanOrEqual(loads)
      bought++
    }
  }
  expect(bought).toBeGreaterThan(20)
})
