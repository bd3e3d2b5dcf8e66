import { mayDo, mayDoOnBehalf } from '@understory/domain/accounts/permissions.ts'
import type { AccountSession } from '../../../http/session.ts'

export function mayChangeWidgets({ account, role, user }: AccountSession): boolean {
  const mayHere = mayDo(role, 'change-settings') && account.accountType === 'business'
  return mayHere && (!user.impersonation || mayDoOnBehalf('change-settings'))
}
