import type { Deps } from '../../deps.ts'

/** Ends what is charged, and takes cards and tax ids back from the payment provider. Done twice, it does no harm. */
export async function forgetCustomer(
  deps: Deps,
  { customerId, subscriptions = [] }: { customerId: string; subscriptions?: readonly string[] },
): Promise<void> {
  for (const id of subscriptions) await deps.payments.endSubscription(id)
  for (const card of await deps.payments.listCards(customerId)) {
    await deps.payments.removeCard(card.id)
  }
  for (const taxId of await deps.payments.listTaxIds(customerId)) {
    await deps.payments.removeTaxId(customerId, taxId.id)
  }
}
