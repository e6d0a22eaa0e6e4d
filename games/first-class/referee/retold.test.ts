import { expect, test } from 'vitest'
import type { Player } from '../base/board/player.ts'
import type { StoryLine } from '../base/story.ts'
import { readPosition } from '../notation/position.ts'
import { rulesFor } from '../rules.ts'
import { retold } from './retold.ts'

const rules = rulesFor(2, ['E', 'F'])
const board = (text: string): Player => readPosition(rules, `seat 1\n${text}`).players[0]!
const middleOf = ({ middle, marks }: Player) => ({ middle, marks })
const after = (text: string, line: StoryLine) => middleOf(retold(rules, board(text), [line], 0))

test('FC-E.1 what is laid covers what lay at its position, with its marks', () => {
  const before = 'middle E1-5:u E1-4:ul E1-1'
  expect(after(before, { key: 'laid', facts: { seat: 0, card: 'E1-2', position: 1 } })).toEqual(
    middleOf(board('middle E1-2 E1-4:ul E1-1')),
  )
  expect(after(before, { key: 'laid', facts: { seat: 0, card: 'E1-2', position: 2 } })).toEqual(
    middleOf(board('middle E1-5:u E1-2 E1-1')),
  )
  expect(after(before, { key: 'laid', facts: { seat: 0, card: 'E1-2', position: 4 } })).toEqual(
    middleOf(board(`${before} E1-2`)),
  )
})

test('FC-E.4 a mechanic that pays is marked with its train', () => {
  const paid: StoryLine = { key: 'mechanic', facts: { seat: 0, card: 'E1-4', train: 'lower' } }
  expect(after('middle E1-5 E1-4:u E1-1', paid)).toEqual(middleOf(board('middle E1-5 E1-4:ul E1-1')))
})

test('FC-E.4 of two equal mechanics the one that has not paid', () => {
  const { middle, ...rest } = board('middle E1-1 E1-4')
  const twins: Player = { ...rest, middle: [...middle, middle[1]!], marks: [0, 1, 0] }
  const lines: StoryLine[] = [{ key: 'mechanic', facts: { seat: 0, card: 'E1-4', train: 'upper' } }]
  expect(retold(rules, twins, lines, 0).marks).toEqual([0, 1, 1])
})
