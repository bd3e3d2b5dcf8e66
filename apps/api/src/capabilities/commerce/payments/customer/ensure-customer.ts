import type { BillingAddress } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { Deps } from '../../../../deps.ts'
import { checkVatNumber } from '../tax-ids/check-vat-number.ts'
import { findCustomer } from './find-customer.ts'

type EnsureCustomerActor = { accountId: string; userId: string }

/** The account's customer at the payment provider, made on first use and kept up to date. */
export async function ensureCustomer(
  deps: Pick<Deps, 'db' | 'payments' | 'clock' | 'newId'>,
  actor: EnsureCustomerActor,
  address: BillingAddress,
): Promise<string> {
  const id = (await findCustomer(deps, actor.accountId)) ?? (await makeCustomer(deps, actor))
  const person = await loadPerson(deps, actor)
  await deps.payments.updateCustomer(id, { name: person.name, email: person.email, address })
  await checkVatNumber(deps, { accountId: actor.accountId, customerId: id })
  return id
}

/** The account's customer, made on first use. */
export async function openCustomer(
  deps: Pick<Deps, 'db' | 'payments'>,
  actor: EnsureCustomerActor,
): Promise<string> {
  const known = await findCustomer(deps, actor.accountId)
  if (known) return known
  const id = await makeCustomer(deps, actor)
  const person = await loadPerson(deps, actor)
  await deps.payments.updateCustomer(id, { ...person, address: null })
  return id
}

/** Whoever of the account asks for it gets the same one, so nothing of theirs is in it yet. */
async function makeCustomer(
  deps: Pick<Deps, 'db' | 'payments'>,
  { accountId }: EnsureCustomerActor,
): Promise<string> {
  const { id } = await deps.payments.createCustomer(accountId)
  await deps.db
    .insertInto('payment_customer')
    .values({ account_id: accountId, customer_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}

function loadPerson(deps: Pick<Deps, 'db'>, { accountId, userId }: EnsureCustomerActor) {
  return deps.db
    .selectFrom('account as a')
    .innerJoin('app_user as u', (join) => join.on('u.id', '=', userId))
    .select(['a.display_name as name', 'u.email'])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
}
