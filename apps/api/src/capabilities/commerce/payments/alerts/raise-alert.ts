import type { Tx } from '@understory/database/connect.ts'
import type { Money } from '@understory/domain/quantity/money.ts'
import type { Deps } from '../../../../deps.ts'

export type AlertKind =
  | 'dispute-inquiry'
  | 'dispute-opened'
  | 'dispute-won'
  | 'dispute-lost'
  | 'refund-failed'
  | 'fraud-warning'
  | 'amount-differs'
  | 'second-subscription'
  | 'second-cycle'
  | 'second-offset'
  | 'decided-and-refunded'
  | 'supply-exceeded'
  | 'not-disclosed'
  | 'usage-refused'

export type Alert = {
  readonly kind: AlertKind
  /** The provider's id of the object concerned: one alert of a kind for each. */
  readonly subject: string
  readonly gatewayPaymentId: string
  readonly accountId: string | null
  readonly purchaseId: string | null
  readonly cycleId: string | null
  readonly money: Money
}

/** Adds an alert to the queue of the staff, once, and sends it by email. */
export async function raiseAlert(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'> & { readonly jobs: Pick<Deps['jobs'], 'enqueue'> },
  alert: Alert,
): Promise<void> {
  const raised = await tx
    .insertInto('payment_alert')
    .values({
      id: deps.newId(),
      kind: alert.kind,
      subject: alert.subject,
      gateway_payment_id: alert.gatewayPaymentId,
      account_id: alert.accountId,
      purchase_id: alert.purchaseId,
      cycle_id: alert.cycleId,
      amount_minor: alert.money.minor,
      currency: alert.money.currency,
      raised_at: deps.clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (raised) await deps.jobs.enqueue(tx, 'send-payment-alert', { alertId: raised.id })
}
