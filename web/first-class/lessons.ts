import type { LessonStep, Lessons } from '../learn/lesson.ts'

const HEADER = 'first-class\nplayers 2\nmodules A,B\ndecks 1\n'

/** What lies in the offer besides the cards of the step, and the Game End cards on display. */
const AROUND = ['b X1-3 X1-12 B1-2 X1-5 A1-8 X1-8', 'c X1-2 X1-14 A1-4 B1-4 X1-11 A1-6', 'display G1 G2 G3 G4']

const at = (...lines: readonly string[]): string => `${HEADER}${[...AROUND, ...lines].join('\n')}\n`

/** From the first car to the first scoring. */
const steps: readonly LessonStep[] = [
  {
    name: 'cars',
    position: at('a X1-1 X1-6 X1-10 A1-2 X1-15 B1-1'),
    goals: [['take a1'], ['car '], ['car ']],
    rule: 'FC-5.1',
  },
  {
    name: 'upgrade',
    position: at('a X1-4 X1-1 X1-6 X1-10 A1-2 B1-1', 'seat 1 upper 0 0 0', 'seat 1 lower 0 0'),
    goals: [['take a1'], ['up '], ['up ']],
    rule: 'FC-5.3',
  },
  {
    name: 'decline',
    position: at('a X1-10 X1-9 X1-6 X1-15 A1-2 X1-10', 'seat 1 upper 1 0 0', 'seat 1 lower 1 0'),
    goals: [['decline '], ['free ']],
    rule: 'FC-3.3',
  },
  {
    name: 'conductors',
    position: at('a X1-6 X1-7 X1-10 X1-15 A1-2 B1-1', 'seat 1 upper 2 1 1', 'seat 1 lower 1 1'),
    goals: [['take a2'], ['cond ']],
    rule: 'FC-7.2',
  },
  {
    name: 'mail',
    position: at('a X1-1 X1-6 X1-10 A1-2 X1-15 B1-1', 'seat 1 upper 2 1^ 0 0', 'seat 1 lower 1 0'),
    goals: [['take a1'], ['car upper'], ['mail '], ['car '], ['do mail upper']],
    rule: 'FC-6.1',
  },
  {
    name: 'locomotive',
    position: at('a X1-6 X1-9 X1-1 A1-2 X1-15 B1-1', 'seat 1 route X1-13', 'seat 1 locomotive 1'),
    goals: [['take a2'], ['loco 2']],
    rule: 'FC-8.3',
  },
  {
    name: 'coins',
    position: at('a X1-6 X1-9 X1-1 A1-2 X1-15 B1-1', 'seat 1 coins 3 2 0', 'seat 1 upper 2 1^ 1', 'seat 1 lower 1 0'),
    goals: [['spend 1 car'], ['spend 2 ']],
    rule: 'FC-9.3',
  },
  {
    name: 'contract',
    position: at(
      'a X1-6 X1-9 X1-1 A1-2 X1-15 B1-1',
      'seat 1 upper 1 1 1 0',
      'seat 1 lower 1 0',
      'seat 1 contracts A1-1',
    ),
    goals: [['fulfil A1-1']],
    rule: 'FC-10.1',
  },
  {
    name: 'celebrity',
    position: at('a X1-6 X1-9 B1-1 A1-2 X1-15 X1-1', 'seat 1 upper 4 1^ 0', 'seat 1 lower 1 0'),
    goals: [['take a3'], ['seat upper']],
    rule: 'FC-B.1',
  },
  {
    name: 'end-card',
    position: at(
      'a X1-6 X1-9 B1-1 A1-2 X1-15 X1-1',
      'seat 1 coins 4 0 0',
      'seat 1 upper 2 1^ 0',
      'seat 1 taken X1-1 X1-4 X1-1',
    ),
    goals: [['buy '], ['do G']],
    rule: 'FC-11.1',
  },
  {
    name: 'tile',
    position: at('a X1-6 X1-9 B1-1 A1-2 X1-15 X1-1', 'seat 1 upper 2 1^ 0', 'seat 1 lower 1 0'),
    goals: [['tile']],
    rule: 'FC-4.1',
  },
  {
    name: 'scoring',
    position: at(
      'phase scoring',
      'round 2',
      'waiting city 3',
      'seat 1 coins 0 0 0',
      'seat 1 upper 4 2 1^ 0',
      'seat 1 lower 2 1^',
      'seat 1 locomotive 3',
    ),
    goals: [['do city 3'], ['score']],
    rule: 'FC-12.4',
  },
]

export const lessons: Lessons = {
  steps,
  newTeacher: () => new Worker(new URL('./learn-worker.ts', import.meta.url), { type: 'module' }),
}
