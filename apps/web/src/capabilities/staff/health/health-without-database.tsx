import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetStatus } from '@understory/contracts/site/status.ts'
import { judgeHealth } from '@understory/domain/staff/health/judge-health.ts'
import styles from './health.module.css'
import { HealthParts } from './health-parts.tsx'
import { minuteOf } from './health-words.ts'

type Status = AnswerOf<typeof GetStatus>

/** What the page says without a database, which signs nobody in: nothing that /status does not say to everyone. */
export function HealthWithoutDatabase({ status }: { readonly status: Status | null }) {
  return (
    <div className="page page-end page-top flow-24">
      <h1>The database does not answer</h1>
      <p>
        The console cannot sign anyone in without it, so queues, jobs and figures are not known.
        Reload the page to try again.
      </p>
      {status ? <Known {...status} /> : <p>Nothing else is known.</p>}
      <section className="part flow-12" aria-labelledby="what-to-do">
        <h2 id="what-to-do">What to do</h2>
        <ul>
          <li>
            Follow docs/runbooks/incidents.md, “database-down”: start the database, or promote its
            standby. Server and worker find it again by themselves.
          </li>
          <li>
            <code>understory-admin doctor</code> on the machine says what does not answer, and which
            setting is wrong.
          </li>
          <li>
            <code>/readyz</code> and <code>/metrics</code> of each process answer without a
            database.
          </li>
        </ul>
      </section>
    </div>
  )
}

function Known({ parts, checkedAt }: Status) {
  const judged = parts.map((part) => ({
    ...part,
    since: dateOf(part.since),
    seenAt: dateOf(part.seenAt),
  }))
  const problems = judgeHealth({ parts: judged, findings: [], figures: null })
  return (
    <>
      <p className="quiet">Checked at {minuteOf(checkedAt)}.</p>
      {problems.length > 0 ? (
        <ul className={styles.problems}>
          {problems.map(({ title, says, runbook }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>
                {says} docs/runbooks/incidents.md, “{runbook}”.
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <HealthParts parts={parts} />
    </>
  )
}

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant))
