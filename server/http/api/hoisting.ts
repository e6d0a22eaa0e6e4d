/* What a document says several times is said once, under a name, and referred to. */

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Shorter ones are clearer where they stand. */
const SHORTEST = 160

/** In these a schema has others, by their names, or one after the other. */
const BY_NAME = ['properties', '$defs', 'patternProperties']
const IN_ORDER = ['anyOf', 'oneOf', 'allOf', 'prefixItems']
const ALONE = ['items', 'additionalProperties', 'schema', 'contains', 'not']

/** The same document with its repeated schemas under `components/schemas`. */
export function hoisted(document: object): object {
  const plain = JSON.parse(JSON.stringify(document)) as { readonly [key: string]: Json }
  const times = new Map<string, number>()
  onEverySchema(plain, '', schema => {
    const text = JSON.stringify(schema)
    const before = times.get(text) ?? 0
    times.set(text, before + 1)
    // What is inside of one that is said once is said once, too.
    return before === 0 ? descend : schema
  })
  const names = new Map<string, string>()
  const schemas: Record<string, Json> = {}
  const changed = onEverySchema(plain, '', (schema, hint) => {
    const text = JSON.stringify(schema)
    if ((times.get(text) ?? 0) < 2 || text.length < SHORTEST) return descend
    const known = names.get(text)
    if (known !== undefined) return reference(known)
    const name = freeName(hint, schemas)
    names.set(text, name)
    schemas[name] = null
    return (inner: Json) => {
      schemas[name] = inner
      return reference(name)
    }
  }) as { readonly [key: string]: Json }
  const components = changed['components'] as { readonly [key: string]: Json }
  return { ...changed, components: { schemas, ...components } }
}

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

function freeName(hint: string, taken: Readonly<Record<string, Json>>): string {
  const name = (hint === '' ? 'Part' : hint[0]!.toUpperCase() + hint.slice(1)).replaceAll(/\W/g, '')
  if (!(name in taken)) return name
  for (let n = 2; ; n++) if (!(`${name}${n}` in taken)) return `${name}${n}`
}

/** Go on into it; a function is then given what came of it. */
const descend = Symbol('descend')
type Visit = (schema: Json, hint: string) => Json | typeof descend | ((inner: Json) => Json)

/** Visits every schema of a document from the outside in; `hint`: what it is called where it stands. */
function onEverySchema(node: Json, hint: string, visit: Visit): Json {
  if (Array.isArray(node)) return node.map(each => onEverySchema(each, hint, visit))
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node as { readonly [key: string]: Json }).map(([key, value]) => {
    const name = typeof (node as { operationId?: unknown }).operationId === 'string' ? operationName(node) : hint
    return [key, key === 'schema' ? visited(value, name, visit) : onEverySchema(value, name, visit)]
  })
  return Object.fromEntries(entries) as Json
}

const operationName = (node: object): string => String((node as { operationId?: unknown }).operationId)

function visited(schema: Json, hint: string, visit: Visit): Json {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return schema
  const what = visit(schema, hint)
  if (what !== descend && typeof what !== 'function') return what
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, partOf(key, value as Json, hint, visit)]),
  )
  return typeof what === 'function' ? what(inner) : inner
}

function partOf(key: string, value: Json, hint: string, visit: Visit): Json {
  if (BY_NAME.includes(key) && typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, visited(each as Json, name, visit)]))
  if (IN_ORDER.includes(key) && Array.isArray(value)) return value.map(each => visited(each as Json, hint, visit))
  return ALONE.includes(key) ? visited(value, hint, visit) : value
}
