import { refusal, statusOf } from '@understory/contracts/refusals/refusals.ts'
import { isDatabaseUnavailable } from '@understory/database/availability/unavailable.ts'
import { withinNoRows } from '@understory/database/row-security.ts'
import { lazy } from '@understory/domain/language/lazy.ts'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
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

/** A database that restarts, or another that takes its place, is there within seconds. */
const RETRY_AFTER_SECONDS = '5'

export type ApiCall = (request: Request, facts: RequestFacts) => Promise<Response>

export const allRoutes = (deps: Deps): readonly Route[] =>
  CAPABILITIES.flatMap(({ routes }) => routes?.(deps) ?? [])

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
  return { calls: routes.map(({ endpoint }) => endpoint.path), webhooks: [...new Set(webhooks)] }
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
  app.notFound((c) => {
    const methods = methodsAt(routes, c.req.path)
    if (methods.length === 0) return refusedResponse('NOT_FOUND')
    return refusedResponse('METHOD_NOT_ALLOWED', { allow: methods.join(', ') })
  })
  app.onError((fault, c) => {
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
function methodsAt(routes: readonly Route[], path: string): string[] {
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
  const found = routes.filter(({ endpoint }) => matches(endpoint.path))
  return [...new Set(found.map(({ endpoint }) => endpoint.method))].toSorted()
}

type OwnRefusal = 'NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'SERVER_ERROR' | 'UNAVAILABLE'

function refusedResponse(code: OwnRefusal, headers: Record<string, string> = {}): Response {
  const status = statusOf(code) as ContentfulStatusCode
  return Response.json(refusal(code), { status, headers })
}
