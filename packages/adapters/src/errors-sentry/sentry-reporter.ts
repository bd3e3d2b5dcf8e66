import { randomBytes } from 'node:crypto'
import {
  createStackParser,
  createTransport,
  type Event,
  nodeStackLineParser,
  ServerRuntimeClient,
} from '@sentry/core'
import { routeOf } from '@understory/domain/site/browser-errors/scrubbed-text.ts'
import type { ErrorReporter } from '@understory/ports/site/error-reporter.ts'
import { browserFrames } from './browser-frames.ts'
import { scrubbedEvent } from './scrubbed-event.ts'

const SENTRY_REPORTER_TIMEOUT_MS = 10_000
const CLOSE_MS = 2_000

type SentryOptions = {
  readonly dsn: string
  readonly environment: string
  readonly tracesSampleRate: number
  readonly process: 'server' | 'worker'
  readonly random?: () => number
}

/**
 * Sends to anything that speaks Sentry's envelopes. The client alone, without what the package for Node
 * adds: nothing of http, the database or the console is patched, and no tracing runs in the background.
 */
export function createSentryReporter(options: SentryOptions): ErrorReporter {
  const { environment, tracesSampleRate, random = Math.random } = options
  const client = new ServerRuntimeClient({
    dsn: options.dsn,
    environment,
    tracesSampleRate,
    platform: 'node',
    integrations: [],
    sendClientReports: false,
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (given) => createTransport(given, (envelope) => post(given.url, envelope)),
    beforeSend: (event) => scrubbedEvent(event) as typeof event,
    beforeSendTransaction: (event) => scrubbedEvent(event) as typeof event,
  })
  client.init()
  const tags = { process: options.process }
  return {
    report({ level, fault, message, facts: { path, requestId, job } }) {
      const about = { ...tags, requestId, job, route: path === undefined ? path : routeOf(path) }
      const hint = { captureContext: { level, tags: about } }
      if (fault === undefined) client.captureMessage(message, level, hint)
      else client.captureException(fault, hint)
    },
    reportBrowser({ message, stack, path }) {
      const [, type = 'Error', value = message] = /^(\w{1,60}): (.*)$/s.exec(message) ?? []
      client.captureEvent({
        level: 'error',
        platform: 'javascript',
        tags: { process: 'browser', route: routeOf(path) },
        exception: {
          values: [{ type, value, stacktrace: { frames: browserFrames(stack ?? '') } }],
        },
      })
    },
    trace({ method, path, status, seconds, requestId }) {
      if (random() >= tracesSampleRate) return
      const now = Date.now() / 1000
      const transaction: Event = {
        type: 'transaction',
        transaction: `${method} ${routeOf(path)}`,
        start_timestamp: now - seconds,
        timestamp: now,
        contexts: { trace: traceOf(status) },
        tags: { ...tags, requestId, method, status: String(status) },
      }
      client.captureEvent(transaction)
    },
    async close() {
      await client.close(CLOSE_MS)
    },
  }
}

function traceOf(status: number) {
  return {
    trace_id: randomBytes(16).toString('hex'),
    span_id: randomBytes(8).toString('hex'),
    op: 'http.server',
    status: status >= 500 ? 'internal_error' : 'ok',
  }
}

async function post(url: string, { body }: { readonly body: string | Uint8Array }) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-sentry-envelope' },
    body: body as string,
    redirect: 'error',
    signal: AbortSignal.timeout(SENTRY_REPORTER_TIMEOUT_MS),
  })
  await response.body?.cancel()
  return {
    statusCode: response.status,
    headers: {
      'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
      'retry-after': response.headers.get('retry-after'),
    },
  }
}
