import { expect, test } from 'vitest'
import { favouritesAmong } from './favourites.ts'

const counts = (game: string, things: Readonly<Record<string, number>>) =>
  Object.entries(things).map(([thing, times]) => ({ game, thing, times }))

test('a favourite is what is taken more often than by others, of each game the most preferred first', () => {
  const own = [...counts('one', { a: 20, b: 10, c: 10, rare: 2 }), ...counts('two', { x: 10, y: 10 })]
  const others = { a: 40, b: 40, c: 100, d: 200, rare: 2 }
  const everybody = [
    ...counts('one', { ...others, a: 60, b: 50, c: 110, rare: 4 }),
    ...counts('two', { x: 110, y: 20 }),
  ]
  const found = favouritesAmong(own, everybody)
  expect(found.map(({ game, thing }) => `${game} ${thing}`)).toEqual(['one a', 'one b', 'two y'])
  expect(found[0]!.factor).toBeGreaterThan(found[1]!.factor)
})

test('whoever plays alone has none', () => {
  const own = counts('one', { a: 20, b: 10 })
  expect(favouritesAmong(own, own)).toEqual([])
})
