import { Component, type ComponentChildren, type ComponentClass } from 'preact'

type Given = Readonly<Record<string, unknown>>

const isSame = (one: Given, other: Given): boolean => Object.keys(one).every(key => one[key] === other[key])

/** A drawing that is left alone as long as it is given the same: a table of two hundred of them repaints at once. */
export function still<Props extends object>(draw: (props: Props) => ComponentChildren): ComponentClass<Props> {
  return class Still extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !isSame(next as Given, this.props as Given)
    }

    override render(): ComponentChildren {
      return draw(this.props)
    }
  }
}
