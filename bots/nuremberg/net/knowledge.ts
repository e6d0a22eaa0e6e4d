import type { State } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { Knowledge } from '../../play/knowledge.ts'
import { loadNet } from '../../play/net/net-file.ts'
import { knowledge, knowledgeBy, weights } from '../knowledge.ts'
import { shape } from './inputs.ts'
import netFile from './net.json' with { type: 'json' }

const loaded = loadNet(shape, netFile)

/** What bots know of Nuremberg, with the net that is shipped; without it where it cannot be read. */
export const knowledgeWithNet: Knowledge<State, View> =
  'net' in loaded ? knowledgeBy(weights, loaded.net) : { ...knowledge, netRefusal: loaded.refusal }
