import type { TaxId } from '@understory/contracts/payments.ts'
import type { Database } from '@understory/database/connect.ts'
import { checkTaxId } from '@understory/domain/accounts/tax-id.ts'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { findCustomer } from './ensure-customer.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'newId' | 'payments'>

type TaxIdAnswer = z.output<typeof TaxId>
type Given = { country: string; type: string; value: string }

export async function listTaxIds(db: Database, accountId: string): Promise<TaxIdAnswer[]> {
  const rows = await db
    .selectFrom('tax_id')
    .select(['id', 'country', 'type', 'value', 'verification'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    ...row,
    verification: row.verification as TaxIdAnswer['verification'],
  }))
}

const NOT_TAKEN = 'This tax id is not accepted. Please check it, or leave it empty.'

/** Why a tax id cannot be taken, or null. */
export function refuseTaxId({ country, type, value }: Given): Refused | null {
  const checked = checkTaxId(country, type, value)
  if (checked.ok) return null
  const message =
    checked.problem === 'BAD_TAX_ID_FORMAT'
      ? `This does not have the format of that number, for example ${checked.example}.`
      : 'Please choose a tax id of this country.'
  return refuse('TAX_ID_INVALID', [{ field: 'taxId.value', message }])
}

/** Adds a tax id to the account and to its customer at the payment provider, which checks it. */
export async function addTaxId(
  deps: Needs,
  owner: { accountId: string; customerId: string },
  given: Given,
): Promise<TaxIdAnswer | Refused> {
  const refused = refuseTaxId(given)
  if (refused) return refused
  const value = given.value.trim().toUpperCase()
  const held = await listTaxIds(deps.db, owner.accountId)
  const same = held.find((taxId) => taxId.type === given.type && taxId.value === value)
  if (same) return same
  const added = await deps.payments.addTaxId(owner.customerId, { type: given.type, value })
  if (!added) return refuse('TAX_ID_INVALID', [{ field: 'taxId.value', message: NOT_TAKEN }])
  const { id, verification } = { id: deps.newId(), verification: added.verification }
  await deps.db
    .insertInto('tax_id')
    .values({
      id,
      account_id: owner.accountId,
      gateway_id: added.id,
      country: given.country,
      type: given.type,
      value,
      verification,
      created_at: deps.clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { id, country: given.country, type: given.type, value, verification }
}

export async function removeTaxId(
  deps: Pick<Deps, 'db' | 'payments'>,
  accountId: string,
  id: string,
): Promise<Refused | undefined> {
  const row = await deps.db
    .selectFrom('tax_id')
    .select('gateway_id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  const customerId = await findCustomer(deps, accountId)
  if (customerId) await deps.payments.removeTaxId(customerId, row.gateway_id)
  await deps.db
    .deleteFrom('tax_id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute()
  return undefined
}
