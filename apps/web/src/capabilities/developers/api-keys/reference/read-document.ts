import { data } from 'react-router'
import {
  type CallGroup,
  groupCalls,
  type OpenApiDocument,
} from '../../../../content/api-docs/open-api.ts'

type PublicDocument = OpenApiDocument & {
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
  readonly 'x-rate-limit-policies': readonly RatePolicy[]
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

export const referencePath = (tag: string) => `/developers/reference/${tag.toLowerCase()}`
export const refusalPath = (code: string) => `/developers/errors/${code}`
