import { routeOf } from '@understory/domain/site/browser-errors/scrubbed-text.ts'
import type { Deps } from '../deps.ts'

// Files, and what machines ask every few seconds: a sample of those would hide the pages.
const NOT_TRACED = /^\/(assets|fonts|healthz|readyz|metrics)(\/|$)/

export const isTraced = (path: string): boolean => !NOT_TRACED.test(path)

type TracedRequestInput = {
  readonly method: string
  readonly path: string
  readonly requestId: string
  readonly traceparent: string | null | undefined
}

/** Answers a request as a span, where traces are on. */
export function tracedRequest<T extends { readonly status: number }>(
  { tracer, config }: Pick<Deps, 'tracer' | 'config'>,
  { method, path, requestId, traceparent }: TracedRequestInput,
  answer: () => Promise<T>,
): Promise<T> {
  if (!tracer || !isTraced(path)) return answer()
  const route = routeOf(path)
  const facts = { 'http.request.method': method, 'http.route': route, requestId }
  return tracer.span(
    {
      kind: 'request',
      name: `${method} ${route}`,
      facts,
      // Anyone else could have every request of theirs traced.
      traceparent: config.TRUST_PROXY ? traceparent : null,
    },
    answer,
    ({ status }) => ({ facts: { 'http.response.status_code': status }, isFault: status >= 500 }),
  )
}
