import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { resume, type StartOptions } from '../commands/play.ts'
import { ScriptedGames, saidAfter } from '../play/testing/scripted-game.ts'
import { run } from '../run.ts'
import { type ScriptedAnswer, scripted } from '../terminal/testing/script.ts'
import { nurembergGame } from './game.ts'

const games = new ScriptedGames(nurembergGame)

const duel: StartOptions = { players: 2, seats: 'me,random' }
const AUCTION = ['bid U1 9', 'bid L1 2', '1', '1', '1', '1', '1', '1']

/** Bids until track is built, then what is given. */
const building = (...answers: string[]): ScriptedAnswer[] => {
  let left = [...answers]
  let isBuilding = false
  return [
    (_, said) => {
      isBuilding ||= said.slice(-80).some(line => line.startsWith('Your move: build track, or pass'))
      if (!isBuilding) return '1'
      const [next, ...more] = left
      left = more
      return next ?? null
    },
  ]
}

test('people at one screen have no secrets: nothing is wiped, and what happens is told once', async () => {
  const terminal = await games.play({ seats: 'hot-seat', players: 2 }, AUCTION)
  expect(terminal.text()).not.toMatch('<wiped>')
  expect(terminal.said.filter(line => /^Player \d bids 9 on U1\.$/.test(line))).toHaveLength(1)
  expect(terminal.said.filter(line => line === 'Turn 1 of 5, Auction.')).toHaveLength(1)
  expect(terminal.text()).toMatch(/^Player 1, it's your move\.$/m)
  expect(terminal.text()).toMatch(/^Player 2, it's your move\.$/m)
})

describe('typing', () => {
  test('areas by their names without accents, and by their places on the map', async () => {
    const terminal = await games.play(
      duel,
      building('build furth > hofen', 'build f4 > f5', 'look series', 'undo', 'finish'),
    )
    expect(saidAfter(terminal, 'build furth > hofen')[0]).toMatch(/^You plan Fürth e4 - Höfen f4 \(1 building point\)/)
    expect(saidAfter(terminal, 'look series')[0]).toMatch(/^Fürth e4 - Höfen f4 - Muggenhof f5: 2 building points/)
    expect(saidAfter(terminal, 'undo')[0]).toBe('1 move undone.')
    expect(saidAfter(terminal, 'finish')[0]).toMatch(
      /^You build 1 piece of track for 1 building point\. You pay 1 red and 1 cube\./,
    )
  })

  test('a move that is not legal is explained with its rule, whatever way it is typed', async () => {
    const terminal = await games.play(
      duel,
      building('build lauf > schwaig', 'why BUILD e4 > e10', 'why finish', 'why', 'buy 1a'),
    )
    expect(saidAfter(terminal, 'build lauf > schwaig')[0]).toMatch(/Lauf e10 is neither \(NB-5\.3\)/)
    expect(saidAfter(terminal, 'why BUILD e4 > e10')).toEqual(["Fürth e4 and Lauf e10 don't share a border (NB-5.1)."])
    expect(saidAfter(terminal, 'why finish')[0]).toMatch(/^You have not started building/)
    expect(saidAfter(terminal, 'why')).toEqual(['Ask about a move, e.g. "why build Fürth > Ronhof".'])
    expect(saidAfter(terminal, 'buy 1a')[0]).toMatch(/\(NB-6\.1\)/)
  })

  test('rules by their numbers, help and things to look at', async () => {
    const terminal = await games.play(duel, ['help', 'look Fürth', 'look nowhere', 'look nb-5.3', 'rules x'])
    expect(saidAfter(terminal, 'help').join('\n')).toMatch('build e4 > d5')
    expect(saidAfter(terminal, 'look Fürth')[0]).toBe('Fürth e4, red city.')
    expect(saidAfter(terminal, 'look nowhere')[0]).toMatch(
      /^"nowhere" is not something you can look at\. Available: an area such as/,
    )
    expect(saidAfter(terminal, 'look nb-5.3')[0]).toMatch(/^(NB-5\.3 |The rules are not here)/)
    expect(saidAfter(terminal, 'rules x')).toEqual(['Ask for a rule by its number, e.g. "rules NB-5.3".'])
  })
})

test('a saved game says what it is, and goes on', async () => {
  const save = games.newFile()
  await games.play({ ...duel, save }, AUCTION.slice(0, 2))
  expect(readFileSync(save, 'utf8')).toMatch(
    /^roundhouse save 1\nFirst Train to Nuremberg, map Nuremberg, seats me,random, Turn 1 of 5, Auction\n/,
  )
  const again = scripted(['look me'])
  await resume(again, save, { save: games.newFile() })
  expect(saidAfter(again, 'look me')[0]).toBe('You: 0 points, profit 0.')
  const wrong = scripted([])
  expect(await run(['play', 'first-class', '--load', save], wrong)).toBe(2)
  expect(wrong.warned).toEqual([`${save} is a game of nuremberg, not of first-class`, '(add --help for usage)'])
})

test('bids are told box by box', async () => {
  const terminal = await games.play(duel, ['moves'])
  expect(saidAfter(terminal, 'moves').slice(0, 2)).toEqual(['Bid on a box:', '1 - 7, bid U1 3 - 9.'])
})
