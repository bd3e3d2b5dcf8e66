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
      const { method, status } = request
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

// The first word of a path only: a label for every id would fill the memory.
function areaOf(path: string): string {
  const [, first = '', second = ''] = path.split('/')
  return first === 'api' ? `api/${second}` : first.slice(0, 20) || 'home'
}
