import type { AuditEntry } from '@understory/contracts/staff.ts'
import { type Column, DataTable } from '@understory/ui/data-table.tsx'
import { EVENT_WORDS } from './audit-words.ts'
import styles from './staff.module.css'

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    key: 'at',
    title: 'When',
    cell: ({ at }) => (
      <time
        className={styles.when}
        dateTime={at}
      >{`${at.slice(0, 16).replace('T', ' ')} UTC`}</time>
    ),
  },
  { key: 'event', title: 'What', cell: ({ event }) => EVENT_WORDS[event] ?? event },
]
const WHY: Column<AuditEntry> = {
  key: 'reason',
  title: 'Why',
  cell: ({ reason }) => reason ?? '',
}
const OWN_COLUMNS: readonly Column<AuditEntry>[] = [
  ...COLUMNS,
  { key: 'what', title: 'Detail', cell: ({ what }) => what ?? '' },
  { key: 'by', title: 'By', cell: ({ by, user }) => by ?? user ?? 'A colleague' },
  WHY,
]
const STAFF_COLUMNS: readonly Column<AuditEntry>[] = [
  ...COLUMNS,
  WHY,
  { key: 'what', title: 'Detail', cell: ({ what }) => (what ? <code>{what}</code> : '') },
  { key: 'by', title: 'By', cell: ({ by }) => by ?? 'the person themselves' },
  {
    key: 'user',
    title: 'User',
    cell: ({ user, account }) => [user, account].filter(Boolean).join(', '),
  },
]

type AuditTableProps = { readonly entries: readonly AuditEntry[]; readonly forStaff: boolean }

export function AuditTable({ entries, forStaff }: AuditTableProps) {
  return (
    <DataTable
      asCards
      caption="What happened, newest first"
      columns={forStaff ? STAFF_COLUMNS : OWN_COLUMNS}
      rows={entries}
      rowKey={({ id }) => String(id)}
    />
  )
}
