import type { Alert } from '@understory/contracts/commerce/payments/payment-alerts.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { alertWords } from './alert-words.ts'

const ALERTS_LIMIT = 200

/** Open alerts for staff, oldest first. */
export async function listAlerts({ db }: Pick<Deps, 'db'>): Promise<{ alerts: Alert[] }> {
  const rows = await db
    .selectFrom('payment_alert as l')
    .leftJoin('account as a', 'a.id', 'l.account_id')
    .leftJoin('purchase as p', 'p.id', 'l.purchase_id')
    .leftJoin('subscription_cycle as y', 'y.id', 'l.cycle_id')
    .leftJoin('subscription as s', 's.id', 'y.subscription_id')
    .select(['l.id', 'l.kind', 'l.gateway_payment_id', 'l.amount_minor', 'l.currency'])
    .select(['l.raised_at', 'a.display_name', 'p.bought_by', 's.started_by'])
    .where('l.handled_at', 'is', null)
    .orderBy('l.raised_at')
    .orderBy('l.id')
    .limit(ALERTS_LIMIT)
    .execute()
  return {
    alerts: rows.map((row) => ({
      id: row.id,
      ...alertWords(row.kind),
      paymentId: row.gateway_payment_id,
      amountMinor: row.amount_minor,
      currency: row.currency,
      account: row.display_name,
      userId: row.bought_by ?? row.started_by,
      raisedAt: row.raised_at.toISOString(),
    })),
  }
}

/** Marks an alert as resolved; the note says how. */
export async function handleAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  by: { readonly staffId: string | null },
  { alertId, note }: { alertId: string; note: string },
): Promise<Refused | undefined> {
  if (by.staffId === null) return refuse('FORBIDDEN')
  const { numUpdatedRows } = await db
    .updateTable('payment_alert')
    .set({ handled_at: clock(), handled_by: by.staffId, note })
    .where('id', '=', alertId)
    .where('handled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? undefined : refuse('ALERT_NOT_FOUND')
}
