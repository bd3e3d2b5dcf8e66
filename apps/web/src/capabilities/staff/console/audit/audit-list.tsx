import type { AuditEntry } from '@understory/contracts/staff/console/staff.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { consoleMessage, consoleRich } from '../messages/messages.generated.ts'
import styles from './audit-list.module.css'
import { auditSentence } from './audit-sentence.ts'
import { groupByDay } from './group-by-day.ts'

type AuditListProps = {
  readonly entries: readonly AuditEntry[]
  readonly forStaff: boolean
  /** The level of the days, below the heading that the list stands under. */
  readonly days?: 'h2' | 'h3'
}

/** What happened, by days, newest first: a sentence, the reason, and the record as it was written. */
export function AuditList({ entries, forStaff, days: Day = 'h2' }: AuditListProps) {
  return (
    <div className="flow-24">
      {groupByDay(entries).map(({ day, entries: ofDay }) => (
        <section key={day} className="flow-12" aria-labelledby={`day-${day}`}>
          <Day id={`day-${day}`} className={styles.day}>
            {longDate(dayOf(new Date(day)))}
          </Day>
          <ul className="lined-rows">
            {ofDay.map((entry) => (
              <Happened key={entry.id} entry={entry} forStaff={forStaff} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Happened({ entry, forStaff }: { entry: AuditEntry; forStaff: boolean }) {
  const { at, what, reason } = entry
  return (
    <li className={styles.entry}>
      <time dateTime={at}>{consoleMessage('auditList.utc', { at: at.slice(11, 16) })}</time>
      <div className={styles.told}>
        <p>
          {auditSentence(entry)}
          {what ? `: ${what}` : ''}
        </p>
        {reason ? <p className="quiet">{consoleMessage('auditList.reason', { reason })}</p> : null}
        {forStaff ? <Record entry={entry} /> : null}
      </div>
    </li>
  )
}

/** For those who look into a case: the entry itself. */
function Record({ entry }: { entry: AuditEntry }) {
  const { id, at, event, by, user, account, call } = entry
  const rows = { id: String(id), at, event, by, user, account, call }
  const filled = Object.entries(rows).filter(([, value]) => value !== null)
  return (
    <details className={styles.record}>
      <summary>{consoleRich('auditList.record', { hidden: hiddenWords, id: String(id) })}</summary>
      <dl>
        {filled.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
