import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { TestApi } from './start-test-api.ts'

type Connecting = {
  readonly key?: string
  /** Of the protocol. */
  readonly version?: '2026-07-28' | '2025-11-25'
}

/** An assistant that has connected, by the client of the protocol's own project. */
export async function connectAssistant(
  api: Pick<TestApi, 'send'>,
  { key, version = '2026-07-28' }: Connecting = {},
): Promise<Client> {
  const mode = version === '2026-07-28' ? { pin: version } : 'legacy'
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const transport = new StreamableHTTPClientTransport(new URL('http://understory.test/mcp'), {
    fetch: (url, init) => api.send(new Request(url, init)),
    ...(key !== undefined && { requestInit: { headers: { authorization: `Bearer ${key}` } } }),
  })
  await client.connect(transport)
  return client
}

type Post = {
  readonly headers?: Readonly<Record<string, string>>
  readonly key?: string
}

/** A message as it is sent by hand, in a version that needs no session. */
export function postMessage(
  api: Pick<TestApi, 'send'>,
  message: unknown,
  { headers = {}, key }: Post = {},
): Promise<Response> {
  const body = typeof message === 'string' ? message : JSON.stringify(message)
  const sent = new Headers({
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
    ...headers,
  })
  if (key !== undefined) sent.set('authorization', `Bearer ${key}`)
  return api.send(
    new Request('http://understory.test/mcp', { method: 'POST', headers: sent, body }),
  )
}

/** A call of a tool, as a message. */
export const toolMessage = (name: string, args: Readonly<Record<string, unknown>> = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
})
