import {
  ConnectApp,
  DisconnectApp,
  ListConnectedApps,
  ReadAppRequest,
} from '@understory/contracts/developers/connected-apps.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { connectApp, readAppRequest } from './connect-app.ts'
import { disconnectApp, listConnectedApps } from './connected-apps.ts'

const BY_OWNERS = { access: 'account', may: 'manage-api-keys', isOwnOnly: true } as const

/** By a person who owns or administers the account: an app lets no app in. */
export function oauthRoutes(deps: Deps): Route[] {
  return [
    route(ReadAppRequest, BY_OWNERS, ({ actor, query }) => readAppRequest(deps, actor, query)),
    route(ConnectApp, { ...BY_OWNERS, event: 'app-connected' }, ({ actor, body }) =>
      connectApp(deps, actor, body),
    ),
    route(ListConnectedApps, BY_OWNERS, async ({ actor }) => ({
      apps: await listConnectedApps(deps, actor.accountId),
    })),
    route(DisconnectApp, { ...BY_OWNERS, event: 'app-disconnected' }, ({ actor, params }) =>
      disconnectApp(deps, { accountId: actor.accountId, appId: params.appId }),
    ),
  ]
}
