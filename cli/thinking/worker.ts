import { parentPort } from 'node:worker_threads'
import { knowledgeOf } from '@roundhouse/bots/knowing'
import { thinkIn } from '@roundhouse/bots/threads/study'
import { gameNamed } from '../games.ts'

thinkIn(parentPort!, (name, options) => ({ game: gameNamed(name).box.open(options), knowledge: knowledgeOf(name) }))
