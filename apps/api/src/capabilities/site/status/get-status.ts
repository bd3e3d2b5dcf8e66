import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetStatus } from '@understory/contracts/site/status.ts'
import { judgeStatus, overallState } from '@understory/domain/site/status/judge-status.ts'
import type { Deps } from '../../../deps.ts'
import { within } from '../../../signals/within.ts'
import { readFacts } from './read-facts.ts'

type Status = AnswerOf<typeof GetStatus>
type GetStatusDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log'>

const GET_STATUS_FRESH_MS = 5_000
const GET_STATUS_TIMEOUT_MS = 2_000
const MOST_INCIDENTS = 20

/** One look for all who ask within five seconds; it never fails, whatever does not answer. */
export function createStatus(deps: GetStatusDeps): () => Promise<Status> {
  const siteStartedAt = new Date(Date.now() - process.uptime() * 1_000)
  let known: { until: number; status: Promise<Status> } | undefined
  return () => {
    const now = performance.now()
    if (known && now < known.until) return known.status
    known = { until: now + GET_STATUS_FRESH_MS, status: look(deps, siteStartedAt) }
    return known.status
  }
}

async function look(deps: GetStatusDeps, siteStartedAt: Date): Promise<Status> {
  const seen = await within(GET_STATUS_TIMEOUT_MS, readAll(deps)).catch((err: unknown) => {
    deps.log.warn({ err }, 'the status page has no answer of the database')
    return null
  })
  const now = deps.clock()
  const parts = judgeStatus({ siteStartedAt, database: seen?.facts ?? null }, now)
  return {
    state: overallState(parts),
    checkedAt: now.toISOString(),
    parts: parts.map(({ since, seenAt, ...part }) => ({
      ...part,
      since: since?.toISOString() ?? null,
      seenAt: seenAt?.toISOString() ?? null,
    })),
    incidents: seen?.incidents ?? null,
  }
}

async function readAll(deps: GetStatusDeps) {
  const facts = await readFacts(deps)
  const rows = await deps.db
    .selectFrom('status_incident')
    .selectAll()
    .orderBy('began_at', 'desc')
    .limit(MOST_INCIDENTS)
    .execute()
  const incidents = rows.map(({ part, began_at, ended_at }) => ({
    part,
    beganAt: began_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
  }))
  return { facts, incidents }
}
