import { firstClass } from '@roundhouse/first-class/definition'
import { coachRules } from './coach/rules.ts'
import { greedy } from './greedy.ts'
import { tables } from './tables.ts'

/** First Class as bots see it, whatever they know, without what only programs need that let many games be played. */
export const description = {
  definition: firstClass,
  tables,
  quickBots: [greedy],
  coach: coachRules,
  elo: { beginner: 1175, casual: 1353, intermediate: 1505, strong: 1644, expert: 1823, champion: 2023 },
}
