import type { BillingAddress } from '@understory/contracts/offsetting.ts'
import type { Deps } from '../../deps.ts'

/** The account's customer at the payment provider, made on first use and kept up to date. */
export async function ensureCustomer(
  deps: Deps,
  actor: { accountId: string; userId: string },
  address: BillingAddress,
): Promise<string> {
  const person = await deps.db
    .selectFrom('account as a')
    .innerJoin('app_user as u', (join) => join.on('u.id', '=', actor.userId))
    .leftJoin('payment_customer as c', 'c.account_id', 'a.id')
    .select(['a.display_name as name', 'u.email', 'c.customer_id'])
    .where('a.id', '=', actor.accountId)
    .executeTakeFirstOrThrow()
  if (person.customer_id) {
    await deps.payments.updateCustomer(person.customer_id, { ...person, address })
    return person.customer_id
  }
  // The same key gives the same customer, so its facts must be the same too: the address follows.
  const customer = { name: actor.accountId, email: person.email, address: null }
  const { id } = await deps.payments.createCustomer(customer, `customer:${actor.accountId}`)
  await deps.db
    .insertInto('payment_customer')
    .values({ account_id: actor.accountId, customer_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await deps.payments.updateCustomer(id, { name: person.name, email: person.email, address })
  return id
}

export async function findCustomer(deps: Deps, accountId: string): Promise<string | null> {
  const row = await deps.db
    .selectFrom('payment_customer')
    .select('customer_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.customer_id ?? null
}
