import { apiDocsMessage } from './messages/messages.generated.ts'

/** The parts of an OpenAPI 3.1 document that the reference page shows. */
export type Schema = Readonly<Record<string, unknown>>

export type Operation = {
  readonly summary: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly operationId: string
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly description?: string
    readonly schema: Schema
    readonly example?: string | number
  }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Content }>
  >
}
type Content = Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>

export type OpenApiDocument = {
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags?: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

export type Call = {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

export type CallGroup = { readonly name: string; readonly calls: readonly Call[] }

/** Every call, grouped by its tag, else by the first word of its path after `/api`, in the document's order. */
export function groupCalls(document: OpenApiDocument): readonly CallGroup[] {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
  const nameOf = ({ path, operation }: Call) => operation.tags?.[0] ?? path.split('/')[2] ?? path
  return [...Map.groupBy(calls, nameOf)].map(([name, own]) => ({ name, calls: own }))
}

/** The call of its examples as a command line. */
export function curlOf({ method, path, operation }: Call, origin: string): string {
  const { parameters, requestBody, security } = operation
  const examples = parameters.filter(({ example }) => example !== undefined)
  const filled = examples
    .filter((each) => each.in === 'path')
    .reduce((text, { name, example = '' }) => text.replace(`{${name}}`, String(example)), path)
  const query = new URLSearchParams(
    examples
      .filter((each) => each.in === 'query')
      .map(({ name, example = '' }) => [name, String(example)]),
  )
  const address = `${origin}${filled}${query.size > 0 ? `?${query}` : ''}`
  const body = requestBody?.content['application/json']?.example
  const isForKeys = security.every((each) => 'apiKey' in each)
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${address}'`,
    ...(isForKeys ? [`-H "authorization: Bearer $UNDERSTORY_API_KEY"`] : []),
    ...examples
      .filter((each) => each.in === 'header')
      .map(({ name, example }) => headerOf(name, String(example))),
    ...(body === undefined
      ? []
      : [`-H 'content-type: application/json'`, `-d '${JSON.stringify(body)}'`]),
  ].join(' \\\n  ')
}

/** With the key of an example, the next call that is copied would be refused: that one was used. */
const headerOf = (name: string, example: string) =>
  name.toLowerCase() === 'idempotency-key' ? `-H "${name}: $(uuidgen)"` : `-H '${name}: ${example}'`

/** Who may call, in a sentence. */
export function accessWords({ security, parameters }: Operation): string {
  const [first, second] = security
  if (!first) return apiDocsMessage('openApi.anyone')
  if (second && 'apiKey' in second) return apiDocsMessage('openApi.anyoneKeyMoreOften')
  if ('apiKey' in first) return apiDocsMessage('openApi.keyAccount')
  if ('session' in first) return apiDocsMessage('openApi.browsersSessionSiteItself')
  const forAccount = parameters.some(({ name }) => name === 'X-Account-Uuid')
  return forAccount
    ? apiDocsMessage('openApi.bearerTokenActingAccount')
    : apiDocsMessage('openApi.aBearerToken')
}

export type NamedRefusal = { readonly status: string; readonly code: string; readonly says: string }

/** The refusals of a call, each with the sentence a person reads. */
export function refusalsOf({ responses }: Operation): readonly NamedRefusal[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { description }]) =>
      description.split('\n').map((line) => {
        const [code = '', ...says] = line.split(': ')
        return { status, code, says: says.join(': ') }
      }),
    )
}
