import type { Json } from '../../../../http/v1/document/document-schemas.ts'
import { refusalMarkdownPath } from './detail-pages.ts'
import type { DocumentationPage } from './documentation-page.ts'
import { firstPage } from './first-page.ts'

type DescribedOperation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly Json[]
  readonly requestBody?: { readonly content: Record<string, { readonly example?: unknown }> }
  readonly responses: Record<string, { readonly description: string }>
}

type DescribedApi = {
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Record<string, Record<string, DescribedOperation>>
  readonly webhooks: Record<string, { readonly post: { readonly summary: string } }>
  readonly 'x-rate-limit-policies': readonly {
    readonly policy: string
    readonly calls: number
    readonly seconds: number
  }[]
}

/** Every page, made from the document of the API. */
export function documentationPages(document: Json, origin: string): DocumentationPage[] {
  const api = document as unknown as DescribedApi
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  )
  const pages = api.tags.map(({ name, description }) => ({
    name: name.toLowerCase(),
    title: name,
    about: description,
    path: `/developers/reference/${name.toLowerCase()}`,
    markdownPath: `/developers/reference/${name.toLowerCase()}.md`,
    markdown: [
      `# ${name}`,
      description,
      ...calls.filter(({ call }) => call.tags.includes(name)).map(describeCall),
    ].join('\n\n'),
  }))
  return [firstPage(origin), ...pages, eventsPage(api), limitsPage(api), refusalsPage(calls)]
}

type CallAt = {
  readonly path: string
  readonly method: string
  readonly call: DescribedOperation
}

function describeCall({ path, method, call }: CallAt): string {
  const example = Object.values(call.requestBody?.content ?? {})[0]?.example
  const named = (call.parameters ?? []).map(
    ({ name, in: place, required, description }) =>
      `- \`${name}\` (${place}${required ? ', required' : ''}): ${description}`,
  )
  return [
    `## ${call.summary} (${call.operationId})`,
    `\`${method.toUpperCase()} ${path}\``,
    call.description,
    named.join('\n'),
    ...(example === undefined ? [] : [`\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``]),
  ].join('\n\n')
}

const eventsPage = ({ webhooks }: DescribedApi): DocumentationPage => ({
  name: 'event-types',
  title: 'Types of event',
  about: 'What programs are told of, each with an example.',
  path: '/developers/events',
  markdownPath: '/developers/events.md',
  markdown: [
    '# Types of event',
    Object.entries(webhooks)
      .map(([type, { post }]) => `- [${type}](/developers/events/${type}.md): ${post.summary}`)
      .join('\n'),
  ].join('\n\n'),
})

const limitsPage = ({ 'x-rate-limit-policies': policies }: DescribedApi): DocumentationPage => ({
  name: 'limits',
  title: 'Limits',
  about: 'How many calls there may be in how many seconds.',
  path: '/developers/limits',
  markdownPath: '/developers/limits.md',
  markdown: [
    '# Limits',
    'Every answer says by `RateLimit` what is left, and a refusal by `Retry-After` how long to wait.',
    policies
      .map(({ policy, calls, seconds }) => `- ${policy}: ${calls} calls in ${seconds} seconds`)
      .join('\n'),
  ].join('\n\n'),
})

function refusalsPage(calls: readonly CallAt[]): DocumentationPage {
  const said = calls.flatMap(({ call }) =>
    Object.entries(call.responses)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([status, { description }]) =>
        description.split('\n').map((line) => `- ${status} ${linkOf(line)}`),
      ),
  )
  return {
    name: 'refusals',
    title: 'Refusals',
    about: 'What a call may be refused for, by its code.',
    path: '/developers',
    markdownPath: '/developers/errors.md',
    markdown: ['# Refusals, by their code', [...new Set(said)].toSorted().join('\n')].join('\n\n'),
  }
}

/** The code of a refusal leads to its own page. */
function linkOf(line: string): string {
  const [code = '', ...says] = line.split(': ')
  return `[${code}](${refusalMarkdownPath(code)}): ${says.join(': ')}`
}
