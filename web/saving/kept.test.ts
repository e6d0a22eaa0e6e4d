import { seal } from '@roundhouse/table/saving/seal'
import { expect, test } from 'vitest'
import { brokenSeals, isDamaged, listKept } from './kept.ts'

const WHOLE = {
  id: 'g1',
  game: 'first-class',
  options: [
    ['players', '2'],
    ['modules', 'A,B'],
  ],
  chairs: [
    { is: 'person', name: 'Ada' },
    { is: 'bot', level: 'casual', name: 'Bram' },
  ],
  saved: 5,
  played: 12,
  stage: { now: 1, of: 6 },
  points: [3, 4],
  isOver: false,
  sealed: 'roundhouse save 1',
}

const faultsOf = (records: readonly unknown[]) =>
  listKept(records).map(game => (isDamaged(game) ? (game.fault.detail?.values ?? game.fault.fault) : game.id))

test('the newest game comes first, without its secrets', () => {
  const games = listKept([WHOLE, { ...WHOLE, id: 'g2', saved: 9, analysis: {}, analysedBy: 1 }])
  expect(games.map(({ id }) => id)).toEqual(['g2', 'g1'])
  expect(JSON.stringify(games)).not.toMatch(/sealed|analys/)
})

test('a game of the first version, which did not say how far it is, is whole', () => {
  const { stage: _, ...first } = WHOLE
  expect(faultsOf([first])).toEqual(['g1'])
})

test.each([
  ['chairs', null],
  ['chairs', []],
  ['chairs', [{ is: 'ghost', name: 'Ada' }]],
  ['points', 'many'],
  ['points', [null, 1]],
  ['saved', undefined],
  ['saved', Number.NaN],
  ['played', '12'],
  ['isOver', 1],
  ['stage', { now: 'late' }],
  ['options', {}],
  ['sealed', 7],
])('a game with a wrong part, %s, is damaged, and the others stay', (part, value) => {
  expect(faultsOf([{ ...WHOLE, id: 'odd', [part]: value }, WHOLE])).toEqual(['g1', { part }])
})

test('what is no game at all is damaged, too', () => {
  expect(faultsOf([null, 'hello', { id: 7 }, WHOLE])).toEqual(['g1', 'damaged', 'damaged', { part: 'id' }])
})

test('a game that only another version knows is said to be of one', () => {
  expect(faultsOf([{ ...WHOLE, game: 'chess' }])).toEqual(['version'])
})

test('a broken seal is found once the game is opened', async () => {
  const sealed = await seal('First Class', 'roundhouse record 1')
  const records = [
    { ...WHOLE, sealed },
    { ...WHOLE, id: 'cut', sealed: sealed.slice(0, 150) },
    { ...WHOLE, id: 'foreign', sealed: 'hello' },
    { id: 'odd' },
  ]
  const broken = await brokenSeals(records)
  expect([...broken].map(([id, { detail }]) => [id, detail?.key])).toEqual([
    ['cut', 'refusal.damaged'],
    ['foreign', 'refusal.no-save'],
  ])
  expect(listKept(records, broken).map(game => [game.id, isDamaged(game)])).toEqual([
    ['g1', false],
    ['cut', true],
    ['foreign', true],
    ['odd', true],
  ])
})
