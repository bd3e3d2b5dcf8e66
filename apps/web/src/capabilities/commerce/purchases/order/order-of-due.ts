import type { Subscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { productName } from '@understory/domain/commerce/subscriptions/plans.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { paymentPath } from '../../payments/public.ts'
import { planSetup, yearInWords } from '../../subscriptions/public.ts'
import { purchasesMessage } from '../messages/messages.generated.ts'
import type { PaymentOrder } from './payment-order.ts'

/** A cycle that was not paid, to be paid now. */
export function orderOfDue(subscription: Subscription, totalMinor: number): PaymentOrder {
  const { uuid, product, currency, year } = subscription
  const total = formatMoney({ minor: totalMinor, currency })
  const isStores = isUsage(product)
  const audience = product.startsWith('business-') ? 'business' : 'personal'
  return {
    quoteId: uuid,
    audience,
    product,
    theme: 'none',
    place: paymentPath({ pays: 'due', id: uuid }),
    isPlan: true,
    plan: null,
    lines: [
      {
        what: productName(product),
        detail: isStores
          ? purchasesMessage('orderOfDue.whatTheirOrdersContributed')
          : purchasesMessage('orderOfDue.year', { year: yearInWords(year) }),
        price: total,
      },
    ],
    covers: [],
    total,
    money: { minor: totalMinor, currency },
    showsAddress: false,
    note: purchasesMessage('orderOfDue.cardPayNextCycles'),
    setup: {
      personal: planSetup('personal-individual-recurring'),
      business: planSetup('business-workforce-recurring'),
      [audience]: `/my-impact/manage/${isStores ? 'integrations' : 'subscriptions'}`,
    },
    funds: year,
    projects: [],
  }
}
