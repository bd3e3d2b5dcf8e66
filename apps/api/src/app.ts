import type { Endpoint } from '@understory/contracts/endpoint.ts'
import { refusal, statusOf } from '@understory/contracts/refusals/refusals.ts'
import { isDatabaseUnavailable } from '@understory/database/availability/unavailable.ts'
import { withinNoRows } from '@understory/database/row-security.ts'
import { lazy } from '@understory/domain/language/lazy.ts'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { noteApiCall, revokeLeakedKeys } from './capabilities/developers/api-keys/public.ts'
import { MCP_PATH, mountMcp } from './capabilities/developers/mcp/public.ts'
import { mountOAuth, OAUTH_CALLS } from './capabilities/developers/oauth/public.ts'
import { TooManyHashes } from './capabilities/people/accounts/passwords/password-hash.ts'
import { CAPABILITIES } from './capabilities.ts'
import type { Deps } from './deps.ts'
import { securityHeaders } from './http/answers/security-headers.ts'
import { type App, mount } from './http/mount.ts'
import { apiInfo, openApiDocument } from './http/openapi.ts'
import type { RequestFacts } from './http/requests/request-facts.ts'
import { workScope } from './http/requests/work-scope.ts'
import { assertRoutesAreSound, type Route } from './http/route.ts'
import type { MeasuredAreas } from './http/serve/metrics.ts'
import { apiDocument } from './http/v1/api-document.ts'
import { type ApiRoute, assertApiRoutesAreSound } from './http/v1/api-route.ts'
import { sendTagged, tagJson } from './http/v1/json-with-etag.ts'
import { mountApiRoute } from './http/v1/mount-api-route.ts'
import type { NotedCall } from './http/v1/noted-call.ts'
import { problemResponse } from './http/v1/problem.ts'

/** A database that restarts, or another that takes its place, is there within seconds. */
const RETRY_AFTER_SECONDS = '5'

export type ApiCall = (request: Request, facts: RequestFacts) => Promise<Response>

export const allRoutes = (deps: Deps): readonly Route[] =>
  CAPABILITIES.flatMap(({ routes }) => routes?.(deps) ?? [])

/** The calls of the public API. */
export const allApiRoutes = (deps: Deps): readonly ApiRoute[] =>
  CAPABILITIES.flatMap(({ apiRoutes }) => apiRoutes?.(deps) ?? [])

/** What is measured of the calls, from their routes: all paths, and those of signed events, one for each sender. */
export function measuredCalls(deps: Deps): Pick<MeasuredAreas, 'calls' | 'webhooks'> {
  const routes = allRoutes(deps)
  const signed = routes.filter(({ access }) => access === 'signed')
  const webhooks = signed.flatMap(({ endpoint }) => {
    const [path = ''] = endpoint.path.split('/{')
    return endpoint.path.includes('{connector}')
      ? [...deps.stores.keys()].map((connector) => `${path}/${connector}`)
      : [path]
  })
  const paths = [
    ...routes.map(({ endpoint }) => endpoint.path),
    ...allApiRoutes(deps).map(({ operation }) => operation.path),
    API_DOCUMENT,
    MCP_PATH,
    ...OAUTH_CALLS,
  ]
  return { calls: paths, webhooks: [...new Set(webhooks)] }
}

/** The whole API as one function, called by the server, the loaders of the web and every test. */
export function createApi(deps: Deps): ApiCall {
  const routes = allRoutes(deps)
  assertRoutesAreSound(routes)
  const app: App = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('x-request-id', c.env.requestId)
    securityHeaders(c.res.headers, deps.config)
  })
  // Made for the first who reads it: it takes as long as a third of a start. Only its title changes.
  const document = lazy(() => openApiDocument(routes, deps.config))
  app.get('/api/openapi.json', (c) => c.json({ ...document(), info: apiInfo(deps.config) }))
  for (const route of routes) mount(app, deps, route)
  mountPublicApi(app, deps)
  const paths = [
    ...routes.map(({ endpoint }) => endpoint),
    ...allApiRoutes(deps).map(({ operation }) => operation),
  ]
  app.notFound((c) => {
    const refuseBy = refusing(deps, c)
    const methods = methodsAt(paths, c.req.path)
    if (methods.length === 0) return refuseBy('NOT_FOUND')
    return refuseBy('METHOD_NOT_ALLOWED', { allow: methods.join(', ') })
  })
  app.onError((fault, c) => {
    const refusedResponse = refusing(deps, c)
    if (fault instanceof TooManyHashes)
      return refusedResponse('UNAVAILABLE', { 'retry-after': RETRY_AFTER_SECONDS })
    // A client that disconnected is no error to report; its request is simply not finished.
    if (c.req.raw.signal.aborted) return refusedResponse('UNAVAILABLE')
    if (isDatabaseUnavailable(fault)) {
      deps.log.warn({ path: c.req.path, why: fault.message }, 'the database did not answer')
      return refusedResponse('UNAVAILABLE', { 'retry-after': RETRY_AFTER_SECONDS })
    }
    deps.log.error({ path: c.req.path, err: fault }, 'request failed')
    return refusedResponse('SERVER_ERROR')
  })
  return (request, facts) =>
    workScope.run({ requestId: facts.requestId }, () =>
      withinNoRows(async () => app.fetch(request, facts)),
    )
}

/** The methods that a path accepts; empty where there is no such path. */
function methodsAt(endpoints: readonly Endpoint[], path: string): string[] {
  const parts = path.split('/')
  const matches = (declared: string) => {
    const wanted = declared.split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) =>
        part.startsWith('{') ? parts[index] !== '' : part === parts[index],
      )
    )
  }
  const found = endpoints.filter((each) => matches(each.path))
  return [...new Set(found.map(({ method }) => method))].toSorted()
}

type OwnRefusal = 'NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'SERVER_ERROR' | 'UNAVAILABLE'

/** As programs expect it where they call, and as our own pages do elsewhere. */
const refusing =
  ({ config }: Deps, { req, env }: Context<{ Bindings: RequestFacts }>) =>
  (code: OwnRefusal, headers: Record<string, string> = {}): Response =>
    req.path.startsWith('/v1/') && !req.path.startsWith('/v1/api/')
      ? problemResponse(
          code,
          { origin: config.origin, requestId: env.requestId },
          new Headers(headers),
        )
      : refusedResponse(code, headers)

const API_DOCUMENT = '/v1/openapi.json'

function mountPublicApi(app: App, deps: Deps): void {
  const routes = allApiRoutes(deps)
  assertApiRoutesAreSound(routes)
  const revoke = (secrets: readonly string[]) => revokeLeakedKeys(deps, secrets, 'in-address')
  const note = (call: NotedCall) => noteApiCall(deps, call)
  for (const declared of routes) mountApiRoute(app, deps, { declared, revoke, note })
  const operations = routes.map(({ operation }) => operation)
  const document = lazy(() => apiDocument(operations, deps.config))
  // As large as it is, writing it down takes a hundred times as long as sending it.
  const written = lazy(() => tagJson(document()))
  app.get(API_DOCUMENT, (c) => {
    const headers = new Headers({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
    })
    return sendTagged(c.req.raw, written(), headers)
  })
  mountMcp(app, deps, { document, revoke })
  mountOAuth(app, deps)
}

function refusedResponse(code: OwnRefusal, headers: Record<string, string> = {}): Response {
  const status = statusOf(code) as ContentfulStatusCode
  return Response.json(refusal(code), { status, headers })
}
