import { firstClass } from '@roundhouse/first-class/definition'
import { coachRules } from './coach/rules.ts'
import { greedy } from './greedy.ts'
import { legend } from './legend.ts'
import { stats } from './stats/stats.ts'
import { tables } from './tables.ts'

/** First Class as bots see it, whatever they know. */
export const description = {
  definition: firstClass,
  tables,
  quickBots: [greedy],
  coach: coachRules,
  stats,
  elo: { beginner: 1175, casual: 1353, intermediate: 1505, strong: 1644, expert: 1823 },
  legend,
}
