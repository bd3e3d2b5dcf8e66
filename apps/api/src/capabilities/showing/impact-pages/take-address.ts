import type { Tx } from '@understory/database/connect.ts'

const MOST_FORMER = 5

export type AccountAddress = { readonly accountId: string; readonly address: string }

/** Makes an address the account's; false where it is someone else's. */
export async function takeAddress(tx: Tx, place: AccountAddress, now: Date): Promise<boolean> {
  const { accountId, address } = place
  await tx
    .insertInto('impact_page_address')
    .values({ account_id: accountId, address, given_at: now })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .execute()
  const own = await tx
    .selectFrom('impact_page_address')
    .select('address')
    .where('address', '=', address)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return own !== undefined
}

/** Names are there for all: an account that changes its own again and again keeps only the last few. */
export async function forgetOldAddresses(
  tx: Tx,
  { accountId, address }: AccountAddress,
): Promise<void> {
  await tx
    .deleteFrom('impact_page_address')
    .where('account_id', '=', accountId)
    .where('address', '!=', address)
    .where('address', 'not in', (query) =>
      query
        .selectFrom('impact_page_address')
        .select('address')
        .where('account_id', '=', accountId)
        .where('address', '!=', address)
        .orderBy('given_at', 'desc')
        .orderBy('address')
        .limit(MOST_FORMER),
    )
    .execute()
}
