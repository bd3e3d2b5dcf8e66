import { anyOf } from '@understory/database/any-of.ts'
import type { Tx } from '@understory/database/connect.ts'
import {
  type IssueStatus,
  issueStatusesBefore,
} from '@understory/domain/site/newsletter/issue-status.ts'
import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { countReaders } from './issue-numbers.ts'
import { refuseIssue } from './write-issues.ts'

type ScheduleIssueDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>
const YEAR_MS = 365 * 86_400_000

export async function scheduleIssue(
  deps: ScheduleIssueDeps,
  issueId: string,
  at: string | null,
): Promise<Refused | undefined> {
  if (at === null) return sendNow(deps, issueId)
  const [time, now] = [new Date(at), deps.clock()]
  if (time <= now || time.getTime() > now.getTime() + YEAR_MS) {
    const { message } = refuse('NEWSLETTER_TIME_WRONG').refusal
    return refuse('NEWSLETTER_TIME_WRONG', [{ field: 'at', message }])
  }
  const change = { status: 'scheduled', scheduled_for: time } as const
  return moved(deps, issueId, change)
}

/** Before it starts. */
export function withdrawIssue(
  deps: ScheduleIssueDeps,
  issueId: string,
  to: 'draft' | 'cancelled',
): Promise<Refused | undefined> {
  return moved(deps, issueId, { status: to, scheduled_for: null })
}

type ScheduleIssueChange = {
  status: Exclude<IssueStatus, 'sending' | 'sent'>
  scheduled_for: Date | null
}

async function moved(
  { db, clock }: ScheduleIssueDeps,
  issueId: string,
  change: ScheduleIssueChange,
): Promise<Refused | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_issue')
    .set({ ...change, updated_at: clock() })
    .where('id', '=', issueId)
    .where((eb) => anyOf(eb.ref('status'), issueStatusesBefore(change.status)))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuseIssue({ db }, issueId)
}

function sendNow(deps: ScheduleIssueDeps, issueId: string): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    if ((await countReaders(tx)) === 0) return refuse('NEWSLETTER_WITHOUT_READERS')
    if (!(await beginIssue(tx, deps, issueId))) return refuseIssue(deps, issueId)
    await deps.jobs.enqueue(tx, 'send-newsletters', {})
  })
}

/** Begins every issue whose time has come. */
export async function beginDueIssues(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const due = await deps.db
    .selectFrom('newsletter_issue')
    .select('id')
    .where('status', '=', 'scheduled')
    .where('scheduled_for', '<=', deps.clock())
    .orderBy('scheduled_for')
    .execute()
  for (const { id } of due) await transact(deps.db, (tx) => beginIssue(tx, deps, id))
}

/** From now on it goes to those who read at this moment. False: it cannot begin, or has begun. */
async function beginIssue(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  issueId: string,
): Promise<boolean> {
  const now = clock()
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_issue')
    .set({ status: 'sending', started_at: now, updated_at: now })
    .where('id', '=', issueId)
    .where((eb) => anyOf(eb.ref('status'), issueStatusesBefore('sending')))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await sql`
    insert into newsletter_delivery (issue_id, address_hash)
    select ${issueId}, r.address_hash from newsletter_reader r
    where r.left_at is null and not exists (
      select from newsletter_suppression s where s.address_hash = r.address_hash)`.execute(tx)
  return true
}
