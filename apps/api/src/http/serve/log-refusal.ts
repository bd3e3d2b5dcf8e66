import type { Endpoint } from '@understory/contracts/endpoint.ts'
import type { RefusalCode } from '@understory/contracts/refusals/refusals.ts'
import type { Deps } from '../../deps.ts'
import type { Refused } from '../refuse.ts'
import { networkOf } from './network-of.ts'
import { hashOfSubject } from './rate-limit.ts'

/** Refusals that an attack leaves behind. Sessions that ended and visitors who are not signed in are not among them. */
const WATCHED: ReadonlySet<RefusalCode> = new Set([
  'BAD_CLAIM_LINK',
  'BAD_CREDENTIALS',
  'BAD_RECOVERY_LINK',
  'BAD_SIGNATURE',
  'BAD_VERIFICATION_LINK',
  'CODE_WRONG',
  'CROSS_SITE',
  'CURRENT_PASSWORD_INCORRECT',
  'FORBIDDEN',
  'FRESH_SIGN_IN_REQUIRED',
  'INVALID_ADMIN_TOKEN',
  'MAY_NOT_ENTER',
  'MAY_NOT_REFUND',
  'MAY_NOT_SEND',
  'NO_CLAIMS',
  'NOT_ON_BEHALF',
  'PASSKEY_REFUSED',
  'REQUEST_RESET_PWD_LIMIT_EXCEEDED',
  'ROLE_FORBIDS',
  'STAFF_EMAIL',
  'STAFF_ROLE_FORBIDS',
  'TOO_MANY_ATTEMPTS',
])

/** Logs a refusal under a fingerprint of its network: lines of one network belong together, its address is not logged. */
export function logRefusal(
  { log, config }: Pick<Deps, 'log' | 'config'>,
  { method, path }: Endpoint,
  { refused, ip }: { readonly refused: Refused; readonly ip: string },
): void {
  const { code } = refused.refusal
  if (!WATCHED.has(code)) return
  const from = hashOfSubject(config.APP_SECRET, networkOf(ip)).slice(0, 12)
  log.warn({ refusal: code, call: `${method} ${path}`, from }, 'refused')
}
