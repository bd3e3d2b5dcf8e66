import type { PaymentOutcome } from '@understory/contracts/commerce/payments/payments.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import { purchasesMessage } from '../messages/messages.generated.ts'

type Delivery = NonNullable<PaymentOutcome['delivery']>

/** How the gifts of an order reach who they are for: by email and when, or by the hand of the giver. */
export function deliveryWords({ on, byEmail, byLink }: Delivery): string {
  const when = on === null ? 'now' : `on ${longDate(on)}`
  if (byEmail === 0)
    return byLink === 1
      ? purchasesMessage('deliveryWords.handOverLink')
      : purchasesMessage('deliveryWords.handOverLinks')
  if (byLink > 0) {
    const sent =
      byEmail === 1
        ? purchasesMessage('deliveryWords.emailGoesOut')
        : purchasesMessage('deliveryWords.thoseEmailGoOut')
    return `${sent} ${when}; without an email you hand over the link.`
  }
  return byEmail === 1
    ? purchasesMessage('deliveryWords.goesOutEmail', { when })
    : purchasesMessage('deliveryWords.goOutEmail', { when })
}
