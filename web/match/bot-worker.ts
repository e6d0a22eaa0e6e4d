import { headerOf } from '@roundhouse/kernel/record'
import { expose } from 'comlink'
import { type GameName, shelfOf } from './boxes.ts'
import { type Asked, playersAt } from './players.ts'
import type { Setup } from './scene.ts'

/** Where bots think. They are told a guess of what they cannot see, so nothing they do can hang on a secret. */
const tables = new Map<string, ReturnType<typeof playersAt>>()

async function tableOf(name: GameName, options: Setup['options']): Promise<ReturnType<typeof playersAt>> {
  const key = JSON.stringify([name, options])
  const known = tables.get(key)
  if (known !== undefined) return known
  const { box } = await shelfOf(name)
  const table = playersAt(box.open(box.readOptions(headerOf({ options, notes: [] }))))
  tables.set(key, table)
  return table
}

const bots = {
  decide: async (name: GameName, options: Setup['options'], asked: Asked): Promise<string> =>
    (await tableOf(name, options))(asked),
}

export type BotWorker = typeof bots
expose(bots)
