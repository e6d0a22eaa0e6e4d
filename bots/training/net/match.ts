import type { Seed } from '@roundhouse/kernel/dice'
import type { Bot } from '../../play/bot.ts'
import { loadNet, type NetFile } from '../../play/net/net-file.ts'
import { searchBot } from '../../play/search-bot.ts'
import { type DealResult, dealsBetween } from '../match.ts'
import type { NetSpec } from './spec.ts'

/** A net against the one that is shipped, with the same number of simulations; against the evaluation if there is none for these inputs. */
export interface NetMatch {
  readonly game: string
  readonly seed: Seed
  readonly players: number
  readonly net: NetFile
  readonly simulations: number
}

/** Plays a deal of a match as often as there are seats. */
export function netDealsOf(spec: NetSpec, { net, simulations, ...match }: NetMatch): (deal: number) => DealResult {
  const bot = (name: string, file: NetFile): Bot => {
    const loaded = loadNet(spec.shape, file)
    const knowledge = spec.knowledgeBy('net' in loaded ? loaded.net : null)
    return searchBot(name, 'Plays to be compared.', knowledge, { ...knowledge.settings.champion, simulations })
  }
  return dealsBetween(match, bot('the new net', net), bot('the shipped net', spec.shipped))
}
