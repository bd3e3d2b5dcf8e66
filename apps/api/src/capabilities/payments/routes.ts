import { AddTaxId, GetCheckout, ListTaxIds, RemoveTaxId } from '@understory/contracts/payments.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import { type Route, route } from '../../http/route.ts'
import { findCustomer } from './ensure-customer.ts'
import { getCheckout } from './get-checkout.ts'
import { addTaxId, listTaxIds, removeTaxId } from './tax-ids.ts'

export function paymentRoutes(deps: Deps): Route[] {
  return [
    route(GetCheckout, { access: 'account' }, ({ actor }) => getCheckout(deps, actor.accountId)),

    route(AddTaxId, { access: 'account' }, async ({ actor, body }) => {
      const customerId = await findCustomer(deps, actor.accountId)
      if (!customerId) return refuse('UNRECOGNISED_LOCATION')
      return addTaxId(deps, { accountId: actor.accountId, customerId }, body)
    }),

    route(ListTaxIds, { access: 'account' }, async ({ actor }) => ({
      taxIds: await listTaxIds(deps.db, actor.accountId),
    })),

    route(RemoveTaxId, { access: 'account' }, ({ actor, params }) =>
      removeTaxId(deps, actor.accountId, params.id),
    ),
  ]
}
