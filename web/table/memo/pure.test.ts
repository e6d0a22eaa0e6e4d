import { h } from 'preact'
import { expect, test } from 'vitest'
import { pure } from './pure.tsx'

interface Props {
  readonly symbols: readonly number[]
  readonly size?: number
}

const Drawing = pure(({ symbols }: Props) => h('i', null, symbols.join()))

const isDrawnAgain = (before: Props, after: Props): boolean =>
  new Drawing(before).shouldComponentUpdate!(after, {}, null)

test('a drawing that is given the same is left alone, also where a list was made again', () => {
  expect(isDrawnAgain({ symbols: [1, 2], size: 2 }, { symbols: [1, 2], size: 2 })).toBe(false)
})

test('a drawing is drawn again for other things, for more of them, and for what is no longer given', () => {
  expect(isDrawnAgain({ symbols: [1, 2] }, { symbols: [1, 3] })).toBe(true)
  expect(isDrawnAgain({ symbols: [1] }, { symbols: [1, 2] })).toBe(true)
  expect(isDrawnAgain({ symbols: [1], size: 2 }, { symbols: [1] })).toBe(true)
})
