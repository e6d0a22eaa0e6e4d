import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentChildren } from 'preact'
import { type Route, writeRoute } from './route.ts'

interface Worded {
  /** What stands on it. */
  readonly words: ComponentChildren
}

/** Something to press, which never sends a form. */
export const Button = ({ words, ...attributes }: ButtonHTMLAttributes & Worded) => (
  <button type="button" {...attributes}>
    {words}
  </button>
)

interface LinkProps extends Omit<AnchorHTMLAttributes, 'role'>, Worded {
  readonly to: Route
}

/** A way to another page. */
export const Link = ({ to, words, ...attributes }: LinkProps) => (
  <a {...attributes} href={writeRoute(to)}>
    {words}
  </a>
)
