import { nuremberg } from '@roundhouse/nuremberg/definition'
import { coachRules } from './coach/rules.ts'
import { greedy } from './greedy.ts'
import { tables } from './tables.ts'

/** First Train to Nuremberg as bots see it, whatever they know, without what only programs need that let many games be played. */
export const description = {
  definition: nuremberg,
  tables,
  quickBots: [greedy],
  coach: coachRules,
  elo: { beginner: 937, casual: 1337, intermediate: 1556, strong: 1763, expert: 1906, champion: 2082 },
}
