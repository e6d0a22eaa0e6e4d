import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { at, play, show, told } from '../../testing/positions.ts'

const rules = rulesFor(2, ['A', 'E'])

/** What the switches of seat 1 score, a line each. */
const arrows = (board: string, round = 6): string[] => {
  const scene = at(rules, `phase scoring\nround ${round}\nseat 1\n${board}`)
  return told(scene, 'score').flatMap(
    line => /^scored: seat 0, points (.+), for switch, (.+)$/.exec(line)?.slice(1).join(': ') ?? [],
  )
}

/** A train of ten cards worth 1, the conductor on the n-th. */
const ones = (conductor: number, mail: string, tile: string): string =>
  `1 1 1 1 1 ${mail} 1 1 1 ${tile}`
    .split(' ')
    .map((card, i) => (i + 1 === conductor ? `${card}^` : card))
    .join(' ')

/** E2-1 (5 points for a 1) at this position; before it switches that ask for more than a 1. */
const upTo = (position: number): string => [...['E1-3', 'E2-2', 'E3-1'].slice(0, position - 1), 'E2-1'].join(' ')

describe('FC-E.2 a switch', () => {
  test('FC-E.2 rulebook example: 5 points for the 4 that is reached, none for the 0', () => {
    const board = 'upper 4 0^\nlower 1 0^\nmiddle E2-1'
    expect(arrows(board)).toEqual(['5: card E2-1, position 1, train upper'])
    const scene = at(rules, `phase scoring\nround 4\nseat 1\n${board}`)
    expect(show(play(scene, 'score'))['seat 1 points']).toBe(String(4 + 1 + 5))
  })

  test.each([1, 2, 3, 4])('FC-E.2 at position %i it points to card 2k-1 of the upper train', position => {
    const left = 2 * position - 1
    const scored = [`5: card E2-1, position ${position}, train upper`]
    expect(arrows(`upper ${ones(left, 'M1', 'L5')}\nmiddle ${upTo(position)}`)).toEqual(scored)
    expect(arrows(`upper ${ones(left - 1, 'M1', 'L5')}\nmiddle ${upTo(position)}`)).toEqual([])
    expect(arrows(`upper ${ones(10, 'M1', 'L5')}\nmiddle ${upTo(position)}`)).toEqual(scored)
  })

  test.each([1, 2, 4])('FC-E.2 at position %i it points to card 2k of the lower train', position => {
    const right = 2 * position
    const scored = [`5: card E2-1, position ${position}, train lower`]
    expect(arrows(`lower ${ones(right, 'M1', 'L5')}\nmiddle ${upTo(position)}`)).toEqual(scored)
    expect(arrows(`lower ${ones(right - 1, 'M1', 'L5')}\nmiddle ${upTo(position)}`)).toEqual([])
    expect(arrows(`lower ${ones(10, 'M1', 'L5')}\nmiddle ${upTo(position)}`)).toEqual(scored)
  })

  test('FC-E.2 at position 3 the lower card is the mail car and never scores', () => {
    const twelves = '12 12 12 12 12 M2 12'
    expect(arrows(`lower ${twelves}^\nmiddle ${upTo(3)}`).join('\n')).not.toContain('position 3')
    expect(arrows(`upper ${twelves}^\nmiddle ${upTo(3)}`)).toContain('5: card E2-1, position 3, train upper')
  })

  test('FC-E.2 at position 4 it looks at the cars behind the mail car', () => {
    expect(arrows(`upper 1 1 1 1 1 M1 1^\nmiddle ${upTo(4)}`)).toEqual(['5: card E2-1, position 4, train upper'])
    expect(arrows(`upper 1 1 1 1 1 M1 0^\nmiddle ${upTo(4)}`)).toEqual([])
    expect(arrows(`lower 1 1 1 1 1 M1 1 1^\nmiddle ${upTo(4)}`)).toEqual(['5: card E2-1, position 4, train lower'])
    expect(arrows(`lower 1 1 1 1 1 M1 1 0^\nmiddle ${upTo(4)}`)).toEqual([])
  })

  test('FC-E.2 scores for both of its cards, the upper train first', () => {
    expect(arrows('upper 1^\nlower 1 1^\nmiddle E1-1')).toEqual([
      '2: card E1-1, position 1, train upper',
      '2: card E1-1, position 1, train lower',
    ])
  })

  test('FC-E.2 asks for at least the value shown', () => {
    expect(arrows('upper 2^\nlower 2 1^\nmiddle E2-2')).toEqual(['5: card E2-2, position 1, train upper'])
    expect(arrows('upper 1^\nlower 2 2^\nmiddle E2-2')).toEqual(['5: card E2-2, position 1, train lower'])
    expect(arrows('upper 4^\nlower 12 12^\nmiddle E3-3')).toEqual(['12: card E3-3, position 1, train lower'])
  })

  test('FC-E.2 asks for the conductor', () => {
    expect(arrows('upper 7\nlower 7^ 7\nmiddle E1-1')).toEqual([])
  })

  test('FC-E.2 scores nothing for a card that is not there', () => {
    expect(arrows('upper 1 1^\nlower 1^\nmiddle E1-3 E1-1')).toEqual([])
  })

  test.each([2, 4, 6])('FC-E.2 scores in step 2 of the scoring phase after round %i', round => {
    expect(arrows('upper 1^\nmiddle E1-1', round)).toEqual(['2: card E1-1, position 1, train upper'])
  })

  test('FC-E.2 every switch scores, and it scores for its owner', () => {
    expect(arrows('upper 2 2 2^\nlower 0 0\nmiddle E1-1 E2-2')).toEqual([
      '2: card E1-1, position 1, train upper',
      '5: card E2-2, position 2, train upper',
    ])
    const scene = at(rules, 'phase scoring\nseat 1\nupper 1^\nseat 2\nupper 1^\nmiddle E1-1')
    expect(show(play(scene, 'score', 'score'))).toMatchObject({ 'seat 1 points': '1', 'seat 2 points': '3' })
  })

  test('FC-E.1 a switch that is covered scores no more', () => {
    const covered = play(at(rules, 'acted yes\nframe LAY of card E1-3\nseat 1\nupper 1^\nmiddle E1-1'), 'lay 1')
    expect(show(covered)['seat 1 middle']).toBe('E1-3')
    expect(arrows('upper 1^\nmiddle E1-3')).toEqual([])
  })

  test('FC-E.2 a mechanic scores nothing', () => {
    expect(arrows('upper 2 2^\nlower 2 2^\nmiddle E1-5:ul')).toEqual([])
  })
})
