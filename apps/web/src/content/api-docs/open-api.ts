/** The parts of an OpenAPI 3.1 document that the reference page shows. */
export type Schema = Readonly<Record<string, unknown>>

export type Operation = {
  readonly summary: string
  readonly operationId: string
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly description?: string
    readonly schema: Schema
  }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Content }>
  >
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>

export type OpenApiDocument = {
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

export type Call = {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

export type CallGroup = { readonly name: string; readonly calls: readonly Call[] }

/** Every call, grouped by the first word of its path after `/api`, in the document's order. */
export function groupCalls(document: OpenApiDocument): readonly CallGroup[] {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
  return [...Map.groupBy(calls, ({ path }) => path.split('/')[2] ?? path)].map(([name, own]) => ({
    name,
    calls: own,
  }))
}

/** Who may call, in a sentence. */
export function accessWords({ security, parameters }: Operation): string {
  const [first] = security
  if (!first) return 'Anyone'
  if ('session' in first) return "The browser's session, from the site itself"
  const forAccount = parameters.some(({ name }) => name === 'X-Account-Uuid')
  return forAccount ? 'A bearer token, acting for an account' : 'A bearer token'
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
