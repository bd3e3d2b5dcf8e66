import type { BillingAddress } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { Tx } from '@understory/database/connect.ts'
import {
  checkBillingAddress,
  needsWholeAddress,
} from '@understory/domain/commerce/payments/buyer/billing-address.ts'
import type { AccountKind } from '@understory/domain/people/accounts/account-kind.ts'
import { mayDo } from '@understory/domain/people/accounts/permissions.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { addressSentence } from './tax-ids/address-sentences.ts'
import { listTaxIds, readTaxId } from './tax-ids/tax-ids.ts'

type Order = {
  readonly billingAddress: BillingAddress
  readonly taxId: { readonly type: string; readonly value: string } | null
}

/** The order with its address in the written form of its country, as far as its invoice needs it. */
export function checkBilling<Given extends Order>(
  order: Given,
  { accountKind, isShown = false }: { accountKind: AccountKind; isShown?: boolean },
): Given | Refused {
  const { billingAddress, taxId } = order
  const isWhole = isShown || needsWholeAddress({ accountKind, hasTaxId: taxId !== null })
  const checked = checkBillingAddress(billingAddress, { isWhole })
  if (!checked.ok) {
    return refuse(
      'UNRECOGNISED_LOCATION',
      checked.problems.map(({ field, code }) => ({
        field: `billingAddress.${field}`,
        message: addressSentence(code),
      })),
    )
  }
  const read = taxId && readTaxId({ ...taxId, country: billingAddress.country })
  if (read instanceof Refused) return read
  const written = read && { type: read.type, value: read.value }
  return { ...order, billingAddress: checked.address, taxId: written }
}

const NOT_YOURS = 'Only an owner or an administrator of this account can change this.'

/**
 * Saves the billing address of an order, or says why not: a person who may buy but not change settings
 * buys with the account's address and tax id, and enters an address only where the account has none.
 */
export async function saveBilling(
  tx: Tx,
  { accountId, role }: Pick<AccountActor, 'accountId' | 'role'>,
  { billingAddress: address, taxId }: Order,
): Promise<Refused | null> {
  const insert = tx.insertInto('billing_address').values({ account_id: accountId, ...address })
  if (mayDo(role, 'change-settings')) {
    await insert
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...address }))
      .execute()
    return null
  }
  await insert.onConflict((conflict) => conflict.column('account_id').doNothing()).execute()
  const saved = await tx
    .selectFrom('billing_address')
    .select(['line1', 'line2', 'city', 'postcode', 'country'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (!isSameAddress(saved, address)) return refuseField('billingAddress.line1')
  const isKnown = !taxId || (await isTaxIdOf(tx, accountId, taxId))
  return isKnown ? null : refuseField('taxId.value')
}

function refuseField(field: string): Refused {
  return refuse('ROLE_FORBIDS', [{ field, message: NOT_YOURS }])
}

function isSameAddress(saved: BillingAddress, given: BillingAddress): boolean {
  const words = ({ line1, line2, city, postcode, country }: BillingAddress) =>
    [line1, line2 ?? '', city, postcode, country].join('\n')
  return words(saved) === words(given)
}

async function isTaxIdOf(
  tx: Tx,
  accountId: string,
  { type, value }: { type: string; value: string },
): Promise<boolean> {
  const held = await listTaxIds(tx, accountId)
  return held.some((each) => each.type === type && each.value === value)
}
