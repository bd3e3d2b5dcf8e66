import {
  AskedFigure,
  type FigureRequest,
} from '@understory/contracts/footprints/figure-requests.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import { z } from 'zod'

export const StoredFigures = z.array(AskedFigure)

export const MOST_FIGURE_REQUESTS = 200

type OfFigures = { readonly footprintId: string; readonly accountId: string }

export async function listFigureRequests(
  db: Database,
  { footprintId, accountId, now }: OfFigures & { readonly now: Date },
): Promise<FigureRequest[]> {
  const rows = await db
    .selectFrom('figure_request as r')
    .leftJoin('app_user as u', 'u.id', 'r.asked_by')
    .selectAll('r')
    .select('u.name as asker')
    .where('r.footprint_id', '=', footprintId)
    .where('r.account_id', '=', accountId)
    .orderBy('r.asked_at', 'desc')
    .limit(MOST_FIGURE_REQUESTS)
    .execute()
  return rows.map((row) => ({
    requestId: row.id,
    state: row.state,
    figures: StoredFigures.parse(row.figures),
    site: row.site,
    period: { from: monthOf(row.from_month), to: monthOf(row.to_month) },
    email: row.email,
    note: row.note,
    dueOn: row.due_on,
    askedBy: row.asker,
    askedAt: row.asked_at.toISOString(),
    answeredBy: row.answered_name,
    answeredAt: row.answered_at?.toISOString() ?? null,
    remark: row.remark,
    reason: row.reason,
    isExpired: row.expires_at <= now,
  }))
}

export type FigureRequestKey = { readonly figureRequestId: string; readonly accountId: string }

/** One request, which nobody else decides meanwhile. */
export function lockFigureRequest(tx: Tx, { figureRequestId, accountId }: FigureRequestKey) {
  return tx
    .selectFrom('figure_request as r')
    .leftJoin('app_user as u', 'u.id', 'r.asked_by')
    .selectAll('r')
    .select('u.name as asker')
    .where('r.id', '=', figureRequestId)
    .where('r.account_id', '=', accountId)
    .forUpdate('r')
    .executeTakeFirst()
}
export type FigureRequestRow = NonNullable<Awaited<ReturnType<typeof lockFigureRequest>>>
