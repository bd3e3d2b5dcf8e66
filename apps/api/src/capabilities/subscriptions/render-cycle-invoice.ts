import { type CalendarDate, dayOf, shortDate } from '@understory/domain/quantity/calendar.ts'
import { formatMoney, impactInWords } from '@understory/domain/quantity/format.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { planTitle, type RecurringProduct } from '@understory/domain/subscriptions/plans.ts'
import type { Deps } from '../../deps.ts'
import { type InvoiceBuyer, invoiceNumber, invoiceParties, vatOf } from '../purchases/public.ts'
import { instalmentWords, shareOfCycle } from './cycle-impact.ts'
import { linesOf } from './plan-lines.ts'
import type { CycleRow } from './subscription-records.ts'

/** The invoice of a paid cycle: a line for each plan, with the instalment it is. */
export async function renderCycleInvoice(deps: Deps, cycle: CycleRow): Promise<Uint8Array> {
  const currency = cycle.currency as Currency
  const instalment = instalmentWords(cycle)
  const days = `${shortDate(cycle.from_date as CalendarDate)} to ${shortDate(cycle.to_date as CalendarDate)}`
  return deps.documents.invoice({
    number: invoiceNumber(cycle.invoice_number ?? 0),
    issuedOn: dayOf(cycle.invoice_issued_at ?? cycle.created_at),
    paidOn: cycle.paid_at && dayOf(cycle.paid_at),
    ...invoiceParties(deps, cycle.invoice_buyer as InvoiceBuyer),
    reference: null,
    period: days,
    funds: impactInWords(shareOfCycle(cycle)),
    lines: linesOf(cycle).map(({ plan, count, unitMinor }) => ({
      description: `${planTitle(cycle.product as RecurringProduct, plan)}, ${instalment}`,
      quantity: String(count),
      unitPrice: formatMoney({ minor: unitMinor, currency }),
      amount: { minor: unitMinor * count, currency },
    })),
    tax: vatOf(cycle, { minor: cycle.amount_minor, currency }),
    total: { minor: cycle.amount_minor, currency },
    paymentMethod: null,
  })
}
