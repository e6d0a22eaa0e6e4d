import { gameOf } from '@roundhouse/nuremberg/game'
import { standardTables } from '@roundhouse/nuremberg/maps/standard'
import { readPosition } from '@roundhouse/nuremberg/notation/position'
import { rulesFor } from '@roundhouse/nuremberg/rules'
import { withHopFields } from '@roundhouse/nuremberg/testing/hop-fields'
import { describe, expect, test } from 'vitest'
import { ask, seatBot } from '../play/bot.ts'
import { greedy } from './greedy.ts'

const game = gameOf(rulesFor(2, withHopFields('Burgfarrnbach', 'Buch', 'Sündersbühl'), standardTables(1), false))

/** What the greedy bot in seat 1 plays, as long as the decision is its own. */
function played(text: string, most = 20): string[] {
  const state = readPosition(game.rules, text)
  const seated = seatBot(game, greedy, 0, [0, 0, 0, 1])
  const moves: string[] = []
  const { phase } = state
  while (game.toMove(state) === 0 && state.phase === phase && moves.length < most) {
    const move = ask(game, state, seated)
    moves.push(game.write(move))
    game.play(state, move)
  }
  return moves
}

describe('in the auction', () => {
  const rich = 'phase auction\nturn 5\nseat 1\ncubes 12\nbrown 0\ntrack Fürth - Poppenreuth - Schniegling'

  test('bids for the trains it needs, and no more than it must', () => {
    const text = `${rich}\ngoods Poppenreuth 2, Buch 2\nU1 brown\nU2 red\nL1 red\nL2 red`
    expect(played(text, 1)[0]).toMatch(/^bid (U1 3|L1 2)$/)
  })

  test('bids for what owners of land ask on its way, when that is all it lacks', () => {
    const way = 'seat 1\ncubes 12\nwhite 0\nbrown 5\nred 0\ngreen 0\ntrack Fürth - Stadeln'
    const text = `phase auction\nturn 5\n${way}\nlandowners Vach\nreds Hüttendorf, Stadeln\ngoods Obermichelbach 2, Eltersdorf 2`
    expect(played(`${text}\nU1 red\nU2 red\nL1 white\nL2 red`, 1)[0]).toMatch(/^bid (U1 3|U2 3|L1 2)$/)
  })
})

describe('with track', () => {
  const start = 'phase track\nturn 5\nbuild-order 1 2\nseat 1\ncubes 8\nwhite 0\nbrown 4\nred 3\ngreen 0'

  test('builds to what it can carry, and not further', () => {
    const moves = played(`${start}\ngoods Burgfarrnbach 2, Seukendorf 2, Unterfarrnbach 2`)
    expect(moves).toEqual(['build Fürth > Unterfarrnbach', 'finish'])
  })

  test('builds nothing where nothing can be had', () => {
    expect(played(start)).toEqual(['pass'])
  })

  test('leads passengers to a station of their colour', () => {
    const moves = played(`${start}\nreds Zirndorf 2, Oberasbach, Stein`)
    expect(moves[0]).toMatch(/^build (Fürth|Zirndorf)/)
    expect(moves.join()).toContain('Zirndorf')
    expect(moves.at(-1)).toBe('finish')
  })

  test('goes on with a series that is begun, or finishes it', () => {
    const begun = `${start}\nseries Fürth > Unterfarrnbach\ngoods Burgfarrnbach 2, Seukendorf 2, Unterfarrnbach 2`
    expect(played(begun)).toEqual(['finish'])
  })

  test('gives up a series that brings nothing', () => {
    expect(played(`${start}\nseries Fürth > Unterfarrnbach`)).toEqual(['give up'])
  })

  test('NB-5.10 takes the points of the chain', () => {
    const text = `${start}\ngoods Buch 2\ntrack Fürth - Poppenreuth - Schniegling`
    expect(played(text)).toContain('build Schniegling > Nuremberg North')
  })
})

describe('with trains', () => {
  const start = 'phase trains\nturn 5\ntrain-order 1 2\nseat 1\ncubes 0\nwhite 0\nred 0\ngreen 0'
  const track = 'track Fürth - Poppenreuth - Schniegling'
  const line = `${start}\nbrown 0\n${track}`

  test('buys the train whose spaces fit what it can load', () => {
    expect(played(`${start}\nbrown 1\n${track}\ngoods Poppenreuth 2, Buch`, 1)).toEqual(['buy 5c'])
    expect(played(`${start}\nbrown 1\n${track}, Fürth - Stadeln\nreds Schniegling, Stadeln`, 1)[0]).toMatch(
      /^buy [56]a$/,
    )
  })

  test('buys first class for passengers when it can', () => {
    const towns = 'track Fürth - Höfen - Großreuth - Oberasbach - Zirndorf'
    expect(played(`${start}\nbrown 3\n${towns}\nreds Zirndorf 2, Oberasbach`, 1)[0]).toMatch(/^buy [12]a$/)
  })

  test('buys nothing where there is nothing to load', () => {
    expect(played(`${start}\nbrown 3\n${track}`, 1)).toEqual(['pass'])
  })

  const trains = `${line}\ntrains 1b`

  test('seats passengers in first class first', () => {
    expect(played(`${line}\ntrains 2b\nreds Schniegling`, 1)).toEqual(['load red Schniegling 2b first'])
  })

  test('loads first what another player could take too', () => {
    const rival = 'seat 2\ntrack Nuremberg North - Thon\ntrains 5c'
    expect(played(`${trains}\ngoods Buch, Burgfarrnbach\n${rival}`, 1)).toEqual(['load goods Buch 1b'])
  })

  test('takes grey goods before yellow ones, unless a set wants these', () => {
    const one = `${line}\ntrains 6a\ngoods Poppenreuth, Buch`
    expect(played(one, 1)).toEqual(['load goods Buch 6a'])
    expect(played(`${one}\nkept grey 3 red 3`, 1)).toEqual(['load goods Poppenreuth 6a'])
  })

  test('never leaves a piece that it has room for', () => {
    const moves = played(`${trains}\ngoods Poppenreuth, Buch\nreds Schniegling\npassed 2`)
    expect(moves.filter(move => move.startsWith('load'))).toHaveLength(3)
  })
})

describe('in takeovers', () => {
  test('sells as much as it can when the game is over', () => {
    const text = 'phase takeovers\nturn 5\nseat 1\nred 2\ntrack Fürth - Stadeln - Vach - Hüttendorf'
    expect(played(text)).toEqual(['sell Hüttendorf - Fürth to red'])
  })

  test('sells what has been emptied rather than what will pay', () => {
    const track = 'track Fürth - Unterfarrnbach - Siegelsdorf, Fürth - Höfen - Muggenhof'
    const text = `phase takeovers\nturn 2\nseat 1\nred 1\n${track}`
    expect(played(`${text}\ngoods Unterfarrnbach 2, Burgfarrnbach 2`)).toEqual(['sell Fürth - Muggenhof to red'])
    expect(played(`${text}\ngoods Höfen 2\nreds Muggenhof`)).toEqual(['sell Siegelsdorf - Fürth to red'])
  })

  test('chooses the longer of two ways', () => {
    const text = 'phase takeovers\nturn 5\nseat 1\nred 3\ntrack Fürth - Stadeln - Vach, Fürth - Poppenreuth - Stadeln'
    expect(played(text)).toEqual(['sell Vach - Fürth to red', 'way Poppenreuth'])
  })
})

describe('paying', () => {
  test('keeps the influence that sells its line', () => {
    const wealth = 'cubes 0\nwhite 3\nbrown 0\nred 3\ngreen 3'
    const text = `phase track\nturn 5\nbuild-order 1 2\nseat 1\n${wealth}\nseries Fürth > Unterfarrnbach > Siegelsdorf\ngoods Veitsbronn 2`
    const moves = played(text)
    expect(moves.slice(0, 3)).not.toContain('pay red 1')
    expect(moves.filter(move => move.startsWith('pay red')).every(move => move === 'pay red 0')).toBe(true)
  })
})
