import { expect, test } from 'vitest'
import { at, begun, play, rulesOn } from '../testing/positions.ts'

const three = rulesOn('nuremberg', 3)

test('NB-5.1 who builds later can plan it, and who has built cannot', () => {
  const scene = at(three, 'phase track\nseat 1\n  cubes 9\nseat 2\n  cubes 9\nbuild-order 2 1 3')
  const { game } = scene
  expect(game.ahead!(scene.state, 1)).toBeNull()
  const begun = play(scene, 'build Fürth > Höfen')
  const ahead = game.ahead!(begun.state, 0)!
  expect(ahead).toMatchObject({ toMove: 0, place: 1, series: { links: [] } })
  expect(game.moves(ahead).map(game.write)).toContain('build Fürth > Höfen')
  expect(game.ahead!(play(begun, 'finish').state, 1)).toBeNull()
})

test('NB-6.1 trains go round after round, until one has passed', () => {
  const scene = at(three, 'phase trains\ntrain-order 3 1 2')
  const { game } = scene
  expect(game.ahead!(scene.state, 0)).toMatchObject({ toMove: 0, place: 1 })
  const later = play(scene, 'buy 5a')
  expect(game.ahead!(later.state, 2)).toMatchObject({ toMove: 2, place: 3 })
  expect(game.ahead!(play(scene, 'pass').state, 2)).toBeNull()
})

test('NB-3.2 a bid is planned by who still needs one', () => {
  const { game, state } = begun(three, '1')
  const others = state.order.filter(seat => seat !== state.toMove)
  for (const seat of others) expect(game.ahead!(state, seat)).toMatchObject({ toMove: seat, phase: 'auction' })
  expect(game.ahead!(state, state.toMove)).toBeNull()
})
