import type { Module } from '../../base/module.ts'
import { activation, factoryCard } from './factories.ts'
import { storageAndFactoryComplaints } from './referee.ts'
import { returnDrawnCards, secondCard, storageCard, use, useEffect } from './storage.ts'

export const storageAndFactory: Module = {
  letter: 'F',
  name: 'Storage and factory',
  kinds: [storageCard, factoryCard],
  effects: [useEffect],
  sources: [activation, secondCard],
  deeds: [use],

  turnOver: returnDrawnCards,
  complaints: storageAndFactoryComplaints,
}
