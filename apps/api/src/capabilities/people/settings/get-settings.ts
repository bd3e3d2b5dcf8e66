import type { AccountSettings } from '@understory/contracts/people/settings.ts'
import {
  mayNotify,
  NOTIFICATIONS,
  type NotificationChoices,
  type NotificationKind,
} from '@understory/domain/people/settings/notifications.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { findBillingAddress } from '../../commerce/payments/public.ts'
import { toAccount } from '../accounts/public.ts'

export async function getSettings(
  deps: Pick<Deps, 'db'>,
  actor: AccountActor,
): Promise<AccountSettings> {
  const { accountId, userId, role } = actor
  const account = await deps.db
    .selectFrom('account')
    .select(['id', 'kind', 'display_name', 'country', 'website', 'vat_number'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const user = await deps.db
    .selectFrom('app_user')
    .select('mobile')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const address = await findBillingAddress(deps, accountId)
  const logo = await deps.db
    .selectFrom('stored_picture')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const choices = await notificationChoices(deps, actor)
  return {
    account: toAccount(account),
    role,
    website: account.website,
    vatNumber: account.vat_number,
    hasLogo: logo !== undefined,
    address,
    mobile: user.mobile,
    notifications: Object.fromEntries(
      NOTIFICATIONS.map(({ kind }) => [kind, mayNotify(kind, choices)]),
    ) as Record<NotificationKind, boolean>,
  }
}

async function notificationChoices(
  deps: Pick<Deps, 'db'>,
  { accountId, userId }: AccountActor,
): Promise<NotificationChoices> {
  const rows = await deps.db
    .selectFrom('notification_choice')
    .select(['kind', 'wanted'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .execute()
  return Object.fromEntries(rows.map(({ kind, wanted }) => [kind, wanted]))
}
