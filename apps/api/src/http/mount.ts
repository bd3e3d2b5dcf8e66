import type { Endpoint } from '@understory/contracts/endpoint.ts'
import { isBinary } from '@understory/contracts/endpoint.ts'
import { statusOf } from '@understory/contracts/refusals/refusals.ts'
import { asPlatform, withinNoRows, withinRowsOf } from '@understory/database/row-security.ts'
import type { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import {
  type AccountActor,
  findAccount,
  findSelf,
  findStaff,
  findUser,
  refuseWithout,
  type StaffActor,
  type UserActor,
} from './actor.ts'
import { checkAnswer, checkRefusal } from './check-answer.ts'
import { PER_LINK, refuseLink } from './link.ts'
import { announceChange, recordRest } from './record-change.ts'
import { recordStaffWork } from './record-staff-work.ts'
import { Refused, refuse } from './refuse.ts'
import { readCall } from './requests/read-call.ts'
import type { RequestFacts } from './requests/request-facts.ts'
import type { Access, Call, RateLimit, Route } from './route.ts'
import { logRefusal } from './serve/log-refusal.ts'
import { networkOf } from './serve/network-of.ts'

export type App = Hono<{ Bindings: RequestFacts }>

/** Puts a declared route onto the app: limit, access, input, operation, answer, in that order. */
export function mount(app: App, deps: Deps, declared: Route): void {
  const path = declared.endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  app.on(declared.endpoint.method, path, async (c) => {
    const facts = c.env
    const responseHeaders = new Headers()
    const outcome = await answerRoute(deps, declared, {
      request: c.req.raw,
      params: c.req.param(),
      query: joinLists(c.req.queries()),
      responseHeaders,
      ip: facts.ip,
      requestId: facts.requestId,
    })
    if (outcome instanceof Refused) {
      logRefusal(deps, declared.endpoint, { refused: outcome, ip: facts.ip })
    }
    if (deps.config.CHECK_ANSWERS) {
      if (outcome instanceof Refused) checkRefusal(declared, outcome)
      else if (!(outcome instanceof Response)) checkAnswer(declared.endpoint, outcome)
    }
    const { method } = c.req.raw
    return respond(declared.endpoint, await withoutBody(method, outcome), responseHeaders)
  })
}

/** A parameter that is given several times is the list of its values, joined with commas. */
const joinLists = (given: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).map(([name, values]) => [name, values.join(',')]))

type Arrived = Pick<Call<Endpoint, Access>, 'request' | 'ip' | 'requestId' | 'responseHeaders'> & {
  params: Record<string, string>
  query: Record<string, string>
}

async function answerRoute(deps: Deps, declared: Route, arrived: Arrived): Promise<unknown> {
  const { endpoint, access } = declared
  const early = await refuseEarly(deps, declared, arrived)
  if (early) return early
  const actor = await asPlatform(() => findActor(deps, declared, arrived.request.headers))
  if (actor instanceof Refused) return actor
  if (actor && 'isGuest' in actor && actor.isGuest && !declared.guests) return refuse('CLAIM_FIRST')
  if (declared.sells && (await asPlatform(deps.selling))) return refuse('SELLING_PAUSED')
  if (!(await mayChange(deps, declared, actor))) return tooOften(CHANGES, arrived)
  const input = await readCall(endpoint, access, arrived)
  if (input instanceof Refused) return input
  if (actor) await asPlatform(() => recordStaffWork(deps, declared, { actor, arrived }))
  const answerFrom = (fromReplica: boolean) =>
    withinRowsOfActor({ access, actor, fromReplica }, async () => {
      announceChange(deps.clock(), declared, { actor, arrived })
      const outcome = await declared.handle({ ...arrived, ...input, actor })
      if (outcome instanceof Refused) return outcome
      await recordRest(deps.db)
      if (isChange(endpoint, actor)) await deps.replica?.noteChange(actor.accountId)
      return outcome
    })
  if (!(await mayReadReplica(deps, declared, actor))) return answerFrom(false)
  try {
    return await answerFrom(true)
  } catch (err) {
    // It went away, or cancelled the statement because of what it had to replay. Nothing was written.
    deps.log.warn({ requestId: arrived.requestId, err }, 'the replica did not answer')
    return answerFrom(false)
  }
}

/** By limit, link and where it comes from, before anyone is looked up. */
async function refuseEarly(
  deps: Deps,
  { access, limit, linkLimit = PER_LINK }: Route,
  arrived: Arrived,
): Promise<Refused | null> {
  if (limit && !(await deps.limit(limit, networkOf(arrived.ip)))) return tooOften(limit, arrived)
  if (access === 'session' && isCrossSite(arrived.request.headers, deps.config.origin)) {
    return refuse('CROSS_SITE')
  }
  if (access !== 'link') return null
  const gone = await refuseLink(deps, arrived.params.token ?? '', linkLimit)
  return gone?.refusal.code === 'TOO_MANY_ATTEMPTS' ? tooOften(linkLimit, arrived) : gone
}

/** What is recorded in an activity stays there for good: a person changes so much at most. */
const CHANGES = { name: 'recorded-changes', points: 120, seconds: 600 }

async function mayChange(deps: Deps, { event }: Route, actor: HttpMountActor): Promise<boolean> {
  if (!event || !actor || !('userId' in actor)) return true
  return deps.limit(CHANGES, actor.userId)
}

function tooOften({ seconds }: RateLimit, { responseHeaders }: Arrived): Refused {
  responseHeaders.set('retry-after', String(seconds))
  return refuse('TOO_MANY_ATTEMPTS')
}

function isChange({ method }: Endpoint, actor: HttpMountActor): actor is AccountActor {
  return method !== 'GET' && actor !== null && 'accountId' in actor
}

async function mayReadReplica(
  { replica }: Deps,
  { mayLag }: Route,
  actor: HttpMountActor,
): Promise<boolean> {
  if (!replica || !mayLag || !actor || !('accountId' in actor)) return false
  return replica.hasChangesOf(actor.accountId)
}

type HttpMountActor = AccountActor | UserActor | StaffActor | null

async function findActor(
  { db, config, clock }: Deps,
  declared: Route,
  headers: Headers,
): Promise<HttpMountActor | Refused> {
  const { access, endpoint, duty } = declared
  const given = { db, appSecret: config.APP_SECRET, now: clock() }
  switch (access) {
    case 'public':
    case 'signed':
    case 'link':
    case 'session':
      return null
    case 'user':
      return findUser(given, headers)
    case 'self':
      return findSelf(given, headers)
    case 'staff':
      return findStaff({ ...given, config }, headers, { duty, method: endpoint.method })
    case 'account': {
      const user = await findUser(given, headers)
      if (user instanceof Refused) return user
      const actor = await findAccount(db, user, headers)
      return actor instanceof Refused ? actor : (refuseActor(declared, actor) ?? actor)
    }
  }
}

/** Why someone may not make this call for the account they act for, or null. */
function refuseActor({ may, businessOnly, isOwnOnly }: Route, actor: AccountActor): Refused | null {
  if (isOwnOnly && actor.impersonation) return refuse('NOT_ON_BEHALF')
  const refused = may === undefined ? null : refuseWithout(may, actor)
  if (refused) return refused
  return businessOnly && actor.accountKind !== 'business' ? refuse(businessOnly) : null
}

type Within = {
  readonly access: Access
  readonly actor: HttpMountActor
  readonly fromReplica: boolean
}

/**
 * Work for a person sees that person's rows only. Staff calls, a provider's signed events and signing
 * in run as the platform; public calls and those by a link see nobody's rows, except where they run `asPlatform`.
 */
function withinRowsOfActor<T>({ access, actor, fromReplica }: Within, work: () => Promise<T>) {
  if (actor !== null && 'userId' in actor) {
    const accountId = 'accountId' in actor ? actor.accountId : null
    return withinRowsOf({ userId: actor.userId, accountId, fromReplica }, work)
  }
  return access === 'public' || access === 'link' ? withinNoRows(work) : asPlatform(work)
}

// CSRF: browsers send the cookie by themselves, so a call that relies on it must come from our own
// pages. A browser says so in one of two headers; a request with neither comes from no browser.
function isCrossSite(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const from = headers.get('origin')
  return from !== null && from !== origin
}

/** Nothing reads the body of an answer to HEAD, so that its file is closed here. */
async function withoutBody(method: string, outcome: unknown): Promise<unknown> {
  if (method !== 'HEAD' || !(outcome instanceof ReadableStream)) return outcome
  await outcome.cancel()
  return new Uint8Array()
}

function respond(endpoint: Endpoint, outcome: unknown, headers: Headers): Response {
  if (outcome instanceof Response) return outcome
  headers.set('cache-control', headers.get('cache-control') ?? 'no-store')
  if (outcome instanceof Refused) {
    const status = statusOf(outcome.refusal.code)
    return Response.json(outcome.refusal, { status, headers })
  }
  const status = endpoint.status ?? 200
  if (endpoint.answer === undefined) return new Response(null, { status, headers })
  if (isBinary(endpoint.answer)) {
    headers.set('content-type', endpoint.answer.contentType)
    return new Response(outcome as Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>, {
      status,
      headers,
    })
  }
  return Response.json(outcome, { status, headers })
}
