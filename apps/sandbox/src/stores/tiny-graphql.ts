/**
 * As much of GraphQL as a client of a stand-in speaks: one operation with variables, arguments, aliases and
 * inline fragments. A field that the stand-in does not have is an error, as it is at the real service.
 */
export type Answerable = { readonly [field: string]: unknown }
type Args = Readonly<Record<string, unknown>>
type Selection = {
  readonly name: string
  readonly as: string
  readonly args: Args
  readonly within: readonly Selection[] | null
  readonly isFragment: boolean
}

const TOKENS = /\.\.\.|[{}()[\]:!=$]|"(?:[^"\\]|\\.)*"?|-?\d+(?:\.\d+)?|[A-Za-z_]\w*/gs

/** What an operation gives; `root` holds its queries, or its mutations. */
export function answerGraphql(
  asked: { readonly query: string; readonly variables: Args },
  root: { readonly query: Answerable; readonly mutation: Answerable },
): object {
  const tokens: readonly string[] = asked.query.match(TOKENS) ?? []
  const kind = tokens[0] === 'mutation' ? 'mutation' : 'query'
  const [selections] = readSet(tokens, tokens.indexOf('{', endOfVariables(tokens)), asked.variables)
  return pick(root[kind], selections)
}

function endOfVariables(tokens: readonly string[]): number {
  const opened = tokens.indexOf('(')
  return opened >= 0 && opened < tokens.indexOf('{') ? tokens.indexOf(')') : 0
}

type Read<T> = readonly [value: T, next: number]

function readSet(tokens: readonly string[], opened: number, variables: Args): Read<Selection[]> {
  const found: Selection[] = []
  let at = opened + 1
  while (tokens[at] !== '}') {
    if (at >= tokens.length) throw new GraphqlProblem('syntax error, unexpected end of file')
    const [selection, next] = readSelection(tokens, at, variables)
    found.push(selection)
    at = next
  }
  return [found, at + 1]
}

function readSelection(tokens: readonly string[], from: number, variables: Args): Read<Selection> {
  const isFragment = tokens[from] === '...'
  const hasAlias = tokens[from + 1] === ':'
  const name = tokens[isFragment || hasAlias ? from + 2 : from] ?? ''
  const as = hasAlias ? (tokens[from] ?? '') : name
  let at = from + (isFragment || hasAlias ? 3 : 1)
  let args: Args = {}
  if (tokens[at] === '(') [args, at] = readFields(tokens, at, variables)
  let within: readonly Selection[] | null = null
  if (tokens[at] === '{') [within, at] = readSet(tokens, at, variables)
  return [{ name, as, args, within, isFragment }, at]
}

/** `name: value` until the bracket closes. */
function readFields(tokens: readonly string[], opened: number, variables: Args): Read<Args> {
  const held: Record<string, unknown> = {}
  let at = opened + 1
  while (tokens[at] !== ')' && tokens[at] !== '}') {
    const name = tokens[at] ?? ''
    const [value, next] = readValue(tokens, at + 2, variables)
    held[name] = value
    at = next
  }
  return [held, at + 1]
}

function readValue(tokens: readonly string[], at: number, variables: Args): Read<unknown> {
  const token = tokens[at] ?? ''
  if (token === '$') return [variables[tokens[at + 1] ?? ''] ?? null, at + 2]
  if (token === '{') return readFields(tokens, at, variables)
  if (token === '[') {
    const values: unknown[] = []
    let next = at + 1
    while (tokens[next] !== ']') {
      const [value, after] = readValue(tokens, next, variables)
      values.push(value)
      next = after
    }
    return [values, next + 1]
  }
  const isJson = /^["\d-]/.test(token) || ['true', 'false', 'null'].includes(token)
  return [isJson ? JSON.parse(token) : token, at + 1]
}

function pick(held: Answerable, selections: readonly Selection[]): object {
  const picked: Record<string, unknown> = {}
  for (const { name, as, args, within, isFragment } of selections) {
    if (isFragment) {
      if (held.type === name) Object.assign(picked, pick(held, within ?? []))
      continue
    }
    if (!(name in held)) throw new GraphqlProblem(`Field '${name}' doesn't exist`)
    const value = held[name]
    picked[as] = inner(typeof value === 'function' ? value(args) : value, within)
  }
  return picked
}

function inner(value: unknown, within: readonly Selection[] | null): unknown {
  if (Array.isArray(value)) return value.map((each) => inner(each, within))
  if (value === null || typeof value !== 'object') return value
  if (!within) throw new GraphqlProblem('Field must have selections')
  return pick(value as Answerable, within)
}

/** Something of the question is wrong; it is answered with 200 and a list of errors. */
export class GraphqlProblem extends Error {}

/** A page of a list as Shopify gives it. */
export function connection(all: readonly object[], { first, after }: Args) {
  const from = after === null || after === undefined ? 0 : Number(after)
  const to = from + Number(first)
  return {
    nodes: all.slice(from, to),
    pageInfo: { hasNextPage: to < all.length, endCursor: String(Math.min(to, all.length)) },
  }
}
