import type { BillingAddress } from '@understory/contracts/offsetting.ts'
import type { Tx } from '@understory/database/connect.ts'
import { checkBillingAddress } from '@understory/domain/accounts/billing-address.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { ADDRESS_SENTENCE } from './address-sentences.ts'
import { refuseTaxId } from './tax-ids.ts'

type Order = {
  readonly billingAddress: BillingAddress
  readonly taxId: { readonly type: string; readonly value: string } | null
}

/** The order with its address in the written form of its country. */
export function checkBilling<Given extends Order>(order: Given): Given | Refused {
  const { billingAddress, taxId } = order
  const checked = checkBillingAddress(billingAddress)
  if (!checked.ok) {
    return refuse(
      'UNRECOGNISED_LOCATION',
      checked.problems.map(({ field, code }) => ({
        field: `billingAddress.${field}`,
        message: ADDRESS_SENTENCE[code],
      })),
    )
  }
  const refused = taxId && refuseTaxId({ ...taxId, country: billingAddress.country })
  return refused ?? { ...order, billingAddress: checked.address }
}

export async function saveBillingAddress(
  tx: Tx,
  accountId: string,
  address: BillingAddress,
): Promise<void> {
  await tx
    .insertInto('billing_address')
    .values({ account_id: accountId, ...address })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...address }))
    .execute()
}
