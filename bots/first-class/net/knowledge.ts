import type { State } from '@roundhouse/first-class/base/state'
import type { View } from '@roundhouse/first-class/base/view'
import type { Knowledge } from '../../play/knowledge.ts'
import { loadNet, type NetFile } from '../../play/net/net-file.ts'
import { weightsIn } from '../../training/weight-file.ts'
import { calibration } from '../evaluation/calibration.ts'
import { knowledge, knowledgeBy, trained } from '../knowledge.ts'
import powers from './calibration.json' with { type: 'json' }
import { shape } from './inputs.ts'
import netFile from './net.json' with { type: 'json' }

/** How often chances by the net come true. */
const netCalibration = {
  ...calibration,
  powers: weightsIn({ game: 'first-class', rows: calibration.tables, columns: calibration.moments }, powers),
}

/** What bots know of First Class with the net in this file; without it where it cannot be read. */
export function knowledgeWith(file: NetFile): Knowledge<State, View> {
  const loaded = loadNet(shape, file)
  if ('refusal' in loaded) return { ...knowledge, netRefusal: loaded.refusal }
  return { ...knowledgeBy(trained, loaded.net), calibration: netCalibration }
}

/** The same with the net that is shipped. */
export const knowledgeWithNet = knowledgeWith(netFile)
