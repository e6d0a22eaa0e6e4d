import { botGame } from '../game.ts'
import { description } from './description.ts'
import { knowledge } from './knowledge.ts'

/** First Class for all bots but those who go by the net: a page loads that only if one of them plays, and counts nothing. */
export const bots = botGame({ ...description, knowledge })
