import { mayDo } from '@understory/domain/people/accounts/permissions.ts'
import type { AccountSession } from '../../../http/session.ts'

/** Whether someone may add and remove the cards of the account; staff never do. */
export const mayManageCards = ({ role, user }: Pick<AccountSession, 'role' | 'user'>): boolean =>
  mayDo(role, 'manage-payment-methods') && !user.impersonation
