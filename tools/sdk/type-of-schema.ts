export type SchemaNode = Readonly<Record<string, unknown>>

const REF = '#/components/schemas/'
const STEP = '  '

/** A schema of the document as TypeScript; `depth`: how far its lines are indented. */
export function typeOfSchema(schema: SchemaNode, depth = 0): string {
  if (typeof schema.$ref === 'string') return typeName(schema.$ref.replace(REF, ''))
  if ('const' in schema) return literal(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map(literal).join(' | ')
  const choices = [schema.anyOf, schema.oneOf].find(Array.isArray)
  if (choices) return joined(choices, ' | ', depth)
  if (Array.isArray(schema.allOf)) return joined(schema.allOf, ' & ', depth)
  if (Array.isArray(schema.type))
    return joined(
      schema.type.map((type) => ({ ...schema, type })),
      ' | ',
      depth,
    )
  return typeOfKind(schema, depth)
}

function typeOfKind(schema: SchemaNode, depth: number): string {
  switch (schema.type) {
    case 'string':
      return 'string'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'array':
      return `readonly (${typeOfSchema((schema.items ?? {}) as SchemaNode, depth)})[]`
    case 'object':
      return typeOfObject(schema, depth)
    default:
      return 'unknown'
  }
}

function typeOfObject(schema: SchemaNode, depth: number): string {
  const { properties, additionalProperties: others, propertyNames } = schema
  if (!properties) {
    if (!others || typeof others !== 'object') return 'Readonly<Record<string, unknown>>'
    const names = (propertyNames ?? {}) as SchemaNode
    const value = typeOfSchema(others as SchemaNode, depth)
    return Array.isArray(names.enum)
      ? `Readonly<Partial<Record<${typeOfSchema(names)}, ${value}>>>`
      : `{ readonly [name: string]: ${value} }`
  }
  const required = (schema.required ?? []) as readonly string[]
  const fields = Object.entries(properties as Record<string, SchemaNode>).map(([name, each]) =>
    fieldText(name, each, { isRequired: required.includes(name), depth: depth + 1 }),
  )
  return `{\n${fields.join('\n')}\n${STEP.repeat(depth)}}`
}

type TypeField = { readonly isRequired: boolean; readonly depth: number }

/** A field of an object type, with what is said of it. */
export function fieldText(
  name: string,
  schema: SchemaNode,
  { isRequired, depth }: TypeField,
): string {
  const indent = STEP.repeat(depth)
  const about =
    typeof schema.description === 'string' ? `${indent}/** ${oneLine(schema.description)} */\n` : ''
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name)
  return `${about}${indent}readonly ${key}${isRequired ? '' : '?'}: ${typeOfSchema(schema, depth)}`
}

/** A text that cannot end the comment that it stands in. */
export const oneLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll('*/', '* /').trim()

/** Schemas that the document had to name itself have no name that anyone could read. */
const typeName = (name: string): string => name.replace(/^__schema(\d+)$/, 'Nested$1')

export const typeNameOf = typeName

const joined = (schemas: readonly SchemaNode[], by: string, depth: number): string =>
  [...new Set(schemas.map((each) => typeOfSchema(each, depth)))].join(by)

const literal = (value: unknown): string =>
  typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : String(value)
