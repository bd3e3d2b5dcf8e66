import type { CallOf } from '@understory/contracts/endpoint.ts'
import type { BuyInstantOffset } from '@understory/contracts/offsetting.ts'

export type Order = CallOf<typeof BuyInstantOffset>['body']

/** The fields of the payment form as the API takes them. */
export function readOrder(form: FormData): Order {
  const text = (name: string) => String(form.get(name) ?? '').trim()
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
    saveCard: form.get('saveCard') === 'on',
  }
}
