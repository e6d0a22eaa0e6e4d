import { firstClass } from '@roundhouse/first-class/box'
import { type Box, Refusal } from '@roundhouse/kernel/game'
import { nuremberg } from '@roundhouse/nuremberg/box'

/** The games that bots can sit down at, by their names; the types of each are shut in. */
const BOXES = { 'first-class': firstClass, nuremberg } as unknown as Readonly<Record<string, Box<unknown>>>

export function boxNamed(name: string): Box<unknown> {
  if (!Object.hasOwn(BOXES, name))
    throw new Refusal(`There is no game "${name}"; there are ${Object.keys(BOXES).join(', ')}`)
  return BOXES[name]!
}
