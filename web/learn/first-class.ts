import type { Step } from './lesson.ts'

const HEADER = 'first-class\nplayers 2\nmodules A,B\ndecks 2\n'

const at = (...lines: readonly string[]): string => `${HEADER}${lines.join('\n')}\n`

/** From the first car to the first scoring. */
export const FIRST_CLASS: readonly Step[] = [
  {
    name: 'cars',
    position: at('a X1-1 X1-6 X1-10', 'display G1 G2 G3 G4'),
    goals: [['take a1'], ['car '], ['car ']],
    rule: 'FC-5.1',
  },
  {
    name: 'upgrade',
    position: at('a X1-4 X1-1 X1-6', 'display G1 G2 G3 G4', 'seat 1 upper 0 0 0', 'seat 1 lower 0 0'),
    goals: [['take a1'], ['up '], ['up ']],
    rule: 'FC-5.3',
  },
  {
    name: 'decline',
    position: at('a X1-10 X1-9', 'display G1 G2 G3 G4', 'seat 1 upper 1 0 0', 'seat 1 lower 1 0'),
    goals: [['decline '], ['free ']],
    rule: 'FC-3.3',
  },
  {
    name: 'conductors',
    position: at('a X1-6 X1-7 X1-10', 'display G1 G2 G3 G4', 'seat 1 upper 2 1 1', 'seat 1 lower 1 1'),
    goals: [['take a2'], ['cond ']],
    rule: 'FC-7.2',
  },
  {
    name: 'locomotive',
    position: at('a X1-6 X1-9 X1-1', 'display G1 G2 G3 G4', 'seat 1 route X1-13', 'seat 1 locomotive 1'),
    goals: [['take a2'], ['loco 2']],
    rule: 'FC-8.3',
  },
  {
    name: 'coins',
    position: at(
      'a X1-6 X1-9 X1-1',
      'display G1 G2 G3 G4',
      'seat 1 coins 3 2 0',
      'seat 1 upper 2 1^ 1',
      'seat 1 lower 1 0',
    ),
    goals: [['spend 1 car'], ['spend 2 ']],
    rule: 'FC-9.3',
  },
  {
    name: 'contract',
    position: at(
      'a X1-6 X1-9 X1-1',
      'display G1 G2 G3 G4',
      'seat 1 upper 1 1 1 0',
      'seat 1 lower 1 0',
      'seat 1 contracts A1-1',
    ),
    goals: [['fulfil A1-1']],
    rule: 'FC-10.1',
  },
  {
    name: 'scoring',
    position: at(
      'phase scoring',
      'round 2',
      'waiting city 3',
      'display G1 G2 G3 G4',
      'seat 1 coins 0 0 0',
      'seat 1 upper 4 2 1^ 0',
      'seat 1 lower 2 1^',
      'seat 1 locomotive 3',
    ),
    goals: [['do city 3'], ['score']],
    rule: 'FC-12.4',
  },
]
