import type { TaxId } from '@understory/contracts/commerce/payments/payments.ts'
import type { Database } from '@understory/database/connect.ts'
import { checkTaxId } from '@understory/domain/commerce/payments/buyer/tax-id.ts'
import type { z } from 'zod'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { findCustomer } from '../customer/find-customer.ts'
import { paymentsMessage } from '../messages/messages.generated.ts'

type TaxIdsDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'payments'>

type TaxIdAnswer = z.output<typeof TaxId>
type TaxIdsInput = { country: string; type: string; value: string }

export async function listTaxIds(db: Database, accountId: string): Promise<TaxIdAnswer[]> {
  const rows = await selectTaxIds(db, accountId).orderBy('created_at').execute()
  return rows.map(presentTaxId)
}

const selectTaxIds = (db: Database, accountId: string) =>
  db
    .selectFrom('tax_id')
    .select(['id', 'country', 'type', 'value', 'verification'])
    .where('account_id', '=', accountId)

const presentTaxId = <Row extends { verification: string }>(row: Row) => ({
  ...row,
  verification: row.verification,
})

/** Where the value stands in the body: of an order by default. */
const IN_ORDER = 'taxId.value'

/** A tax id as its format is written, or why it cannot be taken. */
export function readTaxId(given: TaxIdsInput, field = IN_ORDER): TaxIdsInput | Refused {
  const { country, type, value } = given
  const checked = checkTaxId(country, type, value)
  if (checked.ok) return { country, type, value: checked.value }
  const message =
    checked.problem === 'BAD_TAX_ID_FORMAT'
      ? paymentsMessage('tax-ids.read-tax-id', { example: checked.example })
      : paymentsMessage('tax-ids.read-tax-id.2')
  return refuse('TAX_ID_INVALID', [{ field, message }])
}

/** Adds a tax id to the account and to its customer at the payment provider, which checks it. */
export async function addTaxId(
  deps: TaxIdsDeps,
  owner: { accountId: string; customerId: string },
  typed: TaxIdsInput,
  field = IN_ORDER,
): Promise<TaxIdAnswer | Refused> {
  const given = readTaxId(typed, field)
  if (given instanceof Refused) return given
  const { value } = given
  const held = await listTaxIds(deps.db, owner.accountId)
  const same = held.find((taxId) => taxId.type === given.type && taxId.value === value)
  if (same) return same
  const added = await deps.payments.addTaxId(owner.customerId, { type: given.type, value })
  if (!added)
    return refuse('TAX_ID_INVALID', [{ field, message: paymentsMessage('tax-ids.not-taken') }])
  const stored = await transact(deps.db, (tx) =>
    tx
      .insertInto('tax_id')
      .values({
        id: deps.newId(),
        account_id: owner.accountId,
        gateway_id: added.id,
        country: given.country,
        type: given.type,
        value,
        verification: added.verification,
        created_at: deps.clock(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst(),
  )
  if (!stored) return addedMeanwhile(deps, owner, { type: given.type, value, gatewayId: added.id })
  const { verification } = added
  return { id: stored.id, country: given.country, type: given.type, value, verification }
}

/** The one that a request at the same moment stored; what the provider was given twice is taken back there. */
async function addedMeanwhile(
  deps: TaxIdsDeps,
  { accountId, customerId }: { accountId: string; customerId: string },
  { type, value, gatewayId }: { type: string; value: string; gatewayId: string },
): Promise<TaxIdAnswer | Refused> {
  const stored = await selectTaxIds(deps.db, accountId)
    .select('gateway_id')
    .where('type', '=', type)
    .where('value', '=', value)
    .executeTakeFirst()
  if (!stored) return refuse('UNAVAILABLE')
  const { gateway_id, ...taxId } = stored
  if (gateway_id !== gatewayId) await deps.payments.removeTaxId(customerId, gatewayId)
  return presentTaxId(taxId)
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
  const removed = await transact(deps.db, (tx) =>
    tx
      .deleteFrom('tax_id')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst(),
  )
  return removed ? undefined : refuse('NOT_FOUND')
}
