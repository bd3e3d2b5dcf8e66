import { createHash } from 'node:crypto'
import type { PaymentsStore } from '../store/payments-store.ts'
import { type Params, parseForm } from '../wire/form-params.ts'
import { ParamReader } from '../wire/param-reader.ts'
import { RequestRefused } from '../wire/refusals.ts'
import { browserView, checkBrowserAccess, type KeyKind } from './browser-access.ts'
import { expand } from './expand.ts'
import { matchRoute } from './routes.ts'

export type WireRequest = {
  id: string
  method: string
  path: string
  /** Form-encoded: the body, or the query of a GET. */
  form: string
  key: KeyKind
  idempotencyKey: string | null
  origin: string
  /** A fault of the service itself, which its key remembers like any other answer. */
  fault?: 'error' | 'late-error' | null
}
export type WireAnswer = { status: number; body: string; replayed: boolean }

export const SERVER_FAULT: WireAnswer = {
  status: 500,
  body: JSON.stringify({ error: { type: 'api_error', message: 'The payments sandbox failed.' } }),
  replayed: false,
}

/**
 * Executes a request once per idempotency key: the response is stored in the same
 * transaction as what was done.
 */
export function answerRequest(store: PaymentsStore, request: WireRequest): WireAnswer {
  const facts = {
    id: request.id,
    idempotencyKey: request.idempotencyKey,
    origin: request.origin,
  }
  const fingerprint = fingerprintOf(request)
  const key = request.method === 'POST' ? request.idempotencyKey : null
  const known = key === null ? null : store.recall(key)
  if (known !== null) return replay(known, fingerprint)
  const answer = answerFirst(store, request, { facts, fingerprint, key })
  if (request.fault === 'late-error' && key !== null)
    store.remember(key, { request: fingerprint, ...SERVER_FAULT })
  return request.fault === 'late-error' ? SERVER_FAULT : answer
}

type First = {
  readonly facts: Parameters<PaymentsStore['transaction']>[0]
  readonly fingerprint: string
  readonly key: string | null
}

function answerFirst(
  store: PaymentsStore,
  request: WireRequest,
  { facts, fingerprint, key }: First,
): WireAnswer {
  if (request.fault === 'error') {
    if (key !== null) store.remember(key, { request: fingerprint, ...SERVER_FAULT })
    return SERVER_FAULT
  }
  try {
    return store.transaction(facts, (world) => {
      const answer = run(world, request)
      const body = JSON.stringify(answer.body)
      if (key !== null) store.remember(key, { request: fingerprint, status: answer.status, body })
      return { status: answer.status, body, replayed: false }
    })
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error
    const body = JSON.stringify({ error: error.error })
    // A request that was refused before anything was done may be sent again, corrected, with its key.
    if (key !== null && error.status === 402)
      store.remember(key, { request: fingerprint, status: error.status, body })
    return { status: error.status, body, replayed: false }
  }
}

type World = Parameters<Parameters<PaymentsStore['transaction']>[1]>[0]

function run(world: World, request: WireRequest): { status: number; body: unknown } {
  const matched = matchRoute(request.method, request.path)
  if (matched === null)
    throw new RequestRefused(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${request.path}).`,
    })
  const raw = parseForm(request.form)
  const params = new ParamReader(raw)
  const { route, ids } = matched
  if (request.key === 'publishable') checkBrowserAccess(world, route, { ids, params })
  params.text('client_secret')
  const answer = route.run({ world, ids, params, path: request.path })
  if (request.key === 'publishable')
    return { status: answer.status, body: browserView(answer.body) }
  return { status: answer.status, body: expand(world, answer.body, expandPaths(raw)) }
}

function expandPaths(params: Params): string[] {
  const paths = params.expand
  if (paths === undefined || typeof paths === 'string') return []
  return Object.values(paths).filter((path) => typeof path === 'string')
}

function replay(known: { request: string; status: number; body: string }, fingerprint: string) {
  if (known.request === fingerprint)
    return { status: known.status, body: known.body, replayed: true }
  const error = {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  }
  return { status: 400, body: JSON.stringify({ error }), replayed: false }
}

function fingerprintOf(request: WireRequest): string {
  return createHash('sha256')
    .update(`${request.key} ${request.method} ${request.path}\n${request.form}`)
    .digest('hex')
}
