import type { Help } from '../game.ts'

export const help: Help = {
  moves:
    'bid U1 4, build Fürth > Ronhof, finish, buy 3b, load red Lauf 3b second, load goods Ronhof 3b, sell Fürth - Lauf to red, pass',
  shortened: 'build furth > ronhof, build e4 > d5',
  move: 'build Fürth > Ronhof',
  barrier: 'nuremberg.help.barrier',
  things: 'nuremberg.help.things',
  named: 'nuremberg.help.named',
  legend: [
    ['a1 - j11', 'nuremberg.help.places'],
    ['FÜRTH, Ronhof', 'nuremberg.help.names'],
    ['R, G, RG', 'nuremberg.help.companies'],
    ['r, g, w', 'nuremberg.help.pawns'],
    ['o, *', 'nuremberg.help.goods'],
    ['-1, \\2, 3/', 'nuremberg.help.track'],
    ['~, #', 'nuremberg.help.borders'],
    ['3^, 3a, 3b', 'nuremberg.help.ties'],
    ['a:2 rg1_', 'nuremberg.help.trains'],
  ],
}
