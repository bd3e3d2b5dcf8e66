import type {
  BillingAddress,
  BuyQuote,
} from '@understory/contracts/commerce/purchases/purchases.ts'
import type { CallOf } from '@understory/contracts/endpoint.ts'
import type { PostedForm } from '../../../../http/posted-form.ts'

export type Order = CallOf<typeof BuyQuote>['body'] & { billingAddress: BillingAddress }

/** The fields of the payment form as the API takes them. */
export function readOrder(form: PostedForm): Order {
  const text = (name: string) => form.text(name).trim()
  const taxIdValue = text('taxIdValue')
  return {
    quoteId: text('quoteId'),
    billingAddress: {
      line1: text('line1'),
      line2: text('line2') || null,
      city: text('city'),
      postcode: text('postcode'),
      country: text('country'),
    },
    taxId: taxIdValue ? { type: text('taxIdType'), value: taxIdValue } : null,
    saveCard: form.has('saveCard'),
  }
}
