import { type InvoiceLine, planLine } from '@understory/domain/payments/invoice-words.ts'
import { money } from '@understory/domain/quantity/money.ts'
import { planTitle } from '@understory/domain/subscriptions/plans.ts'
import { isUsage } from '@understory/domain/subscriptions/usage-plan.ts'
import { instalmentWords, linesOf } from '../subscriptions/public.ts'
import { billLines } from './bill-lines.ts'
import type { CycleInvoice } from './invoice-records.ts'

/** A line for each plan of a cycle, with the instalment it is. */
export function cycleLines(invoice: CycleInvoice): InvoiceLine[] {
  const { product, currency } = invoice
  if (isUsage(product)) return billLines(invoice)
  const instalment = instalmentWords({ ...invoice, number: invoice.cycle_number })
  return linesOf(invoice).map(({ plan, count, amountMinor }) =>
    planLine({
      title: planTitle(product, plan),
      instalment,
      count,
      amount: money(amountMinor, currency),
    }),
  )
}
