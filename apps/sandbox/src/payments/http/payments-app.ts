import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { TEST_CARDS, type TestCard } from '../core/cards/test-cards.ts'
import type { PaymentsStore } from '../store/payments-store.ts'
import type { Deliverer } from '../webhooks/deliver-webhooks.ts'
import { RequestRefused } from '../wire/refusals.ts'
import type { AnswerFault, AnswerFaultPlan } from './answer-faults.ts'
import { answerRequest, SERVER_FAULT, type WireAnswer } from './answer-request.ts'
import { allowAnyOrigin, keyKind, type SecretKeyState } from './browser-access.ts'

type Env = { Bindings: HttpBindings }
export type PaymentsAppSettings = {
  store: PaymentsStore
  deliverer: Deliverer
  faults: AnswerFaultPlan
  secretKey: SecretKeyState
  newToken: (length: number) => string
  onExchange?: ((exchange: Exchange) => void) | undefined
}
/** A call and its answer, as they are on the wire. */
export type Exchange = {
  readonly method: string
  readonly path: string
  readonly form: string
  readonly status: number
  readonly body: string
}

const BODY_LIMIT = 256 * 1024

/** The provider's wire contract over HTTP. */
export function createPaymentsApp(settings: PaymentsAppSettings): Hono<Env> {
  const app = new Hono<Env>()
  const keysUnderWay = new Set<string>()

  app.options('/v1/*', (c) => {
    allowAnyOrigin(c)
    return c.body(null, 204)
  })

  app.get('/test-cards', (c) => {
    allowAnyOrigin(c)
    return c.json({ cards: TEST_CARDS.map(paymentsAppChoiceOf) })
  })

  app.all('/v1/*', async (c) => {
    const requestId = `req_${settings.newToken(14)}`
    allowAnyOrigin(c)
    c.header('request-id', requestId)
    const key = c.req.method === 'POST' ? (c.req.header('idempotency-key') ?? null) : null
    if (key === null) return answer(c, requestId, null)
    if (key.length > LONGEST_KEY) return sendWireAnswer(c, KEY_TOO_LONG)
    if (keysUnderWay.has(key)) return sendWireAnswer(c, KEY_IN_USE)
    keysUnderWay.add(key)
    try {
      return await answer(c, requestId, key)
    } finally {
      keysUnderWay.delete(key)
    }
  })

  async function answer(c: Context<Env>, id: string, idempotencyKey: string | null) {
    const key = keyKind(c.req.header('authorization'), settings.secretKey)
    const { method } = c.req
    const { origin, pathname: path, search } = new URL(c.req.url)
    const form = method === 'POST' ? await c.req.text() : search.slice(1)
    if (form.length > BODY_LIMIT) throw tooLarge()
    const isRepeat = idempotencyKey !== null && settings.store.recall(idempotencyKey) !== null
    const fault = settings.faults.take({ method, path, isRepeat })
    const unanswered = await unansweredBy(c, fault)
    if (unanswered !== null) return unanswered
    const request = { id, method, path, form, key, idempotencyKey, origin }
    const answered = answerRequest(settings.store, { ...request, fault: ownFault(fault) })
    const { status, body } = answered
    settings.onExchange?.({ method, path, form, status, body })
    settings.deliverer.nudge()
    if (fault === 'lost-answer') return cut(c)
    return sendWireAnswer(c, answered)
  }

  app.onError((error, c) => {
    if (error instanceof RequestRefused) return sendWireAnswer(c, refusalOf(error))
    process.stderr.write(`payments sandbox: ${error.stack ?? error.message}\n`)
    return sendWireAnswer(c, SERVER_FAULT)
  })
  return app
}

function paymentsAppChoiceOf({ number, label, brand }: TestCard) {
  return { number, label, cvc: brand === 'amex' ? '1234' : '123' }
}

function sendWireAnswer(c: Context, answer: WireAnswer): Response {
  if (answer.replayed) c.header('idempotent-replayed', 'true')
  // Asked again with its key, it would answer the same.
  if (answer.status === 500 && c.req.header('idempotency-key'))
    c.header('stripe-should-retry', 'false')
  return c.body(answer.body, answer.status as 200, { 'content-type': 'application/json' })
}

function refusalOf(error: RequestRefused): WireAnswer {
  return { status: error.status, body: JSON.stringify({ error: error.error }), replayed: false }
}

function tooLarge(): RequestRefused {
  return new RequestRefused(413, { type: 'invalid_request_error', message: 'Request too large.' })
}

const LONGEST_KEY = 255
const KEY_TOO_LONG: WireAnswer = refusalOf(
  new RequestRefused(400, {
    type: 'invalid_request_error',
    message: `An idempotency key has at most ${LONGEST_KEY} characters.`,
  }),
)
const KEY_IN_USE: WireAnswer = refusalOf(
  new RequestRefused(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this idempotent key.',
  }),
)
const RATE_LIMITED: WireAnswer = refusalOf(
  new RequestRefused(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Request rate limit exceeded.',
  }),
)
const LOCKED: WireAnswer = refusalOf(
  new RequestRefused(429, {
    type: 'invalid_request_error',
    code: 'lock_timeout',
    message:
      'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.',
  }),
)

/** The response to a request that is not executed at all. `null`: it is. */
async function unansweredBy(c: Context<Env>, fault: AnswerFault | null): Promise<Response | null> {
  switch (fault) {
    case 'timeout':
      await untilClientLeaves(c)
      return cut(c)
    case 'reset':
      return cut(c)
    case 'rate-limited':
      return sendWireAnswer(c, RATE_LIMITED)
    case 'locked':
      return sendWireAnswer(c, LOCKED)
    default:
      return null
  }
}

const ownFault = (fault: AnswerFault | null) =>
  fault === 'error' || fault === 'late-error' ? fault : null

/** Cuts the connection: the caller cannot know whether anything was done. */
function cut(c: Context<Env>): Response {
  c.env.incoming.socket.destroy()
  return c.body(null, 500)
}

function untilClientLeaves(c: Context<Env>): Promise<void> {
  return new Promise((resolve) => {
    c.env.incoming.socket.once('close', () => resolve())
  })
}
