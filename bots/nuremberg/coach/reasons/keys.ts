/** All that the coach can say about a plan of Nuremberg; the facts of each are in `docs/coach.md`. */
export const REASON_KEYS = [
  'box',
  'outbids',
  'most-white',
  'most-brown',
  'reaches',
  'builds',
  'line',
  'chain',
  'denies-track',
  'buys',
  'denies-train',
  'loads',
  'set',
  'denies-piece',
  'sells',
  'stations',
  'keeps-track',
  'keeps',
] as const

export type ReasonKey = (typeof REASON_KEYS)[number]
