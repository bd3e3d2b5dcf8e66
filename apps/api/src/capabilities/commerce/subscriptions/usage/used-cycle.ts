import type { Tx } from '@understory/database/connect.ts'
import { type CalendarDate, dayOf } from '@understory/domain/calendar/calendar.ts'
import type { GatewayInvoice } from '@understory/ports/payments/subscription-gateway.ts'
import type { Deps } from '../../../../deps.ts'
import { listBillsOf, markSent } from '../../../stores/bills/public.ts'
import { raiseAlert } from '../../payments/public.ts'

export type UsedCycle = {
  readonly id: string
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/**
 * The cycle of an invoice of stores: it has the id that the invoice was asked for with, and the days of its
 * bills. The invoice may be reported before the provider's answer, or instead of it: either marks its bills
 * as sent. `null`: it was not asked for, which staff look at.
 */
export async function usedFor(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId' | 'jobs'>,
  { account_id: accountId }: { readonly account_id: string },
  invoice: GatewayInvoice,
): Promise<UsedCycle | null> {
  const cycleId = invoice.usageId
  const bills = cycleId ? await listBillsOf(tx, { accountId, cycleId }) : []
  if (!cycleId || bills.length === 0) {
    await raiseAlert(tx, deps, {
      kind: 'amount-differs',
      subject: invoice.id,
      gatewayPaymentId: invoice.paymentId ?? '',
      accountId,
      purchaseId: null,
      cycleId: null,
      money: invoice.total,
    })
    return null
  }
  await markSent(tx, { accountId, cycleId, now: deps.clock() })
  const times = (key: 'from_at' | 'until_at') => bills.map((bill) => bill[key].getTime())
  const from = dayOf(new Date(Math.min(...times('from_at'))))
  const to = dayOf(new Date(Math.max(...times('until_at')) - 1))
  return { id: cycleId, from, to: to < from ? from : to }
}
