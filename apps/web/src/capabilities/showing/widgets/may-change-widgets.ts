import { mayChangeSettings } from '../../people/settings/may-change-settings.ts'
import type { AccountSession } from '../../../http/session.ts'

export const mayChangeWidgets = (session: AccountSession): boolean =>
  session.account.accountType === 'business' && mayChangeSettings(session)
