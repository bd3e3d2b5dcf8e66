import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { TEST_DATA_DAYS } from '@understory/domain/developers/api-keys/test-data-days.ts'
import type { Deps } from '../../../deps.ts'
import { testAccountsAfter } from '../../people/accounts/public.ts'
import { clearTestData } from './clear-test-data.ts'

const TEST_ACCOUNTS_AT_ONCE = 500

/** Nightly: deletes what test accounts hold from so long ago, account by account. */
export async function sweepTestData({
  clearing,
  clock,
  db,
  log,
}: Pick<Deps, 'clearing' | 'clock' | 'db' | 'log'>): Promise<void> {
  const before = new Date(clock().getTime() - TEST_DATA_DAYS * DAY_MS)
  let after: string | null = null
  for (;;) {
    const accounts = await testAccountsAfter(db, { after, most: TEST_ACCOUNTS_AT_ONCE })
    for (const accountId of accounts)
      await clearTestData({ clearing, db }, { accountId, before }).catch((err) =>
        log.error({ err, accountId }, 'old test data could not be deleted'),
      )
    after = accounts.at(-1) ?? null
    if (after === null) return
  }
}
