import { describe, expect, test } from 'vitest'
import { writeSymbols } from './base/frames/symbols.ts'
import { writeSource } from './base/frames/waiting.ts'
import { type Forfeit, forfeits } from './forfeits.ts'
import { rulesFor } from './rules.ts'
import { amid, at, play, type Scene, texts, told } from './testing/positions.ts'

const rules = rulesFor(2, ['A', 'B'])
const withStorage = rulesFor(2, ['E', 'F'])

/** What is lost by a move, in short. */
function lost({ game, state }: Scene, text: string, by = rules): string[] {
  return forfeits(by, game.view(state, state.toMove), game.read(text)!).map(forfeit => WORDS[forfeit.kind](forfeit, by))
}

const WORDS: Record<Forfeit['kind'], (forfeit: Forfeit, by: typeof rules) => string> = {
  bonus: (forfeit, by) =>
    forfeit.kind === 'bonus' ? `${writeSource(by, forfeit.source)}: ${writeSymbols(by, forfeit.frame)}` : '',
  symbol: (forfeit, by) => (forfeit.kind === 'symbol' ? writeSymbols(by, [forfeit.symbol]) : ''),
  contract: (forfeit, by) => (forfeit.kind === 'contract' ? by.printed.faces[forfeit.face]!.id : ''),
}

describe('FC-3.7 what waits at the end of a turn', () => {
  const FULL = 'upper 1 1 1 1 1 M1 1 1 1 L5\nlower 1 1 1 1 1 M2 1 1 1 L6'

  test('FC-3.7 a bonus that could be carried out is lost, and the story says so', () => {
    const scene = at(rules, 'acted yes\nwaiting city 3\nseat 1\nlocomotive 3')
    expect(lost(scene, 'end')).toEqual(['city 3: COIN 2'])
    expect(told(scene, 'end')).toContain('forfeited: seat 0, frames city 3')
  })

  test('FC-3.7 each of several is named', () => {
    const scene = at(
      rules,
      'acted yes\nwaiting mail upper, city 3\nseat 1\nroute X1-12\nlocomotive 3\nupper 0 0 0 0 0 M1',
    )
    expect(lost(scene, 'end').map(text => text.split(':')[0])).toEqual(['mail upper', 'city 3'])
  })

  test('FC-3.2 a bonus of which nothing can be carried out is no loss', () => {
    const scene = at(
      rules,
      `acted yes\nwaiting tile upper\nseat 1\n${FULL.replaceAll(/\b1\b/g, '12')}`.replace('seat 12', 'seat 1'),
    )
    expect(lost(scene, 'end')).toEqual([])
    expect(told(scene, 'end').filter(line => line.startsWith('forfeited'))).toEqual([])
  })

  test('FC-9.4 coins and contracts stay: to keep them for later loses nothing', () => {
    const scene = at(rules, 'acted yes\nseat 1\ncoins 3 0 0\ncontracts A1-5\nupper 2 2')
    expect(texts(scene)).toContain('fulfil A1-5')
    expect(lost(scene, 'end')).toEqual([])
  })

  test('nothing else loses anything: taking a card with a bonus still waiting', () => {
    const scene = at(rules, 'a X1-9 X1-1\nwaiting mail upper\nseat 1\nupper 2 2 0 0 0 M1\nlower 0')
    for (const text of texts(scene)) expect(lost(scene, text)).toEqual([])
  })
})

describe('FC-3.2 the rest of a frame', () => {
  test('FC-3.2 symbols that can still be used are lost', () => {
    expect(lost(amid(rules, 'CAR 2 + LOCO 1'), 'done')).toEqual(['CAR 2', 'LOCO 1'])
    expect(lost(play(amid(rules, 'CAR 2 + LOCO 1'), 'car upper'), 'done')).toEqual(['CAR 1', 'LOCO 1'])
  })

  test('FC-3.2 what cannot be used is no loss, what must be is not left', () => {
    expect(lost(amid(rules, 'CAR 1 + UP 2>4'), 'done')).toEqual(['CAR 1'])
    expect(lost(amid(rules, 'CAR 1 + BOTH 1'), 'done')).toEqual(['CAR 1'])
  })

  test('FC-F.1 to use no card of a storage is a loss, and no second one likewise', () => {
    const scene = at(withStorage, 'acted yes\nframe USE of card F1-1\ndrawn X1-2 X1-7 X1-8\nseat 1\nupper 0\nlower 0')
    expect(lost(scene, 'done', withStorage)).toHaveLength(1)
    const used = play(scene, 'use toolbox', 'free upper 0')
    expect(lost(used, 'end', withStorage)).toEqual([expect.stringMatching(/^storage: /)])
  })
})

describe('FC-12.3 what waits in a scoring phase', () => {
  test('FC-12.3 a city that was not used is lost when the trains score', () => {
    const scene = at(rules, 'phase scoring\nwaiting city 3\nseat 1\nlocomotive 3')
    expect(lost(scene, 'score')).toEqual(['city 3: COIN 2'])
    expect(told(scene, 'score')).toContain('forfeited: seat 0, frames city 3')
  })

  test('FC-13.2 a contract that is met is lost in the last scoring, not before', () => {
    const contract = 'seat 1\ncontracts A1-5\nupper 2 2'
    expect(lost(at(rules, `phase scoring\nround 4\n${contract}`), 'score')).toEqual([])
    expect(lost(at(rules, `phase scoring\nround 6\n${contract}`), 'score')).toEqual(['A1-5'])
    expect(
      lost(at(rules, 'phase scoring\nround 6\nwaiting city 3\nseat 1\nlocomotive 3\ncontracts A1-5\nupper 0'), 'score'),
    ).toEqual(['city 3: COIN 2'])
  })
})
