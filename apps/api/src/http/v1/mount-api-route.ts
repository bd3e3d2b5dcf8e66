import { isBinary } from '@understory/contracts/endpoint.ts'
import type { ApiOperation } from '@understory/contracts/v1/operation.ts'
import { asPlatform, withinNoRows, withinRowsOf } from '@understory/database/row-security.ts'
import type { Deps } from '../../deps.ts'
import { checkAnswer } from '../check-answer.ts'
import type { App } from '../mount.ts'
import { Refused, refuse } from '../refuse.ts'
import { readCall } from '../requests/read-call.ts'
import { networkOf } from '../serve/network-of.ts'
import { checkBounds } from './answer-bounds.ts'
import { ApiAnswer, answerOnce } from './answer-once.ts'
import { type ApiQuota, countApiCall, setQuotaHeaders } from './api-quota.ts'
import type { ApiPolicy, ApiRoute, KeyActor } from './api-route.ts'
import { readIdempotencyKey } from './idempotency-key.ts'
import { jsonWithEtag } from './json-with-etag.ts'
import { findApiActor } from './keys/find-api-actor.ts'
import { type RevokeKeys, refuseKeyInUrl } from './keys/key-in-url.ts'
import { type NoteCall, noted, type SeenCall } from './noted-call.ts'
import { PREFLIGHT, SHOWN_TO_PAGES } from './pages-of-other-sites.ts'
import { problemOf, problemResponse } from './problem.ts'
import { knownVersion, MODE_HEADER, VERSION_HEADER } from './versions.ts'

type MountDeps = Pick<
  Deps,
  'clock' | 'config' | 'countAttempt' | 'db' | 'limit' | 'newId' | 'selling' | 'vitals'
>
type Arriving = {
  readonly request: Request
  readonly params: Record<string, string>
  readonly query: Record<string, string>
  readonly ip: string
  readonly requestId: string
  readonly headers: Headers
  readonly seen: SeenCall
}
type Mounted = {
  readonly declared: ApiRoute
  readonly revoke: RevokeKeys
  /** Is told of each call that brought a key. */
  readonly note: NoteCall
}

/** Puts a call of the public API onto the app: key, limit, scope, version, input, operation, answer, in that order. */
export function mountApiRoute(
  app: App,
  deps: MountDeps,
  { declared, revoke, note }: Mounted,
): void {
  const { operation } = declared
  const path = operation.path.replace(/\{(\w+)\}/g, ':$1')
  app.on(operation.method, path, async (c) => {
    const headers = new Headers()
    const { ip, requestId } = c.env
    if (operation.scope === null) {
      headers.set('access-control-allow-origin', '*')
      headers.set('access-control-expose-headers', SHOWN_TO_PAGES)
    }
    const arriving = {
      request: c.req.raw,
      params: c.req.param(),
      query: c.req.query(),
      ip,
      requestId,
      headers,
    }
    const { method } = operation
    return noted(note, { method, path: c.req.path, requestId }, async (seen) =>
      respondTo(deps, operation, {
        arriving: { ...arriving, seen },
        outcome: await answerApiCall(deps, { declared, revoke }, { ...arriving, seen }),
      }),
    )
  })
  if (operation.scope === null)
    app.options(path, () => new Response(null, { status: 204, headers: PREFLIGHT }))
}

type OutcomeOfCall = { readonly arriving: Arriving; readonly outcome: unknown }

function respondTo(
  { config }: Pick<MountDeps, 'config'>,
  operation: ApiOperation,
  { arriving, outcome }: OutcomeOfCall,
): Response {
  const { headers, requestId, request, seen } = arriving
  if (outcome instanceof ApiAnswer) {
    if (outcome.status >= 400) seen.code = codeOfProblem(outcome)
    return respondAgain(outcome, headers)
  }
  if (outcome instanceof Refused) {
    seen.code = outcome.refusal.code
    return problemResponse(outcome.refusal, { origin: config.origin, requestId }, headers)
  }
  if (config.CHECK_ANSWERS) checkApiAnswer(operation, outcome)
  const makesNothing = isDryRun(operation, arriving)
  return respond(operation, outcome, { request, headers, makesNothing })
}

const codeOfProblem = ({ body }: ApiAnswer): string => (JSON.parse(body) as { code: string }).code

async function answerApiCall(
  deps: MountDeps,
  { declared, revoke }: { readonly declared: ApiRoute; readonly revoke: RevokeKeys },
  arriving: Arriving,
): Promise<unknown> {
  const { operation, handle } = declared
  const { headers, request, ip } = arriving
  const leaked = await refuseKeyInUrl(request, revoke)
  if (leaked) return leaked
  const actor = await asPlatform(() =>
    findApiActor(deps, arriving, { needsKey: operation.scope !== null }),
  )
  if (actor instanceof Refused) return actor
  if (actor) {
    headers.set(MODE_HEADER, actor.mode)
    arriving.seen.keyId = actor.keyId
  }
  const quota = await asPlatform(() =>
    countApiCall(deps, policyOf(operation, actor), actor?.keyId ?? networkOf(ip)),
  )
  setQuotaHeaders(headers, quota)
  const refused = refuseCall({ operation, actor, quota, request, headers })
  if (refused) return refused
  if (operation.sells && actor?.mode === 'live' && (await asPlatform(deps.selling)))
    return refuse('SELLING_PAUSED')
  const input = await readCall(operation, 'public', arriving)
  if (input instanceof Refused) return input
  const work = (resourceId: string) =>
    handle({ ...input, actor, resourceId, signal: request.signal } as Parameters<typeof handle>[0])
  if (!actor) return withinNoRows(() => work(deps.newId()))
  return withinRowsOf({ userId: '', accountId: actor.accountId }, () =>
    operation.idempotency === 'required' && !isDryRun(operation, arriving)
      ? repeatable(deps, { operation, actor, arriving, sent: input }, work)
      : work(deps.newId()),
  )
}

function checkApiAnswer(operation: ApiOperation, outcome: unknown): void {
  checkAnswer(operation, outcome)
  checkBounds(outcome)
}

const isDryRun = ({ hasDryRun }: ApiOperation, { query }: Arriving) =>
  hasDryRun === true && query.dryRun === 'true'

type Repeatable = {
  readonly operation: ApiOperation
  readonly actor: KeyActor
  readonly arriving: Arriving
  /** As it was read. */
  readonly sent: object
}

/** A call that makes something: repeated, it gets the answer that it got. */
async function repeatable(
  deps: MountDeps,
  { operation, actor, arriving: { request, requestId, headers }, sent }: Repeatable,
  work: (resourceId: string) => Promise<unknown>,
): Promise<ApiAnswer | Refused> {
  const key = readIdempotencyKey(request)
  if (key instanceof Refused) return key
  const { operationId } = operation
  const version = headers.get(VERSION_HEADER)
  const call = { accountId: actor.accountId, operationId, key, sent: { ...sent, version } }
  const answer = await answerOnce(deps, call, async (resourceId) => {
    const outcome = await work(resourceId)
    if (outcome instanceof Refused) {
      const problem = problemOf(outcome.refusal, { origin: deps.config.origin, requestId })
      return new ApiAnswer(problem.status, 'application/problem+json', JSON.stringify(problem))
    }
    if (deps.config.CHECK_ANSWERS) checkApiAnswer(operation, outcome)
    const body = operation.answer ? JSON.stringify(outcome) : ''
    return new ApiAnswer(statusOfAnswer(operation, outcome), 'application/json', body)
  })
  if (answer instanceof Refused && answer.refusal.code === 'IDEMPOTENCY_KEY_IN_USE')
    headers.set('retry-after', '1')
  return answer
}

const statusOfAnswer = ({ status = 200, acceptedWhen }: ApiOperation, outcome: unknown) =>
  acceptedWhen?.(outcome) ? 202 : status

function respondAgain({ status, contentType, body, isReplayed }: ApiAnswer, headers: Headers) {
  headers.set('cache-control', 'no-store')
  if (isReplayed) headers.set('idempotency-replayed', 'true')
  if (status === 204) return new Response(null, { status, headers })
  headers.set('content-type', contentType)
  return new Response(body, { status, headers })
}

const policyOf = ({ scope }: ApiOperation, actor: KeyActor | null): ApiPolicy => {
  if (!actor) return 'open'
  if (scope === 'purchases:write') return 'buy'
  return scope === 'estimates:write' ? 'compute' : 'key'
}

type CallToRefuse = {
  readonly operation: ApiOperation
  readonly actor: KeyActor | null
  readonly quota: ApiQuota
  readonly request: Request
  readonly headers: Headers
}

function refuseCall({ operation, actor, quota, request, headers }: CallToRefuse): Refused | null {
  if (!quota.isWithin) return refuse('QUOTA_EXCEEDED')
  const { scope } = operation
  if (scope !== null && !actor?.scopes.includes(scope)) {
    return refuse('SCOPE_MISSING', [
      { field: '', message: `This key does not have the scope ${scope}.` },
    ])
  }
  const wanted = request.headers.get(VERSION_HEADER)
  const version = wanted === null ? actor?.version : knownVersion(wanted)
  if (version === null) return refuse('VERSION_UNKNOWN')
  if (version) headers.set(VERSION_HEADER, version)
  return null
}

function respond(
  operation: ApiOperation,
  outcome: unknown,
  {
    request,
    headers,
    makesNothing,
  }: {
    readonly request: Request
    readonly headers: Headers
    readonly makesNothing: boolean
  },
): Response {
  const status = makesNothing ? 200 : (operation.status ?? 200)
  const isRead = operation.method === 'GET'
  if (!headers.has('cache-control')) {
    const isForAnyone = operation.scope === null && isRead
    headers.set(
      'cache-control',
      isForAnyone ? 'public, max-age=10' : isRead ? 'private, no-cache' : 'no-store',
    )
  }
  if (operation.answer && isBinary(operation.answer)) {
    headers.set('content-type', operation.answer.contentType)
    return new Response(outcome as Uint8Array<ArrayBuffer>, { status, headers })
  }
  if (status === 204) return new Response(null, { status, headers })
  if (isRead) return jsonWithEtag(request, outcome, headers)
  return Response.json(outcome, { status, headers })
}
