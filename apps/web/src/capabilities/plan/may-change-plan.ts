import { redirect } from 'react-router'
import type { AccountSession } from '../../http/session.ts'
import { whyMayNotBuy } from '../../shell/account-fit.ts'
import { PLAN } from './plan-addresses.ts'

type Session = Pick<AccountSession, 'role' | 'user'>

/** Whether this person may change the plan of the account they use; others only look at it. */
export const mayChangePlan = ({ role, user }: Session): boolean =>
  whyMayNotBuy({ role, impersonation: user.impersonation }) === null

/** A form that could not be saved is not shown. */
export function requirePlanner(session: Session): void {
  if (!mayChangePlan(session)) throw redirect(PLAN)
}
