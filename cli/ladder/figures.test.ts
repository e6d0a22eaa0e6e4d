import { newEntry, newLedger } from '@roundhouse/bots/stats/ladder/ledger'
import { newSelfPlayStats } from '@roundhouse/bots/stats/ladder/self-play'
import { WIN } from '@roundhouse/bots/stats/stats'
import { expect, test } from 'vitest'
import { withFigures } from './figures.ts'

const ledger = newLedger([0, 0, 0, 1])
const enter = newEntry(ledger)
for (const [table, sum] of [
  ['nuremberg', 3],
  ['wensleydale', 6],
] as const)
  enter(
    { event: { game: 'nuremberg', players: 2, table, bot: 'greedy', deeds: true }, n: 0 },
    {
      ...newSelfPlayStats(),
      games: 1,
      deeds: {
        links: [sum, sum ** 2, WIN * sum, WIN * sum ** 2],
        sold: [2, 4, 0, 0],
      },
    },
  )
const games = { ledger, game: 'nuremberg', bot: 'greedy', beside: 'random' }
const figures = (text: string, language: 'en' | 'de' = 'en') => withFigures(text, language, games)

test('a figure is written again behind its mark, and the rest stays', () => {
  expect(figures('Winners build <!-- winners links -->0.1 links.')).toBe(
    'Winners build <!-- winners links -->4.5 links.',
  )
  expect(figures('<!-- lead links -->1 ± 2, and 3 more')).toBe('<!-- lead links -->4.5\u00a0±\u00a02.1, and 3 more')
})

test('in other languages it is written as there', () => {
  expect(figures('<!-- winners links -->0,1.', 'de')).toBe('<!-- winners links -->4,5.')
})

test('tables can be named, deeds added up and compared', () => {
  expect(figures('<!-- with wens: mean links -->1')).toBe('<!-- with wens: mean links -->3.0')
  expect(figures('<!-- mean links + sold -->1')).toBe('<!-- mean links + sold -->3.3')
  expect(figures('<!-- part sold / links -->1%')).toBe('<!-- part sold / links -->44%')
  expect(figures('<!-- each links / sold -->1')).toBe('<!-- each links / sold -->2.3')
  expect(figures('<!-- games -->1,000 games')).toBe('<!-- games -->2 games')
})

test('another bot is beside it, and an unknown figure is refused', () => {
  expect(figures('<!-- beside links -->7')).toBe('<!-- beside links -->0.0')
  expect(() => figures('<!-- best links -->7')).toThrow('found the figure "best"; expected games, mean')
})
