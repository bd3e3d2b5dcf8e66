import { REFUSALS, type RefusalCode } from '@understory/contracts/refusals/refusals.ts'
import { keysOf } from '@understory/domain/language/keys-of.ts'
import type { Json } from '../../../../http/v1/document/document-schemas.ts'

type DetailedApi = {
  readonly paths: Record<string, Record<string, DetailedCall>>
  readonly webhooks: Record<string, { readonly post: DetailedEvent }>
}
type DetailedCall = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly responses: Record<string, { readonly description: string }>
}
type DetailedEvent = {
  readonly summary: string
  readonly requestBody: { readonly content: Record<string, { readonly example?: unknown }> }
}

/** Where the page of one refusal is, in Markdown. */
export const refusalMarkdownPath = (code: string) => `/developers/errors/${code}.md`

/**
 * Pages of single refusals and of single types of event in Markdown, by their address. There are so many that no index
 * lists them: the pages of all refusals and all events lead to each.
 */
export function detailPages(document: Json): ReadonlyMap<string, string> {
  const { paths, webhooks } = document as unknown as DetailedApi
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods))
  return new Map([
    ...keysOf(REFUSALS).map((code): [string, string] => [
      refusalMarkdownPath(code),
      describeRefusal(code, calls),
    ]),
    ...Object.entries(webhooks).map(([type, { post }]): [string, string] => [
      `/developers/events/${type}.md`,
      describeEvent(type, post),
    ]),
  ])
}

function describeRefusal(code: RefusalCode, calls: readonly DetailedCall[]): string {
  const [status, says] = REFUSALS[code]
  const refused = calls.filter(({ responses }) =>
    Object.values(responses).some(({ description }) =>
      description.split('\n').some((line) => line.startsWith(`${code}: `)),
    ),
  )
  const lines = refused.map(
    ({ operationId, summary, tags: [tag = ''] }) =>
      `- [${operationId}](/developers/reference/${tag.toLowerCase()}.md): ${summary}`,
  )
  const listed = lines.length === 0 ? [] : ['## Calls', lines.join('\n')]
  return [`# ${code}`, says, `HTTP ${status}`, ...listed].join('\n\n')
}

function describeEvent(type: string, { summary, requestBody }: DetailedEvent): string {
  const example = requestBody.content['application/json']?.example
  return [`# ${type}`, summary, `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``].join(
    '\n\n',
  )
}
