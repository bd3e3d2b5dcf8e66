import { USAGE_PRODUCT } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import { openCustomer } from '../../../capabilities/commerce/payments/customer/ensure-customer.ts'
import { setSubscriptionCard } from '../../../capabilities/commerce/subscriptions/change/end-subscription.ts'
import { payOpenCycle } from '../../../capabilities/commerce/subscriptions/cycles/pay-open-cycle.ts'
import { startUsagePlan } from '../../../capabilities/commerce/subscriptions/public.ts'
import { Refused } from '../../../http/refuse.ts'
import { COMMERCE_PURCHASES_ADDRESS } from '../../commerce/purchases.ts'
import type { World } from '../world.ts'
import type { Merchant } from './merchants.ts'

/** Begins the plan; what a crash interrupts goes on another day. */
export async function startPlan(world: World, merchant: Merchant): Promise<void> {
  const { deps } = world
  const cardId = await attach(world, merchant, 'pm_card_visa')
  const order = { cardId, billingAddress: COMMERCE_PURCHASES_ADDRESS, currency: 'GBP' } as const
  const refused = await startUsagePlan(deps, merchant.actor, order)
  if (!refused || refused.refusal.code === 'ALREADY_SUBSCRIBED') merchant.hasPlan = true
}

export async function changeCard(world: World, merchant: Merchant, token: string): Promise<void> {
  const wanted = await planOfMerchant(world, merchant)
  if (wanted) await setSubscriptionCard(world.deps, wanted, await attach(world, merchant, token))
}

/** Pays what a failed charge left open, with a good card. */
export async function payDue(world: World, merchant: Merchant): Promise<void> {
  const wanted = await planOfMerchant(world, merchant)
  const payable = wanted && (await payOpenCycle(world.deps, wanted))
  if (!payable || payable instanceof Refused) return
  const id = payable.clientSecret.split('_secret_')[0]
  await world.atProvider(`/v1/payment_intents/${id}/confirm`, {
    payment_method: 'pm_card_visa',
    return_url: 'http://understory.test/back',
  })
}

async function attach(world: World, { actor }: Merchant, token: string): Promise<string> {
  const customer = await openCustomer(world.deps, actor)
  const { body } = await world.atProvider(`/v1/payment_methods/${token}/attach`, { customer })
  return (body as { id: string }).id
}

async function planOfMerchant({ deps }: World, { actor: { accountId } }: Merchant) {
  const row = await deps.db
    .selectFrom('subscription')
    .select('id')
    .where('account_id', '=', accountId)
    .where('product', '=', USAGE_PRODUCT)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row && { id: row.id, accountId }
}
