import type { Access, Route } from '../../http/route.ts'
import { exampleOf, type JsonSchema } from './example-of-schema.ts'

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
}
type Described = {
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}
export type ApiDocument = { paths: Record<string, Record<string, Described>> }

/** One operation of the API document, with what its route says of who may call it. */
export type Operation = {
  name: string
  method: string
  path: string
  access: Access
  may: Route['may']
  isOwnOnly: boolean
  duty: Route['duty']
  /** The names of what identifies something: path parameters, and ids in query and body. */
  ids: { name: string; place: 'path' | 'query' | 'body' }[]
  body: JsonSchema | null
  bodyType: string | null
  parameters: Parameter[]
}

const IS_ID = /(^id|Id|Uuid|uuid)s?$/

export function operationsOf(document: ApiDocument, routes: readonly Route[]): Operation[] {
  return routes.map(({ endpoint, access, may, isOwnOnly = false, duty }) => {
    const described = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    if (!described) throw new Error(`${endpoint.path} is not in the document`)
    const [bodyType, content] = Object.entries(described.requestBody?.content ?? {})[0] ?? []
    const parameters = described.parameters.filter((each) => each.in !== 'header')
    const body = content?.schema ?? null
    const ids = [
      ...parameters
        .filter((each) => each.in === 'path' || IS_ID.test(each.name))
        .map(({ name, in: place }) => ({ name, place: place as 'path' | 'query' })),
      ...idsIn(body).map((name) => ({ name, place: 'body' as const })),
    ]
    const { method, path } = endpoint
    const name = `${method} ${path}`
    const rights = { access, may, isOwnOnly, duty }
    return { name, method, path, ...rights, ids, body, bodyType: bodyType ?? null, parameters }
  })
}

function idsIn(schema: JsonSchema | null | undefined): string[] {
  if (!schema) return []
  const nested = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), schema.items]
  return [
    ...nested.flatMap((each) => idsIn(each)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => [
      ...(IS_ID.test(name) && each.type === 'string' ? [name] : []),
      ...idsIn(each),
    ]),
  ]
}

/** A call whose every identifier is one of these; everything else is the smallest that is taken. */
export function requestOf(operation: Operation, ids: Readonly<Record<string, string>>): Request {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => given(ids, name))
  const url = new URL(path, 'http://understory.test')
  for (const { name, schema, required, in: place } of operation.parameters) {
    if (place !== 'query') continue
    if (IS_ID.test(name)) url.searchParams.set(name, given(ids, name))
    else if (required && schema.default === undefined)
      url.searchParams.set(name, String(exampleOf(schema)))
  }
  if (!operation.body) return new Request(url, { method: operation.method })
  const names = operation.ids.filter(({ place }) => place === 'body').map(({ name }) => name)
  const body = withIds(exampleOf(operation.body, names), ids)
  return new Request(url, {
    method: operation.method,
    headers: { 'content-type': operation.bodyType ?? 'application/json' },
    body: JSON.stringify(body),
  })
}

function given(ids: Readonly<Record<string, string>>, name: string): string {
  const id = ids[name]
  if (id === undefined) throw new Error(`nothing of another account is known by the name ${name}`)
  return encodeURIComponent(id)
}

function withIds(value: unknown, ids: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((each) => withIds(each, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      IS_ID.test(name) && typeof each === 'string' ? given(ids, name) : withIds(each, ids),
    ]),
  )
}
