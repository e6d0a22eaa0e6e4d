import { firstClass } from '@roundhouse/first-class/definition'
import { botGame } from '../game.ts'
import { coachRules } from './coach/rules.ts'
import { greedy } from './greedy.ts'
import { knowledge } from './knowledge.ts'
import { legend } from './legend.ts'
import { stats } from './stats/stats.ts'
import { tables } from './tables.ts'
import { training } from './training.ts'

/** First Class as bots see it. */
export const bots = botGame({
  definition: firstClass,
  tables,
  knowledge,
  quickBots: [greedy],
  coach: coachRules,
  stats,
  elo: { beginner: 1175, casual: 1353, intermediate: 1505, strong: 1644, expert: 1823 },
  legend,
  training,
})
