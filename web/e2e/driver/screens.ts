/** Every screen but the tables, by its address. */
export const SCREENS = [
  '',
  'new/first-class',
  'new/nuremberg',
  'settings',
  'privacy',
  'rules/first-class/FC-5.3',
  'rules/nuremberg/NB-5.1',
  'strategy/first-class',
  'strategy/nuremberg',
  'cards/first-class/B1-1',
  'cards/nuremberg',
  'lessons/first-class',
  'learn/first-class/2',
  'learn/nuremberg/2',
  'puzzles/first-class',
  'puzzles/nuremberg/3',
] as const
