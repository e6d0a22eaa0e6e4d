import { knowledgeOf } from '@roundhouse/bots/knowing'
import { newStudy, type Study } from '@roundhouse/bots/thinking/study'
import type { HeaderLine } from '@roundhouse/kernel/record'
import { newOpener } from './open-game.ts'

/** A study for the games that are played here. */
export function openStudy(open = newOpener()): Study {
  return newStudy(async (name, options) => ({
    game: await open(name, options as readonly HeaderLine[]),
    knowledge: knowledgeOf(name),
  }))
}
