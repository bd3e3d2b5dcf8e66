import { type Endpoint, isBinary } from '@understory/contracts/endpoint.ts'
import { REFUSALS, type RefusalCode } from '@understory/contracts/refusals/refusals.ts'
import { z } from 'zod'
import type { Access, Route } from './route.ts'
import { refusalsOfRoute } from './route-refusals.ts'

type Schema = Record<string, unknown>

const REFUSAL_SCHEMA: Schema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(REFUSALS) },
    message: { type: 'string' },
    problems: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

type Installed = { readonly origin: string; readonly siteName: string }

export const apiInfo = ({ siteName }: Pick<Installed, 'siteName'>): Schema => ({
  title: `${siteName} API`,
  version: '1',
  license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  description:
    'Quantities are whole numbers: trees in thousandths of a tree, CO2e and plastic in grams, money in minor units.',
})

/** The OpenAPI 3.1 document, written from the same schemas that check the calls. */
export function openApiDocument(routes: readonly Route[], installed: Installed): Schema {
  const paths: Record<string, Schema> = {}
  for (const declared of routes) {
    const { path, method } = declared.endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(declared) }
  }
  return {
    openapi: '3.1.0',
    info: apiInfo(installed),
    servers: [{ url: installed.origin }],
    paths,
    components: {
      schemas: { Refusal: REFUSAL_SCHEMA },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'From POST /api/auth/token; ten minutes.',
        },
        session: { type: 'apiKey', in: 'cookie', name: 'understory.session_token' },
      },
    },
  }
}

const SECURITY: Record<Access, readonly Schema[]> = {
  public: [],
  signed: [],
  link: [],
  session: [{ session: [] }],
  user: [{ bearer: [] }],
  self: [{ bearer: [] }],
  account: [{ bearer: [] }],
  staff: [{ bearer: [] }],
}

function describe(declared: Route): Schema {
  const { endpoint, access } = declared
  return {
    summary: endpoint.summary,
    operationId: operationId(endpoint),
    security: SECURITY[access],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(access === 'account' ? [ACCOUNT_HEADER] : []),
    ],
    ...requestBody(endpoint),
    responses: {
      [endpoint.status ?? 200]: success(endpoint),
      ...refusals(refusalsOfRoute(declared)),
    },
  }
}

function requestBody({ body, file }: Endpoint): Schema {
  const content = body
    ? { 'application/json': { schema: toJsonSchema(body, 'input') } }
    : file && { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  return content ? { requestBody: { required: true, content } } : {}
}

const ACCOUNT_HEADER: Schema = {
  name: 'X-Account-Uuid',
  in: 'header',
  required: false,
  description: "The account to act for; without it, the user's active account.",
  schema: { type: 'string', format: 'uuid' },
}

function operationId({ method, path }: Endpoint): string {
  const words = path.replace(/[{}]/g, '').split(/[/-]/).filter(Boolean)
  return [
    method.toLowerCase(),
    ...words.map((word) => word[0]?.toUpperCase() + word.slice(1)),
  ].join('')
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Schema[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function success({ answer, summary }: Endpoint): Schema {
  if (answer === undefined) return { description: summary }
  if (isBinary(answer)) {
    return {
      description: summary,
      content: { [answer.contentType]: { schema: { type: 'string', format: 'binary' } } },
    }
  }
  return {
    description: summary,
    content: { 'application/json': { schema: toJsonSchema(answer, 'output') } },
  }
}

function refusals(codes: readonly RefusalCode[]): Schema {
  const byStatus = Map.groupBy(new Set(codes), (code) => REFUSALS[code][0])
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: same.map((code) => `${code}: ${REFUSALS[code][1]}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  )
}
