import type { Schema } from './open-api.ts'

export type Schemas = Readonly<Record<string, object>>

export type FieldOfSchema = {
  /** With the fields that it lies in: `key.limits.currency`; `[]` after a list. */
  readonly name: string
  /** What it holds: 'text, at most 60 characters', 'one of live, test'. */
  readonly type: string
  readonly isRequired: boolean
}

type Node = Schema & {
  readonly $ref?: string
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
  readonly required?: readonly string[]
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
}

/** As deep as fields are listed; what lies deeper is in the document. */
const DEEPEST = 4
/** Beyond it a bound is that of the format, and says nothing about the field. */
const TELLING = 1_000_000_000_000

/** The fields of a schema in the order of the document, those within others after them. */
export function fieldsOfSchema(schema: Schema, schemas: Schemas): FieldOfSchema[] {
  return fieldsWithin(resolve(schema as Node, schemas), schemas, { prefix: '', depth: 0 })
}

function fieldsWithin(
  node: Node,
  schemas: Schemas,
  { prefix, depth }: { readonly prefix: string; readonly depth: number },
): FieldOfSchema[] {
  if (depth >= DEEPEST) return []
  const choices = choicesOf(node, schemas).filter(({ properties }) => properties)
  const seen = new Set<string>()
  return choices.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, inner]) => {
      const full = `${prefix}${name}`
      const field = resolve(inner, schemas)
      const known = `${full} ${typeWords(field, schemas)}`
      if (seen.has(known)) return []
      seen.add(known)
      const item = choicesOf(field, schemas).find(({ items }) => items)?.items
      const at = item ? `${full}[].` : `${full}.`
      return [
        { name: full, type: typeWords(field, schemas), isRequired: required.includes(name) },
        ...fieldsWithin(item ? resolve(item, schemas) : field, schemas, {
          prefix: at,
          depth: depth + 1,
        }),
      ]
    }),
  )
}

/** A reference followed, as often as it leads to another. */
function resolve(node: Node, schemas: Schemas): Node {
  const name = node.$ref?.split('/').at(-1)
  const found = name === undefined ? undefined : (schemas[name] as Node | undefined)
  return found ? resolve(found, schemas) : node
}

const choicesOf = (node: Node, schemas: Schemas): Node[] =>
  (node.anyOf ?? node.oneOf ?? [node]).map((each) => resolve(each, schemas))

function typeWords(node: Node, schemas: Schemas): string {
  const words = choicesOf(node, schemas).map((each) => plainWords(each, schemas))
  return [...new Set(words)].join(', or ')
}

function plainWords(node: Node, schemas: Schemas): string {
  if (node.const !== undefined) return `“${String(node.const)}”`
  if (node.enum) return wordsOfEnum(node.enum)
  switch ([node.type].flat()[0]) {
    case 'string':
      return node.format ? wordsOfFormat(node.format) : `text, at most ${node.maxLength} characters`
    case 'integer':
    case 'number':
      return `${node.type === 'integer' ? 'whole number' : 'number'}${rangeWords(node)}`
    case 'boolean':
      return 'true or false'
    case 'array':
      return `list of at most ${node.maxItems}: ${node.items ? typeWords(resolve(node.items, schemas), schemas) : 'anything'}`
    case 'null':
      return 'null'
    default:
      return node.properties ? 'object' : 'anything'
  }
}

const MOST_VALUES_NAMED = 12

function wordsOfEnum(values: readonly unknown[]): string {
  const named = values.slice(0, MOST_VALUES_NAMED).map(String).join(', ')
  return values.length > MOST_VALUES_NAMED
    ? `one of ${values.length}: ${named}…`
    : `one of ${named}`
}

const FORMATS = new Map([
  ['uuid', 'UUID'],
  ['date-time', 'time, RFC 3339'],
  ['date', 'day, YYYY-MM-DD'],
  ['uri', 'address'],
])
const wordsOfFormat = (format: string) => FORMATS.get(format) ?? `text (${format})`

function rangeWords({ minimum, maximum }: Node): string {
  const least = minimum !== undefined && Math.abs(minimum) < TELLING ? minimum : null
  const most = maximum !== undefined && Math.abs(maximum) < TELLING ? maximum : null
  if (least !== null && most !== null) return ` from ${least} to ${most}`
  if (least !== null) return `, at least ${least}`
  return most === null ? '' : `, at most ${most}`
}
