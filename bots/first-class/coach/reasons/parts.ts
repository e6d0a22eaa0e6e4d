import type { ReasonKey } from './keys.ts'

/**
 * A part of the evaluation as a player would name it: one or several of its features. Points stand together with the route,
 * for what a city pays at once it does not pay again.
 */
export type FirstClassPart =
  | 'trains'
  | 'mail cars'
  | 'tiles'
  | 'coins'
  | 'start-player tile'
  | 'points and route'
  | 'guests'
  | 'middle cards'
  | 'contracts'
  | 'Game End cards'
  | 'frames that wait'
  | 'evidence'

/** In which parts a reason shows; what others lose, or what nobody knows yet, shows in none. */
export const PARTS_OF_REASON: Readonly<Record<ReasonKey, readonly FirstClassPart[]>> = {
  passes: ['trains'],
  'passes-both': ['trains'],
  'on-tile': ['tiles'],
  raises: ['trains'],
  celebrity: ['trains'],
  switch: ['middle cards'],
  'points-now': ['points and route'],
  constantinople: ['points and route', 'tiles'],
  coins: ['coins'],
  'start-player': ['start-player tile'],
  'end-card': ['Game End cards'],
  counts: ['Game End cards'],
  keep: ['Game End cards'],
  fulfils: [],
  'contract-met': ['contracts'],
  contract: ['contracts'],
  'contract-nearer': ['contracts'],
  'bonus-city': ['points and route'],
  postcard: ['points and route'],
  route: ['points and route'],
  'locomotive-tile': ['tiles'],
  'mail-car': ['mail cars'],
  cars: ['trains'],
  upgrades: ['trains'],
  conductors: ['trains'],
  seated: ['trains'],
  'suspects-others': ['evidence'],
  destroys: ['evidence'],
  'less-evidence': ['evidence'],
  'passengers-board': ['guests', 'coins'],
  'luggage-loaded': ['guests', 'points and route'],
  'guests-wait': ['guests'],
  laid: ['middle cards'],
  mechanics: ['trains', 'middle cards'],
  factories: ['trains', 'middle cards'],
  storage: [],
  'denies-contract': [],
  'denies-card': [],
  'saves-coins': ['coins'],
  'nothing-better': [],
}
