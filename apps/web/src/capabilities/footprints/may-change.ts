import type { AccountSession } from '../../http/session.ts'
import { mayBuy } from '../../shell/account-fit.ts'

/** Whether this person may change the footprints of the account they use; others only look at them. */
export const mayChangeFootprints = (session: Pick<AccountSession, 'role' | 'user'>): boolean =>
  mayBuy(session)
