import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ListProjectPayments } from '@understory/contracts/proof/disclosures.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { lateQuarters } from '@understory/domain/proof/disclosures/quarters.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { projectShares } from './project-shares.ts'

/** What reached a project, quarter by quarter, beside what was funded there in all. */
export async function listProjectPayments(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  projectId: string,
): Promise<ReplyOf<typeof ListProjectPayments> | Refused> {
  const { db, clock, config } = deps
  const project = await db
    .selectFrom('project as p')
    .select(['p.name', 'p.impact', 'p.is_sample'])
    .select((eb) =>
      eb
        .selectFrom('impact_platform_total as t')
        .select(sql<number>`coalesce(sum(t.quantity), 0)::bigint`.as('funded'))
        .whereRef('t.project_id', '=', 'p.id')
        .$asScalar()
        .$notNull()
        .as('funded'),
    )
    .where('p.id', '=', projectId)
    .executeTakeFirst()
  if (!project) return refuse('PROJECT_NOT_FOUND')
  const rows = await db
    .selectFrom('project_payment')
    .distinctOn('quarter')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('quarter', 'desc')
    .orderBy('version', 'desc')
    .execute()
  const today = dayOf(clock())
  return {
    projectId,
    name: project.name,
    impact: project.impact,
    isSample: project.is_sample,
    funded: project.funded,
    paidFor: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    payments: rows.map((row) => ({
      quarter: row.quarter,
      version: row.version,
      paid: { minor: row.paid_minor, currency: row.currency },
      paidOn: row.paid_on,
      quantity: row.quantity,
      note: row.note,
      receipt:
        row.receipt_url === null || row.receipt_sha256 === null
          ? null
          : { url: new URL(row.receipt_url, config.origin).href, sha256: row.receipt_sha256 },
      notPublicBecause: row.not_public_because,
    })),
    late: lateQuarters(
      today,
      rows.map(({ quarter }) => quarter),
    ),
    shares: rows.length > 0 ? await projectShares(db, { impact: project.impact, today }) : [],
  }
}
