import type { Help } from '../game.ts'

export const help: Help = {
  moves: 'take b3, car upper, free lower 2, spend 1 point, done, end',
  shortened: 't b3',
  move: 'take b3',
  barrier: 'a card turned up',
  things:
    'offer, b3 (a place), X1-3 (a card), me, seat 2, trains, route, coins, contracts, guests, middle, display, tile, cards, points, scoring, waiting, evidence, hand',
  named: 'a place such as b3, a card such as X1-3 or G7',
  legend: [
    '^            stands behind the last card that a conductor has reached',
    'M2, L5       a mail car, a locomotive tile',
    '*, G, g      in a car: a celebrity, a passenger or luggage on board, one that has not boarded yet',
    '+9 now       what a scoring would bring if it came now',
    'coins 5/2/0  coins in columns 1, 2 and 3',
    '3p [coin 2]  a city of 3 points, a bonus city of 2 coins; cities behind > lie ahead of the locomotive',
    'car 2        2 0-cars; up 0>1: an upgrade; free 1: an upgrade of choice; both 2: both conductors; cond 2: conductor steps to share; loco 2: the locomotive; coin 3: coins; pts 5: points; pick 1: a Game End card',
    '3/car        a Game End card of 3 points for each car card',
  ],
}
