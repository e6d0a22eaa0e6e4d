import type { FunctionComponent, VNode } from 'preact'
import { useRef } from 'preact/hooks'
import { type Sitting, SittingContext, useSitting } from './sitting.ts'
import { kindOfPlace, type PlaceKind } from './targets.ts'

type Values = readonly unknown[]

const isSame = (one: Values, other: Values): boolean =>
  one.length === other.length && one.every((value, i) => value === other[i])

/**
 * A part of the table that is left alone, with the sitting of that time, as long as what it is given and what it
 * depends on stay the same. Ways to act never grow old; all else that it reads must be named by `on`.
 */
export function steady<Props extends object>(
  Part: FunctionComponent<Props>,
  on: (sitting: Sitting, props: Props) => Values,
): FunctionComponent<Props> {
  return function Steady(props: Props): VNode {
    const sitting = useSitting()
    const drawn = useRef<{ values: Values; part: VNode } | null>(null)
    const values = [sitting.voice, ...Object.values(props), ...on(sitting, props)]
    if (drawn.current === null || !isSame(drawn.current.values, values))
      drawn.current = {
        values,
        part: (
          <SittingContext.Provider value={sitting}>
            <Part {...props} />
          </SittingContext.Provider>
        ),
      }
    return drawn.current.part
  }
}

/** What a part depends on that has places of these kinds: the scene while one is open, and which of them is chosen. */
export const choicesAt = ({ scene, targets, chosen }: Sitting, ...kinds: readonly PlaceKind[]): Values => [
  [...targets.keys()].some(place => kinds.includes(kindOfPlace(place))) ? scene : null,
  chosen !== null && kinds.includes(kindOfPlace(chosen)) ? chosen : null,
]
