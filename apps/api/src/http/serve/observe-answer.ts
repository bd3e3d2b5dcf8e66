import type { Deps } from '../../deps.ts'
import { isTraced } from '../../signals/traced-request.ts'
import type { Metrics } from './metrics.ts'

const SLOW_SECONDS = 1

type ObserveAnswerDeps = Pick<Deps, 'log' | 'errors'> & {
  readonly config: Pick<Deps['config'], 'LOG_SAMPLE'>
  readonly random?: () => number
}

export type Answered = {
  readonly requestId: string
  readonly method: string
  readonly path: string
  readonly status: number
  /** As `performance.now()` said when it arrived. */
  readonly began: number
}

// The page of a fault, which anybody may look at without one: it is none that an alert should hear of.
const FAULT_PAGE = /^\/500(\.data)?\/?$/

/** Metrics, traces and the log of one request that was answered. */
export function observeAnswer(
  { deps, metrics }: { readonly deps: ObserveAnswerDeps; readonly metrics: Metrics },
  { began, ...line }: Answered,
): void {
  const seconds = (performance.now() - began) / 1000
  const status = FAULT_PAGE.test(line.path) ? 200 : line.status
  metrics.observe({ ...line, status, seconds })
  if (isTraced(line.path)) deps.errors?.trace({ ...line, status, seconds })
  if (isLogged(deps, { status, seconds }))
    deps.log.info({ ...line, ms: Math.round(seconds * 1000) }, 'request')
}

/** What failed, was refused or took long is logged always; of the rest as large a part as is set. */
const isLogged = (
  { config, random = Math.random }: ObserveAnswerDeps,
  { status, seconds }: { readonly status: number; readonly seconds: number },
): boolean => status >= 400 || seconds >= SLOW_SECONDS || random() < config.LOG_SAMPLE
