import { Component, type ComponentChildren, type ComponentClass } from 'preact'

type Given = Readonly<Record<string, unknown>>

const isSame = (one: Given, other: Given): boolean => {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every(key => isLike(one[key], other[key]))
}

/** Lists are often made again of the same things. */
const isLike = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((thing, i) => thing === other[i]))

/** A drawing that is left alone as long as it is given the same: a table of two hundred of them repaints at once. */
export function pure<Props extends object>(draw: (props: Props) => ComponentChildren): ComponentClass<Props> {
  return class Pure extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !isSame(next as Given, this.props as Given)
    }

    override render(): ComponentChildren {
      return draw(this.props)
    }
  }
}
