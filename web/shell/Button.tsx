import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'preact'
import { type Route, writeRoute } from './route.ts'

/** Something to press, which never sends a form. */
export const Button = (attributes: ButtonHTMLAttributes) => <button type="button" {...attributes} />

interface LinkProps extends Omit<AnchorHTMLAttributes, 'role'> {
  readonly to: Route
}

/** A way to another page. */
export const Link = ({ to, ...attributes }: LinkProps) => <a {...attributes} href={writeRoute(to)} />
