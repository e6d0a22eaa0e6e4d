import type { Context, FunctionComponent, VNode } from 'preact'
import { useContext, useRef } from 'preact/hooks'

/*
 * A table holds hundreds of drawings and is told everything again with each move. What to use so that little is drawn:
 *
 * - `structural-sharing`: at the border, once. What comes as a copy keeps the identity of what has not changed, so that
 *   everything below can compare by `===`.
 * - `memo`: a part that reads the table's context. It names what it depends on, and is left alone until that changes.
 * - `pure`: a drawing that reads nothing but its props.
 * - `markup-cache`: a drawing of many shapes that is the same for all that look the same: made once, then set as markup.
 * - `stable-acts`: ways to act that stay the same, so that a part that was left alone acts as one drawn now.
 * - `deferred`: parts that tell about a move but do not answer it are drawn a frame later.
 *
 * Messages said again and again are kept by the `say` that a table makes for itself. For all else there is `useMemo`.
 */

export type Inputs = readonly unknown[]

const isSame = (one: Inputs, other: Inputs): boolean =>
  one.length === other.length && one.every((value, i) => value === other[i])

type Memo<Value> = <Props extends object>(
  Part: FunctionComponent<Props>,
  on: (value: Value, props: Props) => Inputs,
) => FunctionComponent<Props>

/**
 * Of parts that read a context: such a part is left alone, with the context of that time, as long as what it is given and
 * what it depends on stay the same. All that it reads must be named by `always` or `on`, but for ways to act that never
 * grow old.
 */
export const memoIn =
  <Value,>(context: Context<Value | null>, always: (value: Value) => Inputs): Memo<Value> =>
  (Part, on) =>
    function Memo(props): VNode {
      const value = useContext(context)
      const drawn = useRef<{ values: Inputs; part: VNode } | null>(null)
      if (value === null) throw new Error('Nobody sits at this table')
      const values = [...always(value), ...Object.values(props), ...on(value, props)]
      if (drawn.current === null || !isSame(drawn.current.values, values))
        drawn.current = {
          values,
          part: (
            <context.Provider value={value}>
              <Part {...props} />
            </context.Provider>
          ),
        }
      return drawn.current.part
    }
