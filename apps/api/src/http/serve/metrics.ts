import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Numbers for Prometheus, per process. */
export function createMetrics() {
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

const AREAS = new Set(
  'app assets certificates consent dev healthz impact join login logout my-impact readyz solutions stripe-payment-confirmed verify verify-email'.split(
    ' ',
  ),
)
const API_AREAS = new Set(
  'accounts auth certificates developer docs impact impacts localisation offsetting payments products users'.split(
    ' ',
  ),
)
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

// A closed list: a label for any path someone requests would fill the memory.
function areaOf(path: string): string {
  const [, first = '', second = ''] = path.split('/')
  if (first === '') return 'home'
  if (first === 'api') return API_AREAS.has(second) ? `api/${second}` : 'api/other'
  return AREAS.has(first) ? first : 'other'
}
