import type { Help } from '../game.ts'
import { text } from '../messages.ts'

export const help: Help = {
  moves: 'take b3, car upper, free lower 2, spend 1 point, done, end',
  shortened: 't b3',
  move: 'take b3',
  barrier: text('first-class.help.barrier'),
  things: text('first-class.help.things'),
  named: text('first-class.help.named'),
  legend: [
    ['^', text('first-class.help.conductor')],
    ['M2, L5', text('first-class.help.mail')],
    ['*, G, g', text('first-class.help.guests')],
    ['5/2/0', text('first-class.help.coins')],
    ['3p [coin 2]', text('first-class.help.cities')],
    ['car 2, free 1', text('first-class.help.symbols')],
    ['3/car', text('first-class.help.end-card')],
  ],
}
