import {
  GetLogo,
  GetSettings,
  RemoveLogo,
  SetLogo,
  UpdateAccount,
  UpdateAddress,
  UpdateUser,
  UpdateUserMetadata,
} from '@understory/contracts/people/settings.ts'
import { withinOne } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { chooseNotifications } from './choose-notifications.ts'
import { getSettings } from './get-settings.ts'
import { getLogo, removeLogo, setLogo } from './logo.ts'
import { updateAccount, updateAddress } from './update-account.ts'
import { updateUser } from './update-user.ts'

const HOUR_SECONDS = 3_600
const LOGOS = { name: 'logo', points: 30, seconds: HOUR_SECONDS }

export function settingsRoutes(deps: Deps): Route[] {
  return [
    route(UpdateUser, { access: 'user', event: 'details-changed' }, ({ actor, body }) =>
      updateUser(deps, actor.userId, body),
    ),
    route(
      UpdateUserMetadata,
      { access: 'account', may: 'see', event: 'notifications-changed' },
      ({ actor, body }) => withinOne(deps, (within) => chooseNotifications(within, actor, body)),
    ),
    route(GetSettings, { access: 'account', may: 'see' }, ({ actor }) => getSettings(deps, actor)),
    route(
      UpdateAccount,
      { access: 'account', may: 'change-settings', event: 'account-changed' },
      ({ actor, body }) => updateAccount(deps, actor, body),
    ),
    route(
      UpdateAddress,
      { access: 'account', may: 'change-settings', event: 'address-changed' },
      ({ actor, body }) => withinOne(deps, (within) => updateAddress(within, actor, body)),
    ),
    route(GetLogo, { access: 'account', may: 'see' }, ({ actor }) =>
      getLogo(deps, actor.accountId),
    ),
    route(
      SetLogo,
      {
        access: 'account',
        may: 'change-settings',
        event: 'logo-changed',
        businessOnly: 'BUSINESS_ONLY',
      },
      async ({ actor, body }) => {
        if (!(await deps.limit(LOGOS, actor.accountId))) return refuse('TOO_MANY_ATTEMPTS')
        return setLogo(deps, actor, body)
      },
    ),
    route(
      RemoveLogo,
      { access: 'account', may: 'change-settings', event: 'logo-removed' },
      ({ actor }) => withinOne(deps, (within) => removeLogo(within, actor.accountId)),
    ),
  ]
}
