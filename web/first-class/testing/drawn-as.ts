import type { ComponentChildren, VNode } from 'preact'

const isNode = (child: unknown): child is VNode<Record<string, unknown>> =>
  typeof child === 'object' && child !== null && 'props' in child

const attributes = (props: Record<string, unknown>): string =>
  Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined && value !== null)
    .map(([name, value]) => ` ${name}="${typeof value === 'object' ? JSON.stringify(value) : value}"`)
    .join('')

type Drawing = (props: unknown) => ComponentChildren
type DrawingClass = new (props: unknown) => { render(): ComponentChildren }

const rendered = (type: unknown, props: unknown): ComponentChildren =>
  isClass(type) ? new type(props).render() : (type as Drawing)(props)

const isClass = (type: unknown): type is DrawingClass => 'render' in ((type as { prototype?: object }).prototype ?? {})

/** A drawing as markup. Drawings are functions of what they draw, without hooks, so that calling them is enough. */
export function drawnAs(node: ComponentChildren): string {
  if (Array.isArray(node)) return node.map(drawnAs).join('')
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (!isNode(node)) return String(node)
  const { type, props } = node
  if (typeof type === 'function') return drawnAs(rendered(type, props))
  return `<${type}${attributes(props)}>${drawnAs(props['children'] as ComponentChildren)}</${type}>`
}
