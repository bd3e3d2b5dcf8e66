import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../refuse.ts'
import { networkOf } from '../../serve/network-of.ts'
import { countApiCall, setQuotaHeaders } from '../api-quota.ts'
import { findApiActor } from './find-api-actor.ts'

type AdmitCallerDeps = Pick<Deps, 'clock' | 'config' | 'countAttempt' | 'db' | 'limit' | 'vitals'>
type ArrivingCaller = {
  readonly request: Request
  readonly ip: string
  readonly headers: Headers
}

/**
 * Counts a call that no operation answers, and that anyone may make, as those of the public API are counted; refuses
 * whoever brings a key that is none, and whoever calls too often.
 */
export async function admitCaller(
  deps: AdmitCallerDeps,
  arriving: ArrivingCaller,
): Promise<Refused | null> {
  const { ip, headers } = arriving
  const actor = await asPlatform(() => findApiActor(deps, arriving, { needsKey: false }))
  if (actor instanceof Refused) return actor
  const quota = await asPlatform(() =>
    countApiCall(deps, actor ? 'key' : 'open', actor?.keyId ?? networkOf(ip)),
  )
  setQuotaHeaders(headers, quota)
  return quota.isWithin ? null : refuse('QUOTA_EXCEEDED')
}
