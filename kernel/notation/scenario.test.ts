import { describe, expect, test } from 'vitest'
import { sticksNotation } from '../testing/sticks.ts'
import { playScenario, readScenarios, runScenarios } from './scenario.ts'

const HEAD = 'sticks\nplayers 2\nfines yes\nscenario S-1 a test\n'

/** What is told about a scenario; its lines begin in line 5. */
function outcome(lines: string): string {
  const found = runScenarios(sticksNotation, HEAD + lines)
  return found.faults.map(({ line, message }) => `Line ${line}: ${message}`).join('; ') || 'ok'
}

/** Seat 1 takes all of the last heap but one; the expectations begin in line 10. */
const expecting = (lines: string): string =>
  outcome(`heaps 0 3 2\nseat 1 fined -1\nmoves\n1 take 3 from 2\nexpect\n${lines}`)

describe('what can be expected', () => {
  test.each([
    ['heaps 0 0 2', 'ok'],
    ['heaps 0 3 2', 'Line 10: heaps: found "0 0 2"; expected "0 3 2"'],
    ['seat 1 sticks +3', 'ok'],
    ['seat 1 sticks by +3', 'ok'],
    ['seat 1 sticks -3', 'Line 10: seat 1 sticks: found +3; expected -3'],
    ['seat 1 fined -3', 'ok'],
    ['seat 1 fined -2', 'Line 10: seat 1 fined: found "-3"; expected "-2"'],
    ['seat 1 fined by -2', 'ok'],
    ['seat 1 fined by -3', 'Line 10: seat 1 fined: found -2; expected -3'],
    ['heaps by +1', 'Line 10: heaps: found "+1"; allowed only where a number stands'],
    ['legal take 2 from 3', 'ok'],
    ['legal take 1 from 2', 'Line 10: legal take 1 from 2: found S-1 too-few-sticks; expected legal'],
    ['legal moves take 2 from 3, take 1  from 3', 'ok'],
    ['legal moves -', 'Line 10: legal moves: found take 1 from 3, take 2 from 3; expected -'],
    ['legal jump', 'Line 10: found "jump"; expected a move, as in take 2 from 1'],
    ['not legal take 1 from 2', 'ok'],
    ['not legal take 1 from 3', 'Line 10: not legal take 1 from 3: found legal; expected not legal'],
    ['not so', 'Line 10: not: found "so"; expected legal, said'],
    ['why take 1 from 2: S-1', 'ok'],
    ['why take 1 from 2: S-1 too-few-sticks', 'ok'],
    ['why 1 take 1 from 3: S-1 not-your-turn', 'ok'],
    ['why take 1 from 3: S-1', 'Line 10: why take 1 from 3: found legal; expected S-1'],
    [
      'why take 1 from 2',
      'Line 10: why: found "take 1 from 2"; expected a move and the rule that forbids it, as in take 2 from 1: S-1',
    ],
    ['said took seat 1 sticks 3', 'ok'],
    ['said emptied seats 1', 'ok'],
    ['said emptied heap 3', 'Line 10: said emptied: found emptied heap 2 seats 1; expected emptied heap 3'],
    ['said left', 'Line 10: said left: found took, emptied; expected left'],
    ['not said left', 'ok'],
    ['winners 1', 'Line 10: winners: found the game is not over; expected "1"'],
    ['moves\ntake 2 from 3\nexpect\nwinners 1 2\nlegal moves -', 'Line 13: winners: found "1"; expected "1 2"'],
    ['moves\ntake 2 from 3\nexpect\nwinners 1\nnot said took seat 1', 'ok'],
    [
      'moves\ntake 2 from 3\ntake 1 from 1\nexpect\nturn 1',
      'Line 12: Seat 2 cannot play "take 1 from 1" now: S-3 over',
    ],
  ])('%j', (lines, told) => {
    expect(expecting(lines).slice(0, told.length)).toBe(told)
  })
})

describe('a file', () => {
  const two = `sticks\nplayers 2\n\nscenario S-1 one\nexpect\nturn 1\n\nscenario S-2 two\nplayers 3\nfines yes\nmoves\n1 take 1 from 1\n2 take 4 from 1\nexpect\nturn 3\nseat 2 fined -1\n`

  test('may hold several scenarios, and each may go its own way', () => {
    const scenarios = readScenarios(sticksNotation, two)
    expect(scenarios.map(({ title, line, game }) => [title, line, game.rules.seats])).toEqual([
      ['S-1 one', 4, 2],
      ['S-2 two', 8, 3],
    ])
    for (const scenario of scenarios) expect(() => playScenario(scenario)).not.toThrow()
    expect(runScenarios(sticksNotation, two)).toEqual({ count: 2, faults: [] })
  })

  test('goes on after one that is wrong, be it written or played, and names each', () => {
    const three = `${two.replace('turn 1', 'turn 2')}\nscenario S-3 three\nexpect\ntern 1\n`
    expect(runScenarios(sticksNotation, three)).toEqual({
      count: 3,
      faults: [
        { scenario: 'S-1 one', line: 6, message: 'turn: found "1"; expected "2"' },
        { scenario: 'S-3 three', line: 20, message: expect.stringMatching(/^found "tern"; expected /) },
      ],
    })
  })

  test.each([
    ['', 1, 'found no scenario; expected "scenario " and its title'],
    ['sticks\nturn 1', 2, 'found "turn 1"; expected "scenario " and its title'],
    ['sticks\nplayers 2\nscenario', 3, 'found "scenario" alone; expected a title after it'],
    ['scenario x\nexpect\nturn 1', 1, 'found "scenario x"; expected sticks, the name of the game, first'],
    [`${HEAD}turn 1`, 4, 'found nothing to expect; expected at least one line after "expect"'],
  ])('%j is refused', (text, line, message) => {
    expect(runScenarios(sticksNotation, text).faults).toMatchObject([{ line, message }])
  })
})
