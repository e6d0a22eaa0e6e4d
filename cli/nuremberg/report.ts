import type { Summary } from '@roundhouse/bots/summary'

/** What a simulation counted besides points. */
export const counted = (_summary: Summary): string[] => []
