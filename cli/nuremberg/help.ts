import type { Help } from '../game.ts'

export const help: Help = {
  moves:
    'bid U1 4, build Fürth > Ronhof, finish, buy 3b, load red Lauf 3b second, load goods Ronhof 3b, sell Fürth - Lauf to red, pass',
  shortened: 'build furth > ronhof; areas also by their places on the map: build e4 > d5',
  move: 'build Fürth > Ronhof',
  barrier: 'a disc drawn',
  things:
    'map, Fürth or e4 (an area), link e4 > d5 (what it costs), line Lauf (the price of a line to there), lines (what you can sell), loads (what your track reaches), network, stations, pieces, track, series, boxes, trains, orders, influence, profit, me, seat 2, points, legend',
  named: 'an area such as Fürth or e4',
  legend: [
    'a1 to j11    places: the row as a letter, the column as a number; numbers above for rows a, c, e, below for b, d, f',
    'FÜRTH        a station; Ronhof: open land; buch (small): hop fields or hills, where no track goes; ^^^^: mountains',
    'R, G, RG     under a name: a station of the red company, the green, or both; none: neutral',
    'r, g, w      a red passenger, a green passenger, a landowner who costs 1 white',
    'o, *         grey goods (beer, stone), yellow goods (mail, cheese)',
    '-1, \\2, 3/   track of a seat; R and G: of a company; +: the series being built',
    '~            building there costs 2: a river, or a valley; #: a closed border',
    'order, build, train  the place in player order, building order and train order',
    'cubes, bid, rest     cubes in hand, in bids, and in reserve',
    '3^, 3a, 3b   equal influence: ^ lies on top and goes first, then a, then b',
    'a:2 rg1_     train a of its row, bought by seat 2, with a red and a green passenger; 1 and 2 are free spaces of first and second class, _ of goods',
    'U1 whi whi whi +gre: 4 You   a box: what it brings, the disc on it, and who leads with how many cubes',
  ],
}
