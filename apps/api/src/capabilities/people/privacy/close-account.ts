import type { Tx } from '@understory/database/connect.ts'
import type { Closing, ClosingDeps } from '../../../closing.ts'
import { closeStoredAccount, findTestAccount } from '../accounts/public.ts'

const FORMER = { personal: 'A former member', business: 'A former business' } as const

/**
 * Closes an account that is left without members: the tables that go with it are emptied of its rows, then every
 * capability does what else it has to. What others rely on stays. Its test account is closed with it.
 */
export async function closeAccount(
  tx: Tx,
  deps: ClosingDeps & { readonly closing: Closing },
  { id, kind }: { id: string; kind: string },
): Promise<void> {
  const formerName = kind === 'business' ? FORMER.business : FORMER.personal
  const account = { id, kind, formerName }
  // First: what is locked may only be deleted once its account is closed.
  await closeStoredAccount(tx, deps, account)
  for (const table of deps.closing.tables)
    await tx.deleteFrom(table).where(tx.dynamic.ref<'id'>('account_id'), '=', id).execute()
  for (const close of deps.closing.closesAccount) await close(tx, deps, account)
  const test = await findTestAccount(tx, id)
  if (test) await closeAccount(tx, deps, test)
}
