import type { State } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { Knowledge } from '../../play/knowledge.ts'
import { loadNet, type NetFile } from '../../play/net/net-file.ts'
import { weightsIn } from '../../training/weight-file.ts'
import { calibration } from '../evaluation/calibration.ts'
import { knowledge, knowledgeBy, weights } from '../knowledge.ts'
import powers from './calibration.json' with { type: 'json' }
import { shape } from './inputs.ts'
import netFile from './net.json' with { type: 'json' }

/** How often chances by the net come true. */
const netCalibration = {
  ...calibration,
  powers: weightsIn({ game: 'nuremberg', rows: calibration.tables, columns: calibration.moments }, powers),
}

/** What bots know of Nuremberg with the net in this file; without it where it cannot be read. */
export function knowledgeWith(file: NetFile): Knowledge<State, View> {
  const loaded = loadNet(shape, file)
  if ('refusal' in loaded) return { ...knowledge, netRefusal: loaded.refusal }
  return { ...knowledgeBy(weights, loaded.net), calibration: netCalibration }
}

/** The same with the net that is shipped. */
export const knowledgeWithNet = knowledgeWith(netFile)
