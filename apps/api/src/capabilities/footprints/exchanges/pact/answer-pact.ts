import { isDatabaseUnavailable } from '@understory/database/availability/unavailable.ts'
import { withinRowsOf } from '@understory/database/row-security.ts'
import type { Deps } from '../../../../deps.ts'
import { cappedRequest } from '../../../../http/requests/capped-request.ts'
import { networkOf } from '../../../../http/serve/network-of.ts'
import { answerToken } from './answer-token.ts'
import { findByToken, type PactClient } from './find-exchange.ts'
import { listFootprints } from './list-footprints.ts'
import { pactError } from './pact-error.ts'
import { findReleased } from './released-footprints.ts'
import { takeEvent } from './take-event.ts'

export const PACT_PREFIX = '/pact/'

const MOST_EVENT_BYTES = 1_024 * 1_024
const PACT_CALLS = { name: 'pact-calls', points: 600, seconds: 60 }
const PACT_VISITS = { name: 'pact-visits', points: 600, seconds: 60 }
const PACT_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const ONE_FOOTPRINT = /^\/pact\/3\/footprints\/([^/]+)$/

type PactDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'limit' | 'log' | 'newId'>
type Visit = { readonly path: string; readonly ip: string }

/** PACT 3 for partners’ programs, by its own paths and with its own errors. */
export async function answerPact(
  deps: PactDeps,
  request: Request,
  visit: Visit,
): Promise<Response> {
  try {
    if (!(await deps.limit(PACT_VISITS, networkOf(visit.ip)))) return tooOften()
    const capped = await cappedRequest(request, MOST_EVENT_BYTES)
    if (!capped) return pactError('BadRequest', 'What was sent is too large.', { status: 413 })
    return await answerPath(deps, capped, visit.path)
  } catch (fault) {
    if (isDatabaseUnavailable(fault)) {
      const headers = { 'retry-after': '5' }
      return pactError('InternalError', 'Please try again in a moment.', { status: 503, headers })
    }
    deps.log.error({ path: visit.path, err: fault }, 'request failed')
    return pactError('InternalError', 'Something went wrong.')
  }
}

async function answerPath(deps: PactDeps, request: Request, path: string): Promise<Response> {
  if (path === '/pact/auth/token') {
    return request.method === 'POST' ? answerToken(deps, request) : wrongMethod('POST')
  }
  const [, footprintId] = ONE_FOOTPRINT.exec(path) ?? []
  const isEvents = path === '/pact/3/events'
  if (!isEvents && !footprintId && path !== '/pact/3/footprints') {
    return pactError('NotFound', 'There is nothing here.')
  }
  const method = isEvents ? 'POST' : 'GET'
  if (request.method !== method) return wrongMethod(method)
  const client = await findByToken(deps, request.headers)
  if (typeof client === 'string') return refuseClient(client)
  const { exchangeId } = client
  if (!(await deps.limit(PACT_CALLS, exchangeId))) return tooOften()
  return withinRowsOf({ userId: '', accountId: null, exchangeId }, () => {
    if (isEvents) return takeEvent(deps, request, client)
    if (footprintId) return getFootprint(deps, { exchangeId, footprintId })
    return listFootprints(deps, request, exchangeId)
  })
}

function refuseClient(why: Exclude<Awaited<ReturnType<typeof findByToken>>, PactClient>): Response {
  const headers = { 'www-authenticate': 'Bearer realm="PACT"' }
  if (why === 'expired') {
    return pactError('TokenExpired', 'This token has expired. Please get another.', { headers })
  }
  if (why === 'paused') return pactError('AccessDenied', 'The owner has paused this exchange.')
  return pactError('BadRequest', 'This token is not valid.', { status: 401, headers })
}

type OneFootprint = { readonly exchangeId: string; readonly footprintId: string }

async function getFootprint({ db }: Pick<Deps, 'db'>, one: OneFootprint): Promise<Response> {
  if (!PACT_ID.test(one.footprintId)) {
    return pactError('BadRequest', 'The id of a footprint is a UUID.')
  }
  const found = await findReleased(db, one)
  if (!found) return pactError('NotFound', 'There is no such footprint.')
  return Response.json({ data: found.footprint }, { headers: { 'cache-control': 'no-store' } })
}

const tooOften = () =>
  pactError('BadRequest', 'That is too many requests. Please wait a minute.', {
    status: 429,
    headers: { 'retry-after': String(PACT_CALLS.seconds) },
  })

const wrongMethod = (allow: string) =>
  pactError('BadRequest', `This address takes ${allow}.`, { status: 405, headers: { allow } })
