import type { IncomingMessage, ServerResponse } from 'node:http'
import { statusOf } from '@understory/contracts/refusals/refusals.ts'
import { isDatabaseUnavailable } from '@understory/database/availability/unavailable.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Delivery } from '@understory/ports/stores/store-connector.ts'
import type { Deps } from '../../../../deps.ts'
import { securityHeaders } from '../../../../http/answers/security-headers.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { requestFacts } from '../../../../http/requests/request-facts.ts'
import { workScope } from '../../../../http/requests/work-scope.ts'
import type { Metrics } from '../../../../http/serve/metrics.ts'
import { observeAnswer } from '../../../../http/serve/observe-answer.ts'
import { tracedRequest } from '../../../../signals/traced-request.ts'
import {
  type DeliveryAnswer,
  isUnavailable,
  RETRY_AFTER_SECONDS,
  receiverOf,
} from './receive-delivery.ts'

const PLACE =
  /^\/api\/store-webhooks\/([a-z]{1,40})(?:\/([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}))?$/
const WEBHOOK_SERVER_MAX_BYTES = 512 * 1024
const SERVER_ERROR = refuse('SERVER_ERROR')
const UNAVAILABLE = refuse('UNAVAILABLE')

export type TakeWebhook = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Webhooks of stores as shops send them, answered as the routes of the API answer them. They are the bulk of
 * what a server is sent, so nothing is made of one but what its store needs. False: it is another request,
 * or one that is not as a shop sends it, and is left to those routes.
 */
export function createWebhookServer(site: {
  readonly deps: Pick<
    Deps,
    'config' | 'db' | 'clock' | 'log' | 'jobs' | 'stores' | 'errors' | 'tracer' | 'vitals'
  >
  readonly metrics: Metrics
}): TakeWebhook {
  const { deps } = site
  const receive = receiverOf(deps)
  const common = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  securityHeaders(common, deps.config)
  const headers = [...common].flat()

  function send(response: ServerResponse, answer: DeliveryAnswer, requestId: string): number {
    const status = answer instanceof Refused ? statusOf(answer.refusal.code) : 200
    const text = JSON.stringify(answer instanceof Refused ? answer.refusal : answer)
    const own = ['x-request-id', requestId, 'content-length', String(Buffer.byteLength(text))]
    if (isUnavailable(answer)) own.push('retry-after', RETRY_AFTER_SECONDS)
    response.writeHead(status, [...headers, ...own])
    response.end(text)
    return status
  }

  return (request, response) => {
    const [path, connector, storeId = null] = PLACE.exec(request.url ?? '') ?? []
    if (!path || !connector || !isWhole(request)) return false
    const began = performance.now()
    const { requestId } = requestFacts(
      (name) => request.headers[name] as string | undefined,
      request.socket.remoteAddress ?? 'unknown',
      deps.config.TRUST_PROXY,
    )
    const answer = async (body: Uint8Array): Promise<DeliveryAnswer> => {
      const delivery = { headers: request.headers as Delivery['headers'], body }
      try {
        return await asPlatform(() => receive(delivery, { connector, storeId }))
      } catch (err) {
        if (isDatabaseUnavailable(err)) return UNAVAILABLE
        deps.log.error({ requestId, path, err }, 'request failed')
        return SERVER_ERROR
      }
    }
    readBody(request, (body) =>
      workScope.run({ requestId }, async () => {
        const { traceparent } = request.headers
        const traced = { method: 'POST', path, requestId, traceparent: String(traceparent ?? '') }
        const { status } = await tracedRequest(deps, traced, async () => ({
          status: send(response, await answer(body), requestId),
        }))
        observeAnswer(site, { requestId, method: 'POST', path, status, began })
      }),
    )
    return true
  }
}

/** With its length, which Node holds it to. */
const isWhole = ({ method, headers }: IncomingMessage) =>
  method === 'POST' && Number(headers['content-length'] ?? Number.NaN) <= WEBHOOK_SERVER_MAX_BYTES

/** Of one that is broken off nothing comes. */
function readBody(request: IncomingMessage, done: (body: Uint8Array) => void): void {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const [whole, ...more] = chunks
    done(whole && more.length === 0 ? whole : Buffer.concat(chunks))
  })
  request.on('error', () => {})
}
