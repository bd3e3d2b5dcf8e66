import type { AccountSession } from '../../../http/session.ts'
import { mayChange } from '../../../shell/account-fit/account-fit.ts'

type Session = Pick<AccountSession, 'role' | 'user'>

/** Whether this person may change the footprints of the account they use; others only look at them. */
export const mayChangeFootprints = (session: Session): boolean => mayChange(session)

/**
 * Whether this person may speak for the company: declare, bring evidence, answer a verifier, publish a
 * certificate. Staff who act for them may not.
 */
export const mayVouchForFootprints = (session: Session): boolean =>
  mayChange(session) && !session.user.impersonation
