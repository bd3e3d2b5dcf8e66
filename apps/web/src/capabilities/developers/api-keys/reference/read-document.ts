import { data } from 'react-router'
import {
  type CallGroup,
  groupCalls,
  type OpenApiDocument,
  type Operation,
  type Schema,
} from '../../../../content/api-docs/open-api.ts'

type PublicDocument = OpenApiDocument & {
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>
  readonly 'x-rate-limit-policies': readonly RatePolicy[]
}

export type EventTypeDocument = {
  readonly type: string
  readonly summary: string
  /** Of the whole body. */
  readonly schema: Schema
  readonly example: unknown
}
export type RatePolicy = {
  readonly policy: string
  readonly calls: number
  readonly seconds: number
}
export type ReferenceGroup = CallGroup & { readonly about: string }

/** What programs read about the public API, which its pages are made from. */
export async function readDocument(api: (request: Request) => Promise<Response>, origin: string) {
  const response = await api(new Request(`${origin}/v1/openapi.json`))
  if (!response.ok) throw data(null, { status: 503 })
  const document = (await response.json()) as PublicDocument
  const about = new Map(document.tags?.map(({ name, description }) => [name, description]))
  const groups = groupCalls(document).map(
    (group): ReferenceGroup => ({ ...group, about: about.get(group.name) ?? '' }),
  )
  return { document, groups }
}

/** The types of event, in the order of the document. */
export const eventTypesIn = ({ webhooks }: PublicDocument): readonly EventTypeDocument[] =>
  Object.entries(webhooks).flatMap(([type, { post }]) => {
    const { schema, example } = post.requestBody?.content['application/json'] ?? {}
    return schema ? [{ type, summary: post.summary, schema, example }] : []
  })

export const eventTypePath = (type: string) => `/developers/events/${type}`
export const referencePath = (tag: string) => `/developers/reference/${tag.toLowerCase()}`
export const refusalPath = (code: string) => `/developers/errors/${code}`
