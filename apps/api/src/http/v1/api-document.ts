import { isBinary } from '@understory/contracts/endpoint.ts'
import { REFUSALS, statusOf } from '@understory/contracts/refusals/refusals.ts'
import { API_VERSIONS, NEWEST_API_VERSION } from '@understory/contracts/v1/api-versions.ts'
import { API_TAGS, type ApiOperation } from '@understory/contracts/v1/operation.ts'
import type { z } from 'zod'
import { RATE_POLICIES } from './api-quota.ts'
import { type Json, namedSchemas, REF, schemaOf, toJson } from './document/document-schemas.ts'
import { documentWebhooks, EVENT_BODIES } from './document/document-webhooks.ts'
import { EVERY_ANSWER, HEADERS, PROBLEM } from './document-parts.ts'
import { IDEMPOTENCY_HEADER } from './idempotency-key.ts'
import { refusalsOfOperation } from './refusals-of-operation.ts'
import { VERSION_HEADER } from './versions.ts'

type InstalledApi = { readonly origin: string; readonly siteName: string }

/** The OpenAPI 3.1 document of the public API, made from the operations that the server answers. */
export function apiDocument(operations: readonly ApiOperation[], installed: InstalledApi): Json {
  const answers = operations.flatMap(({ answer }) =>
    answer === undefined || isBinary(answer) ? [] : [answer],
  )
  const named = namedSchemas([...answers, ...EVENT_BODIES.values()])
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    const { path, method } = operation
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(operation, named) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${installed.siteName} API`,
      version: NEWEST_API_VERSION,
      summary: 'Measure emissions, buy, and read what was bought, funded and proved.',
      description:
        'Quantities are whole numbers with their unit in the name: trees in thousandths of a tree, CO2e and plastic in grams, money in minor units. Fields may be added to answers at any time; please ignore those you do not know.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      contact: { name: installed.siteName, url: `${installed.origin}/developers` },
    },
    servers: [
      {
        url: installed.origin,
        description: 'Production: this installation. The key says live or test.',
        'x-internal': false,
      },
    ],
    'x-rate-limit-policies': RATE_POLICIES,
    tags: Object.entries(API_TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: documentWebhooks(named),
    components: {
      schemas: { ...named, Problem: PROBLEM },
      headers: HEADERS,
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of an account, made on its page of API keys.',
        },
      },
    },
  }
}

function describe(operation: ApiOperation, named: Json): Json {
  const { operationId, tag, scope, summary, description, params, query, body } = operation
  const byStatus = Map.groupBy(refusalsOfOperation(operation), statusOf)
  const problems = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.map((code) => `${code}: ${REFUSALS[code][1]}`).join('\n'),
      headers:
        status === 429
          ? { ...EVERY_ANSWER, 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }
          : EVERY_ANSWER,
      content: { 'application/problem+json': { schema: { $ref: `${REF}Problem` } } },
    },
  ])
  return {
    operationId,
    tags: [tag],
    summary,
    description: scope === null ? description : `${description} Needs the scope ${scope}.`,
    security: scope === null ? [{}, { apiKey: [] }] : [{ apiKey: [] }],
    parameters: [
      ...parametersOf(params, 'path', operation.example.params),
      ...parametersOf(query, 'query', operation.example.query),
      VERSION_PARAMETER,
      // A dry run needs none.
      ...(operation.idempotency === 'required'
        ? [{ ...IDEMPOTENCY_PARAMETER, required: !operation.hasDryRun }]
        : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemaOf(body, 'input', named),
            example: operation.example.body,
          },
        },
      },
    }),
    responses: {
      [operation.status ?? 200]: answerOf(operation, named),
      ...(operation.hasDryRun && { 200: answerOf(operation, named) }),
      ...(operation.acceptedWhen && { 202: answerOf(operation, named) }),
      ...Object.fromEntries(problems),
    },
  }
}

const VERSION_PARAMETER: Json = {
  name: VERSION_HEADER,
  in: 'header',
  required: false,
  description: 'The version to be answered by; without it, that of the key.',
  schema: { type: 'string', enum: [...API_VERSIONS] },
}

const IDEMPOTENCY_PARAMETER: Json = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: true,
  description:
    'A new one for each call, such as a UUID. A call that is repeated with it within seven days gets the answer of the first.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '8e03978e-40d5-43e8-bc93-6894a57f9324',
}

function answerOf({ answer, summary }: ApiOperation, named: Json): Json {
  if (answer === undefined) return { description: summary, headers: EVERY_ANSWER }
  const content = isBinary(answer)
    ? { [answer.contentType]: {} }
    : { 'application/json': { schema: schemaOf(answer, 'output', named) } }
  return { description: summary, headers: EVERY_ANSWER, content }
}

function parametersOf(
  schema: z.ZodObject | undefined,
  place: 'path' | 'query',
  examples: Readonly<Record<string, string>> = {},
): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toJson(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description: `${name} of ${place === 'path' ? 'the path' : 'the query'}`,
    schema: property,
    ...(Object.hasOwn(examples, name) && {
      example: property.type === 'integer' ? Number(examples[name]) : examples[name],
    }),
  }))
}
