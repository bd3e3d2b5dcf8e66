import { asPlatform } from '@understory/database/row-security.ts'
import { HOUR_MS } from '@understory/domain/calendar/durations.ts'
import type { Deps } from '../../../../deps.ts'

type ReconcileTaxIdsDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'payments'>

const RECONCILE_TAX_IDS_BATCH_SIZE = 100

/**
 * Asks the provider again for the tax ids whose registry has not answered: the event of its verdict may come
 * before we know the tax id, or be lost. Each once an hour, after the first time.
 */
export function reconcileTaxIds(deps: ReconcileTaxIdsDeps): Promise<void> {
  return asPlatform(async () => {
    for (const owner of await listUndecided(deps)) {
      try {
        await askAgain(deps, owner)
      } catch (fault) {
        deps.log.warn({ accountId: owner.account_id, err: fault }, 'tax ids not reconciled')
      }
    }
  })
}

type Owner = { readonly account_id: string; readonly customer_id: string }

function listUndecided({ db, clock, config }: ReconcileTaxIdsDeps): Promise<Owner[]> {
  const now = clock().getTime()
  return db
    .selectFrom('tax_id as t')
    .innerJoin('payment_customer as c', 'c.account_id', 't.account_id')
    .select(['t.account_id', 'c.customer_id'])
    .distinct()
    .where('t.verification', '=', 'pending')
    .where('t.created_at', '<', new Date(now - config.RECONCILE_AFTER_SECONDS * 1_000))
    .where(({ eb, or }) =>
      or([eb('t.checked_at', 'is', null), eb('t.checked_at', '<', new Date(now - HOUR_MS))]),
    )
    .limit(RECONCILE_TAX_IDS_BATCH_SIZE)
    .execute()
}

async function askAgain({ db, clock, payments }: ReconcileTaxIdsDeps, owner: Owner): Promise<void> {
  const undecided = db
    .updateTable('tax_id')
    .where('account_id', '=', owner.account_id)
    .where('verification', '=', 'pending')
  await undecided.set({ checked_at: clock() }).execute()
  for (const { id, verification } of await payments.listTaxIds(owner.customer_id))
    await undecided.set({ verification }).where('gateway_id', '=', id).execute()
}
