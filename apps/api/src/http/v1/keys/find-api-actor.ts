import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../refuse.ts'
import { networkOf } from '../../serve/network-of.ts'
import type { KeyActor } from '../api-route.ts'
import { findKey } from './find-key.ts'

const WRONG_KEYS = { name: 'api-wrong-keys', points: 60, seconds: 60 }

type FindApiActorDeps = Pick<Deps, 'clock' | 'db' | 'limit'>
type ArrivingKey = {
  readonly request: Request
  readonly ip: string
  /** Of the answer: they say what is wrong with a key. */
  readonly headers: Headers
}

/** Whom a call of a program is for, by the key that it brings; `null`: it brings none, and needs none. */
export async function findApiActor(
  deps: FindApiActorDeps,
  { request, ip, headers }: ArrivingKey,
  { needsKey }: { readonly needsKey: boolean },
): Promise<KeyActor | null | Refused> {
  const given = request.headers.get('authorization')
  if (given === null && !needsKey) return null
  const secret = /^Bearer (\S+)$/.exec(given ?? '')?.[1]
  const actor = secret ? await findKey(deps, { secret, ip }) : refuse('KEY_MISSING')
  if (!(actor instanceof Refused)) return actor
  headers.set('www-authenticate', 'Bearer realm="understory", error="invalid_token"')
  // Counted where it is wrong alone: whoever has a key is limited by it.
  if (await deps.limit(WRONG_KEYS, networkOf(ip))) return actor
  headers.set('retry-after', String(WRONG_KEYS.seconds))
  return refuse('QUOTA_EXCEEDED')
}
