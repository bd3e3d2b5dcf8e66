export type Health = {
  /** Readiness turns false first on shutdown, so that a load balancer stops sending requests. */
  stopping: boolean
}

const ANSWER = {
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
}

/** `/healthz`: liveness. `/readyz`: readiness, with its dependencies. */
export async function answerHealth(
  path: string,
  lookAtDatabase: () => Promise<void>,
  health: Health,
): Promise<Response | null> {
  if (path === '/healthz') return new Response('alive\n', ANSWER)
  if (path !== '/readyz') return null
  if (health.stopping) return new Response('stopping\n', { ...ANSWER, status: 503 })
  try {
    await lookAtDatabase()
    return new Response('ready\n', ANSWER)
  } catch {
    return new Response('the database does not answer\n', { ...ANSWER, status: 503 })
  }
}
