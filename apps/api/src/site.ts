import { refusal, statusOf } from '@understory/contracts/refusals/refusals.ts'
import { isDatabaseUnavailable } from '@understory/database/availability/unavailable.ts'
import type { ApiCall } from './app.ts'
import { isPlainDocumentation, MCP_PATH, markdownOf } from './capabilities/developers/mcp/public.ts'
import { isOAuthCall } from './capabilities/developers/oauth/public.ts'
import { answerPact, PACT_PREFIX } from './capabilities/footprints/exchanges/public.ts'
import {
  answerCredentialKeys,
  CREDENTIAL_KEYS_PATH,
} from './capabilities/proof/certificates/public.ts'
import { answerOpenData, OPEN_DATA_PREFIX } from './capabilities/proof/open-data/public.ts'
import { createLogAnswers, LOG_PREFIX } from './capabilities/proof/public-log/public.ts'
import type { Deps } from './deps.ts'
import { BODY_PLACES } from './from-manifests/body-places.ts'
import { compressed } from './http/answers/compress.ts'
import { createFixedAnswers } from './http/answers/fixed-answers.ts'
import { securityHeaders } from './http/answers/security-headers.ts'
import { cappedRequest } from './http/requests/capped-request.ts'
import { refuseFileForm } from './http/requests/file-forms.ts'
import { largestBody } from './http/requests/largest-body.ts'
import { requestFacts } from './http/requests/request-facts.ts'
import { isUpload, takeUpload } from './http/requests/uploads.ts'
import { answerHealth, type Health, type HealthCheck } from './http/serve/health.ts'
import { mayReadMetrics } from './http/serve/may-read-metrics.ts'
import type { Metrics } from './http/serve/metrics.ts'
import { observeAnswer } from './http/serve/observe-answer.ts'
import { createHealthChecks } from './signals/health-checks.ts'
import { tracedRequest } from './signals/traced-request.ts'

export type WebHandler = (
  request: Request,
  visitor: { ip: string; requestId: string },
) => Promise<Response>

// The client is gone; the status is for the log and the metrics.
const CLIENT_LEFT = 499

// No address of ours has one, and no text we store.
const NUL = /%00/

type Site = {
  deps: Deps
  api: ApiCall
  web: WebHandler
  staticFile: (request: Request) => Response | null
  metrics: Metrics
  health: Health
}

/** Everything the server answers: built files, health, the API and the pages, in one function. */
export function createSite(site: Site): (request: Request, socketIp: string) => Promise<Response> {
  const { deps } = site
  const log = createLogAnswers(deps)
  const checks = createHealthChecks(deps)
  const fixed = createFixedAnswers((path) => {
    const request = new Request(deps.config.origin + path)
    const asker = { ip: '', requestId: 'fixed-answers' }
    return isCall(path) ? site.api(request, asker) : site.web(request, asker)
  }, Date.now)
  return async (request, socketIp) => {
    const began = performance.now()
    const path = new URL(request.url).pathname
    const facts = requestFacts(
      (name) => request.headers.get(name),
      socketIp,
      deps.config.TRUST_PROXY,
    )
    const traceparent = request.headers.get('traceparent')
    const traced = { method: request.method, path, requestId: facts.requestId, traceparent }
    const response = withHeaders(
      await tracedRequest(deps, traced, () =>
        answerOrFault({ ...site, log, fixed, checks }, request, { ...facts, path }),
      ),
      {
        requestId: facts.requestId,
        config: deps.config,
      },
    )
    const { requestId } = facts
    const { status } = response
    observeAnswer(site, { requestId, method: request.method, path, status, began })
    return response
  }
}

type Answering = Site & {
  /** What readiness looks at. */
  checks: readonly HealthCheck[]
  log: ReturnType<typeof createLogAnswers>
  fixed: ReturnType<typeof createFixedAnswers>
}
type Visit = { ip: string; requestId: string; path: string }

/** Every answer passes through here last. */
function withHeaders(
  answered: Response,
  { requestId, config }: { requestId: string; config: Deps['config'] },
): Response {
  const response = withId(answered, requestId)
  securityHeaders(response.headers, config)
  // A page that the database did not answer: every reader, a robot too, comes again.
  if (response.status === 503 && !response.headers.has('retry-after'))
    response.headers.set('retry-after', '5')
  return response
}

function withId(answered: Response, requestId: string): Response {
  try {
    answered.headers.set('x-request-id', requestId)
    return answered
  } catch {
    // Some answers, a redirect for one, come with headers that cannot change.
    const response = new Response(answered.body, answered)
    response.headers.set('x-request-id', requestId)
    return response
  }
}

async function answerOrFault(site: Answering, request: Request, visit: Visit): Promise<Response> {
  const { requestId, path } = visit
  try {
    return await answerVisit(site, request, visit)
  } catch (fault) {
    if (request.signal.aborted) return new Response(null, { status: CLIENT_LEFT })
    if (isDatabaseUnavailable(fault)) {
      const response = refusedResponse('UNAVAILABLE')
      response.headers.set('retry-after', '5')
      return response
    }
    site.deps.log.error({ requestId, path, err: fault }, 'request failed')
    return refusedResponse('SERVER_ERROR')
  }
}

type OwnRefusal = 'BAD_REQUEST' | 'NOT_FOUND' | 'BODY_TOO_LARGE' | 'SERVER_ERROR' | 'UNAVAILABLE'

function refusedResponse(code: OwnRefusal): Response {
  return Response.json(refusal(code), { status: statusOf(code) })
}

async function answerVisit(site: Answering, request: Request, visit: Visit): Promise<Response> {
  const { deps, api, web, staticFile, health, checks, log, fixed } = site
  const { path, ...facts } = visit
  const isApi = isCall(path)
  if (NUL.test(request.url)) {
    return isApi ? refusedResponse('BAD_REQUEST') : web(missingPage(request), facts)
  }
  const file = request.method === 'GET' || request.method === 'HEAD' ? staticFile(request) : null
  if (file) return file
  const healthAnswer = await answerHealth(path, checks, health)
  if (healthAnswer) return healthAnswer
  if (path === '/metrics') return answerMetrics(site, request)
  if (path.startsWith(LOG_PREFIX)) return compressed(request, await log(request, path, facts.ip))
  if (path.startsWith(PACT_PREFIX)) return answerPact(deps, request, { path, ip: facts.ip })
  if (path === CREDENTIAL_KEYS_PATH) return answerCredentialKeys(request, deps)
  if (path.startsWith(OPEN_DATA_PREFIX))
    return answerOpenData(request, { path, ip: facts.ip }, deps)
  const document = await documentFor(fixed, request)
  if (document) return document
  const answerBy = async (capped: Request) =>
    compressed(capped, isApi ? await api(capped, facts) : await web(capped, facts))
  const place = path.replace(/\.data$/, '')
  if (isUpload(BODY_PLACES, request, place))
    return takeUpload(BODY_PLACES, { request, place, ip: facts.ip }, answerBy)
  const capped = await cappedRequest(request, largestBody(BODY_PLACES, place, isApi))
  return capped ? answerBy(capped) : tooLarge(request, place)
}

/** A document that is the same for everyone, at its own address or, in Markdown, at that of its page. */
async function documentFor(fixed: Answering['fixed'], request: Request): Promise<Response | null> {
  const wanted = markdownOf(request)
  if (!wanted) return fixed(request)
  const answer = await fixed(wanted)
  // There is none of some pages, which are answered as ever.
  if (!answer || answer.status === 404) return null
  answer.headers.append('vary', 'accept')
  return answer
}

const isCall = (path: string) =>
  (path.startsWith('/api/') && path !== '/api/docs' && !path.startsWith('/api/docs/')) ||
  path.startsWith('/v1/') ||
  path === MCP_PATH ||
  isPlainDocumentation(path) ||
  isOAuthCall(path)

/** Whatever was asked there: the page that says that nothing is. */
const missingPage = ({ url, headers }: Request) => new Request(new URL('/404', url), { headers })

const tooLarge = async (request: Request, place: string) =>
  (await refuseFileForm(BODY_PLACES, request, place)) ?? refusedResponse('BODY_TOO_LARGE')

async function answerMetrics({ deps, metrics }: Site, request: Request): Promise<Response> {
  return mayReadMetrics(deps.config, request.headers.get('authorization'))
    ? metrics.answer()
    : refusedResponse('NOT_FOUND')
}
