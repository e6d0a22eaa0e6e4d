import type { Cost } from './cost.ts'
import type { PlayPace } from './pace.ts'
import type { Times } from './peer.ts'
import { short, whole } from './table.ts'

export const paces = ({ cpu, best, wall }: PlayPace): string[] => [whole(cpu), whole(best), whole(wall)]

export const costs = ({ cpu, wall }: Cost): string[] => [short(cpu), short(wall)]

export const timesText = ({ median, least, most }: Times): string =>
  `${short(median)} times (${short(least)} to ${short(most)})`
