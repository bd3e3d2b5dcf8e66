import {
  HandlePaymentAlert,
  ListPaymentAlerts,
} from '@understory/contracts/commerce/payments/payment-alerts.ts'
import {
  AddTaxId,
  GetCheckout,
  ListCards,
  ListTaxIds,
  RemoveCard,
  RemoveTaxId,
  SetDefaultCard,
  StartCardSetup,
} from '@understory/contracts/commerce/payments/payments.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { handleAlert, listAlerts } from './alerts/alerts.ts'
import { listCards, removeCard, setDefaultCard, startCardSetup } from './cards.ts'
import { openCustomer } from './customer/ensure-customer.ts'
import { getCheckout } from './get-checkout.ts'
import { addTaxId, listTaxIds, removeTaxId } from './tax-ids/tax-ids.ts'
import { unlessGatewayFails } from './unless-gateway-fails.ts'

const CARD_SETUPS = { name: 'card-setup', points: 20, seconds: 3_600 }

export function paymentRoutes(deps: Deps): Route[] {
  return [
    route(ListCards, { access: 'account', may: 'see' }, async ({ actor }) => ({
      cards: await listCards(deps, actor.accountId),
    })),

    route(
      StartCardSetup,
      { access: 'account', may: 'manage-payment-methods', event: 'card-begun' },
      async ({ actor }) => {
        if (!(await deps.limit(CARD_SETUPS, actor.accountId))) return refuse('TOO_MANY_ATTEMPTS')
        return startCardSetup(deps, actor)
      },
    ),

    route(
      SetDefaultCard,
      { access: 'account', may: 'manage-payment-methods', event: 'default-card-changed' },
      ({ actor, params }) => setDefaultCard(deps, actor.accountId, params.cardId),
    ),

    route(
      RemoveCard,
      { access: 'account', may: 'manage-payment-methods', event: 'card-removed' },
      ({ actor, params }) => removeCard(deps, actor.accountId, params.cardId),
    ),

    route(GetCheckout, { access: 'account', may: 'see', guests: true }, ({ actor }) =>
      getCheckout(deps, actor.accountId),
    ),

    route(
      AddTaxId,
      { access: 'account', may: 'change-settings', event: 'tax-id-added' },
      async ({ actor, body }) => {
        const add = async () => {
          const customerId = await openCustomer(deps, actor)
          return addTaxId(deps, { accountId: actor.accountId, customerId }, body, 'value')
        }
        return unlessGatewayFails(deps, add, refuse('UNAVAILABLE'))
      },
    ),

    route(ListPaymentAlerts, { access: 'staff', duty: 'watch-payments' }, () => listAlerts(deps)),
    route(
      HandlePaymentAlert,
      { access: 'staff', duty: 'watch-payments' },
      ({ actor, params, body }) => handleAlert(deps, actor, { ...params, ...body }),
    ),

    route(ListTaxIds, { access: 'account', may: 'see' }, async ({ actor }) => ({
      taxIds: await listTaxIds(deps.db, actor.accountId),
    })),

    route(
      RemoveTaxId,
      { access: 'account', may: 'change-settings', event: 'tax-id-removed' },
      ({ actor, params }) =>
        unlessGatewayFails(
          deps,
          () => removeTaxId(deps, actor.accountId, params.id),
          refuse('UNAVAILABLE'),
        ),
    ),
  ]
}
