import { randomUUID } from 'node:crypto'
import type { McpTool, ToolArguments } from './mcp-tool.ts'

const IDEMPOTENCY_KEY = /^[!-~]{1,255}$/

/** What is wrong with what a tool was given, as a sentence. */
export class WrongArguments extends Error {
  override readonly name = 'WrongArguments'
}

/** The call of the public API that answers a tool, as a program would send it. */
export function requestOfTool(
  tool: McpTool,
  given: ToolArguments,
  { origin, sent }: { readonly origin: string; readonly sent: Headers },
): Request {
  const { operation, sends } = tool
  const { idempotencyKey, ...args } = sends ? sends(given) : given
  const params = Object.keys(operation.params?.shape ?? {})
  const query = Object.keys(operation.query?.shape ?? {})
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(partOfPath(name, args[name])),
  )
  const url = new URL(path, origin)
  for (const name of query) {
    const value = args[name]
    if (value !== undefined && value !== null) url.searchParams.set(name, textOf(name, value))
  }
  const rest = Object.entries(args).filter(
    ([name]) => !params.includes(name) && !query.includes(name),
  )
  const headers = new Headers()
  const authorization = sent.get('authorization')
  if (authorization !== null) headers.set('authorization', authorization)
  if (operation.idempotency === 'required')
    headers.set('idempotency-key', idempotencyKeyOf(idempotencyKey))
  if (operation.method === 'GET') return new Request(url, { headers })
  headers.set('content-type', 'application/json')
  const body = JSON.stringify(Object.fromEntries(rest))
  return new Request(url, { method: operation.method, headers, body })
}

function partOfPath(name: string, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value
  // Dots alone would lead to another call.
  if (typeof text !== 'string' || text === '' || /^\.+$/.test(text))
    throw new WrongArguments(`Please give ${name}.`)
  return text
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'object') throw new WrongArguments(`${name} is a text or a number.`)
  return String(value)
}

function idempotencyKeyOf(value: unknown): string {
  if (value === undefined) return randomUUID()
  if (typeof value === 'string' && IDEMPOTENCY_KEY.test(value)) return value
  throw new WrongArguments(
    'idempotencyKey has 1 to 255 characters that can be seen, such as a UUID.',
  )
}
