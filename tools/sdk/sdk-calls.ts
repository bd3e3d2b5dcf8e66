import { isBinary } from '@understory/contracts/endpoint.ts'
import type { ApiOperation, ApiTag } from '@understory/contracts/v1/operation.ts'
import type { SchemaNode } from './type-of-schema.ts'

/** What each tag speaks of: left out of the names of its methods, as it stands in front of them. */
const NOUNS: Readonly<Record<ApiTag, RegExp>> = {
  Account: /Account/,
  Certificates: /Certificates?/,
  Events: /Events?/,
  Factors: /EmissionFactors?|Emissions/,
  Footprints: /Footprints?/,
  Households: /Household/,
  Impact: /Impact/,
  Invoices: /Invoices?/,
  Ledger: /Ledger/,
  Orders: /Orders?/,
  Prices: /Prices/,
  Projects: /Projects?/,
  Purchases: /Purchases?/,
  Quotes: /Quotes?/,
  Stores: /Stores?/,
  Subscriptions: /Subscriptions?/,
  Vehicles: /Vehicle/,
  Webhooks: /Webhook(?:Endpoints?)?/,
}

/** One method of the client: `understory.purchases.create`. */
export type SdkCall = {
  readonly operation: ApiOperation
  readonly resource: string
  readonly method: string
  readonly pathNames: readonly string[]
  readonly queryNames: readonly string[]
  /** How a list goes on: by what its query takes. */
  readonly cursor: 'cursor' | 'after' | null
  /** The name of the list in a page. */
  readonly items: string
  readonly isBinary: boolean
  readonly parameters: readonly SdkParameter[]
  /** The schema of its body, and of its answer; `null`: it has none. */
  readonly body: SchemaNode | null
  readonly answer: SchemaNode | null
}

export type SdkParameter = {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: SchemaNode
}

type Described = {
  readonly parameters: readonly SdkParameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}
type Content = Readonly<Record<string, { readonly schema?: SchemaNode }>>
export type SdkDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly webhooks: Readonly<
    Record<string, { readonly post: { readonly requestBody: { readonly content: Content } } }>
  >
  readonly components: { readonly schemas: Readonly<Record<string, SchemaNode>> }
}

/** The methods of the client, from the operations and the document that is made of them. */
export const sdkCalls = (
  operations: readonly ApiOperation[],
  document: SdkDocument,
): readonly SdkCall[] =>
  operations.map((operation) => {
    const { path, method, tag, operationId, status = 200, answer } = operation
    const described = document.paths[path]?.[method.toLowerCase()] as Described
    const parameters = described.parameters.filter((each) => each.in !== 'header')
    const named = (place: string) =>
      parameters.filter((each) => each.in === place).map(({ name }) => name)
    const queryNames = named('query')
    const content = described.responses[status]?.content?.['application/json']
    return {
      operation,
      resource: tag.toLowerCase(),
      method: methodName(operationId, tag),
      pathNames: named('path'),
      queryNames,
      cursor: goesOn(content?.schema)
        ? ((['cursor', 'after'] as const).find((name) => queryNames.includes(name)) ?? null)
        : null,
      items: listIn(content?.schema),
      isBinary: answer !== undefined && isBinary(answer),
      parameters,
      body: described.requestBody?.content['application/json']?.schema ?? null,
      answer: content?.schema ?? null,
    }
  })

/** `createPurchase` is `create`, `getCertificatePdf` is `getPdf`. */
const methodName = (operationId: string, tag: ApiTag): string => operationId.replace(NOUNS[tag], '')

const goesOn = (schema: SchemaNode | undefined): boolean =>
  Object.hasOwn((schema?.properties ?? {}) as object, 'nextCursor')

/** The name of the list that a page holds. */
function listIn(schema: SchemaNode | undefined): string {
  const fields = Object.entries((schema?.properties ?? {}) as Record<string, SchemaNode>)
  return fields.find(([, { type }]) => type === 'array')?.[0] ?? ''
}
