import type { Deps } from '../../deps.ts'
import type { Metrics } from './metrics.ts'

export type Answered = {
  readonly requestId: string
  readonly method: string
  readonly path: string
  readonly status: number
  /** As `performance.now()` said when it arrived. */
  readonly began: number
}

// Files, and what machines ask every few seconds: a sample of those would hide the pages.
const NOT_TRACED = /^\/(assets|fonts|healthz|readyz|metrics)(\/|$)/

// The page of a fault, which anybody may look at without one: it is none that an alert should hear of.
const FAULT_PAGE = /^\/500(\.data)?\/?$/

/** Metrics, traces and the log of one request that was answered. */
export function observeAnswer(
  { deps, metrics }: { readonly deps: Pick<Deps, 'log' | 'errors'>; readonly metrics: Metrics },
  { began, ...line }: Answered,
): void {
  const seconds = (performance.now() - began) / 1000
  const status = FAULT_PAGE.test(line.path) ? 200 : line.status
  metrics.observe({ ...line, status, seconds })
  if (!NOT_TRACED.test(line.path)) deps.errors?.trace({ ...line, status, seconds })
  deps.log.info({ ...line, ms: Math.round(seconds * 1000) }, 'request')
}
