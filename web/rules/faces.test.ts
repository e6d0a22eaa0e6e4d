import { LANGUAGES, type Language } from '@roundhouse/words/languages'
import { describe, expect, test } from 'vitest'
import { faces as firstClassFaces } from '../first-class/album/faces.tsx'
import { albumSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { faces as nurembergFaces } from '../nuremberg/album/faces.tsx'
import { type AlbumFace, ANYTHING, findFaces, together } from './face.ts'

const sayOf = (game: 'first-class' | 'nuremberg', language: Language): Promise<Say> => albumSay(language, game)

const GAMES = [
  ['first-class', firstClassFaces],
  ['nuremberg', nurembergFaces],
] as const

/** A message that there is not is said as its key. */
const unsaid = /^(cards|first-class|nuremberg)\.|undefined/

describe.each(GAMES)('the faces of %s', (game, faces) => {
  test.each(Object.keys(LANGUAGES) as Language[])('are all told in %s', async language => {
    const say = await sayOf(game, language)
    const all = faces.all(say)
    const words = all.flatMap(({ name, kind, note, words, part, group }) => {
      const heading = say.find(`cards.group.${group}`) ?? 'undefined'
      return [name, kind, note, words, part, heading, faces.headOf(say, group).about]
    })
    expect(words.filter(each => unsaid.test(each))).toEqual([])
  })

  test('have each an id of its own, and some are documented and some ours', async () => {
    const all = faces.all(await sayOf(game, 'en'))
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(together(all, ({ origin }) => origin).length).toBe(2)
  })
})

const cards = firstClassFaces.all(await sayOf('first-class', 'en'))
const count = (faces: readonly AlbumFace[]): number => faces.reduce((sum, { copies }) => sum + copies, 0)

test('FC-1.2 every pile has 24 base cards and 8 of each module', () => {
  const piles = together(
    cards.filter(({ part }) => part !== ''),
    ({ group, part }) => `${group} ${part}`,
  )
  expect(piles.map(([, pile]) => count(pile))).toEqual([24, 24, 24, ...Array.from({ length: 18 }, () => 8)])
})

test('FC-1.5 FC-C.1 there are 21 Game End cards and 26 evidence tokens', () => {
  expect(count(cards.filter(({ group }) => group === 'game-end'))).toBe(21)
  expect(count(cards.filter(({ id }) => id.startsWith('evidence-')))).toBe(26)
})

test('a search finds by id, kind and words; a filter by part, kind and origin', () => {
  const ids = (wanted: Partial<typeof ANYTHING>) => findFaces(cards, { ...ANYTHING, ...wanted }).map(({ id }) => id)
  expect(ids({ words: ['x1-11'] })).toEqual(['X1-11'])
  expect(ids({ words: ['celebrity', 'doubles'] })).toEqual(['B1-1', 'B2-1', 'B3-1'])
  expect(ids({ group: 'F', origin: 'documented', kind: 'Factory' })).toEqual(['F1-2', 'F2-2', 'F3-2'])
  expect(ids({ words: ['nowhere'] })).toEqual([])
})
