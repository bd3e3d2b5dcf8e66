import { AddTaxId, GetCheckout, ListTaxIds, RemoveTaxId } from '@understory/contracts/payments.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import { type Route, route } from '../../http/route.ts'
import { findCustomer } from './ensure-customer.ts'
import { getCheckout } from './get-checkout.ts'
import { addTaxId, listTaxIds, removeTaxId } from './tax-ids.ts'
import { unlessGatewayFails } from './unless-gateway-fails.ts'

export function paymentRoutes(deps: Deps): Route[] {
  return [
    route(GetCheckout, { access: 'account', may: 'see' }, ({ actor }) =>
      getCheckout(deps, actor.accountId),
    ),

    route(AddTaxId, { access: 'account', may: 'change-settings' }, async ({ actor, body }) => {
      const customerId = await findCustomer(deps, actor.accountId)
      if (!customerId) return refuse('UNRECOGNISED_LOCATION')
      const owner = { accountId: actor.accountId, customerId }
      return unlessGatewayFails(deps, () => addTaxId(deps, owner, body), refuse('UNAVAILABLE'))
    }),

    route(ListTaxIds, { access: 'account', may: 'see' }, async ({ actor }) => ({
      taxIds: await listTaxIds(deps.db, actor.accountId),
    })),

    route(RemoveTaxId, { access: 'account', may: 'change-settings' }, ({ actor, params }) =>
      unlessGatewayFails(
        deps,
        () => removeTaxId(deps, actor.accountId, params.id),
        refuse('UNAVAILABLE'),
      ),
    ),
  ]
}
