import type { TestReset } from '@understory/contracts/v1/test-data.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import type { KeyActor } from '../../../http/v1/api-route.ts'
import { clearTestData } from './clear-test-data.ts'

/** Within a second or two; what is more than that is deleted by a worker. */
const MOST_TIMES_NOW = 40
/** Of a call whose process dies, the worker does all of it. */
const REST_AFTER_SECONDS = 30

/** Deletes all that test keys of the account made until now. */
export async function resetTestAccount(
  deps: Pick<Deps, 'clearing' | 'clock' | 'db' | 'jobs'>,
  { accountId, mode }: Pick<KeyActor, 'accountId' | 'mode'>,
  resetId: string,
): Promise<TestReset | Refused> {
  if (mode !== 'test') return refuse('TEST_KEY_NEEDED')
  const before = deps.clock()
  const isDone = await asPlatform(async () => {
    const rest = { accountId, before: before.getTime() }
    await deps.jobs.enqueue(deps.db, 'clear-test-data', rest, { afterSeconds: REST_AFTER_SECONDS })
    return clearTestData(deps, { accountId, before }, MOST_TIMES_NOW)
  })
  return { id: resetId, object: 'test_reset', mode, createdAt: before.toISOString(), isDone }
}
