import { within } from '../../signals/within.ts'

export type Health = {
  /** Readiness turns false first on shutdown, so that a load balancer stops sending requests. */
  stopping: boolean
}

/** What is wrong, in a sentence for the operator. Not ready: this process should be sent nothing. */
export type HealthFinding = { readonly says: string; readonly isReady: boolean }

/** One thing that readiness looks at; `null`: nothing is wrong with it. */
export type HealthCheck = {
  /** As it stands in the metrics. */
  readonly name: string
  readonly look: () => Promise<HealthFinding | null>
}

/** Probes are cut off after a second. */
const PATIENCE_MS = 900

const ANSWER = {
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
}

/** `/healthz`: liveness. `/readyz`: readiness, and what is wrong, a line each. */
export async function answerHealth(
  path: string,
  checks: readonly HealthCheck[],
  health: Health,
): Promise<Response | null> {
  if (path === '/healthz') return new Response('alive\n', ANSWER)
  if (path !== '/readyz') return null
  if (health.stopping) return new Response('stopping\n', { ...ANSWER, status: 503 })
  const found = (await lookAt(checks)).flatMap(({ finding }) => (finding ? [finding] : []))
  const isReady = found.every((finding) => finding.isReady)
  const lines = [...(isReady ? ['ready'] : []), ...new Set(found.map(({ says }) => says))]
  return new Response(`${lines.join('\n')}\n`, { ...ANSWER, status: isReady ? 200 : 503 })
}

/** What each check finds. One that fails, or does not answer in time, is not ready. */
export function lookAt(checks: readonly HealthCheck[]) {
  return Promise.all(
    checks.map(async ({ name, look }) => {
      const finding = await within(PATIENCE_MS, look()).catch(() => SILENT)
      return { name, finding }
    }),
  )
}

/** All of them ask the database. */
const SILENT: HealthFinding = { says: 'the database does not answer', isReady: false }
