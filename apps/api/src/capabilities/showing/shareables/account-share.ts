import type { Database, Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { presentFigures, readFigures } from './public-figures.ts'

type AccountShareDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

export async function getSharing(
  { db, clock }: Pick<AccountShareDeps, 'db' | 'clock'>,
  accountId: string,
) {
  const [figures, share] = await Promise.all([readFigures(db, accountId), findShare(db, accountId)])
  return {
    figures: presentFigures(figures, clock()),
    shareId: share?.share_id ?? null,
    badgesActive: share?.badges_active ?? false,
  }
}

/** The public id of an account, as one value of a statement; `null`: it has none. `account` is the expression of its id. */
export function shareIdOf(account: ReturnType<typeof sql.ref<string>>) {
  return sql<string | null>`(select share_id from account_share where account_id = ${account})`
}

function findShare(db: Database, accountId: string) {
  return db
    .selectFrom('account_share')
    .select(['share_id', 'badges_active'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Turns badges on or off. The address stays the same, so that badges that were off come back. */
export async function setBadges(deps: AccountShareDeps, accountId: string, isActive: boolean) {
  const changed = { badges_active: isActive, changed_at: deps.clock() }
  await deps.db
    .insertInto('account_share')
    .values(newShare(deps, accountId, isActive))
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changed))
    .execute()
  return getSharing(deps, accountId)
}

/** The address of an account's figures, which its widgets lead to. */
export async function ensureShare(db: Database | Tx, deps: AccountShareDeps, accountId: string) {
  await db
    .insertInto('account_share')
    .values(newShare(deps, accountId, false))
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
}

function newShare({ clock, newId }: AccountShareDeps, accountId: string, isActive: boolean) {
  const now = clock()
  return {
    account_id: accountId,
    share_id: newId(),
    badges_active: isActive,
    created_at: now,
    changed_at: now,
  }
}
