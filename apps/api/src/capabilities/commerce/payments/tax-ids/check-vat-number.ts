import { addTaxId } from './tax-ids.ts'

type CheckVatNumberDeps = Parameters<typeof addTaxId>[0]

/**
 * The VAT number of an account's settings becomes one of its tax ids, so that its registry is asked: only what
 * the registry confirms changes the VAT of an invoice.
 */
export async function checkVatNumber(
  deps: CheckVatNumberDeps,
  owner: { accountId: string; customerId: string },
): Promise<void> {
  const account = await deps.db
    .selectFrom('account')
    .select(['country', 'vat_number'])
    .where('id', '=', owner.accountId)
    .executeTakeFirst()
  if (!account?.vat_number || !account.country) return
  const given = { country: account.country, type: 'eu_vat', value: account.vat_number }
  // One that the provider does not take stays a text, and counts for nothing.
  await addTaxId(deps, owner, given)
}
