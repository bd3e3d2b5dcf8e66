import type { AccountSession } from '../../../http/session.ts'
import { mayChangeSettings } from '../../people/settings/public.ts'

export const mayChangeWidgets = (session: AccountSession): boolean =>
  session.account.accountType === 'business' && mayChangeSettings(session)
