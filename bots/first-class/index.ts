import { botGame } from '../game.ts'
import { description } from './description.ts'
import { legend } from './legend.ts'
import { knowledgeWithNet } from './net/knowledge.ts'
import { stats } from './stats/stats.ts'
import { training } from './training.ts'

/** First Class as bots see it. */
export const bots = botGame({ ...description, knowledge: knowledgeWithNet, legend, stats, training })
