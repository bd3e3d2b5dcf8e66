import { redirect } from 'react-router'
import type { AccountSession } from '../../../http/session.ts'
import { mayChange } from '../../../shell/account-fit/account-fit.ts'
import { PLAN } from './plan-addresses.ts'

type Session = Pick<AccountSession, 'account' | 'role' | 'user'>

/** Whether this person may change the plan of the account they use; others only look at it. */
export const mayChangePlan = (session: Session): boolean => mayChange(session)

/** A form that could not be saved is not shown: the plan itself says whom it is for. */
export function requirePlanner(session: Session): void {
  if (session.account.accountType !== 'business' || !mayChangePlan(session)) throw redirect(PLAN)
}
