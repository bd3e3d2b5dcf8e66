import type { NewsletterIssue } from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'

type Numbers = NewsletterIssue['numbers']
export const NO_NUMBERS: Numbers = {
  readers: 0,
  sent: 0,
  skipped: 0,
  failed: 0,
  unknown: 0,
  waiting: 0,
  bounced: 0,
  complained: 0,
  left: 0,
}

/** What became of issues, by what the mail server took and reported; nothing in an email counts. */
export async function numbersOf(
  db: Database,
  issueIds: readonly string[],
): Promise<ReadonlyMap<string, Numbers>> {
  if (issueIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string } & Record<keyof Numbers, string>>`
    select i.id, d.*, f.* from unnest(${issueIds}::uuid[]) as i (id)
    cross join lateral (
      select count(*) as readers,
        count(*) filter (where outcome = 'sent') as sent,
        count(*) filter (where outcome = 'skipped') as skipped,
        count(*) filter (where outcome = 'failed') as failed,
        count(*) filter (where claimed_at is not null and outcome is null) as unknown,
        count(*) filter (where claimed_at is null) as waiting,
        count(left_at) as left
      from newsletter_delivery where issue_id = i.id) d
    cross join lateral (
      select count(distinct address_hash) filter (where kind <> 'complaint') as bounced,
        count(distinct address_hash) filter (where kind = 'complaint') as complained
      from newsletter_feedback where issue_id = i.id) f`.execute(db)
  return new Map(
    rows.map(({ id, ...counts }) => [
      id,
      Object.fromEntries(
        Object.entries(counts).map(([name, count]) => [name, Number(count)]),
      ) as Numbers,
    ]),
  )
}

/** To whom an issue would go now. */
export async function countReaders(db: Database | Tx): Promise<number> {
  const { count } = await db
    .selectFrom('newsletter_reader as r')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('r.left_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_suppression as s')
            .select('s.address_hash')
            .whereRef('s.address_hash', '=', 'r.address_hash'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}
