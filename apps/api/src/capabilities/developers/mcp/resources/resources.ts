import type { Resource, ResourceTemplateType } from '@modelcontextprotocol/server'
import { EVENT_TYPES } from '@understory/domain/developers/events/event-types.generated.ts'
import { EVENT_TYPE_NAMES } from '@understory/domain/developers/events/event-types.ts'
import type { Json } from '../../../../http/v1/document/document-schemas.ts'
import type { DocumentationPage } from '../documentation/documentation-page.ts'
import { docsUri, eventTypeUri, OPENAPI_URI, readUri } from './resource-addresses.ts'

const MARKDOWN = 'text/markdown'
const JSON_TYPE = 'application/json'

type Documented = { readonly document: Json; readonly pages: readonly DocumentationPage[] }

/** What an assistant may read: the documentation, every type of event, and the contract. */
export const listResources = ({ pages }: Documented): Resource[] => [
  ...pages.map(({ name, title, about }) => ({
    uri: docsUri(name),
    name: `docs/${name}`,
    title,
    description: about,
    mimeType: MARKDOWN,
  })),
  ...EVENT_TYPE_NAMES.map((type) => ({
    uri: eventTypeUri(type),
    name: `event-types/${type}`,
    title: type,
    description: EVENT_TYPES[type],
    mimeType: JSON_TYPE,
  })),
  {
    uri: OPENAPI_URI,
    name: 'openapi',
    title: 'The contract',
    description: 'The OpenAPI 3.1 document of the public API.',
    mimeType: JSON_TYPE,
  },
]

export const RESOURCE_TEMPLATES: ResourceTemplateType[] = [
  {
    uriTemplate: docsUri('{page}'),
    name: 'docs',
    title: 'A page of the documentation',
    mimeType: MARKDOWN,
  },
  {
    uriTemplate: eventTypeUri('{type}'),
    name: 'event-types',
    title: 'A type of event, with its schema and an example',
    mimeType: JSON_TYPE,
  },
]

/** What stands there, or null. */
export function readResource(
  uri: string,
  { document, pages }: Documented,
): { readonly mimeType: string; readonly text: string } | null {
  const asked = readUri(uri)
  if (asked?.kind === 'openapi' && asked.name === '')
    return { mimeType: JSON_TYPE, text: JSON.stringify(document) }
  if (asked?.kind === 'docs') {
    const page = pages.find(({ name }) => name === asked.name)
    return page ? { mimeType: MARKDOWN, text: page.markdown } : null
  }
  const webhooks = document.webhooks as Record<string, { readonly post: Json }>
  if (asked?.kind !== 'event-types' || !Object.hasOwn(webhooks, asked.name)) return null
  const { summary, requestBody } = webhooks[asked.name]?.post ?? {}
  return { mimeType: JSON_TYPE, text: JSON.stringify({ type: asked.name, summary, requestBody }) }
}
