/** The part of JSON Schema that the API document uses. */
export type JsonSchema = {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  exclusiveMinimum?: number
  minItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

const OF_FORMAT: Record<string, string> = {
  uuid: '0a4f0c1e-7a51-4c53-9d84-0d0f3f0c5b11',
  email: 'someone@understory.test',
  date: '2026-03-01',
  'date-time': '2026-03-01T12:00:00.000Z',
  uri: 'https://understory.test',
}
const TEXTS = [
  'Something to say',
  'GB',
  'GBP',
  '2026-03',
  '2026-03-01',
  '123456',
  'gb_vat',
  'something',
  '+447911123456',
  'AAAAAAAAAAAAAAAAAAAAAA',
  'urn:gtin:05012345678900',
  '',
]

/** The smallest value a schema accepts; optional members are left out unless named. */
export function exampleOf(schema: JsonSchema, with_: readonly string[] = []): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null')
  if (choice) return exampleOf(choice, with_)
  switch (schema.type) {
    case 'object':
      return objectOf(schema, with_)
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () =>
        exampleOf(schema.items ?? {}, with_),
      )
    case 'integer':
    case 'number':
      return schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1
    case 'boolean':
      return true
    case 'string':
      return exampleOfSchemaTextOf(schema)
    default:
      return schema.default ?? null
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, with_: readonly string[]) {
  const wanted = Object.entries(properties).filter(
    ([name]) => required.includes(name) || with_.includes(name),
  )
  return Object.fromEntries(wanted.map(([name, schema]) => [name, exampleOf(schema, with_)]))
}

function exampleOfSchemaTextOf({ format, pattern }: JsonSchema): string {
  if (format && OF_FORMAT[format]) return OF_FORMAT[format]
  if (!pattern) return TEXTS[0] ?? ''
  const matching = TEXTS.find((text) => new RegExp(pattern, 'u').test(text))
  if (matching === undefined) throw new Error(`no example matches ${pattern}; add one to TEXTS`)
  return matching
}
