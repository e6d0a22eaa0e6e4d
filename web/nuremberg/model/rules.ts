import type { State } from '@roundhouse/nuremberg/base/state'
import type { Rules } from '@roundhouse/nuremberg/base/table'
import type { View } from '@roundhouse/nuremberg/base/view'
import { readMapText } from '@roundhouse/nuremberg/maps/read'
import { standardMap, standardTables } from '@roundhouse/nuremberg/maps/standard'
import { rulesFor } from '@roundhouse/nuremberg/rules'
import type { Snapshot } from '@roundhouse/table/snapshot'

const known = new Map<string, Rules>()

/** The rules a snapshot is played by: its map, boxes and trains. Snapshots come as copies, so options are compared. */
export function rulesOf({ options, chairs }: Pick<Snapshot, 'options' | 'chairs'>): Rules {
  const key = JSON.stringify([options, chairs.length])
  const rules = known.get(key) ?? readRules(options, chairs.length)
  known.set(key, rules)
  return rules
}

function readRules(options: Snapshot['options'], seats: number): Rules {
  const header = new Map(options)
  const set = Number(header.get('maps') ?? 1)
  const own = header.get('own-map')
  const map = own === undefined ? standardMap(set, header.get('map') ?? 'nuremberg') : readMapText(own)
  return rulesFor(seats, map, standardTables(set), header.get('rules-of') === '2009')
}

/** A state that the rules can be asked about: all but the dice is seen by everyone (NB-1.1). */
export const stateSeen = (view: View): State => ({ ...view, seed: [0, 0, 0, 0], rolled: 0, players: [...view.players] })
