import type { AccountSession } from '../../http/session.ts'
import { whyMayNotBuy } from '../../shell/account-fit.ts'

/** Whether this person may change the footprints of the account they use; others only look at them. */
export function mayChangeFootprints({
  role,
  user,
}: Pick<AccountSession, 'role' | 'user'>): boolean {
  return whyMayNotBuy({ role, impersonation: user.impersonation }) === null
}
