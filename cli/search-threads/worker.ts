import { parentPort } from 'node:worker_threads'
import { boxNamed } from '@roundhouse/bots/boxes'
import { knowledgeOf } from '@roundhouse/bots/knowing'
import { searchIn } from '@roundhouse/bots/play/threads/search-thread'

searchIn(parentPort!, (name, options) => ({ game: boxNamed(name).open(options), knowledge: knowledgeOf(name) }))
