import type { AuditEntry } from '@understory/contracts/staff/console/staff.ts'
import { consoleMessage } from '../messages/messages.generated.ts'
import type { TextColumn } from '../tables/filtered-rows.ts'
import { AUDIT_EVENT_WORDS } from './audit-words.ts'

/** The trail as a file: what happened, in words and as it was recorded. */
export const auditCsvColumns = (): readonly TextColumn<AuditEntry>[] => [
  { key: 'at', title: consoleMessage('auditCsvColumns.atUtc'), text: ({ at }) => at },
  {
    key: 'happened',
    title: consoleMessage('auditCsvColumns.whatHappened'),
    text: ({ event }) => AUDIT_EVENT_WORDS[event] ?? event,
  },
  { key: 'what', title: consoleMessage('auditCsvColumns.details'), text: ({ what }) => what ?? '' },
  { key: 'by', title: consoleMessage('auditCsvColumns.by'), text: ({ by }) => by ?? '' },
  { key: 'user', title: consoleMessage('auditCsvColumns.user'), text: ({ user }) => user ?? '' },
  {
    key: 'account',
    title: consoleMessage('auditCsvColumns.account'),
    text: ({ account }) => account ?? '',
  },
  {
    key: 'reason',
    title: consoleMessage('auditCsvColumns.reason'),
    text: ({ reason }) => reason ?? '',
  },
  { key: 'event', title: consoleMessage('auditCsvColumns.event'), text: ({ event }) => event },
  { key: 'id', title: consoleMessage('auditCsvColumns.number'), text: ({ id }) => String(id) },
]
