import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { findUnclaimed, listAccounts, lockUser } from '../accounts/public.ts'
import { closeAccount } from './close-account.ts'
import { forgetUser } from './forget-user.ts'

const AFTER_DAYS = 7
const SWEEP_GUESTS_BATCH_SIZE = 200

/** Deletes the accounts of guests who never paid and chose no password. A payment that is open is cancelled. */
export async function sweepGuests(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'closing'>,
): Promise<void> {
  const before = new Date(deps.clock().getTime() - AFTER_DAYS * DAY_MS)
  const guests = await unpaidGuests(deps, before).limit(SWEEP_GUESTS_BATCH_SIZE).execute()
  for (const { id } of guests) {
    await transact(deps.db, async (tx) => {
      await lockUser(tx, id)
      const unclaimed = await findUnclaimed(tx, { id })
      if (!unclaimed) return
      for (const account of await listAccounts(tx, id)) await closeAccount(tx, deps, account)
      await forgetUser(tx, deps, { userId: id, email: unclaimed.email })
    })
  }
}

function unpaidGuests({ db }: Pick<Deps, 'db'>, before: Date) {
  return db
    .selectFrom('app_user as u')
    .select('u.id')
    .where('u.created_at', '<', before)
    .where('u.active_account_id', 'is not', null)
    .where(({ and, not, exists, selectFrom }) =>
      and([
        not(
          exists(
            selectFrom('sign_in_method as m').select('m.id').whereRef('m.user_id', '=', 'u.id'),
          ),
        ),
        not(
          exists(
            selectFrom('purchase as p')
              .select('p.id')
              .whereRef('p.bought_by', '=', 'u.id')
              .where('p.paid_at', 'is not', null),
          ),
        ),
        not(
          exists(
            selectFrom('subscription as s')
              .select('s.id')
              .whereRef('s.started_by', '=', 'u.id')
              .where('s.activated_at', 'is not', null),
          ),
        ),
      ]),
    )
    .orderBy('u.created_at')
}
