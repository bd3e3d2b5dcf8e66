import type { AuditEntry } from '@understory/contracts/staff/console/staff.ts'
import type { TextColumn } from '../tables/filtered-rows.ts'
import { AUDIT_EVENT_WORDS } from './audit-words.ts'

/** The trail as a file: what happened, in words and as it was recorded. */
export const AUDIT_CSV_COLUMNS: readonly TextColumn<AuditEntry>[] = [
  { key: 'at', title: 'At (UTC)', text: ({ at }) => at },
  {
    key: 'happened',
    title: 'What happened',
    text: ({ event }) => AUDIT_EVENT_WORDS[event] ?? event,
  },
  { key: 'what', title: 'Details', text: ({ what }) => what ?? '' },
  { key: 'by', title: 'By', text: ({ by }) => by ?? '' },
  { key: 'user', title: 'User', text: ({ user }) => user ?? '' },
  { key: 'account', title: 'Account', text: ({ account }) => account ?? '' },
  { key: 'reason', title: 'Reason', text: ({ reason }) => reason ?? '' },
  { key: 'event', title: 'Event', text: ({ event }) => event },
  { key: 'id', title: 'Number', text: ({ id }) => String(id) },
]
