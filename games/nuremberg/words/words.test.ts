import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { Facts } from '@roundhouse/kernel/story'
import { catalogueOf } from '@roundhouse/words/room'
import { sayIn } from '@roundhouse/words/say'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { PaymentKind } from '../base/influence.ts'
import type { WhyNot } from '../base/reasons.ts'
import type { StoryLine } from '../base/story.ts'
import { newGame, nuremberg } from '../definition.ts'
import { nurembergCoach } from './coach/room.ts'
import { adviceWords } from './coach.ts'
import { reasonWords, type SayableReason } from './reasons.ts'
import { nurembergRoom } from './room.ts'
import { storyWords } from './story.ts'
import { classWords, piecesWords, spacesWords, type Voice } from './voice.ts'

const catalogue = await catalogueOf('en', [nurembergRoom])
const say = sayIn('en', catalogue)
const { rules } = nuremberg.open(newGame(3, 'nuremberg'))
const voice: Voice = { say, rules, names: ['You', 'Bram', 'Chiara'], viewer: 0 }
const words = (...lines: StoryLine[]) => storyWords(voice, lines).map(({ words }) => words)

describe('the story in words', () => {
  test('the reader is spoken to, others are named', () => {
    expect(words({ key: 'bid', facts: { seat: 0, box: 'U1', cubes: 4 } })).toEqual(['You bid 4 on upper box 1'])
    expect(words({ key: 'bid', facts: { seat: 1, box: 'U1', cubes: 4 } })).toEqual(['Bram bids 4 on upper box 1'])
  })

  test('boxes are called by their place, and by their name where the board is not seen', () => {
    const discs: StoryLine[] = [
      { key: 'disc', facts: { box: 'U1', colour: 'white' } },
      { key: 'disc', facts: { box: 'U2', colour: 'red' } },
      { key: 'disc', facts: { box: 'L1', colour: 'green' } },
    ]
    expect(words(...discs)).toEqual(['Discs: upper row white, red; lower row green'])
    expect(storyWords({ ...voice, hasPlaces: true }, discs)[0]!.words).toBe('Discs: U1 white, U2 red, L1 green')
  })

  test('a loss has a minus, not a hyphen', () => {
    expect(words({ key: 'scored', facts: { seat: 1, points: -5, for: 'loss' } })).toEqual(['Bram: −5 for the loss'])
  })

  test('links in a row become one series, and tell where it is', () => {
    const link = (from: string, to: string, price: number): StoryLine => ({
      key: 'built',
      facts: { seat: 1, from, to, price },
    })
    const told = storyWords(voice, [link('Fürth', 'Poppenreuth', 1), link('Poppenreuth', 'Schniegling', 2)])
    expect(told.map(({ words }) => words)).toEqual(['Bram plans Fürth – Poppenreuth – Schniegling (2 building points)'])
    expect(told[0]!.areas.map(area => rules.map.areas[area]!.name).sort()).toEqual([
      'Fürth',
      'Poppenreuth',
      'Schniegling',
    ])
  })

  test('payments in a row become one', () => {
    const pay = (kind: PaymentKind, count: number): StoryLine => ({ key: 'paid', facts: { seat: 2, kind, count } })
    expect(words(pay('white', 1), pay('cubes', 3))).toEqual(['Chiara pays 1 white and 3 cubes'])
    const again = [pay('white', 1), pay('cubes', 3), pay('white', 1), pay('green', 1)]
    expect(words(...again)).toEqual(['Chiara pays 2 white, 3 cubes and 1 green'])
  })

  test('what is loaded is counted', () => {
    const load = (piece: 'red' | 'grey'): StoryLine => ({
      key: 'loaded',
      facts: { seat: 1, piece, area: 'Lauf', train: '3b', class: piece === 'red' ? 'second' : 'goods' },
    })
    expect(words(load('red'), load('grey'))).toEqual([
      'Bram loads 1 red passenger from Lauf onto train 3b, second class',
      'Bram loads 1 beer from Lauf onto train 3b',
    ])
  })

  test('what everyone takes is said once', () => {
    const takes = (seat: number, cubes: number): StoryLine => ({ key: 'invested', facts: { seat, cubes } })
    expect(words(takes(0, 12), takes(1, 12), takes(2, 12))).toEqual(['Everyone takes 12 cubes'])
    expect(words(takes(0, 12), takes(1, 9), takes(2, 12))).toEqual(['Cubes taken: you (12), Bram (9), Chiara (12)'])
  })
})

describe('reasons in words', () => {
  const why = (code: SayableReason['code'], facts: Facts, remedy: SayableReason['remedy'] = null) =>
    reasonWords(voice, { rule: 'NB', code, facts, remedy })

  test('of what the reader has done with "you"', () => {
    const taken = (holder: number) => why('train-taken', { train: '3b', holder }, 'another-train')
    expect(taken(1)).toBe('Train 3b is taken: Bram bought it. Buy another train.')
    expect(taken(0)).toBe('You have already bought train 3b. Buy another train.')
  })

  test('with what would make it legal', () => {
    expect(why('below-minimum', { box: 'U1', least: 3 }, 'bid-more')).toBe(
      'The minimum bid on upper box 1 is 3 cubes. Bid more.',
    )
  })

  test('closed ground is named', () => {
    expect(why('closed-ground', { from: 'Fürth', to: 'Alte Veste' })).toBe(
      'You can’t build into mountains: Alte Veste.',
    )
  })

  test('what it would cost, and what there is', () => {
    const facts = { price: 9, white: 1, red: 0, green: 2, cubes: 4, influence: [1, 2, 0, 2] }
    expect(why('cannot-pay', facts)).toBe(
      'The series would cost 9 building points, 1 white and 2 green; you have 4 cubes, 1 white, 2 brown and 2 green.',
    )
  })
})

test('NB-8.1 of several lines one is sold, and the question says so', () => {
  expect(say('nuremberg.sell.about', { count: 1 })).toBe('You can sell one line. Choose one end.')
  expect(say('nuremberg.sell.about', { count: 2 })).toBe('You can sell one of 2 lines. Choose one end.')
})

test('NB-9.2 after the last turn track costs points, no longer profit', () => {
  const upkeep = (isLast: string) => say('nuremberg.summary.upkeep', { upkeep: 1, isLast })
  expect(upkeep('no')).toBe('Your track costs 1 a turn; selling a line lowers that.')
  expect(upkeep('yes')).toBe('Your track costs 1 point at the end; selling a line lowers that.')
})

test('NB-3.3 where there is one bid left, it is said as one', () => {
  expect(say('nuremberg.bid.range', { least: 4, most: 8, isOne: 'no' })).toBe('4 to 8')
  expect(say('nuremberg.bid.range', { least: 10, most: 10, isOne: 'yes' })).toBe('only 10')
})

test('NB-10.2 by the rules of 2009 passengers have one class, and no second one is spoken of', () => {
  const spoken = ({ rules2009 }: { rules2009: boolean }) => {
    const speaker = { say, rules: nuremberg.open({ ...newGame(3, 'wensleydale'), rules2009 }).rules }
    return [spacesWords(speaker, [3, 1, 2]), classWords(speaker, 'second'), classWords(speaker, 'goods')]
  }
  expect(spoken({ rules2009: false })).toEqual(['3 first class, 1 second class, 2 goods', 'second class', 'goods'])
  expect(spoken({ rules2009: true })).toEqual(['4 passengers, 2 goods', 'passengers', 'goods'])
})

test('whatever is told or refused in random games has words, and nothing in them is left open', () => {
  const said: string[] = []
  for (const options of [newGame(3, 'nuremberg'), newGame(4, 'wensleydale', true)]) {
    const game = nuremberg.open(options)
    const dice: Dice = { seed: [3, 1, 4, options.players], rolled: 0 }
    const names = ['You', 'Bram', 'Chiara', 'Dénes'].slice(0, options.players)
    const here: Voice = { ...voice, rules: game.rules, names }
    const told: StoryLine[] = []
    const emit = (line: StoryLine) => void told.push(line)
    const state = game.begin(dice.seed, emit)
    const texts = new Set<string>()
    while (game.toMove(state) !== null) {
      const moves = game.moves(state)
      for (const move of moves) texts.add(game.write(move))
      for (const text of [...texts].slice(-60)) {
        const reason = game.why(state, state.toMove, text)
        if (reason !== null) said.push(reasonWords(here, reason))
      }
      const builds = moves.filter(move => game.write(move).startsWith('build'))
      const pool = builds.length > 0 && roll(dice, 4) > 0 ? builds : moves
      game.play(state, pool[roll(dice, pool.length)]!, emit)
    }
    said.push(...storyWords(here, told).map(({ words }) => words))
  }
  expect(said.length).toBeGreaterThan(500)
  expect(said.filter(words => /nuremberg\.|undefined|NaN|[{}]/.test(words))).toEqual([])
})

test('whatever the rules refuse, and whatever helps, has a message: the compiler sees to it', () => {
  expectTypeOf<WhyNot>().toExtend<SayableReason>()
})

test('areas are told with their places where no map is drawn', () => {
  const placed: Voice = { ...voice, hasPlaces: true }
  const sold: StoryLine = {
    key: 'sold',
    facts: { seat: 1, company: 'red', from: 'Vach', to: 'Fürth', pieces: 2, price: 1 },
  }
  expect(storyWords(placed, [sold])[0]!.words).toBe('Bram sells Vach c4 – Fürth e4 to the red company, paying 1 red')
})

describe('counted things', () => {
  test('passengers have a plural, and what is 0 is left out', () => {
    expect(piecesWords(voice, [2, 0, 2, 1])).toBe('2 beer, 2 red passengers and 1 green passenger')
    expect(piecesWords(voice, [0, 0, 0, 0])).toBe('nothing')
  })

  test('nobody is told to save 0 cubes', async () => {
    const coach = { ...voice, coach: sayIn('en', await catalogueOf('en', [nurembergRoom, nurembergCoach])) }
    const keeps = (cubes: number) =>
      adviceWords(coach, { key: 'keeps', facts: { cubes, white: 1, brown: 2, red: 0, green: 0 } })
    expect(keeps(0)).toBe('saves 1 white and 2 brown for later')
    expect(keeps(3)).toBe('saves 3 cubes, 1 white and 2 brown for later')
  })
})
