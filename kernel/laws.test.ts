import { describe, expect, test } from 'vitest'
import { type Dice, readSeed, roll, type Seed, writeSeed } from './dice.ts'
import type { Game, GameDefinition, Move } from './game.ts'
import { anyMove, examine, examineDefinition, LawViolation, playRandomly } from './laws.ts'
import { begin, play } from './match.ts'
import {
  type Pebbles,
  type PebblesOptions,
  type PebblesView,
  pebbles,
  pebblesBox,
  usualPebbles,
} from './testing/pebbles.ts'

type PebblesGame = Game<Pebbles, PebblesView>

const seed: Seed = [0, 0, 0, 0x5eed]
const good = pebbles(usualPebbles)

const breachOf = (examination: () => unknown): LawViolation => {
  try {
    examination()
  } catch (error) {
    if (error instanceof LawViolation) return error
    throw error
  }
  throw new Error('No law was broken')
}

/** The law that a game breaks which is Pebbles but for these parts. */
const brokenBy = (parts: Partial<PebblesGame>): LawViolation => breachOf(() => examine({ ...good, ...parts }))
const lawBrokenBy = (parts: Partial<PebblesGame>): string => brokenBy(parts).law

/** Pebbles with something more in its state. */
const withMore = (more: Record<string, unknown>): Partial<PebblesGame> => ({
  begin: (...args) => ({ ...good.begin(...args), ...more }),
})

const withView = (more: (state: Pebbles) => Record<string, unknown>): Partial<PebblesGame> => ({
  view: (state, viewer) => ({ ...good.view(state, viewer), ...more(state) }),
})

/** Plays as Pebbles does, and then does something more. */
const afterPlay = (more: (state: Pebbles, move: Move) => void): Partial<PebblesGame> => ({
  play(state, move, emit) {
    good.play(state, move, emit)
    more(state, move)
  },
})

describe('a game that obeys the laws passes', () => {
  test.each([2, 3, 4])('Pebbles with %i players', players => {
    for (const casts of [true, false]) {
      const findings = examineDefinition(pebblesBox, { ...usualPebbles, players, casts }, { games: 5, seed })
      expect(findings.games).toBe(5)
      expect(findings.moves).toBeGreaterThan(50)
      expect(findings.takenBack).toBeGreaterThan(10)
      expect(findings.redealt).toBeGreaterThan(100)
    }
  })

  test('and the same seed is the same examination', () => {
    const findings = examine(good, { seed })
    expect(findings.games).toBe(10)
    expect(examine(good, { seed })).toEqual(findings)
    expect(examine(good, { seed: readSeed('2')! })).not.toEqual(findings)
  })

  test('with moves chosen by another hand', () => {
    const seen: number[] = []
    const findings = examine(good, {
      games: 1,
      choose(_game, state, moves) {
        seen.push(moves.length)
        state.over = true
        return moves.at(-1)!
      },
    })
    expect(findings.moves).toBe(seen.length)
    expect(seen.every(count => count > 0)).toBe(true)
  })

  test('with the costly laws looked at now and then', () => {
    const views = (every: number): number => {
      let count = 0
      const view: PebblesGame['view'] = (state, viewer) => {
        count++
        return good.view(state, viewer)
      }
      examine({ ...good, view }, { games: 3, every })
      return count
    }
    expect(views(5)).toBeGreaterThan(0)
    expect(views(5)).toBeLessThan(views(1) / 3)
    expect(examine(good, { every: 5 }).redealt).toBeLessThan(examine(good).redealt / 3)
  })

  test('asked only for the eyes of seats and of watchers, and with dice that could have been rolled', () => {
    const viewers = new Set<unknown>()
    const redeal: PebblesGame['redeal'] = (state, viewer, dice) => {
      viewers.add(viewer)
      good.redeal(state, viewer, dice)
    }
    const complaints: PebblesGame['complaints'] = state =>
      state.rolled < 0 ? [`rolled ${state.rolled} times`] : good.complaints(state)
    expect(examine({ ...good, redeal, complaints }, { games: 1 }).games).toBe(1)
    expect(viewers).toEqual(new Set([0, 1, 2, 'watcher']))
  })

  test('finds nothing to redeal where nothing is hidden', () => {
    const alike = pebbles({ ...usualPebbles, bag: [new Array(14).fill(1)] })
    expect(examine({ ...alike, remembered: ['bag', 'hands'] }, { games: 2 }).redealt).toBe(0)
  })

  test('finds nothing to take back where every move rolls', () => {
    const rolling = afterPlay(state => roll(state, 6))
    expect(examine({ ...good, ...rolling }, { games: 2 }).takenBack).toBe(0)
  })
})

describe('a breach', () => {
  test('says the game, the law, what is wrong and the way there', () => {
    const complaints = ({ rows }: Pebbles): string[] => (rows[1]!.length > 0 ? ['too long', 'too late'] : [])
    const { law, message } = brokenBy({ complaints })
    const [headline, count, ...way] = message.split('\n')
    expect(law).toBe('the referee has no complaints')
    expect(headline).toBe('pebbles: the referee has no complaints: too long')
    const [first, ...moves] = way
    expect(count).toBe(`after ${moves.length} moves:`)
    let match = begin(good, readSeed(first!.replace('seed ', ''))!)
    expect(first).toBe(`seed ${writeSeed(match.now.seed)}`)
    for (const move of moves) match = play(good, match, Number(move[0]) - 1, move.slice(2))
    expect(complaints(match.now)).toHaveLength(2)
  })

  test('a crash is one, too, and keeps its cause', () => {
    const bug = new TypeError('a bug')
    const points = () => {
      throw bug
    }
    const breach = brokenBy({ points })
    expect(breach.message).toContain('pebbles: nothing crashes: TypeError: a bug\nafter 0 moves:')
    expect(breach.cause).toBe(bug)
  })
})

describe('a state', () => {
  class Bag {
    pebbles = 3
  }
  const circle: unknown[] = []
  circle.push(circle)

  test.each([
    ['undefined', { more: undefined }],
    ['a function', { more: () => 1 }],
    ['a number that is none', { more: Number.NaN }],
    ['a zero below zero', { more: [-0] }],
    ['a class', { more: new Bag() }],
    ['a map', { more: { deep: new Map() } }],
    ['a list of small numbers', { more: new Int8Array(2) }],
    ['a gap in a list', { more: new Array(2) }],
    ['a date', { more: new Date(0) }],
  ])('is plain data: not %s', (_, more) => {
    expect(lawBrokenBy(withMore(more))).toBe('a state is plain data and survives JSON')
  })

  test('is plain data: the place is told', () => {
    expect(brokenBy(withMore({ more: { a: [1, Number.NaN] } })).message).toContain(': at.more.a.1: null is not NaN\n')
    expect(brokenBy(withMore({ more: -0 })).message).toContain(': at.more: 0 is not -0\n')
    expect(brokenBy(withMore({ more: { a: undefined } })).message).toContain(': at.more.a is in one of them only')
    expect(brokenBy(withMore({ more: { a: new Bag() } })).message).toContain(': at.more.a: {"pebbles":3} is not')
  })

  test('is plain data: it goes in no circles', () => {
    expect(lawBrokenBy(withMore({ more: circle }))).toBe('nothing crashes')
  })

  test('has a copy', () => {
    const law = 'a copy is equal to its original, and another one'
    expect(lawBrokenBy({ copy: state => state })).toBe(law)
    expect(lawBrokenBy({ copy: state => ({ ...state, laid: state.laid + 1 }) })).toBe(law)
    expect(lawBrokenBy({ copy: ({ laid: _, ...state }) => state as Pebbles })).toBe(law)
    expect(lawBrokenBy({ copy: state => ({ ...state, more: null }) })).toBe(law)
    expect(brokenBy({ copy: state => state }).message).toContain(`${law}: it is the same\n`)
    const renamed = ({ laid, ...state }: Pebbles) => ({ ...state, placed: laid }) as unknown as Pebbles
    expect(brokenBy({ copy: renamed }).message).toContain(`${law}: at.placed is in one of them only\n`)
  })

  test('has a seat to decide', () => {
    const law = 'only a seat can be to decide'
    expect(lawBrokenBy({ toMove: () => 3 })).toBe(law)
    expect(lawBrokenBy({ toMove: () => -1 })).toBe(law)
    expect(brokenBy({ toMove: () => 3 }).message).toContain(`${law}: 3\n`)
  })

  test('gives the player to move a legal move', () => {
    const law = 'the player to move has a move, and nobody has one after the end'
    expect(brokenBy({ moves: () => [] }).message).toContain(`${law}: to decide: 0, moves: 0\n`)
  })

  test('gives nobody a move after the end', () => {
    const law = 'the player to move has a move, and nobody has one after the end'
    const moves = (state: Pebbles) => (state.over ? [22] : good.moves(state))
    expect(brokenBy({ moves }).message).toContain(`${law}: to decide: null, moves: 1\n`)
  })

  test('lists the same moves into a list that is handed in', () => {
    const moves = (state: Pebbles, into?: Move[]) => (into ? good.moves(state, into).slice(1) : good.moves(state))
    expect(lawBrokenBy({ moves })).toBe('moves put into a list are the same moves')
  })

  test('has no two moves with one text', () => {
    const law = 'no two moves are written alike'
    expect(brokenBy({ moves: state => good.moves(state).flatMap(move => [move, move]) }).message).toMatch(
      new RegExp(`${law}: lay \\d\n`),
    )
    expect(lawBrokenBy({ write: move => good.write(move).slice(0, 3) })).toBe(law)
  })

  test('describes no two moves alike', () => {
    const law = 'no two moves are described alike'
    expect(lawBrokenBy({ describe: move => ({ do: good.describe(move).do }) })).toBe(law)
    expect(brokenBy({ describe: () => ({ do: 'lay' }) }).message).toMatch(/lay \d: {"do":"lay"}\n/)
  })

  test('describes moves as plain data', () => {
    const law = 'what a move is described as is plain data'
    expect(lawBrokenBy({ describe: move => ({ ...good.describe(move), of: undefined }) })).toBe(law)
    expect(lawBrokenBy({ describe: move => ({ ...good.describe(move), on: new Map([[move, move]]) }) })).toBe(law)
  })

  test('has moves whose texts can be read', () => {
    const law = 'the text of a move is read as that move'
    expect(lawBrokenBy({ read: () => null })).toBe(law)
    expect(lawBrokenBy({ read: text => (text === 'done' ? 22 : good.read(text)) })).toBe(law)
    expect(brokenBy({ read: text => (text === 'done' ? 22 : good.read(text)) }).message).toContain(
      'done is 21, read as 22\n',
    )
  })

  test('has points for everyone', () => {
    expect(brokenBy({ points: state => good.points(state).slice(1) }).message).toContain(
      'everyone has points: 2 of 3\n',
    )
  })

  test('has a result at the end and only then', () => {
    const law = 'there is a result when nobody has the move, and only then'
    const result = { points: [1, 1, 1], winners: [0] }
    const atTheEnd = (end: unknown): Partial<PebblesGame> => ({
      result: state => (state.over ? end : null) as typeof result | null,
    })
    expect(lawBrokenBy({ result: () => result })).toBe(law)
    expect(lawBrokenBy({ result: () => null })).toBe(law)
    expect(lawBrokenBy(atTheEnd({ ...result, points: [1, 1] }))).toBe(law)
    expect(lawBrokenBy(atTheEnd({ ...result, winners: [] }))).toBe(law)
    expect(lawBrokenBy(atTheEnd({ ...result, winners: [0, 3] }))).toBe(law)
    expect(brokenBy(atTheEnd({ ...result, winners: [3] })).message).toContain('{"points":[1,1,1],"winners":[3]}\n')
    expect(brokenBy({ result: () => result }).message).toContain('to decide: 0, {"points":[1,1,1],"winners":[0]}\n')
  })

  test('is not changed by a question', () => {
    const law = 'asking changes nothing'
    const points = (state: Pebbles) => {
      state.casts = [...state.casts, 0]
      return good.points(state)
    }
    expect(lawBrokenBy({ points })).toBe(law)
    expect(brokenBy({ points }).message).toContain(`${law}: at.casts.3 is in one of them only\n`)
  })
})

describe('why', () => {
  test('says nothing about a move of the list', () => {
    const law = 'a move of the list needs no reason, unless another seat asks'
    const reason = { rule: 'P-1', code: 'no', facts: {}, remedy: null }
    expect(lawBrokenBy({ why: () => reason })).toBe(law)
    expect(brokenBy({ why: () => reason }).message).toMatch(/seat 1, lay \d: {"rule":"P-1"/)
  })

  test('says something to every other seat', () => {
    const law = 'a move of the list needs no reason, unless another seat asks'
    const why: PebblesGame['why'] = (state, _, text) => good.why(state, state.asked, text)
    expect(lawBrokenBy({ why })).toBe(law)
    expect(brokenBy({ why }).message).toMatch(/seat 2, lay \d: null/)
  })

  test('says something about text that is no move', () => {
    const law = 'a move that is not in the list has a reason'
    const why: PebblesGame['why'] = (state, seat, text) => (good.read(text) ? good.why(state, seat, text) : null)
    expect(brokenBy({ why }).message).toContain(`${law}: seat 1, ?!\n`)
  })

  test('says something about a move that was legal before', () => {
    const law = 'a move that is not in the list has a reason'
    const why: PebblesGame['why'] = (state, seat, text) =>
      text === 'cast' && state.cast ? null : good.why(state, seat, text)
    expect(brokenBy({ why }).message).toContain(`${law}: seat 1, cast\n`)
  })
})

describe('a view', () => {
  const leak = 'a view tells nothing about what is hidden'

  test('is plain data', () => {
    expect(lawBrokenBy(withView(() => ({ more: undefined })))).toBe('a view is plain data and survives JSON')
  })

  test.each(['seed', 'rolled'])('does not show the %s', key => {
    const law = 'a view shows neither the seed nor how often the dice were rolled'
    expect(brokenBy(withView(() => ({ [key]: null }))).message).toContain(`${law}: ${key}\n`)
    expect(lawBrokenBy(withView(() => ({ more: [{ deep: { [key]: 1 } }] })))).toBe(law)
  })

  test.each<[string, (state: Pebbles) => unknown]>([
    ['a hand', state => state.hands[1]],
    ['what is in the bag', state => state.bag],
    ['one pebble of the bag', state => state.bag[0] ?? 0],
    ['whether there is more to say', state => (state.bag[0]! > 2 ? {} : null)],
    ['the seed under another name', state => state.seed[0]],
    ['the count of rolls under another name', state => state.rolled],
    ['what the dice will roll', state => roll({ ...state }, 1000)],
  ])('does not leak %s', (_, leaked) => {
    expect(lawBrokenBy(withView(state => ({ leaked: leaked(state) })))).toBe(leak)
  })

  test('does not leak to those who only watch', () => {
    const view: PebblesGame['view'] = (state, viewer) => good.view(state, viewer === 'watcher' ? 0 : viewer)
    expect(lawBrokenBy({ view })).toBe(leak)
  })

  test('does not hold for redealing what its eye can see', () => {
    const redeal: PebblesGame['redeal'] = (state, viewer, dice) => good.redeal(state, viewer === 0 ? 1 : viewer, dice)
    expect(lawBrokenBy({ redeal })).toBe(leak)
  })
})

describe('a redeal', () => {
  test('leaves the moves of the eye as they are', () => {
    const moves: PebblesGame['moves'] = (state, into) => {
      const list = good.moves(state, into)
      return state.bag.at(-1)! > 3 ? list.reverse() : list
    }
    expect(lawBrokenBy({ moves })).toBe('the moves tell nothing about what is hidden from their player')
  })

  test('makes a state that could be', () => {
    const law = 'a guess is a state without complaints, too'
    const redeal: PebblesGame['redeal'] = (state, viewer, dice) => {
      good.redeal(state, viewer, dice)
      state.bag = state.bag.map(() => 1)
    }
    expect(lawBrokenBy({ redeal })).toBe(law)
    expect(brokenBy({ redeal }).message).toContain(`${law}: the pebbles are now `)
  })

  test('makes a state that is plain data', () => {
    const redeal: PebblesGame['redeal'] = (state, viewer, dice) => {
      good.redeal(state, viewer, dice)
      Object.assign(state, { more: undefined })
    }
    expect(lawBrokenBy({ redeal })).toBe('a guess is a state without complaints, too')
  })

  test('leaves the original alone', () => {
    const redeal: PebblesGame['redeal'] = (state, viewer, dice) => {
      state.bag.reverse()
      good.redeal(state, viewer, dice)
    }
    expect(lawBrokenBy({ redeal })).toBe('asking changes nothing')
  })
})

describe('playing', () => {
  test('leaves the old state alone', () => {
    const law = 'playing leaves the old state alone'
    const broken = afterPlay(state => state.casts.splice(0, 1, state.casts[0]! + 1))
    expect(lawBrokenBy(broken)).toBe(law)
    expect(brokenBy(broken).message).toContain(`${law}: at.casts.0: 1 is not 0\n`)
  })

  test('never rolls the dice back', () => {
    const law = 'the dice stay the same and only roll on'
    const broken = afterPlay(state => state.rolled--)
    expect(lawBrokenBy(broken)).toBe(law)
    expect(brokenBy(broken).message).toContain(`${law}: rolled 9 times, then 8\n`)
  })

  test('never changes the seed', () => {
    const law = 'the dice stay the same and only roll on'
    expect(lawBrokenBy(afterPlay(state => (state.seed = [1, 2, 3, 4])))).toBe(law)
  })

  test('tells a story of plain data to seats', () => {
    const law = 'the story is plain data, told to seats'
    const line = { key: 'hush', facts: {} }
    const telling = (more: object): Partial<PebblesGame> => ({
      play(state, move, emit = () => {}) {
        emit({ ...line, ...more })
        good.play(state, move, emit)
      },
    })
    examine({ ...good, ...telling({ only: 2 }) }, { games: 1 })
    examine({ ...good, ...telling({ except: 0 }) }, { games: 1 })
    expect(brokenBy(telling({ only: 3 })).message).toContain(`${law}: hush\n`)
    expect(brokenBy(telling({ except: -1 })).message).toContain(`${law}: hush\n`)
    expect(lawBrokenBy(telling({ facts: { seat: undefined } }))).toBe(law)
  })

  test('tells such a story from the beginning', () => {
    const broken: Partial<PebblesGame> = {
      begin(seed, emit = () => {}) {
        emit({ key: 'hush', facts: {}, only: 3 })
        return good.begin(seed)
      },
    }
    expect(brokenBy(broken).message).toContain('the story is plain data, told to seats: hush\nafter 0 moves:')
  })
})

describe('taking back', () => {
  const shown = 'a move does in a sample what it does in truth'

  test('never crosses a seat', () => {
    // Whose decision it is stands beside the state: an old state forgets who it belonged to.
    let asked = 0
    const outside: Partial<PebblesGame> = {
      toMove: () => asked,
      play(state, move, emit) {
        good.play(state, move, emit)
        asked = state.asked
      },
    }
    const breach = breachOf(() => examine({ ...good, ...outside }, { every: Number.POSITIVE_INFINITY }))
    expect(breach.message).toContain(
      'taking back leads to where one was, never past a roll or a seat: a way is open that ought to be closed\n',
    )
  })

  test('never crosses a roll that was not counted', () => {
    const broken: Partial<PebblesGame> = {
      play(state, move, emit) {
        const { rolled } = state
        good.play(state, move, emit)
        if (good.write(move) === 'cast') state.rolled = rolled
      },
    }
    expect(lawBrokenBy(broken)).toBe(shown)
  })

  test('never hides again what was shown without a roll', () => {
    const peek = afterPlay(state => {
      const peeked = state.bag.at(-1)
      if (peeked) state.casts = state.casts.with(0, peeked)
    })
    expect(lawBrokenBy(peek)).toBe(shown)
  })

  test('never unsays what was told without a roll', () => {
    const broken: Partial<PebblesGame> = {
      play(state, move, emit = () => {}) {
        emit({ key: 'hint', facts: { value: state.hands[1]![0] ?? 0 }, only: 0 })
        good.play(state, move, emit)
      },
    }
    expect(lawBrokenBy(broken)).toBe(shown)
  })

  test('may make the others forget what only they could see', () => {
    const open: Partial<PebblesGame> = {
      play(state, move, emit = () => {}) {
        emit({ key: 'hint', facts: { value: state.hands[state.asked]![0] ?? 0 }, except: state.asked })
        good.play(state, move, emit)
      },
    }
    expect(examine({ ...good, ...open }, { games: 2 }).takenBack).toBeGreaterThan(0)
  })
})

describe('a game', () => {
  test('comes to its end', () => {
    const law = 'a game comes to its end'
    const longest = breachOf(() => examine(good, { limit: 5 }))
    expect(longest.message).toContain(`pebbles: ${law}: 5 moves were not enough\nafter 5 moves:`)
    const { played } = playRandomly(good, seed, { seed, rolled: 0 }, (_game, _state, moves) => moves[0]!)
    const first = { games: 1, choose: (_: unknown, __: unknown, moves: readonly Move[]) => moves[0]! }
    const { moves } = examine(good, first)
    expect(played.length).toBeGreaterThan(5)
    expect(examine(good, { ...first, limit: moves }).moves).toBe(moves)
    expect(breachOf(() => examine(good, { ...first, limit: moves - 1 })).law).toBe(law)
  })

  test('replays to the same state', () => {
    let games = 0
    const begin: PebblesGame['begin'] = (seed, emit) => ({ ...good.begin(seed, emit), more: games++ })
    expect(brokenBy({ begin }).message).toContain('a record replays to the same end: at.now.more: 1 is not 0\n')
  })

  test('replays to the same story', () => {
    let games = 0
    const begin: PebblesGame['begin'] = (seed, emit) => {
      emit?.({ key: 'count', facts: { games: games++ } })
      return good.begin(seed, emit)
    }
    expect(brokenBy({ begin }).message).toContain(
      'a record replays to the same end: at.story.0.facts.games: 1 is not 0\n',
    )
  })

  test('has a result that a record can hold', () => {
    const result: PebblesGame['result'] = state => {
      const whole = good.result(state)
      return whole && { ...whole, points: whole.points.map(points => points + 0.5) }
    }
    expect(brokenBy({ result }).message).toMatch(/^pebbles: nothing crashes: Refusal: Line \d+: found "result /)
  })
})

describe('a box', () => {
  const law = 'options survive the header of a record'
  const boxWith = (parts: Partial<GameDefinition<PebblesOptions, Pebbles, PebblesView>>) => ({
    ...pebblesBox,
    ...parts,
  })

  test('reads the options that it wrote', () => {
    const forgetful = boxWith({ readOptions: header => ({ ...pebblesBox.readOptions(header), casts: false }) })
    const breach = breachOf(() => examineDefinition(forgetful, usualPebbles))
    expect(breach.law).toBe(law)
    expect(breach.message).toContain(`${law}: at.1.1: "no" is not "yes"\nafter 0 moves:`)
  })

  test('writes options that a record can hold', () => {
    const shouting = boxWith({ writeOptions: () => [['PLAYERS', '2']] })
    expect(breachOf(() => examineDefinition(shouting, usualPebbles)).message).toContain(
      'nothing crashes: Refusal: A record',
    )
  })

  test('makes games that obey the laws', () => {
    const broken = boxWith({ open: options => ({ ...pebbles(options), complaints: () => ['always'] }) })
    expect(breachOf(() => examineDefinition(broken, usualPebbles)).law).toBe('the referee has no complaints')
  })

  test('is examined as it is told', () => {
    expect(examineDefinition(pebblesBox, usualPebbles, { games: 2 }).games).toBe(2)
  })
})

describe('a random game', () => {
  const chooser = (): Dice => ({ seed: readSeed('c')!, rolled: 0 })

  test('is a whole match, as if played move by move', () => {
    const random = playRandomly(good, seed, chooser())
    let match = begin(good, seed)
    for (const { seat, text } of random.played) match = play(good, match, seat, text)
    expect(random).toEqual(match)
    expect(good.result(random.now)).not.toBeNull()
  })

  test('is the same for the same dice, and another for others', () => {
    const { played } = playRandomly(good, seed, chooser())
    expect(playRandomly(good, seed, chooser()).played).toEqual(played)
    expect(playRandomly(good, seed, { seed, rolled: 0 }).played).not.toEqual(played)
    expect(playRandomly(good, readSeed('2')!, chooser()).played).not.toEqual(played)
  })

  test('is played by the hand one gives it', () => {
    const last = playRandomly(good, seed, chooser(), (_game, _state, moves) => moves.at(-1)!)
    let match = begin(good, seed)
    while (good.toMove(match.now) !== null)
      match = play(good, match, good.toMove(match.now)!, good.write(good.moves(match.now).at(-1)!))
    expect(last.played).toEqual(match.played)
  })

  test('does not go on for ever', () => {
    const { length } = playRandomly(good, seed, chooser()).played
    expect(playRandomly(good, seed, chooser(), anyMove, length).played).toHaveLength(length)
    expect(() => playRandomly(good, seed, chooser(), anyMove, length - 1)).toThrow(
      new Error(`pebbles is not over after ${length - 1} moves`),
    )
  })

  test('takes any move of the list, each as likely', () => {
    const dice = chooser()
    const counts = [0, 0, 0]
    for (let n = 0; n < 3000; n++) counts[anyMove(good, good.begin(seed), [0, 1, 2], dice)]!++
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(100)
  })
})
