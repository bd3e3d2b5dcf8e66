import { timingSafeEqual } from 'node:crypto'
import { refusal } from '@understory/contracts/refusals.ts'
import type { ApiCall } from './app.ts'
import type { Deps } from './deps.ts'
import { compressed } from './http/compress.ts'
import { answerHealth, type Health } from './http/health.ts'
import type { Metrics } from './http/metrics.ts'
import { requestFacts } from './http/request-facts.ts'

export type WebHandler = (
  request: Request,
  visitor: { ip: string; requestId: string },
) => Promise<Response>

type Site = {
  deps: Deps
  api: ApiCall
  web: WebHandler
  staticFile: (request: Request) => Response | null
  metrics: Metrics
  health: Health
}

/** Everything one address serves: built files, health, the API and the pages, in one function. */
export function createSite(site: Site): (request: Request, socketIp: string) => Promise<Response> {
  const { deps, metrics } = site
  return async (request, socketIp) => {
    const began = performance.now()
    const path = new URL(request.url).pathname
    const facts = requestFacts(request, socketIp, deps.config.TRUST_PROXY)
    const response = await answer(site, request, { ...facts, path })
    const seconds = (performance.now() - began) / 1000
    metrics.observe({ method: request.method, path, status: response.status, seconds })
    const line = {
      requestId: facts.requestId,
      method: request.method,
      path,
      status: response.status,
    }
    deps.log.info({ ...line, ms: Math.round(seconds * 1000) }, 'request')
    return response
  }
}

async function answer(
  site: Site,
  request: Request,
  visit: { ip: string; requestId: string; path: string },
): Promise<Response> {
  const { deps, api, web, staticFile, health } = site
  const { path, ...facts } = visit
  const file = request.method === 'GET' || request.method === 'HEAD' ? staticFile(request) : null
  if (file) return file
  const healthAnswer = await answerHealth(path, deps.db, health)
  if (healthAnswer) return healthAnswer
  if (path === '/metrics') return answerMetrics(site, request)
  const isApi = path.startsWith('/api/') && path !== '/api/docs'
  return compressed(request, isApi ? await api(request, facts) : await web(request, facts))
}

/** Numbers are for the operator: on this machine only, or with the token. */
async function answerMetrics({ deps, metrics }: Site, request: Request): Promise<Response> {
  const { METRICS_TOKEN, DEPLOYMENT } = deps.config
  const given = request.headers.get('authorization') ?? ''
  const expected = `Bearer ${METRICS_TOKEN ?? ''}`
  const isRight =
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  const isOpen = METRICS_TOKEN === undefined && DEPLOYMENT === 'local'
  return isOpen || (METRICS_TOKEN !== undefined && isRight)
    ? metrics.answer()
    : Response.json(refusal('NOT_FOUND'), { status: 404 })
}
