import type { LessonStep, Lessons } from '../learn/lesson.ts'

const HEADER = 'nuremberg\nplayers 2\nmap nuremberg\nmaps 1\n'

const at = (...lines: readonly string[]): string => `${HEADER}${lines.join('\n')}\n`

/** One turn, phase by phase. */
const steps: readonly LessonStep[] = [
  {
    name: 'bid',
    position: at('phase auction', 'U1 red 3 by 2', 'L1 white', 'decides 1'),
    goals: [['bid U1 ']],
    rule: 'NB-3.2',
  },
  {
    name: 'second',
    position: at('phase auction', 'U1 red 4 by 1', 'U2 white 3 by 2', 'L1 brown', 'decides 1'),
    goals: [['bid L1 ']],
    rule: 'NB-3.3',
  },
  {
    name: 'track',
    position: at('phase track', 'decides 1', 'reds Stadeln', 'seat 1 cubes 6', 'seat 1 white 3'),
    goals: [['build Fürth > Stadeln'], ['build Stadeln > Vach'], ['finish']],
    rule: 'NB-5.1',
  },
  {
    name: 'landowner',
    position: at('phase track', 'decides 1', 'landowners Stadeln', 'seat 1 cubes 6', 'seat 1 white 2'),
    goals: [['build Fürth > Stadeln'], ['finish']],
    rule: 'NB-5.7',
  },
  {
    name: 'pay',
    position: at('phase track', 'decides 1', 'seat 1 cubes 1', 'seat 1 brown 3', 'seat 1 white 2'),
    goals: [['build Fürth > Stadeln'], ['finish'], ['pay ']],
    rule: 'NB-5.8',
  },
  {
    name: 'train',
    position: at('phase trains', 'decides 1', 'seat 1 brown 3', 'seat 1 track Fürth - Stadeln - Vach', 'reds Vach'),
    goals: [['buy ']],
    rule: 'NB-6.2',
  },
  {
    name: 'passenger',
    position: at(
      'phase trains',
      'decides 1',
      'seat 1 track Fürth - Stadeln - Vach',
      'seat 1 trains 1a',
      'reds Vach',
      'greens Stadeln',
    ),
    goals: [['load red Vach ']],
    rule: 'NB-6.6',
  },
  {
    name: 'goods',
    position: at(
      'phase trains',
      'decides 1',
      'seat 1 track Fürth - Unterfarrnbach',
      'seat 1 trains 5c',
      'goods Unterfarrnbach, Seukendorf',
    ),
    goals: [['load ']],
    rule: 'NB-6.5',
  },
  {
    name: 'takeover',
    position: at('phase takeovers', 'seat 1 red 2', 'seat 1 track Fürth - Stadeln - Vach'),
    goals: [['sell Vach - Fürth to red', 'sell Fürth - Vach to red']],
    rule: 'NB-8.1',
  },
]

export const lessons: Lessons = {
  steps,
  newTeacher: () => new Worker(new URL('./learn-worker.ts', import.meta.url), { type: 'module' }),
}
