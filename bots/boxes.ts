import { firstClass } from '@roundhouse/first-class/definition'
import { type GameDefinition, Refusal } from '@roundhouse/kernel/game'
import { nuremberg } from '@roundhouse/nuremberg/definition'

/** The games that bots can sit down at, by their names; the types of each are erased. */
const BOXES = { 'first-class': firstClass, nuremberg } as unknown as Readonly<Record<string, GameDefinition<unknown>>>

export function boxNamed(name: string): GameDefinition<unknown> {
  if (!Object.hasOwn(BOXES, name))
    throw new Refusal(`There is no game "${name}"; there are ${Object.keys(BOXES).join(', ')}`)
  return BOXES[name]!
}
