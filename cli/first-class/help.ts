import type { Help } from '../game.ts'

export const help: Help = {
  moves: 'take b3, car upper, free lower 2, spend 1 point, done, end',
  shortened: 't b3',
  move: 'take b3',
  barrier: 'first-class.help.barrier',
  things: 'first-class.help.things',
  named: 'first-class.help.named',
  legend: [
    ['^', 'first-class.help.conductor'],
    ['M2, L5', 'first-class.help.mail'],
    ['*, G, g', 'first-class.help.guests'],
    ['5/2/0', 'first-class.help.coins'],
    ['3p [coin 2]', 'first-class.help.cities'],
    ['car 2, free 1', 'first-class.help.symbols'],
    ['3/car', 'first-class.help.end-card'],
  ],
}
