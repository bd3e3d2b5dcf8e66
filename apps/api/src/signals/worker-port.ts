import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Deps } from '../deps.ts'
import { answerHealth } from '../http/serve/health.ts'
import { mayReadMetrics } from '../http/serve/may-read-metrics.ts'
import { createMetrics } from '../http/serve/metrics.ts'
import { createSignals, type Signals } from './signals.ts'

type WorkerPortDeps = Parameters<typeof createSignals>[0] & Pick<Deps, 'pulse'>

/**
 * The port of a worker: `/healthz` fails where one of its loops hangs, `/readyz` says what the database lacks, and
 * `/metrics` is for Prometheus. It answers nothing else.
 */
export function openWorkerPort(
  deps: WorkerPortDeps,
  onFault: (fault: NodeJS.ErrnoException) => void,
): Server | null {
  const { WORKER_PORT: port, HOST } = deps.config
  if (port === undefined) return null
  const signals = createSignals(deps)
  const metrics = createMetrics(undefined, signals)
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const { authorization } = request.headers
    const answered = answer(path, { deps, signals, metrics, authorization })
    answered.then(
      (found) => send(response, found),
      (err: unknown) => {
        deps.log.error({ err, path }, 'request failed')
        response.writeHead(500).end()
      },
    )
  })
  server.on('error', onFault)
  server.listen(port, HOST)
  return server
}

type WorkerPortQuestion = {
  readonly deps: WorkerPortDeps
  readonly signals: Signals
  readonly metrics: ReturnType<typeof createMetrics>
  readonly authorization: string | undefined
}

async function answer(path: string, { deps, signals, metrics, authorization }: WorkerPortQuestion) {
  const hung = path === '/healthz' ? deps.pulse.hung() : null
  if (hung) {
    const says = `the step ${hung.name} has not ended a turn for ${hung.seconds} s\n`
    return new Response(says, { status: 503 })
  }
  const health = await answerHealth(path, signals.checks, { stopping: false })
  if (health) return health
  return path === '/metrics' && mayReadMetrics(deps.config, authorization)
    ? metrics.answer()
    : new Response('nothing here\n', { status: 404 })
}

async function send(response: ServerResponse, found: Response): Promise<void> {
  const text = await found.text()
  response.writeHead(found.status, {
    'content-type': found.headers.get('content-type') ?? 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}
