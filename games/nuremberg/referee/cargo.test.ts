import { describe, expect, test } from 'vitest'
import { GREY, NOTHING, YELLOW } from '../base/piece.ts'
import { complaintsAfter } from '../testing/found.ts'
import { moments, saysOf } from '../testing/moments.ts'

const opening = moments.opening()
const { rules, state } = opening
const { areas } = rules.map
const areaOf = (goods: number): number => areas.findIndex(area => area.goods === goods)

describe('in an area', () => {
  test('NB-1.3 two goods at most, and none where none were drawn', () => {
    for (const kind of [GREY, YELLOW]) {
      const area = areaOf(kind)
      expect(saysOf(opening, { goods: state.goods.with(area, 2) })).toEqual([])
      expect(saysOf(opening, { goods: state.goods.with(area, 3) })).toContain(
        `${areas[area]!.name} had 2 goods at most, but has 3`,
      )
    }
    const none = areaOf(NOTHING)
    expect(saysOf(opening, { goods: state.goods.with(none, 1) })).toEqual([
      `${areas[none]!.name} had 0 goods at most, but has 1`,
    ])
  })

  test.each(['reds', 'greens', 'landowners'] as const)('NB-1.4 no more %s than pawns were drawn', kind => {
    const village = areas.findIndex(({ pawns }) => pawns === 1)
    const empty = {
      reds: state.reds.with(village, 0),
      greens: state.greens.with(village, 0),
      landowners: state.landowners.with(village, 0),
    }
    expect(saysOf(opening, { ...empty, [kind]: empty[kind].with(village, 1) })).toEqual([])
    expect(saysOf(opening, { ...empty, [kind]: empty[kind].with(village, 2) })).toContain(
      `${areas[village]!.name} had 1 pawns, but has 2`,
    )
  })
})

describe('in all, on the map, on trains and kept', () => {
  const kept = (piece: number, count: number) =>
    complaintsAfter(opening, ({ players }) => {
      players[0]!.kept = [0, 0, 0, 0].with(piece, count)
    })

  test.each([
    [0, GREY, 'grey goods'],
    [1, YELLOW, 'yellow goods'],
  ])('NB-1.3 no more goods of a colour than were drawn', (piece, kind, name) => {
    const drawn = Math.min(60, 2 * areas.filter(({ goods }) => goods === kind).length)
    const onMap = state.goods.reduce((sum, count, area) => (areas[area]!.goods === kind ? sum + count : sum), 0)
    expect(kept(piece, drawn - onMap)).toEqual([])
    expect(kept(piece, drawn - onMap + 1)).toEqual([`At most ${drawn} ${name} were drawn, but there are ${drawn + 1}`])
  })

  const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)
  test.each([
    [2, 'reds', 'red passengers'],
    [3, 'greens', 'green passengers'],
  ] as const)('NB-1.4 no more passengers of a colour than there are', (piece, list, name) => {
    const onMap = sum(state[list])
    expect(kept(piece, 26 - onMap)).toContain(`At most 25 ${name} were drawn, but there are 26`)
    expect(kept(piece, 25 - onMap).filter(says => says.includes(name))).toEqual([])
  })

  test('NB-1.4 no more pawns than were drawn', () => {
    const pawns = sum(areas.map(area => area.pawns))
    expect(kept(2, 1)).toEqual([`At most ${pawns} pawns were drawn, but there are ${pawns + 1}`])
    expect(kept(3, 1)).toEqual([`At most ${pawns} pawns were drawn, but there are ${pawns + 1}`])
  })

  test('what stands on trains counts, too', () => {
    const loading = moments.loading()
    const full = loading.state.spaces.map(piece => (piece === NOTHING ? 1 : piece))
    expect(saysOf(loading, { spaces: full })).toContainEqual(
      expect.stringMatching(/^At most \d+ grey goods were drawn/),
    )
  })

  test('NB-1.4 no more landowners than there are', () => {
    const landowners = areas.map(({ pawns }) => pawns)
    const nobody = areas.map(() => 0)
    expect(sum(landowners)).toBeGreaterThan(25)
    expect(saysOf(opening, { landowners, reds: nobody, greens: nobody })).toEqual([
      `At most 25 landowners were drawn, but there are ${sum(landowners)}`,
    ])
  })
})
