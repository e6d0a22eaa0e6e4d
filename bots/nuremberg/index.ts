import { nuremberg } from '@roundhouse/nuremberg/definition'
import { botGame } from '../game.ts'
import { coachRules } from './coach/rules.ts'
import { greedy } from './greedy.ts'
import { knowledge } from './knowledge.ts'
import { legend } from './legend.ts'
import { stats } from './stats/stats.ts'
import { tables } from './tables.ts'
import { training } from './training.ts'

/** First Train to Nuremberg as bots see it. */
export const bots = botGame({
  definition: nuremberg,
  tables,
  knowledge,
  quickBots: [greedy],
  coach: coachRules,
  stats,
  elo: { beginner: 937, casual: 1337, intermediate: 1556, strong: 1763, expert: 1906 },
  legend,
  training,
})
