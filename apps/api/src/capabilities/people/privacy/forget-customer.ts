import type { Deps } from '../../../deps.ts'

type Customer = {
  readonly customerId: string
  readonly subscriptions?: readonly string[]
  readonly payments?: readonly string[]
}

/**
 * Cancels subscriptions and open payments, and removes cards and tax ids from the payment provider.
 * Idempotent.
 */
export async function forgetCustomer(
  deps: Pick<Deps, 'payments'>,
  { customerId, subscriptions = [], payments = [] }: Customer,
): Promise<void> {
  for (const id of payments) await cancelOpen(deps, id)
  for (const id of subscriptions) await deps.payments.endSubscription(id)
  for (const card of await deps.payments.listCards(customerId)) {
    await deps.payments.removeCard(card.id)
  }
  for (const taxId of await deps.payments.listTaxIds(customerId)) {
    await deps.payments.removeTaxId(customerId, taxId.id)
  }
}

/** One that is paid at this moment is settled by its webhook, which then refunds it. */
async function cancelOpen({ payments }: Pick<Deps, 'payments'>, paymentId: string): Promise<void> {
  const isOver = async () => {
    const status = (await payments.findPayment(paymentId))?.state.status
    return status === undefined || ['succeeded', 'processing', 'canceled'].includes(status)
  }
  if (await isOver()) return
  try {
    await payments.cancelPayment(paymentId)
  } catch (fault) {
    if (!(await isOver())) throw fault
  }
}
