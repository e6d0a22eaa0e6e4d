import { fileURLToPath } from 'node:url'
import { roll } from '@roundhouse/kernel/dice'
import type { Line } from '@roundhouse/kernel/story'
import { sourcesIn } from '@roundhouse/kernel/testing/sources'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import { MAP_NAMES } from '@roundhouse/nuremberg/maps/standard'
import { at, rulesOn } from '@roundhouse/nuremberg/testing/positions'
import { describe, expect, test } from 'vitest'
import { groupTitle, MOVE_WORDS, moveWords } from './moves.ts'
import { questionWords } from './questions.ts'
import { REASON_CODES, REMEDY_CODES, reasonWords } from './reasons.ts'
import { SCORED_FOR, SOURCES, STORY_KEYS, storyWords } from './story.ts'
import type { Voice } from './voice.ts'

const root = fileURLToPath(new URL('../../../../games/nuremberg', import.meta.url))
const sources = sourcesIn(root, 'base', 'phases', 'routes', 'game.ts', 'set-up.ts')

/** Every text that the rules write after `key:`, `code:` or `mend:`, also where they choose between two. */
const written = (name: string): Set<string> =>
  new Set(
    sources
      .flatMap(text => [...text.matchAll(new RegExp(`\\b${name}: ([^,\\n]*'[^,\\n]*)`, 'g'))])
      .flatMap(([, value]) => [...value!.matchAll(/'([a-z0-9-]+)'/g)].map(([, word]) => word!)),
  )

/** Codes that are handed to a function which makes the reason. */
const handedOver = sources
  .flatMap(text => [...text.matchAll(/\bfor(?:Track|Train)\('([a-z-]+)'/g)])
  .map(([, code]) => code!)

interface Heard {
  readonly keys: Set<string>
  readonly scoredFor: Set<string>
  readonly moves: Set<string>
  readonly bad: string[]
}

/** A sentence for people: nothing is missing in it, and nothing of ours shows through. */
const isGood = (text: string): boolean => text.trim() !== '' && !/undefined|NaN|null|[{}|#]|\[object|\bfor $/.test(text)

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan']

/** Plays any moves to the end and says everything that can be said on the way. */
function sayAll(game: Nuremberg, heard: Heard): void {
  const story: Line[] = []
  const dice = { seed: [1, 2, 3, game.seats] as const, rolled: 0 }
  const state = game.begin([4, 5, 6, game.seats], line => story.push(line))
  const texts = new Set(['bid U1 4', 'bid L4 20', 'pay red 1', 'finish', 'give up', 'pass', 'nonsense'])
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    const moves = game.moves(state)
    const voice: Voice = { viewer: seat, names: NAMES, rules: game.rules }
    const view = game.view(state, seat)
    check(heard, questionWords(voice, view))
    for (const move of moves) {
      heard.moves.add(game.write(move).split(' ')[0]!)
      check(heard, moveWords(voice, view, game.write(move)))
    }
    for (const text of texts) {
      const reason = game.why(state, seat, text)
      if (reason !== null) check(heard, reasonWords(voice, reason).replace(/^"[^"]*" is no move.*/, 'no move'))
    }
    const chosen = moves[roll(dice, moves.length)]!
    if (texts.size < 60) texts.add(game.write(chosen))
    game.play(state, chosen, line => story.push(line))
  }
  for (const viewer of [0, 1, 'watcher'] as const)
    for (const text of storyWords({ viewer, names: NAMES, rules: game.rules }, story)) check(heard, text)
  for (const { key, facts } of story) {
    heard.keys.add(key)
    if (key === 'scored') heard.scoredFor.add(String(facts['for']))
  }
}

const check = (heard: Heard, text: string): void => {
  if (!isGood(text)) heard.bad.push(text)
}

const heard: Heard = { keys: new Set(), scoredFor: new Set(), moves: new Set(), bad: [] }
for (const map of MAP_NAMES)
  for (const players of [2, 3, 4]) sayAll(nuremberg.open(newGame(players, map, map !== 'nuremberg')), heard)

const scoredInSources = sources
  .flatMap(text => text.match(/\bscore\(table,.*/g) ?? [])
  .flatMap(line => [...line.replace(/\{.*/, '').matchAll(/'([a-z-]+)'/g)].map(([, source]) => source!))

describe('words', () => {
  test('everything that happens in random games can be said', () => {
    expect([...new Set(heard.bad)]).toEqual([])
  })

  test('every line of the story has words, and no words are left over', () => {
    const keys = new Set([...written('key'), ...heard.keys])
    expect([...keys].filter(key => !STORY_KEYS.includes(key))).toEqual([])
    expect(STORY_KEYS.filter(key => !keys.has(key))).toEqual([])
  })

  test('every source of points has words and a heading, and none is left over', () => {
    const told = new Set([...heard.scoredFor, ...scoredInSources])
    expect([...told].filter(source => !SCORED_FOR.includes(source))).toEqual([])
    expect(SCORED_FOR.filter(source => !told.has(source))).toEqual([])
    expect(Object.keys(SOURCES).sort()).toEqual([...SCORED_FOR].sort())
  })

  test('every reason and every remedy has words, and none is left over', () => {
    expect([...new Set([...written('code'), ...handedOver])].sort()).toEqual([...REASON_CODES].sort())
    expect([...written('remedy')].sort()).toEqual([...REMEDY_CODES].sort())
  })

  test('every move has words and a heading, and none is left over', () => {
    const words = new Set(
      rulesOn('nuremberg', 2).moveKinds.flatMap(moveKind => (moveKind === undefined ? [] : [moveKind.word])),
    )
    expect([...words].sort()).toEqual([...MOVE_WORDS].sort())
    expect(MOVE_WORDS.filter(word => groupTitle(word) === '')).toEqual([])
  })
})

describe('the story', () => {
  const rules = rulesOn('nuremberg', 2)
  const say = (...lines: Line[]) => storyWords({ viewer: 0, names: NAMES, rules }, lines)
  const line = (key: string, facts: Line['facts']): Line => ({ key, facts })

  test('a series is one sentence, with the places to find it on the map', () => {
    expect(
      say(
        line('built', { seat: 1, from: 'Fürth', to: 'Ronhof', price: 2 }),
        line('built', { seat: 1, from: 'Ronhof', to: 'Thon', price: 3 }),
        line('finished', { seat: 1, pieces: 2, price: 3 }),
        line('paid', { seat: 1, kind: 'red', count: 1 }),
        line('paid', { seat: 1, kind: 'cubes', count: 3 }),
      ),
    ).toEqual(['Bob builds Fürth e4 - Ronhof d5 - Thon d7, 2 pieces for 3 building points; pays 1 red and 3 cubes.'])
    expect(
      say(line('built', { seat: 0, from: 'Fürth', to: 'Ronhof', price: 2 }), line('gave-up', { seat: 0 })),
    ).toEqual(['You plan track Fürth e4 - Ronhof d5 (2 building points); give the series up and build nothing.'])
  })

  test('what a train cost is told with it, and not with the track before', () => {
    expect(
      say(
        line('finished', { seat: 1, pieces: 2, price: 3 }),
        line('paid', { seat: 1, kind: 'red', count: 1 }),
        line('paid', { seat: 1, kind: 'cubes', count: 3 }),
        line('paid', { seat: 1, kind: 'brown', count: 2 }),
        line('paid', { seat: 1, kind: 'cubes', count: 1 }),
        line('paid', { seat: 1, kind: 'white', count: 2 }),
        line('bought', { seat: 1, train: '1a' }),
      ),
    ).toEqual([
      'Bob builds the series, 2 pieces for 3 building points; pays 1 red and 3 cubes; buys train 1a for 2 brown, 1 cube and 2 white.',
    ])
  })

  test('cubes that all take and discs of all boxes are one sentence each', () => {
    const invested = (...cubes: number[]) => cubes.map((n, seat) => line('invested', { seat, cubes: n }))
    const others = { viewer: 0, names: ['Ann', 'Bob'], rules } as const
    expect(storyWords(others, invested(12, 12))).toEqual(['Everyone takes 12 cubes.'])
    expect(storyWords(others, invested(12, 9))).toEqual(['Cubes taken: you 12, Bob 9.'])
    expect(say(line('disc', { box: 'U1', colour: 'red' }), line('disc', { box: 'L1', colour: 'white' }))).toEqual([
      'Discs on the boxes: U1 red, L1 white.',
    ])
  })

  test('a loss is lost', () => {
    expect(say(line('scored', { seat: 0, points: -4, for: 'loss' }))).toEqual(['You lose 4 points for the loss.'])
  })
})

describe('reasons', () => {
  const rules = rulesOn('nuremberg', 2)
  const why = (position: string, text: string): string => {
    const { game, state } = at(rules, position)
    return reasonWords({ viewer: 0, names: NAMES, rules }, game.why(state, 0, text)!)
  }

  test.each([
    [
      'phase track',
      'build Lauf > Schwaig',
      /^A series starts at a red or green station .* Lauf e10 is neither \(NB-5\.3\)\. Start /,
    ],
    [
      'phase track',
      'build Unterfarrnbach > Seukendorf',
      /^No track is built into hop fields: Seukendorf \w+ \(NB-5\.4\)\.$/,
    ],
    [
      'phase track\nlandowners Stadeln\nbuild-order 1 2\nseat 1\n  white 0',
      'build Fürth > Stadeln',
      /^The landowners in its way cost 1 white; you have 12 cubes and 2 brown,/,
    ],
    [
      'phase trains\nreds Vach',
      'load red Vach 3b second',
      /does not lead a red passenger from Vach c4 to a station of his colour/,
    ],
    [
      'phase takeovers\nseat 1\n  track Fürth - Stadeln - Vach',
      'sell Vach - Stadeln to red',
      /^Neither Vach c4 nor Stadeln d4 is a red station/,
    ],
  ])('%s: %s', (position, text, words) => {
    expect(why(position, text)).toMatch(words)
  })
})
