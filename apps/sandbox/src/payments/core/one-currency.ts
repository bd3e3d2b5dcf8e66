import { RequestRefused } from '../wire/refusals.ts'
import { isEndedSubscription } from './statuses.ts'
import { everyOne, type World } from './world.ts'

/** Everything that waits to be billed to one customer is in one currency. */
export function refuseOtherCurrency(world: World, customer: string, currency: string): void {
  const billed = [
    ...everyOne(world, 'subscription', customer).filter(
      ({ status }) => !isEndedSubscription(status),
    ),
    ...everyOne(world, 'invoiceitem', customer).filter(({ invoice }) => invoice === null),
  ]
  const other = billed.find((each) => each.currency !== currency)
  if (other !== undefined)
    throw new RequestRefused(400, {
      type: 'invalid_request_error',
      message: `You cannot combine currencies on a single customer. This customer has an active subscription, subscription schedule, discount, quote, or invoice item with currency ${other.currency}.`,
    })
}
