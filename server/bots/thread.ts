import { parentPort } from 'node:worker_threads'
import { answerAll } from '@roundhouse/bots/play/threads/thread'
import { type BotTurn, newThinker } from '@roundhouse/table/thinker'

const thinker = newThinker()

answerAll<BotTurn, string>(parentPort!, turn => thinker.decide(turn))
