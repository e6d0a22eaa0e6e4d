import type { Seed } from '@roundhouse/kernel/dice'
import type { Bot } from '../../play/bot.ts'
import { netOf } from '../../play/net/net.ts'
import { type NetFile, netWeightsIn } from '../../play/net/net-file.ts'
import { searchBot } from '../../play/search-bot.ts'
import { type DealResult, dealsBetween } from '../match.ts'
import type { NetSpec } from './spec.ts'

/** A net against the evaluation without it, with the same number of simulations. */
export interface NetMatch {
  readonly game: string
  readonly seed: Seed
  readonly players: number
  readonly net: NetFile
  readonly simulations: number
}

/** Plays a deal of a match as often as there are seats. */
export function netDealsOf(spec: NetSpec, match: NetMatch): (deal: number) => DealResult {
  const knowledge = spec.knowledgeBy(netOf(spec.shape, netWeightsIn(spec.shape, match.net)))
  const { simulations } = match
  const bot = (name: string, usesNet: boolean): Bot =>
    searchBot(name, 'Plays to be compared.', knowledge, { ...knowledge.settings.expert, simulations, usesNet })
  return dealsBetween(match, bot('with the net', true), bot('without it', false))
}
