import {
  GetPaymentOutcome,
  ReceivePaymentEvent,
} from '@understory/contracts/commerce/payments/payments.ts'
import { CancelPurchase } from '@understory/contracts/commerce/purchases/purchases.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { numberInvoices } from '../payments/public.ts'
import { cancelUnpaid } from './cancel-unpaid.ts'
import { getPaymentOutcome } from './get-payment-outcome.ts'
import { receiveEvent } from './receive-event.ts'

export function settlementRoutes(deps: Deps): Route[] {
  return [
    route(
      GetPaymentOutcome,
      { access: 'account', may: 'see', guests: true },
      async ({ actor, params }) => {
        const outcome = await getPaymentOutcome(deps, actor.accountId, params.paymentId)
        // Anyone who returns from paying finds the invoice, even before a worker has run.
        await asPlatform(() => numberInvoices(deps))
        return outcome
      },
    ),

    route(CancelPurchase, { access: 'account', may: 'spend', sells: false }, ({ actor, params }) =>
      cancelUnpaid(deps, { id: params.purchaseId, accountId: actor.accountId }),
    ),

    route(ReceivePaymentEvent, { access: 'signed' }, ({ request }) => receiveEvent(deps, request)),
  ]
}
