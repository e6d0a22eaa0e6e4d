import { refused } from '@roundhouse/kernel/testing/refused'
import { describe, expect, test } from 'vitest'
import { effect } from '../base/frames/effect.ts'
import { source } from '../base/frames/source.ts'
import {
  BOTH,
  CAR,
  CAR_OR_UP,
  CARD,
  CITY,
  COIN,
  CONTRACT,
  DECLINED,
  END_CARD,
  FACTORY,
  FREE,
  FROM_STORAGE,
  GUEST,
  LAY,
  MAIL,
  PTS,
  REWARD,
  SECOND_USE,
  START_TILE,
  TILE,
  UP,
} from '../base/numbers.ts'
import { rulesFor } from '../rules.ts'
import { openFrame, waiting } from './frame.ts'

const rules = rulesFor(4, ['D', 'F'])
const face = (id: string): number => rules.printed.faces.findIndex(card => card.id === id)
const NO_LIMIT = 5

describe('the open frame as text', () => {
  test.each([
    ['CAR 1 + UP 0>1 of card X1-3', [effect(CAR, 1), effect(UP, 0)], source(CARD, face('X1-3'))],
    ['FREE 1 of declined X1-1', [effect(FREE, 1)], source(DECLINED, face('X1-1'))],
    ['BOTH 2 of contract D1-6', [effect(BOTH, 2)], source(CONTRACT, face('D1-6'))],
    ['CAR 1 of start-tile 3', [effect(CAR, 1)], source(REWARD, 2)],
    ['CAR 1 or UP 0>1 of start-tile 4', [effect(CAR_OR_UP, 1)], source(REWARD, 3)],
    ['UP 0>1 + UP 0>1 of mail upper', [effect(UP, 0), effect(UP, 0)], source(MAIL, 0)],
    ['FREE 2 of tile lower', [effect(FREE, 2)], source(TILE, 1)],
    ['FREE 1 of city 3', [effect(FREE, 1)], source(CITY, 3)],
    ['UP 7>12 of G7', [effect(UP, 4)], source(END_CARD, 6)],
    ['LAY of card F1-2', [effect(LAY, 1)], source(CARD, face('F1-2'))],
    ['SEAT of card X1-1', [effect(16, 1)], source(CARD, face('X1-1'))],
    ['POSTCARD of card X1-1', [effect(17, 1)], source(CARD, face('X1-1'))],
    ['BOARD of card D1-1', [effect(18, 1)], source(CARD, face('D1-1'))],
    ['USE of card F1-1', [effect(19, 1)], source(CARD, face('F1-1'))],
    ['USE of storage', [effect(19, 1)], source(SECOND_USE, 0)],
    ['CAR 2 of storage X1-1', [effect(CAR, 2)], source(FROM_STORAGE, face('X1-1'))],
    ['FREE 1 of storage toolbox', [effect(FREE, 1)], source(FROM_STORAGE, 255)],
    ['CAR 1 of guest passenger D1-1', [effect(CAR, 1)], source(GUEST, 2 * face('D1-1'))],
    ['CAR 1 of guest luggage D1-1', [effect(CAR, 1)], source(GUEST, 2 * face('D1-1') + 1)],
    ['nothing of card X1-1', [], source(CARD, face('X1-1'))],
  ])('%s', (text, left, from) => {
    const frame = { left, source: from, limit: NO_LIMIT, begun: true }
    expect(openFrame.read(rules, text)).toEqual(frame)
    expect(openFrame.write(rules, frame)).toBe(text)
  })

  test.each([
    ['COIN 4 of card F2-4', [effect(COIN, 4)], source(CARD, face('F2-4'))],
    ['COIN 2 of start-tile', [effect(COIN, 2)], source(START_TILE, 0)],
    ['COIN 1 + PTS 3 + CAR 1 of G1', [effect(COIN, 1), effect(PTS, 3), effect(CAR, 1)], source(END_CARD, 0)],
    ['COIN 2 + PTS 2 of G1', [effect(COIN, 2), effect(PTS, 2)], source(END_CARD, 0)],
    ['PTS 30 of G1', [effect(PTS, 30)], source(END_CARD, 0)],
  ])('%s has not begun: what comes at once has not come', (text, left, from) => {
    const frame = { left, source: from, limit: NO_LIMIT, begun: false }
    expect(openFrame.read(rules, text)).toEqual(frame)
    expect(openFrame.write(rules, frame)).toBe(text)
  })

  test.each([
    ['FREE 2 up to 0 of factory 2', 0],
    ['FREE 2 up to 4 of factory 2', 3],
    ['FREE 2 up to 7 of factory 2', 4],
  ])('%s', (text, limit) => {
    const frame = { left: [effect(FREE, 2)], source: source(FACTORY, 2), limit, begun: true }
    expect(openFrame.read(rules, text)).toEqual(frame)
    expect(openFrame.write(rules, frame)).toBe(text)
  })

  test('a limit of 12 is none', () => {
    expect(openFrame.read(rules, 'FREE 2 up to 12 of factory 2')).toEqual(openFrame.read(rules, 'FREE 2 of factory 2'))
  })

  test('no frame is open', () => {
    expect(openFrame.read(rules, 'no')).toBeNull()
    expect(openFrame.write(rules, null)).toBe('no')
  })

  const SOURCES =
    'expected after "of": card, declined, contract with a card; start-tile, start-tile 3|4 (the seat, counted from the taker); storage with what is used; or what can wait: mail upper, tile lower, city 3, G7 ...'
  const FRAME = 'expected no, or what is left and where it comes from, as in CAR 1 + UP 0>1 of card X1-3'

  test.each([
    ['CAR 1', `found "CAR 1"; ${FRAME}`],
    ['of card X1-3', `found "of card X1-3"; ${FRAME}`],
    ['CAR 1 of', `found "CAR 1 of"; ${FRAME}`],
    ['CAR 1 of card', `found "card"; ${SOURCES}`],
    ['CAR 1 of card X1-1 X1-2', `found "card X1-1 X1-2"; ${SOURCES}`],
    ['CAR 1 of card Y', 'found "Y"; expected cards of the decks X, D, F'],
    ['CAR 1 of heaven', `found "heaven"; ${SOURCES}`],
    ['CAR 1 of start-tile 2', `found "start-tile 2"; ${SOURCES}`],
    ['CAR 1 of start-tile 5', `found "start-tile 5"; ${SOURCES}`],
    ['CAR 1 of start-tile 3 3', `found "start-tile 3 3"; ${SOURCES}`],
    ['CAR 1 of mail X1-1', `found "mail X1-1"; ${SOURCES}`],
    ['CAR 1 of storage X9', `found "storage X9"; ${SOURCES}`],
    ['FREE 2 up to 3 of factory 2', 'found "3"; expected after "up to": 0, 1, 2, 4, 7, 12'],
    ['FREE 2 up to high of factory 2', 'found "high"; expected after "up to": 0, 1, 2, 4, 7, 12'],
  ])('%s is refused', (text, message) => {
    expect(refused(() => openFrame.read(rules, text))).toBe(message)
  })

  test.each(['JUMP', 'CAR 0', 'UP 0>2', 'car 1', '#19', 'FREE'])('there is no symbol %s', symbol => {
    const message = refused(() => openFrame.read(rules, `CAR 1 + ${symbol} of card X1-1`))
    expect(message).toMatch(`found "${symbol}"; expected symbols joined by " + ": CAR, FREE,`)
    expect(message).toMatch(/; CAR 1 or UP 0>1, LAY, SEAT, POSTCARD, BOARD, USE$/)
  })
})

describe('the frames that wait, as text', () => {
  test.each([
    ['-', []],
    ['mail upper', [source(MAIL, 0)]],
    ['mail lower, tile upper', [source(MAIL, 1), source(TILE, 0)]],
    ['city 3, city 12, G21', [source(CITY, 3), source(CITY, 12), source(END_CARD, 20)]],
    ['factory 4, storage', [source(FACTORY, 4), source(SECOND_USE, 0)]],
    ['guest luggage D1-2', [source(GUEST, 2 * face('D1-2') + 1)]],
  ])('%s', (text, sources) => {
    expect(waiting.read(rules, text)).toEqual(sources)
    expect(waiting.write(rules, sources)).toBe(text)
  })

  test('blanks around a comma mean nothing', () => {
    expect(waiting.read(rules, 'mail  upper ,tile lower')).toEqual([source(MAIL, 0), source(TILE, 1)])
  })

  test.each(['mail', 'mail middle', 'card X1-1', 'G22', '', 'city x'])('"%s" is refused', text => {
    expect(refused(() => waiting.read(rules, `G1, ${text}`))).toBe(
      `found "${text}"; expected frames that wait, with commas between them: mail upper, tile lower, city 3, G7, guest luggage D1-2, factory 2, storage`,
    )
  })
})
