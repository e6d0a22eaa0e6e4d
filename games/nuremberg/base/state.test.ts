import { expect, test } from 'vitest'
import { begun, play, rulesOn, texts } from '../testing/positions.ts'
import { copyState, passengersOf, withEntry } from './state.ts'

test('a copy is equal, and what is played on one is not seen in the other', () => {
  let scene = begun(rulesOn('nuremberg', 3))
  for (let n = 0; n < 40; n++) {
    const written = JSON.stringify(scene.state)
    const copy = copyState(scene.state)
    expect(copy).toEqual(scene.state)
    expect(copy.players[0]).not.toBe(scene.state.players[0])
    const moves = texts(scene)
    const next = play(scene, moves[(n * 5) % moves.length]!)
    expect(JSON.stringify(scene.state)).toBe(written)
    scene = next
  }
})

test('a list with one entry replaced leaves the old list as it was', () => {
  const list = [1, 2, 3]
  expect(withEntry(list, 1, 9)).toEqual([1, 9, 3])
  expect(list).toEqual([1, 2, 3])
})

test('passengers are told apart by their company', () => {
  const { state } = begun(rulesOn('nuremberg', 2))
  expect(passengersOf(state, 0)).toBe(state.reds)
  expect(passengersOf(state, 1)).toBe(state.greens)
})
