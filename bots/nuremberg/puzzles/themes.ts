import type { Facts } from '@roundhouse/kernel/story'
import type { StoryLine } from '@roundhouse/nuremberg/base/story'

const GOODS = ['grey', 'yellow']

/** What is loaded: goods, or a passenger of a company. */
export const CARGO = ['goods', 'passengers'] as const
const cargoOf = ({ piece }: Facts): string => CARGO[GOODS.includes(String(piece)) ? 0 : 1]

/** What turns of Nuremberg are about, by what the story tells of them; the rarest first. */
export const THEMES = {
  'chain-closed': 'chain',
  sold: 'takeovers',
  passed: 'passing',
  bid: 'auction',
  bought: 'trains',
  loaded: cargoOf,
  built: 'building',
} as const satisfies Partial<Record<StoryLine['key'], string | ((facts: Facts) => string)>>
