import type { AuditEntry } from '@understory/contracts/staff/console/staff.ts'
import type { Database } from '@understory/database/connect.ts'
import { ACTIVITY_WORDS } from '@understory/domain/activity/activity-words.generated.ts'
import { isActivityEvent } from '@understory/domain/activity/activity-words.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { deviceWords } from '@understory/domain/people/accounts/device-words.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { fitsTrailFilter, type TrailFilter } from './trail-filter.ts'

const CONSOLE_AUDIT_PAGE_SIZE = 50
/** What the operator's program records; nobody is signed in there. */
const PROGRAM_EVENTS = ['staff-roles-granted', 'staff-roles-ended', 'jobs-retried', 'jobs-dropped']

/** A user, and accounts of theirs. */
type About = { readonly userId: string; readonly accountIds: readonly string[] }

const concerns = ({ userId, accountIds }: About) =>
  sql<boolean>`(e.user_id = ${userId} or e.account_id = any(${accountIds}::uuid[]))`

/**
 * Entries newest first, as staff read them; with `about`, those that concern a user or their accounts, and those that
 * fit what is filtered by.
 */
export async function listAudit(
  db: Database,
  asked: TrailFilter & { before?: number | undefined; about?: About; onlyStaff: boolean },
): Promise<{ entries: AuditEntry[]; next: number | null }> {
  const { about } = asked
  const rows = await selectEntries(db)
    .$if(asked.before !== undefined, (query) => query.where('e.id', '<', asked.before ?? 0))
    .where(about ? concerns(about) : sql<boolean>`true`)
    .where(fitsTrailFilter(asked))
    .$if(asked.onlyStaff, (query) =>
      query.where((eb) =>
        eb.or([eb('e.staff_id', 'is not', null), eb('e.event', 'in', PROGRAM_EVENTS)]),
      ),
    )
    .orderBy('e.id', 'desc')
    .limit(CONSOLE_AUDIT_PAGE_SIZE + 1)
    .execute()
  return consoleAuditPageOf(rows)
}

/** Entries that concern a user, and the account they look after. */
export async function listActivity(
  db: Database,
  asked: { userId: string; accountId: string | null; before?: number | undefined },
): Promise<{ entries: AuditEntry[]; next: number | null }> {
  const { userId, accountId } = asked
  const rows = await selectEntries(db)
    .where(concerns({ userId, accountIds: accountId === null ? [] : [accountId] }))
    .$if(asked.before !== undefined, (query) => query.where('e.id', '<', asked.before ?? 0))
    .orderBy('e.id', 'desc')
    .limit(CONSOLE_AUDIT_PAGE_SIZE + 1)
    .execute()
  const { entries, next } = consoleAuditPageOf(rows)
  // The customer sees that staff did it, when and why, but not who, and no call's path.
  const shown = entries.map((entry) => ({
    ...entry,
    by: entry.by ? 'Support' : null,
    call: null,
  }))
  return { entries: shown, next }
}

function selectEntries(db: Database) {
  return db
    .selectFrom('audit_entry as e')
    .leftJoin('app_user as u', 'u.id', 'e.user_id')
    .leftJoin('app_user as s', 's.id', 'e.staff_id')
    .leftJoin('account as a', 'a.id', 'e.account_id')
    .select([
      'e.id',
      'e.at',
      'e.event',
      'e.reason',
      'e.facts',
      'e.staff_id',
      'u.email as user',
      's.email as by',
      'a.display_name as account',
    ])
}

const ConsoleAuditFacts = z.object({
  what: z.string().optional(),
  summary: z.string().optional(),
  change: z.string().optional(),
  with: z.string().nullish(),
  device: z.string().nullish(),
})

const SIGN_IN_WORDS: Readonly<Record<string, string>> = lookupTable({
  password: 'with the password',
  passkey: 'with a passkey',
  google: 'with Google',
  facebook: 'with Facebook',
  'google-staff': 'as staff',
})

/** What an entry adds to its event: what was done or changed, or how and where someone signed in. */
function inWords(facts: unknown): string | null {
  const { change, summary, with: way, device } = ConsoleAuditFacts.parse(facts)
  if (isActivityEvent(change)) return ACTIVITY_WORDS[change]
  if (summary) return summary
  const parts = [way && SIGN_IN_WORDS[way], device && deviceWords(device)].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : null
}

type ConsoleAuditRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number]

function consoleAuditPageOf(rows: ConsoleAuditRow[]) {
  const entries = rows.slice(0, CONSOLE_AUDIT_PAGE_SIZE).map(presentAuditEntry)
  return {
    entries,
    next: rows.length > CONSOLE_AUDIT_PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null,
  }
}

function presentAuditEntry(row: ConsoleAuditRow): AuditEntry {
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    event: row.event,
    by: row.staff_id === null ? programOf(row) : (row.by ?? 'staff'),
    user: row.user,
    account: row.account,
    reason: row.reason,
    what: inWords(row.facts),
    call: ConsoleAuditFacts.parse(row.facts).what ?? null,
  }
}

const programOf = ({ event }: ConsoleAuditRow) =>
  PROGRAM_EVENTS.includes(event) ? 'understory-admin' : null
