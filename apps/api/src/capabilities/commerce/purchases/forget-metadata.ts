import type { ClosesAccount } from '../../../closing.ts'

/** What programs kept with purchases is no part of the books: it goes with the account. */
export const forgetMetadata: ClosesAccount = async (tx, _, { id }) => {
  await tx
    .updateTable('purchase')
    .set({ metadata: '{}' })
    .where('account_id', '=', id)
    .where('metadata', '<>', '{}')
    .execute()
}
