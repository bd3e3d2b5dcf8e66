import { isBinary } from '@understory/contracts/endpoint.ts'
import { type Json, toJson } from '../../../../http/v1/document/document-schemas.ts'
import type { McpTool } from './mcp-tool.ts'

const IDEMPOTENCY_KEY: Json = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  pattern: '^[!-~]+$',
  description:
    'A new one for each thing that is made, such as a UUID. Repeated with it, the call gets the first answer and nothing is made twice.',
}

/** JSON Schema of what a tool takes: what stands in the path, the query and the body of its call, in one object. */
export function inputSchemaOf({ operation, narrows }: McpTool): Json {
  const parts = [operation.params, operation.query, operation.body].map((part) =>
    part ? (cleaned(toJson(part, 'input')) as Json) : {},
  )
  const together = (key: string) =>
    Object.assign({}, ...parts.map((part) => part[key] ?? {})) as Json
  const required = parts.flatMap(({ required: names }) => (names as string[] | undefined) ?? [])
  const $defs = together('$defs')
  const input: Json = {
    type: 'object',
    properties: {
      ...together('properties'),
      ...(operation.idempotency === 'required' && { idempotencyKey: IDEMPOTENCY_KEY }),
    },
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    ...(Object.keys($defs).length > 0 && { $defs }),
  }
  return narrows ? narrows(input) : input
}

/** JSON Schema of what a tool answers: an object, to which fields may be added. */
export function outputSchemaOf({ operation: { answer, operationId } }: McpTool): Json {
  if (!answer || isBinary(answer)) throw new Error(`${operationId} answers no object`)
  const { $ref, ...whole } = cleaned(toJson(answer, 'output')) as Json
  if (typeof $ref !== 'string') return whole
  const named = (whole.$defs as Record<string, Json>)[$ref.replace('#/$defs/', '')]
  return { ...named, ...whole }
}

/** Without the names that our own document has for schemas, and open to fields that come later. */
function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  const isSchema = 'type' in value
  const kept = Object.entries(value).filter(
    ([key, each]) =>
      !(key === 'id' && typeof each === 'string' && isSchema) &&
      !(key === 'additionalProperties' && each === false),
  )
  return Object.fromEntries(kept.map(([key, each]) => [key, cleaned(each)]))
}
