import { choiceIn, kindNumberOf } from '@roundhouse/kernel/move-kind'
import type { State } from '@roundhouse/nuremberg/base/state'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import { areaOf, cargoOf, load } from '@roundhouse/nuremberg/phases/transport'
import { describe, expect, test } from 'vitest'
import { playPlan } from '../../../coach/played-plan.ts'
import { ask, type Bot, seatBot } from '../../../play/bot.ts'
import { greedy } from '../../greedy.ts'
import { knowledge } from '../../knowledge.ts'
import { positionOf, reasonLines } from '../testing/reason-lines.ts'
import { trackReasons } from './track.ts'

const start = 'phase track\nturn 5\nbuild-order 1 2\nseat 1\ncubes 8\nwhite 0\nbrown 4\nred 3\ngreen 0'
const says = (board: string, ...moves: readonly string[]) => reasonLines(`${start}\n${board}`, ...moves)

describe('a series', () => {
  const goods = 'goods Burgfarrnbach 2, Unterfarrnbach 2\nreds Zirndorf 2'

  test('is told with the pieces it newly reaches, and what it costs', () => {
    const said = says(goods, 'build Fürth > Unterfarrnbach', 'build Unterfarrnbach > Zirndorf', 'finish')
    expect(said).toContain('reaches: n 6, grey 2, yellow 2, red 2, green 0')
    expect(said).toContain('builds: pieces 2, price 3')
  })

  test('reaches what can be loaded then, and could not be before', () => {
    const loads = (track: string) => {
      const text = start.replace('phase track', 'phase trains\ntrain-order 1 2')
      const { game, state } = positionOf(`${text}\n${track}\ntrains 1a\n${goods}`)
      return game.moves(state).map(move => game.write(move).replace(/ 1a.*/, ''))
    }
    const reached = new Set(loads('track Fürth - Unterfarrnbach - Zirndorf').filter(text => text.startsWith('load')))
    expect(reached).toEqual(new Set(['load goods Burgfarrnbach', 'load goods Unterfarrnbach', 'load red Zirndorf']))
    expect(loads('track Nuremberg North - Schniegling').some(text => text.startsWith('load'))).toBe(false)
  })

  test('does not count what was reached before', () => {
    const board = 'track Fürth - Unterfarrnbach\ngoods Unterfarrnbach 2'
    expect(says(board, 'build Fürth > Stadeln', 'finish').join()).not.toMatch('reaches')
  })

  test('is told with the line that can be sold then, if there was none as long', () => {
    expect(says('reds Vach', 'build Fürth > Stadeln', 'finish')).toContain(
      'line: company red, from Stadeln, to Fürth, pieces 1, price 1',
    )
    const track = 'track Fürth - Poppenreuth - Schniegling'
    expect(says(track, 'build Fürth > Stadeln', 'finish').join()).not.toMatch('pieces 1, price 1,')
  })

  test('that is never begun keeps what one has', () => {
    expect(says('reds Vach', 'pass')).toEqual(['keeps: cubes 8, white 0, brown 4, red 3, green 0'])
  })

  test('is told with what it costs another who wanted to build there', () => {
    const rich = `${goods}\nseat 2\ncubes 8\nbrown 4\nred 3`
    const said = says(rich, 'build Fürth > Unterfarrnbach', 'finish')
    expect(said.join('\n')).toMatch(/^denies-track: other 1, points \d+$/m)
    expect(says(rich, 'build Nuremberg North > Thon', 'finish').join()).not.toMatch('denies-track')
    const last = reasonLines(
      `${start.replace('1 2', '2 1\ndecides 1')}\n${rich}`,
      'build Fürth > Unterfarrnbach',
      'finish',
    )
    expect(last.join()).not.toMatch('denies-track')
  })
})

test('the first chain to Nuremberg scores its pieces at once (NB-5.10)', () => {
  const board = 'track Fürth - Poppenreuth - Schniegling'
  const said = says(board, 'build Schniegling > Nuremberg North', 'finish')
  expect(said).toContain('chain: points 3')
})

/** Pieces that a seat could load if all trains were its own and empty: the game is asked for the loads. */
function loadable(game: Nuremberg, state: State, seat: number): number {
  const table = { ...game.copy(state), phase: 'trains' as const, toMove: seat, passed: 0, payment: null }
  table.trains = table.trains.map(() => seat)
  table.spaces = table.spaces.map(() => 0)
  const loads = game.moves(table).filter(move => kindNumberOf(move) === load.number)
  const pieces = new Map(loads.map(move => [`${areaOf(choiceIn(move))} ${cargoOf(choiceIn(move))}`, choiceIn(move)]))
  const holds = [state.goods, state.reds, state.greens]
  return [...pieces.values()].reduce((sum, arg) => sum + holds[cargoOf(arg)]![areaOf(arg)]!, 0)
}

test.each(['nuremberg', 'wensleydale'] as const)(
  'what a series reaches is what can be loaded more, on the map %s',
  map => {
    const game = nuremberg.open(newGame(3, map)) as Nuremberg
    const seated = [0, 1, 2].map(seat => seatBot(game as never, greedy as Bot, seat, [0, 0, 0, 2]))
    const state = game.begin([0, 0, 0, 4])
    let checked = 0
    for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
      if (state.phase === 'track' && state.series.links.length === 0 && state.payment === null)
        for (const { moves } of knowledge.guide(game, knowledge.settings.intermediate, state).plans(state, 0)) {
          const played = playPlan(game, state, moves)
          const said = trackReasons(played).find(({ reason }) => reason.key === 'reaches')?.reason.facts['n'] ?? 0
          const after = { ...state, players: played.after.players, track: played.after.track }
          expect(said).toBe(loadable(game, after, seat) - loadable(game, state, seat))
          checked++
        }
      game.play(state, ask(game as never, state, seated[seat]!) as number)
    }
    expect(checked).toBeGreaterThan(20)
  },
)
