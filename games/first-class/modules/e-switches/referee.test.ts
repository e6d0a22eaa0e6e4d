import { expect, test } from 'vitest'
import { complaintsAfter, found } from '../../testing/found.ts'

test('FC-E.3 a mechanic has worked in a train exactly if the card at its left is worth enough', () => {
  const laid = found(2, ['A', 'E'], ({ players: [first] }, { printed }) =>
    first!.middle.some((face, i) => printed.faces[face]!.kind === 'mechanic' && first!.marks[i] === 1),
  )
  const { middle, marks } = laid.state.players[0]!
  const at = middle.findIndex((face, i) => laid.rules.printed.faces[face]!.kind === 'mechanic' && marks[i] === 1)
  const { id, needs } = laid.rules.printed.faces[middle[at]!]!
  const worth = [0, 1, 2, 4, 7, 12][needs]
  const marked = (mark: number) =>
    complaintsAfter(laid, ({ players }) => {
      players[0]!.marks = players[0]!.marks.with(at, mark)
    })
  const upper = `Seat 1: card ${2 * at + 1} of the upper train is worth ${worth}, but the mechanic ${id} has not worked there`
  const lower = `Seat 1: card ${2 * at + 1} of the lower train is not worth ${worth}, but the mechanic ${id} has worked there`
  expect(marked(1)).toEqual([])
  expect(marked(0)).toEqual([upper])
  expect(marked(3)).toEqual([lower])
  expect(marked(2)).toEqual([upper, lower])
})
