import { readFileSync, writeFileSync } from 'node:fs'
import { SUGGESTED_PATH } from '@roundhouse/first-class/suggested-path'
import { describe, expect, test } from 'vitest'
import { resume, type StartOptions } from '../commands/play.ts'
import { firstClassGame } from '../first-class/game.ts'
import { run } from '../run.ts'
import { type ScriptedAnswer, scripted } from '../terminal/testing/script.ts'
import { loadSession } from './keeping.ts'
import { ScriptedGames, saidAfter } from './testing/scripted-game.ts'

const games = new ScriptedGames(firstClassGame)

const duel: StartOptions = { players: 2, seats: 'me,random', flags: { modules: SUGGESTED_PATH[0]! } }

/** Leaves whatever can be left, and says yes when asked. */
function leaving(): ScriptedAnswer {
  let turn = 0
  return (question, said) => {
    if (question.startsWith('Save the record')) return 'n'
    if (said.at(-1)?.startsWith('Type the move again')) return 'y'
    return ['done', 'end', 'score', '1'][turn++ % 4]!
  }
}

describe('a move that loses something', () => {
  const ASKED = /^"(done|end|score)" would lose: .+\.\nType the move again, or "y", to play it anyway\.\n> y$/m

  test('is asked about once, played when it is confirmed, and told', async () => {
    const text = (await games.play(duel, [leaving()])).text()
    expect(text).toMatch(ASKED)
    expect(text).toMatch(/You skip .+\./)
  })

  test('is confirmed by typing it again, and taken back by no', async () => {
    let asked = 0
    let turn = 0
    const twice: ScriptedAnswer = (_question, before) => {
      if (before.at(-1)?.startsWith('Type the move again')) return ++asked === 1 ? 'n' : 'done'
      return asked === 2 && turn > 0 ? null : ['done', '1'][asked === 1 ? 0 : turn++ % 2]!
    }
    const answers: ScriptedAnswer[] = [twice]
    const { said } = await games.play(duel, answers)
    const lost = said.flatMap((line, i) => (line.startsWith('"done" would lose') ? [i] : []))
    expect(said[lost[0]! + 2]).toBe('> n')
    expect(said[lost[1]! + 2]).toBe('> done')
    expect(said.slice(lost[1]).join('\n')).toMatch(/You skip /)
  })

  test('is played and said where nobody can be asked', async () => {
    const terminal = scripted([leaving()], { isInteractive: false })
    const text = (await games.play(duel, [], terminal)).text()
    expect(text).toMatch(/^"done" would lose: .+\.$/m)
    expect(text).not.toMatch(/Type the move again/)
    expect(text).toMatch(/The game is over/)
  })
})

describe('typing', () => {
  test('the choices have numbers and words', async () => {
    const terminal = await games.play(duel, ['1'])
    expect(terminal.text()).toMatch(/^1, keep G\d+: \d points? at the end for each \w+ card taken; action .*\.$/m)
    expect(terminal.text()).toMatch(/^\d+, take [abc]\d: .*\.$/m)
  })

  test('a wrong number, an unclear text and nonsense lose nothing and say what is allowed', async () => {
    const terminal = await games.play(duel, ['1', '999', 'spend', 'dance', ''])
    expect(saidAfter(terminal, '999')[0]).toMatch(/^There is no move 999: choose 1 to \d+\.$/)
    expect(saidAfter(terminal, 'spend')[0]).toMatch(/^That could be spend 1 car upper, .*\. Type more letters\.$/)
    expect(saidAfter(terminal, 'dance')).toEqual([
      '"dance" is neither a move nor a command. Type a number, a move, or "help".',
    ])
    expect(saidAfter(terminal, '')[0]).toMatch(/^Take or decline a card/)
  })

  test('an illegal move is explained with its rule and what would make it legal', async () => {
    const terminal = await games.play(duel, [
      '1',
      'end',
      'spend 3 upper 0',
      'why end',
      'why 1',
      'why',
      'why dance',
      'spend x',
    ])
    const why = 'Take a card or the tile before ending your turn (FC-3.1). Take or decline a card, or take the tile.'
    expect(saidAfter(terminal, 'end')).toEqual([why])
    expect(saidAfter(terminal, 'why end')).toEqual([why])
    expect(saidAfter(terminal, 'spend 3 upper 0')[0]).toMatch(/^There is no coin in column 3; .* \(FC-9\.3\)\./)
    expect(saidAfter(terminal, 'why 1')[0]).toMatch(/^"(take|decline) \w\d" is legal: number 1\.$/)
    expect(saidAfter(terminal, 'why')).toEqual(['Ask about a move, e.g. "why take b3".'])
    expect(saidAfter(terminal, 'why dance')[0]).toMatch('neither a move nor a command')
    expect(saidAfter(terminal, 'spend x')[0]).toMatch(
      '"spend x" is not a valid move. Moves are written like this: spend 1 car',
    )
  })

  test('a move is taken back, a whole turn too, but not past what was revealed', async () => {
    const terminal = await games.play(duel, [
      '1',
      'undo',
      'spend 1 point',
      'undo',
      'spend 1 car upper',
      'undo turn',
      'undo x',
    ])
    expect(saidAfter(terminal, 'undo')[0]).toBe('1 move undone.')
    expect(terminal.said).toContain("Can't undo: a card has been revealed since.")
    expect(saidAfter(terminal, 'undo turn')[0]).toBe('1 move undone.')
    expect(saidAfter(terminal, 'undo x')).toEqual(['Type "undo" or "undo turn".'])
  })

  test('help, moves, log, last, rules and record answer', async () => {
    const terminal = await games.play(duel, ['1', 'help', 'moves', 'log', 'last', 'rules FC-5.3', 'record x'])
    expect(saidAfter(terminal, 'help').join('\n')).toMatch('why MOVE')
    expect(saidAfter(terminal, 'moves')).toContain('Take a card:')
    expect(saidAfter(terminal, 'log').join('\n')).toMatch(/is the start player|are the start player/)
    expect(saidAfter(terminal, 'last').length).toBeGreaterThan(0)
    expect(saidAfter(terminal, 'rules FC-5.3')[0]).toMatch(/^FC-5\.3 /)
    expect(saidAfter(terminal, 'record x')[0]).toMatch('it is written only after the game')
  })

  test.each([
    ['look', /Round 1 of 6/],
    ['look offer', /^Row a: /m],
    ['look b6', /^b6: X1-\d+, [A-Z]|^b6: [A-F]1-\d+, [A-Z]/],
    ['look a9', /is not something you can look at\. Available: a place such as b3/],
    ['look card X1-3', /^X1-3, Cars: .*\.\n.*pile 1; (reconstructed|documented) card\.$/],
    ['look g7', /^G7: \d points? at the end for each \w+ card taken; action .*\.$/],
    ['look m2', /^Mail car: both conductors 2 steps\.$/],
    ['look me', /^You: 0 points\. Scoring now would give 0 points\./],
    ['look seat 2', /^2, Random 2:\n(Start player\.\n)?Random 2: \d/],
    ['look seat 7', /^There is no seat "7": choose 1 to 2\.$/],
    ['look trains', /^Upper train: cars worth 0; the conductor has reached none\./],
    ['look trains 2', /^Upper train: /],
    ['look route', /^Route: 0\/3\.\nCity 1: a city worth \d points\./],
    ['look coins', /^1 coin: 1\/0\/0\.\nColumn 1: 1 coin; buys a 0-car[\s\S]+\nAny 4 coins buy a Game End card/],
    ['look contracts', /^None\.$/],
    ['look guests', /^None\.$/],
    ['look middle', /^None\.$/],
    ['look display', /^G\d+: /],
    ['look hand', /^None\.$/],
    ['look tile', /Locomotive tiles: next 5, 8 left \(5, 6, 7, 8, 12, 13, 14, 15\); 2 upgrades of your choice\./],
    ['look cards', /^Cards taken: 0 car, 0 conductor, 0 locomotive\.\nG\d+ \(secret\): /],
    ['look evidence', /^There is no murder in this game\.$/],
    ['look points', /^You: 0 points\..*\nRandom 2: \d/],
    ['look scoring', /^You: Scoring now would give 0 points\./],
    ['look waiting', /^Nothing is pending\.$/],
    ['look log', /start player/],
    ['look last', /./],
    ['look rules FC-1.1', /^FC-1\.1 /],
    ['look fc-1.1', /^FC-1\.1 /],
    ['look random 2', /^2, Random 2:/],
  ])('%s', async (line, answer) => {
    const terminal = await games.play(duel, ['1', line])
    expect(saidAfter(terminal, line).join('\n')).toMatch(answer)
  })
})

describe('saving', () => {
  test('every move is saved, and the game goes on from there', async () => {
    const save = games.newFile()
    const first = await games.play({ ...duel, save }, ['1', 'spend 1 point'])
    expect(first.said.at(-1)).toBe(`Game saved. Resume with: play --load ${save}`)
    expect(readFileSync(save, 'utf8')).toMatch(
      /^roundhouse save 1\nFirst Class, modules A, B, seats me,random, Round 1 of 6, pile 1\n/,
    )
    const again = scripted(['look me'])
    await resume(again, save, { save: games.newFile() })
    expect(saidAfter(again, 'look me')[0]).toBe('You: 1 point. Scoring now would give 0 points.')
  })

  test('save and load during a game', async () => {
    const file = games.newFile()
    const terminal = await games.play(duel, [
      '1',
      `save ${file}`,
      'spend 1 point',
      `load ${file}`,
      'look points',
      'save',
      'load',
    ])
    expect(saidAfter(terminal, `save ${file}`)).toEqual([`Saved in ${file}. Resume with: play --load ${file}`])
    expect(saidAfter(terminal, `load ${file}`)[0]).toBe(`Loaded ${file}.`)
    expect(saidAfter(terminal, 'look points')[0]).toBe('You: 0 points. Scoring now would give 0 points.')
    expect(saidAfter(terminal, 'save')).toEqual(['Name a file, e.g. "save my-game.save".'])
    expect(saidAfter(terminal, 'load')).toEqual(['Name a file, e.g. "load my-game.save".'])
  })

  test('a damaged, a foreign and a missing file are refused, and the game goes on', async () => {
    const damaged = games.newFile()
    const foreign = games.newFile()
    const first = await games.play({ ...duel, save: damaged }, ['1'])
    expect(first.said.at(-1)).toMatch('saved')
    writeFileSync(damaged, readFileSync(damaged, 'utf8').replace(/\n(..)/g, '\n$1A'))
    writeFileSync(foreign, 'Dear diary')
    const terminal = await games.play(duel, [
      '1',
      `load ${damaged}`,
      `load ${foreign}`,
      'load /nowhere/x',
      'look points',
    ])
    expect(saidAfter(terminal, `load ${damaged}`)[0]).toMatch(/is damaged|reads only "roundhouse save 1"/)
    expect(saidAfter(terminal, `load ${foreign}`)[0]).toBe(
      `${foreign} could not be loaded: Line 1: found "Dear diary"; expected "roundhouse record 1", with which every record begins. The game continues.`,
    )
    expect(saidAfter(terminal, 'load /nowhere/x')).toEqual([
      '/nowhere/x could not be opened: there is no such file or folder. The game continues.',
    ])
    expect(saidAfter(terminal, 'look points')[0]).toMatch(/^You: 0 points/)
  })

  test('where nothing can be saved it is said once, and the game goes on', async () => {
    const terminal = await games.play({ ...duel, save: '/proc/none/x.save' }, [
      '1',
      'spend 1 point',
      'save /proc/none/y',
      'quit',
      '',
    ])
    expect(terminal.warned).toHaveLength(1)
    expect(terminal.warned[0]).toMatch(
      /^\/proc\/none\/x\.save could not be written: .*\. The game continues, but autosave is off\./,
    )
    expect(saidAfter(terminal, 'save /proc/none/y')[0]).toMatch(/^\/proc\/none\/y could not be written: /)
    expect(terminal.said.at(-1)).toBe('Game left.')
  })

  test('quit asks: no goes on, a file is saved too', async () => {
    const file = games.newFile()
    const terminal = await games.play(duel, ['1', 'quit', 'n', 'quit', file, 'never asked'])
    expect(terminal.said).toContain('The game continues.')
    expect(terminal.said).toContain(`Saved in ${file}. Resume with: play --load ${file}`)
    expect(terminal.said.at(-1)).toMatch(/^Game saved\. /)
    const loaded = await loadSession(file, terminal, null)
    expect(loaded.hotSeat.table.match.played.length).toBeGreaterThan(0)
  })

  test('a saved game says its own options', async () => {
    const terminal = scripted([])
    expect(await run(['play', '--load', 'x', '--players', '3'], terminal)).toBe(2)
    expect(terminal.warned).toEqual([
      "--players can't be used with --load: the saved game decides it",
      '(add --help for usage)',
    ])
  })
})
