import { type InvoiceLine, planLine } from '@understory/domain/commerce/invoices/invoice-words.ts'
import { planTitle } from '@understory/domain/commerce/subscriptions/plans.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import { money } from '@understory/domain/quantity/money.ts'
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
