import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Signals } from '../../signals/signals.ts'

/** Numbers for Prometheus, per process. */
export function createMetrics(
  areas: MeasuredAreas = { calls: [], pages: [], webhooks: [] },
  signals?: Pick<Signals, 'registries' | 'refresh'>,
) {
  const areaOf = areaFinder(areas)
  const senderOf = senderFinder(areas.webhooks)
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its answer',
    labelNames: ['method', 'area', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const faults = new Counter({
    name: 'http_faults_total',
    help: 'Requests that ended in a fault of ours',
    registers: [registry],
  })
  const webhooks = new Counter({
    name: 'understory_webhooks_total',
    help: 'Signed events of others, by sender and whether they were accepted',
    labelNames: ['sender', 'outcome'],
    registers: [registry],
  })
  return {
    observe(request: { method: string; path: string; status: number; seconds: number }) {
      const { status } = request
      const method = METHODS.has(request.method) ? request.method : 'other'
      requests.observe({ method, status, area: areaOf(request.path) }, request.seconds)
      if (status >= 500) faults.inc()
      const sender = method === 'POST' ? senderOf(request.path) : null
      if (sender) webhooks.inc({ sender, outcome: outcomeOf(status) })
    },
    async answer(): Promise<Response> {
      await signals?.refresh()
      const all = [registry, ...(signals?.registries ?? [])]
      const texts = await Promise.all(all.map((each) => each.metrics()))
      return new Response(texts.join('\n'), { headers: { 'content-type': registry.contentType } })
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** What answers in a fixed place without being a page or a call. */
const FIXED = [
  '.well-known',
  'assets',
  'healthz',
  'ledger',
  'metrics',
  'open-data',
  'readyz',
  'widget',
]
/** Under `/api/` without being a call. */
const DOCUMENTS = ['docs', 'openapi.json']
const ROOT_FILE = /^[\w-]{1,40}\.(ico|json|png|svg|txt|webmanifest|xml)$/

export type MeasuredAreas = {
  /** Of the API: its paths. */
  readonly calls: readonly string[]
  /** The first part of the path of every page. */
  readonly pages: readonly string[]
  /** Paths to which others send signed events, one for each sender. */
  readonly webhooks: readonly string[]
}

/**
 * To which area a path belongs, by the routes that there are. A closed list: a label for any path someone requests would
 * fill the memory.
 */
export function areaFinder({ calls, pages }: MeasuredAreas): (path: string) => string {
  const ofCalls = new Set([...calls.map(callOf), ...DOCUMENTS])
  const ofPages = new Set([...pages, ...FIXED])
  return (path) => {
    const [, first = ''] = path.split('/')
    if (first === '') return 'home'
    if (first === 'api' || first === 'v1')
      return ofCalls.has(callOf(path)) ? `api/${callOf(path)}` : 'api/other'
    // Of a page as the browser's router asks for it.
    const page = first.replace(/\.data$/, '')
    if (page === '_root') return 'home'
    if (ofPages.has(page)) return page
    return ROOT_FILE.test(first) ? 'files' : 'other'
  }
}

/** "/api/widgets/1" and "/v1/api/widgets" are of "widgets". */
const callOf = (path: string) => path.replace(/^\/v1/, '').split('/')[2] ?? ''

/** Who sent an event, by its path; null: it is none. */
function senderFinder(paths: readonly string[]): (path: string) => string | null {
  const senders = paths.map((path) => ({ path, sender: path.replace(/^\/api\//, '') }))
  return (path) =>
    senders.find((each) => path === each.path || path.startsWith(`${each.path}/`))?.sender ?? null
}

/** `busy`: it is to be sent again. */
function outcomeOf(status: number): 'accepted' | 'refused' | 'busy' | 'failed' {
  if (status < 400) return 'accepted'
  if (status === 429 || status === 503) return 'busy'
  return status < 500 ? 'refused' : 'failed'
}
