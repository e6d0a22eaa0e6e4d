import type { FirstClass } from '@roundhouse/first-class/game'
import type { Reason } from '@roundhouse/kernel/game'
import { headerOf } from '@roundhouse/kernel/record'
import { shelfOf } from '../match/boxes.ts'
import type { Scene } from '../match/scene.ts'
import type { Say } from '../messages/messages.ts'

/** A reason in words. Nuremberg's table says its reasons itself, beside what was tried. */
export async function reasonIn(say: Say, scene: Scene, reason: Reason): Promise<string> {
  return scene.game === 'first-class' && reason.rule.startsWith('FC-') ? ofFirstClass(say, scene, reason) : reason.code
}

async function ofFirstClass(say: Say, { options, chairs, eye }: Scene, reason: Reason): Promise<string> {
  const [{ box }, { reasonWords }] = await Promise.all([
    shelfOf('first-class'),
    import('../first-class/words/reasons.ts'),
  ])
  const { rules } = box.open(box.readOptions(headerOf({ options, notes: [] }))) as unknown as FirstClass
  const { why, mend } = reasonWords({ say, rules, eye, names: chairs.map(({ name }) => name) }, reason)
  return mend === null ? why : `${why}. ${mend}`
}
