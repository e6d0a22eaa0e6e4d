import { nuremberg } from '@roundhouse/nuremberg/definition'
import { coachRules } from './coach/rules.ts'
import { greedy } from './greedy.ts'
import { legend } from './legend.ts'
import { stats } from './stats/stats.ts'
import { tables } from './tables.ts'

/** First Train to Nuremberg as bots see it, whatever they know. */
export const description = {
  definition: nuremberg,
  tables,
  quickBots: [greedy],
  coach: coachRules,
  stats,
  elo: { beginner: 937, casual: 1337, intermediate: 1556, strong: 1763, expert: 1906 },
  legend,
}
