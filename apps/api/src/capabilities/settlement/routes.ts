import { GetPaymentOutcome, ReceivePaymentEvent } from '@understory/contracts/payments.ts'
import type { Deps } from '../../deps.ts'
import { type Route, route } from '../../http/route.ts'
import { getPaymentOutcome } from './get-payment-outcome.ts'
import { receiveEvent } from './receive-event.ts'

export function settlementRoutes(deps: Deps): Route[] {
  return [
    route(GetPaymentOutcome, { access: 'account', may: 'see' }, ({ actor, params }) =>
      getPaymentOutcome(deps, actor.accountId, params.paymentId),
    ),

    route(ReceivePaymentEvent, { access: 'signed' }, ({ request }) => receiveEvent(deps, request)),
  ]
}
