import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetStatus } from '@understory/contracts/site/status.ts'
import { judgeHealth } from '@understory/domain/staff/health/judge-health.ts'
import styles from './health.module.css'
import { HealthParts } from './health-parts.tsx'
import { minuteOf } from './health-words.ts'
import { healthMessage, healthRich } from './messages/messages.generated.ts'

type Status = AnswerOf<typeof GetStatus>

/** What the page says without a database, which signs nobody in: nothing that /status does not say to everyone. */
export function HealthWithoutDatabase({ status }: { readonly status: Status | null }) {
  return (
    <div className="page page-end page-top flow-24">
      <h1>{healthMessage('healthWithoutDatabase.databaseDoesAnswer')}</h1>
      <p>{healthMessage('healthWithoutDatabase.consoleCannotSignAnyone')}</p>
      {status ? (
        <Known {...status} />
      ) : (
        <p>{healthMessage('healthWithoutDatabase.nothingElseIsKnown')}</p>
      )}
      <section className="part flow-12" aria-labelledby="what-to-do">
        <h2 id="what-to-do">{healthMessage('healthWithoutDatabase.whatToDo')}</h2>
        <ul>
          <li>{healthMessage('healthWithoutDatabase.followDocsRunbooksIncidents')}</li>
          <li>
            {healthRich('healthWithoutDatabase.understoryAdminDoctorMachine', {
              code: (words) => <code>{words}</code>,
            })}
          </li>
          <li>
            {healthRich('healthWithoutDatabase.readyzMetricsEachProcess', {
              code: (words) => <code>{words}</code>,
            })}
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
      <p className="quiet">
        {healthMessage('healthWithoutDatabase.checkedAt', { minuteOf: minuteOf(checkedAt) })}
      </p>
      {problems.length > 0 ? (
        <ul className={styles.problems}>
          {problems.map(({ title, says, runbook }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>
                {healthMessage('healthWithoutDatabase.docsRunbooksIncidentsMd', { says, runbook })}
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
