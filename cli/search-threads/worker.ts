import { parentPort } from 'node:worker_threads'
import { boxNamed } from '@roundhouse/bots/boxes'
import { knowledgeOf } from '@roundhouse/bots/knowing'
import { thinkIn } from '@roundhouse/bots/play/threads/search-thread'

thinkIn(parentPort!, (name, options) => ({ game: boxNamed(name).open(options), knowledge: knowledgeOf(name) }))
