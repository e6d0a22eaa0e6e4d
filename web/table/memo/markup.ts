import type { ComponentChildren, VNode } from 'preact'
import { type Print, STYLE } from './print.ts'

const isNode = (child: unknown): child is VNode<Record<string, unknown>> =>
  typeof child === 'object' && child !== null && 'props' in child

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => ESCAPED[sign]!)

const styleOf = (style: object): string =>
  Object.entries(style)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
const written = (value: unknown): string => (typeof value === 'object' ? styleOf(value!) : String(value))

const attributes = (props: Record<string, unknown>): string =>
  Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined && value !== null)
    .map(([name, value]) => ` ${name === 'style' ? STYLE : name}="${escaped(written(value))}"`)
    .join('')

type Drawing = (props: unknown) => ComponentChildren
type DrawingClass = new (props: unknown) => { render(): ComponentChildren }

const rendered = (type: unknown, props: unknown): ComponentChildren =>
  isClass(type) ? new type(props).render() : (type as Drawing)(props)

const isClass = (type: unknown): type is DrawingClass => 'render' in ((type as { prototype?: object }).prototype ?? {})

/** What is printed already is taken as it is. */
const contentOf = ({ ref, props }: VNode<Record<string, unknown>>): string =>
  ref ? (ref as Print).markup : markupOf(props['children'] as ComponentChildren)

/** A drawing as markup. Drawings are functions of what they draw, without hooks, so that calling them is enough. */
export function markupOf(node: ComponentChildren): string {
  if (Array.isArray(node)) return node.map(markupOf).join('')
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (!isNode(node)) return escaped(String(node))
  const { type, props } = node
  if (typeof type === 'function') return markupOf(rendered(type, props))
  return `<${type}${attributes(props)}>${contentOf(node)}</${type}>`
}
