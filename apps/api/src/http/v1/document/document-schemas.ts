import { z } from 'zod'
import { boundSchema } from '../answer-bounds.ts'

export type Json = Record<string, unknown>

export const REF = '#/components/schemas/'

export function toJson(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'integer') jsonSchema.format = 'int64'
      // Of a table by names that are a list of their own.
      if (jsonSchema.required && !jsonSchema.properties) delete jsonSchema.required
      boundSchema(jsonSchema, io)
    },
  })
  return rest
}

/** Schemas that have a name of their own, under which the document holds each once. */
export function namedSchemas(schemas: readonly z.ZodType[]): Json {
  const found: Json = {}
  for (const schema of schemas) {
    const { $defs = {}, ...whole } = toJson(schema, 'output') as { $defs?: Json; id?: string }
    if (whole.id) found[whole.id] = pointingToComponents(whole)
    for (const [name, inner] of Object.entries($defs)) found[name] = pointingToComponents(inner)
  }
  return found
}

export function schemaOf(schema: z.ZodType, io: 'input' | 'output', named: Json): Json {
  const { $defs: _, ...whole } = toJson(schema, io) as { $defs?: Json; id?: string }
  if (whole.id && Object.hasOwn(named, whole.id)) return { $ref: REF + whole.id }
  return pointingToComponents(whole) as Json
}

/** What points into a schema's own definitions points to those of the document. */
function pointingToComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointingToComponents)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, each]) => !(key === 'id' && typeof each === 'string' && 'type' in value))
      .map(([key, each]) => [
        key,
        key === '$ref' && typeof each === 'string'
          ? each.replace('#/$defs/', REF)
          : pointingToComponents(each),
      ]),
  )
}
