import { lazy } from '@understory/domain/language/lazy.ts'
import type { Deps } from '../../../deps.ts'
import type { App } from '../../../http/mount.ts'
import type { Refused } from '../../../http/refuse.ts'
import type { Json } from '../../../http/v1/document/document-schemas.ts'
import { admitCaller } from '../../../http/v1/keys/admit-caller.ts'
import { type RevokeKeys, refuseKeyInUrl } from '../../../http/v1/keys/key-in-url.ts'
import { problemResponse } from '../../../http/v1/problem.ts'
import { answerByProtocol, type McpMessage, readMessage } from './answer-by-protocol.ts'
import { challengeFor } from './challenge.ts'
import { detailPages } from './documentation/detail-pages.ts'
import { documentationPages } from './documentation/documentation-pages.ts'
import { isPlainDocumentation, plainDocumentation } from './documentation/plain-documentation.ts'
import { allowFrom, MCP_PREFLIGHT, mayCallFrom } from './mcp-origins.ts'
import { MCP_PATH } from './mcp-path.ts'
import { findTool, listTools } from './tools/tool-list.ts'

type MountMcpDeps = Pick<Deps, 'clock' | 'config' | 'countAttempt' | 'db' | 'limit' | 'vitals'>
type PublicApi = {
  /** The OpenAPI document. */
  readonly document: () => Json
  readonly revoke: RevokeKeys
}
type Arriving = {
  readonly request: Request
  readonly ip: string
  readonly requestId: string
  /** Of the answer. */
  readonly headers: Headers
  readonly callApi: (request: Request) => Promise<Response>
}

type AnsweredMessage = {
  readonly response: Response
  /** What HTTP has to say in its place. */
  readonly instead: Response | null
  readonly hasCalled: boolean
}

/** Puts the server for assistants onto the app, whose public API answers its tools. */
export function mountMcp(app: App, deps: MountMcpDeps, { document, revoke }: PublicApi): void {
  const { origin } = deps.config
  const tools = lazy(listTools)
  const pages = lazy(() => documentationPages(document(), origin))
  const details = lazy(() => detailPages(document()))

  async function answer(arriving: Arriving): Promise<Response> {
    const { request, headers } = arriving
    const leaked = await refuseKeyInUrl(request, revoke)
    if (leaked) return problem(leaked, arriving)
    const message = await readMessage(request)
    if (message instanceof Response) return (await refuseUncounted(arriving)) ?? message
    const scope = scopeOf(message)
    // A tool counts as the call of the public API that it is.
    if (scope === undefined)
      return (await refuseUncounted(arriving)) ?? (await ask(arriving, message)).response
    const { response, instead, hasCalled } = await ask(arriving, message)
    if (!hasCalled) return (await refuseUncounted(arriving)) ?? response
    if (!instead) return response
    challengeFor(instead, { request, headers, origin, scope })
    return instead
  }

  async function ask(
    { request, callApi }: Arriving,
    message: McpMessage,
  ): Promise<AnsweredMessage> {
    let instead: Response | null = null
    let hasCalled = false
    const response = await answerByProtocol(request, message, {
      origin,
      siteName: deps.config.siteName,
      sent: request.headers,
      tools: tools(),
      document: document(),
      pages: pages(),
      callApi: (call) => {
        hasCalled = true
        return callApi(call)
      },
      answerInstead: (given) => {
        instead = given
      },
    })
    return { response, instead, hasCalled }
  }

  async function refuseUncounted(arriving: Arriving): Promise<Response | null> {
    const refused = await admitCaller(deps, arriving)
    return refused && problem(refused, arriving)
  }

  function problem(refused: Refused, { request, requestId, headers }: Arriving): Response {
    const response = problemResponse(refused.refusal, { origin, requestId }, headers)
    challengeFor(response, { request, headers, origin, scope: null })
    return response
  }

  app.use(async (c, next) => {
    if (!isPlainDocumentation(c.req.path) || c.req.method !== 'GET') return next()
    const { siteName } = deps.config
    return (
      plainDocumentation(c.req.path, { pages: pages(), details: details(), origin, siteName }) ??
      next()
    )
  })
  app.all(MCP_PATH, async (c) => {
    const headers = new Headers()
    const from = c.req.header('origin')
    if (from !== undefined && !mayCallFrom(from, origin))
      return problemResponse('CROSS_SITE', { origin, requestId: c.env.requestId }, headers)
    if (from !== undefined) allowFrom(from, headers)
    if (c.req.method === 'OPTIONS')
      return withHeaders(new Response(null, { status: 204, headers: MCP_PREFLIGHT }), headers)
    if (c.req.method !== 'POST')
      return new Response(null, { status: 405, headers: { allow: 'POST' } })
    const { ip, requestId } = c.env
    const callApi = async (call: Request) => app.fetch(call, c.env)
    return withHeaders(
      await answer({ request: c.req.raw, ip, requestId, headers, callApi }),
      headers,
    )
  })
}

/** Of the call that a message makes: `undefined`, it makes none; `null`, one that is open. */
function scopeOf({ method, params }: McpMessage): string | null | undefined {
  if (method !== 'tools/call' || typeof params?.name !== 'string') return undefined
  return findTool(params.name)?.tool.operation.scope
}

function withHeaders(response: Response, headers: Headers): Response {
  const all = new Headers(response.headers)
  for (const [name, value] of headers) all.set(name, value)
  all.set('cache-control', 'no-store')
  const { status, body } = response
  return new Response(body, { status, headers: all })
}
