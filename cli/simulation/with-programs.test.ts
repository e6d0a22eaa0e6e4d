import { describe, expect, test } from 'vitest'
import { badBot } from '../external-bots/testing/commands.ts'
import { run } from '../run.ts'
import { scripted } from '../terminal/testing/script.ts'

/** A good bot, as long as nobody asks for its decision number 9999: it plays the first move each time. */
const FIRST_MOVE = badBot('nonsense', 9999)

async function simulated(bots: string, ...args: string[]) {
  const terminal = { ...scripted([]), progress: () => true }
  const flags = ['--players', '2', '--games', '4', '--seed', '5', '--bot-time', '60000', '--json', '--bots', bots]
  const code = await run(['simulate', ...flags, ...args], terminal)
  return { code, warned: terminal.warned, found: code === 0 ? JSON.parse(terminal.text()) : null }
}

describe.concurrent('a series with programs', () => {
  test('counts the same whatever plays beside it, and says who played', async () => {
    const [one, two] = await Promise.all([
      simulated(`${FIRST_MOVE},random`, '--threads', '1'),
      simulated(`${FIRST_MOVE},random`, '--threads', '3'),
    ])
    expect(one).toEqual(two)
    expect(one).toMatchObject({ code: 0, warned: [] })
    expect(one.found).toMatchObject({
      seating: [FIRST_MOVE, 'random'],
      programs: { [FIRST_MOVE]: 'Bad bot 0.1' },
      games: 4,
      bots: { [FIRST_MOVE]: { played: 4 }, random: { played: 4 } },
    })
  })

  test('the same program may have several seats, each with a process of its own', async () => {
    const { code, found } = await simulated(FIRST_MOVE, '--threads', '1', '--games', '2')
    expect(code).toBe(0)
    expect(found.bots).toMatchObject({ [FIRST_MOVE]: { played: 4 } })
  })

  test('a game that a stand-in had to finish is counted apart, and a program that always fails is left out', async () => {
    const bad = badBot('dies', 2)
    const { code, warned, found } = await simulated(`random,${bad}`, '--threads', '1')
    expect(code).toBe(0)
    expect(warned).toHaveLength(3)
    expect(warned[2]).toContain(`Game 3, seat 2 (${bad}): at its decision 2 it ended with exit code 7`)
    expect(warned[2]).toMatch(/\. For the rest of the game casual plays its seat\.$/)
    expect(found.bots).toEqual({
      [`${bad}, then casual`]: expect.objectContaining({ played: 4 }),
      random: expect.objectContaining({ played: 4 }),
    })
  })

  test('a command that cannot be meant, and an unknown bot, are wrong use', async () => {
    expect(await simulated('run:')).toMatchObject({
      code: 2,
      warned: [expect.stringMatching(/^Invalid command "run:": expected/), '(add --help for usage)'],
    })
    expect(await simulated('genius')).toMatchObject({
      code: 2,
      warned: [
        'Unknown bot "genius": expected random, greedy, beginner, casual, intermediate, strong, expert, champion, builder, racer, collector, or run: and a command',
        '(add --help for usage)',
      ],
    })
  })
})
