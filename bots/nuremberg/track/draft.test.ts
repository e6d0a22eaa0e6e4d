import { linkBetween } from '@roundhouse/nuremberg/base/map'
import { areaNamed } from '@roundhouse/nuremberg/base/names'
import { standardTables } from '@roundhouse/nuremberg/maps/standard'
import { readPosition } from '@roundhouse/nuremberg/notation/position'
import { rulesFor } from '@roundhouse/nuremberg/rules'
import { withHopFields } from '@roundhouse/nuremberg/testing/hop-fields'
import { describe, expect, test } from 'vitest'
import { reachWith } from '../evaluation/routes.ts'
import { type Draft, draftFrom, extendedDraft, hasBorder, linksOf } from './draft.ts'
import { type BuildPosition, groundOf } from './ground.ts'

const rules = rulesFor(2, withHopFields('Burgfarrnbach', 'Buch', 'Sündersbühl'), standardTables(1), false)
const { map } = rules
const area = (name: string): number => areaNamed(map, name)
const CONTESTED = 0.5

const ground = (text: string): BuildPosition => groundOf(map, readPosition(rules, text), 0, CONTESTED)

/** A series along these areas. */
function along(at: BuildPosition, ...names: readonly string[]): Draft {
  const [start, ...others] = names.map(area)
  return others.reduce(
    (draft, next) => extendedDraft(at, draft, linkBetween(map, draft.head, next)),
    draftFrom(at, start!),
  )
}

describe('a series that is thought of', () => {
  test('NB-5.5 to NB-5.7 costs what its links cost, and owes influence for companies and owners of land', () => {
    const at = ground('phase track\nlandowners Vach, Hüttendorf')
    expect(along(at, 'Fürth', 'Stadeln', 'Vach')).toMatchObject({ price: 3, white: 1, red: 1, green: 0, links: 2 })
    expect(along(at, 'Fürth', 'Poppenreuth', 'Stadeln', 'Fürth')).toMatchObject({ red: 1, links: 3 })
  })

  test('NB-6.5 reaches yellow goods it touches and grey goods beside it, each once', () => {
    const at = ground('phase track\ngoods Unterfarrnbach 2, Burgfarrnbach 2, Seukendorf')
    expect(reachWith(at, along(at, 'Fürth', 'Unterfarrnbach'))).toMatchObject({ grey: 3, yellow: 2 })
    expect(reachWith(at, along(at, 'Fürth', 'Unterfarrnbach', 'Siegelsdorf'))).toMatchObject({ grey: 3, yellow: 2 })
  })

  test('NB-6.6 passengers count when a station of their colour is joined', () => {
    const at = ground('phase track\nreds Stadeln\ngreens Vach')
    expect(reachWith(at, along(at, 'Fürth', 'Stadeln', 'Vach'))).toMatchObject({ reds: 1, greens: 0 })
    const north = along(at, 'Fürth', 'Stadeln', 'Vach', 'Eltersdorf', 'Bruck', 'Erlangen')
    expect(reachWith(at, north)).toMatchObject({ reds: 1, greens: 1 })
  })

  test('joins the old network: its passengers are counted once', () => {
    const at = ground('phase track\nreds Stadeln\ngreens Vach\nseat 1\ntrack Fürth - Stadeln, Vach - Eltersdorf')
    expect(at.reach).toMatchObject({ reds: 1, greens: 0 })
    expect(reachWith(at, along(at, 'Stadeln', 'Vach'))).toMatchObject({ reds: 1, greens: 0 })
    expect(reachWith(at, along(at, 'Eltersdorf', 'Bruck', 'Erlangen'))).toMatchObject({ reds: 1, greens: 1 })
  })

  test('what another player could take too counts for a part', () => {
    const at = ground('phase track\ngoods Höfen 2\nseat 2\ntrack Höfen - Muggenhof')
    expect(reachWith(at, along(at, 'Fürth', 'Höfen')).yellow).toBe(2 * CONTESTED)
  })

  test('NB-8.1 knows the longest line that could be sold, over old track too', () => {
    const at = ground('phase track\nseat 1\ntrack Fürth - Stadeln')
    expect(at).toMatchObject({ lineRed: 1, lineGreen: 0 })
    expect(along(at, 'Stadeln', 'Vach')).toMatchObject({ lineRed: 2, lineGreen: 0 })
    expect(along(at, 'Stadeln', 'Vach', 'Eltersdorf')).toMatchObject({ lineRed: 2 })
    const whole = along(at, 'Stadeln', 'Vach', 'Eltersdorf', 'Bruck', 'Erlangen')
    expect(whole).toMatchObject({ lineRed: 5, lineGreen: 5 })
  })

  test('remembers its links in their order', () => {
    const draft = along(ground('phase track'), 'Fürth', 'Stadeln', 'Vach')
    const link = linkBetween(map, area('Stadeln'), area('Vach'))
    expect(linksOf(draft)).toEqual([linkBetween(map, area('Fürth'), area('Stadeln')), link])
    expect(hasBorder(draft, link >> 1)).toBe(true)
    expect(hasBorder(draft, linkBetween(map, area('Vach'), area('Hüttendorf')) >> 1)).toBe(false)
  })
})
