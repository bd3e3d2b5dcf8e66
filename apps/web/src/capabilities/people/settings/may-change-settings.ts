import { mayDo, mayDoOnBehalf } from '@understory/domain/people/accounts/permissions.ts'
import type { AccountSession } from '../../../http/session.ts'

/** Whether someone may change the settings of the account, or staff may on their behalf. */
export const mayChangeSettings = ({ role, user }: Pick<AccountSession, 'role' | 'user'>): boolean =>
  mayDo(role, 'change-settings') && (!user.impersonation || mayDoOnBehalf('change-settings'))
