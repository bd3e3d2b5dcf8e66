import type { AnswerWithResponse } from './answer.ts'
import type { CallOptions } from './call-options.ts'
import type { Operation } from './operation.ts'
import { requestOfCall } from './request-of-call.ts'
import { LONGEST_WAIT_SECONDS, retryAfterSeconds, retryDelay } from './retry-delay.ts'
import { type ProblemOfField, UnderstoryError } from './understory-error.ts'

export type SendSettings = {
  readonly origin: string
  readonly key: string | undefined
  readonly version: string
  readonly retries: number
  readonly timeoutMs: number
  readonly fetch: typeof fetch
}

type Sent = {
  readonly operation: Operation
  readonly input: Readonly<Record<string, unknown>>
  readonly options: CallOptions
}

/** What may be better in a moment: nothing answered, too many calls, or a server that restarts. */
const PASSING = [0, 429, 502, 503, 504]

/** Sends a call, again where that may help, with one idempotency key for all attempts. */
export async function send(
  settings: SendSettings,
  sent: Sent,
): Promise<AnswerWithResponse<unknown>> {
  const { operation, input, options } = sent
  const { url, method, body } = requestOfCall({ origin: settings.origin, operation, input })
  const headers = headersOf(settings, sent)
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await attemptOnce(settings, { url, init: { method, headers, body }, ...sent })
    if (!(outcome instanceof UnderstoryError)) return outcome
    const { retryAfterSeconds: asked } = outcome
    const helps = PASSING.includes(outcome.status) || outcome.code === 'IDEMPOTENCY_KEY_IN_USE'
    const isTooLong = (asked ?? 0) > LONGEST_WAIT_SECONDS
    if (!helps || isTooLong || attempt >= settings.retries) throw outcome
    await sleep(retryDelay(attempt, asked, randomFraction()), options.signal)
  }
}

/** From 0 to 1, so that callers do not come back in step. */
const randomFraction = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

function headersOf({ key, version }: SendSettings, { operation, options }: Sent) {
  const headers = new Headers({ accept: 'application/json', 'understory-version': version })
  if (operation.isBinary) headers.delete('accept')
  if (key !== undefined) headers.set('authorization', `Bearer ${key}`)
  if (operation.hasBody) headers.set('content-type', 'application/json')
  if (operation.isRepeatable)
    headers.set('idempotency-key', options.idempotencyKey ?? crypto.randomUUID())
  return headers
}

type Attempt = Sent & { readonly url: string; readonly init: RequestInit }

/** One attempt: its answer, or why there is none. Only the caller's own signal is thrown at once. */
async function attemptOnce(
  { fetch: ask, timeoutMs }: SendSettings,
  { url, init, operation, options }: Attempt,
): Promise<AnswerWithResponse<unknown> | UnderstoryError> {
  const ends = AbortSignal.timeout(options.timeoutMs ?? timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, ends]) : ends
  try {
    const response = await ask(url, { ...init, signal, redirect: 'manual' })
    if (response.ok) return { data: await dataOf(response, operation), response }
    return await errorOf(response)
  } catch (cause) {
    options.signal?.throwIfAborted()
    const message = ends.aborted
      ? `Nothing answered within ${options.timeoutMs ?? timeoutMs} ms.`
      : 'Nothing answered.'
    return new UnderstoryError({ status: 0, code: 'NO_ANSWER', message, cause })
  }
}

async function dataOf(response: Response, { isBinary }: Operation): Promise<unknown> {
  if (response.status === 204) return undefined
  return isBinary ? new Uint8Array(await response.arrayBuffer()) : response.json()
}

type Problem = {
  readonly code?: string
  readonly message?: string
  readonly detail?: string
  readonly problems?: readonly ProblemOfField[]
}

async function errorOf(response: Response): Promise<UnderstoryError> {
  const { status, headers, type } = response
  const facts = {
    status,
    requestId: headers.get('x-request-id'),
    retryAfterSeconds: retryAfterSeconds(headers.get('retry-after'), Date.now()),
  }
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    const where = headers.get('location') ?? 'elsewhere'
    const message = `The address leads on to ${where}: a key is not sent there.`
    return new UnderstoryError({ ...facts, status: 308, code: 'REDIRECTED', message })
  }
  const problem = await problemIn(response)
  if (!problem?.code) {
    const message = `Something that is not the API answered with status ${status}.`
    return new UnderstoryError({ ...facts, code: 'UNREADABLE', message })
  }
  const { code, message, detail, problems } = problem
  return new UnderstoryError({ ...facts, code, message: message ?? detail ?? code, problems })
}

async function problemIn(response: Response): Promise<Problem | null> {
  try {
    return (JSON.parse(await response.text()) as Problem | null) ?? null
  } catch {
    return null
  }
}

function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
