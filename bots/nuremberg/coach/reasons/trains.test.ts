import { describe, expect, test } from 'vitest'
import { reasonLines } from '../testing/reason-lines.ts'

const start = 'phase trains\nturn 3\ntrain-order 1 2'
const track = 'track Fürth - Unterfarrnbach - Zirndorf'
const goods = 'goods Burgfarrnbach 2, Unterfarrnbach 2\nreds Zirndorf 2'
const says = (table: string, board: string, ...moves: readonly string[]) =>
  reasonLines(`${start}\n${table}\nseat 1\ncubes 0\nwhite 0\nbrown 12\nred 0\ngreen 0\n${track}\n${board}`, ...moves)

describe('a train', () => {
  test('is told with its spaces, and for how many pieces that are reached there is room with it', () => {
    const [said] = says(goods, 'points 0', 'buy 1a').filter(line => line.startsWith('buys'))
    const [first, second, cargo, pieces] = [
      .../(\d+), second (\d+), goods (\d+), pieces (\d+)$/.exec(said!)!.slice(1),
    ].map(Number)
    expect(said).toMatch(/^buys: train 1a, /)
    expect(pieces).toBe(Math.min(cargo!, 4) + Math.min(first! + second!, 2))
    expect(says('order 1 2', 'points 0', 'buy 1a').join()).not.toMatch('buys')
  })

  test('is denied to another who would buy it next, if no other is as good', () => {
    const text = (cargo: string) =>
      `${start}\ngoods ${cargo}\nseat 1\nbrown 12\ntrains 6c\n${track}\nseat 2\ncubes 0\nwhite 0\nbrown 1\nred 0\ngreen 0\ntrack Nuremberg North - Schniegling - Poppenreuth`
    const denied = (cargo: string) =>
      ['5a', '5b', '5c'].flatMap(train =>
        reasonLines(text(cargo), `buy ${train}`).filter(line => line.startsWith('denies-train')),
      )
    expect(denied('Buch 2, Poppenreuth 2')).toEqual(['denies-train: other 1, train 5c'])
    expect(denied('Buch 2')).toEqual([])
  })
})

describe('a piece', () => {
  test('is told with its points and profit (NB-7.1)', () => {
    expect(says(goods, 'trains 1a', 'load goods Burgfarrnbach 1a')).toContain('loads: pieces 1, points 1, profit 2')
    expect(says(goods, 'trains 1a', 'load goods Unterfarrnbach 1a')).toContain('loads: pieces 1, points 1, profit 1')
    expect(says(goods, 'trains 1a', 'load red Zirndorf 1a first')).toContain('loads: pieces 1, points 2, profit 1')
  })

  test('that closes a set is told so (NB-9.2)', () => {
    const closed = says(goods, 'trains 1a\nkept grey 1 red 1', 'load goods Unterfarrnbach 1a')
    expect(closed).toContain('set: sets 1, points 2')
    expect(says(goods, 'trains 1a\nkept grey 1', 'load goods Unterfarrnbach 1a').join()).not.toMatch('set:')
  })

  test('that was the last there is denied to another who reaches it and is not out', () => {
    const last = 'goods Unterfarrnbach 1'
    const other = 'trains 1a\nseat 2\nbrown 3\ntrack Unterfarrnbach - Siegelsdorf'
    const said = (table: string) => says(table, other, 'load goods Unterfarrnbach 1a')
    expect(said(last)).toContain('denies-piece: other 1, area Unterfarrnbach, piece yellow')
    expect(said(last.replace('1', '2')).join()).not.toMatch('denies-piece')
    expect(said(`${last}\npassed 2`).join()).not.toMatch('denies-piece')
  })
})
