import type { ReasonKey } from './keys.ts'

/** What a plan brings to the one who makes it, and what it takes from the others. */
export type NurembergPart = 'own' | 'others'

/** In which of the two a reason shows. */
export const PART_OF_REASON: Readonly<Record<ReasonKey, NurembergPart>> = {
  box: 'own',
  outbids: 'others',
  'most-white': 'own',
  'most-brown': 'own',
  reaches: 'own',
  builds: 'own',
  line: 'own',
  chain: 'own',
  'denies-track': 'others',
  buys: 'own',
  'denies-train': 'others',
  loads: 'own',
  set: 'own',
  'denies-piece': 'others',
  sells: 'own',
  stations: 'own',
  'keeps-track': 'own',
  keeps: 'own',
}
