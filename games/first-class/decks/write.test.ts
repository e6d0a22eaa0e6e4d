import { expect, test } from 'vitest'
import { conditions as CONDITIONS } from '../rules.ts'
import { FORMAT } from './definition.ts'
import { readDecks, readDeckText } from './read.ts'
import { standardDecks } from './standard.ts'
import { writeDecks } from './write.ts'

test('a file is one line, in a fixed order, without what goes without saying', () => {
  const text = writeDecks({
    name: 'Mine',
    decks: {
      board: 'P1, P2, B{COIN 2}',
      mailCars: [{ note: '', frame: 'LOCO 2', id: 'M1', status: 'documented' }],
      gameEnd: [{ points: 2, id: 'G1', frame: 'COIN 1', counts: 'car' }],
      B: [],
      A: [
        {
          frame: 'COIN 3',
          note: 'why',
          kind: 'contract',
          each: 'contract',
          when: 'always',
          copies: 1,
          pile: 1,
          id: 'A1',
        },
      ],
      X: [{ status: 'ours', copies: 2, cities: 'P1', kind: 'route', pile: 3, id: 'X1' }],
    },
    format: FORMAT,
  })
  expect(text).toBe(
    '{"format":"roundhouse-decks 1","name":"Mine","decks":{' +
      '"X":[{"id":"X1","pile":3,"copies":2,"kind":"route","cities":"P1","status":"ours"}],' +
      '"A":[{"id":"A1","pile":1,"kind":"contract","when":"always","each":"contract","frame":"COIN 3","note":"why"}],' +
      '"B":[],' +
      '"gameEnd":[{"id":"G1","counts":"car","points":2,"frame":"COIN 1"}],' +
      '"mailCars":[{"id":"M1","frame":"LOCO 2"}],' +
      '"board":"P1, P2, B{COIN 2}"}}',
  )
})

test('what is written is read as it was, and written the same again', () => {
  const file = readDecks(CONDITIONS, standardDecks(1))
  const text = writeDecks(file)
  expect(text).not.toContain('\n')
  expect(readDeckText(CONDITIONS, text)).toEqual(file)
  expect(writeDecks(readDeckText(CONDITIONS, text))).toBe(text)
  expect(writeDecks(standardDecks(1))).toBe(text)
})
