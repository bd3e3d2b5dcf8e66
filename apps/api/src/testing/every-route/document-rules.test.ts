import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callPublicApi } from '../people/api-keys.ts'
import { startTestApi, type TestApi } from '../start-test-api.ts'

type Node = Readonly<Record<string, unknown>>
type Described = {
  readonly operationId?: string
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly (Node & { readonly name: string; readonly in: string })[]
  readonly requestBody?: { readonly content: Record<string, { readonly example?: unknown }> }
  readonly responses: Readonly<Record<string, unknown>>
}

let api: TestApi
let document: Node & {
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Node>> }
}
beforeAll(async () => {
  api = await startTestApi()
  document = (await (await callPublicApi(api, '/v1/openapi.json')).json()) as typeof document
})
afterAll(() => api.close())

/** Every schema below a place, with the way to it. */
function* schemasIn(value: unknown, way: string): Generator<{ way: string; schema: Node }> {
  if (Array.isArray(value)) {
    for (const [at, each] of value.entries()) yield* schemasIn(each, `${way}/${at}`)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const node = value as Node
  if ('type' in node && !('in' in node)) yield { way, schema: node }
  for (const [name, each] of Object.entries(node))
    if (name !== 'example' && name !== 'examples') yield* schemasIn(each, `${way}/${name}`)
}

/** What a schema leaves open that a client would have to guess. */
function leftOpen({ type, enum: one, const: constant, ...bounds }: Node): string | null {
  const types = [type].flat()
  if (one !== undefined || constant !== undefined) return null
  if (types.includes('string') && bounds.maxLength === undefined) return 'how long'
  if (types.includes('array') && bounds.maxItems === undefined) return 'how many'
  if (!types.includes('integer')) return null
  return bounds.minimum === undefined || bounds.maximum === undefined ? 'how large' : null
}

test('every text, list and whole number of the document says how large it can be', () => {
  const found = [...schemasIn(document, '')]
  expect(found.length).toBeGreaterThan(200)
  const open = found.flatMap(({ way, schema }) => {
    const what = leftOpen(schema)
    return what ? [`${way}: ${what}`] : []
  })
  expect(open).toEqual([])
})

test('no schema of the document is made of itself, which generators of clients cannot write down', () => {
  const { schemas } = document.components
  const leadsTo = (node: unknown): readonly string[] =>
    [...JSON.stringify(node).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name = '']) => name,
    )
  const isMadeOfItself = (name: string, on: readonly string[]): boolean =>
    leadsTo(schemas[name]).some((next) => on.includes(next) || isMadeOfItself(next, [...on, next]))
  expect(Object.keys(schemas).filter((name) => isMadeOfItself(name, [name]))).toEqual([])
})

describe('every operation', () => {
  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )

  test('has an id of its own, one part of the reference, and sentences', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const tags = document.tags.map(({ name }) => name)
    for (const { operation } of operations()) {
      const { operationId, tags: own = [], summary = '', description = '' } = operation
      expect(operationId).toMatch(/^[a-z][A-Za-z]+$/)
      expect([operationId, own.length, tags.includes(own[0] ?? '')]).toEqual([operationId, 1, true])
      expect([operationId, summary.length > 3, description.endsWith('.')]).toEqual([
        operationId,
        true,
        true,
      ])
    }
  })

  test('has an example of each part of its path and of its body, and says what it answers', () => {
    for (const { path, operation } of operations()) {
      const { operationId, parameters = [], requestBody, responses } = operation
      const inPath = parameters.filter((each) => each.in === 'path')
      expect([operationId, inPath.map(({ name }) => path.includes(`{${name}}`))]).toEqual([
        operationId,
        inPath.map(() => true),
      ])
      for (const each of inPath) expect([operationId, each.name, 'example' in each]).toContain(true)
      for (const { example } of Object.values(requestBody?.content ?? {}))
        expect([operationId, example !== undefined]).toEqual([operationId, true])
      const statuses = Object.keys(responses)
      expect([operationId, statuses.some((status) => status.startsWith('2'))]).toContain(true)
      expect([operationId, statuses.includes('429')]).toContain(true)
    }
  })
})

test('every part of the reference has an operation', () => {
  const used = new Set(
    Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ tags = [] }) => tags),
    ),
  )
  expect(document.tags.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([])
})
