import { catalogueOf } from '@roundhouse/words/room'
import { sayIn } from '@roundhouse/words/say'
import { expect, expectTypeOf, test } from 'vitest'
import { TOP } from '../base/board/train.ts'
import { source, sourceKind } from '../base/frames/source.ts'
import { readSymbols } from '../base/frames/symbols.ts'
import { CONTRACT, REWARD } from '../base/numbers.ts'
import type { WhyNot } from '../base/reasons.ts'
import type { StoryLine } from '../base/story.ts'
import { rulesFor } from '../rules.ts'
import { everyGame, playAnyhow } from '../testing/moments.ts'
import { cardName, conditionWords, endFaceWords, wholeFaceWords } from './cards.ts'
import { firstClassCoach } from './coach/room.ts'
import { adviceWords } from './coach.ts'
import { frameWords } from './frames.ts'
import { moveDetail, moveLater, moveWhole, moveWords } from './moves.ts'
import { questionWords } from './questions.ts'
import { reasonWords, type SayableReason } from './reasons.ts'
import { firstClassRoom } from './room.ts'
import { openFrameWords, sourceWords, waitingWords } from './sources.ts'
import { lineWords, storyWords } from './story.ts'
import type { Voice } from './voice.ts'

const catalogue = await catalogueOf('en', [firstClassRoom])
const say = sayIn('en', catalogue)
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan']
const voice: Voice = { say, rules: rulesFor(4, ['A', 'B']), viewer: 0, names: NAMES }

/** A sentence for people: nothing is missing in it, and nothing of ours shows through. */
const isGood = (text: string): boolean =>
  text.trim() !== '' && !/undefined|NaN|null|[{}|#]|\[object|first-class\./.test(text)

test('whatever the rules refuse, and whatever helps, has a message: the compiler sees to it', () => {
  expectTypeOf<WhyNot>().toExtend<SayableReason>()
})

test('every question, move, waiting frame and line of a story of every pair of modules is said', () => {
  const bad: string[] = []
  const check = (text: string, of: string) => isGood(text) || bad.push(`${of} -> ${text}`)
  for (const [i, game] of everyGame().entries()) {
    const { rules } = game
    const story = playAnyhow(game, i, ({ view, choices }) => {
      const own: Voice = { ...voice, rules, viewer: view.toMove }
      check(questionWords(own, view, new Set(choices.map(choice => choice.do))), 'question')
      for (const choice of choices)
        for (const words of [moveWords, moveWhole, moveDetail, moveLater]) check(words(own, view, choice), choice.do)
      if (view.frame !== null) check(openFrameWords(own, view), 'source')
      for (const source of view.waiting) check(sourceWords(own, source), 'waiting')
    })
    for (const line of story) check(lineWords({ ...voice, rules }, line), line.key)
    for (const { words } of storyWords({ ...voice, rules }, story)) check(words, 'story')
  }
  expect(bad.slice(0, 10)).toEqual([])
})

test('later in a plan a move tells which card it is about, and what is bought', () => {
  const told = new Set<string>()
  for (const [i, game] of everyGame().entries())
    playAnyhow(game, i, ({ view, choices }) => {
      const own: Voice = { ...voice, rules: game.rules, viewer: view.toMove }
      for (const choice of choices)
        if (['take', 'decline', 'buy', 'pick', 'fulfil', 'use', 'spend'].includes(choice.do))
          told.add(moveLater(own, view, choice))
    })
  const all = [...told]
  expect(all).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Take the card\. Cars: /),
      expect.stringMatching(/^Decline the card, for an upgrade of your choice\. Cars: /),
      expect.stringMatching(/^Buy with .*: “1 per car card”$/),
      expect.stringMatching(/^Take this Game End card: “\d per locomotive card”$/),
      expect.stringMatching(/^Fulfil the contract\. Contract: for /),
      expect.stringMatching(/^Use it: Locomotive: /),
      '0-car, lower train (1 coin)',
      '1 point (1 coin)',
    ]),
  )
  expect(all.filter(words => /^(Take the card|Decline|Fulfil the contract|Use it)$/.test(words))).toEqual([])
})

test('the coach says once that a contract is one', async () => {
  const coach = sayIn('en', await catalogueOf('en', [firstClassRoom, firstClassCoach]))
  const advice = (key: string) =>
    adviceWords({ ...voice, coach }, { key, facts: { card: 'A1-1', other: 1, points: 4 } })
  expect(advice('fulfils')).toMatch(/^fulfils a contract: for 4 cars worth at least 1 /)
  expect(advice('denies-card')).toMatch(/^denies Bob their best card, worth about 4 points: Contract: for 4 cars /)
})

test('a frame that waits is told with what is in it', () => {
  const told = new Set<string>()
  for (const [i, game] of everyGame().entries())
    playAnyhow(game, i, ({ view, choices }) => {
      const own: Voice = { ...voice, rules: game.rules, viewer: view.toMove }
      for (const choice of choices) if (choice.do === 'begin') told.add(moveWords(own, view, choice))
    })
  expect(told).toContain('Resolve the bonus of city 3: 2 coins')
  expect(told).toContain('Use a second card from the storage')
  expect([...told].filter(words => words.endsWith(': nothing'))).toEqual([])
})

test('the frame of a contract is told by what the contract asks for', () => {
  const told = new Set<string>()
  for (const [i, game] of everyGame().entries())
    playAnyhow(game, i, ({ view }) => {
      if (view.frame !== null && sourceKind(view.frame.source) === CONTRACT)
        told.add(sourceWords({ ...voice, rules: game.rules }, view.frame.source))
    })
  expect(told).toContain('Contract: 4 cars worth at least 1 across both trains')
  expect([...told].filter(words => !/^Contract: [^“]/.test(words))).toEqual([])
})

test('who is the last to keep a Game End card has the other one put back', () => {
  const asked = new Map<number, string>()
  for (const [i, game] of everyGame().entries())
    playAnyhow(game, i, ({ view, choices }) => {
      const own: Voice = { ...voice, rules: game.rules, viewer: view.toMove }
      if (view.draft !== null)
        asked.set(view.draft.length, questionWords(own, view, new Set(choices.map(choice => choice.do))))
    })
  expect(asked.get(3)).toBe('Choose a Game End card to keep secretly; the rest are passed on.')
  expect(asked.get(2)).toBe('Choose a Game End card to keep secretly; the other goes back into the pile.')
})

test('every card and every condition is said', () => {
  for (const pair of [
    ['A', 'B'],
    ['C', 'D'],
    ['E', 'F'],
  ] as const) {
    const rules = rulesFor(4, pair)
    const own = { ...voice, rules }
    for (const face of rules.printed.faces) expect(isGood(wholeFaceWords(own, face)), face.id).toBe(true)
    for (const face of rules.printed.endFaces) expect(isGood(endFaceWords(own, face)), face.id).toBe(true)
  }
  for (const rule of voice.rules.conditions.keys())
    expect(isGood(conditionWords(voice, { rule, numbers: [2, 1, 0] }))).toBe(true)
})

test('a frame is said with like symbols together', () => {
  expect(frameWords(voice, readSymbols(voice.rules, 'CAR 1 + CAR 1 + UP 0>1 + UP 0>1'))).toBe(
    '2 0-cars and 2 upgrades from 0 to 1',
  )
  expect(frameWords(voice, readSymbols(voice.rules, 'UP 2>4 + FREE 1'))).toBe(
    'an upgrade from 2 to 4 and an upgrade of your choice',
  )
  expect(frameWords(voice, readSymbols(voice.rules, 'COND 2 + COND 2'))).toBe('2 conductor steps, 2 times')
  expect(frameWords(voice, readSymbols(voice.rules, 'CAR 1 or UP 0>1'))).toBe('a 0-car or an upgrade from 0 to 1')
  expect(frameWords(voice, [])).toBe('nothing')
})

test('what others do is told by name, what one does oneself with "you"', () => {
  const line = (seat: number): StoryLine => ({ key: 'upgrade', facts: { seat, train: 'lower', from: 2, to: 4 } })
  expect(lineWords(voice, line(0))).toBe('You upgrade a car in the lower train from 2 to 4')
  expect(lineWords(voice, line(2))).toBe('Cleo upgrades a car in the lower train from 2 to 4')
})

test('no line of a story tells a card by its code', () => {
  const told = new Set<string>()
  for (const [i, game] of everyGame().entries()) {
    const own = { ...voice, rules: game.rules }
    for (const line of playAnyhow(game, i, () => {})) told.add(lineWords(own, line))
  }
  expect([...told].filter(words => /\b[A-GX]\d-\d|\bG\d/.test(words))).toEqual([])
})

test('a reason names what is left of the frame, whose turn it is, or what a contract asks for', () => {
  const reason = (code: SayableReason['code'], facts = {}, remedy: SayableReason['remedy'] = null) =>
    reasonWords(voice, { rule: 'FC-1', code, facts, remedy })
  expect(reason('finish-the-frame', { frame: 'CAR 1' }, 'finish-or-done')).toEqual({
    why: 'Finish the current action first. Still to do: a 0-car',
    remedy: 'Use what is left, or skip the rest',
  })
  expect(reason('not-your-decision', { seat: 2 }).why).toBe('It is Cleo’s move')
  expect(reason('tile-is-taken', { holder: 2 }).why).toBe('Cleo already has the start-player tile')
  expect(reason('tile-is-taken', { holder: 0 }).why).toBe('You already have the start-player tile')
  expect(reason('no-such-symbol', { frame: '' }).why).toBe('Nothing gives you this now')
  expect(reason('condition-not-met', { card: 'A1-1' }).why).toBe(
    'This contract needs 4 cars worth at least 1 across both trains',
  )
  expect(reason('not-in-front').why).toBe('It is another player’s move')
  expect(reason('four-coins', { coins: [1, 0, 2] }).why).toContain('1, 0 and 2')
})

test('frames that wait are said by where they come from', () => {
  expect(waitingWords(voice, 'mail upper')).toBe('the bonus of the upper mail car')
  expect(waitingWords({ ...voice, rules: rulesFor(4, ['C', 'D']) }, 'guest luggage D1-2')).toBe(
    'the one-time bonus of the luggage',
  )
  expect(waitingWords({ ...voice, hasCodes: true }, 'G7')).toBe('the action of Game End card G7')
})

test('a card is called by what it is, and by its code only where codes are typed', () => {
  const { points, counts } = voice.rules.printed.endFaces.find(({ id }) => id === 'G7')!
  expect(cardName(voice, 'G7')).toBe(`“${points} per ${counts} card”`)
  expect(cardName(voice, 'X1-1')).toBe('“Cars”')
  expect(cardName({ ...voice, hasCodes: true }, 'X1-1')).toBe('X1-1')
  for (const hasCodes of [true, false]) expect(cardName({ ...voice, hasCodes }, 'toolbox')).toBe('the toolbox')
})

test('what is done in both trains in a row is one sentence, and a city that scores is told once', () => {
  const car = (train: 'upper' | 'lower'): StoryLine => ({ key: 'car', facts: { seat: 1, train } })
  const step = (train: 'upper' | 'lower', steps: number): StoryLine => ({
    key: 'conductor',
    facts: { seat: 0, train, steps },
  })
  const said = storyWords(voice, [
    car('upper'),
    car('lower'),
    car('upper'),
    step('upper', 1),
    step('lower', 2),
    { key: 'city', facts: { seat: 0, city: 2 } },
    { key: 'scored', facts: { seat: 0, points: 3, for: 'city', city: 2 } },
  ])
  expect(said.map(({ words }) => words)).toEqual([
    'Bob adds 0-cars: 2 to the upper train, 1 to the lower train',
    'You move the conductors: the upper one 1 step, the lower one 2 steps',
    'You score 3 points for city 2',
  ])
})

test('what is done in one train in a row is told without the other', () => {
  const both = (key: 'car' | 'conductor', ...trains: ('upper' | 'lower')[]): string[] =>
    storyWords(
      voice,
      trains.map(
        train => ({ key, facts: { seat: 1, train, ...(key === 'conductor' ? { steps: 1 } : {}) } }) as StoryLine,
      ),
    ).map(({ words }) => words)
  expect(both('car', 'upper', 'upper')).toEqual(['Bob adds 2 0-cars to the upper train'])
  expect(both('car', 'lower', 'lower', 'lower')).toEqual(['Bob adds 3 0-cars to the lower train'])
  expect(both('conductor', 'lower', 'lower')).toEqual(['Bob moves the lower conductor 2 steps'])
})

test('what others may not know is not told', () => {
  const kept: StoryLine = { key: 'kept', facts: { seat: 1, card: 'G7' }, only: 1 }
  expect(storyWords(voice, [kept])).toEqual([])
  expect(storyWords({ ...voice, viewer: 1 }, [kept])).toHaveLength(1)
})

test('FC-4.2 of another’s tile it is said who took it, and what each gets', () => {
  const frame = { source: source(REWARD, 2), left: readSymbols(voice.rules, 'CAR 1'), limit: TOP, begun: true }
  const heardBy = (viewer: number, left = frame.left): string =>
    openFrameWords({ ...voice, viewer }, { frame: { ...frame, left }, onTurn: 1, toMove: 3 })
  expect(heardBy(3)).toBe('Bob took the start-player tile: 2 coins for Bob; for you: a 0-car')
  expect(heardBy(3, [])).toBe(heardBy(3)) // the 0-car is there, and a mail car is to be chosen behind it
  expect(heardBy(1)).toBe('You took the start-player tile: 2 coins for you; for Dan: a 0-car')
})

test('in lists the one who is spoken to is "you", and numbers cannot be taken for a part of a name', () => {
  expect(lineWords({ ...voice, names: ['Ann', 'Casual 2'] }, { key: 'over', facts: { points: [26, 158] } })).toBe(
    'The game is over: You (26) and Casual 2 (158)',
  )
  const arrested = (...seats: number[]): string =>
    lineWords(voice, { key: 'arrested', facts: { prints: [3, 3, 3, 0], seats } })
  const left = 'Fingerprints left: You (3), Bob (3), Cleo (3) and Dan (0); '
  expect(arrested()).toBe(`${left}nobody is arrested`)
  expect(arrested(1)).toBe(`${left}Bob is arrested`)
  expect(arrested(0)).toBe(`${left}you are arrested`)
  expect(arrested(0, 1, 2)).toBe(`${left}you, Bob and Cleo are arrested`)
})

test('cards in a row, and the halves of a card, stand apart: what is printed on them has an "and" of its own', () => {
  const storage = (facts: StoryLine) => lineWords({ ...voice, rules: rulesFor(4, ['D', 'F']) }, facts)
  expect(storage({ key: 'storage', facts: { seat: 1, cards: ['X1-3', 'X1-1', 'X1-14'] } })).toBe(
    'Bob opens the storage: Cars: a 0-car and an upgrade from 0 to 1; Cars: 2 0-cars; Route: a city worth 6 points and ' +
      'a bonus city with a 0-car and an upgrade from 0 to 1; the toolbox',
  )
  expect(storage({ key: 'uses', facts: { seat: 0, card: 'toolbox' } })).toBe('You use the toolbox')
  expect(storage({ key: 'took', facts: { seat: 0, card: 'D1-2', place: 'a1' } })).toMatch(
    /^You take Passenger or luggage: passenger: .+; or luggage: .+$/,
  )
})

test('where no codes are typed a card is told by what it is, and not twice', () => {
  const own = (facts: StoryLine, hasCodes: boolean) =>
    lineWords({ ...voice, rules: rulesFor(4, ['B', 'E']), hasCodes }, facts)
  const mechanic: StoryLine = { key: 'mechanic', facts: { seat: 1, card: 'E1-3', train: 'upper' } }
  expect(own(mechanic, false)).toBe('Bob’s mechanic activates in the upper train')
  expect(own(mechanic, true)).toBe('Bob’s mechanic E1-3 activates in the upper train')
  const postcard: StoryLine = { key: 'postcard', facts: { seat: 0, route: 'X1-14' } }
  expect(own(postcard, true)).toBe('You add a postcard to a route card (X1-14)')
  expect(own(postcard, false)).toMatch(/^You add a postcard to a route card \(a city worth 6 points and a bonus city /)
  const contract = source(
    CONTRACT,
    voice.rules.printed.faces.findIndex(({ id }) => id === 'A1-1'),
  )
  expect(sourceWords(voice, contract)).toBe('Contract: 4 cars worth at least 1 across both trains')
  expect(sourceWords({ ...voice, hasCodes: true }, contract)).toBe('contract A1-1')
})

test('FC-3.2 what must be done is not told among what is skipped', () => {
  const told = new Set<string>()
  for (const [i, game] of everyGame().entries())
    playAnyhow(game, i, ({ view, choices }) => {
      const own: Voice = { ...voice, rules: game.rules, viewer: view.toMove }
      for (const choice of choices) if (choice.do === 'done') told.add(moveWhole(own, view, choice))
    })
  expect([...told].filter(words => /placing|seating|choosing/.test(words))).toEqual([])
  expect([...told].filter(words => words === 'Skip nothing')).toEqual([])
})

test('the coach does not call a contract a contract twice', async () => {
  const coach = { ...voice, coach: sayIn('en', await catalogueOf('en', [firstClassRoom, firstClassCoach])) }
  expect(adviceWords(coach, { key: 'fulfils', facts: { card: 'A1-1' } })).toMatch(/^fulfils a contract: for 4 cars /)
  expect(adviceWords(coach, { key: 'denies-card', facts: { card: 'A1-1', other: 1, points: 3 } })).toMatch(
    /^denies Bob their best card, worth about 3 points: Contract: for 4 cars /,
  )
})
