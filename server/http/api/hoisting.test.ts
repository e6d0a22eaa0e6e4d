import { expect, test } from 'vitest'
import { openApi, wholeApi } from './document.ts'
import { hoisted } from './hoisting.ts'

/** The document with everything that it refers to in its place. */
function spelledOut(node: unknown, schemas: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(node)) return node.map(each => spelledOut(each, schemas))
  if (typeof node !== 'object' || node === null) return node
  const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(String((node as { $ref?: string }).$ref)) ?? []
  if (name !== undefined) return spelledOut(schemas[name], schemas)
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, spelledOut(value, schemas)]))
}

test('what is said several times is said once, and nothing else is said', () => {
  const document = openApi() as { readonly components: { readonly schemas: Readonly<Record<string, unknown>> } }
  const { schemas, ...components } = document.components
  expect(Object.keys(schemas).length).toBeGreaterThan(5)
  expect(spelledOut({ ...document, components }, schemas)).toEqual(JSON.parse(JSON.stringify(wholeApi())))
  expect(JSON.stringify(document).length).toBeLessThan(0.75 * JSON.stringify(wholeApi()).length)
})

test('only what is long and repeated gets a name, that of where it stands', () => {
  const long = { type: 'object', properties: { text: { type: 'string', description: 'x'.repeat(200) } } }
  const route = (schema: object) => ({ get: { operationId: 'getIt', responses: { 200: { content: { schema } } } } })
  const paths = {
    one: route({ type: 'object', properties: { person: long, short: { type: 'null' } } }),
    two: route({ type: 'object', properties: { other: long, short: { type: 'null' } } }),
  }
  expect(hoisted({ paths, components: {} })).toMatchObject({
    paths: {
      one: route({ type: 'object', properties: { person: { $ref: '#/components/schemas/Person' } } }),
      two: route({
        type: 'object',
        properties: { other: { $ref: '#/components/schemas/Person' }, short: { type: 'null' } },
      }),
    },
    components: { schemas: { Person: long } },
  })
})
