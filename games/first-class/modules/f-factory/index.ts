import type { Module } from '../../base/table.ts'
import { activation, factoryCard } from './factories.ts'
import { storageAndFactoryComplaints } from './referee.ts'
import { returnDrawnCards, secondCard, storageCard, use, useSymbol } from './storage.ts'

export const storageAndFactory: Module = {
  letter: 'F',
  name: 'Storage and factory',
  kinds: [storageCard, factoryCard],
  effects: [useSymbol],
  sources: [activation, secondCard],
  moveKinds: [use],

  turnOver: returnDrawnCards,
  complaints: storageAndFactoryComplaints,
}
