import type { Help } from '../game.ts'
import { text } from '../messages.ts'

export const help: Help = {
  moves:
    'bid U1 4, build Fürth > Ronhof, finish, buy 3b, load red Lauf 3b second, load goods Ronhof 3b, sell Fürth - Lauf to red, pass',
  shortened: 'build furth > ronhof, build e4 > d5',
  move: 'build Fürth > Ronhof',
  barrier: text('nuremberg.help.barrier'),
  things: text('nuremberg.help.things'),
  named: text('nuremberg.help.named'),
  legend: [
    ['a1 - j11', text('nuremberg.help.places')],
    ['FÜRTH, Ronhof', text('nuremberg.help.names')],
    ['R, G, RG', text('nuremberg.help.companies')],
    ['r, g, w', text('nuremberg.help.pawns')],
    ['o, *', text('nuremberg.help.goods')],
    ['-1, \\2, 3/', text('nuremberg.help.track')],
    ['~, #', text('nuremberg.help.borders')],
    ['3^, 3a, 3b', text('nuremberg.help.ties')],
    ['a:2 rg1_', text('nuremberg.help.trains')],
  ],
}
