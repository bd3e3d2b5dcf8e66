import type { PlanQuote } from '@understory/contracts/commerce/subscriptions/plans.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { paymentPath } from '../../payments/public.ts'
import { planSetup, yearInWords } from '../../subscriptions/public.ts'
import { purchasesMessage } from '../messages/messages.generated.ts'
import type { PaymentOrder } from './payment-order.ts'

const everyWords = () => ({
  month: purchasesMessage('orderOfPlan.month'),
  year: purchasesMessage('orderOfPlan.yearWord'),
})

export function orderOfPlan(quote: PlanQuote): PaymentOrder {
  const { quoteId, audience, product, currency, interval, lines, year } = quote
  const money = (minor: number) => formatMoney({ minor, currency })
  return {
    quoteId,
    audience,
    product,
    theme: 'none',
    place: paymentPath({ pays: 'plan', id: quoteId }),
    isPlan: true,
    plan: { product, currency },
    lines: lines.map(({ name, count, amountMinor, year: one }) => ({
      what: count === 1 ? name : `${count} × ${name}`,
      detail: detailOf(yearInWords(one), count),
      price: money(amountMinor),
    })),
    covers: [],
    total: `${money(quote.totalMinor)} ${everyWords()[interval]}`,
    money: { minor: quote.totalMinor, currency },
    showsAddress: false,
    note:
      interval === 'month'
        ? purchasesMessage('orderOfPlan.twelveInstalmentsYearCharged')
        : purchasesMessage('orderOfPlan.chargedEveryYearSame'),
    setup: {
      personal: planSetup('personal-individual-recurring'),
      business: planSetup('business-workforce-recurring'),
      [audience]: planSetup(product),
    },
    funds: year,
    projects: [],
  }
}

function detailOf(funds: string, count: number): string {
  if (!funds) return purchasesMessage('orderOfPlan.workByPeople')
  return purchasesMessage('orderOfPlan.year', { funds, words: count === 1 ? '' : ' each' })
}
