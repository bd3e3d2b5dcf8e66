import { NEWEST_API_VERSION } from '@understory/contracts/v1/api-versions.ts'
import { API_TAGS } from '@understory/contracts/v1/operation.ts'
import { apiDocument } from '../../apps/api/src/http/v1/api-document.ts'
import { type SdkCall, type SdkDocument, type SdkParameter, sdkCalls } from './sdk-calls.ts'
import { fieldText, oneLine, type SchemaNode, typeNameOf, typeOfSchema } from './type-of-schema.ts'
import { V1_OPERATIONS } from './v1-operations.ts'

const FOLDER = 'packages/sdk/src/generated'
const MADE = '// Made from the contract of the public API by `npm run lists`.\n'
/** The client throws these as `UnderstoryError`, which is written by hand. */
const LEFT_OUT = ['Problem']

/** The parts of the client that are made from the contract of the public API, by their path. */
export function generatedSdk(): Readonly<Record<string, string>> {
  const installed = { origin: 'https://example.org', siteName: '' }
  const document = apiDocument(V1_OPERATIONS, installed) as unknown as SdkDocument
  const calls = sdkCalls(V1_OPERATIONS, document)
  return {
    [`${FOLDER}/types.generated.ts`]: typesOf(document, calls),
    [`${FOLDER}/resources.generated.ts`]: resourcesOf(calls),
    [`${FOLDER}/operations.generated.ts`]: operationsOf(calls),
  }
}

function typesOf({ components, webhooks }: SdkDocument, calls: readonly SdkCall[]): string {
  const named = Object.entries(components.schemas)
    .filter(([name]) => !LEFT_OUT.includes(name))
    .map(
      ([name, schema]) =>
        `${comment(schema.description)}export type ${typeNameOf(name)} = ${typeOfSchema(schema)}\n`,
    )
  const ofEvents = Object.values(webhooks).map(({ post }) => {
    const { schema = {} } = post.requestBody.content['application/json'] ?? {}
    return typeOfSchema(schema)
  })
  const events = `/** An event by its type: \`if (event.type === 'purchase.paid') event.data.totalMinor\`. There may be new types at any time. */
export type WebhookEvent = ${ofEvents.join(' | ')}\n`
  const ofCalls = calls.flatMap((call) => [inputTypeOf(call), answerTypeOf(call)])
  return [MADE, ...named, events, ...ofCalls.filter((text) => text !== '')].join('\n')
}

/** What a method takes: its path, its query and its body in one object. */
function inputTypeOf(call: SdkCall): string {
  const { parameters, body, cursor } = call
  const fields = parameters.map((each) =>
    fieldText(each.name, ofQuery(each), { isRequired: each.required, depth: 1 }),
  )
  if (fields.length === 0 && !body) return ''
  const own = fields.length > 0 ? `{\n${fields.join('\n')}\n}` : ''
  const all = [own, body ? typeOfSchema(body) : ''].filter((text) => text !== '').join(' & ')
  assertNothingTwice(call)
  const about = cursor ? `/** The items of a page, and where it begins. */\n` : ''
  return `${about}export type ${inputName(call)} = ${all}\n`
}

/** Words of yes and no in a query are booleans here; nothing that is in every query is said of each. */
function ofQuery({ schema }: SdkParameter): SchemaNode {
  const words = (schema.enum ?? []) as readonly unknown[]
  const isYesOrNo = words.length === 2 && words.includes('true') && words.includes('false')
  return isYesOrNo ? { type: 'boolean' } : schema
}

function assertNothingTwice({ operation, parameters, body }: SdkCall): void {
  const ofBody = Object.keys((body?.properties ?? {}) as object)
  const twice = parameters.filter(({ name }) => ofBody.includes(name))
  if (twice.length > 0)
    throw new Error(`${operation.operationId} has ${twice[0]?.name} in its address and its body`)
}

const answerTypeOf = (call: SdkCall): string =>
  call.answer && typeof call.answer.$ref !== 'string'
    ? `export type ${answerName(call)} = ${typeOfSchema(call.answer)}\n`
    : ''

function resourcesOf(calls: readonly SdkCall[]): string {
  const names = calls.flatMap((call) => [
    ...(hasInput(call) ? [inputName(call)] : []),
    ...(call.answer ? [answerName(call)] : []),
  ])
  const resources = Object.entries(API_TAGS).map(([tag, about]) => {
    const own = calls.filter(({ operation }) => operation.tag === tag)
    return `${comment(about, 1)}  readonly ${tag.toLowerCase()}: {\n${own.map(methodOf).join('\n')}\n  }`
  })
  return `${MADE}
import type { PendingAnswer } from '../client/answer.ts'
import type { CallOptions } from '../client/call-options.ts'
import type { ListAnswer } from '../client/list-answer.ts'
import type {
${[...new Set(names)]
  .toSorted()
  .map((name) => `  ${name},`)
  .join('\n')}
} from './types.generated.ts'

/** Every call of the public API, by what it is about. */
export interface Resources {
${resources.join('\n')}
}
`
}

function methodOf(call: SdkCall): string {
  const { operation, method, body, parameters } = call
  const isNeeded = body !== null || parameters.some(({ required }) => required)
  const input = hasInput(call) ? `input${isNeeded ? '' : '?'}: ${inputName(call)}, ` : ''
  const scope = operation.scope === null ? 'Needs no key.' : `Needs the scope ${operation.scope}.`
  const about = `${operation.summary}. ${operation.description} ${scope}`
  return `${comment(about, 2)}    ${method}(${input}options?: CallOptions): ${resultOf(call)}`
}

function resultOf(call: SdkCall): string {
  if (call.isBinary) return 'PendingAnswer<Uint8Array>'
  if (!call.answer) return 'PendingAnswer<void>'
  return call.cursor
    ? `ListAnswer<${answerName(call)}, '${call.items}'>`
    : `PendingAnswer<${answerName(call)}>`
}

function operationsOf(calls: readonly SdkCall[]): string {
  const lines = calls.map((call) => `  ${JSON.stringify(factsOfCall(call))},`)
  return `${MADE}
import type { Operation } from '../client/operation.ts'

/** The version of the API that this client was made for, and asks for. */
export const VERSION: string = '${NEWEST_API_VERSION}'

/** How each method is sent. */
export const OPERATIONS: readonly Operation[] = [
${lines.join('\n')}
]
`
}

function factsOfCall(call: SdkCall) {
  const { operation, queryNames, cursor, items, isBinary, body } = call
  return {
    resource: call.resource,
    name: call.method,
    method: operation.method,
    path: operation.path,
    ...(queryNames.length > 0 && { query: queryNames }),
    ...(body && { hasBody: true }),
    ...(operation.idempotency === 'required' && { isRepeatable: true }),
    ...(cursor && { cursor, items }),
    ...(isBinary && { isBinary: true }),
  }
}

const hasInput = ({ parameters, body }: SdkCall): boolean => parameters.length > 0 || body !== null

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
const inputName = ({ operation }: SdkCall): string => `${capital(operation.operationId)}Input`

function answerName({ operation, answer }: SdkCall): string {
  if (typeof answer?.$ref === 'string') return typeOfSchema(answer)
  return `${capital(operation.operationId)}Answer`
}

const comment = (about: unknown, depth = 0): string =>
  typeof about === 'string' && about !== '' ? `${'  '.repeat(depth)}/** ${oneLine(about)} */\n` : ''
