import type { Operation } from './operation.ts'

type Input = Readonly<Record<string, unknown>>
type Called = {
  readonly origin: string
  readonly operation: Operation
  readonly input: Input
}

type RequestParts = {
  readonly url: string
  readonly method: string
  readonly body: string | undefined
}

/** Where a call goes and what it says: what is neither in its path nor in its query is its body. */
export function requestOfCall({ origin, operation, input }: Called): RequestParts {
  const { method, path, query = [], hasBody } = operation
  const inPath: string[] = []
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath.push(name)
    return pathPart(name, input[name])
  })
  const url = new URL(filled, origin)
  for (const name of query) {
    const value = input[name]
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) url.searchParams.append(name, String(one))
  }
  const rest = Object.entries(input).filter(
    ([name]) => !inPath.includes(name) && !query.includes(name),
  )
  const body = hasBody ? JSON.stringify(Object.fromEntries(rest)) : undefined
  return { url: url.href, method, body }
}

/** What is empty, a dot or two would lead to another call, however it is encoded. */
function pathPart(name: string, value: unknown): string {
  const text = String(value ?? '')
  if (text === '') throw new TypeError(`${name} is missing`)
  if (text === '.' || text === '..') throw new TypeError(`${name} cannot be ${text}`)
  if (LONE_SURROGATE.test(text)) throw new TypeError(`${name} is no text`)
  return encodeURIComponent(text)
}

const LONE_SURROGATE = /\p{Surrogate}/u
