import type { State } from '@roundhouse/first-class/base/state'
import type { View } from '@roundhouse/first-class/base/view'
import type { Knowledge } from '../../play/knowledge.ts'
import { loadNet } from '../../play/net/net-file.ts'
import { knowledge, knowledgeBy, trained } from '../knowledge.ts'
import { shape } from './inputs.ts'
import netFile from './net.json' with { type: 'json' }

const loaded = loadNet(shape, netFile)

/** What bots know of First Class, with the net that is shipped; without it where it cannot be read. */
export const knowledgeWithNet: Knowledge<State, View> =
  'net' in loaded ? knowledgeBy(trained, loaded.net) : { ...knowledge, netRefusal: loaded.refusal }
