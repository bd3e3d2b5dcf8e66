import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { freePageAddress } from './page-address.ts'
import { forgetOldAddresses, takeAddress } from './take-address.ts'

type RenameAccountInput = { readonly accountId: string; readonly name: string }

/**
 * Does what gives an account a name, and moves its impact page to the address of that name in the same
 * transaction; the earlier address leads there. One that another account takes meanwhile is passed over.
 */
export async function renameAccount<T>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  named: RenameAccountInput,
  rename: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (;;) {
    const address = await freePageAddress(db, named)
    const done = await transact(db, async (tx) =>
      (await movePage(tx, { ...named, address }, clock())) ? { answer: await rename(tx) } : null,
    )
    if (done) return done.answer
  }
}

/** False where the address is someone else's by now; an account without a page has nothing to move. */
async function movePage(
  tx: Tx,
  place: { readonly accountId: string; readonly address: string },
  now: Date,
): Promise<boolean> {
  const page = await tx
    .selectFrom('impact_page')
    .select('address')
    .where('account_id', '=', place.accountId)
    .executeTakeFirst()
  if (!page || page.address === place.address) return true
  if (!(await takeAddress(tx, place, now))) return false
  await tx
    .updateTable('impact_page')
    .set({ address: place.address })
    .where('account_id', '=', place.accountId)
    .execute()
  await forgetOldAddresses(tx, place)
  return true
}
