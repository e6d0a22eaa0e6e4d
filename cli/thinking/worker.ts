import { parentPort } from 'node:worker_threads'
import { boxNamed } from '@roundhouse/bots/boxes'
import { knowledgeOf } from '@roundhouse/bots/knowing'
import { thinkIn } from '@roundhouse/bots/threads/study'

/** Games that are open, by what they are: one is asked about again and again. */
const opened = new Map<string, ReturnType<ReturnType<typeof boxNamed>['open']>>()

thinkIn(parentPort!, (name, options) => {
  const key = JSON.stringify([name, options])
  const game = opened.get(key) ?? boxNamed(name).open(options)
  opened.set(key, game)
  return { game, knowledge: knowledgeOf(name) }
})
