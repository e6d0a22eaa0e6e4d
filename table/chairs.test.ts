import { expect, test } from 'vitest'
import { type Chair, chairsIn, notesOf, onlyPersonIn, peopleIn } from './chairs.ts'

const CHAIRS: readonly Chair[] = [
  { is: 'person', name: 'Anna #1' },
  { is: 'bot', level: 'greedy', name: 'Bram' },
]

test('who sits where is read as it was written', () => {
  expect(chairsIn({ notes: notesOf(CHAIRS) }, 2)).toEqual(CHAIRS)
})

test('what the command line writes is understood', () => {
  const notes = [
    ['chair', '1 me'],
    ['chair', '2 random'],
  ] as const
  expect(chairsIn({ notes }, 2)).toEqual([
    { is: 'person', name: '1' },
    { is: 'bot', level: 'random', name: '2' },
  ])
})

test('a record that says nothing is played by people, and notes that make no sense are passed over', () => {
  const people = [
    { is: 'person', name: '1' },
    { is: 'person', name: '2' },
  ]
  expect(chairsIn({ notes: [] }, 2)).toEqual(people)
  expect(chairsIn({ notes: [['name', 'Anna'] as const, ['chair', '7 greedy'] as const] }, 2)).toEqual(people)
})

test('a name is kept on one line, and an empty one is left out', () => {
  const odd: readonly Chair[] = [
    { is: 'person', name: ' A\nB ' },
    { is: 'person', name: '  ' },
  ]
  expect(notesOf(odd)).toEqual([
    ['chair', '1 me'],
    ['chair', '2 me'],
    ['name', '1 A B'],
  ])
})

test('a chair that nobody named is called by its number, which is not written down', () => {
  const unnamed = chairsIn({ notes: [] }, 2)
  expect(notesOf(unnamed)).toEqual([
    ['chair', '1 me'],
    ['chair', '2 me'],
  ])
})

test('a program is a bot that is known by its command', () => {
  const notes = [['chair', '2 run:python3 "my bot.py" --fast'] as const]
  const chairs = chairsIn({ notes }, 2)
  expect(chairs[1]).toEqual({ is: 'bot', level: 'run:python3 "my bot.py" --fast', name: '2' })
  expect(notesOf(chairs)).toContainEqual(notes[0])
})

test('the people at a table, and the only one', () => {
  expect([peopleIn(CHAIRS), onlyPersonIn(CHAIRS)]).toEqual([[0], 0])
  expect(onlyPersonIn(chairsIn({ notes: [] }, 2))).toBeNull()
})
