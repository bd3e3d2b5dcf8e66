import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { createMcpServer, type McpVisit } from './mcp-server.ts'

/** As for calls of the public API. */
const MOST_BYTES = 64 * 1024

const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600
const METHOD_NOT_FOUND = -32_601

/** What arrives, as far as it matters before the protocol reads it. */
export type McpMessage = {
  readonly id?: unknown
  readonly method?: unknown
  readonly params?: { readonly name?: unknown }
}

/** One message, or what there is to answer to what is none. */
export async function readMessage(request: Request): Promise<McpMessage | Response> {
  const text = await request.text()
  if (text.length > MOST_BYTES) return answerError(413, INVALID_REQUEST, 'It is more than 64 kB.')
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return answerError(400, PARSE_ERROR, 'This is not JSON.')
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return answerError(400, INVALID_REQUEST, 'Please send one message at a time.')
  const { method, id } = message as McpMessage
  // What is here changes with a release: there is nothing to tell, and no connection to keep for it.
  if (method === 'subscriptions/listen')
    return answerError(404, METHOD_NOT_FOUND, 'Nothing can be subscribed to.', id)
  return message
}

const modern = createMcpHandler(({ authInfo }) => createMcpServer(visitIn(authInfo?.extra)), {
  legacy: 'reject',
})

/** The message's answer, in the version of the protocol that it is written in. */
export async function answerByProtocol(
  request: Request,
  message: McpMessage,
  visit: McpVisit,
): Promise<Response> {
  if (await isLegacyRequest(request, message)) return answerWithoutSession(request, message, visit)
  const authInfo = { token: '', clientId: '', scopes: [], extra: { visit } }
  return modern.fetch(request, { parsedBody: message, authInfo })
}

/** Versions before 2026-07-28 know sessions, and do without where none is offered. */
async function answerWithoutSession(
  request: Request,
  message: McpMessage,
  visit: McpVisit,
): Promise<Response> {
  const server = createMcpServer(visit)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await server.close()
  }
}

const visitIn = (extra: Record<string, unknown> | undefined): McpVisit => {
  if (!extra) throw new Error('a message without its visit')
  return extra.visit as McpVisit
}

const answerError = (status: number, code: number, message: string, id: unknown = null) =>
  Response.json({ jsonrpc: '2.0', id, error: { code, message } }, { status })
