import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Numbers for Prometheus, per process. */
export function createMetrics(areas: MeasuredAreas = { calls: [], pages: [] }) {
  const areaOf = areaFinder(areas)
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
  return {
    observe(request: { method: string; path: string; status: number; seconds: number }) {
      const { status } = request
      const method = METHODS.has(request.method) ? request.method : 'other'
      requests.observe({ method, status, area: areaOf(request.path) }, request.seconds)
      if (status >= 500) faults.inc()
    },
    async answer(): Promise<Response> {
      return new Response(await registry.metrics(), {
        headers: { 'content-type': registry.contentType },
      })
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** What answers in a fixed place without being a page or a call. */
const FIXED = ['assets', 'healthz', 'readyz']

export type MeasuredAreas = {
  /** Of the API: its paths. */
  readonly calls: readonly string[]
  /** The first part of the path of every page. */
  readonly pages: readonly string[]
}

/**
 * To which area a path belongs, by the routes that there are. A closed list: a label for any path someone requests would
 * fill the memory.
 */
export function areaFinder({ calls, pages }: MeasuredAreas): (path: string) => string {
  const ofCalls = new Set(calls.map((path) => path.split('/')[2] ?? ''))
  const ofPages = new Set([...pages, ...FIXED])
  return (path) => {
    const [, first = '', second = ''] = path.split('/')
    if (first === '') return 'home'
    if (first === 'api') return ofCalls.has(second) ? `api/${second}` : 'api/other'
    return ofPages.has(first) ? first : 'other'
  }
}
