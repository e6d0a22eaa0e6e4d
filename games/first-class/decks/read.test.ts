import { refusalOf } from '@roundhouse/kernel/testing/refusal'
import { describe, expect, test } from 'vitest'
import { DECKS } from '../base/cards/card.ts'
import { FRAME_FORM } from '../base/frames/effect.ts'
import { conditions as CONDITIONS } from '../rules.ts'
import { readDecks, readDeckText } from './read.ts'
import { standardDecks } from './standard.ts'
import { cardsIn, fileWith, type Loose } from './testing/files.ts'
import { tidy } from './write.ts'

const FRAMES = `up to 6 ${FRAME_FORM}`
const CITIES = `P1 to P30 or B{frame}, a frame being ${FRAMES}`

const problemsOf = (json: unknown): string[] => refusalOf(() => readDecks(CONDITIONS, json)).split('\n')

/** What is said when one card of a standard deck, counted from 0, is changed. */
function afterChange(deck: string, place: number, change: Loose): string[] {
  const file = fileWith(deck as 'A')
  Object.assign(cardsIn(file, deck)[place]!, change)
  return problemsOf(file)
}

/** What is said when a card has lost a field. */
function afterLoss(deck: string, place: number, field: string): string[] {
  const file = fileWith(deck as 'A')
  delete cardsIn(file, deck)[place]![field]
  return problemsOf(file)
}

describe('a good file is read', () => {
  test.each([...DECKS, 'gameEnd', 'mailCars', 'board'] as const)('with %s alone', part => {
    const file = fileWith(part)
    expect(readDecks(CONDITIONS, file)).toEqual(tidy(file as never))
  })

  test('with no deck at all', () => {
    expect(readDecks(CONDITIONS, fileWith())).toEqual({ format: 'roundhouse-decks 1', name: 'Mine', decks: {} })
  })

  test('an editor may be told where the schema lies; that is not kept', () => {
    expect(readDecks(CONDITIONS, { $schema: './decks.schema.json', ...fileWith('board') })).toEqual(fileWith('board'))
  })

  test('copies, status and note may be left out', () => {
    const file = fileWith('A')
    for (const card of cardsIn(file, 'A')) for (const field of ['copies', 'status', 'note']) delete card[field]
    expect(readDecks(CONDITIONS, file)).toEqual(file)
  })

  test('ids of a deck that is replaced are free', () => {
    const file = fileWith('A', 'B')
    const [{ id }, other] = [cardsIn(file, 'A')[0]!, cardsIn(file, 'B')[0]!] as [Loose, Loose]
    cardsIn(file, 'A')[0]!['id'] = other['id']
    cardsIn(file, 'B')[0]!['id'] = id
    expect(readDecks(CONDITIONS, file)).toEqual(tidy(file as never))
  })
})

describe('the file', () => {
  test.each([
    [null, 'null'],
    [[], '[]'],
    ['decks', '"decks"'],
    [undefined, 'nothing'],
  ] as const)('%j is no file', (json, found) => {
    expect(problemsOf(json)).toEqual([
      `The file: found ${found}; expected an object with the fields format, name, decks, $schema`,
    ])
  })

  test('everything is missing', () => {
    expect(problemsOf({})).toEqual([
      'The file, format: found nothing; expected "roundhouse-decks 1"',
      'The file, name: found nothing; expected 1 to 60 characters on one line',
      'The file, decks: found nothing; expected an object with the fields X, A, B, C, D, E, F, gameEnd, mailCars, board',
    ])
  })

  test('another format, a name of two lines, a field and a deck nobody knows', () => {
    const file = { format: 'roundhouse-decks 2', name: 'a\nb', author: 'me', decks: { Q: [], constructor: 1 } }
    expect(problemsOf(file)).toEqual([
      'The file: the field "author" is not known; expected format, name, decks, $schema',
      'The file, format: found "roundhouse-decks 2"; expected "roundhouse-decks 1"',
      'The file, name: found "a\\nb"; expected 1 to 60 characters on one line',
      'The file, decks: the field "Q" is not known; expected X, A, B, C, D, E, F, gameEnd, mailCars, board',
      'The file, decks: the field "constructor" is not known; expected X, A, B, C, D, E, F, gameEnd, mailCars, board',
    ])
  })

  test('a name has 1 to 60 characters', () => {
    const named = (name: string) => problemsOf({ ...fileWith(), name })
    expect(named('')).toEqual(['The file, name: found ""; expected 1 to 60 characters on one line'])
    expect(named('\u{1F682}'.repeat(60))).toEqual(['no refusal'])
    expect(named('x'.repeat(61))).toEqual([
      `The file, name: found "${'x'.repeat(59)}...; expected 1 to 60 characters on one line`,
    ])
  })

  test('the schema is named by a text', () => {
    expect(problemsOf({ ...fileWith(), $schema: 1 })).toEqual(['The file, $schema: found 1; expected a text'])
  })

  test('decks that are no lists', () => {
    expect(problemsOf({ ...fileWith(), decks: { X: 'many', A: {}, gameEnd: 21, mailCars: null, board: [] } })).toEqual([
      'Deck X: found "many"; expected a list of at most 72',
      'Deck A: found {}; expected a list of at most 24',
      'Game End cards: found 21; expected a list of 21',
      'Mail cars: found null; expected a list of 4',
      `Board: found []; expected 3 cities joined by ", ", exactly one of them a bonus city: ${CITIES}`,
    ])
  })

  test('a list that is too long is not read further', () => {
    const file = fileWith('F')
    file.decks['F'] = Array.from({ length: 25 }, (_, place) => ({ id: `own-${place}` }))
    expect(problemsOf(file)).toEqual(['Deck F: found a list of 25; expected a list of at most 24'])
  })
})

describe('a card', () => {
  test('that is no object', () => {
    const file = fileWith('A')
    cardsIn(file, 'A')[6] = 'COIN 3' as never
    expect(problemsOf(file)).toEqual(['Card 7 of deck A: found "COIN 3"; expected an object'])
  })

  test('with a field nobody knows', () => {
    expect(afterChange('A', 0, { effect: 'COIN 3', '__proto__ ': 1 })).toEqual([
      'Card A1-1 of deck A: the field "effect" is not known; expected id, pile, kind, when, frame, each, copies, status, note',
      'Card A1-1 of deck A: the field "__proto__ " is not known; expected id, pile, kind, when, frame, each, copies, status, note',
    ])
  })

  test('with a field of another kind of card', () => {
    expect(afterChange('B', 0, { frame: 'COIN 1' })).toEqual([
      'Card B1-1 of deck B: the field "frame" is not known; expected id, pile, kind, copies, status, note',
    ])
  })

  test('without an id is called by its place and its pile', () => {
    expect(afterLoss('A', 8, 'id')).toEqual([
      'Card 9 of deck A, pile 2, id: found nothing; expected 1 to 12 letters, digits or "-"',
    ])
    expect(afterChange('A', 8, { id: 'A 2', pile: 4 })).toEqual([
      'Card 9 of deck A, id: found "A 2"; expected 1 to 12 letters, digits or "-"',
      'Card 9 of deck A, pile: found 4; expected 1, 2 or 3',
    ])
  })

  test.each([
    ['', '""'],
    ['x'.repeat(13), '"xxxxxxxxxxxxx"'],
    ['A_1', '"A_1"'],
    [7, '7'],
  ])('whose id is %j', (id, found) => {
    expect(afterChange('A', 0, { id })).toEqual([
      `Card 1 of deck A, pile 1, id: found ${found}; expected 1 to 12 letters, digits or "-"`,
    ])
  })

  test('without a kind, or of one nobody knows; what all cards share is still checked', () => {
    const allowed = '"contract", "money" or "game-end"'
    expect(afterLoss('A', 0, 'kind')).toEqual([`Card A1-1 of deck A, kind: found nothing; expected ${allowed}`])
    expect(afterChange('A', 0, { kind: 'toString', copies: 0, note: 5 })).toEqual([
      `Card A1-1 of deck A, kind: found "toString"; expected ${allowed}`,
      'Card A1-1 of deck A, copies: found 0; expected a whole number from 1 to 24',
      'Card A1-1 of deck A, note: found 5; expected up to 200 characters on one line',
    ])
  })

  test('that says nothing at all', () => {
    const file = fileWith('A')
    cardsIn(file, 'A')[0] = {}
    expect(problemsOf(file)).toEqual([
      'Card 1 of deck A, kind: found nothing; expected "contract", "money" or "game-end"',
      'Card 1 of deck A, id: found nothing; expected 1 to 12 letters, digits or "-"',
      'Card 1 of deck A, pile: found nothing; expected 1, 2 or 3',
    ])
  })

  const kinds = {
    X: '"car", "conductor", "locomotive" or "route"',
    A: '"contract", "money" or "game-end"',
    B: '"contract", "money", "game-end", "celebrity" or "postcard"',
    C: '"contract", "money", "game-end", "suspect-self", "suspect-others" or "destroy"',
    D: '"contract", "money", "game-end" or "guest"',
    E: '"contract", "money", "game-end", "switch" or "mechanic"',
    F: '"contract", "money", "game-end", "storage" or "factory"',
  }
  test.each(Object.entries(kinds))('stands in its own deck: deck %s holds %s', (deck, allowed) => {
    expect(afterChange(deck, 1, { kind: 'other' })[0]).toBe(
      `Card ${standardDecks(1).decks[deck as 'A'][1]!.id} of deck ${deck}, kind: found "other"; expected ${allowed}`,
    )
  })

  test('base kinds stand in deck X only', () => {
    expect(afterChange('A', 0, { kind: 'car' })).toEqual([
      'Card A1-1 of deck A, kind: found "car"; expected "contract", "money" or "game-end"',
    ])
  })

  test.each([0, 25, 1.5, '2', null])('with %j copies', copies => {
    expect(afterChange('X', 0, { copies })).toEqual([
      `Card X1-1 of deck X, copies: found ${JSON.stringify(copies)}; expected a whole number from 1 to 24`,
    ])
  })

  test('of a status nobody knows, with a note too long', () => {
    expect(afterChange('X', 0, { status: 'printed', note: 'x'.repeat(201) })).toEqual([
      'Card X1-1 of deck X, status: found "printed"; expected "documented" or "ours"',
      `Card X1-1 of deck X, note: found "${'x'.repeat(59)}...; expected up to 200 characters on one line`,
    ])
    expect(afterChange('X', 0, { note: 'x'.repeat(200) })).toEqual(['no refusal'])
  })

  test.each([
    ['X', 0, 'frame', FRAMES],
    ['X', 5, 'frame', FRAMES],
    ['X', 8, 'frame', FRAMES],
    ['X', 10, 'cities', `1 to 4 cities joined by ", ": ${CITIES}`],
    ['A', 0, 'frame', FRAMES],
    ['A', 7, 'frame', FRAMES],
    ['A', 15, 'frame', FRAMES],
    ['C', 0, 'frame', FRAMES],
    ['C', 2, 'frame', FRAMES],
    ['E', 0, 'needs', '1, 2, 4, 7 or 12'],
    ['E', 0, 'points', 'a whole number from 1 to 30'],
    ['E', 3, 'needs', '1, 2, 4, 7 or 12'],
    ['E', 3, 'frame', FRAMES],
  ] as const)('of deck %s, place %i, needs its %s', (deck, place, field, allowed) => {
    const { id } = standardDecks(1).decks[deck][place]!
    expect(afterLoss(deck, place, field)).toEqual([
      `Card ${id} of deck ${deck}, ${field}: found nothing; expected ${allowed}`,
    ])
  })

  test.each([0, 3, '2', 24])('a switch that needs a car of %j', needs => {
    expect(afterChange('E', 0, { needs })).toEqual([
      `Card E1-1 of deck E, needs: found ${JSON.stringify(needs)}; expected 1, 2, 4, 7 or 12`,
    ])
  })

  test.each([[0], [31]])('a switch of %i points', points => {
    expect(afterChange('E', 0, { points })).toEqual([
      `Card E1-1 of deck E, points: found ${points}; expected a whole number from 1 to 30`,
    ])
    expect(afterChange('E', 0, { points: 30 })).toEqual(['no refusal'])
  })
})

describe('a frame', () => {
  const frameProblem = (found: string) => [`Card X1-1 of deck X, frame: found ${found}; expected ${FRAMES}`]

  test('FC-5.2 with a step that is skipped', () => {
    expect(afterChange('X', 0, { frame: 'CAR 1 + UP 0>2' })).toEqual(frameProblem('"UP 0>2" in "CAR 1 + UP 0>2"'))
    expect(afterChange('X', 0, { frame: 'UP 0>2' })).toEqual(frameProblem('"UP 0>2"'))
  })

  test.each([
    ['GOLD 1 + CAR 1', '"GOLD 1" in "GOLD 1 + CAR 1"'],
    ['CAR 1, CAR 1', '"CAR 1, CAR 1"'],
    ['CAR 0', '"CAR 0"'],
    ['CAR 16', '"CAR 16"'],
    ['EVID self + COIN 3', '"EVID self" in "EVID self + COIN 3"'],
    ['', '""'],
    ['CAR 1 + ', '"" in "CAR 1 + "'],
  ])('%j is none', (frame, found) => {
    expect(afterChange('X', 0, { frame })).toEqual(frameProblem(found))
  })

  test('that is no text', () => {
    expect(afterChange('X', 0, { frame: ['CAR 1'] })).toEqual(frameProblem('["CAR 1"]'))
  })

  test('has up to 6 symbols', () => {
    const six = Array(6).fill('CAR 1').join(' + ')
    expect(afterChange('X', 0, { frame: six })).toEqual(['no refusal'])
    expect(afterChange('X', 0, { frame: `${six} + CAR 1` })).toEqual(frameProblem(`"${six} + CAR 1"`))
    expect(afterChange('X', 10, { cities: `B{${six}}, B{${six}}` })).toEqual(['no refusal'])
    expect(afterChange('X', 10, { cities: `P1, B{${six} + CAR 1}` })).toHaveLength(1)
  })
})

describe('FC-8.4 cities', () => {
  const cityProblem = (found: string) => [
    `Card X1-11 of deck X, cities: found ${found}; expected 1 to 4 cities joined by ", ": ${CITIES}`,
  ]

  test('a route card has 1 to 4 of them', () => {
    expect(afterChange('X', 10, { cities: 'P1' })).toEqual(['no refusal'])
    expect(afterChange('X', 10, { cities: 'P1, P2, P3, P30' })).toEqual(['no refusal'])
    expect(afterChange('X', 10, { cities: 'P1, P2, P3, P4, P5' })).toEqual(cityProblem('"P1, P2, P3, P4, P5"'))
    expect(afterChange('X', 10, { cities: '' })).toEqual(cityProblem('""'))
  })

  test.each([
    ['P1, P31', '"P31" in "P1, P31"'],
    ['P0', '"P0"'],
    ['P2, B{UP 0>2}', '"B{UP 0>2}" in "P2, B{UP 0>2}"'],
    ['P2 , B{COIN 2}', '"P2 " in "P2 , B{COIN 2}"'],
    ['B{}', '"B{}"'],
  ])('%s are none', (cities, found) => {
    expect(afterChange('X', 10, { cities })).toEqual(cityProblem(found))
  })

  const boardProblem = (board: unknown) => problemsOf({ ...fileWith(), decks: { board } })
  test('the board has 3, one of them a bonus city wherever it lies', () => {
    for (const board of ['P1, P2, B{COIN 2}', 'P1, B{COIN 2}, P2', 'B{COIN 2}, P1, P2'])
      expect(boardProblem(board)).toEqual(['no refusal'])
  })

  test.each([
    ['P1, B{COIN 2}', '"P1, B{COIN 2}"'],
    ['P1, P2, P3', '"P1, P2, P3"'],
    ['B{COIN 2}, B{COIN 2}, P1', '"B{COIN 2}, B{COIN 2}, P1"'],
    ['P1, P2, P3, B{COIN 2}', '"P1, P2, P3, B{COIN 2}"'],
    ['P1, P2, B{COIN 20}', '"B{COIN 20}" in "P1, P2, B{COIN 20}"'],
  ])('%s is no board', (board, found) => {
    expect(boardProblem(board)).toEqual([
      `Board: found ${found}; expected 3 cities joined by ", ", exactly one of them a bonus city: ${CITIES}`,
    ])
  })
})

describe('a contract', () => {
  test('with a condition nobody knows', () => {
    expect(afterChange('A', 0, { when: '4 cars of 3' })).toEqual([
      'Card A1-1 of deck A, when: found "4 cars of 3"; expected one of these: <n> cars of <value>; ' +
        '<n> cars of <value> in each train; run <value>-<value>-...; mail cars; mail cars reached; always; ' +
        '<n> celebrities or postcards; conductor on a tile; a tile; suspect-self card; suspect-others card; ' +
        '<n> destroy cards; <n> passengers or luggage',
    ])
  })

  test('whose condition is only a part of one', () => {
    expect(afterChange('A', 0, { when: 'two mail cars' })).toHaveLength(1)
    expect(afterChange('A', 0, { when: 'mail cars twice' })).toHaveLength(1)
  })

  test('FC-A.2 is paid for each completed contract if and only if it asks for nothing else', () => {
    expect(afterChange('A', 0, { each: 'contract' })).toEqual([
      'Card A1-1 of deck A, when: found "4 cars of 1" beside each "contract"; expected "always"',
    ])
    expect(afterLoss('A', 6, 'each')).toEqual([
      'Card A1-7 of deck A, each: found nothing beside when "always"; expected "contract"',
    ])
  })

  test('FC-B.6 is paid for each tile only if it asks for a tile', () => {
    expect(afterChange('A', 0, { each: 'tile' })).toEqual([
      'Card A1-1 of deck A, when: found "4 cars of 1" beside each "tile"; expected "a tile"',
    ])
    expect(afterChange('A', 6, { each: 'tile' })).toEqual([
      'Card A1-7 of deck A, each: found "tile" beside when "always"; expected "contract"',
      'Card A1-7 of deck A, when: found "always" beside each "tile"; expected "a tile"',
    ])
    expect(afterLoss('B', 13, 'each')).toEqual(['no refusal'])
  })

  test('is paid for each of nothing else', () => {
    expect(afterChange('A', 0, { each: 'car' })).toEqual([
      'Card A1-1 of deck A, each: found "car"; expected "contract" or "tile"',
    ])
  })

  test('alone may say what it is paid for', () => {
    expect(afterChange('A', 7, { each: 'contract' })).toEqual([
      'Card A1-8 of deck A: the field "each" is not known; expected id, pile, kind, frame, copies, status, note',
    ])
  })
})

describe('a guest', () => {
  test('FC-D.1 shows a passenger, luggage or both', () => {
    const file = fileWith('D')
    for (const half of ['passenger', 'luggage']) delete cardsIn(file, 'D')[0]![half]
    expect(problemsOf(file)).toEqual([
      'Card D1-1 of deck D: found nothing; expected at least one of passenger, luggage',
    ])
    expect(afterLoss('D', 0, 'passenger')).toEqual(['no refusal'])
    expect(afterLoss('D', 0, 'luggage')).toEqual(['no refusal'])
  })

  test('FC-D.3 a passenger pays coins first', () => {
    const allowed = `COIN with the fare first, in all ${FRAMES}`
    expect(afterChange('D', 0, { passenger: 'PTS 2' })).toEqual([
      `Card D1-1 of deck D, passenger: found "PTS 2"; expected ${allowed}`,
    ])
    expect(afterChange('D', 0, { passenger: 'CAR 1 + COIN 2' })).toHaveLength(1)
    expect(afterChange('D', 0, { passenger: 'COIN 2 + CAB 1' })).toEqual([
      `Card D1-1 of deck D, passenger: found "CAB 1" in "COIN 2 + CAB 1"; expected ${allowed}`,
    ])
  })

  test('FC-D.4 luggage scores points first', () => {
    expect(afterChange('D', 0, { luggage: 'COIN 2 + PTS 1' })).toEqual([
      `Card D1-1 of deck D, luggage: found "COIN 2 + PTS 1"; expected PTS with the fare first, in all ${FRAMES}`,
    ])
  })
})

describe('a deck as a whole', () => {
  test('FC-1.2 24 base cards in every pile, copies counted', () => {
    expect(afterChange('X', 0, { copies: 4 })).toEqual(['Deck X, pile 1: found 25 cards; expected 24'])
    expect(afterLoss('X', 0, 'copies')).toEqual(['Deck X, pile 1: found 22 cards; expected 24'])
    expect(afterChange('X', 0, { pile: 3 })).toEqual([
      'Deck X, pile 1: found 21 cards; expected 24',
      'Deck X, pile 3: found 27 cards; expected 24',
    ])
  })

  test('FC-1.2 8 cards of a module in every pile', () => {
    const file = fileWith('F')
    cardsIn(file, 'F').pop()
    expect(problemsOf(file)).toEqual(['Deck F, pile 3: found 7 cards; expected 8'])
    expect(problemsOf({ ...fileWith(), decks: { F: [] } })).toEqual([
      'Deck F, pile 1: found 0 cards; expected 8',
      'Deck F, pile 2: found 0 cards; expected 8',
      'Deck F, pile 3: found 0 cards; expected 8',
    ])
  })

  test.each(['A', 'B', 'C', 'D', 'E'])('module %s has a contract and a Game End card', deck => {
    const file = fileWith(deck as 'A')
    for (const card of cardsIn(file, deck))
      if (card['kind'] === 'contract' || card['kind'] === 'game-end') {
        for (const field of ['when', 'each']) delete card[field]
        Object.assign(card, { kind: 'money', frame: 'COIN 3' })
      }
    expect(problemsOf(file)).toEqual([
      `Deck ${deck}: found no contract; expected at least one`,
      `Deck ${deck}: found no game-end card; expected at least one`,
    ])
  })

  test('module F needs neither', () => {
    const file = fileWith('F')
    for (const card of cardsIn(file, 'F'))
      if (card['frame']) {
        delete card['when']
        Object.assign(card, { kind: 'money' })
      }
    expect(problemsOf(file)).toEqual(['no refusal'])
  })

  test('module C has a destroy card in every pile', () => {
    const file = fileWith('C')
    for (const card of cardsIn(file, 'C'))
      if (card['kind'] === 'destroy') Object.assign(card, { kind: 'money', frame: 'COIN 3' })
    expect(problemsOf(file)).toEqual([
      'Deck C: found no destroy card in pile 1; expected at least one',
      'Deck C: found no destroy card in pile 2; expected at least one',
      'Deck C: found no destroy card in pile 3; expected at least one',
    ])
  })

  test('FC-1.5 21 Game End cards', () => {
    const file = fileWith('gameEnd')
    const card = cardsIn(file, 'gameEnd').pop()!
    expect(problemsOf(file)).toEqual(['Game End cards: found a list of 20; expected a list of 21'])
    cardsIn(file, 'gameEnd').push(card, { ...card, id: 'G22' })
    expect(problemsOf(file)).toEqual(['Game End cards: found a list of 22; expected a list of 21'])
  })

  test('a Game End card counts base cards', () => {
    const file = fileWith('gameEnd')
    Object.assign(cardsIn(file, 'gameEnd')[0]!, { counts: 'route', points: 0, copies: 2 })
    delete cardsIn(file, 'gameEnd')[1]!['id']
    expect(problemsOf(file)).toEqual([
      'Game End card G1: the field "copies" is not known; expected id, counts, points, frame, status, note',
      'Game End card G1, counts: found "route"; expected "car", "conductor" or "locomotive"',
      'Game End card G1, points: found 0; expected a whole number from 1 to 30',
      'Game End card 2, id: found nothing; expected 1 to 12 letters, digits or "-"',
    ])
  })

  test('FC-6.1 4 different mail cars', () => {
    const file = fileWith('mailCars')
    cardsIn(file, 'mailCars')[2]!['frame'] = 'LOCO 2'
    delete cardsIn(file, 'mailCars')[3]!['id']
    expect(problemsOf(file)).toEqual([
      'Mail car 4, id: found nothing; expected 1 to 12 letters, digits or "-"',
      'Mail car M3, frame: found "LOCO 2", as on mail car 1; expected four different frames',
    ])
    cardsIn(file, 'mailCars').pop()
    expect(problemsOf(file)[0]).toBe('Mail cars: found a list of 3; expected a list of 4')
  })

  test('mail cars without a frame are not called alike', () => {
    const file = fileWith('mailCars')
    for (const place of [0, 1]) delete cardsIn(file, 'mailCars')[place]!['frame']
    expect(problemsOf(file)).toEqual([
      `Mail car M1, frame: found nothing; expected ${FRAMES}`,
      `Mail car M2, frame: found nothing; expected ${FRAMES}`,
    ])
  })
})

describe('an id', () => {
  const taken = (card: string, id: string, owner: string) =>
    `${card}, id: found "${id}", already taken in ${owner}; expected an id of its own`

  test('stands once in a deck', () => {
    expect(afterChange('A', 1, { id: 'A1-1' })).toEqual([taken('Card A1-1 of deck A', 'A1-1', 'deck A')])
  })

  test('stands once in a file', () => {
    const file = fileWith('A', 'B', 'gameEnd', 'mailCars')
    for (const part of ['B', 'gameEnd', 'mailCars']) cardsIn(file, part)[0]!['id'] = 'A1-1'
    expect(problemsOf(file)).toEqual([
      taken('Card A1-1 of deck B', 'A1-1', 'deck A'),
      taken('Game End card A1-1', 'A1-1', 'deck A'),
      taken('Mail car A1-1', 'A1-1', 'deck A'),
    ])
  })

  test('is none of a standard card that stays', () => {
    expect(afterChange('A', 0, { id: 'X1-1' })).toEqual([taken('Card X1-1 of deck A', 'X1-1', 'the standard deck X')])
    expect(afterChange('A', 0, { id: 'G21' })).toEqual([
      taken('Card G21 of deck A', 'G21', 'the standard Game End cards'),
    ])
    expect(afterChange('A', 0, { id: 'M4' })).toEqual([taken('Card M4 of deck A', 'M4', 'the standard mail cars')])
  })

  test('that is missing twice is not called taken', () => {
    const file = fileWith('A')
    for (const place of [0, 1]) delete cardsIn(file, 'A')[place]!['id']
    expect(problemsOf(file)).toEqual([
      'Card 1 of deck A, pile 1, id: found nothing; expected 1 to 12 letters, digits or "-"',
      'Card 2 of deck A, pile 1, id: found nothing; expected 1 to 12 letters, digits or "-"',
    ])
  })
})

describe('many problems', () => {
  const spoilt = (count: number) => {
    const file = fileWith('A')
    for (const card of cardsIn(file, 'A').slice(0, count)) card['frame'] = 'GOLD 1'
    return problemsOf(file)
  }

  test('20 are told, of more only how many', () => {
    expect(spoilt(20)).toHaveLength(20)
    expect(spoilt(20)[19]).toContain('Card A3-4 of deck A, frame')
    expect(spoilt(21)).toEqual([...spoilt(20), 'and 1 more'])
    expect(spoilt(24).at(-1)).toBe('and 4 more')
  })

  test('what is wrong with cards and with their number is told in one go', () => {
    expect(afterChange('A', 0, { frame: 'GOLD 1', copies: 2 })).toEqual([
      `Card A1-1 of deck A, frame: found "GOLD 1"; expected ${FRAMES}`,
      'Deck A, pile 1: found 9 cards; expected 8',
    ])
  })
})

describe('a file as text', () => {
  test('is read', () => {
    const file = fileWith('board')
    expect(readDeckText(CONDITIONS, `\uFEFF${JSON.stringify(file, null, 2)}\n`)).toEqual(file)
  })

  test('that is no JSON is refused with the place', () => {
    const text = '{\n  "format": "roundhouse-decks 1",\n}'
    expect(refusalOf(() => readDeckText(CONDITIONS, text))).toBe(
      'Invalid JSON at line 3, column 1: found "}"; expected the name of a field in double quotes',
    )
  })

  test('that is no deck file is refused', () => {
    expect(refusalOf(() => readDeckText(CONDITIONS, '[]'))).toBe(
      'The file: found []; expected an object with the fields format, name, decks, $schema',
    )
  })
})
