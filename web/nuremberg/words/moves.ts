import { CLASSES, GREY } from '@roundhouse/nuremberg/base/piece'
import type { View } from '@roundhouse/nuremberg/base/view'
import { pieceWords, placeName } from '@roundhouse/nuremberg/words/voice'
import type { After, Say, Values } from '../../messages/say.ts'
import { companyName } from '../lines.ts'
import { type Target, targetsOf } from '../targets.ts'
import type { Voice } from '../voice.ts'

/** A move in words, said by whoever speaks of moves that are not made yet. */
export function moveWords(voice: Voice, say: Say, phase: View['phase'], text: string): string {
  const target = targetsOf(voice.rules, [text])[0]!
  return say(`coach.move.${target.on === 'button' ? BUTTONS[target.button] : target.on}`, {
    phase,
    ...valuesOf(voice, target),
  })
}

const BUTTONS = { finish: 'finish', 'give up': 'give-up', pass: 'pass' } as const

function valuesOf(voice: Voice, target: Target): Values {
  const { say, rules } = voice
  switch (target.on) {
    case 'box':
      return { box: rules.boxes[target.box]!.name, cubes: target.cubes }
    case 'link':
      return { from: placeName(voice, target.from), to: placeName(voice, target.to) }
    case 'train':
      return { train: rules.trains[target.train]!.name }
    case 'piece':
      return {
        piece: pieceWords(voice, pieceOf(voice, target)),
        area: placeName(voice, target.area),
        train: rules.trains[target.train]!.name,
        class: say(`nuremberg.class.${CLASSES[target.carClass]!}`),
      }
    case 'line':
      return {
        from: placeName(voice, target.one),
        to: placeName(voice, target.other),
        company: say(`nuremberg.company.${companyName(target.company)}`),
      }
    case 'way':
      return { area: placeName(voice, target.area) }
    case 'payment':
      return { payment: paymentWords(say, target.kind, target.count) }
    case 'button':
      return {}
  }
}

/** Goods are called by what they are where they come from. */
const pieceOf = ({ rules }: Voice, { cargo, area }: Extract<Target, { on: 'piece' }>): string =>
  cargo === 'goods' ? (rules.map.areas[area]!.goods === GREY ? 'grey' : 'yellow') : cargo

const paymentWords = (say: Say, kind: string, count: number): string =>
  kind === 'cubes'
    ? say('nuremberg.count.cubes', { count })
    : say('nuremberg.count.influence', { count, colour: say(`nuremberg.kind.${kind as After<'nuremberg.kind.'>}`) })
