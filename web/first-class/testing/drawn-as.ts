import type { ComponentChildren, VNode } from 'preact'

const isNode = (child: unknown): child is VNode<Record<string, unknown>> =>
  typeof child === 'object' && child !== null && 'props' in child

const attributes = (props: Record<string, unknown>): string =>
  Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined && value !== null)
    .map(([name, value]) => ` ${name}="${typeof value === 'object' ? JSON.stringify(value) : value}"`)
    .join('')

/** A drawing as markup. Drawings are functions of what they draw, without hooks, so that calling them is enough. */
export function drawnAs(node: ComponentChildren): string {
  if (Array.isArray(node)) return node.map(drawnAs).join('')
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (!isNode(node)) return String(node)
  const { type, props } = node
  if (typeof type === 'function') return drawnAs((type as (given: unknown) => ComponentChildren)(props))
  return `<${type}${attributes(props)}>${drawnAs(props['children'] as ComponentChildren)}</${type}>`
}
